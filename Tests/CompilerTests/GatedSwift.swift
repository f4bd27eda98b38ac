// In: generated Swift. Out: under which conditions each of its lines is compiled and run.
// Invariant: the conditions are read from the text alone, by the rules of Swift, not from what wrote it.

import WidgetModel

/// A line with the conditions around it.
struct GatedLine {
    var text: String
    /// What stands in `#if` around the line; the part after `#else` is its negation.
    var directives: [String]
    /// What `#available` and `@available` around the line ask for, from the outside in.
    var requirements: [[Platform: PlatformVersion]]

    /// Whether a name stands in the line, and not as a part of a longer one.
    func names(_ name: String) -> Bool {
        let bytes = Array(text.utf8), wanted = Array(name.utf8)
        guard let first = wanted.first, let last = wanted.last, bytes.count >= wanted.count else { return false }
        func isWord(_ byte: UInt8?) -> Bool {
            byte.map {
                UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
            }
                ?? false
        }
        return (0...(bytes.count - wanted.count)).contains { start in
            let end = start + wanted.count
            guard bytes[start] == first, bytes[start..<end].elementsEqual(wanted) else { return false }
            let before = start > 0 ? bytes[start - 1] : nil, after = end < bytes.count ? bytes[end] : nil
            return !(isWord(first) && isWord(before)) && !(isWord(last) && isWord(after))
        }
    }

    /// Whether a compiler that builds for a platform sees the line.
    func isCompiled(for platform: Platform, by compiler: PlatformVersion) -> Bool {
        directives.allSatisfy { directive in
            var condition = DirectiveCondition(directive, platform: platform, compiler: compiler)
            return condition.value()
        }
    }

    /// The oldest system that runs the line.
    func oldest(on platform: Platform, floor: PlatformVersion) -> PlatformVersion {
        ([floor] + requirements.compactMap { $0[platform] }).max() ?? floor
    }

    /// Every line of a text that says something.
    static func lines(of text: String) -> [GatedLine] {
        var reader = GatedReader()
        for line in text.split(separator: "\n") { reader.read(String(line.drop { $0 == " " })) }
        return reader.lines
    }
}

/// The state while lines are read.
private struct GatedReader {
    var lines: [GatedLine] = []
    private var directives: [String] = []
    /// One for each open brace.
    private var blocks: [[Platform: PlatformVersion]] = []
    /// Of attributes before a declaration, until its body begins.
    private var pending: [Platform: PlatformVersion] = [:]
    private var openParentheses = 0

    mutating func read(_ line: String) {
        if line.hasPrefix("//") { return }
        if line.hasPrefix("#if ") { return directives.append(String(line.dropFirst(4))) }
        if line == "#else" { return directives.append("!(\(directives.popLast() ?? "true"))") }
        if line == "#endif" {
            directives.removeLast()
            return
        }
        if line.hasPrefix("@available(") {
            pending = requirement(in: line)
            return
        }
        if line.hasPrefix("@"), !line.contains("{") {
            lines.append(GatedLine(text: line, directives: directives, requirements: blocks + [pending]))
            return
        }
        let own = line.contains("#available(") ? requirement(in: line) : pending
        lines.append(GatedLine(text: line, directives: directives, requirements: blocks + [own]))
        var isFirst = true
        for character in line {
            if character == "{" {
                blocks.append(isFirst ? own : [:])
                isFirst = false
            } else if character == "}", !blocks.isEmpty {
                blocks.removeLast()
            } else if character == "(" {
                openParentheses += 1
            } else if character == ")" {
                openParentheses -= 1
            }
        }
        if openParentheses == 0 { pending = [:] }
    }

    /// `iOS 17, macOS 13.3, *` between parentheses.
    private func requirement(in line: String) -> [Platform: PlatformVersion] {
        guard let start = line.range(of: "available(")?.upperBound else { return [:] }
        var result: [Platform: PlatformVersion] = [:]
        for part in line[start...].prefix(while: { $0 != ")" }).split(separator: ",") {
            let words = part.split(separator: " ")
            guard words.count == 2, let platform = Platform.allCases.first(where: { $0.name == words[0] }) else {
                continue
            }
            result[platform] = PlatformVersion(text: words[1])
        }
        return result
    }
}

extension PlatformVersion {
    /// `17` or `16.4`.
    init(text: some StringProtocol) {
        let parts = text.split(separator: ".").compactMap { Int($0) }
        self.init(parts.first ?? 0, parts.count > 1 ? parts[1] : 0)
    }
}

extension String {
    /// Where a text stands first.
    fileprivate func range(of text: String) -> Range<Index>? {
        indices.lazy.first { self[$0...].hasPrefix(text) }.map { $0..<index($0, offsetBy: text.count) }
    }
}

/// `compiler(>=6.4) && (os(iOS) || os(macOS)) || os(visionOS)`, as a compiler decides it.
private struct DirectiveCondition {
    private var tokens: [Substring]
    private let platform: Platform
    private let compiler: PlatformVersion

    init(_ text: String, platform: Platform, compiler: PlatformVersion) {
        self.platform = platform
        self.compiler = compiler
        var tokens: [Substring] = []
        var rest = Substring(text)
        while let first = rest.first {
            let length: Int
            if first == " " {
                rest = rest.dropFirst()
                continue
            } else if let call = rest.prefixMatch(of: /[A-Za-z]+\([^()]*\)/) {
                length = call.output.count
            } else {
                length = rest.hasPrefix("&&") || rest.hasPrefix("||") ? 2 : max(1, rest.prefix { $0.isLetter }.count)
            }
            tokens.append(rest.prefix(length))
            rest = rest.dropFirst(length)
        }
        self.tokens = tokens
    }

    mutating func value() -> Bool {
        var result = conjunction()
        while take("||") {
            let other = conjunction()
            result = result || other
        }
        return result
    }

    private mutating func conjunction() -> Bool {
        var result = term()
        while take("&&") {
            let other = term()
            result = result && other
        }
        return result
    }

    private mutating func term() -> Bool {
        if take("!") { return !term() }
        if take("(") {
            let result = value()
            _ = take(")")
            return result
        }
        guard let word = tokens.first else { return false }
        tokens.removeFirst()
        if word.hasPrefix("os(") { return word == "os(\(platform.name))" }
        if word.hasPrefix("compiler(>=") {
            return compiler >= PlatformVersion(text: word.dropFirst("compiler(>=".count).dropLast())
        }
        return word == "true" || word == "DEBUG" || word.hasPrefix("canImport(")
    }

    private mutating func take(_ token: Substring) -> Bool {
        guard tokens.first == token else { return false }
        tokens.removeFirst()
        return true
    }
}
