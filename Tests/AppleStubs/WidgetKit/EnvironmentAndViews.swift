// In: a view in a widget. Out: what surrounds it, and the modifiers that only widgets have.
// Invariant: what WidgetKit alone may set is read-only; tests set it through `_stub…`.

import Foundation
import SwiftUI

private struct FamilyKey: EnvironmentKey {
    static var defaultValue: WidgetFamily { .systemMedium }
}

private struct RenderingModeKey: EnvironmentKey {
    static var defaultValue: WidgetRenderingMode { .fullColor }
}

private struct ShowsBackgroundKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

private struct ShowsLabelKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct ContentMarginsKey: EnvironmentKey {
    static var defaultValue: EdgeInsets { EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16) }
}

private struct LevelOfDetailKey: EnvironmentKey {
    static var defaultValue: String { "default" }
}

/// docs/apple-api.md §11.1
@available(iOS 16.0, watchOS 9.0, macOS 13.0, visionOS 26.0, *)
@available(tvOS, unavailable)
public struct WidgetRenderingMode: Equatable, CustomStringConvertible {
    public let description: String

    public static var fullColor: WidgetRenderingMode { WidgetRenderingMode(description: "fullColor") }

    public static var accented: WidgetRenderingMode { WidgetRenderingMode(description: "accented") }

    public static var vibrant: WidgetRenderingMode { WidgetRenderingMode(description: "vibrant") }
}

/// docs/apple-api.md §11.1
@available(iOS 26.0, visionOS 26.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct LevelOfDetail: Hashable, Sendable {
    let name: String

    public static let `default` = LevelOfDetail(name: "default")
    public static let simplified = LevelOfDetail(name: "simplified")
}

extension EnvironmentValues {
    /// docs/apple-api.md §11.1
    @available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    public var widgetFamily: WidgetFamily { self[FamilyKey.self] }

    /// docs/apple-api.md §11.1
    @available(iOS 16.0, watchOS 9.0, macOS 13.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    public var widgetRenderingMode: WidgetRenderingMode {
        get { self[RenderingModeKey.self] }
        set { self[RenderingModeKey.self] = newValue }
    }

    /// docs/apple-api.md §11.1
    @available(iOS 15.0, macOS 12.0, watchOS 8.0, *)
    @available(tvOS, unavailable)
    public var showsWidgetContainerBackground: Bool { self[ShowsBackgroundKey.self] }

    /// docs/apple-api.md §11.1
    @available(iOS 17.0, watchOS 10.0, macOS 14.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    public var widgetContentMargins: EdgeInsets { self[ContentMarginsKey.self] }

    /// docs/apple-api.md §11.1
    @available(iOS 16.0, watchOS 9.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    public var showsWidgetLabel: Bool {
        get { self[ShowsLabelKey.self] }
        set { self[ShowsLabelKey.self] = newValue }
    }

    /// docs/apple-api.md §11.1
    @available(iOS 26.0, visionOS 26.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public var levelOfDetail: LevelOfDetail { LevelOfDetail(name: self[LevelOfDetailKey.self]) }

    /// The family that a view is shown in: a hook for tests.
    @available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
    @available(tvOS, unavailable)
    public var _stubWidgetFamily: WidgetFamily {
        get { self[FamilyKey.self] }
        set { self[FamilyKey.self] = newValue }
    }

    /// Whether the container draws its background: a hook for tests.
    public var _stubShowsWidgetContainerBackground: Bool {
        get { self[ShowsBackgroundKey.self] }
        set { self[ShowsBackgroundKey.self] = newValue }
    }
}

@available(iOS 17.0, watchOS 10.0, macOS 14.0, visionOS 26.0, *)
@available(tvOS, unavailable)
extension ContainerBackgroundPlacement {
    /// docs/apple-api.md §11.2
    public static let widget = ContainerBackgroundPlacement(_stubName: "widget")
}

@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
@available(tvOS, unavailable)
extension View {
    /// docs/apple-api.md §11.2
    nonisolated public func widgetURL(_ url: URL?) -> some View {
        _stubModified("widgetURL") { _ in url?.absoluteString }
    }
}

@available(iOS 16.0, watchOS 9.0, macOS 13.0, visionOS 26.0, *)
@available(tvOS, unavailable)
extension View {
    /// docs/apple-api.md §11.2
    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View {
        _stubModified("widgetAccentable") { _ in "\(accentable)" }
    }
}

@available(iOS 16.0, watchOS 9.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
extension View {
    /// docs/apple-api.md §11.2
    nonisolated public func widgetLabel<Label>(@ViewBuilder label: () -> Label) -> some View where Label: View {
        _stubLayered("widgetLabel", label())
    }

    /// docs/apple-api.md §11.2
    nonisolated public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View {
        _stubLayered("widgetLabel", Text(labelKey))
    }

    /// docs/apple-api.md §11.2
    @_disfavoredOverload
    nonisolated public func widgetLabel<S>(_ label: S) -> some View where S: StringProtocol {
        _stubLayered("widgetLabel", Text(label))
    }
}

@available(iOS 17.0, watchOS 10.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
extension View {
    /// docs/apple-api.md §11.2
    nonisolated public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View {
        _stubModified("widgetCurvesContent") { _ in "\(curvesContent)" }
    }
}

/// docs/apple-api.md §11.2
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 26.0, *)
@available(tvOS, unavailable)
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    let name: String

    public static let accented = WidgetAccentedRenderingMode(name: "accented")
    public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
    public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
    public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 26.0, *)
@available(tvOS, unavailable)
extension Image {
    /// docs/apple-api.md §11.2
    nonisolated public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> some View {
        _stubModified("widgetAccentedRenderingMode") { _ in mode?.name }
    }
}

/// docs/apple-api.md §11.2
@available(iOS 16.0, watchOS 9.0, macOS 13.0, visionOS 26.0, *)
@available(tvOS, unavailable)
public struct AccessoryWidgetBackground: View {
    nonisolated public init() {}

    public var body: some View { Color.clear }
}
