// Hand-written: the views that the app and its widgets share.

import SwiftUI

/// A scoop in its cone.
public struct IceCreamCone: View {
    private let style: FlavorStyle

    public init(style: FlavorStyle) {
        self.style = style
    }

    public var body: some View {
        VStack(spacing: -14) {
            Circle()
                .fill(style.scoop)
                .frame(width: 44, height: 44)
            Image(systemName: "cone.fill")
                .font(.system(size: 40))
                .foregroundStyle(.brown)
                .rotationEffect(.degrees(180))
        }
        .accessibilityHidden(true)
    }
}

/// The flavor of an ice cream, and what is on top.
public struct IceCreamLabel: View {
    private let style: FlavorStyle
    private let topping: String

    public init(style: FlavorStyle, topping: String) {
        self.style = style
        self.topping = topping
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(style.name)
                .font(.headline)
            Text(topping)
                .font(.caption)
                .foregroundStyle(.secondary)
        }
        .lineLimit(2)
        .minimumScaleFactor(0.8)
        .accessibilityElement(children: .combine)
    }
}
