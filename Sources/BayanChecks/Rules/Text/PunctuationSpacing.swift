public import BayanDiagnostics

/// The space before a mark is as the language has it.
///
/// French sets a no-break space before `?`, `!`, `;` and `:` and within guillemets, in Canada only
/// before `:` and within guillemets. Other languages set none before a mark; in Chinese and Japanese
/// each has its space within it.
///
/// Reported, in French and in German:
///
///     Êtes-vous sûr?
///     Wirklich löschen ?
///
/// Not reported: in Canadian French `Êtes-vous sûr?`; where the source spaces its marks the same way;
/// in times, addresses and code; `:` after a placeholder, which may be a program's name or a host;
/// `:` in the scripts of India, where a space tells it from a letter's sign; Arabic script, of which
/// `arabic-punctuation-spacing` knows more. A space that may break where none should is a note, and
/// so is one before a danda, and in Canadian French one as wide as a word's before `?`.
///
/// - Source: Lexique des règles typographiques en usage à l'Imprimerie nationale; for Canada, the
///   Office québécois de la langue française. CLDR has no data on this.
public struct PunctuationSpacing: MessageRule {
  public static let id: RuleID = "punctuation-spacing"
  public static let severity = Diagnostic.Severity.warning

  public static let explanation = RuleExplanation(
    what: "There is a space before a mark where the language has none, or none where it has one.",
    why: """
      Readers see at once that the rules of another language were followed; a mark after a \
      space may also open the next line.
      """,
    bad: "Êtes-vous sûr?         in French",
    good: "Êtes-vous sûr ?",
    mending: """
      Put in or take out the space as the finding says; 'bayan check --fix' does it, with a \
      space at which no line breaks where that is the custom.
      """,
    examples: [
      .init("fr", source: "Are you sure?", bad: "Êtes-vous sûr?", good: "Êtes-vous sûr\u{202F}?"),
      .init("he", source: "Yes, now", bad: "כן , עכשיו", good: "כן, עכשיו"),
    ])

  public init() {}

  public func check(_ message: CatalogMessage, into report: inout Report) {
    let conventions = message.conventions
    guard !message.isSource, conventions.script != "Arab" else { return }
    let style = Style(
      locale: message.locale, language: conventions.language, script: conventions.script)
    for path in message.text.paths where path.bytes.intersects("?!;:,.") || !path.isASCII {
      if style.spacesGuillemets { checkGuillemets(path, message, into: &report) }
      for index in path.scalars.indices.dropFirst() {
        guard let wanted = style.space(before: path.scalars[index]),
          path.token(at: index) == nil
        else { continue }
        check(index, wanted, path, message, into: &report)
      }
    }
  }

  /// Checks the space after each `«`; that before `»` is as before other marks.
  private func checkGuillemets(
    _ path: MessageText.Path, _ message: CatalogMessage, into report: inout Report
  ) {
    for index in path.scalars.indices.dropLast() where path.scalars[index] == "«" {
      guard !path.scalars[index + 1].isSpace else { continue }
      report.add(
        .missingAfter, at: index..<(index + 1), of: path, in: message,
        fixes: message.fixes(
          "put a no-break space after it", .automatic, (index + 1)..<(index + 1), of: path,
          to: "\u{A0}"))
    }
  }

  private func check(
    _ index: Int, _ wanted: Style.Space, _ path: MessageText.Path, _ message: CatalogMessage,
    into report: inout Report
  ) {
    let mark = path.scalars[index]
    let before = path.scalars[index - 1]
    guard path.endsWord(index) else { return }
    switch wanted {
    case .narrow, .wide:
      let space = wanted == .narrow ? "\u{202F}" : "\u{A0}"
      if before == " " {
        guard index > 1, !path.scalars[index - 2].isSpace else { return }
        report.add(
          .breaking(mark), at: (index - 1)..<index, of: path, in: message, atMost: .note,
          fixes: message.fixes(
            "make the space one that doesn't break", .automatic, (index - 1)..<index, of: path,
            to: space))
      } else if !before.isSpace,
        before.isLetter || before.isDigit || before == "»" || before == ")"
          || path.isObject(at: index - 1)
      {
        guard !path.isLiteral(before: index), !(mark == ":" && path.isObject(at: index - 1)) else {
          return
        }
        report.add(
          .missing(mark), at: index..<(index + 1), of: path, in: message,
          fixes: message.fixes(
            "put a no-break space before it", .automatic, index..<index, of: path, to: space))
      }
    case .atMostNarrow:
      guard before == " " || before == "\u{A0}", index > 1, path.scalars[index - 2].isLetter else {
        return
      }
      report.add(
        .superfluous(mark), at: (index - 1)..<index, of: path, in: message, atMost: .note,
        fixes: message.fixes("remove the space", .automatic, (index - 1)..<index, of: path, to: ""))
    case .none:
      // Only after a word: ` ?` by itself, ` :)` and ` ...` are something else.
      guard before == " " || before == "\u{A0}" || before == "\u{202F}", index > 1,
        path.scalars[index - 2].isLetter, !message.sourceSpaces(mark),
        // A space sets off the Latin word before it: `False 。`.
        !mark.isFullWidth || !path.scalars[index - 2].isASCII
      else { return }
      // Who writes Devanagari by hand leaves a little space before the danda.
      report.add(
        .superfluous(mark), at: (index - 1)..<index, of: path, in: message,
        atMost: mark == "।" ? .note : .error,
        fixes: message.fixes("remove the space", .automatic, (index - 1)..<index, of: path, to: ""))
    }
  }

