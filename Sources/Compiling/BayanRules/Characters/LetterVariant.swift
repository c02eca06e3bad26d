import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanICU

/// A letter that looks like one of the locale's own.
///
/// Keyboards differ: a Persian keyboard writes `ی` for Arabic `ي`. A letter is reported if CLDR
/// doesn't list it for the locale, and UTS 39 lists it as confusable with one that CLDR lists.
/// Letters that look like no other of the locale are fine in names and loanwords: `گ` and `چ` in
/// Arabic, `é` in English.
///
/// The rule also reports a word of Cyrillic letters that all look like Latin ones, `ОК`, if the
/// locale is written in Latin.
///
/// - Source: exemplar characters of CLDR; confusable skeletons of UTS 39.
package struct LetterVariant: MessageRule {
  package static let id: RuleID = "letter-variant"
  package static let severity = Diagnostic.Severity.warning

  package static let supersededBy: [Superseding] = [
    .inVariant(ScriptUnexpected.id), .atSpan(DeprecatedOrUnassigned.id),
  ]

  package let requiredBytes: ByteSet = .nonASCII

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    let traits = message.traits
    guard traits.contains(.nonASCII), !traits.isDisjoint(with: [.arabic, .latin, .otherLetter])
    else { return }
    let writing = message.writing
    guard !writing.scripts.isEmpty, message.mayHaveStrangeLetters(writing) else { return }
    for text in message.renderedTexts where text.traits.contains(.nonASCII) {
      var found: [Variant] = []
      for word in text.letterRuns {
        for variant in text.variants(in: word, writing)
        where message.sourceTexts?.contains(where: { $0.scalars.contains(variant.scalar) }) != true
        {
          if let known = found.firstIndex(where: {
            $0.scalar == variant.scalar && $0.word == nil && variant.word == nil
          }) {
            found[known].places += variant.places
          } else {
            found.append(variant)
          }
        }
      }
      for variant in found {
        let own = variant.places[0].own
        let problem: Diagnosis =
          variant.word.map { Diagnosis.foreign($0, in: message.locale) }
          ?? Diagnosis.variant(variant.scalar, own, in: message.locale, variant.places.count)
        report.add(
          problem,
          at: .text(variant.places[0].index..<variant.places[0].index + 1, of: text, in: message),
          cldr: ICUVersion.cldr,
          fixes: Fix.making(
            variant.word == nil ? "write \(own.inQuotes)" : "write it in Latin letters",
            variant.isCertain ? .automatic : .review,
            variant.places.map {
              message.edit($0.index..<$0.index + 1, of: text, to: String($0.own))
            }))
      }
    }
  }
}

/// A foreign letter, and the letters that it stands for at each place.
private struct Variant {
  var scalar: Unicode.Scalar
  var places: [(index: Int, own: Unicode.Scalar)]
  /// Whether no other letter can be meant.
  var isCertain: Bool
  /// The whole word, if all of it is in another script.
  var word: String?
}

extension CatalogMessage {
  /// Whether the message has a foreign letter; most have none.
  fileprivate func mayHaveStrangeLetters(_ writing: LocaleWriting) -> Bool {
    renderedTexts.contains { text in
      text.scalars.contains { scalar in
        !scalar.isASCII && !writing.letters.contains(scalar) && scalar.unicode.isLetter
          && !writing.hasLetter(scalar)
      }
    }
  }
}

extension ShownText {
  fileprivate func variants(in word: Range<Int>, _ writing: LocaleWriting) -> [Variant] {
    var found: [Variant] = []
    var isForeign = false
    for index in word
    where characters[index].properties.isLetter && !characters[index].scalar.isASCII {
      let scalar = characters[index].scalar
      let properties = characters[index].properties
      guard properties.script.isSpecific, !writing.hasLetter(scalar) else { continue }
      guard writing.scripts.contains(properties.script) else {
        isForeign = true
        continue
      }
      guard !properties.isPositionalForm, !properties.isCompatibilityForm,
        !properties.mayChangeInNFC, properties.script != .latin, scalar != Self.noonGhunna
      else { continue }
      // Letters that differ in their dots are different letters: `پ` and `ث`.
      let own = writing.lookalikes(of: scalar).filter {
        properties.joiningGroup == 0
          || CharacterProperties(of: $0).joiningGroup != properties.joiningGroup
      }
      guard let best = best(of: own, for: scalar, at: index, in: word) else { continue }
      // At the end of a word two Arabic letters look like one Persian letter.
      let isCertain = own.count == 1 || index + 1 < word.upperBound
      found.append(Variant(scalar: scalar, places: [(index, best)], isCertain: isCertain))
    }
    return isForeign ? foreignWord(word, writing) : found
  }

  /// A letter that looks like `ی` at the end of a word, its only position, but belongs to Urdu.
  private static var noonGhunna: Unicode.Scalar { "\u{6BA}" }

  /// Returns the letter that is most likely meant.
  private func best(
    of letters: [Unicode.Scalar], for scalar: Unicode.Scalar, at index: Int, in word: Range<Int>
  ) -> Unicode.Scalar? {
    let yeh: Unicode.Scalar = "\u{64A}"
    // `ى` never has dots, `ی` has them within a word and then means `ي`.
    if letters.contains(yeh) { return yeh }
    return letters.first
  }

  /// Returns a word of another script in which every letter looks like one of the locale's.
  private func foreignWord(_ word: Range<Int>, _ writing: LocaleWriting) -> [Variant] {
    let letters = word.filter { characters[$0].properties.isLetter }
    // In other scripts than Latin a few shapes agree by chance, and Greek letters are symbols.
    guard writing.scripts == [.latin],
      letters.allSatisfy({ characters[$0].properties.script == .cyrillic })
    else { return [] }
    var places: [(index: Int, own: Unicode.Scalar)] = []
    for index in letters {
      let scalar = characters[index].scalar
      let own = writing.lookalikes(of: scalar)
      let isCapital = characters[index].properties.generalCategory == .lu
      guard
        let best = own.first(where: {
          (CharacterProperties(of: $0).generalCategory == .lu) == isCapital
        })
      else { return [] }
      places.append((index, best))
    }
    guard let first = letters.first else { return [] }
    return [
      Variant(
        scalar: characters[first].scalar, places: places, isCertain: true, word: string(word))
    ]
  }
}

extension LetterVariant {
  fileprivate enum Diagnosis: RuleDiagnosis {
    case foreign(String, in: String)
    case variant(Unicode.Scalar, Unicode.Scalar, in: String, Int)

    var message: Diagnostic.Message {
      switch self {
      case .foreign(let word, let locale):
        return "\(quoted(word)) is in Cyrillic letters that look like those of '\(locale)'"

      case .variant(let scalar, let own, let locale, let count):
        return count == 1
          ? "\(scalar.inQuotes) isn't a letter of '\(locale)', which uses \(own.inQuotes)"
          : "\(scalar.inQuotes) isn't a letter of '\(locale)', which uses \(own.inQuotes); it is there \(count) times"
      }
    }
  }
}
