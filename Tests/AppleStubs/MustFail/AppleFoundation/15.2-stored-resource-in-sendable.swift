// expect: stored property 'title' of 'Sendable'-conforming struct 'Row' has non-Sendable type 'LocalizedStringResource'

import Foundation

struct Row: Sendable {
    let title: LocalizedStringResource
}
