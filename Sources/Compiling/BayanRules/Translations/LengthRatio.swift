package import BayanChecking
package import BayanDiagnostics

/// A translation over three times the length of its source, or under a quarter of it.
///
/// Off by default: `F` may well become `جمعة`. Lengths are counted in grapheme clusters, of sources
/// of 20 or more.
package struct LengthRatio: MessageRule {
  package static let id: RuleID = "length-ratio"
  package static let severity = Diagnostic.Severity.note
  package static let isOnByDefault = false

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let sources = message.sourceTexts else { return }
    let lengths = sources.map(\.graphemeCount)
    guard let shortest = lengths.min(), let longest = lengths.max(), shortest >= 20 else { return }
    let isDense = ["Hani", "Hans", "Hant", "Jpan", "Kore"].contains(message.writing.script)
    for text in message.texts where !text.isBlank {
      let length = text.graphemeCount
      guard length > 3 * longest || (length * 4 < shortest && !isDense) else { continue }
      report.add(
        .ratio(length, length > longest ? longest : shortest),
        at: .text(text.whole, of: text, in: message), certainty: .maybe, notes: message.sourceNote)
    }
  }
}

extension ShownText {
  /// How many characters a reader sees; a placeholder is one.
  var graphemeCount: Int { string(0..<scalars.count).count }
}

extension Diagnostic.Message {
  fileprivate static func ratio(_ length: Int, _ source: Int) -> Self {
    "the translation has \(length) characters, and the source \(source)"
  }
}
