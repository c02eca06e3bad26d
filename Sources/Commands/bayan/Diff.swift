import ArgumentParser
import BayanBuildCommands
import BayanCatalog
import BayanHistory
import Foundation

/// Shows what a release would change for callers.
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show what has changed since the last release, and which version comes next.",
    discussion: """
      Compares the catalog with the release recorded in Catalog/codes.lock. With a folder, such \
      as a checkout of the last release, it also compares messages and behaviour. The last line \
      is 'verdict: major', 'verdict: minor' or 'verdict: patch', by semantic versioning, or \
      'nothing has changed'. The exit code is 0, unless --fail-on asks for another.
      """)

  @OptionGroup var project: ProjectOptions

  @Argument(help: "The folder of the earlier project; without it, Catalog/codes.lock is used.")
  var old: String?

  @Option(help: "The format of the report.")
  var format = ReportForm.text

  @Option(
    help: ArgumentHelp(
      "Exit with 1 if the verdict is this or higher: major, minor or patch.", valueName: "verdict"),
    transform: { text in
      guard let verdict = CatalogChange.Impact(rawValue: text) else {
        throw ValidationError("It can be major, minor or patch.")
      }
      return verdict
    })
  var failOn: CatalogChange.Impact?

  func run() throws {
    let folder = try project.folder()
    let new = try folder.load(folder.read()).catalog
    let changes: [CatalogChange]
    if let old {
      guard ProjectFolder.exists(old) else {
        throw ValidationError("There is no folder '\(old)'. Give the folder of an earlier project.")
      }
      let former = ProjectFolder(URL(fileURLWithPath: old, isDirectory: true))
      changes = CatalogChange.changes(from: try former.load(former.read()).catalog, to: new)
    } else {
      guard let released = new.released else {
        throw ValidationError(
          "There is no release to compare with: Catalog/codes.lock is missing. Run 'bayan release', "
            + "or give the folder of an earlier project.")
      }
      changes = CatalogChange.changes(from: released, to: CodesLock(new))
    }
    switch format {
    case .text: Terminal.print(ChangeReport.text(changes))
    case .json: Terminal.printData(ChangeReport.json(changes))
    }
    if let failOn, let verdict = changes.map(\.impact).max(), verdict >= failOn {
      throw ExitCode.failure
    }
  }
}
