package import BayanChecking
package import BayanDiagnostics
import BayanICU

/// A space on the wrong side of a mark, or none where one belongs, in Arabic script.
///
/// Before a mark at the end it is a note. Before `،` or `؛` instead of behind it, or on neither side,
/// it is a warning.
package struct ArabicPunctuationSpacing: MessageRule {
  package static let id: RuleID = "arabic-punctuation-spacing"
  package static let severity = Diagnostic.Severity.warning

  package let requiredBytes: ByteSet = .nonASCII

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.traits.contains(.arabic) else { return }
    lazy var joinsInSource = message.marksBetweenLettersOfSource()
    for text in message.renderedTexts
    where text.traits.contains(.arabic) && text.mayBeWronglySpaced {
      for (index, character) in text.characters.enumerated()
      where character.kind == .text && character.literal == nil {
        switch character.scalar {
        case "؟", "!", "،", "؛", ":": break
        default: continue
        }
        var start = index
        while start > 0, text.characters[start - 1].properties.generalCategory == .zs { start -= 1 }
        guard start > 0 else { continue }
        if text.lacksSpace(after: index), text.hasWords(start - 1, before: character.scalar),
          !joinsInSource.contains(character.scalar == "،" ? .comma : .semicolon)
        {
          let range = start..<index + 1
          report.add(
            start < index
              ? Diagnosis.misplaced(character.scalar) : .unspaced(character.scalar),
            at: .text(range, of: text, in: message),
            fixes: message.fixes(
              start < index ? "move the space behind the mark" : "insert the space", .automatic,
              range, of: text, to: "\(character.scalar) "))
          continue
        }
        guard start < index, text.hasWords(start - 1, before: character.scalar),
          index + 1 == text.characters.count || text.characters[index + 1].properties.isWhitespace
        else { continue }
        report.add(
          Diagnosis.spaced(character.scalar), at: .text(start..<index + 1, of: text, in: message),
          atMost: .note,
          fixes: message.fixes("delete the space", .automatic, start..<index, of: text, to: ""))
      }
    }
  }
}

extension ShownText {
  /// Whether what stands before a space and a mark is what the mark belongs to.
  ///
  /// A word in Arabic script, a value, or what ends a quotation or a bracket; `؟` belongs to whatever
  /// it is.
  fileprivate func hasWords(_ index: Int, before mark: Unicode.Scalar) -> Bool {
    let character = characters[index]
    if character.isArabic || character.kind != .text { return true }
    switch character.properties.generalCategory {
    case .pe, .pf: return true
    default: return !mark.isASCII && character.properties.isAlphanumeric
    }
  }
}

extension ShownText {
  /// Whether a mark has anything but a letter before it, or a comma anything but a space after it;
  /// most are written onto a word.
  fileprivate var mayBeWronglySpaced: Bool {
    for (index, scalar) in scalars.enumerated() where index > 0 {
      switch scalar {
      case "؟", "!", ":": if !scalars[index - 1].isAlphabetic { return true }
      case "،", "؛": if !scalars[index - 1].isAlphabetic || lacksSpace(after: index) { return true }
      default: continue
      }
    }
    return false
  }

  /// Whether a word, or what begins a quotation, follows a comma without a space.
  fileprivate func lacksSpace(after index: Int) -> Bool {
    guard scalars[index] == "،" || scalars[index] == "؛", index + 1 < scalars.count else {
      return false
    }
    let next = scalars[index + 1]
    // Between digits it is a decimal separator.
    return next.isAlphabetic || next == Self.object || next == "«" || next == "“" || next == "("
      || next.isDecimalDigit && scalars[index - 1].isWhitespace
  }
}

extension ArabicPunctuationSpacing {
  private enum Diagnosis: RuleDiagnosis {
    case misplaced(Unicode.Scalar)
    case unspaced(Unicode.Scalar)
    case spaced(Unicode.Scalar)

    var message: Diagnostic.Message {
      switch self {
      case .misplaced(let mark): "the space is before '\(mark)' instead of after it"
      case .unspaced(let mark): "there is no space after '\(mark)'"
      case .spaced(let mark): "there is a space before '\(mark)'"
      }
    }
  }
}
