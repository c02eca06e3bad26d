/// The texts that `:date` and `:time` accept; they always accept dates and times from programs.
///
/// In MessageFormat 2.0 of LDML 48, `:date`, `:time` and `:datetime` accept the same texts. On 2
/// March 2026 the working group agreed that `:date` will accept only dates, and `:time` only times.
/// ``standard`` will change with the release that has this.
public enum DateTimeOperands: Hashable, Sendable {
  /// A date, or a date and time, for all three functions.
  case dateTimes
  /// A date for `:date`, a time for `:time`.
  case ownParts

  /// The operands of the current standard, for functions and for checks.
  public static let standard = Self.dateTimes

  /// Returns the value of a text; `nil` if the function doesn't accept the text.
  package func value(of text: String, for kind: DateTimeFunction.Kind) -> MessageDateTime? {
    switch (self, kind) {
    case (.ownParts, .date): MessageDateTime(date: text)
    case (.ownParts, .time): MessageDateTime(time: text)
    case (.dateTimes, _), (.ownParts, .datetime): MessageDateTime(text)
    }
  }
}
