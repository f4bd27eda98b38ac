// In: an action and a label. Out: the buttons and toggles of controls.
// Invariant: the argument is called `action`; a toggle's action sets a Bool.

import AppIntents
import Foundation
import SwiftUI

/// docs/apple-api.md §10.3
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@MainActor
@preconcurrency
public struct ControlWidgetButton<Label, ActionLabel, Action>: ControlWidgetTemplate
    where Label: View, ActionLabel: View, Action: AppIntent {
    let label: Label

    public init(
        action: Action,
        @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {
        self.label = label()
    }

    public var body: Never { fatalError("a template has no body") }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
extension ControlWidgetButton where ActionLabel == EmptyView {
    public init(action: Action, @ViewBuilder label: @escaping () -> Label) {
        self.init(action: action, label: label) { _ in EmptyView() }
    }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
extension ControlWidgetButton where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey,
        action: Action,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {
        self.init(action: action, label: { Text(titleKey) }, actionLabel: actionLabel)
    }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
extension ControlWidgetButton where Label == Text {
    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource,
        action: Action,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) {
        self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
    }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
extension ControlWidgetButton where Label == Text {
    @_disfavoredOverload
    public init<S>(
        _ title: S,
        action: Action,
        @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
    ) where S: StringProtocol {
        self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
    }
}

/// docs/apple-api.md §10.3
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@MainActor
@preconcurrency
public struct ControlWidgetToggle<Label, ValueLabel, Action>: ControlWidgetTemplate
    where Label: View, ValueLabel: View, Action: SetValueIntent, Action.ValueType == Bool {
    let isOn: Bool
    let label: Label
    let valueLabel: ValueLabel

    public init(
        isOn: Bool,
        action: Action,
        @ViewBuilder label: @escaping () -> Label,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {
        self.isOn = isOn
        self.label = label()
        self.valueLabel = valueLabel(isOn)
    }

    public var body: Never { fatalError("a template has no body") }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
extension ControlWidgetToggle where ValueLabel == EmptyView {
    public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label) {
        self.init(isOn: isOn, action: action, label: label) { _ in EmptyView() }
    }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
extension ControlWidgetToggle where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey,
        isOn: Bool,
        action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {
        self.init(isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel)
    }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
extension ControlWidgetToggle where Label == Text {
    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource,
        isOn: Bool,
        action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) {
        self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
    }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
extension ControlWidgetToggle where Label == Text {
    @_disfavoredOverload
    public init<S>(
        _ title: S,
        isOn: Bool,
        action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
    ) where S: StringProtocol {
        self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
    }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
extension ControlWidgetTemplate {
    /// docs/apple-api.md §3.2
    public func tint(_ tint: Color?) -> some ControlWidgetTemplate {
        StubTemplate(base: self, line: tint.map { "tint \($0)" })
    }

    /// docs/apple-api.md §3.2
    public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate {
        StubTemplate(base: self, line: "privacySensitive \(sensitive)")
    }

    /// docs/apple-api.md §3.2
    public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
        StubTemplate(base: self, line: "disabled \(disabled)")
    }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
extension View {
    /// docs/apple-api.md §3.2
    nonisolated public func controlWidgetStatus(_ status: Text) -> some View {
        _stubModified("controlWidgetStatus") { _ in status._stubText }
    }

    /// docs/apple-api.md §3.2
    nonisolated public func controlWidgetActionHint(_ hint: Text) -> some View {
        _stubModified("controlWidgetActionHint") { _ in hint._stubText }
    }
}

/// A template with a modifier.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
struct StubTemplate<Base>: ControlWidgetTemplate, StubLines where Base: ControlWidgetTemplate {
    let base: Base
    let line: String?

    var body: Never { fatalError("a modified template has no body") }

    var lines: [String] { (line.map { [$0] } ?? []) + stubLines(of: base) }
}

/// A template that lists what it would show.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@MainActor
protocol StubLines {
    var lines: [String] { get }
}

/// What a template would show, as `_render` lists views.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@MainActor
func stubLines<Template>(of template: Template) -> [String] where Template: ControlWidgetTemplate {
    (template as? any StubLines)?.lines ?? []
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
extension ControlWidgetButton: StubLines {
    var lines: [String] { ["button \(Action.self)"] + _render(label) }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
extension ControlWidgetToggle: StubLines {
    var lines: [String] { ["toggle \(isOn ? "on" : "off") \(Action.self)"] + _render(label) + _render(valueLabel) }
}
