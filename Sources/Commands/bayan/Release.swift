import ArgumentParser
import BayanCatalog
import BayanDiagnostics
import BayanHistory
import Foundation

/// Records what is released.
struct Release: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Record the codes of a release in Catalog/codes.lock.",
    discussion: """
      From then on 'check' says when a released code is renumbered, dropped, or takes other \
      arguments, and when its number is given to another. Codes that are gone are kept as \
      retired. Prints what the release changes, and what semantic versioning makes of it.
      """)

  @OptionGroup var project: ProjectOptions

  @Flag(help: "Release renumbered codes and reused numbers too.")
  var breaking = false

  func run() throws {
    let read = project.read()
    let checked = CheckedProject(read)
    let accepted: Set<RuleID> = breaking ? ["code-renumbered", "code-value-reused"] : []
    let standing = checked.diagnostics.filter {
      $0.severity == .error && !accepted.contains($0.rule)
    }
    guard let catalog = checked.catalog, standing.isEmpty else {
      Terminal.show(standing, in: checked.files)
      throw ExitCode.failure
    }
    let released = CodesLock(catalog)
    let lock = catalog.released.map { released.retiring($0) } ?? released
    let file = SourceFile(
      path: ProjectLayout().path(of: .codesLock), bytes: Array(lock.fileText.utf8))
    try project.write([file], over: read)
    guard let former = catalog.released else {
      let count = released.domains.reduce(0) { $0 + $1.codes.count }
      Terminal.print(
        "first release: \(counted(count, "code")) in \(counted(released.domains.count, "domain"))\n"
      )
      return
    }
    Terminal.print(ChangeReport.text(CatalogChange.changes(from: former, to: released)))
  }
}

/// The printed form of changes.
enum ChangeReport {
  /// One line a change, the gravest first, and the verdict.
  static func text(_ changes: [CatalogChange]) -> String {
    var text = ""
    for impact in CatalogChange.Impact.allCases.reversed() {
      for change in changes where change.impact == impact {
        text += "\(impact): \(change.sentence)\n"
      }
    }
    guard let verdict = changes.map(\.impact).max() else { return "nothing has changed\n" }
    return text + "verdict: \(verdict)\n"
  }
}
