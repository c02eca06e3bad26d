import ArgumentParser
import BayanCatalog
import BayanDiagnostics
import BayanHistory
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
    case .json: Terminal.print(try ChangeReport.json(changes))
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
  private struct Report: Encodable {
    struct Change: Encodable {
      var impact: String
      var domain: String?
      var message: String
    }
    var verdict: String?
    var changes: [Change]
  }

  /// One object: `verdict`, `null` where nothing has changed, and `changes`.
  static func json(_ changes: [CatalogChange]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let report = Report(
      verdict: changes.map(\.impact).max()?.rawValue,
      changes: changes.map {
        .init(impact: $0.impact.rawValue, domain: $0.domain, message: $0.sentence)
      })
    return String(decoding: try encoder.encode(report), as: UTF8.self) + "\n"
  }
}
