// expect: value of optional type 'String?' must be unwrapped

import Foundation

func text(_ name: String?) -> String { String(localized: "Name: \(name)") }
