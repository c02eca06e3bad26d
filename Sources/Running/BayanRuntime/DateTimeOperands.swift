/// Which texts `:date` and `:time` take; dates and times that a program passes are always taken.
///
/// MessageFormat 2.0 in LDML 48 has `:date`, `:time` and `:datetime` take the same texts. On 2 March
/// 2026 the working group agreed to have `:date` take only dates and `:time` only times. ``standard``
/// is what follows a release that says so.
public enum DateTimeOperands: Hashable, Sendable {
  /// A date, or a date and time, for all three.
  case dateTimes
  /// A date for `:date`, a time for `:time`.
  case ownParts

  /// The operands of the current standard, for functions and for checks.
  public static let standard = Self.dateTimes

  /// The value of a text; `nil` for one that the function doesn't take.
  package func value(of text: String, for kind: DateTimeFunction.Kind) -> MessageDateTime? {
    switch (self, kind) {
    case (.ownParts, .date): MessageDateTime(date: text)
    case (.ownParts, .time): MessageDateTime(time: text)
    case (.dateTimes, _), (.ownParts, .datetime): MessageDateTime(text)
    }
  }
}
