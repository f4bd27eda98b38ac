// expect: no exact matches in call to initializer

import Foundation

func text(_ key: String) -> String { String(localized: key) }
