// expect: switch covers known cases, but 'WidgetFamily' may have additional unknown values

import WidgetKit

func name(_ family: WidgetFamily) -> String {
    switch family {
    case .systemSmall: return "small"
    case .systemMedium: return "medium"
    case .systemLarge: return "large"
    case .systemExtraLarge: return "extra large"
    case .systemExtraLargePortrait: return "portrait"
    case .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline: return "accessory"
    }
}