  /// How one language spaces its marks.
  private struct Style {
    enum Space {
      case none
      /// None, or U+202F NARROW NO-BREAK SPACE.
      case atMostNarrow
      /// U+202F NARROW NO-BREAK SPACE, or any other space that doesn't break.
      case narrow
      /// U+00A0 NO-BREAK SPACE.
      case wide
    }

    private var isFrench: Bool
    private var isCanadian: Bool
    /// Whether a colon can't be taken for a letter's sign, as it can for the visarga.
    private var hasPlainColon: Bool

    init(locale: String, language: String, script: String?) {
      hasPlainColon = script == "Latn" || script == "Cyrl" || script == "Grek" || script == "Hebr"
      isFrench = language == "fr" || language == "br"
      isCanadian = locale == "fr-CA" || locale.hasPrefix("fr-CA-")
    }

    /// Whether a space stands within the guillemets.
    var spacesGuillemets: Bool { isFrench }

    /// The space before a mark; `nil` for marks that nothing is said of.
    func space(before mark: Unicode.Scalar) -> Space? {
      switch mark {
      case ":": isFrench ? .wide : hasPlainColon ? Space.none : nil
      case "»": isFrench ? .wide : nil
      case "?", "!", ";": isFrench ? (isCanadian ? .atMostNarrow : .narrow) : Space.none
      case ",", ".", "।", "，", "。", "、", "！", "？", "；", "：": Space.none
      default: nil
      }
    }
  }
}

extension MessageText.Path {
  /// Whether what a mark is written onto is no word: `Referrer-Policy:`, `utf8:`, `NOTE:`.
  fileprivate func isLiteral(before index: Int) -> Bool {
    var start = index
    while start > 0, !scalars[start - 1].isSpace { start -= 1 }
    let word = scalars[start..<index]
    guard word.allSatisfy(\.isASCII), word.contains(where: \.isASCIILetter) else { return false }
    return word.allSatisfy { !$0.isASCIILetter || $0.isUppercase }
      || word.dropFirst().contains { $0 == "-" || $0 == "_" || $0 == "." || $0.isASCIIDigit }
  }

  /// Whether a mark is the last of its word: a space, another mark or the end follows.
  fileprivate func endsWord(_ index: Int) -> Bool {
    guard index + 1 < scalars.count else { return true }
    let next = scalars[index + 1]
    // What fills a square has its space in it.
    if scalars[index].isFullWidth { return true }
    // `:)` is a face, `:-` another.
    if scalars[index] == ":" || scalars[index] == ";" {
      return next.isSpace
    }
    return next.isSpace || next == "»" || next == ")" || next == "\"" || next == "”"
  }
}

extension CatalogMessage {
  /// Whether the source has a space before the mark.
  fileprivate func sourceSpaces(_ mark: Unicode.Scalar) -> Bool {
    sourceText?.paths.contains { path in
      path.scalars.indices.dropFirst().contains {
        path.scalars[$0] == mark && path.scalars[$0 - 1].isSpace
      }
    } ?? false
  }
}

extension Diagnostic.Message {
  fileprivate static func missing(_ mark: Unicode.Scalar) -> Self {
    "there is no space before \(quoted(String(mark)))"
  }

  fileprivate static let missingAfter: Self = "there is no space after '«'"

  fileprivate static func breaking(_ mark: Unicode.Scalar) -> Self {
    "a line may break before \(quoted(String(mark))); make the space a no-break one"
  }

  fileprivate static func superfluous(_ mark: Unicode.Scalar) -> Self {
    "there is a space before \(quoted(String(mark)))"
  }
}
