import BayanDiagnostics
import BayanSupport

extension MessageParser {
  /// An error that was reported, after which the enclosing construct can't be read further.
  ///
  /// The function that opened the construct catches it and skips to the construct's end.
  struct Abandoned: Error {
    /// Whether the cursor is at the construct's end already, so that nothing must be skipped.
    var isAtEnd = false
  }

  /// Adds a syntax error.
  mutating func report(
    _ message: Diagnostic.Message, at span: SourceSpan, notes: [Diagnostic.Note] = []
  ) {
    report("syntax-error", message, at: span, notes: notes)
  }

  /// Adds a syntax error from an offset to the cursor.
  mutating func report(_ message: Diagnostic.Message, from start: Int) {
    report(message, at: SourceSpan(start, index))
  }

  /// Adds a diagnostic, unless the message has reached the limit.
  mutating func report(
    _ rule: RuleID, _ message: Diagnostic.Message, at span: SourceSpan,
    notes: [Diagnostic.Note] = []
  ) {
    guard diagnostics.count < MessageLimits.diagnostics else { return }
    diagnostics.append(.init(rule: rule, message: message, span: span, notes: notes))
  }

  /// Reports that the message ends too early, unless that is reported already.
  mutating func reportUnclosed(_ message: Diagnostic.Message, at span: SourceSpan) {
    if !isUnclosedAtEnd { report(message, at: span) }
    isUnclosedAtEnd = true
  }

  /// Reports missing space before the cursor.
  mutating func reportMissingSpace(before thing: Diagnostic.Message) {
    report(.missingSpace(before: thing), at: SourceSpan(index, index))
  }

  /// Describes the next code point: quoted, or by number if it is invisible.
  func describeCurrent() -> Diagnostic.Message {
    guard !isAtEnd else { return "the end of the message" }
    let (value, length, _) = scalar(at: index)
    switch value {
    case 0x20: return "a space"
    case 0x09: return "a tab"
    case 0x0A, 0x0D: return "the end of the line"
    case ..<0x21, 0x7F..<0xA1, 0x61C, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3000,
      0xFDD0...0xFDEF, 0xFEFF, 0xFFFE...0xFFFF:
      return Diagnostic.Message((Unicode.Scalar(value) ?? "\u{FFFD}").codePoint)
    default: return "\(quoted(string(index..<index + length)))"
    }
  }
}

/// Returns a word of the message as diagnostics quote it: at most 40 code points.
func abbreviated(_ text: String) -> String {
  let scalars = text.unicodeScalars
  guard let end = scalars.index(scalars.startIndex, offsetBy: 40, limitedBy: scalars.endIndex),
    end < scalars.endIndex
  else { return text }
  return String(scalars[..<end]) + "…"
}

extension Diagnostic.Message {
  fileprivate static func missingSpace(before thing: Diagnostic.Message) -> Self {
    "expected a space before \(thing)"
  }

  static let nullCharacter: Self = "U+0000 is not allowed in a message; remove it"
}
