// expect: argument 'blue' must precede argument 'opacity'

import SwiftUI

let color = Color(.sRGB, red: 0, green: 0, opacity: 1, blue: 0)
