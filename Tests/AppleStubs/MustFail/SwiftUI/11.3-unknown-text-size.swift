// expect: type 'DynamicTypeSize' has no member 'huge'

import SwiftUI

@MainActor let text = Text("a").dynamicTypeSize(.huge)
