package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics

/// A code whose alert has no title, because neither its category requires one nor its texts have one.
package struct TitleMissing: CatalogRule {
  package static let id: RuleID = "title-missing"
  package static let severity = Diagnostic.Severity.warning

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    // Without BayanErrors there are no alerts.
    guard catalog.project.foundation, let source = catalog.sourceMessages else { return }
    // Recovery doesn't show `silent` errors. A required title that is missing is reported as a missing text.
    let categories = catalog.categories.filter {
      $0.name != "silent" && !$0.requires.contains(.title)
    }
    let untitled = Set(categories.map(\.name))
    var inherited: Set<String> = []
    for domain in catalog.domains {
      let texts = source.domains[domain.name]
      for code in domain.codes where untitled.contains(code.category) {
        guard code.messageOwner == .own else {
          inherited.insert(code.category)
          continue
        }
        add(code.name, in: texts, of: domain.name, locale: source.tag, to: &report)
      }
    }
    for category in categories where inherited.contains(category.name) {
      add(
        category.name, in: source.categories, of: MessageID.categoriesFile, locale: source.tag,
        to: &report)
    }
  }

  /// Reports an entry without a title; without the entry, all its texts are missing.
  private func add(
    _ name: String, in texts: MessagesFile?, of file: String, locale: String,
    to report: inout Report
  ) {
    guard let entry = texts?[name], !entry.facets.contains(.title),
      !entry.unreadable.contains(.title)
    else { return }
    report.add(
      .noTitle(name),
      at: .place(
        entry.place, locale: locale,
        messageID: MessageID(file: file, entry: name, facet: .title)))
  }
}

extension Diagnostic.Message {
  fileprivate static func noTitle(_ name: String) -> Self {
    "the alert of \(quoted(name)) has no title; write one, or let its category require 'title'"
  }
}
