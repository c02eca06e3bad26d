package import BayanChecking
package import BayanDiagnostics
import BayanSupport

/// Code between backticks that the translation lacks or changes.
///
/// A note, where plain words stand between the backticks, which may be translated, or a label with a
/// capital: `` `Customer Groups` ``. So is code with other spaces, what stands for a name, `<file>`,
/// and what lies between two pieces of code where a backtick has no counterpart.
package struct CodeLiteralChanged: MessageRule {
  package static let id: RuleID = "code-literal-changed"
  package static let severity = Diagnostic.Severity.warning

  package init() {}

  package var requiredBytes: ByteSet { "`" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    message.reportTokenChanges(.code, called: "code", into: &report) { change in
      let words = change.expected.split(separator: " ")
      if let found = change.found {
        let shown = change.text.shown(found)
        if shown.withoutStrings == change.expected.withoutStrings
          || shown.filter({ $0 != " " }) == change.expected.filter({ $0 != " " })
        {
          return false
        }
      }
      let inside = change.expected.drop { $0 == "`" }.prefix { $0 != "`" }
      let standsForName = inside.first == "<" && inside.last == ">"
      let isBetween = inside.first?.isWhitespace == true || inside.last?.isWhitespace == true
      if change.expected.isLabel || standsForName || isBetween || inside.contains("name")
        || change.isOtherWord
      {
        return false
      }
      return !words.allSatisfy { EnglishWords.contains($0.filter { $0 != "`" }) }
    }
  }
}

extension TokenChange {
  /// Whether one word in small letters became another, as what a program shows does: `zero` and `null`.
  fileprivate var isOtherWord: Bool {
    guard let found else { return false }
    let here = text.scalars[found].filter { $0 != "`" }
    return expected.unicodeScalars.allSatisfy { $0 == "`" || $0.isASCIILowercase }
      && here.allSatisfy { $0.isAlphabetic }
  }
}

extension String {
  /// Whether words stand between the backticks, the first with a capital.
  fileprivate var isLabel: Bool {
    let text = unicodeScalars.drop { $0 == "`" }
    let words = text.prefix { $0 != "`" && $0 != "." && $0 != "…" }
    return words.first?.isUppercase == true && words.contains(where: \.isASCIILowercase)
      && words.dropFirst().allSatisfy { $0 == " " || $0.isASCIILowercase || $0.isASCIIUppercase }
      && words.split(separator: " ").allSatisfy { $0.dropFirst().allSatisfy(\.isASCIILowercase) }
  }

  /// The code but for what stands in quotation marks, which may be words for readers.
  fileprivate var withoutStrings: [Substring] {
    split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element)
  }
}
