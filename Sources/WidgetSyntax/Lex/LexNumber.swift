// In: number, duration, time and version nodes with the bytes of their file. Out: their values.
// Invariant: nil exactly if the number is wrong or does not fit, which the lexer or the parser has reported.

import WidgetBase

/// Reads numbers.
public enum LexNumber {
    /// The value of an `integerLiteral`, its sign included.
    public static func integer(_ node: SyntaxNode, in source: SourceFile) -> Int? {
        guard node.kind == .integerLiteral else { return nil }
        return integer(digits(node.range, in: source))
    }

    /// The value of an `integerLiteral` or `decimalLiteral`, its sign included.
    public static func double(_ node: SyntaxNode, in source: SourceFile) -> Double? {
        switch node.kind {
        case .integerLiteral: return integer(node, in: source).map(Double.init)
        case .decimalLiteral: return Double(decimal(node, in: source)).flatMap { $0.isFinite ? $0 : nil }
        default: return nil
        }
    }

    /// A `decimalLiteral` as it was written, its sign included, without `_`.
    public static func decimal(_ node: SyntaxNode, in source: SourceFile) -> String {
        String(decoding: digits(node.range, in: source), as: UTF8.self)
    }

    /// How many seconds a duration has.
    public static func seconds(_ duration: DurationSyntax, in source: SourceFile) -> Int? {
        guard let count = duration.count.flatMap({ integer($0, in: source) }),
            let unit = duration.unit.flatMap(seconds(ofUnit:))
        else { return nil }
        let (product, overflow) = count.multipliedReportingOverflow(by: unit)
        return overflow ? nil : product
    }

    /// How many seconds an offset has; negative for one before.
    public static func seconds(_ offset: OffsetSyntax, in source: SourceFile) -> Int? {
        offset.duration.flatMap { seconds($0, in: source) }.map { offset.isNegative ? -$0 : $0 }
    }

    /// The seconds of one unit of time; nil for other keywords.
    public static func seconds(ofUnit unit: Keyword) -> Int? {
        switch unit {
        case .second, .seconds: return 1
        case .minute, .minutes: return 60
        case .hour, .hours: return 3_600
        case .day, .days: return 86_400
        case .week, .weeks: return 604_800
        default: return nil
        }
    }

    /// The minutes since midnight of a time of day.
    public static func minutes(_ time: TimeSyntax, in source: SourceFile) -> Int? {
        guard let hour = time.hour.flatMap({ integer($0, in: source) }), (0...23).contains(hour),
            let minute = time.minute.flatMap({ integer($0, in: source) }), (0...59).contains(minute)
        else { return nil }
        return hour * 60 + minute
    }

    /// The parts of a `version`, from the digits as written: `16.10` is 16 and 10.
    public static func version(_ node: SyntaxNode, in source: SourceFile) -> (major: Int, minor: Int)? {
        guard node.kind == .version else { return nil }
        let parts = digits(node.range, in: source).split(separator: 0x2E, omittingEmptySubsequences: false)
        guard parts.count == 1 || parts.count == 2, let major = plainInteger(parts[0]) else { return nil }
        guard parts.count == 2 else { return (major, 0) }
        return plainInteger(parts[1]).map { (major, $0) }
    }

    /// The bytes of a number without `_`, and without what stands between its sign and its digits: spaces and comments.
    static func digits(_ range: ByteRange, in source: SourceFile) -> [UInt8] {
        let bytes = source.bytes[range.indices.clamped(to: 0..<source.bytes.count)]
        var digits: [UInt8] = bytes.first == 0x2D ? [0x2D] : []
        let number = bytes.dropFirst(digits.count)
        let start = number.lastIndex { $0 <= 0x20 || $0 == 0x2F }.map { $0 + 1 } ?? number.startIndex
        digits += number[start...].filter { $0 != 0x5F }
        return digits
    }

    /// The value of digits with an optional sign and a radix prefix; nil if they do not fit.
    static func integer(_ digits: [UInt8]) -> Int? {
        var rest = digits[...]
        let isNegative = rest.first == 0x2D
        if isNegative { rest = rest.dropFirst() }
        var radix = 10
        if rest.first == 0x30, let letter = rest.dropFirst().first, let found = LexNumber.radix(letter) {
            radix = found
            rest = rest.dropFirst(2)
        }
        guard !rest.isEmpty, rest.allSatisfy({ ByteClass.isHexDigit($0) }) else { return nil }
        let text = String(decoding: rest, as: UTF8.self)
        return Int(isNegative ? "-" + text : text, radix: radix)
    }

    /// The radix that the letter after a leading zero stands for.
    static func radix(_ letter: UInt8) -> Int? {
        switch letter {
        case 0x78: return 16
        case 0x6F: return 8
        case 0x62: return 2
        default: return nil
        }
    }

    private static func plainInteger(_ digits: ArraySlice<UInt8>) -> Int? {
        guard !digits.isEmpty, digits.allSatisfy({ ByteClass.isDigit($0) }) else { return nil }
        return Int(String(decoding: digits, as: UTF8.self))
    }
}

/// A colour as it was written.
public struct LexColor: Hashable, Sendable {
    /// `0xRRGGBBAA`; the alpha is 255 if it was not written.
    public let rgba: UInt32

    /// Reads a `colorLiteral`.
    public init?(_ node: SyntaxNode, in source: SourceFile) {
        guard node.kind == .colorLiteral else { return nil }
        let digits = LexNumber.digits(node.range, in: source).dropFirst()
        guard digits.count == 6 || digits.count == 8, digits.allSatisfy({ ByteClass.isHexDigit($0) }),
            let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        else { return nil }
        rgba = digits.count == 8 ? value : value << 8 | 0xFF
    }
}
