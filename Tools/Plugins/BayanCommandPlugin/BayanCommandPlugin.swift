import Foundation
import PackagePlugin

/// The command `swift package bayan …`, which runs the installed command in the package's folder.
///
/// The command finds the catalogs by itself. `--target NAME` stands for `--project` with the folder
/// of that target, which the manifest defines. A target with the build plugin needs no `generate`:
/// that command is for projects that commit generated code.
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
    // The command has printed the error; this makes `swift package` fail.
    if process.terminationStatus != 0 { throw Failure.command }
  }

  private func folder(of name: String, in package: Package) throws -> String {
    guard let target = package.targets.first(where: { $0.name == name }) else {
      throw Failure.noTarget(name)
    }
    return target.directoryURL.path
  }
}

/// The reason for the command's failure.
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
