import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanSupport

/// A Latin question mark, comma or semicolon in Arabic script.
///
/// CLDR says which marks a locale has. Languages whose marks it doesn't list, such as Kurdish and
/// Uyghur, have those of Arabic, by their script.
///
/// - Source: punctuation exemplars of CLDR.
package struct ArabicPunctuation: MessageRule {
  package static let id: RuleID = "arabic-punctuation"
  package static let severity = Diagnostic.Severity.warning

  package let requiredBytes: ByteSet = "?,;"

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.traits.isSuperset(of: [.arabic, .latinPunctuation]) else { return }
    let writing = message.writing
    guard writing.scripts == [.arabic] else { return }
    let marks = writing.marks
    // What several variants have is said once.
    var found: [(text: ShownText, index: Int, better: Unicode.Scalar)] = []
    lazy var spokenOf = Set(message.sourceTexts?.flatMap(\.marksSpokenOf) ?? [])
    for text in message.renderedTexts
    where text.traits.isSuperset(of: [.arabic, .latinPunctuation]) {
      let sentence = ArabicSentence(text)
      lazy var isolates = text.isolates
      for (index, character) in text.characters.enumerated()
      where character.kind == .text && character.literal == nil {
        let better: Unicode.Scalar
        switch character.scalar {
        case "?": better = "؟"
        case ",": better = "،"
        case ";": better = "؛"
        default: continue
        }
        guard marks.has(better, for: character.scalar), sentence.isItsMark(index),
          !(text.traits.contains(.bidiPair) && isolates.contain(index)),
          !text.isWithinCall(index), !text.endsList(index),
          !(text.isSpokenOf(index) && spokenOf.contains(character.scalar))
        else { continue }
        found.append((text, index, better))
      }
    }
    for scalar in ["?", ",", ";"] as [Unicode.Scalar] {
      let places = found.filter { $0.text.characters[$0.index].scalar == scalar }
      guard let first = places.first else { continue }
      report.add(
        Diagnosis.latin(scalar, first.better, in: message.locale, places.count),
        at: .text(first.index..<first.index + 1, of: first.text, in: message),
        cldr: ICUVersion.cldr,
        fixes: Fix.making(
          "write '\(first.better)'", .automatic,
          places.map { place in
            // Before a word without a space, the mark's own space is on its other side.
            place.text.standsBeforeWord(place.index)
              ? message.edit(
                place.index - 1..<place.index + 1, of: place.text, to: "\(place.better) ")
              : message.edit(
                place.index..<place.index + 1, of: place.text, to: String(place.better))
          }))
    }
  }
}

/// The marks of a locale in Arabic script.
private struct Marks {
  /// As CLDR lists them for the locale; `nil` where it lists none for it.
  var own: Set<Unicode.Scalar>?
  /// As it lists them for Arabic.
  var arabic: Set<Unicode.Scalar>

  /// Whether a mark takes another's place: the locale lists it, and not the other; or neither, nor
  /// any of its own, as Pashto's question mark.
  func has(_ better: Unicode.Scalar, for latin: Unicode.Scalar) -> Bool {
    guard let own else { return arabic.contains(better) }
    guard !own.contains(latin) else { return false }
    if own.contains(better) { return true }
    return arabic.contains(better)
      && !own.contains { $0.punctuationRole == latin.punctuationRole }
  }
}

extension LocaleWriting {
  private static let arabicPunctuation = LocaleWriting("ar").punctuation

  /// The marks of a locale in Arabic script.
  fileprivate var marks: Marks {
    Marks(
      own: listsPunctuation ? punctuation : nil, arabic: Self.arabicPunctuation)
  }
}

/// A text in Arabic script, whose marks are told from those of Latin words.
private struct ArabicSentence {
  private let text: ShownText
  private let characters: [ShownCharacter]
  /// Where its letters are.
  private let letters: [Int]
  /// Where its first Arabic letter is.
  private let start: Int

  /// How many signs may stand beside a mark.
  private static let reach = 40

