// In: a text, a key, a date. Out: a view that shows it.
// Invariant: it holds the text that it will show, in the source language or a test's translation.

import Foundation

/// docs/apple-api.md §19.2
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Text: Equatable, Sendable {
    /// What the view shows: a hook for tests.
    public let _stubText: String

    private init(text: String) {
        _stubText = text
    }

    public init(verbatim content: String) {
        _stubText = content
    }

    @_disfavoredOverload
    public init<S>(_ content: S) where S: StringProtocol {
        _stubText = String(content)
    }

    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        _stubText = String(localized: key.value, table: tableName)
    }

    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        _stubText = String(localized: resource)
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public init(_ attributedContent: AttributedString) {
        _stubText = String(attributedContent.characters)
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public init<F>(_ input: F.FormatInput, format: F)
        where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
        _stubText = format.format(input)
    }

    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    public init(_ image: Image) {
        _stubText = "[\(image.text)]"
    }

    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    public init(_ date: Date, style: DateStyle) {
        _stubText = "\(date.timeIntervalSince1970) \(style.name)"
    }

    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    public init(_ dates: ClosedRange<Date>) {
        _stubText = "\(dates.lowerBound.timeIntervalSince1970)...\(dates.upperBound.timeIntervalSince1970)"
    }

    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public init(
        timerInterval: ClosedRange<Date>,
        pauseTime: Date? = nil,
        countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        let start = timerInterval.lowerBound.timeIntervalSince1970
        let end = timerInterval.upperBound.timeIntervalSince1970
        _stubText = "\(start)...\(end) timer"
    }

    /// docs/apple-api.md §19.2
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    public struct DateStyle: Sendable {
        let name: String

        public static let time = DateStyle(name: "time")
        public static let date = DateStyle(name: "date")
        public static let relative = DateStyle(name: "relative")
        public static let offset = DateStyle(name: "offset")
        public static let timer = DateStyle(name: "timer")
    }

    public static func + (first: Text, second: Text) -> Text {
        Text(text: first._stubText + second._stubText)
    }

    public func font(_ font: Font?) -> Text { self }

    public func bold() -> Text { self }

    public func italic() -> Text { self }

    public func fontWeight(_ weight: Font.Weight?) -> Text { self }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public func monospacedDigit() -> Text { self }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Text: View {
    public typealias Body = Never
}

/// docs/apple-api.md §19.2
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum TextAlignment: CaseIterable, Hashable, Sendable {
    case leading
    case center
    case trailing
}

/// docs/apple-api.md §19.5
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Image: Equatable, Sendable {
    let text: String

    public init(_ name: String, bundle: Bundle? = nil) {
        text = name
    }

    @available(macOS 11.0, *)
    public init(systemName: String) {
        text = "system \(systemName)"
    }

    public init(decorative name: String, bundle: Bundle? = nil) {
        text = name
    }

    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        text = name
    }

    /// docs/apple-api.md §19.5
    public enum ResizingMode: Hashable, Sendable {
        case tile
        case stretch
    }

    /// docs/apple-api.md §19.5
    public enum TemplateRenderingMode: Hashable, Sendable {
        case template
        case original
    }

    /// docs/apple-api.md §19.5
    @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, *)
    public enum Scale: Hashable, Sendable {
        case small
        case medium
        case large
    }

    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }

    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

    /// What the view shows: a hook for tests.
    public var _stubText: String { text }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Image: View {
    public typealias Body = Never
}
