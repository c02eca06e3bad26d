import ArgumentParser
import BayanBuildCommands
import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanHistory
import BayanReports
import BayanRules

/// Records the codes of a release.
struct Release: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Record the codes of a release in Catalog/codes.lock.",
    discussion: """
      From then on 'bayan check' reports released codes that are renumbered, removed or have \
      other arguments, and numbers that are reused. Removed codes are kept as retired. Prints \
      what the release changes, and which version it needs by semantic versioning.
      """)

  @OptionGroup var project: ProjectOptions

  @Flag(help: "Allow renumbered codes and reused numbers.")
  var breaking = false

  func run() throws {
    let folder = try project.folder()
    let read = folder.readToWrite()
    let checked = read.checked(by: CheckRun(.all, closesGates: true))
    let accepted: Set<RuleID> = breaking ? ["code-renumbered", "code-value-reused"] : []
    let standing = checked.diagnostics.filter {
      $0.isOpen && $0.severity == .error && !accepted.contains($0.rule)
    }
    guard let catalog = checked.catalog, standing.isEmpty else {
      folder.show(standing, in: checked.files)
      throw ExitCode.failure
    }
    let released = CodesLock(catalog)
    let lock = catalog.released.map { released.retiring($0) } ?? released
    let file = SourceFile(
      path: ProjectLayout().path(of: .codesLock), bytes: Array(lock.fileText.utf8))
    try folder.write([file], over: read)
    guard let former = catalog.released else {
      let count = released.domains.reduce(0) { $0 + $1.codes.count }
      Terminal.print(
        "first release: \(counted(count, "code")) in \(counted(released.domains.count, "domain"))\n"
      )
      return
    }
    let changes = ReaderChanges(from: former, to: released, access: catalog.project.access)
    Terminal.print(ChangeRenderer().text(changes))
  }
}
