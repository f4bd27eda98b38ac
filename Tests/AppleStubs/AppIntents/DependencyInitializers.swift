// In: key paths to the parameters that a provider depends on. Out: the initializers of the dependency.
// Invariant: one to fifteen key paths, without labels; none has a default.

import Foundation

/// docs/apple-api.md §7.5
@available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
extension IntentParameterDependency {
    public convenience init<V0, P0>(
        _ k0: KeyPath<Intent, P0>
    )
        where
            V0: _IntentValue, V0: Sendable, P0: IntentParameter<V0> {
        self.init(_listed: [
            _StubListed(k0),
        ])
    }

    public convenience init<V0, P0, V1, P1>(
        _ k0: KeyPath<Intent, P0>,
        _ k1: KeyPath<Intent, P1>
    )
        where
            V0: _IntentValue, V0: Sendable, P0: IntentParameter<V0>,
            V1: _IntentValue, V1: Sendable, P1: IntentParameter<V1> {
        self.init(_listed: [
            _StubListed(k0),
            _StubListed(k1),
        ])
    }

    public convenience init<V0, P0, V1, P1, V2, P2>(
        _ k0: KeyPath<Intent, P0>,
        _ k1: KeyPath<Intent, P1>,
        _ k2: KeyPath<Intent, P2>
    )
        where
            V0: _IntentValue, V0: Sendable, P0: IntentParameter<V0>,
            V1: _IntentValue, V1: Sendable, P1: IntentParameter<V1>,
            V2: _IntentValue, V2: Sendable, P2: IntentParameter<V2> {
        self.init(_listed: [
            _StubListed(k0),
            _StubListed(k1),
            _StubListed(k2),
        ])
    }

    public convenience init<V0, P0, V1, P1, V2, P2, V3, P3>(
        _ k0: KeyPath<Intent, P0>,
        _ k1: KeyPath<Intent, P1>,
        _ k2: KeyPath<Intent, P2>,
        _ k3: KeyPath<Intent, P3>
    )
        where
            V0: _IntentValue, V0: Sendable, P0: IntentParameter<V0>,
            V1: _IntentValue, V1: Sendable, P1: IntentParameter<V1>,
            V2: _IntentValue, V2: Sendable, P2: IntentParameter<V2>,
            V3: _IntentValue, V3: Sendable, P3: IntentParameter<V3> {
        self.init(_listed: [
            _StubListed(k0),
            _StubListed(k1),
            _StubListed(k2),
            _StubListed(k3),
        ])
    }

    public convenience init<V0, P0, V1, P1, V2, P2, V3, P3, V4, P4>(
        _ k0: KeyPath<Intent, P0>,
        _ k1: KeyPath<Intent, P1>,
        _ k2: KeyPath<Intent, P2>,
        _ k3: KeyPath<Intent, P3>,
        _ k4: KeyPath<Intent, P4>
    )
        where
            V0: _IntentValue, V0: Sendable, P0: IntentParameter<V0>,
            V1: _IntentValue, V1: Sendable, P1: IntentParameter<V1>,
            V2: _IntentValue, V2: Sendable, P2: IntentParameter<V2>,
            V3: _IntentValue, V3: Sendable, P3: IntentParameter<V3>,
            V4: _IntentValue, V4: Sendable, P4: IntentParameter<V4> {
        self.init(_listed: [
            _StubListed(k0),
            _StubListed(k1),
            _StubListed(k2),
            _StubListed(k3),
            _StubListed(k4),
        ])
    }

