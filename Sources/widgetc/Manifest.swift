// In: the manifest of an output folder, and what a build made. Out: the outputs of descriptions that are gone.
// Invariant: only a file that an earlier call wrote and that says of itself that it is generated is ever removed.

import WidgetCompiler

/// What the calls with `--prune` have written into a folder.
struct Manifest {
    static let name = ".widgetc-manifest"
    private static let head = "# Made by `widgetc build --prune`: the outputs of this folder.\n"

    private let root: String
    /// What the file holds; nil if there is none.
    private let present: [UInt8]?
    /// What it lists, relative to the folder; a line that leads out of the folder is passed over.
    private let listed: Set<PathBytes>
    private let made: Set<PathBytes>
    /// The outputs of earlier builds that this one does not make, relative to the folder.
    let stale: [String]
    /// Files in the place of such outputs that do not say that they are generated. Nobody but a person knows whether
    /// they are: they stay, and stay listed.
    let disowned: [String]
    /// What is wrong with the file, if it is not as a build has written it.
    private let damage: String?

    /// Reads the manifest of a folder.
    init(of root: String, beside outputs: [OutputFile]) throws(OutputFailure) {
        self.root = root
        present = try Manifest.contents(of: Paths.join(root, Manifest.name))
        made = Set(outputs.map { PathBytes($0.path) })
        listed = Manifest.paths(listedIn: present ?? [])
        damage = present.flatMap { Manifest.damage(of: $0, in: Paths.join(root, Manifest.name)) }
        var stale: [String] = []
        var disowned: [String] = []
        lazy var twins = MadeFiles(outputs.map(\.path), in: root)
        for path in listed.subtracting(made).map(\.text).sorted(by: Paths.precedes) {
            let file = Paths.join(root, path)
            guard !twins.contain(path) else { continue }
            guard try OutputWriter.isInside(Paths.parent(of: file), root) else { continue }
            do throws(SystemError) {
                if try EarlierOutputs.isGenerated(file) {
                    stale.append(path)
                } else if EarlierOutputs.isNamedLikeOutput(path), FileSystem.isTaken(file) {
                    disowned.append(path)
                }
            } catch {
                // Its entry must not be lost.
                throw OutputFailure(message: FailureMessage.cannotRead(file, error))
            }
        }
        self.stale = stale
        self.disowned = disowned
    }

    /// What a person should know of the folder.
    var warnings: [String] {
        (damage.map { [$0] } ?? []) + disowned.map { FailureMessage.disownedOutput(Paths.join(root, $0)) }
    }

    /// What stays listed beside the outputs.
    private var kept: Set<PathBytes> { Set(disowned.map(PathBytes.init)) }

    /// What has to stand in the file before any output is written, so that a run that is killed leaves no output that
    /// is not listed; nil if it does.
    var announcement: OutputFile? {
        made.isSubset(of: listed)
            ? nil : Manifest.file(listing: made.union(kept).union(stale.map(PathBytes.init)))
    }

    /// What has to stand in the file after all outputs have been written and the stale ones been removed; nil if it
    /// does.
    var conclusion: OutputFile? {
        let file = Manifest.file(listing: made.union(kept))
        return (announcement?.bytes ?? present) == file.bytes ? nil : file
    }

    /// Whether a run would leave another file than there is.
    var isChanged: Bool { present != Manifest.file(listing: made.union(kept)).bytes }

    private static func file(listing paths: Set<PathBytes>) -> OutputFile {
        let lines = paths.map(\.text).sorted(by: Paths.precedes).map { $0 + "\n" }
        return OutputFile(path: name, bytes: Array((head + lines.joined()).utf8))
    }

    /// The folders of the listed files that are there.
    static func folders(in root: String) -> [String] {
        let present = (try? contents(of: Paths.join(root, name))) ?? nil ?? []
        let folders = Paths.distinct(paths(listedIn: present).map { Paths.parent(of: Paths.join(root, $0.text)) })
        return folders.filter { (try? FileSystem.status(of: $0))?.kind == .folder }
    }

    private static func paths(listedIn bytes: [UInt8]) -> Set<PathBytes> {
        let lines = bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
        return Set(lines.filter(isPath).map(PathBytes.init))
    }

    /// Whether a line may be the path of an output: a name, or one in a folder.
    private static func isPath(_ line: String) -> Bool {
        let parts = line.split(separator: "/", omittingEmptySubsequences: false)
        return !line.hasPrefix("#") && parts.count <= 2 && parts.allSatisfy { !["", ".", ".."].contains($0) }
    }

    /// How a file differs from every one that a build, and a merge of two, may have left. Lines that are missing leave
    /// no trace.
    private static func damage(of bytes: [UInt8], in path: String) -> String? {
        let text = String(decoding: bytes, as: UTF8.self)
        let lines = text.split(separator: "\n")
        let marks = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"]
        let wrong = lines.first { line in
            !line.hasPrefix("#") && !marks.contains(where: line.hasPrefix)
                && !(isPath(String(line)) && EarlierOutputs.isNamedLikeOutput(String(line)))
        }
        let isWhole = text.hasSuffix("\n") && lines.contains { $0 + "\n" == head }
        return wrong == nil && isWhole ? nil : FailureMessage.damagedManifest(path, line: wrong.map(String.init))
    }

    private static func contents(of path: String) throws(OutputFailure) -> [UInt8]? {
        do throws(SystemError) {
            // A pipe would be read for ever.
            guard try FileSystem.status(of: path).kind != .other else { throw .isNotRegular }
            return LineEnds.unified(try FileSystem.read(path))
        } catch {
            if error.isNotFound { return nil }
            throw OutputFailure(message: FailureMessage.cannotRead(path, error))
        }
    }
}
