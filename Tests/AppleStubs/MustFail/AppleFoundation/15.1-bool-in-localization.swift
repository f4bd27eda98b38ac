// expect: no exact matches in call to instance method 'appendInterpolation'

import Foundation

func text(_ isOn: Bool) -> String { String(localized: "It is \(isOn)") }
