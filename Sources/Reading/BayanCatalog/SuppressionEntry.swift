package import BayanDiagnostics

/// A suppression of diagnostics, with its reason.
package struct SuppressionEntry: Sendable {
  /// The diagnostics of the rule that are suppressed.
  package enum Scope: Sendable {
    /// The diagnostic with a fingerprint, in the file of the comment.
    ///
    ///     # bayan: allow placeholder-missing @3f9c2a71.77ab -- the name is in the title
    ///
    /// `textStamp` is computed from the message's text and its source. If one of them changes, the reason may
    /// no longer hold. `nil` if the diagnostic is about no text.
    case diagnostic(fingerprint: String, textStamp: String?)

    /// All diagnostics that match a locale, a path or both, by a table in `bayan.toml`.
    ///
    ///     [[allow]]
    ///     rule = "letter-variant"
    ///     locale = "ar"
    ///     path = "Locales/ar/quran.toml"
    ///     reason = "quotations are spelled as they are in the original"
    case area(locale: String?, path: PathPattern?)
  }

  /// The rule.
  package var rule: RuleID
  /// The suppressed diagnostics.
  package var scope: Scope
  /// The reason in its author's words; never empty.
  package var reason: String
  /// The place of the comment, or of the rule's name in `bayan.toml`.
  package var place: Place

  /// Creates a suppression.
  package init(rule: RuleID, scope: Scope, reason: String, place: Place) {
    self.rule = rule
    self.scope = scope
    self.reason = reason
    self.place = place
  }

  /// Returns the comment that suppresses one diagnostic, from `#` on.
  ///
  /// Line ends in the reason become spaces, and so do control characters, which comments can't have.
  package static func comment(
    rule: RuleID, fingerprint: String, textStamp: String?, reason: String
  ) -> String {
    let reason = String(
      String.UnicodeScalarView(
        reason.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
    return "# bayan: allow \(rule) \(mark(fingerprint, textStamp)) -- \(reason)"
  }

  /// Whether a text is a reason: it has a letter or a digit.
  package static func isReason(_ text: some StringProtocol) -> Bool {
    text.contains { $0.isLetter || $0.isNumber }
  }

  /// Returns the mark that names a diagnostic in a comment: `@3f9c2a71.77ab`.
  package static func mark(_ fingerprint: String, _ textStamp: String?) -> String {
    "@\(fingerprint)\(textStamp.map { ".\($0)" } ?? "")"
  }
}

/// A pattern of paths: `*` stands for any text within a name, `?` for one character of a name, `**` for
/// any text.
package struct PathPattern: Hashable, Sendable {
  /// The pattern as it was written.
  package var text: String

  /// Creates a pattern.
  package init(_ text: String) { self.text = text }

  /// Whether a whole path matches.
  ///
  /// The time is proportional to the product of both lengths for any pattern.
  package func matches(_ path: String) -> Bool {
    let pattern = Array(text.utf8)
    let path = Array(path.utf8)
    let star = UInt8(ascii: "*")
    let slash = UInt8(ascii: "/")
    // reached[i]: whether the pattern so far matches the first i bytes of the path.
    var reached = [true] + [Bool](repeating: false, count: path.count)
    var index = 0
    while index < pattern.count {
      var next = [Bool](repeating: false, count: path.count + 1)
      if pattern[index] == star {
        let crosses = index + 1 < pattern.count && pattern[index + 1] == star
        for place in 0...path.count {
          next[place] =
            reached[place]
            || (place > 0 && next[place - 1] && (crosses || path[place - 1] != slash))
        }
        index += crosses ? 2 : 1
      } else {
        for place in path.indices where reached[place] {
          let isOne = pattern[index] == UInt8(ascii: "?") && path[place] != slash
          if isOne || pattern[index] == path[place] { next[place + 1] = true }
        }
        index += 1
      }
      reached = next
    }
    return reached[path.count]
  }
}
