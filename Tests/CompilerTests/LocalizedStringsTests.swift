// In: every case and sample. Out: whether the keys for translators are those that the generated Swift looks up.
// Invariant: both ways: no key without a use, no use without a key.

import TestSupport
import Testing
import WidgetBase
import WidgetCompiler
import WidgetEmit
import WidgetModel

@Suite struct LocalizedStringsTests {
    /// A key with its values left out, so that it compares with a literal.
    private func shape(ofKey key: String, isFormat: Bool) -> String {
        guard isFormat else { return key.replacing(/\$\{[A-Za-z0-9_]*\}/, with: "\u{2}") }
        let hidden = key.replacing("%%", with: "\u{1}").replacing("%@", with: "\u{2}").replacing("%lld", with: "\u{2}")
        return hidden.replacing("\u{1}", with: "%")
    }

    /// The literals that stand first in what localizes, by the shape of their keys.
    private func literals(in swift: String) -> Set<String> {
        var found: Set<String> = []
        for start in ["LocalizedStringResource(", "localized: ", "Text(", "Summary(", "NSLocalizedString("] {
            var rest = swift[...]
            while let range = rest.firstRange(of: start) {
                rest = rest[range.upperBound...].drop { $0 == " " || $0 == "\n" }
                guard rest.first == "\"", let literal = anyLiteral(rest) else { continue }
                found.insert(start == "NSLocalizedString(" ? shape(ofKey: literal, isFormat: true) : literal)
            }
        }
        return found
    }

    private func anyLiteral(_ start: Substring) -> String? {
        guard start.hasPrefix("\"\"\"\n") else { return literal(start.dropFirst(), isLine: true) }
        let rest = start.dropFirst(4)
        guard let end = rest.firstRange(of: "\"\"\"") else { return nil }
        let lines = rest[..<end.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
        let indentation = lines.last?.count ?? 0
        let body = lines.dropLast().map { String($0.dropFirst(indentation)) }.joined(separator: "\n")
        return literal(body.replacing("\\\n", with: "")[...], isLine: false)
    }

    /// The text of a literal up to its quote, each value as one mark.
    private func literal(_ start: Substring, isLine: Bool) -> String? {
        var text = ""
        var rest = start
        while let character = rest.popFirst() {
            if isLine, character == "\"" { return text }
            guard character == "\\", let next = rest.popFirst() else {
                text.append(character)
                continue
            }
            switch next {
            case "n": text += "\n"
            case "t": text += "\t"
            case "r": text += "\r"
            case "0": text += "\0"
            case "u":
                let digits = rest.dropFirst().prefix { $0 != "}" }
                rest = rest.dropFirst(digits.count + 2)
                UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { text.unicodeScalars.append($0) }
            case "(":
                var depth = 1
                while depth > 0, let inner = rest.popFirst() { depth += inner == "(" ? 1 : inner == ")" ? -1 : 0 }
                text += "\u{2}"
            default: text.append(next)
            }
        }
        return isLine ? nil : text
    }

    @Test func aDefaultThatEveryRowReplacesIsNotTranslated() {
        let source = """
            module M { platforms iOS 17 }
            style S by Bool {
              first: Text = "Unused"
              second: Text = "Used"
              case true: (first: "Yes")
              case false: (first: "No")
            }
            """
        let file = SourceFile(path: "x.widget", bytes: Array(source.utf8))
        let program = Compiler.compile(Table([file]), options: CompilerOptions()).program
        let strings = program.modules.ids.flatMap { localizedStrings(of: $0, in: program) }
        #expect(strings.map(\.key).sorted() == ["No", "Used", "Yes"])
    }

    @Test(arguments: [CompilerCase.samples] + CompilerCase.realSamples + CompilerCase.all.filter { !$0.isOfFindings })
    func keysAreThoseOfTheSwift(_ compilerCase: CompilerCase) throws {
        let result = try compilerCase.compile()
        let swift = result.outputs.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        let used = literals(in: swift)
        var keys: Set<String> = []
        for module in result.program.modules.ids {
            for string in localizedStrings(of: module, in: result.program) {
                let isFormat = !string.isKeyed && (string.key.contains("%@") || string.key.contains("%lld"))
                // A text that says `%@` itself holds no value.
                keys.insert(used.contains(string.key) ? string.key : shape(ofKey: string.key, isFormat: isFormat))
            }
        }
        #expect(keys.subtracting(used) == [], "keys without a use")
        #expect(used.subtracting(keys).filter { $0 != "\u{2}" && !$0.isEmpty } == [], "uses without a key")
    }
}
