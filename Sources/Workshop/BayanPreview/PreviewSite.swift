import BayanCatalog
import BayanCompiler
import BayanDiagnostics
import BayanMeaning
import BayanReports
import BayanRuntime
import BayanSupport
import BayanTexts

/// A site that shows every error of a project as its readers see it.
///
/// The site also opens from the file system, so its data is in scripts. The data of the errors is
/// in several scripts, which are loaded on demand.
package struct PreviewSite: Sendable {
  /// The number of errors in a data file.
  static let chunkSize = 48

  let project: PreviewProject
  let states: PreviewStates
  let numbers: NumberClasses
  /// All codes by their indices in the catalog, which are those in the table.
  let codes: [(domain: Int, code: Int)]
  /// The diagnostics by file and entry.
  let diagnostics: [String: [String: [Diagnostic]]]

  package init(_ project: PreviewProject) {
    self.project = project
    states = PreviewStates(project.catalog)
    numbers = NumberClasses(locales: project.tags.map(\.description))
    codes = project.catalog.domains.enumerated().flatMap { domain, value in
      value.codes.indices.map { (domain, $0) }
    }
    var diagnostics: [String: [String: [Diagnostic]]] = [:]
    for diagnostic in project.diagnostics {
      guard let id = diagnostic.messageID else { continue }
      diagnostics[id.file, default: [:]][id.entry, default: []].append(diagnostic)
    }
    self.diagnostics = diagnostics
  }

  /// Returns the files of the site.
  package func files() -> [SiteFile] {
    let counts = codes.map { diagnostics(of: $0).count }
    let starts = Array(stride(from: 0, to: codes.count, by: Self.chunkSize))
    let chunks = starts.concurrentMap { start in
      SiteFile("data/codes-\(start / Self.chunkSize).js", chunk(from: start))
    }
    let voices = PreviewVoice.all.map { voice in
      SiteFile(
        "data/words.\(voice.tag).js",
        voice.script(errors: codes.count, diagnostics: counts.max() ?? 0))
    }
    return PreviewVoice.all.map { SiteFile($0.indexPage, indexPage(in: $0)) }
      + [
        SiteFile(
          "preview.css",
          HTMLStyle.pieces.text + PreviewWeb.alertStyle.text + PreviewWeb.rowsStyle.text
            + PreviewWeb.previewStyle.text),
        SiteFile("list.js", PreviewWeb.rows.text + PreviewWeb.list.text),
        SiteFile(
          "error.js",
          PreviewWeb.alert.text + PreviewWeb.error.text + PreviewWeb.fitting.text),
        SiteFile("data/index.js", indexScript(counts: counts)),
      ] + voices + chunks
  }

  /// Returns the diagnostics of a code: of its texts, of its entry in the catalog, and of its buttons.
  func diagnostics(of place: (domain: Int, code: Int)) -> [Diagnostic] {
    let domain = project.catalog.domains[place.domain]
    let code = domain.codes[place.code]
    var found = diagnostics[domain.name]?[code.name] ?? []
    if code.messageOwner == .category {
      found += diagnostics[MessageID.categoriesFile]?[code.category] ?? []
    }
    if let labels = diagnostics[MessageID.optionsFile] {
      for option in project.messages.table.domains[place.domain].codes[place.code].options {
        found += labels[project.messages.table.options[option].name] ?? []
      }
    }
    return found
  }
}
