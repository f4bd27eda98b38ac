// In: property lists and JSON, whole, broken and at random. Out: whether the readers take what is right and say what is
// wrong.
// Invariant: no bytes stop a reader; what one form says, the other says as well.

import Testing
import WidgetBase

@testable import WidgetProject

@Suite struct ProjectReaderTests {
    private static let groups = "com.apple.security.application-groups"

    /// A tree as one line: `{a: "b", c: [true, ~]}`.
    private func text(_ value: DataValue) -> String {
        switch value.kind {
        case .string: return "\"\(value.text ?? "")\""
        case .flag(let flag): return "\(flag)"
        case .number, .null, .other: return "~"
        case .array: return "[\(value.children.map(text).joined(separator: ", "))]"
        case .dictionary:
            let members = value.children.map { "\($0.key?.text ?? "-"): \(text($0))" }
            return "{\(members.joined(separator: ", "))}"
        }
    }

    private enum Form {
        case list
        case json
    }

    /// The tree, or the message of what is wrong and the text at which it stands.
    private func read(_ form: Form, _ bytes: [UInt8]) -> String {
        do throws(DataProblem) {
            let tree = form == .list ? try PropertyListReader.read(bytes) : try JSONReader.read(bytes)
            return tree.root.map(text) ?? "nothing"
        } catch {
            let kind: ProjectFileKind = form == .list ? .propertyList : .json
            let finding = ProjectDiagnostics.malformed(error, kind, FileID(rawValue: 0), "x")
            let place = SourceFile(path: "x", bytes: bytes).text(error.range)
            return "<\(place)> \(finding.message)"
        }
    }

