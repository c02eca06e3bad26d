import Foundation
import PackagePlugin

/// Generates the error types of a target from the `Catalog/` and `Locales/` in its folder.
///
/// The plugin has one build command, with every catalog file as an input and a fixed number of
/// generated files as outputs. SwiftPM has to know these before a catalog is read, but the types
/// and locales of a catalog are only known afterwards. The catalog is in the target's folder,
/// because SwiftPM looks for new files only there.
@main
struct BayanPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let outputs = context.pluginWorkDirectoryURL
    let names =
      ["\(target.moduleName)+Generated.swift"]
      + (1...Self.filesOfErrors).map { "\(target.moduleName)Errors\($0)+Generated.swift" }
    return [
      .buildCommand(
        displayName: "Compiling the error catalog of \(target.name)",
        executable: try context.tool(named: "bayan-build").url,
        arguments: [
          "generate", "--project", target.directoryURL.path, "--output", outputs.path,
          "--full-paths", "--quiet",
        ] + names.flatMap { ["--file", $0] },
        inputFiles: ["Catalog", "Locales"].flatMap { files(below: $0, of: target.directoryURL) },
        outputFiles: names.map { outputs.appending(path: $0) })
    ]
  }

  /// The number of files for error types, beside the one with the messages.
  ///
  /// More files would be faster on machines with more cores, but would cost a small catalog more
  /// than they gain.
  private static let filesOfErrors = 4

  /// Returns the files of a catalog's folder, in a fixed order, so that the same files give the
  /// same plan.
  private func files(below name: String, of folder: URL) -> [URL] {
    let root = folder.appending(path: name)
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
    return paths.filter { $0.hasSuffix(".toml") || $0.hasSuffix(".lock") }.sorted()
      .map { root.appending(path: $0) }
  }
}
