import Foundation
import PackagePlugin

/// `swift package bayan …`: the command on the catalogs of the package.
///
/// Without `--project` it works on each target with a `Catalog/` in its folder, or else on the
/// package's own folder; `--target NAME` chooses one. What SwiftPM builds needs no `generate`:
/// that is for projects that commit what is generated.
@main
struct BayanCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = try context.tool(named: "bayan").url
    var extractor = ArgumentExtractor(arguments)
    let targets = extractor.extractOption(named: "target")
    let arguments = extractor.remainingArguments
    var failed = false
    for project in try projects(for: arguments, of: targets, in: context.package) {
      let process = Process()
      process.executableURL = tool
      process.arguments = arguments + (project.map { ["--project", $0.path] } ?? [])
      process.currentDirectoryURL = context.package.directoryURL
      try process.run()
      process.waitUntilExit()
      if process.terminationStatus != 0 { failed = true }
    }
    // What was wrong has been printed; this makes `swift package` fail.
    if failed { throw Failure.diagnostics }
  }

  /// The folders to run in; `nil` for a run without any.
  private func projects(
    for arguments: [String], of names: [String], in package: Package
  ) throws -> [URL?] {
    let needsNone = ["--project", "--help", "-h", "--version", "format", "help"]
    let hasOwn = arguments.contains {
      needsNone.contains($0) || $0.hasPrefix("--project=")
    }
    if arguments.isEmpty || hasOwn { return [nil] }
    let targets = package.targets.filter { names.isEmpty || names.contains($0.name) }
    for name in names where !targets.contains(where: { $0.name == name }) {
      throw Failure.noTarget(name)
    }
    let found = targets.map(\.directoryURL).filter(hasCatalog)
    if !found.isEmpty { return found }
    guard names.isEmpty && hasCatalog(package.directoryURL) else { throw Failure.noCatalog }
    return [package.directoryURL]
  }

  private func hasCatalog(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "Catalog/bayan.toml").path)
  }
}

/// Why the command came to nothing.
private enum Failure: Error, CustomStringConvertible {
  case diagnostics
  case noTarget(String)
  case noCatalog

  var description: String {
    switch self {
    case .diagnostics: "bayan reported errors"
    case .noTarget(let name): "the package has no target '\(name)'"
    case .noCatalog: "no target has a 'Catalog/bayan.toml' in its folder; see --project"
    }
  }
}