  init(_ text: ShownText) {
    self.text = text
    characters = text.characters
    letters = text.characters.indices.filter { text.characters[$0].properties.isLetter }
    start = text.characters.firstIndex(where: \.isArabic) ?? text.characters.count
  }

  /// Whether a mark stands where a sentence in Arabic script has one.
  func isItsMark(_ index: Int) -> Bool {
    if text.standsBeforeWord(index) { return true }
    // What follows without a space belongs to it: `a?b`, `نعم,لا`.
    var next = index + 1
    while next < characters.count, next - index < Self.reach,
      characters[next].closesQuotation || characters[next].isSentenceSign
    {
      next += 1
    }
    if next < characters.count, !characters[next].properties.isWhitespace,
      !characters[next].scalar.isBidiControl
    {
      return false
    }
    var before = index - 1
    while before >= 0, index - before < Self.reach,
      characters[before].properties.isWhitespace || characters[before].closesQuotation
        || characters[before].isSentenceSign || characters[before].scalar.isBidiControl
    {
      before -= 1
    }
    guard before >= 0 else { return false }
    if characters[before].isArabic { return true }
    // A sign by itself is spoken of: `(?`.
    guard characters[before].kind != .text || characters[before].properties.isAlphanumeric else {
      return false
    }
    // After a name, a number or a value the sentence decides: what it goes on with, or has had.
    let follower = letters.partitioningIndex { $0 >= next }
    if follower < letters.count {
      return characters[letters[follower]].isArabic && start < index
    }
    return characters[index].scalar == "?" && start < index
  }
}

extension ShownText {
  /// Whether a mark is by itself: between two spaces, or two other marks, as in `";"`.
  fileprivate func isSpokenOf(_ index: Int) -> Bool {
    guard index > 0, index + 1 < scalars.count else { return false }
    let (before, after) = (scalars[index - 1], scalars[index + 1])
    return before == " " && after == " " || before.isPunctuation && after.isPunctuation
  }

  /// The characters that are by themselves: a text speaks of a mark with ` , ` and `";"`.
  fileprivate var marksSpokenOf: [Unicode.Scalar] {
    scalars.indices.filter(isSpokenOf).map { scalars[$0] }
  }

  /// Whether a semicolon is all that a text ends with: no sentence does, and lists for programs do.
  fileprivate func endsList(_ index: Int) -> Bool {
    scalars[index] == ";" && index + 1 == scalars.count
  }

  /// Whether a comma or semicolon has its space before it instead of behind it: `يوجد ,اتصال`.
  fileprivate func standsBeforeWord(_ index: Int) -> Bool {
    guard scalars[index] == "," || scalars[index] == ";", index > 1, index + 1 < characters.count
    else { return false }
    func isWord(_ character: ShownCharacter) -> Bool {
      character.kind == .placeholder || character.properties.isAlphanumeric || character.isArabic
    }
    let before = characters[index - 2]
    let after = characters[index + 1]
    return characters[index - 1].scalar == " " && isWord(before) && isWord(after)
      && (before.isArabic || after.isArabic)
  }
}

extension ShownCharacter {
  /// Whether this is a letter of Arabic script, or a mark on one.
  var isArabic: Bool {
    isWritten
      && (properties.script == .arabic && (properties.isLetter || properties.isMark)
        || (0x64B...0x655).contains(scalar.value))
  }

  /// Whether a quotation or a bracket can end with the character.
  fileprivate var closesQuotation: Bool {
    switch properties.generalCategory {
    case .pe, .pf, .pi: true
    default: scalar == "\"" || scalar == "'"
    }
  }

  fileprivate var isSentenceSign: Bool {
    scalar == "!" || scalar == "?" || scalar == "." || scalar == "؟"
  }
}

extension ArabicPunctuation {
  private enum Diagnosis: RuleDiagnosis {
    case latin(Unicode.Scalar, Unicode.Scalar, in: String, Int)

    var message: Diagnostic.Message {
      switch self {
      case .latin(let scalar, let better, let locale, let count):
        let times = count > 1 ? ", \(count) times" : ""
        return "'\(scalar)' faces the wrong way; '\(locale)' uses \(better.shown)\(times)"
      }
    }
  }
}
