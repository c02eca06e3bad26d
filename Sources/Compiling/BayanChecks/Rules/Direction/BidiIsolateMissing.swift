package import BayanDiagnostics
import BayanICU

/// Latin text that a right-to-left line would show in the wrong order.
///
/// The rule has no list of such texts. It lays the line out twice, as written and with the text in
/// an isolate, and reports it where a reader would see other glyphs. Values are laid out inside the
/// isolates that formatting puts around them.
///
/// Reported: `مرر --help`, seen as `help--`; `راسل @user`; `ملف .pot هنا`; `+966 50 123 4567`.
///
/// Not reported: `Wi-Fi`, `(v2.0)` and `/about/`, which look the same either way; isolated text, or
/// text with a U+200E after it; a mail address before a full stop.
///
/// - Source: UAX 9, by ICU.
package struct BidiIsolateMissing: MessageRule {
  package static let id: RuleID = "bidi-isolate-missing"
  package static let severity = Diagnostic.Severity.warning

  package static let supersededBy: [Superseding] = [
    .inVariant(BidiUnbalanced.id), .inVariant(BidiOverride.id),
    // What is to be replaced needn't be isolated.
    .atSpan(PlaceholderLookalike.id), .atSpan(EntityBroken.id),
  ]

  package static let explanation = RuleExplanation(
    what: """
      In a right-to-left text, the characters around a Latin word, address or number are shown on \
      its wrong side.
      """,
    why: """
      Signs at the edge of Latin letters take the direction of the sentence: 'C++' is shown as \
      '++C'. An isolate keeps them together.
      """,
    howToFix: """
      Put U+2066 before the Latin text and U+2069 after it. 'bayan check --fix=review' shows the \
      result and does it.
      """,
    examples: [
      .message(
        "ar",
        source: "Written in C++.",
        bad: "مكتوب بلغة C++.",
        good: "مكتوب بلغة <U+2066>C++<U+2069>.")
    ])

  package let requiredBytes: ByteSet = .nonASCII

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    let traits = message.traits
    guard traits.contains(.rightToLeft), !traits.isDisjoint(with: [.latin, .digit]) else { return }
    guard message.writing.isRightToLeft else { return }
    for text in message.renderedTexts
    where text.traits.contains(.rightToLeft) && !text.isDeclared {
      let tokens = text.leftToRightTokens().prefix(Self.mostTokens)
      guard tokens.contains(where: text.hasSignsOrLeadingDigits) else { continue }
      let written = BidiView(text, isRightToLeft: true)
      guard !written.looksLike(BidiView(text, isRightToLeft: true, isolating: Array(tokens)))
      else { continue }
      for token in tokens {
        let isolated = BidiView(text, isRightToLeft: true, isolating: [token])
        guard !written.looksLike(isolated) else { continue }
        let seen = written.appearance(of: token)
        let meant = isolated.appearance(of: token)
        guard seen != meant else { continue }
        report.add(
          .torn(meant), at: .text(token, of: text, in: message),
          notes: [
            Diagnostic.Note("a reader sees '\(seen.withValues)' instead of '\(meant.withValues)'")
          ],
          fixes: Fix.making(
            "isolate it with U+2066 and U+2069", .automatic,
            [
              message.insertion(of: "\u{2066}", at: token.lowerBound, in: text),
              message.insertion(of: "\u{2069}", at: token.upperBound, in: text),
            ]))
      }
    }
  }

  /// How many stretches of a text are looked at, each of which costs a layout of the line.
  private static let mostTokens = 32
}

extension ShownText {
  /// Whether a stretch has anything that could be seen elsewhere: a sign at its edge, or digits
  /// before its first letter.
  fileprivate func hasSignsOrLeadingDigits(_ token: Range<Int>) -> Bool {
    guard let first = token.first, let last = token.last else { return false }
    return !characters[first].properties.isLetter || !characters[last].properties.isAlphanumeric
  }
}

extension String {
  /// With `{…}` for each value, which readers of diagnostics know.
  fileprivate var withValues: String {
    split(separator: "\u{FFFC}", omittingEmptySubsequences: false).joined(separator: "{…}")
  }
}

extension Diagnostic.Message {
  fileprivate static func torn(_ token: String) -> Self {
    "\(quoted(token.withValues)) is shown in the wrong order in a right-to-left text; isolate it"
  }
}
