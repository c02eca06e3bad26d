package import BayanDiagnostics
import BayanTexts

/// A rule's page in `Documentation/Rules`, in Markdown: the whole documentation of the rule for users.
///
///     ---
///     severity: warning
///     because: It may be right in a label.
///     default: on
///     theme: punctuation
///     ---
///
///     # end-punctuation
///
///     A sentence about the problem that is reported.
///
///     ## Why
///
///     ## How to fix it
///
///     ## Not reported
///
///     - a list of similar texts that are right
///
///     ## Examples
///
///     ### Arabic: `ar`
///
/// An example is the paragraph `Reported:` with a block of code below it, and the paragraph
/// `Not reported:` with one block or several. Before them may be `The source:` with a block. A block
/// of `mf2` is a message, a block of `toml` has files. Examples without a heading of their own are for
/// the page's language.
///
/// `because` gives in one sentence the reason for the severity: of an error, why no correct text
/// has it; of a warning, when the text may be right; of a note, why it may well be right. The rule's code
/// has the same severity, theme and superseding rules; a test compares them. A page in another language
/// than English repeats none of these: its facts are `because` and, for a gate, `gate`.
package struct RulePage: Sendable {
  /// The lines between the two `---`.
  package var facts: [String: String]

  /// The rule's name.
  package var title: String

  package var explanation: RuleExplanation

  /// The language of the page, as a key of `Labels.byLanguage`.
  package let language: String

  /// The page's headings and labels.
  package let labels: Labels

  /// The text of the whole page.
  private let text: String

  /// An error in a page.
  package struct Problem: Error, CustomStringConvertible {
    /// The line, from 1.
    package var line: Int
    package var message: String

    package var description: String { "line \(line): \(message)" }
  }

  /// Reads a page.
  ///
  /// - Parameter language: The page's language, by the name of its folder.
  package init(_ text: String, language: String = Labels.english) throws(Problem) {
    guard let labels = Labels.byLanguage[language] else {
      throw Problem(line: 1, message: "'RulePage.Labels' has no headings in '\(language)'")
    }
    var reader = RulePageReader(MarkdownBlock.all(in: text), labels, language: language)
    facts = try reader.facts()
    title = try reader.title()
    explanation = try reader.explanation()
    self.language = language
    self.labels = labels
    self.text = text
  }

  /// The text below the title, in Markdown.
  package var body: String {
    let title = Array("\n# \(title)\n\n".utf8)
    let bytes = text.utf8
    guard let found = bytes.firstRange(of: title) else { return "" }
    return String(decoding: bytes[found.upperBound...], as: UTF8.self)
  }
}

// MARK: - Pages of this program

extension RulePage {
  /// The folder of the pages; pages in other languages are in folders below it.
  package static let folder = "Documentation/Rules"

  /// Reads the page of a rule, in a reader's language if there is one, else in English.
  ///
  /// The page is read only on request.
  ///
  /// - Precondition: The rule has a page, and the page can be read; tests check both.
  package init(of rule: RuleID, preferring locale: String? = nil) {
    let (file, language) = Self.file(of: rule, preferring: locale)
    guard let file else { preconditionFailure("\(Self.folder) has no page about '\(rule)'") }
    do {
      self = try RulePage(file.text, language: language)
    } catch {
      preconditionFailure("\(file.path), \(error)")
    }
  }

  private static func file(
    of rule: RuleID, preferring locale: String?
  ) -> (EmbeddedText?, language: String) {
    let language = Labels.language(of: locale)
    if let file = EmbeddedText(at: "\(folder)/\(language)/\(rule).md") { return (file, language) }
    return (EmbeddedText(at: "\(folder)/\(rule).md"), Labels.english)
  }
}

// MARK: - Headings

extension RulePage {
  /// The headings and labels of pages in one language.
  package struct Labels: Sendable {
    package var why: String
    package var howToFix: String
    var notReported: String
    package var examples: String
    /// The paragraph before the block with an example's source.
    package var source: String
    package var bad: String
    package var good: String

    package static let english = "en"

    /// The headings and labels by language.
    ///
    /// The first page in a new language needs an entry here.
    package static let byLanguage: [String: Labels] = [
      english: Labels(
        why: "Why", howToFix: "How to fix it", notReported: "Not reported", examples: "Examples",
        source: "The source:", bad: "Reported:", good: "Not reported:"),
      "ar": Labels(
        why: "لماذا", howToFix: "كيف تصحّحه", notReported: "ما لا يُبلَّغ عنه", examples: "أمثلة",
        source: "الأصل:", bad: "يُبلَّغ عنه:", good: "لا يُبلَّغ عنه:"),
    ]

    /// Returns the language in which a locale's readers read pages, where a rule has one in it.
    ///
    /// - Parameter locale: A BCP 47 tag, of which a prefix may name the language, as in `ar-EG`.
    package static func language(of locale: String?) -> String {
      var tag = locale?[...]
      while let language = tag {
        if byLanguage[String(language)] != nil { return String(language) }
        tag = language.lastIndex(of: "-").map { language[..<$0] }
      }
      return english
    }
  }
}
