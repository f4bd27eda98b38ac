// In: nothing but the access level and the floors. Out: the helpers that values use, as constant Swift.
// Invariant: each text stands for one flag of `SupportNeeds`.

import WidgetBase
import WidgetModel

/// `WidgetContent`.
let contentMarker = """
    /// Keeps generated values and helpers off the main actor in modules that make it the default.
    #if compiler(>=6.2)
    nonisolated protocol WidgetContent: Sendable {}
    #else
    protocol WidgetContent: Sendable {}
    #endif
    """

/// `WidgetSelection`.
func selection(_ access: String) -> String {
    """
    /// What a stored choice stands for in the store.
    \(access)enum WidgetSelection<Row: Hashable & Sendable>: Hashable, WidgetContent {
        /// Nothing is stored, or what it follows holds nothing.
        case unset
        /// The store could not be read.
        case unread
        /// The store was read and has no such row.
        case gone
        case found(Row)

        \(access)var row: Row? {
            if case .found(let row) = self { return row }
            return nil
        }
    }
    """
}

/// `Routes`.
func routes(_ access: String, isParsed: Bool) -> String {
    let parsing = """


            /// The texts that stand between the fixed parts of a link; nil for a link that does not have these parts.
            static func arguments(of link: String, between parts: [String]) -> [String]? {
                guard link.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
                guard let first = parts.first, let last = parts.last, link.hasPrefix(first) else { return nil }
                var rest = link.dropFirst(first.count)
                var arguments: [String] = []
                for part in parts.dropFirst().dropLast() {
                    guard let range = rest.range(of: part) else { return nil }
                    arguments.append(String(rest[..<range.lowerBound]))
                    rest = rest[range.upperBound...]
                }
                guard rest.hasSuffix(last) else { return nil }
                return arguments + [String(rest.dropLast(last.count))]
            }
        """
    return """
        /// The deep links of this module.
        \(access)enum Routes: WidgetContent {
            /// Percent-encodes all but the unreserved characters of RFC 3986.
            static func escaped(_ text: String) -> String {
                let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
                let unreserved = CharacterSet(charactersIn: "\\(letters)0123456789-._~")
                return text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
            }\(isParsed ? parsing : "")
        }
        """
}

/// `LossyElement`.
let lossyElement = """
    /// An element of a list that may be unreadable without spoiling the others.
    struct LossyElement<Value: Decodable & Sendable>: Decodable, WidgetContent {
        let value: Value?

        init(from decoder: any Decoder) throws {
            value = try? decoder.singleValueContainer().decode(Value.self)
        }
    }
    """

/// `NewerVersionError` and `JSONDecoder.widgetSnapshots`.
let snapshotDecoding = """
    /// A later version of the app wrote the file.
    struct NewerVersionError: Error, WidgetContent {
        let version: Int
    }

    extension JSONDecoder {
        /// Reads dates as ISO 8601, with fractions of a second or without, and numbers that JSON cannot hold as texts.
        nonisolated static var widgetSnapshots: JSONDecoder {
            let decoder = JSONDecoder()
            let formats = DateFormats()
            decoder.dateDecodingStrategy = .custom { decoder in
                let container = try decoder.singleValueContainer()
                let text = try container.decode(String.self)
                if let date = formats.date(from: text) { return date }
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "no ISO 8601 date: \\(text)")
            }
            decoder.nonConformingFloatDecodingStrategy = .convertFromString(
                positiveInfinity: "+inf",
                negativeInfinity: "-inf",
                nan: "nan"
            )
            return decoder
        }

        /// The formats of dates, made once for each decoder. Formatters may be used on any thread.
        private struct DateFormats: @unchecked Sendable, WidgetContent {
            private let whole = ISO8601DateFormatter()
            private let fractional = ISO8601DateFormatter()

            init() {
                fractional.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
            }

            func date(from text: String) -> Date? {
                text.contains(".") ? fractional.date(from: text) : whole.date(from: text)
            }
        }
    }
    """

/// `WidgetOrder`.
let order = """
    /// Orders of values that may be missing.
    enum WidgetOrder: WidgetContent {
        /// Whether a value comes before another; a missing one comes last in any order.
        static func precedes<Value>(
            _ left: Value?,
            _ right: Value?,
            by areInOrder: (Value, Value) -> Bool
        ) -> Bool {
            guard let left else { return false }
            guard let right else { return true }
            return areInOrder(left, right)
        }
    }
    """

/// `WidgetDates`.
let dates = """
    /// Dates by the calendar.
    enum WidgetDates: WidgetContent {
        /// The date some units later, or earlier for a negative count.
        static func moved(
            _ date: Date,
            by count: Int,
            _ unit: Calendar.Component,
            in calendar: Calendar = .autoupdatingCurrent
        ) -> Date {
            calendar.date(byAdding: unit, value: count, to: date) ?? date
        }
    }
    """

/// A test for each named family that not every system has.
func emitFamilyTests(_ families: Set<WidgetFamily>, in context: EmitContext, to out: inout OutputBuffer) {
    let gated = WidgetFamily.allCases.filter { families.contains($0) && context.availability(of: $0).isGated }
    guard !gated.isEmpty else { return }
    out.blank()
    out.block("extension WidgetFamily") { out in
        for family in gated {
            let availability = context.availability(of: family)
            out.blank()
            out.line("/// Whether this is `\(family.name)`, which not every system has.")
            out.block("nonisolated var \(family.testName): Bool") { out in
                emitFamilyTest(family, availability, to: &out)
            }
        }
    }
}

private func emitFamilyTest(_ family: WidgetFamily, _ availability: Availability, to out: inout OutputBuffer) {
    let test = "return self == .\(family.name)"
    guard let runtime = availability.runtime else {
        out.line("#if \(availability.directive ?? "true")")
        out.line(test)
        out.line("#else")
        out.line("return false")
        out.line("#endif")
        return
    }
    out.conditional(availability.directive) { $0.line("if #available(\(runtime)) { \(test) }") }
    out.line("return false")
}
