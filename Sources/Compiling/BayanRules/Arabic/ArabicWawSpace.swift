package import BayanChecking
package import BayanDiagnostics
import BayanICU

/// A space between `و` and its word, in Arabic.
package struct ArabicWawSpace: MessageRule {
  package static let id: RuleID = "arabic-waw-space"
  package static let severity = Diagnostic.Severity.note

  package let requiredBytes: ByteSet = "\u{648}"

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.traits.contains(.arabic), message.writing.language == "ar" else { return }
    for text in message.renderedTexts where text.traits.contains(.arabic) && text.hasLoneWaw {
      var found: [Int] = []
      for (index, character) in text.characters.enumerated() where character.scalar == "\u{648}" {
        guard index > 0, text.characters[index - 1].scalar == " ",
          index + 2 < text.characters.count,
          text.characters[index + 1].scalar == " ", text.characters[index + 2].isArabic,
          character.kind == .text
        else { continue }
        found.append(index + 1)
      }
      guard let first = found.first else { continue }
      report.add(
        .apart(found.count), at: .text(first - 1..<first + 1, of: text, in: message),
        fixes: Fix.making(
          "delete the space", .automatic,
          found.map { message.edit($0..<$0 + 1, of: text, to: "") }))
    }
  }
}

extension ShownText {
  /// Whether the text has the letter as a word of its own before a space.
  fileprivate var hasLoneWaw: Bool {
    scalars.indices.dropLast().contains { scalars[$0] == "\u{648}" && scalars[$0 + 1] == " " }
  }
}

extension Diagnostic.Message {
  fileprivate static func apart(_ count: Int) -> Self {
    count == 1
      ? "a space separates 'و' from its word; delete the space"
      : "in \(count) places a space separates 'و' from its word; delete these spaces"
  }
}
