package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics

/// A text longer than `max-length` of its code or option.
///
/// Grapheme clusters are counted. A placeholder counts for none, because its value isn't known.
package struct LengthLimit: MessageRule {
  package static let id: RuleID = "length-limit"
  package static let severity = Diagnostic.Severity.error

  private var limits: [MessageID: Int] = [:]

  package init() {}

  package func prepared(for catalog: Catalog) -> Self {
    var rule = self
    for domain in catalog.domains {
      for code in domain.codes {
        for (facet, limit) in code.maxLength {
          rule.limits[MessageID(file: domain.name, entry: code.name, facet: facet)] = limit
        }
      }
    }
    for option in catalog.options {
      if let limit = option.maxLength { rule.limits[.label(of: option.name)] = limit }
    }
    return rule
  }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard !limits.isEmpty, let limit = limits[message.id] else { return }
    for text in message.texts {
      let shown = text.string(text.whole)
      let length = shown.count - text.characters.count { $0.kind == .placeholder }
      guard length > limit else { continue }
      report.add(.tooLong(length, limit), at: .text(text.whole, of: text, in: message))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func tooLong(_ length: Int, _ limit: Int) -> Self {
    "the text has \(length) characters, but only \(limit) fit"
  }
}
