// expect: type 'P' does not conform to the 'Sendable' protocol

import AppIntents

struct Options: DynamicOptionsProvider {
    func results() async throws -> [String] { [] }
}

func send<P>(_ provider: P) where P: DynamicOptionsProvider {
    require(provider)
}

func require<T>(_ value: T) where T: Sendable {}
