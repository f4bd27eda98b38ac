// Hand-written: where the content of classic.widget comes from.

import Foundation

/// Computes the moon. A loader that asks a server looks the same: it may wait, and it may throw.
struct MoonLoader: MoonLoaderSource {
    func load(_ request: MoonLoaderRequest) async throws -> MoonLoaderContent {
        MoonLoaderContent(moon: MoonPhase(at: request.date))
    }
}
