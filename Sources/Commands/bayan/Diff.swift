import ArgumentParser
import BayanCatalog
import BayanDiagnostics
import BayanHistory
import BayanSupport
import Foundation

/// Shows what a release would change for those who call it.
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show what has changed, and what semantic versioning makes of it.",
    discussion: """
      Compares the catalog with the release recorded in Catalog/codes.lock, or with another \
      project's folder, such as a checkout of the last release; then also words and behaviour \
      are compared. Ends with 'verdict: major', 'minor' or 'patch', or 'nothing has changed'.
      """)

  /// The forms of the report.
  enum Form: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
  }

  @OptionGroup var project: ProjectOptions

  @Argument(help: "The folder of the project as it was; Catalog/codes.lock if not given.")
  var old: String?

  @Option(help: "The form of the report.")
  var format = Form.text

  func run() throws {
    let new = try catalog(of: project)
    let changes: [CatalogChange]
    if let old {
      var options = ProjectOptions()
      options.project = old
      do { try options.validate() } catch { throw ValidationError("There is no folder '\(old)'.") }
      changes = CatalogChange.changes(from: try catalog(of: options), to: new)
    } else {
      guard let released = new.released else {
        throw ValidationError(
          "Nothing was released yet: there is no Catalog/codes.lock. 'bayan release' writes it; "
            + "or give the folder of an earlier state.")
      }
      changes = CatalogChange.changes(from: released, to: CodesLock(new))
    }
    switch format {
    case .text: Terminal.print(ChangeReport.text(changes))
    case .json: Terminal.print(ChangeReport.json(changes))
    }
  }

  private func catalog(of project: ProjectOptions) throws -> Catalog {
    let read = project.read()
    let loaded = CatalogLoader.load(read.files)
    guard let catalog = loaded.catalog, loaded.isUsable else {
      Terminal.show(loaded.diagnostics.filter { $0.severity == .error }, in: loaded.files)
      throw ExitCode.failure
    }
    return catalog
  }
}

extension ChangeReport {
  /// One object: `verdict`, `null` where nothing has changed, and `changes`.
  static func json(_ changes: [CatalogChange]) -> String {
    var json = JSONWriter(.indented)
    json.object { json in
      json.member("verdict", changes.map(\.impact).max()?.rawValue)
      json.array("changes", of: changes) { json, change in
        json.object { json in
          json.member("impact", change.impact.rawValue)
          json.member("domain", change.domain)
          json.member("message", change.sentence)
        }
      }
    }
    return json.text + "\n"
  }
}