    public convenience init<V0, P0, V1, P1, V2, P2, V3, P3, V4, P4, V5, P5>(
        _ k0: KeyPath<Intent, P0>,
        _ k1: KeyPath<Intent, P1>,
        _ k2: KeyPath<Intent, P2>,
        _ k3: KeyPath<Intent, P3>,
        _ k4: KeyPath<Intent, P4>,
        _ k5: KeyPath<Intent, P5>
    )
        where
            V0: _IntentValue, V0: Sendable, P0: IntentParameter<V0>,
            V1: _IntentValue, V1: Sendable, P1: IntentParameter<V1>,
            V2: _IntentValue, V2: Sendable, P2: IntentParameter<V2>,
            V3: _IntentValue, V3: Sendable, P3: IntentParameter<V3>,
            V4: _IntentValue, V4: Sendable, P4: IntentParameter<V4>,
            V5: _IntentValue, V5: Sendable, P5: IntentParameter<V5> {
        self.init(_listed: [
            _StubListed(k0),
            _StubListed(k1),
            _StubListed(k2),
            _StubListed(k3),
            _StubListed(k4),
            _StubListed(k5),
        ])
    }

    public convenience init<V0, P0, V1, P1, V2, P2, V3, P3, V4, P4, V5, P5, V6, P6>(
        _ k0: KeyPath<Intent, P0>,
        _ k1: KeyPath<Intent, P1>,
        _ k2: KeyPath<Intent, P2>,
        _ k3: KeyPath<Intent, P3>,
        _ k4: KeyPath<Intent, P4>,
        _ k5: KeyPath<Intent, P5>,
        _ k6: KeyPath<Intent, P6>
    )
        where
            V0: _IntentValue, V0: Sendable, P0: IntentParameter<V0>,
            V1: _IntentValue, V1: Sendable, P1: IntentParameter<V1>,
            V2: _IntentValue, V2: Sendable, P2: IntentParameter<V2>,
            V3: _IntentValue, V3: Sendable, P3: IntentParameter<V3>,
            V4: _IntentValue, V4: Sendable, P4: IntentParameter<V4>,
            V5: _IntentValue, V5: Sendable, P5: IntentParameter<V5>,
            V6: _IntentValue, V6: Sendable, P6: IntentParameter<V6> {
        self.init(_listed: [
            _StubListed(k0),
            _StubListed(k1),
            _StubListed(k2),
            _StubListed(k3),
            _StubListed(k4),
            _StubListed(k5),
            _StubListed(k6),
        ])
    }

    public convenience init<V0, P0, V1, P1, V2, P2, V3, P3, V4, P4, V5, P5, V6, P6, V7, P7>(
        _ k0: KeyPath<Intent, P0>,
        _ k1: KeyPath<Intent, P1>,
        _ k2: KeyPath<Intent, P2>,
        _ k3: KeyPath<Intent, P3>,
        _ k4: KeyPath<Intent, P4>,
        _ k5: KeyPath<Intent, P5>,
        _ k6: KeyPath<Intent, P6>,
        _ k7: KeyPath<Intent, P7>
    )
        where
            V0: _IntentValue, V0: Sendable, P0: IntentParameter<V0>,
            V1: _IntentValue, V1: Sendable, P1: IntentParameter<V1>,
            V2: _IntentValue, V2: Sendable, P2: IntentParameter<V2>,
            V3: _IntentValue, V3: Sendable, P3: IntentParameter<V3>,
            V4: _IntentValue, V4: Sendable, P4: IntentParameter<V4>,
            V5: _IntentValue, V5: Sendable, P5: IntentParameter<V5>,
            V6: _IntentValue, V6: Sendable, P6: IntentParameter<V6>,
            V7: _IntentValue, V7: Sendable, P7: IntentParameter<V7> {
        self.init(_listed: [
            _StubListed(k0),
            _StubListed(k1),
            _StubListed(k2),
            _StubListed(k3),
            _StubListed(k4),
            _StubListed(k5),
            _StubListed(k6),
            _StubListed(k7),
        ])
    }

