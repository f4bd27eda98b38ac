// expect: type 'Shown' does not conform to protocol 'PreviewProvider'

import SwiftUI

struct Shown: PreviewProvider {
    static var previews: String { "" }
}
