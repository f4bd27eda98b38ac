// expect: no exact matches in call to initializer

import Foundation

func text(_ key: String) -> LocalizedStringResource { LocalizedStringResource(key) }
