// expect: 'let' binding pattern cannot appear in an expression

import Foundation
import WidgetKit

func date(of policy: TimelineReloadPolicy) -> Date? {
    switch policy {
    case .after(let date): return date
    default: return nil
    }
}
