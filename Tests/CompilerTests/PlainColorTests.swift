// In: pairs of colours. Out: whether their contrast is that of the Web Content Accessibility Guidelines.
// Invariant: expected ratios come from published examples, not from this code.

import Testing

@testable import WidgetCheck

@Suite struct PlainColorTests {
    private func gray(_ value: UInt8, alpha: UInt8 = 255) -> PlainColor {
        PlainColor(red: value, green: value, blue: value, alpha: alpha)
    }

    @Test func knownRatios() throws {
        let white = gray(255)
        #expect(try #require(gray(0).contrast(on: white)) == 21)
        #expect(try #require(white.contrast(on: white)) == 1)
        // The greys on both sides of the limit, and plain red.
        let examples = [(gray(0x76), 4.54), (gray(0x77), 4.48), (PlainColor(red: 255, green: 0, blue: 0), 3.998)]
        for (color, ratio) in examples {
            #expect(abs(try #require(color.contrast(on: white)) - ratio) < 0.005)
            #expect(white.contrast(on: color) == color.contrast(on: white))
        }
    }

    @Test func translucentColorsAreBlended() throws {
        let black = gray(0)
        #expect(gray(255, alpha: 128).contrast(on: black) == gray(128).contrast(on: black))
        #expect(gray(255, alpha: 0).contrast(on: black) == 1)
        #expect(black.contrast(on: gray(255, alpha: 254)) == nil)
    }

    @Test func ratiosAreCutOff() {
        #expect(PlainColor.tenths(4.499) == "4.4")
        #expect(PlainColor.tenths(1) == "1.0")
        #expect(PlainColor.tenths(21) == "21.0")
    }
}
