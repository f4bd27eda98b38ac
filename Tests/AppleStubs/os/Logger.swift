// In: nothing. Out: the part of Apple's `os` that generated code logs with.
// Invariant: `Logger` is not Sendable, as in the interface of the iOS 17.4 SDK, and takes interpolated literals only.

/// A writer of log messages for one subsystem and category. docs/apple-api.md §16.1
@available(iOS 14.0, macOS 11.0, watchOS 7.0, tvOS 14.0, *)
public struct Logger {
    private let subsystem: String
    private let category: String

    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
    }

    public init() {
        self.init(subsystem: "", category: "")
    }

    public func log(_ message: OSLogMessage) { record("default", message) }

    public func log(level: OSLogType, _ message: OSLogMessage) { record(level.name, message) }

    public func trace(_ message: OSLogMessage) { record("debug", message) }

    public func debug(_ message: OSLogMessage) { record("debug", message) }

    public func info(_ message: OSLogMessage) { record("info", message) }

    public func notice(_ message: OSLogMessage) { record("default", message) }

    public func warning(_ message: OSLogMessage) { record("error", message) }

    public func error(_ message: OSLogMessage) { record("error", message) }

    public func critical(_ message: OSLogMessage) { record("fault", message) }

    public func fault(_ message: OSLogMessage) { record("fault", message) }

    private func record(_ level: String, _ message: OSLogMessage) {
        _StubLog.append(
            _StubLog.Line(subsystem: subsystem, category: category, level: level, message: message.interpolation.text)
        )
    }
}

/// How much a message matters. docs/apple-api.md §16.1
@available(iOS 10.0, macOS 10.12, watchOS 3.0, tvOS 10.0, *)
public struct OSLogType: Equatable, RawRepresentable, Sendable {
    public let rawValue: UInt8

    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let `default` = OSLogType(0x00)
    public static let info = OSLogType(0x01)
    public static let debug = OSLogType(0x02)
    public static let error = OSLogType(0x10)
    public static let fault = OSLogType(0x11)

    var name: String {
        switch rawValue {
        case 0x01: return "info"
        case 0x02: return "debug"
        case 0x10: return "error"
        case 0x11: return "fault"
        default: return "default"
        }
    }
}