    public convenience init<V0, P0, V1, P1, V2, P2, V3, P3, V4, P4, V5, P5, V6, P6, V7, P7, V8, P8>(
        _ k0: KeyPath<Intent, P0>,
        _ k1: KeyPath<Intent, P1>,
        _ k2: KeyPath<Intent, P2>,
        _ k3: KeyPath<Intent, P3>,
        _ k4: KeyPath<Intent, P4>,
        _ k5: KeyPath<Intent, P5>,
        _ k6: KeyPath<Intent, P6>,
        _ k7: KeyPath<Intent, P7>,
        _ k8: KeyPath<Intent, P8>
    )
        where
            V0: _IntentValue, V0: Sendable, P0: IntentParameter<V0>,
            V1: _IntentValue, V1: Sendable, P1: IntentParameter<V1>,
            V2: _IntentValue, V2: Sendable, P2: IntentParameter<V2>,
            V3: _IntentValue, V3: Sendable, P3: IntentParameter<V3>,
            V4: _IntentValue, V4: Sendable, P4: IntentParameter<V4>,
            V5: _IntentValue, V5: Sendable, P5: IntentParameter<V5>,
            V6: _IntentValue, V6: Sendable, P6: IntentParameter<V6>,
            V7: _IntentValue, V7: Sendable, P7: IntentParameter<V7>,
            V8: _IntentValue, V8: Sendable, P8: IntentParameter<V8> {
        self.init(_listed: [
            _StubListed(k0),
            _StubListed(k1),
            _StubListed(k2),
            _StubListed(k3),
            _StubListed(k4),
            _StubListed(k5),
            _StubListed(k6),
            _StubListed(k7),
            _StubListed(k8),
        ])
    }

    public convenience init<V0, P0, V1, P1, V2, P2, V3, P3, V4, P4, V5, P5, V6, P6, V7, P7, V8, P8, V9, P9>(
        _ k0: KeyPath<Intent, P0>,
        _ k1: KeyPath<Intent, P1>,
        _ k2: KeyPath<Intent, P2>,
        _ k3: KeyPath<Intent, P3>,
        _ k4: KeyPath<Intent, P4>,
        _ k5: KeyPath<Intent, P5>,
        _ k6: KeyPath<Intent, P6>,
        _ k7: KeyPath<Intent, P7>,
        _ k8: KeyPath<Intent, P8>,
        _ k9: KeyPath<Intent, P9>
    )
        where
            V0: _IntentValue, V0: Sendable, P0: IntentParameter<V0>,
            V1: _IntentValue, V1: Sendable, P1: IntentParameter<V1>,
            V2: _IntentValue, V2: Sendable, P2: IntentParameter<V2>,
            V3: _IntentValue, V3: Sendable, P3: IntentParameter<V3>,
            V4: _IntentValue, V4: Sendable, P4: IntentParameter<V4>,
            V5: _IntentValue, V5: Sendable, P5: IntentParameter<V5>,
            V6: _IntentValue, V6: Sendable, P6: IntentParameter<V6>,
            V7: _IntentValue, V7: Sendable, P7: IntentParameter<V7>,
            V8: _IntentValue, V8: Sendable, P8: IntentParameter<V8>,
            V9: _IntentValue, V9: Sendable, P9: IntentParameter<V9> {
        self.init(_listed: [
            _StubListed(k0),
            _StubListed(k1),
            _StubListed(k2),
            _StubListed(k3),
            _StubListed(k4),
            _StubListed(k5),
            _StubListed(k6),
            _StubListed(k7),
            _StubListed(k8),
            _StubListed(k9),
        ])
    }

