// In: the statements of a view's body. Out: one view.
// Invariant: conditions, availability and up to ten statements as Apple's builder
// takes them; no loops.

import Foundation

/// docs/apple-api.md §19.1
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@resultBuilder
public struct ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }

    public static func buildExpression<Content>(_ content: Content) -> Content where Content: View { content }

    public static func buildBlock<Content>(_ content: Content) -> Content where Content: View { content }

    public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View { content }

    public static func buildEither<TrueContent, FalseContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
        _ConditionalContent(storage: .trueContent(first))
    }

    public static func buildEither<TrueContent, FalseContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
        _ConditionalContent(storage: .falseContent(second))
    }

    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View {
        AnyView(content)
    }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ViewBuilder {
    public static func buildBlock<C0, C1>(
        _ c0: C0,
        _ c1: C1
    ) -> TupleView<(C0, C1)>
        where C0: View, C1: View {
        TupleView((c0, c1)) {
            $0.add($1.0)
            $0.add($1.1)
        }
    }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ViewBuilder {
    public static func buildBlock<C0, C1, C2>(
        _ c0: C0,
        _ c1: C1,
        _ c2: C2
    ) -> TupleView<(C0, C1, C2)>
        where C0: View, C1: View, C2: View {
        TupleView((c0, c1, c2)) {
            $0.add($1.0)
            $0.add($1.1)
            $0.add($1.2)
        }
    }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ViewBuilder {
    public static func buildBlock<C0, C1, C2, C3>(
        _ c0: C0,
        _ c1: C1,
        _ c2: C2,
        _ c3: C3
    ) -> TupleView<(C0, C1, C2, C3)>
        where C0: View, C1: View, C2: View, C3: View {
        TupleView((c0, c1, c2, c3)) {
            $0.add($1.0)
            $0.add($1.1)
            $0.add($1.2)
            $0.add($1.3)
        }
    }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ViewBuilder {
    public static func buildBlock<C0, C1, C2, C3, C4>(
        _ c0: C0,
        _ c1: C1,
        _ c2: C2,
        _ c3: C3,
        _ c4: C4
    ) -> TupleView<(C0, C1, C2, C3, C4)>
        where C0: View, C1: View, C2: View, C3: View, C4: View {
        TupleView((c0, c1, c2, c3, c4)) {
            $0.add($1.0)
            $0.add($1.1)
            $0.add($1.2)
            $0.add($1.3)
            $0.add($1.4)
        }
    }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ViewBuilder {
    public static func buildBlock<C0, C1, C2, C3, C4, C5>(
        _ c0: C0,
        _ c1: C1,
        _ c2: C2,
        _ c3: C3,
        _ c4: C4,
        _ c5: C5
    ) -> TupleView<(C0, C1, C2, C3, C4, C5)>
        where C0: View, C1: View, C2: View, C3: View, C4: View, C5: View {
        TupleView((c0, c1, c2, c3, c4, c5)) {
            $0.add($1.0)
            $0.add($1.1)
            $0.add($1.2)
            $0.add($1.3)
            $0.add($1.4)
            $0.add($1.5)
        }
    }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ViewBuilder {
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
        _ c0: C0,
        _ c1: C1,
        _ c2: C2,
        _ c3: C3,
        _ c4: C4,
        _ c5: C5,
        _ c6: C6
    ) -> TupleView<(C0, C1, C2, C3, C4, C5, C6)>
        where C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View {
        TupleView((c0, c1, c2, c3, c4, c5, c6)) {
            $0.add($1.0)
            $0.add($1.1)
            $0.add($1.2)
            $0.add($1.3)
            $0.add($1.4)
            $0.add($1.5)
            $0.add($1.6)
        }
    }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ViewBuilder {
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
        _ c0: C0,
        _ c1: C1,
        _ c2: C2,
        _ c3: C3,
        _ c4: C4,
        _ c5: C5,
        _ c6: C6,
        _ c7: C7
    ) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7)>
        where C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View {
        TupleView((c0, c1, c2, c3, c4, c5, c6, c7)) {
            $0.add($1.0)
            $0.add($1.1)
            $0.add($1.2)
            $0.add($1.3)
            $0.add($1.4)
            $0.add($1.5)
            $0.add($1.6)
            $0.add($1.7)
        }
    }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ViewBuilder {
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
        _ c0: C0,
        _ c1: C1,
        _ c2: C2,
        _ c3: C3,
        _ c4: C4,
        _ c5: C5,
        _ c6: C6,
        _ c7: C7,
        _ c8: C8
    ) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7, C8)>
        where C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View {
        TupleView((c0, c1, c2, c3, c4, c5, c6, c7, c8)) {
            $0.add($1.0)
            $0.add($1.1)
            $0.add($1.2)
            $0.add($1.3)
            $0.add($1.4)
            $0.add($1.5)
            $0.add($1.6)
            $0.add($1.7)
            $0.add($1.8)
        }
    }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ViewBuilder {
    public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
        _ c0: C0,
        _ c1: C1,
        _ c2: C2,
        _ c3: C3,
        _ c4: C4,
        _ c5: C5,
        _ c6: C6,
        _ c7: C7,
        _ c8: C8,
        _ c9: C9
    ) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
        where C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View, C9: View {
        TupleView((c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)) {
            $0.add($1.0)
            $0.add($1.1)
            $0.add($1.2)
            $0.add($1.3)
            $0.add($1.4)
            $0.add($1.5)
            $0.add($1.6)
            $0.add($1.7)
            $0.add($1.8)
            $0.add($1.9)
        }
    }
}
