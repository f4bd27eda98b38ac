// In: what the widgets of a module use. Out: its helpers, as constant Swift.
// Invariant: a helper is written if and only if an output of the module names it.

import WidgetBase
import WidgetModel

func emitSupportWidgets(_ needs: SupportNeeds, in context: EmitContext, to out: inout OutputBuffer) {
    let uses = WidgetSupportUses(needs, in: context)
    if uses.state { emitBlock(widgetState(context.access, isDescribed: needs.widgets || context.isPublic), to: &out) }
    emitForeignReasons(in: context, to: &out)
    if needs.loaders {
        emitBlock(widgetLoading, to: &out)
        emitBlock(keptContents, to: &out)
    }
    if uses.completion { emitBlock(widgetCompletion, to: &out) }
    emitBackgrounds(uses.background, in: context, to: &out)
    if needs.widgets { emitBlock(widgetLogger, to: &out) }
}

func addWidgetSupportImports(_ needs: SupportNeeds, in context: EmitContext, to imports: inout ImportSet) {
    let uses = WidgetSupportUses(needs, in: context)
    if needs.loaders || needs.widgets { imports.add("Foundation") }
    if needs.widgets { imports.add("os") }
    for module in context.foreignStates {
        imports.addDescribed(context.text(context.program.modules[module].name))
    }
    if uses.background.isUsed { imports.add("SwiftUI", "WidgetKit") }
}

/// Which helpers the widgets of a module use.
private struct WidgetSupportUses {
    var state: Bool
    /// A static widget waits for a loader behind a completion handler.
    var completion = false
    /// What stands in for modifiers of views that a floor lacks.
    var background: BackgroundUses

    init(_ needs: SupportNeeds, in context: EmitContext) {
        state = needs.state
        background = needs.widgets ? BackgroundUses(in: context) : BackgroundUses()
        for widget in context.program.widgets.rows where widget.header.module == context.module {
            if widget.configuration == nil || widget.legacy != nil, widget.loader != nil { completion = true }
        }
    }
}

/// `WidgetState`.
private func widgetState(_ access: String, isDescribed: Bool) -> String {
    let head = """
        /// What a widget is able to show.
        \(access)enum WidgetState: Hashable, WidgetContent {
            /// Why data could not be read.
            \(access)enum Reason: Hashable, WidgetContent {
                /// The app has not written the file yet, or the App Group is not set up.
                case missing
                /// The device has not been unlocked since it started.
                case locked
                case corrupt
                /// A later version of the app wrote the file.
                case newer(version: Int)
                /// Loading failed or took too long, and nothing that was loaded before was kept.
                case failed
            }

            /// Placeholder, gallery or preview: the data is not real.
            case sample
            /// A required parameter has no value.
            case unconfigured
            case unavailable(Reason)
            /// What was chosen is no longer in the store.
            case missing
            /// There is nothing to show.
            case empty
            /// The data is real but out of date.
            case stale
            case ready

            \(access)var isUnavailable: Bool {
                if case .unavailable = self { return true }
                return false
            }
        """
    guard isDescribed else { return head + "\n}" }
    return head + "\n" + """

            /// The state's name, for logs.
            \(access)var description: String {
                switch self {
                case .sample: return "sample"
                case .unconfigured: return "unconfigured"
                case .unavailable(let reason): return "unavailable: \\(reason)"
                case .missing: return "missing"
                case .empty: return "empty"
                case .stale: return "stale"
                case .ready: return "ready"
                }
            }
        }
        """
}

/// `WidgetLoading`.
private let widgetLoading = """
    /// What a loader came to.
    enum WidgetLoading<Content: Hashable & Sendable>: Hashable, WidgetContent {
        case loaded(Content)
        /// Loading failed or took too long: what was loaded before.
        case kept(Content)
        case failed

        var content: Content? {
            switch self {
            case .loaded(let content), .kept(let content): return content
            case .failed: return nil
            }
        }

        var hasFailed: Bool {
            switch self {
            case .loaded: return false
            case .kept, .failed: return true
            }
        }
    }
    """

/// `KeptContents`: asks a loader, and keeps what it last returned.
private let keptContents = """
    /// The last good contents of one loader, in a file of their own.
    actor KeptContents<Content: Codable & Hashable & Sendable> {
        /// What was loaded for one configuration.
        private struct Item: Codable, WidgetContent {
            var configuration: [String?]
            var content: Content
        }

        /// For how many configurations content is kept.
        private let capacity = 16
        private let file: URL?

        /// Without a folder nothing is kept.
        init(of loader: String, in folder: URL?) {
            file = folder?.appendingPathComponent("\\(loader).kept.json")
        }

        /// Loads, and keeps what was loaded; gives what was kept where loading fails or takes too long.
        func load(
            for configuration: [String?],
            within seconds: Double,
            _ load: @escaping @Sendable () async throws -> Content
        ) async -> WidgetLoading<Content> {
            if let content = await Self.value(within: seconds, of: load) {
                keep(content, for: configuration)
                return .loaded(content)
            }
            return content(for: configuration).map { .kept($0) } ?? .failed
        }

        func content(for configuration: [String?]) -> Content? {
            items().first { $0.configuration == configuration }?.content
        }

        /// Keeps content in place of what was loaded for the configuration before, or longest ago.
        func keep(_ content: Content, for configuration: [String?]) {
            var items = items().filter { $0.configuration != configuration }
            items.insert(Item(configuration: configuration, content: content), at: 0)
            guard let file, let data = try? JSONEncoder().encode(Array(items.prefix(capacity))) else { return }
            let folder = file.deletingLastPathComponent()
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try? data.write(to: file, options: .atomic)
        }

        private func items() -> [Item] {
            guard let file, let data = try? Data(contentsOf: file) else { return [] }
            return (try? JSONDecoder().decode([Item].self, from: data)) ?? []
        }

        /// What an operation returns in time. One that takes longer is cancelled, but not waited for.
        private static func value(
            within seconds: Double,
            of operation: @escaping @Sendable () async throws -> Content
        ) async -> Content? {
            let (results, continuation) = AsyncStream.makeStream(of: Optional<Content>.self)
            let loading = Task {
                continuation.yield(try? await operation())
            }
            let timer = Task {
                try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
                continuation.yield(nil)
            }
            defer {
                loading.cancel()
                timer.cancel()
            }
            for await result in results { return result }
            return nil
        }
    }
    """

/// `WidgetCompletion`.
private let widgetCompletion = """
    /// Carries WidgetKit's completion handler into a task. WidgetKit takes the answer on any thread, once.
    struct WidgetCompletion<Value>: @unchecked Sendable, WidgetContent {
        private let finish: (Value) -> Void

        init(_ finish: @escaping (Value) -> Void) {
            self.finish = finish
        }

        func callAsFunction(_ value: Value) {
            finish(value)
        }
    }
    """

/// `Logger.widget`.
private let widgetLogger = """
    extension Logger {
        /// The log of one widget, under the bundle's identifier.
        nonisolated static func widget(_ kind: String) -> Logger {
            Logger(subsystem: Bundle.main.bundleIdentifier ?? "widgets", category: kind)
        }
    }
    """