    public convenience init<V0, P0, V1, P1, V2, P2, V3, P3, V4, P4, V5, P5, V6, P6, V7, P7, V8, P8, V9, P9, V10, P10>(
        _ k0: KeyPath<Intent, P0>,
        _ k1: KeyPath<Intent, P1>,
        _ k2: KeyPath<Intent, P2>,
        _ k3: KeyPath<Intent, P3>,
        _ k4: KeyPath<Intent, P4>,
        _ k5: KeyPath<Intent, P5>,
        _ k6: KeyPath<Intent, P6>,
        _ k7: KeyPath<Intent, P7>,
        _ k8: KeyPath<Intent, P8>,
        _ k9: KeyPath<Intent, P9>,
        _ k10: KeyPath<Intent, P10>
    )
        where
            V0: _IntentValue, V0: Sendable, P0: IntentParameter<V0>,
            V1: _IntentValue, V1: Sendable, P1: IntentParameter<V1>,
            V2: _IntentValue, V2: Sendable, P2: IntentParameter<V2>,
            V3: _IntentValue, V3: Sendable, P3: IntentParameter<V3>,
            V4: _IntentValue, V4: Sendable, P4: IntentParameter<V4>,
            V5: _IntentValue, V5: Sendable, P5: IntentParameter<V5>,
            V6: _IntentValue, V6: Sendable, P6: IntentParameter<V6>,
            V7: _IntentValue, V7: Sendable, P7: IntentParameter<V7>,
            V8: _IntentValue, V8: Sendable, P8: IntentParameter<V8>,
            V9: _IntentValue, V9: Sendable, P9: IntentParameter<V9>,
            V10: _IntentValue, V10: Sendable, P10: IntentParameter<V10> {
        self.init(_listed: [
            _StubListed(k0),
            _StubListed(k1),
            _StubListed(k2),
            _StubListed(k3),
            _StubListed(k4),
            _StubListed(k5),
            _StubListed(k6),
            _StubListed(k7),
            _StubListed(k8),
            _StubListed(k9),
            _StubListed(k10),
        ])
    }

    public convenience init<
        V0, P0, V1, P1, V2, P2, V3, P3, V4, P4, V5, P5,
        V6, P6, V7, P7, V8, P8, V9, P9, V10, P10, V11, P11
    >(
        _ k0: KeyPath<Intent, P0>,
        _ k1: KeyPath<Intent, P1>,
        _ k2: KeyPath<Intent, P2>,
        _ k3: KeyPath<Intent, P3>,
        _ k4: KeyPath<Intent, P4>,
        _ k5: KeyPath<Intent, P5>,
        _ k6: KeyPath<Intent, P6>,
        _ k7: KeyPath<Intent, P7>,
        _ k8: KeyPath<Intent, P8>,
        _ k9: KeyPath<Intent, P9>,
        _ k10: KeyPath<Intent, P10>,
        _ k11: KeyPath<Intent, P11>
    )
        where
            V0: _IntentValue, V0: Sendable, P0: IntentParameter<V0>,
            V1: _IntentValue, V1: Sendable, P1: IntentParameter<V1>,
            V2: _IntentValue, V2: Sendable, P2: IntentParameter<V2>,
            V3: _IntentValue, V3: Sendable, P3: IntentParameter<V3>,
            V4: _IntentValue, V4: Sendable, P4: IntentParameter<V4>,
            V5: _IntentValue, V5: Sendable, P5: IntentParameter<V5>,
            V6: _IntentValue, V6: Sendable, P6: IntentParameter<V6>,
            V7: _IntentValue, V7: Sendable, P7: IntentParameter<V7>,
            V8: _IntentValue, V8: Sendable, P8: IntentParameter<V8>,
            V9: _IntentValue, V9: Sendable, P9: IntentParameter<V9>,
            V10: _IntentValue, V10: Sendable, P10: IntentParameter<V10>,
            V11: _IntentValue, V11: Sendable, P11: IntentParameter<V11> {
        self.init(_listed: [
            _StubListed(k0),
            _StubListed(k1),
            _StubListed(k2),
            _StubListed(k3),
            _StubListed(k4),
            _StubListed(k5),
            _StubListed(k6),
            _StubListed(k7),
            _StubListed(k8),
            _StubListed(k9),
            _StubListed(k10),
            _StubListed(k11),
        ])
    }

