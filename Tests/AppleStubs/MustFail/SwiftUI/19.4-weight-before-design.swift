// expect: missing argument label 'size:' in call
// expect: type 'CGFloat' has no member 'body'

import SwiftUI

let font = Font.system(.body, weight: .bold, design: .rounded)
