// expect: type 'Registry' does not conform to protocol 'PreviewRegistry'

import SwiftUI
struct Registry: PreviewRegistry {
    static var fileID: String { "" }
    static var line: Int { 0 }
    static var column: Int { 0 }
}
