package import BayanDiagnostics
import BayanICU

/// A number before an Arabic dual, in the variant `two`.
///
/// Off by default: most Arabic catalogs write it, because the number is in every other variant.
///
/// Not reported: `two {{ملفان}}`; another word than a dual after the number.
package struct ArabicDualWithNumeral: MessageRule {
  package static let id: RuleID = "arabic-dual-with-numeral"
  package static let severity = Diagnostic.Severity.note
  package static let isOnByDefault = false

  package static let explanation = RuleExplanation(
    what: "In the variant 'two', a number stands before an Arabic dual.",
    why: "The dual already says \"two\".",
    howToFix: "Remove the placeholder from the variant 'two', and leave the noun in the dual.",
    examples: [
      .message(
        "ar",
        source: .englishFiles,
        bad: """
          .input {$count :integer}
          .match $count
          zero {{لا ملفات}}
          one {{ملف واحد}}
          two {{{$count} ملفان}}
          few {{{$count} ملفات}}
          many {{{$count} ملفًا}}
          * {{{$count} ملف}}
          """,
        good: .arabicFiles)
    ])

  package let requiredBytes: ByteSet = "{"

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.traits.isSuperset(of: [.arabic, .placeholder]),
      message.writing.language == "ar"
    else { return }
    for path in message.characters.paths {
      guard let branch = path.branch, branch.split(separator: " ").contains("two") else { continue }
      for (index, unit) in path.units.enumerated() where unit.kind == .placeholder {
        guard index + 1 < path.units.count, path.units[index + 1].properties.isWhitespace,
          let word = path.words.first(where: { $0.lowerBound == index + 2 }),
          path.isDual(word)
        else { continue }
        report.add(
          .twice(path.string(word)), at: index..<word.upperBound, on: path, in: message,
          certainty: .likely,
          fix: ("delete the number", .review, [message.edit(path, index..<index + 2, "")]))
      }
    }
  }
}

extension MessageCharacters.Path {
  /// Whether a word has the ending of a dual: `ان`, `ين`, `تان`, `تين`.
  fileprivate func isDual(_ word: Range<Int>) -> Bool {
    let letters = units[word].filter { $0.properties.isLetter }.map(\.scalar)
    guard letters.count >= 4, letters.last == "\u{646}" else { return false }
    return letters[letters.count - 2] == "\u{627}" || letters[letters.count - 2] == "\u{64A}"
  }
}

extension Diagnostic.Message {
  fileprivate static func twice(_ word: String) -> Self {
    "\(quoted(word)) already says two; the number says it again"
  }
}
