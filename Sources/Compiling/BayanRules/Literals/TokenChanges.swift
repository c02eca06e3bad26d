import BayanChecking
import BayanDiagnostics
import BayanSupport

/// A token of the source that a translation lacks.
struct TokenChange {
  /// The text of the translation.
  var text: ShownText
  /// What the source has, as it is shown.
  var expected: String
  /// What most likely stands in its place: a token of its kind that the source doesn't have.
  var found: Range<Int>?
  /// Whether the translation may well have another: the source gives it as an example, or it is a
  /// folder that each language names.
  var isExample = false

  /// The stretch that is reported: what stands in its place, else the whole text.
  var range: Range<Int> { found ?? text.whole }
}

extension CatalogMessage {
  /// The tokens of a kind that the source has and a text of the translation hasn't.
  ///
  /// A text passes if it has all tokens of at least one text of the source: the Arabic `one` may leave out
  /// what the English `one` does. So does one whose readers see them, because they were typed the other way
  /// round.
  ///
  /// - Parameter accepts: Whether a token of the translation is as good as one of the source.
  func tokenChanges(
    _ kind: TextToken.Kind, accepts: (String, String) -> Bool = { _, _ in false }
  ) -> [TokenChange] {
    guard let sources = sourceTexts, sources.contains(where: { $0.has(kind) }) else { return [] }
    // Most variants have the same. Each text is held against its own and the first others.
    var seen: Set<[ArraySlice<Unicode.Scalar>]> = []
    let different = sources.filter { other in
      seen.insert(other.comparedTokens(kind).map { other.scalars[$0.range] }).inserted
    }.prefix(Report.limit)
    return texts.flatMap { text -> [TokenChange] in
      guard !text.isBlank else { return [] }
      let own = text.comparedTokens(kind)
      func has(_ token: TextToken, of other: ShownText) -> Bool {
        text.holds(other.scalars[token.range])
          || kind == .code && text.holds(other.scalars[token.range].withoutBackticks)
          || own.contains {
            accepts(other.shown(token.range), text.shown($0.range))
              || text.holdsIsolated($0.range, other.scalars[token.range])
          }
      }
      let other = sources.counterpart(of: text)
      let isWhole = ([other] + different).contains { other in
        other.comparedTokens(kind).allSatisfy { has($0, of: other) }
      }
      if isWhole { return [] }
      // Values alone between backticks are quoted rather than code.
      func isLiteral(_ token: TextToken) -> Bool {
        other.scalars[token.range].contains(where: \.isASCIIAlphanumeric)
      }
      lazy var glyphs = text.glyphsFromRightToLeft
      let lacking = other.comparedTokens(kind).filter {
        isLiteral($0) && !has($0, of: other) && !glyphs.holds(other.scalars[$0.range])
      }
      let strangers = own.filter { token in
        !different.contains { $0.holds(text.scalars[token.range]) }
      }
      return lacking.enumerated().map { position, token in
        let found = position < strangers.count ? strangers[position].range : nil
        return TokenChange(
          text: text, expected: other.shown(token.range), found: found,
          isExample: other.scalars[token.range].isFolderOfUsers
            || found.map {
              other.introducesExample(token.range.lowerBound)
                && text.scalars[$0].hasForm(of: other.scalars[token.range])
            } ?? false)
      }
    }
  }

  /// Whether the source has the word "example", outside addresses and code.
  var speaksOfExample: Bool {
    sourceTexts?.contains { source in
      source.words.contains {
        $0.text.lowercased() == "example" && source.literal(at: $0.range.lowerBound) == nil
      }
    } == true
  }

  /// Whether the source is one token of a kind and nothing else.
  func isNothingBut(_ kind: TextToken.Kind) -> Bool {
    sourceTexts?.contains { $0.literals(kind).first?.range == $0.whole } == true
  }

  /// The fix that puts back what the source has; none for what has a placeholder in it.
  func restoring(_ change: TokenChange) -> [Fix] {
    guard let found = change.found, !change.expected.contains("{…}") else { return [] }
    return fixes(
      "write \(quoted(change.expected))", .review, found, of: change.text, to: change.expected)
  }
}

extension ShownText {
  /// How many different tokens of a kind are compared.
  ///
  /// Each is looked for in all of the other text. Of a text with more, the rest is taken to be right.
  fileprivate static let comparedTokens = 5 * Report.limit

  /// The tokens of a kind that are compared, each once.
  fileprivate func comparedTokens(_ kind: TextToken.Kind) -> ArraySlice<TextToken> {
    var seen: Set<ArraySlice<Unicode.Scalar>> = []
    return literals(kind).filter { seen.insert(scalars[$0.range]).inserted }
      .prefix(Self.comparedTokens)
  }
}

extension ShownText {
  /// Whether a stretch is a text but for marks of direction, which no reader sees.
  fileprivate func holdsIsolated(_ range: Range<Int>, _ text: ArraySlice<Unicode.Scalar>) -> Bool {
    range.count > text.count
      && scalars[range].lazy.filter { !$0.isBidiControl }.elementsEqual(text)
  }

  /// Whether the words before a place say that an example follows: `e.g. `, `such as “`, `usually `,
  /// `should look like `.
  fileprivate func introducesExample(_ index: Int) -> Bool {
    let before = string(max(0, index - 24)..<index).lowercased()
    let words = before.unicodeScalars.split { !$0.isAlphabetic }
    let last = words.last.map { String(String.UnicodeScalarView($0)) }
    // `would like to open /etc/hosts` gives no example.
    if last == "eg" || last == "like" { return true }
    return ["example", "e.g", "such as", "for instance", "usually", "typically"].contains {
      before.contains($0)
    }
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// Whether there are as many steps in both: `/about/contact/` and `/om/kontakt/`.
  fileprivate func hasForm(of other: Self) -> Bool {
    count { $0 == "/" } == other.count { $0 == "/" }
      && (first == "/") == (other.first == "/") && (last == "/") == (other.last == "/")
  }

  /// The text of a stretch of code.
  fileprivate var withoutBackticks: Self {
    drop { $0 == "`" }.dropLast(prefix { $0 == "`" }.count)
  }

  /// Whether it is one of the folders that systems name in the user's language: `~/Pictures`.
  ///
  /// - Source: xdg-user-dirs.
  fileprivate var isFolderOfUsers: Bool {
    guard starts(with: "~/".unicodeScalars) else { return false }
    let name = String(String.UnicodeScalarView(dropFirst(2).prefix { $0 != "/" }))
    return [
      "Desktop", "Documents", "Downloads", "Music", "Pictures", "Public", "Templates", "Videos",
    ].contains(name)
  }
}

extension CatalogMessage {
  /// Reports the tokens of a kind that differ from the source's.
  ///
  /// - Parameter isCertain: Whether one is worth more than a note.
  func reportTokenChanges(
    _ kind: TextToken.Kind, called noun: String, into report: inout Report,
    isCertain: (TokenChange) -> Bool = { _ in true }
  ) {
    for change in tokenChanges(kind) {
      report.add(
        .changed(change, noun), at: .text(change.range, of: change.text, in: self),
        atMost: change.isExample || !isCertain(change) ? .note : .error, notes: sourceNote,
        fixes: restoring(change))
    }
  }
}

extension Diagnostic.Message {
  /// That a token is another than in the source, or missing.
  static func changed(_ change: TokenChange, _ noun: String) -> Self {
    guard let found = change.found else {
      return "the source's \(noun) \(quoted(change.expected)) is missing"
    }
    return
      "the \(noun) \(quoted(change.text.shown(found))) is \(quoted(change.expected)) in the source"
  }
}
