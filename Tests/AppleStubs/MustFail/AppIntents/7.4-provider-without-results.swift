// expect: type 'Options' does not conform to protocol 'DynamicOptionsProvider'

import AppIntents

struct Options: DynamicOptionsProvider {
    func defaultResult() async -> String? { nil }
}
