// In: sizes. Out: shapes.
// Invariant: a shape is a view, drawn with the foreground unless filled otherwise.

import Foundation

/// docs/apple-api.md §19.7
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol Shape: Sendable, View {}

/// docs/apple-api.md §19.7
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol InsettableShape: Shape {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Shape {
    nonisolated public func fill<S>(_ content: S) -> some View where S: ShapeStyle {
        StubModified(self, "fill") { content.stubText(in: $0) }
    }

    nonisolated public func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some View where S: ShapeStyle {
        StubModified(self, "stroke") { content.stubText(in: $0) }
    }

    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        StubTrimmed(base: self)
    }
}

/// A part of a shape's outline.
struct StubTrimmed<Base> where Base: Shape {
    let base: Base
}

extension StubTrimmed: Shape {
    typealias Body = Never
}

/// docs/apple-api.md §19.7
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Rectangle: Sendable {
    public init() {}
}

/// docs/apple-api.md §19.7
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct RoundedRectangle: Sendable {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
}

/// docs/apple-api.md §19.7
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Circle: Sendable {
    public init() {}
}

/// docs/apple-api.md §19.7
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Capsule: Sendable {
    public var style: RoundedCornerStyle

    public init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }
}

/// The shape of the container, rounded as it is. docs/apple-api.md §19.7
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct ContainerRelativeShape: Sendable {
    public init() {}
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Rectangle: InsettableShape {
    public typealias Body = Never
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension RoundedRectangle: InsettableShape {
    public typealias Body = Never
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Circle: InsettableShape {
    public typealias Body = Never
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Capsule: InsettableShape {
    public typealias Body = Never
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ContainerRelativeShape: InsettableShape {
    public typealias Body = Never
}
