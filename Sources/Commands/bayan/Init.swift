import ArgumentParser
import BayanBuildCommands
import BayanCatalog
import Foundation

/// Writes a small project to start from.
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Create a small example project in English and Arabic.",
    discussion: """
      Writes Catalog/ and Locales/, which pass 'bayan check'. If one of these folders exists, \
      nothing is written.
      """)

  @Option(
    help: ArgumentHelp(
      "The project's folder. It is created if it does not exist.", valueName: "folder"))
  var project = "."

  func run() throws {
    let folder = URL(fileURLWithPath: project, isDirectory: true)
    let manager = FileManager.default
    for name in [ProjectLayout.catalogFolder, ProjectLayout.localesFolder]
    where manager.fileExists(atPath: folder.appendingPathComponent(name).path) {
      Terminal.remark("error: '\(project)' already contains '\(name)'; nothing was written")
      throw ExitCode.failure
    }
    try WriteFailure.orExit { () throws(WriteFailure) in
      for (path, text) in ProjectTemplate.files {
        let file = folder.appendingPathComponent(path)
        try FileWriting.makeFolder(file.deletingLastPathComponent())
        try FileWriting.write(Array(text.utf8), to: file)
        Terminal.remark("wrote \(path)")
      }
    }
    Terminal.remark(
      "next: bayan check, and bayan show upload.tooManyFiles --locale ar --arg limit=3")
  }
}
