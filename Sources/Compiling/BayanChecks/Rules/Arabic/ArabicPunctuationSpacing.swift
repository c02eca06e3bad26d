package import BayanDiagnostics
import BayanICU

/// A space before a mark, in Arabic script.
///
/// Not reported: a mark that begins something, as in `:)`.
package struct ArabicPunctuationSpacing: MessageRule {
  package static let id: RuleID = "arabic-punctuation-spacing"
  package static let severity = Diagnostic.Severity.note

  package static let explanation = RuleExplanation(
    what: "In Arabic script, a space stands before a punctuation mark.",
    why: "A line can break there, so that the mark starts the next line.",
    howToFix: "Delete the space before the mark, or run 'bayan check --fix'.",
    examples: [
      .message(
        "ar",
        source: "Your suggestion is empty!",
        bad: "اقتراحك فارغ !",
        good: "اقتراحك فارغ!")
    ])

  package let requiredBytes: ByteSet = .nonASCII

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.traits.contains(.arabic),
      message.text.paths.contains(where: \.mayHaveSpaceBeforeMark)
    else { return }
    for path in message.characters.paths where path.traits.contains(.arabic) {
      for (index, unit) in path.units.enumerated() where unit.kind == .text && unit.token == nil {
        switch unit.scalar {
        case "؟", "!", "،", "؛", ":": break
        default: continue
        }
        var start = index
        while start > 0, path.units[start - 1].properties.category == .zs { start -= 1 }
        guard start > 0, start < index, path.hasWords(start - 1, before: unit.scalar),
          index + 1 == path.units.count || path.units[index + 1].properties.isWhitespace
        else { continue }
        report.add(
          .spaced(unit.scalar), at: start..<index + 1, on: path, in: message,
          fix: ("delete the space", .automatic, [message.edit(path, start..<index, "")]))
      }
    }
  }
}

extension MessageCharacters.Path {
  /// Whether what stands before a space and a mark is what the mark belongs to.
  ///
  /// A word in Arabic script, a value, or what ends a quotation or a bracket; `؟` belongs to whatever
  /// it is.
  fileprivate func hasWords(_ index: Int, before mark: Unicode.Scalar) -> Bool {
    let unit = units[index]
    if unit.isArabic || unit.kind != .text { return true }
    switch unit.properties.category {
    case .pe, .pf: return true
    default: return !mark.isASCII && unit.properties.isAlphanumeric
    }
  }
}

extension MessageText.Path {
  /// Whether anything but a letter stands before one of the marks; most are written onto a word.
  fileprivate var mayHaveSpaceBeforeMark: Bool {
    scalars.indices.dropFirst().contains { index in
      switch scalars[index] {
      case "؟", "!", "،", "؛", ":": !scalars[index - 1].isLetter
      default: false
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func spaced(_ scalar: Unicode.Scalar) -> Self {
    "there is a space before '\(scalar)'"
  }
}
