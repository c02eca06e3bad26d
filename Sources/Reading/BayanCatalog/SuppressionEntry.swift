package import BayanDiagnostics

/// Diagnostics that a project suppresses, and why.
package struct SuppressionEntry: Sendable {
  /// Which diagnostics of its rule.
  package enum Scope: Sendable {
    /// The one with a fingerprint, in the file of the comment that says so.
    ///
    ///     # bayan: allow placeholder-missing @3f9c2a71.77ab -- the name is in the title
    ///
    /// `textStamp` is of the message's text and of its source: when one changes, the reason may be
    /// gone. `nil` where the diagnostic is about no text.
    case diagnostic(fingerprint: String, textStamp: String?)

    /// All of a locale or of some files, by a table in `bayan.toml`; of both where both are given.
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
  /// Which of its diagnostics.
  package var scope: Scope
  /// Why, in the words of whoever wrote it; never empty.
  package var reason: String
  /// The comment, or the rule's name in `bayan.toml`.
  package var place: Place

  /// Creates a suppression.
  package init(rule: RuleID, scope: Scope, reason: String, place: Place) {
    self.rule = rule
    self.scope = scope
    self.reason = reason
    self.place = place
  }

  /// The comment that suppresses one diagnostic, from `#` on.
  ///
  /// Line ends in the reason become spaces, and so do control characters, which no comment may have.
  package static func comment(
    rule: RuleID, fingerprint: String, textStamp: String?, reason: String
  ) -> String {
    let words = String(
      String.UnicodeScalarView(
        reason.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
    return "# bayan: allow \(rule) \(mark(fingerprint, textStamp)) -- \(words)"
  }

  /// Whether a text says anything: it has a letter or a digit.
  package static func isReason(_ text: some StringProtocol) -> Bool {
    text.contains { $0.isLetter || $0.isNumber }
  }

  /// What a comment names its diagnostic by: `@3f9c2a71.77ab`.
  package static func mark(_ fingerprint: String, _ textStamp: String?) -> String {
    "@\(fingerprint)\(textStamp.map { ".\($0)" } ?? "")"
  }
}

/// Paths by a pattern: `*` stands for anything within a name, `?` for one character of it, `**` for
/// anything at all.
package struct PathPattern: Hashable, Sendable {
  /// The pattern as it was written.
  package var text: String

  /// Creates a pattern.
  package init(_ text: String) { self.text = text }

  /// Whether a whole path fits.
  ///
  /// In time of the product of both lengths, whatever the pattern.
  package func matches(_ path: String) -> Bool {
    let pattern = Array(text.utf8)
    let path = Array(path.utf8)
    let star = UInt8(ascii: "*")
    let slash = UInt8(ascii: "/")
    // reached[i]: whether what is read of the pattern fits the first i bytes of the path.
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