    public convenience init<
        V0, P0, V1, P1, V2, P2, V3, P3, V4, P4, V5, P5, V6, P6,
        V7, P7, V8, P8, V9, P9, V10, P10, V11, P11, V12, P12
    >(
        _ k0: KeyPath<Intent, P0>,
        _ k1: KeyPath<Intent, P1>,
        _ k2: KeyPath<Intent, P2>,
        _ k3: KeyPath<Intent, P3>,
        _ k4: KeyPath<Intent, P4>,
        _ k5: KeyPath<Intent, P5>,
        _ k6: KeyPath<Intent, P6>,
        _ k7: KeyPath<Intent, P7>,
        _ k8: KeyPath<Intent, P8>,
        _ k9: KeyPath<Intent, P9>,
        _ k10: KeyPath<Intent, P10>,
        _ k11: KeyPath<Intent, P11>,
        _ k12: KeyPath<Intent, P12>
    )
        where
            V0: _IntentValue, V0: Sendable, P0: IntentParameter<V0>,
            V1: _IntentValue, V1: Sendable, P1: IntentParameter<V1>,
            V2: _IntentValue, V2: Sendable, P2: IntentParameter<V2>,
            V3: _IntentValue, V3: Sendable, P3: IntentParameter<V3>,
            V4: _IntentValue, V4: Sendable, P4: IntentParameter<V4>,
            V5: _IntentValue, V5: Sendable, P5: IntentParameter<V5>,
            V6: _IntentValue, V6: Sendable, P6: IntentParameter<V6>,
            V7: _IntentValue, V7: Sendable, P7: IntentParameter<V7>,
            V8: _IntentValue, V8: Sendable, P8: IntentParameter<V8>,
            V9: _IntentValue, V9: Sendable, P9: IntentParameter<V9>,
            V10: _IntentValue, V10: Sendable, P10: IntentParameter<V10>,
            V11: _IntentValue, V11: Sendable, P11: IntentParameter<V11>,
            V12: _IntentValue, V12: Sendable, P12: IntentParameter<V12> {
        self.init(_listed: [
            _StubListed(k0),
            _StubListed(k1),
            _StubListed(k2),
            _StubListed(k3),
            _StubListed(k4),
            _StubListed(k5),
            _StubListed(k6),
            _StubListed(k7),
            _StubListed(k8),
            _StubListed(k9),
            _StubListed(k10),
            _StubListed(k11),
            _StubListed(k12),
        ])
    }

    public convenience init<
        V0, P0, V1, P1, V2, P2, V3, P3, V4, P4, V5, P5, V6, P6,
        V7, P7, V8, P8, V9, P9, V10, P10, V11, P11, V12, P12, V13, P13
    >(
        _ k0: KeyPath<Intent, P0>,
        _ k1: KeyPath<Intent, P1>,
        _ k2: KeyPath<Intent, P2>,
        _ k3: KeyPath<Intent, P3>,
        _ k4: KeyPath<Intent, P4>,
        _ k5: KeyPath<Intent, P5>,
        _ k6: KeyPath<Intent, P6>,
        _ k7: KeyPath<Intent, P7>,
        _ k8: KeyPath<Intent, P8>,
        _ k9: KeyPath<Intent, P9>,
        _ k10: KeyPath<Intent, P10>,
        _ k11: KeyPath<Intent, P11>,
        _ k12: KeyPath<Intent, P12>,
        _ k13: KeyPath<Intent, P13>
    )
        where
            V0: _IntentValue, V0: Sendable, P0: IntentParameter<V0>,
            V1: _IntentValue, V1: Sendable, P1: IntentParameter<V1>,
            V2: _IntentValue, V2: Sendable, P2: IntentParameter<V2>,
            V3: _IntentValue, V3: Sendable, P3: IntentParameter<V3>,
            V4: _IntentValue, V4: Sendable, P4: IntentParameter<V4>,
            V5: _IntentValue, V5: Sendable, P5: IntentParameter<V5>,
            V6: _IntentValue, V6: Sendable, P6: IntentParameter<V6>,
            V7: _IntentValue, V7: Sendable, P7: IntentParameter<V7>,
            V8: _IntentValue, V8: Sendable, P8: IntentParameter<V8>,
            V9: _IntentValue, V9: Sendable, P9: IntentParameter<V9>,
            V10: _IntentValue, V10: Sendable, P10: IntentParameter<V10>,
            V11: _IntentValue, V11: Sendable, P11: IntentParameter<V11>,
            V12: _IntentValue, V12: Sendable, P12: IntentParameter<V12>,
            V13: _IntentValue, V13: Sendable, P13: IntentParameter<V13> {
        self.init(_listed: [
            _StubListed(k0),
            _StubListed(k1),
            _StubListed(k2),
            _StubListed(k3),
            _StubListed(k4),
            _StubListed(k5),
            _StubListed(k6),
            _StubListed(k7),
            _StubListed(k8),
            _StubListed(k9),
            _StubListed(k10),
            _StubListed(k11),
            _StubListed(k12),
            _StubListed(k13),
        ])
    }

