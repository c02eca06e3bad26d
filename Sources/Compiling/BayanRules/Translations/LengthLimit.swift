package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics

/// A text longer than `max-length` of its code or option.
///
/// Grapheme clusters are counted. A placeholder counts as zero, because its value isn't known.
package struct LengthLimit: MessageRule {
  package static let id: RuleID = "length-limit"
  package static let severity = Diagnostic.Severity.error

  private var limits: [MessageID: Int] = [:]

  package init() {}

  package func prepared(for catalog: Catalog) -> Self {
    var rule = self
    rule.limits = catalog.messagesWithLimit
    return rule
  }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard !limits.isEmpty, let limit = limits[message.id] else { return }
    for text in message.texts {
      let length = text.shownLength
      guard length > limit else { continue }
      report.add(.tooLong(length, limit), at: .text(text.whole, of: text, in: message))
    }
  }
}

extension Catalog {
  /// The messages whose code or option has a length limit.
  var messagesWithLimit: [MessageID: Int] {
    var limits: [MessageID: Int] = [:]
    for domain in domains {
      for code in domain.codes {
        for (facet, limit) in code.maxLength {
          limits[MessageID(file: domain.name, entry: code.name, facet: facet)] = limit
        }
      }
    }
    for option in options {
      if let limit = option.maxLength { limits[.label(of: option.name)] = limit }
    }
    return limits
  }
}

extension ShownText {
  /// The number of visible characters; zero for a placeholder, whose value isn't known.
  var shownLength: Int {
    string(whole).count - characters.count { $0.kind == .placeholder }
  }
}

extension Diagnostic.Message {
  fileprivate static func tooLong(_ length: Int, _ limit: Int) -> Self {
    "the text has \(length) characters, but only \(limit) fit"
  }
}
