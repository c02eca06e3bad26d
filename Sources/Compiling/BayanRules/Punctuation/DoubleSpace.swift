package import BayanChecking
package import BayanDiagnostics

/// Several spaces between two words.
package struct DoubleSpace: MessageRule {
  package static let id: RuleID = "double-space"
  package static let severity = Diagnostic.Severity.note

  package init() {}

  package var requiredBytes: ByteSet { " " }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.texts.contains(where: { $0.traits.contains(.spaces) }) else { return }
    for found in message.found(notInSourceBy: { _ in true }, { $0.doubleSpaces }) {
      let (text, range) = (found.text, found.element)
      // Some writers of English put two spaces after a sentence.
      if message.isSource, text.scalars[range.lowerBound - 1].isPunctuation { continue }
      report.add(
        .several(range.count), at: .text(range, of: text, in: message),
        fixes: message.fixes("leave one space", .automatic, range, of: text, to: " "))
    }
  }
}

extension ShownText {
  /// The runs of several spaces between other characters of a line.
  fileprivate var doubleSpaces: [Range<Int>] {
    guard traits.contains(.spaces) else { return [] }
    return tokens.lazy.filter { $0.kind == .space && $0.range.count > 1 }.map(\.range).filter {
      $0.lowerBound > 0 && $0.upperBound < scalars.count && scalars[$0].allSatisfy { $0 == " " }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func several(_ count: Int) -> Self {
    "there are \(count) spaces instead of one"
  }
}
