// Hand-written: whether a light is on.

import Foundation

struct LightLoader: LightLoaderSource {
    func load(_ request: LightLoaderRequest) async throws -> LightLoaderContent {
        guard let light = request.light else { return LightLoaderContent() }
        return LightLoaderContent(isLit: await LitLights.shared.isLit(light.lightID))
    }
}

/// The lights that are on; a hub, in an app.
actor LitLights {
    static let shared = LitLights()

    private var lit: Set<String> = []

    func isLit(_ lightID: String) -> Bool { lit.contains(lightID) }

    func set(_ lightID: String, isLit: Bool) {
        if isLit { lit.insert(lightID) } else { lit.remove(lightID) }
    }
}
