// In: bundle declarations. Out: one row a bundle, with all that it lists in gallery order.
// Invariant: nothing stands in a bundle twice, under flags or not.

import WidgetBase

/// The `@main` bundle of an extension.
public struct BundleDecl: Sendable {
    public var header: DeclHeader
    /// In gallery order.
    public var items: [BundleItem]

    public init(header: DeclHeader, items: [BundleItem]) {
        self.header = header
        self.items = items
    }
}

/// A place in the gallery.
public struct BundleItem: Sendable {
    public var content: BundleContent
    /// The compile-time flags without which it is left out, the outermost first.
    public var flags: [NameID]

    public init(content: BundleContent, flags: [NameID]) {
        self.content = content
        self.flags = flags
    }
}

/// What a bundle lists.
public enum BundleContent: Sendable {
    case widget(WidgetID)
    case control(ControlID)
    case extern(ExternWidget)
}

/// A hand-written widget, Live Activity or control.
public struct ExternWidget: Sendable {
    /// A type with `init()`.
    public var name: NameID
    /// The first versions that have it, on the platforms of the module that have it at all.
    public var introduced: PlatformVersions

    public init(name: NameID, introduced: PlatformVersions) {
        self.name = name
        self.introduced = introduced
    }
}
