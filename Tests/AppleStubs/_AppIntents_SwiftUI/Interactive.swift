// In: an intent. Out: the buttons and toggles that run it.
// Invariant: they exist only where both `AppIntents` and `SwiftUI` are imported; `isOn` is a plain Bool.

@_exported import AppIntents
import SwiftUI

/// docs/apple-api.md §10.1
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Button {
    nonisolated public init<I>(intent: I, @ViewBuilder label: () -> Label) where I: AppIntent {
        self.init(_stubAction: "\(I.self)", role: nil, label: label())
    }

    nonisolated public init(role: ButtonRole?, intent: some AppIntent, @ViewBuilder label: () -> Label) {
        self.init(_stubAction: "\(type(of: intent))", role: role, label: label())
    }
}

/// docs/apple-api.md §10.1
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Button where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, intent: some AppIntent) {
        self.init(intent: intent) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, intent: some AppIntent) where S: StringProtocol {
        self.init(intent: intent) { Text(title) }
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: some AppIntent) {
        self.init(role: role, intent: intent) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init(_ title: some StringProtocol, role: ButtonRole?, intent: some AppIntent) {
        self.init(role: role, intent: intent) { Text(title) }
    }
}

/// docs/apple-api.md §10.1
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Button where Label == SwiftUI.Label<Text, Image> {
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: ButtonRole? = nil,
        intent: some AppIntent
    ) {
        self.init(role: role, intent: intent) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    nonisolated public init(
        _ title: some StringProtocol,
        systemImage: String,
        role: ButtonRole? = nil,
        intent: some AppIntent
    ) {
        self.init(role: role, intent: intent) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

/// docs/apple-api.md §10.1
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Toggle {
    nonisolated public init<I>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) where I: AppIntent {
        self.init(_stubAction: "\(I.self)", isOn: isOn, label: label())
    }
}

/// docs/apple-api.md §10.1
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Toggle where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
        self.init(isOn: isOn, intent: intent) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, isOn: Bool, intent: some AppIntent) where S: StringProtocol {
        self.init(isOn: isOn, intent: intent) { Text(title) }
    }
}
