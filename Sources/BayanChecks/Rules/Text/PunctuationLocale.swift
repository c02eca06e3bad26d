public import BayanDiagnostics
import BayanICU

/// A mark after a word of the locale's script is one that CLDR lists for the locale.
///
/// Only where CLDR lists another mark that does the same: `,` isn't among Amharic's marks, and `፣` is.
///
/// Reported, in Nepali:
///
///     सुरक्षित भयो.
///
/// Not reported: between digits; in addresses, code and tags; after a word in Latin letters; where
/// the locale has several marks that could be meant; in Arabic script `?`, `,` and `;`, which
/// `arabic-punctuation` knows more of.
public struct PunctuationLocale: MessageRule {
  public static let id: RuleID = "punctuation-locale"
  public static let severity = Diagnostic.Severity.warning

  public static let explanation = RuleExplanation(
    what: "A punctuation mark is one that the locale doesn't use, and the locale has its own.",
    why: """
      To readers it looks like a mark in another script's hand; it may also stand on the wrong \
      side of the word.
      """,
    bad: "सुरक्षित भयो.         in Nepali",
    good: "सुरक्षित भयो।",
    mending: "Write your language's mark, or let 'bayan check --fix' do it.")

  public init() {}

  public func check(_ message: CatalogMessage, into report: inout Report) {
    let conventions = message.conventions
    guard conventions.hasCounterparts, !message.isSource else { return }
    for path in message.text.paths where path.bytes.intersects("?,;.!:") && !path.isASCII {
      for (index, scalar) in path.scalars.enumerated() where scalar.isASCII && index > 0 {
        guard let meant = conventions.counterpart(of: scalar), path.token(at: index) == nil,
          conventions.script != "Arab" || !Self.arabic.contains(scalar),
          isAfterWord(index, of: path, script: conventions.script),
          isAtEndOfWord(index, of: path)
        else { continue }
        report.add(
          .another(scalar, meant, message.locale), at: index..<(index + 1), of: path, in: message,
          cldr: ICUVersion.cldr,
          // Armenian sets its marks on the word, not after it.
          fixes: conventions.script == "Armn"
            ? []
            : message.fixes(
              "write \(quoted(String(meant)))", .automatic, index..<(index + 1), of: path,
              to: String(meant)))
      }
    }
  }

  private static let arabic: ByteSet = "?,;"

  private func isAfterWord(_ index: Int, of path: MessageText.Path, script: String?) -> Bool {
    var before = index - 1
    while before > 0, path.scalars[before].isMark { before -= 1 }
    let scalar = path.scalars[before]
    guard !scalar.isASCII, scalar.isLetter else { return false }
    return script == nil || Scripts.script(of: scalar) == script
  }

  /// Whether a space, a bracket or the end follows: `a.b` and `12:30` aren't sentences.
  private func isAtEndOfWord(_ index: Int, of path: MessageText.Path) -> Bool {
    guard index + 1 < path.scalars.count else { return true }
    let next = path.scalars[index + 1]
    return next.isSpace || next.isPunctuation
  }
}

extension WritingConventions {
  /// Whether any mark of ASCII has another in its place.
  var hasCounterparts: Bool {
    ["?", ",", ";", ".", "!", ":"].contains { counterpart(of: $0) != nil }
  }
}

extension Diagnostic.Message {
  fileprivate static func another(
    _ scalar: Unicode.Scalar, _ meant: Unicode.Scalar, _ locale: String
  ) -> Self {
    """
    \(quoted(String(scalar))) is not a mark of \(quoted(locale)), which has \
    \(quoted(String(meant)))
    """
  }
}
