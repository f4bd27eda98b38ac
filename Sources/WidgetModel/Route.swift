// In: route declarations. Out: one row a route.
// Invariant: every parameter occurs in the pieces exactly once.

import WidgetBase

/// A piece of the text after the scheme.
public enum RoutePiece: Sendable {
    case literal(NameID)
    case parameter(FieldID)
}

/// A deep link under the module's scheme.
public struct RouteDecl: Sendable {
    public var header: DeclHeader
    public var parameters: IDRange<FieldID>
    public var pieces: [RoutePiece]

    public init(header: DeclHeader, parameters: IDRange<FieldID>, pieces: [RoutePiece]) {
        self.header = header
        self.parameters = parameters
        self.pieces = pieces
    }
}
