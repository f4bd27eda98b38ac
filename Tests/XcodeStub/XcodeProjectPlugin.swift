// In: nothing. Out: the part of Xcode's module `XcodeProjectPlugin` that the plugin uses, for checking its code.
// Invariant: declares no more than what is known: the interface of Xcode 14.1 as published at
// https://gist.github.com/ikesyo/f152bf8ee60b1c9bff2e757b01a95fa9, and the URLs that plugins in use read since Xcode 16
// (`context.xcodeProject.directoryURL`, `context.pluginWorkDirectoryURL`).

import Foundation
import PackagePlugin

public struct XcodeProject {
    public typealias ID = String

    public let id: ID
    public let displayName: String
    public let directoryURL: URL
    public let targets: [XcodeTarget]
}

public struct XcodeTarget {
    public typealias ID = String

    public let id: ID
    public let displayName: String
    /// Its links are to files of the target; those of a linked framework are among them.
    public let inputFiles: FileList
}

public struct XcodePluginContext {
    public let xcodeProject: XcodeProject
    public let pluginWorkDirectoryURL: URL

    public func tool(named name: String) throws -> PluginContext.Tool {
        throw CocoaError(.featureUnsupported)
    }
}

public protocol XcodeBuildToolPlugin: Plugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}
