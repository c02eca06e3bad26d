package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanSupport

/// A direction mark in a left-to-right text without right-to-left letters.
package struct BidiControlUnexpected: MessageRule {
  package static let id: RuleID = "bidi-control-unexpected"
  package static let severity = Diagnostic.Severity.warning

  package static let supersededBy: [Superseding] = [
    .inVariant(BidiUnbalanced.id), .inVariant(BidiOverride.id),
  ]

  package let requiredBytes: ByteSet = "\u{61C}\u{200E}"

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    let traits = message.traits
    guard !traits.isDisjoint(with: [.bidiMark, .bidiPair]) else { return }
    guard !message.writing.isRightToLeft else { return }
    for text in message.renderedTexts where !text.traits.contains(.rightToLeft) {
      let needed = text.bidiControlsBesideValues
      var partners: [Int: Int] = [:]
      for (open, close) in text.bidiPairs.pairs {
        (partners[open], partners[close]) = (close, open)
      }
      for (index, character) in text.characters.enumerated()
      where character.scalar.isBidiControl && character.isWritten && !needed.contains(index) {
        let place = index..<index + 1
        // Deleting only one of a pair would leave it unbalanced.
        let deleted = [index] + (partners[index].map { [$0] } ?? [])
        report.add(
          .unexpected(character.scalar), at: .text(place, of: text, in: message),
          fixes: Fix.making(
            deleted.count == 1 ? "delete it" : "delete it and its partner", .automatic,
            deleted.sorted().map { message.edit($0..<$0 + 1, of: text, to: "") }))
      }
    }
  }
}

extension ShownText {
  /// The controls beside values, and those that other rules report.
  fileprivate var bidiControlsBesideValues: Set<Int> {
    var needed: Set<Int> = []
    let pairs = bidiPairs
    for (open, close) in pairs.pairs
    where !characters[open].scalar.opensIsolate
      || characters[open...close].contains(where: { $0.kind == .placeholder || $0.kind == .literal }
      )
    {
      needed.formUnion([open, close])
    }
    needed.formUnion(pairs.unclosed)
    needed.formUnion(pairs.unopened)
    for index in characters.indices where characters[index].scalar.isBidiMark {
      let beside = [index - 1, index + 1].filter(characters.indices.contains)
      if beside.contains(where: { characters[$0].kind == .placeholder }) { needed.insert(index) }
    }
    return needed
  }
}

extension Diagnostic.Message {
  fileprivate static func unexpected(_ scalar: Unicode.Scalar) -> Self {
    "\(scalar.named) doesn't belong in a left-to-right text"
  }
}
