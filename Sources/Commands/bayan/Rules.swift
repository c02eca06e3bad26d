import ArgumentParser
import BayanChecks
import Foundation

/// Writes the rules reference.
struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the rules, or write their reference.",
    discussion: """
      With --output FOLDER an index and a page for each theme are written. Pages of earlier runs \
      that no longer exist are removed; other files are left alone.
      """)

  @Option(help: ArgumentHelp("The folder of the pages.", valueName: "folder"))
  var output: String?

  func run() throws {
    guard let output else {
      Terminal.print(RuleReference.list)
      return
    }
    let folder = URL(fileURLWithPath: output, isDirectory: true)
    try WriteFailure.orExit(output) {
      try FileWriting.makeFolder(folder)
      for page in RuleReference.pages {
        let path = folder.appendingPathComponent(page.name).path
        if FileManager.default.contents(atPath: path) != Data(page.text.utf8) {
          try FileWriting.write(Data(page.text.utf8), to: URL(fileURLWithPath: path))
        }
      }
      let names = Set(RuleReference.pages.map(\.name))
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
      where name.hasSuffix(".md") && !names.contains(name) {
        let stale = folder.appendingPathComponent(name)
        guard try Data(contentsOf: stale).starts(with: RuleReference.mark.utf8) else { continue }
        try FileManager.default.removeItem(at: stale)
      }
    }
  }
}
