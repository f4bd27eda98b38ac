import Foundation
import Intents
import SwiftUI

#if compiler(>=6.2)
public nonisolated enum OldLevel: Int {
    case unknown = 0
    case low
    case high
}

public nonisolated final class OldTagIntent: INIntent {
    public var tag: INObject? { nil }
    public var others: [INObject]? { nil }
    public var isOn: NSNumber? { nil }
    public var share: NSNumber? { nil }
    public var names: [String]? { nil }
    public var numbers: [NSNumber]? { nil }
    public var level: OldLevel { .unknown }
    public var address: URL? { nil }
    public var intent: String? { nil }
}
#else
public enum OldLevel: Int {
    case unknown = 0
    case low
    case high
}

public final class OldTagIntent: INIntent {
    public var tag: INObject? { nil }
    public var others: [INObject]? { nil }
    public var isOn: NSNumber? { nil }
    public var share: NSNumber? { nil }
    public var names: [String]? { nil }
    public var numbers: [NSNumber]? { nil }
    public var level: OldLevel { .unknown }
    public var address: URL? { nil }
    public var intent: String? { nil }
}
#endif

struct RoomCatalog: RoomCatalogSource {
    func rows() async throws -> [RoomEntityRow] { [] }
}

struct TagView: View {
    let entry: TagEntry

    var body: some View {
        Text(verbatim: entry.tag)
    }
}

struct TagsView: View {
    let entry: TagsEntry

    var body: some View {
        Text(verbatim: entry.first)
    }
}
