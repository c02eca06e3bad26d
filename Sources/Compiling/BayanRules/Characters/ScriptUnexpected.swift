package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanSupport

/// A word in a script that neither the locale nor the source's text has, or a text without any word of
/// the locale's script.
///
/// Words of one letter don't count, because they are more often symbols: `µ`. ``MixedScriptWord``
/// reports words of two scripts. Korean's everyday letters are Hangul alone.
///
/// - Source: likely subtags of CLDR.
package struct ScriptUnexpected: MessageRule {
  package static let id: RuleID = "script-unexpected"
  package static let severity = Diagnostic.Severity.warning
  package static let supersededBy: [Superseding] = [.inMessage(TranslationUnchanged.id)]

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    let own = message.writing.everydayScripts
    // Most texts have letters of their locale's script alone.
    let letters = message.traits.intersection([.latin, .arabic, .otherLetter])
    guard !own.isEmpty, !letters.isSubset(of: message.writing.letterTraits) else { return }
    lazy var ofSource = message.sourceTexts.map { Set($0.flatMap(\.scripts)) }
    for text in message.texts {
      let wordTokens = text.wordTokens.compactMap { word in
        text.script(of: word).map { (word, script: $0) }
      }
      if let (word, script) = wordTokens.first(where: { word, script in
        !message.writing.scripts.contains(script) && ofSource?.contains(script) != true
          && !(message.isSource && script == .latin)
      }) {
        // The source may be about another language.
        report.add(
          Diagnosis.word(word.text, script, own, locale: message.locale),
          at: .text(word.range, of: text, in: message), atMost: message.isSource ? .note : .error,
          cldr: ICUVersion.cldr)
        return
      }
      if let first = wordTokens.first, wordTokens.contains(where: { $0.0.isPlain }),
        !message.isSource,
        !text.hasLetter(of: own)
      {
        // A word or two may be a name.
        report.add(
          Diagnosis.all(first.script, own, locale: message.locale),
          at: .text(text.whole, of: text, in: message), atMost: text.isProse ? .error : .note,
          certainty: .likely, cldr: ICUVersion.cldr)
        return
      }
    }
  }
}

extension ShownText {
  /// Returns the script of a word of two letters or more; `nil` for several scripts.
  fileprivate func script(of word: TextWord) -> Script? {
    let runs = scriptRuns(of: word.range)
    guard runs.count == 1, runs[0].range.count > 1 else { return nil }
    return runs[0].script
  }

  /// Whether the text shows a letter of one of some scripts.
  fileprivate func hasLetter(of scripts: Set<Script>) -> Bool {
    characters.contains {
      $0.isWritten && $0.properties.isLetter && scripts.contains($0.properties.script)
    }
  }

  /// The scripts of all shown letters.
  fileprivate var scripts: Set<Script> {
    Set(characters.lazy.filter(\.properties.isLetter).map(\.properties.script))
  }
}

extension ScriptUnexpected {
  private enum Diagnosis: RuleDiagnosis {
    case word(String, Script, Set<Script>, locale: String)
    case all(Script, Set<Script>, locale: String)

    var message: Diagnostic.Message {
      switch self {
      case .word(let word, let script, let own, let locale):
        """
        \(quoted(word)) is in \(script.inSentence) script; \(quoted(locale)) is written in \
        \(Self.names(own))
        """
      case .all(let script, let own, let locale):
        "the whole text is in \(script.inSentence) script; \(quoted(locale)) is written in \(Self.names(own))"
      }
    }

    private static func names(_ scripts: Set<Script>) -> Diagnostic.Message {
      joinedByAnd(scripts.sorted { $0.name < $1.name }.map(\.inSentence))
    }
  }
}
