import ArgumentParser
import BayanCatalog
import Foundation

/// Writes a small project to start from.
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Start a project: a small catalog in English and Arabic.",
    discussion: """
      Writes Catalog/ and Locales/, which pass 'bayan check' at once. Where a project is already, \
      nothing is written.
      """)

  @Option(help: ArgumentHelp("The project's folder; created if need be.", valueName: "folder"))
  var project = "."

  func run() throws {
    let folder = URL(fileURLWithPath: project, isDirectory: true)
    let manager = FileManager.default
    for name in [ProjectLayout.catalogFolder, ProjectLayout.localesFolder]
    where manager.fileExists(atPath: folder.appendingPathComponent(name).path) {
      Terminal.remark("error: there is a '\(name)' in '\(project)' already; nothing was written")
      throw ExitCode.failure
    }
    try WriteFailure.orExit(project) {
      for (path, text) in ProjectTemplate.files {
        let file = folder.appendingPathComponent(path)
        try FileWriting.makeFolder(file.deletingLastPathComponent())
        try Data(text.utf8).write(to: file, options: .withoutOverwriting)
        Terminal.remark("wrote \(path)")
      }
    }
    Terminal.remark(
      "next: bayan check, and bayan show upload.tooManyFiles --locale ar --arg limit=3")
  }
}
