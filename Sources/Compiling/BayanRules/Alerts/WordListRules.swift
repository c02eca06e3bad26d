package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics

// The rules that search for the words of a list, one on a row.

/// A rule that reports the words of a list, unless the source has a word of the list too.
package protocol WordListRule: MessageRule {
  static var list: Wording.List { get }

  /// The words of the list, by locale.
  var lists: WordLists { get set }

  /// Returns the diagnostic for words that were found.
  static func found(_ phrase: String) -> Diagnostic.Message
}

extension WordListRule {
  package static var severity: Diagnostic.Severity { .note }

  package func prepared(for catalog: Catalog) -> Self {
    var rule = self
    rule.lists = WordLists(Self.list, catalog.project)
    return rule
  }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let finder = lists[message.locale] else { return }
    for text in message.texts {
      for range in finder.all(in: text) {
        if lists.isInSource(of: message) { return }
        report.add(Self.found(text.string(range)), at: .text(range, of: text, in: message))
      }
    }
  }
}

/// A text with a word of the list `jargon`.
package struct Jargon: WordListRule {
  package static let id: RuleID = "jargon"
  package static let list = Wording.List.jargon
  package var lists = WordLists()
  package init() {}

  package static func found(_ phrase: String) -> Diagnostic.Message {
    "\(quoted(phrase)) is a word that only developers use; say it in the reader's words"
  }
}

/// A text with a word of the list `blame`.
package struct ReaderBlamed: WordListRule {
  package static let id: RuleID = "reader-blamed"
  package static let list = Wording.List.blame
  package var lists = WordLists()
  package init() {}

  package static func found(_ phrase: String) -> Diagnostic.Message {
    "\(quoted(phrase)) blames the reader; say what happened, or what is needed"
  }
}
