// expect: cannot convert value of type 'Int' to expected argument type 'Double'

import SwiftUI

func transition(_ count: Int) -> ContentTransition {
    .numericText(value: count)
}
