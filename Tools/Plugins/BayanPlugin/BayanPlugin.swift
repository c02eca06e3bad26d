import Foundation
import PackagePlugin

/// Generates the error types of a target from the `Catalog/` and `Locales/` in its folder.
///
/// One build command, with every catalog file as an input and one generated file as its output:
/// SwiftPM has to know the outputs before a catalog is read, and which files a catalog gives is
/// only known after. SwiftPM looks for new files in the folder of the target and nowhere else,
/// and so the catalog lies there.
@main
struct BayanPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let outputs = context.pluginWorkDirectoryURL
    let name = "\(target.moduleName)+Generated.swift"
    return [
      .buildCommand(
        displayName: "Compiling the error catalog of \(target.name)",
        executable: try context.tool(named: "bayan").url,
        arguments: [
          "generate", "--project", target.directoryURL.path, "--output", outputs.path,
          "--single-file", name, "--full-paths", "--quiet",
        ],
        inputFiles: ["Catalog", "Locales"].flatMap { files(below: $0, of: target.directoryURL) },
        outputFiles: [outputs.appending(path: name)])
    ]
  }

  /// The files of a catalog's folder, in a fixed order, so that the same files give the same plan.
  private func files(below name: String, of folder: URL) -> [URL] {
    let root = folder.appending(path: name)
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
    return paths.filter { $0.hasSuffix(".toml") }.sorted().map { root.appending(path: $0) }
  }
}
