// In: the text of an option's value. Out: the value.
// Invariant: whatever is accepted is safe to use in a path and in Swift source.

import WidgetBase
import WidgetModel

enum OptionValues {
    /// A number of files to work on at once.
    static func jobs(_ text: String, command: Command) throws(UsageError) -> Int {
        guard let number = Int(text), number >= 1 else { throw .badJobs(text, command: command) }
        // More threads than this cost more than they gain on any machine.
        return min(number, 256)
    }

    /// The variables of the environment that hold a time.
    static func checkEnvironment(_ command: Command) throws(UsageError) {
        for variable in [Progress.delayVariable, FileTransaction.patienceVariable] {
            guard let text = SystemProcess.environment(variable), !text.isEmpty, seconds(text) == nil else { continue }
            throw .badSeconds(variable, text, command: command)
        }
    }

    /// A time that a variable of the environment holds; nil if it holds none.
    static func seconds(of variable: String) -> Double? {
        SystemProcess.environment(variable).flatMap { seconds($0) }
    }

    private static func seconds(_ text: String) -> Double? {
        guard let seconds = Double(text), seconds >= 0, seconds.isFinite else { return nil }
        return seconds
    }

    /// The code of a finding: `unknown-family`.
    static func code(_ text: String, command: Command) throws(UsageError) -> DiagnosticCode {
        if let code = DiagnosticCode(rawValue: text) { return code }
        let known = DiagnosticCode.allCases.lazy.map(\.word)
        throw .unknownCode(text, nearest: NearestName.find(text, among: known), command: command)
    }

    /// `[A-Za-z_][A-Za-z0-9_]*`, as in the language.
    static func moduleName(_ text: String, command: Command) throws(UsageError) -> String {
        for (offset, byte) in text.utf8.enumerated() {
            let isDigit = byte >= 0x30 && byte <= 0x39
            let isLetter = (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A || byte == 0x5F
            guard isLetter || (isDigit && offset > 0) else { throw .badModuleName(text, command: command) }
        }
        return text
    }

    /// - Parameter option: the option, or the key of settings.
    static func role(_ text: String, of option: String, command: Command) throws(UsageError) -> Role {
        if let role = Role.allCases.first(where: { $0.name == text }) { return role }
        throw .unknownValue(option, text, known: Role.allCases.map(\.name), command: command)
    }

    /// The sum of a plan.
    static func sum(_ text: String, command: Command) throws(UsageError) -> String {
        // As a sum is written: in lower case, without zeros in front.
        guard let sum = UInt64(text, radix: 16), String(sum, radix: 16) == text else {
            throw .badPlan(text, command: command)
        }
        return text
    }

    /// The path of a file that may be written.
    static func file(_ path: String, of id: OptionID, command: Command) throws(UsageError) -> String {
        guard path != "-", !path.hasSuffix("/") else { throw .noFile(path, of: id.row.spelling, command) }
        return path
    }

    static func hasControlCharacter(_ path: String) -> Bool {
        path.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
    }

    /// `iOS 17, macOS 14.2`.
    /// - Parameter option: the option, or the key of settings.
    static func platforms(
        _ text: String, of option: String = "--platforms", command: Command
    ) throws(UsageError) -> PlatformVersions {
        var versions = PlatformVersions()
        for item in text.split(separator: ",", omittingEmptySubsequences: false) {
            let words = item.split(whereSeparator: { $0 == " " || $0 == "\t" })
            guard words.count == 2, let version = version(words[1]) else {
                throw .badPlatform(String(item), of: option, command: command)
            }
            guard let platform = Platform.allCases.first(where: { $0.name == words[0] }) else {
                throw .unknownPlatform(String(words[0]), command: command)
            }
            guard versions[platform] == nil else {
                throw .repeatedPlatform(platform.name, of: option, command: command)
            }
            versions[platform] = version
        }
        return versions
    }

    /// `17` or `17.2`.
    private static func version(_ text: Substring) -> PlatformVersion? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, text.utf8.allSatisfy({ $0 == 0x2E || ($0 >= 0x30 && $0 <= 0x39) }) else { return nil }
        guard let major = Int(parts[0]), major > 0 else { return nil }
        guard parts.count == 2 else { return PlatformVersion(major) }
        guard let minor = Int(parts[1]) else { return nil }
        return PlatformVersion(major, minor)
    }
}
