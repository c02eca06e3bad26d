package import BayanDiagnostics
import BayanICU
import BayanSupport

/// A percent sign before its number, or one that belongs to other digits, in Arabic script.
///
/// Not reported: `٥٠٪`, `50%`, with or without a space.
package struct ArabicPercentOrder: MessageRule {
  package static let id: RuleID = "arabic-percent-order"
  package static let severity = Diagnostic.Severity.note

  package static let explanation = RuleExplanation(
    what: "In Arabic script, a percent sign stands before its number, or doesn't match its digits.",
    why: "'٪' belongs to the digits '٠…٩' and '%' to '0…9'. Both follow the number.",
    howToFix: """
      Write the number first and the sign after it: '٪' with the digits '٠…٩', '%' with '0…9'. Or \
      run 'bayan check --fix'.
      """,
    examples: [
      .message("ar", source: "50% off", bad: "خصم ٥٠%", good: "خصم ٥٠٪")
    ])

  package let requiredBytes: ByteSet = "%٪"

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.traits.isSuperset(of: [.arabic, .digit]) else { return }
    for path in message.characters.paths where path.traits.isSuperset(of: [.arabic, .digit]) {
      for (index, unit) in path.units.enumerated()
      where unit.kind == .text && unit.token == nil && (unit.scalar == "%" || unit.scalar == "٪") {
        if let number = path.number(before: index) {
          let own = path.sign(of: number)
          guard unit.scalar != own else { continue }
          report.add(
            .kind(unit.scalar, own), at: index..<index + 1, on: path, in: message,
            fix: (
              "write '\(own)'", .automatic,
              [message.edit(path, index..<index + 1, String(own))]
            ))
        } else if let number = path.number(after: index) {
          let moved = path.string(number) + String(path.sign(of: number))
          let range = index..<number.upperBound
          report.add(
            .order(unit.scalar), at: range, on: path, in: message,
            fix: ("write '\(moved)'", .automatic, [message.edit(path, range, moved)]))
        }
      }
    }
  }
}

extension MessageCharacters.Path {
  private func isNumberPart(_ index: Int) -> Bool {
    guard units.indices.contains(index) else { return false }
    switch units[index].scalar {
    case ".", ",", "٫", "٬": return true
    default: return units[index].properties.digit != nil
    }
  }

  fileprivate func number(before index: Int) -> Range<Int>? {
    var end = index
    while end > 0, units[end - 1].properties.isWhitespace || units[end - 1].scalar.isBidiMark {
      end -= 1
    }
    guard end > 0, units[end - 1].properties.digit != nil else { return nil }
    var start = end
    while isNumberPart(start - 1) { start -= 1 }
    return start..<end
  }

  /// A number that follows a sign at once.
  fileprivate func number(after index: Int) -> Range<Int>? {
    var end = index + 1
    while isNumberPart(end) { end += 1 }
    while end > index + 1, units[end - 1].properties.digit == nil { end -= 1 }
    return end > index + 1 ? index + 1..<end : nil
  }

  /// The sign that goes with a number's digits.
  fileprivate func sign(of number: Range<Int>) -> Unicode.Scalar {
    units[number].contains { $0.scalar.isASCIIDigit } ? "%" : "٪"
  }
}

extension Diagnostic.Message {
  fileprivate static func kind(_ sign: Unicode.Scalar, _ own: Unicode.Scalar) -> Self {
    "'\(sign)' belongs to other digits; these need '\(own)'"
  }

  fileprivate static func order(_ sign: Unicode.Scalar) -> Self {
    "'\(sign)' is before its number"
  }
}
