import BayanSupport

/// A language that diagnostics are shown in.
///
/// English is always there: it is what the messages say where they are raised. Other languages look
/// the patterns of messages up, and a message that they don't have is shown in English.
package struct DiagnosticLanguage: Sendable {
  /// The language's BCP 47 tag.
  package let tag: String

  /// Whether the language is written from right to left.
  package let isRightToLeft: Bool

  private let translation: @Sendable (Diagnostic.Message, Bool) -> String?

  /// Creates a language.
  ///
  /// - Parameter translation: Returns the text of a message, and with `true` puts each value into an
  ///   isolate; `nil` if the language has none for the pattern.
  package init(
    tag: String, isRightToLeft: Bool,
    translation: @escaping @Sendable (_ message: Diagnostic.Message, _ isolating: Bool) -> String?
  ) {
    self.tag = tag
    self.isRightToLeft = isRightToLeft
    self.translation = translation
  }

  /// English, which has each message.
  package static let english = Self(tag: "en", isRightToLeft: false) { _, _ in nil }

  /// Whether this is English.
  package var isEnglish: Bool { tag == "en" }

  /// Returns a message in this language; in English if the language doesn't have it.
  ///
  /// - Parameter isolating: Whether invisible isolates keep the direction of values to themselves. English
  ///   texts have none.
  package func callAsFunction(_ message: Diagnostic.Message, isolating: Bool = true) -> String {
    translated(message, isolating: isolating) ?? message.description
  }

  /// Returns a text of this language for a line whose direction is from left to right.
  ///
  /// A text from right to left is in an isolate, so that what is beside it stays in its place.
  package func isolated(_ text: String) -> String {
    isRightToLeft ? "\u{2067}\(text)\u{2069}" : text
  }

  /// Returns a message in this language; `nil` if it has no text for the pattern.
  package func translated(_ message: Diagnostic.Message, isolating: Bool = true) -> String? {
    PatternRecord.add(message)
    return translation(message, isolating)
  }
}

extension Diagnostic.Message {
  /// The number by which languages find the pattern, from 0 to 2³¹ − 1.
  ///
  /// `Tools/collect-diagnostics` counts the same number.
  package var key: Int {
    var hash = StableHash()
    hash.combine(bytesOf: pattern)
    return Int(hash.value >> 33)
  }
}
