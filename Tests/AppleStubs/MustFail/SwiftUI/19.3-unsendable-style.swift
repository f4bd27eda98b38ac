// expect: stored property 'box' of 'Sendable'-conforming struct 'Boxed' has non-Sendable type 'Box'

import SwiftUI

final class Box {
    var value = 0
}

struct Boxed: ShapeStyle {
    let box: Box

    func resolve(in environment: EnvironmentValues) -> Color { .red }
}
