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
    let libraries = libraries(below: target)
    let program = target.kind == .executable ? ["--program"] : []
    return [
      .buildCommand(
        displayName: "Compiling the error catalog of \(target.name)",
        executable: try context.tool(named: "bayan-build").url,
        arguments: [
          "generate", "--project", target.directoryURL.path, "--output", outputs.path,
          "--full-paths", "--quiet",
        ] + names.flatMap { ["--file", $0] } + program
          + libraries.flatMap { ["--library", "\($0.name)=\($0.folder.path)"] },
        inputFiles: ([target.directoryURL] + libraries.map(\.folder)).flatMap { folder in
          ["Catalog", "Locales"].flatMap { files(below: $0, of: folder) }
        },
        outputFiles: names.map { outputs.appending(path: $0) })
    ]
  }

  /// The number of files for error types, beside the one with the messages.
  ///
  /// More files would be faster on machines with more cores, but would cost a small catalog more
  /// than they gain.
  private static let filesOfErrors = 4

  /// Returns the modules below a target for whose errors it has texts, in this package or another, and those
  /// that have texts for the same errors as the target or as each other.
  private func libraries(below target: any SourceModuleTarget) -> [(name: String, folder: URL)] {
    let disk = FileManager.default
    let modules = target.recursiveTargetDependencies.compactMap { $0 as? any SourceModuleTarget }
      .filter {
        disk.fileExists(atPath: $0.directoryURL.appending(path: "Catalog/bayan.toml").path)
      }
    let own = overridden(by: target)
    let others = modules.map { overridden(by: $0) }
    let counts = others.joined().reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    let shared = Set(counts.filter { own.contains($0.key) || $0.value > 1 }.keys)
    return zip(modules, others).filter { module, overridden in
      own.contains(module.moduleName) || !shared.isDisjoint(with: overridden)
    }
    .map { ($0.0.moduleName, $0.0.directoryURL) }.sorted { $0.0 < $1.0 }
  }

  /// Returns the modules for whose errors a target has texts: the folders in `Locales/*/overrides/`.
  private func overridden(by target: any SourceModuleTarget) -> Set<String> {
    let locales = target.directoryURL.appending(path: "Locales")
    let disk = FileManager.default
    let tags = (try? disk.contentsOfDirectory(atPath: locales.path)) ?? []
    return Set(
      tags.flatMap { tag in
        let folder = locales.appending(path: tag).appending(path: "overrides")
        return ((try? disk.contentsOfDirectory(atPath: folder.path)) ?? []).filter {
          !$0.hasPrefix(".")
        }
      })
  }

  /// Returns the files of a catalog's folder, in a fixed order, so that the same files give the
  /// same plan.
  private func files(below name: String, of folder: URL) -> [URL] {
    let root = folder.appending(path: name)
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
    return paths.filter { $0.hasSuffix(".toml") || $0.hasSuffix(".lock") }.sorted()
      .map { root.appending(path: $0) }
  }
}
