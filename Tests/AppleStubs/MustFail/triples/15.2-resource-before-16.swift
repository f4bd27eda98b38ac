// expect: 'LocalizedStringResource' is only available in iOS 16.0 or newer
// triple: iOS 15.0

import Foundation

func text() -> LocalizedStringResource { "a" }
