// In: sRGB values. Out: how well one colour is told from another, after the Web Content Accessibility Guidelines 2.
// Invariant: a ratio is from 1 to 21, whatever the values are.

/// A colour by its sRGB values.
struct PlainColor: Hashable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var alpha: UInt8 = 255

    /// What level AA asks of text.
    static let leastContrast = 4.5
    /// Below this, text cannot be seen at all.
    static let leastVisible = 1.3

    /// The contrast ratio of this colour drawn on another; nil where what is behind shines through that one.
    func contrast(on background: PlainColor) -> Double? {
        guard background.alpha == 255 else { return nil }
        let front = blended(over: background).luminance
        let back = background.luminance
        return (max(front, back) + 0.05) / (min(front, back) + 0.05)
    }

    /// A ratio to one decimal, cut off, so that one which is too low never reads as high enough.
    static func tenths(_ ratio: Double) -> String {
        let tenths = Int(ratio * 10)
        return "\(tenths / 10).\(tenths % 10)"
    }

    private func blended(over background: PlainColor) -> PlainColor {
        func mixed(_ front: UInt8, _ back: UInt8) -> UInt8 {
            let share = Int(alpha)
            return UInt8(truncatingIfNeeded: (Int(front) * share + Int(back) * (255 - share) + 127) / 255)
        }
        return PlainColor(
            red: mixed(red, background.red), green: mixed(green, background.green), blue: mixed(blue, background.blue))
    }

    private var luminance: Double {
        0.2126 * PlainColor.linear(red) + 0.7152 * PlainColor.linear(green) + 0.0722 * PlainColor.linear(blue)
    }

    /// The intensity of light that a component stands for.
    private static func linear(_ component: UInt8) -> Double {
        let value = Double(component) / 255
        guard value > 0.04045 else { return value / 12.92 }
        // The power 2.4 is the twelfth power of the fifth root, which Newton's method finds without a library.
        let base = (value + 0.055) / 1.055
        var root = 1.0
        for _ in 0..<12 {
            let fourth = root * root * root * root
            root -= (fourth * root - base) / (5 * fourth)
        }
        let cube = root * root * root
        return cube * cube * cube * cube
    }
}
