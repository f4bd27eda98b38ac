// expect: type 'Act' does not conform to protocol 'AppIntent'

import AppIntents

struct Act: AppIntent {
    static var title: LocalizedStringResource { "Act" }
}
