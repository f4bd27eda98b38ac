import Foundation
import Intents
import OlderStore
import SwiftUI

// What Xcode makes of an intent definition file: classes and an enumeration with numbers.
#if compiler(>=6.2)
nonisolated enum LegacyTempo: Int { case unknown = 0, slow, quick }

nonisolated class PlaySongIntent: INIntent {
    var song: INObject? { nil }
    var rooms: [INObject]? { nil }
    var tempo: LegacyTempo { .unknown }
}
#else
enum LegacyTempo: Int { case unknown = 0, slow, quick }

class PlaySongIntent: INIntent {
    var song: INObject? { nil }
    var rooms: [INObject]? { nil }
    var tempo: LegacyTempo { .unknown }
}
#endif

@available(iOS 17, *)
struct Silencer: SilencerPerforming {
    func perform(_ action: Silence, writer: Songs.Writer) async throws {
        try await writer.update { $0?.isLoud = false }
        await writer.flush()
    }
}

struct PlayView: View {
    let entry: PlayEntry

    var body: some View {
        Text(entry.name)
    }
}
