// expect: switch covers known cases, but 'ColorScheme' may have additional unknown values

import SwiftUI

func name(_ scheme: ColorScheme) -> String {
    switch scheme {
    case .light: return "light"
    case .dark: return "dark"
    }
}