    public convenience init<
        V0, P0, V1, P1, V2, P2, V3, P3, V4, P4, V5, P5, V6, P6, V7, P7,
        V8, P8, V9, P9, V10, P10, V11, P11, V12, P12, V13, P13, V14, P14
    >(
        _ k0: KeyPath<Intent, P0>,
        _ k1: KeyPath<Intent, P1>,
        _ k2: KeyPath<Intent, P2>,
        _ k3: KeyPath<Intent, P3>,
        _ k4: KeyPath<Intent, P4>,
        _ k5: KeyPath<Intent, P5>,
        _ k6: KeyPath<Intent, P6>,
        _ k7: KeyPath<Intent, P7>,
        _ k8: KeyPath<Intent, P8>,
        _ k9: KeyPath<Intent, P9>,
        _ k10: KeyPath<Intent, P10>,
        _ k11: KeyPath<Intent, P11>,
        _ k12: KeyPath<Intent, P12>,
        _ k13: KeyPath<Intent, P13>,
        _ k14: KeyPath<Intent, P14>
    )
        where
            V0: _IntentValue, V0: Sendable, P0: IntentParameter<V0>,
            V1: _IntentValue, V1: Sendable, P1: IntentParameter<V1>,
            V2: _IntentValue, V2: Sendable, P2: IntentParameter<V2>,
            V3: _IntentValue, V3: Sendable, P3: IntentParameter<V3>,
            V4: _IntentValue, V4: Sendable, P4: IntentParameter<V4>,
            V5: _IntentValue, V5: Sendable, P5: IntentParameter<V5>,
            V6: _IntentValue, V6: Sendable, P6: IntentParameter<V6>,
            V7: _IntentValue, V7: Sendable, P7: IntentParameter<V7>,
            V8: _IntentValue, V8: Sendable, P8: IntentParameter<V8>,
            V9: _IntentValue, V9: Sendable, P9: IntentParameter<V9>,
            V10: _IntentValue, V10: Sendable, P10: IntentParameter<V10>,
            V11: _IntentValue, V11: Sendable, P11: IntentParameter<V11>,
            V12: _IntentValue, V12: Sendable, P12: IntentParameter<V12>,
            V13: _IntentValue, V13: Sendable, P13: IntentParameter<V13>,
            V14: _IntentValue, V14: Sendable, P14: IntentParameter<V14> {
        self.init(_listed: [
            _StubListed(k0),
            _StubListed(k1),
            _StubListed(k2),
            _StubListed(k3),
            _StubListed(k4),
            _StubListed(k5),
            _StubListed(k6),
            _StubListed(k7),
            _StubListed(k8),
            _StubListed(k9),
            _StubListed(k10),
            _StubListed(k11),
            _StubListed(k12),
            _StubListed(k13),
            _StubListed(k14),
        ])
    }
}
