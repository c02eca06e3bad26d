import ArgumentParser
import BayanBuildCommands
import BayanCatalog
import BayanDiagnostics
import Foundation

/// Writes a small project to start from.
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Create a small example project in English and Arabic.",
    discussion: """
      Writes Catalog/ and Locales/, which pass 'bayan check'. If there is anything in one of these \
      folders, nothing is written.

        bayan init                   in this folder
        bayan init --target Pay      in the folder of a package's target
      """)

  @Option(
    help: ArgumentHelp(
      "The project's folder. It is created if it does not exist.", valueName: "folder"))
  var project: String?

  @Option(
    help: ArgumentHelp(
      "The target of this package that throws the errors: Sources/NAME.", valueName: "name"))
  var target: String?

  func validate() throws {
    if project != nil, target != nil {
      throw ValidationError("Give --project or --target, not both.")
    }
  }

  func run() throws {
    let project = try path()
    let folder = URL(fileURLWithPath: project, isDirectory: true)
    let prefix = ProjectFolder(folder).prefix
    // Finishes or removes what a killed run has begun.
    _ = ProjectFolder(folder).read()
    for name in [ProjectLayout.catalogFolder, ProjectLayout.localesFolder]
    where ProjectFolder.holdsAnything(folder.appendingPathComponent(name)) {
      Terminal.remark("error: '\(project)' already contains '\(name)'; nothing was written")
      throw ExitCode.failure
    }
    _ = try WriteFailure.orExit { () throws(WriteFailure) in try FileWriting.makeFolder(folder) }
    let files = ProjectTemplate.files.map { SourceFile(path: $0.path, text: $0.text) }
    try ProjectFolder(folder).create(files)
    for file in files { Terminal.remark("wrote \(prefix)\(file.path)") }
    Terminal.remark(
      "next: bayan check, and bayan show upload.tooManyFiles --locale ar")
  }

  /// The folder to write to.
  private func path() throws -> String {
    guard let target else { return project ?? "." }
    let candidates = ["Sources/\(target)", "Tests/\(target)"]
    guard let found = candidates.first(where: { ProjectFolder.exists($0) }) else {
      throw ValidationError(
        "There is no folder 'Sources/\(target)' here. Run this in the package's folder, or name the "
          + "target's folder with --project.")
    }
    return found
  }
}
