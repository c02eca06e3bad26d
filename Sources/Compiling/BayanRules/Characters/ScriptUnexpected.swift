import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanSupport
import BayanTOML

/// A message in another script than its locale's.
///
/// Names are fine: words that the source has too don't count, nor do acronyms. Korean's everyday
/// letters are Hangul alone.
///
/// A note where Latin letters have no two words of five letters or more: they may be names of keys, of a
/// program or a language, abbreviations, or a loanword that is written so, `Ctrl + Alt`, `Email`.
///
/// - Source: likely subtags of CLDR.
package struct ScriptUnexpected: MessageRule {
  package static let id: RuleID = "script-unexpected"
  package static let severity = Diagnostic.Severity.warning

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    let writing = message.writing
    guard !writing.scripts.isEmpty else { return }
    // Most texts have letters of their locale's script alone.
    let letters = message.traits.intersection([.latin, .arabic, .otherLetter])
    guard !letters.isSubset(of: writing.letterTraits) else { return }
    // Once for all texts of the message, of which there may be thousands.
    lazy var source = message.source.map { SourceWords($0.text.value) }
    for text in message.renderedTexts where text.mayBeForeign(writing) {
      guard let found = text.foreignScript(writing, source: source), !text.isPartOfAddress,
        // `简体中文` names a language in its own script.
        found.script == .latin
          || message.sourceTexts?.contains(where: { $0.hasLetters(of: found.script) }) != true
      else { continue }
      report.add(
        .unexpected(found.script, writing.everydayScripts, in: message.locale),
        at: .text(found.range, of: text, in: message),
        atMost: found.script == .latin && (!text.hasSeveralLongWords || text.isNameInCode)
          ? .note : .error,
        certainty: .likely,
        cldr: ICUVersion.cldr)
    }
  }
}

/// What the source says, to be asked whether a word stands in it.
///
/// It answers for so many words and no more, because each time all of it is read.
private final class SourceWords {
  private let text: String
  private var answers: [String: Bool] = [:]

  init(_ text: String) { self.text = text.lowercased() }

  func contains(_ stem: String) -> Bool {
    if let answer = answers[stem] { return answer }
    guard answers.count < 200 else { return false }
    let answer = text.contains(stem)
    answers[stem] = answer
    return answer
  }
}

extension ShownText {
  /// Whether it is a part of an address, which is better in ASCII: `verify-email/`.
  fileprivate var isPartOfAddress: Bool {
    scalars.count > 1 && (scalars.first == "/" || scalars.last == "/") && isASCII
      && !scalars.contains(where: \.isWhitespace)
  }

  /// Whether it is a name as programs have it, in small letters with hyphens: `panel-right-symbolic`.
  fileprivate var isNameInCode: Bool {
    bytes.contains("-")
      && scalars.allSatisfy { $0.isASCIILowercase || $0.isASCIIDigit || $0 == "-" }
  }

  /// Whether a letter of a script is shown.
  fileprivate func hasLetters(of script: Script) -> Bool {
    characters.contains { $0.isWritten && $0.properties.script == script }
  }

  /// Whether it says more than names and abbreviations do.
  fileprivate var hasSeveralLongWords: Bool { unjoinedWords.count { $0.count >= 5 } > 1 }

  /// Whether there is a letter of another script than Latin that isn't the locale's, or none of the
  /// locale's: elsewhere nothing is found.
  fileprivate func mayBeForeign(_ writing: LocaleWriting) -> Bool {
    var hasOwn = false
    var last: Script?
    for character in characters
    where character.isWritten && character.token == nil && character.properties.isLetter {
      let script = character.properties.script
      guard script != last, script.isSpecific else { continue }
      last = script
      if writing.everydayScripts.contains(script) {
        hasOwn = true
      } else if script != .latin {
        return true
      }
    }
    return !hasOwn
  }

  /// The script that most letters have, if it isn't one of the locale's, and where it is first seen.
  fileprivate func foreignScript(
    _ writing: LocaleWriting, source: SourceWords?
  ) -> (script: Script, range: Range<Int>)? {
    var own = 0
    var others: [Script: (count: Int, first: Range<Int>)] = [:]
    var brackets = 0
    var next = 0
    for word in unjoinedWords {
      // What brackets explain is often a name in its own script.
      while next < word.lowerBound {
        if characters[next].scalar == "(" { brackets += 1 }
        if characters[next].scalar == ")" { brackets -= 1 }
        next += 1
      }
      if brackets > 0, own > 0 { continue }
      for run in scriptRuns(of: word) {
        let count = run.range.count { characters[$0].properties.isLetter }
        if writing.everydayScripts.contains(run.script) {
          own += count
        } else if !isName(run.range, run.script, source) {
          others[run.script, default: (0, word)].count += count
        }
      }
    }
    guard
      let most = others.max(by: { ($0.value.count, $0.key.name) < ($1.value.count, $1.key.name) }),
      most.value.count >= 3, most.value.count > own
    else { return nil }
    // Names in Latin letters outweigh the words around them now and then.
    if most.key == .latin, own > 0 { return nil }
    return (most.key, most.value.first)
  }

  /// Whether a word may be the same in all locales.
  private func isName(_ word: Range<Int>, _ script: Script, _ source: SourceWords?) -> Bool {
    // Of a text in the source locale nothing says that a Latin word isn't a name.
    guard let source else { return script == .latin }
    // `bits` for `bit`: endings are no difference.
    if source.contains(string(word.prefix(max(3, word.count - 2))).lowercased()) { return true }
    // `index_name`, `Shift+Enter`, and what is too short to be a word.
    if script == .latin, word.count < 3 || isBesideJoiner(word) { return true }
    return script == .latin && word.count <= 6
      && characters[word].allSatisfy {
        $0.properties.generalCategory == .lu || $0.properties.generalCategory == .nd
      }
  }

  private func isBesideJoiner(_ word: Range<Int>) -> Bool {
    [word.lowerBound - 1, word.upperBound].contains {
      characters.indices.contains($0)
        && (characters[$0].scalar == "_" || characters[$0].scalar == "+")
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unexpected(
    _ script: Script, _ own: Set<Script>, in locale: String
  ) -> Self {
    let names = own.map(\.name).sorted().joined(separator: " and ")
    return "most of this is in \(script.name) script; '\(locale)' is written in \(names)"
  }
}
