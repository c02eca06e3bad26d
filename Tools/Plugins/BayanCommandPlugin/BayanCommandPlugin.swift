import Foundation
import PackagePlugin

/// `swift package bayan …`: the command, as if it were installed and run in the package's folder.
///
/// The command finds the catalogs by itself. `--target NAME` stands for `--project` with the folder
/// of that target, wherever the manifest puts it. What SwiftPM builds needs no `generate`: that is
/// for projects that commit what is generated.
@main
struct BayanCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let targets = extractor.extractOption(named: "target")
    let process = Process()
    process.executableURL = try context.tool(named: "bayan").url
    process.arguments =
      extractor.remainingArguments
      + (try targets.flatMap { ["--project", try folder(of: $0, in: context.package)] })
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // What was wrong has been printed; this makes `swift package` fail.
    if process.terminationStatus != 0 { throw Failure.command }
  }

  private func folder(of name: String, in package: Package) throws -> String {
    guard let target = package.targets.first(where: { $0.name == name }) else {
      throw Failure.noTarget(name)
    }
    return target.directoryURL.path
  }
}

/// Why the command came to nothing.
private enum Failure: Error, CustomStringConvertible {
  case command
  case noTarget(String)

  var description: String {
    switch self {
    case .command: "bayan reported an error"
    case .noTarget(let name): "the package has no target '\(name)'"
    }
  }
}
