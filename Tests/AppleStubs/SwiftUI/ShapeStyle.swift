// In: a colour or material. Out: what a foreground or background is drawn with.
// Invariant: a custom style resolves to another style in the environment of its view.

import Foundation

/// docs/apple-api.md §19.3
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol ShapeStyle: Sendable {
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    associatedtype Resolved: ShapeStyle = Never

    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    func resolve(in environment: EnvironmentValues) -> Resolved
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ShapeStyle where Resolved == Never {
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("`\(Self.self)` is no custom style")
    }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Never: ShapeStyle {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Color: ShapeStyle {}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension AnyGradient: ShapeStyle {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension LinearGradient: ShapeStyle {}

extension ShapeStyle {
    /// What this style comes to in an environment, for rendering: a hook for tests.
    func stubText(in environment: EnvironmentValues) -> String {
        switch self {
        case let color as Color: return color.description
        case let style as any StubNamedStyle: return style.stubName
        default:
            guard Resolved.self != Never.self else { return "\(Self.self)" }
            return resolve(in: environment).stubText(in: environment)
        }
    }
}

/// A style that the system draws.
protocol StubNamedStyle {
    var stubName: String { get }
}

extension AnyGradient: StubNamedStyle {
    var stubName: String { text }
}

/// docs/apple-api.md §19.3
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct HierarchicalShapeStyle: ShapeStyle, StubNamedStyle {
    let stubName: String

    public static let primary = HierarchicalShapeStyle(stubName: "primary")
    public static let secondary = HierarchicalShapeStyle(stubName: "secondary")
    public static let tertiary = HierarchicalShapeStyle(stubName: "tertiary")
    public static let quaternary = HierarchicalShapeStyle(stubName: "quaternary")
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }

    public static var secondary: HierarchicalShapeStyle { .secondary }

    public static var tertiary: HierarchicalShapeStyle { .tertiary }

    public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

/// docs/apple-api.md §19.3
@available(iOS 14.0, macOS 12.0, tvOS 17.0, watchOS 10.0, *)
public struct BackgroundStyle: ShapeStyle, StubNamedStyle {
    var stubName: String { "background" }

    public init() {}
}

@available(iOS 14.0, macOS 12.0, tvOS 17.0, watchOS 10.0, *)
extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

/// docs/apple-api.md §19.3
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct ForegroundStyle: ShapeStyle, StubNamedStyle {
    var stubName: String { "foreground" }

    public init() {}
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// docs/apple-api.md §19.3
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct TintShapeStyle: ShapeStyle, StubNamedStyle {
    var stubName: String { "tint" }

    public init() {}
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// docs/apple-api.md §19.3
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct FillShapeStyle: ShapeStyle, StubNamedStyle {
    let level: String

    var stubName: String { level.isEmpty ? "fill" : "fill.\(level)" }

    public init() {
        level = ""
    }

    init(level: String) {
        self.level = level
    }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ShapeStyle {
    public var secondary: some ShapeStyle { StubLeveled(base: self, level: "secondary") }

    public var tertiary: some ShapeStyle { StubLeveled(base: self, level: "tertiary") }

    public var quaternary: some ShapeStyle { StubLeveled(base: self, level: "quaternary") }
}

/// A fainter version of a style.
struct StubLeveled<Base>: ShapeStyle, StubNamedStyle where Base: ShapeStyle {
    let base: Base
    let level: String

    var stubName: String { "\(base.stubText(in: EnvironmentValues())).\(level)" }
}

/// docs/apple-api.md §19.3
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, *)
public struct Material: ShapeStyle, StubNamedStyle {
    let stubName: String
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, *)
extension ShapeStyle where Self == Material {
    public static var regularMaterial: Material { Material(stubName: "regularMaterial") }

    public static var thinMaterial: Material { Material(stubName: "thinMaterial") }

    public static var ultraThinMaterial: Material { Material(stubName: "ultraThinMaterial") }
}

/// Any style. docs/apple-api.md §19.3
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AnyShapeStyle: ShapeStyle, StubNamedStyle {
    let stubName: String

    public init<S>(_ style: S) where S: ShapeStyle {
        stubName = style.stubText(in: StubEnvironment.current?.values ?? EnvironmentValues())
    }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ShapeStyle where Self == Color {
    public static var red: Color { .red }

    public static var orange: Color { .orange }

    public static var yellow: Color { .yellow }

    public static var green: Color { .green }

    @available(iOS 15.0, macOS 10.15, tvOS 15.0, watchOS 8.0, *)
    public static var mint: Color { .mint }

    @available(iOS 15.0, macOS 10.15, tvOS 15.0, watchOS 8.0, *)
    public static var teal: Color { .teal }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public static var cyan: Color { .cyan }

    public static var blue: Color { .blue }

    @available(iOS 15.0, macOS 10.15, tvOS 15.0, watchOS 8.0, *)
    public static var indigo: Color { .indigo }

    public static var purple: Color { .purple }

    public static var pink: Color { .pink }

    @available(iOS 15.0, macOS 10.15, tvOS 15.0, watchOS 8.0, *)
    public static var brown: Color { .brown }

    public static var white: Color { .white }

    public static var gray: Color { .gray }

    public static var black: Color { .black }

    public static var clear: Color { .clear }
}
