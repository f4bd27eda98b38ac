// expect: type 'Options' does not conform to protocol 'DynamicOptionsProvider'

import AppIntents

struct Options: DynamicOptionsProvider {
    typealias DefaultValue = Int

    func results() async throws -> [String] { [] }
}
