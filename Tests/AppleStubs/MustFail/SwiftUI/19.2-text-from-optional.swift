// expect: value of optional type 'String?' must be unwrapped

import SwiftUI

func text(_ name: String?) -> Text { Text(name) }
