import BayanDiagnosticTexts
import BayanDiagnostics
import Foundation
import Testing

extension RuleCasesTests {
  /// Arabic letters, digits and marks, with the names that stay as they are.
  static func english(in text: String) -> [Substring] {
    // Values are isolated, code is in guillemets, and characters have their code points.
    let values = /[\u{2066}-\u{2068}][^\u{2066}-\u{2069}]*\u{2069}|«[^«»]*»|U\+[0-9A-F]+/
    var rest = text
    while rest.contains(values) { rest.replace(values, with: " ") }
    let names: Set<Substring> = ["CLDR", "MessageFormat", "Unicode", "UTF", "TOML", "ICU"]
    return rest.split { !$0.isASCII || !$0.isLetter }.filter { !names.contains($0) }
  }

  /// The test runs with `EVERY=1` alone, so that the author of a diagnostic touches no other file.
  ///
  /// `Tools/proof/sentences` proves the sentences of all modules.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["EVERY"] != nil))
  func `each diagnostic of the cases has an Arabic text without English`() throws {
    let arabic = try #require(DiagnosticLanguage.answering(["ar"]))
    var missing: Set<String> = []
    var english: Set<String> = []
    for tested in CaseFile.all.flatMap(\.cases) {
      for diagnostic in try tested.outcome().diagnostics {
        let sentences =
          [diagnostic.message] + diagnostic.notes.map(\.message) + diagnostic.fixes.map(\.label)
        for sentence in sentences {
          guard let text = arabic.translated(sentence), !text.isEmpty else {
            missing.insert("\(diagnostic.rule): \(sentence)")
            continue
          }
          if !Self.english(in: text).isEmpty { english.insert("\(diagnostic.rule): \(text)") }
        }
      }
    }
    for sentence in missing.sorted() { Issue.record("no Arabic: \(sentence)") }
    for text in english.sorted() { Issue.record("English: \(text)") }
  }
}
