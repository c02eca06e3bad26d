import BayanChecking
import BayanICU
import BayanSupport

extension ByteSet {
  var mayHaveMinus: Bool { contains("-") || contains("\u{2212}") }
}

extension ShownText {
  /// Whether a minus sign is before a number and doesn't join it to a word or to a range's other
  /// number.
  func startsNegative(_ literal: NumericLiteral) -> Bool {
    let sign = literal.range.lowerBound - 1
    guard sign >= 0, scalars[sign] == "-" || scalars[sign] == "\u{2212}" else { return false }
    guard let before = scalars[..<sign].last else { return true }
    switch before {
    case "(", "[", "{", "<", "=", ":", "\"", "'": return true
    default:
      return before.isWhitespace
        && scalars[..<sign].last { !$0.isWhitespace }?.isDecimalDigit != true
    }
  }

  /// Whether a dash of any kind is on either side of a number, since bidirectional text can reverse them.
  func isNegative(_ literal: NumericLiteral) -> Bool {
    func isDash(_ scalar: Unicode.Scalar?) -> Bool {
      scalar.map { $0.unicode.generalCategory == .pd || $0 == "\u{2212}" || $0 == "\u{30FC}" }
        ?? false
    }
    func isShown(_ scalar: Unicode.Scalar) -> Bool {
      !scalar.isBidiControl && !scalar.isWhitespace
    }
    return isDash(scalars[..<literal.range.lowerBound].last(where: isShown))
      || isDash(scalars[literal.range.lowerBound])
      || isDash(scalars[literal.range.upperBound...].first(where: isShown))
  }
}