    @Test func formsOfPropertyListsAgree() {
        let wanted = #"{a: "x<y&z é1", k e: ["1", "$(T)b", ""], d: {e: [], f: {}}, g: ~}"#
        let xml = """
            \u{FEFF}<?xml version="1.0" encoding='utf-8'?>
            <!-- a > b -->
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/Property>List-1.0.dtd">
            <plist version="1.0"><dict>
              <key>a</key><string>x&lt;y&amp;<![CDATA[z]]> &#xe9;&#49;</string>
              <key>k e</key><array><string>1</string><!-- two --><string>$(T)b</string><string/></array>
              <key>d</key><dict><key>e</key><array/><key>f</key><dict></dict></dict>
              <key>g</key><data>AAA=</data>
            </dict></plist>
            """
        #expect(read(.list, Array(xml.utf8)) == wanted)
        let old = #"""
            // !$*UTF8*$!
            { a = "x<y&z \U00e91"; "k e" = (1, '$(T)b', "",); /* two */
              d = { e = (); f = {}; }; g = <0a 1B>; }
            """#
        #expect(read(.list, Array(old.utf8)) == wanted)
        let json = #"""
            { "a": "x<y&z \u00e91", "k e": ["1", "$(T)b", ""], "d": {"e": [], "f": {}}, "g": -1.5e+3 }
            """#
        #expect(read(.json, Array(json.utf8)) == wanted)
        #expect(read(.json, Array("[true,false,null,\"\\ud83d\\ude00\\n\"]".utf8)) == "[true, false, ~, \"😀\n\"]")
    }

    @Test(arguments: [
        ("", "<> the file is empty, and no property list"),
        (
            "bplist00",
            "<bplist> this is a binary property list, and only text is read: `plutil -convert xml1 x` makes it XML"
        ),
        (
            "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><plist/>",
            "<ISO-8859-1> the file is ISO-8859-1, and only UTF-8 is read: `plutil -convert xml1 x` writes it anew"
        ),
        (
            "<plist><dict><key>a</key></dict></plist>",
            "<</dict>> found `</dict>` in a property list, expected the value of the last key"
        ),
        (
            "<plist><dict><string>a</string></dict></plist>",
            "<<string>> found `<string>` in a property list, expected `<key>`"
        ),
        (
            "<plist><dict><key>a</key><string>b</key></dict></plist>",
            "<</key>> `</key>` closes nothing; `<string>` is open here"
        ),
        ("<plist><dict><key>a</key><strong>b</strong></dict></plist>", "<<strong>> `<strong>` is no element"),
        ("<plist><array><string>a & b</string></array></plist>", "<& b</strin"),
        ("<plist><array><string>&#xD800;</string></array></plist>", "<&#xD800;> `&#xD800` stands for no character"),
        ("<!DOCTYPE plist [<!ENTITY a \"aaaa\">]><plist/>", "<[> a property list declares nothing of its own"),
        ("<plist><dict>", "<<dict>> `<dict>` is not closed; it needs `</dict>`"),
        ("<plist><array><string>a", "<<string>> `<string>` is not closed"),
        ("<plist><true/><true/></plist>", "<<true/>> found `<true>` in a property list, expected the end"),
        ("<plist><array>\n<<<<<<< ours\n</array></plist>", "<<> found `<` in a property list, expected the name"),
        ("<plist></plist>", "<> found the end of the file in a property list, expected a value"),
        ("<dict><key>a</key><true/><key>a</key><true/></dict>", "<<key>a</key>> the key `a` is given twice"),
        ("{ a = (b c); }", "<c> found `c` in a property list, expected `,` or `)`"),
        ("{ a = b }", "<}> found `}` in a property list, expected `;` behind the value"),
        ("{ a: b; }", "<b> found `b` in a property list, expected `=` behind the key"),
        ("{ \"a\": 1 }", "<:> found `:` in a property list, expected `=` behind the key"),
        ("{ a = (b, ", "<(> `(` is not closed; it needs `)`"),
        ("{ a = \"b; }", "<\"> `\"` is not closed"),
        ("{ /* a }", "</*> `/*` is not closed; it needs `*/`"),
    ])
    func brokenPropertyLists(_ text: String, _ message: String) {
        let found = read(.list, Array(text.utf8))
        #expect(found.hasPrefix(message), "\(found)")
    }

    @Test(arguments: [
        ("", "<> the file is empty, and no JSON"),
        ("{\"a\": [1, 2}", "<}> found `}` in JSON, expected `,` or `]`"),
        ("{\"a\": [1, 2", "<[> `[` is not closed; it needs `]`"),
        ("{\"a\": 1,}", "<}> found `}` in JSON, expected a key in quotes"),
        ("{\"a\" 1}", "<1> found `1` in JSON, expected `:` behind the key"),
        ("{a: 1}", "<a> found `a` in JSON, expected a key in quotes"),
        ("[01]", "<01> `01` is no value of JSON"),
        ("[yes]", "<yes> `yes` is no value of JSON"),
        ("[\"a\\x\"]", "<\\x> this stands for no character"),
        ("[\"a\nb\"]", "<\"> `\"` is not closed"),
        ("{\"a\": 1, \"a\": 2}", "<\"a\"> the key `a` is given twice"),
        ("1 2", "<2> found `2` in JSON, expected the end"),
    ])
    func brokenJSON(_ text: String, _ message: String) {
        let found = read(.json, Array(text.utf8))
        #expect(found.hasPrefix(message), "\(found)")
    }

    @Test func encodings() {
        let text = "<plist><dict/></plist>"
        let wide = Array(text.utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        for form in [Form.list, .json] {
            #expect(read(form, [0xFF, 0xFE] + wide).contains("the file is UTF-16, and only UTF-8 is read"))
            #expect(read(form, wide).contains("the file is UTF-16"))
            #expect(read(form, [0xFF, 0xFE, 0, 0, 0x7B, 0, 0, 0]).contains("the file is UTF-32"))
            #expect(read(form, Array("{\"a".utf8) + [0xE9]).contains("this byte is not UTF-8"))
        }
    }

    /// As deep as the limit is fine, and a million levels are an answer, not a crash.
    @Test func depth() {
        let openers: [(Form, String, String)] = [
            (.list, "<array>", "</array>"), (.list, "(", ")"), (.json, "[", "]"), (.list, "{a=", ";}"),
            (.json, "{\"a\":", "}"),
        ]
        for (form, open, close) in openers {
            let value = open.hasPrefix("{") ? "1" : ""
            let whole = { count in
                String(repeating: open, count: count) + value + String(repeating: close, count: count)
            }
            #expect(read(form, Array(whole(128).utf8)).first != "<", "\(open)")
            #expect(read(form, Array(whole(129).utf8)).contains("nested deeper than 128 levels"), "\(open)")
            #expect(read(form, Array(String(repeating: open, count: 1_000_000).utf8)).contains("nested deeper"))
        }
    }

    // MARK: Random input

    private struct Random {
        var state: UInt64

        mutating func below(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
    }

    /// Every problem stands within the file, and every value within the value around it.
    private func checkPlaces(_ form: Form, _ bytes: [UInt8]) -> Bool {
        do throws(DataProblem) {
            let tree = form == .list ? try PropertyListReader.read(bytes) : try JSONReader.read(bytes)
            var rest = tree.root.map { [$0] } ?? []
            while let value = rest.popLast() {
                guard value.range.end <= bytes.count, !value.range.indices.isEmpty else { return false }
                for child in value.children {
                    guard child.range.start >= value.range.start, child.range.end <= value.range.end else {
                        return false
                    }
                    guard (child.key != nil) == (value.kind == .dictionary) else { return false }
                    rest.append(child)
                }
            }
            return true
        } catch {
            return error.range.start <= error.range.end && error.range.end <= bytes.count + 1
        }
    }

    @Test func anyBytesAreAnswered() {
        var random = Random(state: 11)
        let pieces = [
            "<plist>", "</plist>", "<dict>", "</dict>", "<array>", "</array>", "<key>", "</key>", "<string>",
            "</string>",
            "<true/>", "<string/>", "<!--", "-->", "<![CDATA[", "]]>", "<?xml", "?>", "<!DOCTYPE", "&amp;", "&#x41;",
            "&",
            "{", "}", "(", ")", "[", "]", "=", ";", ",", ":", "\"", "'", "\\", "\\u00e9", "\\U1", "//", "/*", "*/", "<",
            ">",
            "a", "1", "-", " ", "\n", "é", "\u{FEFF}", "true", Self.groups,
        ].map { Array($0.utf8) }
        var read = 0
        for round in 0..<20_000 {
            var bytes: [UInt8] = []
            for _ in 0..<random.below(14) {
                bytes += random.below(12) == 0 ? [UInt8(random.below(256))] : pieces[random.below(pieces.count)]
            }
            #expect(checkPlaces(.list, bytes), "\(round): \(bytes)")
            #expect(checkPlaces(.json, bytes), "\(round): \(bytes)")
            if (try? JSONReader.read(bytes)) != nil { read += 1 }
        }
        // Some of it is right, so that the places of values are looked at as well.
        #expect(read > 50)
    }

    /// Real files with a byte removed, doubled or changed, at every place.
    @Test func mutationsAreAnswered() {
        let list = """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>\(Self.groups)</key>
            <array><string>group.a&amp;b</string></array><key>b</key><true/></dict></plist>
            """
        let old = "{ \"\(Self.groups)\" = ( \"group.a\\\"\", group.b, ); b = YES; }"
        let json = #"{"colors": [{"idiom": "universal", "color": {"a": 1.5}}], "info": {"x": true, "y": "é\n"}}"#
        for (form, text) in [(Form.list, list), (.list, old), (.json, json)] {
            let bytes = Array(text.utf8)
            #expect(checkPlaces(form, bytes))
            for index in bytes.indices {
                for replacement in [[], [bytes[index], bytes[index]], [0x3C], [0x22], [0x7D], [0xFF]] as [[UInt8]] {
                    let mutated = Array(bytes[..<index]) + replacement + Array(bytes[(index + 1)...])
                    #expect(checkPlaces(form, mutated), "\(String(decoding: mutated, as: UTF8.self))")
                }
                #expect(checkPlaces(form, Array(bytes[..<index])))
            }
        }
    }
}
