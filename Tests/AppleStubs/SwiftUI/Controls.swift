// In: labels, values, URLs. Out: the controls and indicators that a widget may show.
// Invariant: a widget's buttons and toggles with intents stand in the overlay `_AppIntents_SwiftUI`, so they need both
// imports.

import Foundation

/// docs/apple-api.md §10.1
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Button<Label> where Label: View {
    let label: Label
    let role: ButtonRole?
    let action: String

    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.label = label()
        role = nil
        self.action = "button"
    }

    /// A button that runs something named: for the overlay.
    public init(_stubAction: String, role: ButtonRole?, label: Label) {
        self.label = label
        self.role = role
        action = "button \(_stubAction)"
    }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Button where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, action: @escaping @MainActor () -> Void) where S: StringProtocol {
        self.init(action: action) { Text(title) }
    }
}

/// docs/apple-api.md §10.1
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct ButtonRole: Equatable, Sendable {
    let name: String

    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
}

/// docs/apple-api.md §10.1
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Toggle<Label> where Label: View {
    let label: Label
    let action: String

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.label = label()
        action = "toggle \(isOn.wrappedValue ? "on" : "off")"
    }

    /// A toggle that runs something named: for the overlay.
    public init(_stubAction: String, isOn: Bool, label: Label) {
        self.label = label
        action = "toggle \(isOn ? "on" : "off") \(_stubAction)"
    }
}

/// docs/apple-api.md §10.1
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    private let read: () -> Value
    private let write: (Value) -> Void

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        read = get
        write = set
    }

    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
    }
}

/// Opens a URL when tapped; small and accessory widgets ignore it. docs/apple-api.md §11.2
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct Link<Label> where Label: View {
    let label: Label
    let destination: URL

    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.destination = destination
    }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Link where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, destination: URL) where S: StringProtocol {
        self.init(destination: destination) { Text(title) }
    }
}

/// A title with an icon. docs/apple-api.md §19.8
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct Label<Title, Icon> where Title: View, Icon: View {
    let title: Title
    let icon: Icon

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Label where Title == Text, Icon == Image {
    nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init { Text(titleKey) } icon: { Image(name) }
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init { Text(titleKey) } icon: { Image(systemName: name) }
    }

    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, image name: String) where S: StringProtocol {
        self.init { Text(title) } icon: { Image(name) }
    }

    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
        self.init { Text(title) } icon: { Image(systemName: name) }
    }
}

/// Shows how far something is. docs/apple-api.md §19.8
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct ProgressView<Label, CurrentValueLabel> where Label: View, CurrentValueLabel: View {
    let text: String
    let label: Label?
    let currentValueLabel: CurrentValueLabel?
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    nonisolated public init() {
        self.init(text: "progress", label: nil, currentValueLabel: nil)
    }

    nonisolated public init<V>(value: V?, total: V = 1.0) where V: BinaryFloatingPoint {
        self.init(text: Self.text(value, total), label: nil, currentValueLabel: nil)
    }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ProgressView where CurrentValueLabel == EmptyView {
    nonisolated public init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
        where V: BinaryFloatingPoint {
        self.init(text: Self.text(value, total), label: label(), currentValueLabel: nil)
    }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ProgressView {
    nonisolated public init<V>(
        value: V?,
        total: V = 1.0,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where V: BinaryFloatingPoint {
        self.init(text: Self.text(value, total), label: label(), currentValueLabel: currentValueLabel())
    }

    nonisolated static func text<V>(_ value: V?, _ total: V) -> String where V: BinaryFloatingPoint {
        value.map { "progress \(Double($0 / total))" } ?? "progress"
    }
}

/// Shows a value within bounds. docs/apple-api.md §19.8
@available(iOS 16.0, macOS 13.0, watchOS 7.0, *)
@available(tvOS, unavailable)
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>
    where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
    let text: String
    let label: Label
    let currentValueLabel: CurrentValueLabel?
    let bounds: [BoundsLabel]
}

@available(iOS 16.0, macOS 13.0, watchOS 7.0, *)
@available(tvOS, unavailable)
extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    nonisolated public init<V>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label)
        where V: BinaryFloatingPoint {
        self.init(text: "gauge \(Double(value))", label: label(), currentValueLabel: nil, bounds: [])
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 7.0, *)
@available(tvOS, unavailable)
extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    nonisolated public init<V>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where V: BinaryFloatingPoint {
        self.init(
            text: "gauge \(Double(value))",
            label: label(),
            currentValueLabel: currentValueLabel(),
            bounds: []
        )
    }
}

@available(iOS 16.0, macOS 13.0, watchOS 7.0, *)
@available(tvOS, unavailable)
extension Gauge where MarkedValueLabels == EmptyView {
    nonisolated public init<V>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) where V: BinaryFloatingPoint {
        self.init(
            text: "gauge \(Double(value))",
            label: label(),
            currentValueLabel: currentValueLabel(),
            bounds: [minimumValueLabel(), maximumValueLabel()]
        )
    }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Button: View {
    public typealias Body = Never
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Toggle: View {
    public typealias Body = Never
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Link: View {
    public typealias Body = Never
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Label: View {
    public typealias Body = Never
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ProgressView: View {
    public typealias Body = Never
}

@available(iOS 16.0, macOS 13.0, watchOS 7.0, *)
@available(tvOS, unavailable)
extension Gauge: View {
    public typealias Body = Never
}
