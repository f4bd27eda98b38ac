// expect: instance method 'fill' requires that 'Text' conform to 'ShapeStyle'

import SwiftUI

struct Plain: View {
    var body: some View { Circle().fill(Text(verbatim: "")) }
}
