// expect: stored property 'key' of 'Sendable'-conforming struct 'Row' has non-Sendable type 'LocalizedStringKey'

import SwiftUI

struct Row: Sendable {
    let key: LocalizedStringKey
}
