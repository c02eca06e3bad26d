package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanSupport

/// A percent sign before its number, or a sign of other digits, in Arabic script.
package struct ArabicPercentOrder: MessageRule {
  package static let id: RuleID = "arabic-percent-order"
  package static let severity = Diagnostic.Severity.note

  package let requiredBytes: ByteSet = "%٪"

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.traits.isSuperset(of: [.arabic, .digit]) else { return }
    for text in message.renderedTexts where text.traits.isSuperset(of: [.arabic, .digit]) {
      for (index, character) in text.characters.enumerated()
      where character.kind == .text && character.literal == nil
        && (character.scalar == "%" || character.scalar == "٪")
      {
        if let number = text.number(before: index) {
          let own = text.sign(of: number)
          guard character.scalar != own else { continue }
          report.add(
            Diagnosis.kind(character.scalar, own),
            at: .text(index..<index + 1, of: text, in: message),
            fixes: message.fixes(
              "write '\(own)'", .automatic, index..<index + 1, of: text, to: String(own)))
        } else if let number = text.number(after: index) {
          let moved = text.string(number) + String(text.sign(of: number))
          let range = index..<number.upperBound
          report.add(
            Diagnosis.order(character.scalar), at: .text(range, of: text, in: message),
            fixes: message.fixes("write '\(moved)'", .automatic, range, of: text, to: moved))
        }
      }
    }
  }
}

extension ShownText {
  private func isNumberPart(_ index: Int) -> Bool {
    guard characters.indices.contains(index) else { return false }
    switch characters[index].scalar {
    case ".", ",", "٫", "٬": return true
    default: return characters[index].properties.decimalDigitValue != nil
    }
  }

  fileprivate func number(before index: Int) -> Range<Int>? {
    var end = index
    while end > 0,
      characters[end - 1].properties.isWhitespace || characters[end - 1].scalar.isBidiMark
    {
      end -= 1
    }
    guard end > 0, characters[end - 1].properties.decimalDigitValue != nil else { return nil }
    var start = end
    while isNumberPart(start - 1) { start -= 1 }
    return start..<end
  }

  /// Returns the number right after a sign.
  fileprivate func number(after index: Int) -> Range<Int>? {
    var end = index + 1
    while isNumberPart(end) { end += 1 }
    while end > index + 1, characters[end - 1].properties.decimalDigitValue == nil { end -= 1 }
    return end > index + 1 ? index + 1..<end : nil
  }

  /// Returns the percent sign for a number's digits.
  fileprivate func sign(of number: Range<Int>) -> Unicode.Scalar {
    characters[number].contains { $0.scalar.isASCIIDigit } ? "%" : "٪"
  }
}

extension ArabicPercentOrder {
  fileprivate enum Diagnosis: RuleDiagnosis {
    case kind(Unicode.Scalar, Unicode.Scalar)
    case order(Unicode.Scalar)

    var message: Diagnostic.Message {
      switch self {
      case .kind(let sign, let own):
        "'\(sign)' doesn't go with these digits; write '\(own)'"

      case .order(let sign):
        "'\(sign)' is before its number; put it after the number"
      }
    }
  }
}
