import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanICU
import BayanMessageSyntax

/// The words that stand behind the number in the variants of a message.
struct CountedWords {
  struct Form {
    var category: String
    /// The first three.
    var words: [String]
    /// The last one before the number.
    var before: String?
    var span: SourceSpan
  }

  var words: LocaleMessage
  var forms: [Form]

  /// - Returns: `nil` for a message that has no such words.
  init?(_ words: LocaleMessage, _ categories: CategoriesOfNumbers) {
    guard case .select(let selectors, let variants) = words.parsed.message.body,
      selectors.count == 1, words.parsed.isValid
    else { return nil }
    self.words = words
    let name = selectors[0].name
    forms = variants.compactMap { variant in
      guard let key = variant.keys.first, let (words, before) = variant.pattern.words(around: name),
        !words.isEmpty
      else { return nil }
      let keyword = key.value ?? "other"
      guard let category = Int(keyword).map({ categories[$0] }) ?? keyword,
        // Of fractions alone: some write there what `few` has, and some what `many` has.
        category != "other" || categories.reachOther
      else { return nil }
      return Form(category: category, words: words, before: before, span: variant.pattern.span)
    }
    guard !forms.isEmpty else { return nil }
  }

  /// Whether forms that are alike may be in the genitive.
  ///
  /// `true` in languages whose signs of it aren't known here.
  var mayBeGenitive: Bool {
    guard let context = GenitiveContext(words.locale) else { return true }
    return forms.contains { $0.before.map(context.asksForGenitive) == true }
  }
}

/// The plural categories of single numbers in a locale, asked when a message has such a key.
final class CategoriesOfNumbers {
  private lazy var oracle = PluralOracle(locale: tag, type: .cardinal)
  private let tag: String

  init(_ tag: String) { self.tag = tag }

  subscript(number: Int) -> String? { oracle?.category(of: number) }

  /// Whether whole numbers go to `other`.
  private(set) lazy var reachOther = [0, 1, 2, 3, 5, 8, 11, 21, 100].contains {
    self[$0] == "other"
  }
}

/// The words right before a number that ask for the genitive of what it counts, or are in it.
struct GenitiveContext {
  private let words: Set<String>
  private let beginnings: [String]
  private let endings: [String]

  /// - Returns: `nil` for a language of which no such words are known here.
  init?(_ locale: String) {
    switch locale.prefix(while: { $0 != "-" }) {
    case "ru":
      words = [
        "до", "от", "из", "с", "без", "для", "около", "после", "кроме", "свыше", "у", "против",
        "среди", "порядка", "течение", "пределах", "размере", "количестве", "более", "менее",
      ]
      beginnings = ["ожида", "требу", "достиг", "недоста", "хвата", "превы"]
      endings = ["ее", "ше", "ых", "их"]
    case "uk":
      words = [
        "до", "від", "із", "з", "без", "для", "близько", "після", "крім", "протягом",
        "розмірі", "кількості",
      ]
      beginnings = ["очіку", "потріб", "досяг", "переви"]
      endings = ["ше", "их"]
    case "pl":
      words = ["do", "od", "z", "ze", "bez", "dla", "około", "powyżej", "poniżej", "po"]
      beginnings = ["oczekiwa", "wymaga", "potrzeb"]
      endings = ["niej", "cej", "ych", "ich"]
    default: return nil
    }
  }

  /// - Parameter word: The last word before the number, in small letters.
  func asksForGenitive(_ word: String) -> Bool {
    words.contains(word) || beginnings.contains { word.hasPrefix($0) }
      || endings.contains { word.hasSuffix($0) }
  }
}

extension Pattern {
  /// The first three words behind a variable's value, and the last one before it.
  ///
  /// - Returns: `nil` where nothing or no space follows the value.
  fileprivate func words(around variable: String) -> (behind: [String], before: String?)? {
    for (index, element) in elements.enumerated().dropLast() {
      guard case .expression(let expression) = element,
        expression.operand?.variable?.name == variable,
        case .text(let text) = elements[index + 1]
      else { continue }
      let scalars = text.value.unicodeScalars
      guard scalars.first?.isWhitespace == true else { return nil }
      var before: String?
      if index > 0, case .text(let text) = elements[index - 1] {
        before = text.value.unicodeScalars.suffix(60).lastWord
      }
      let sentence = scalars.prefix { $0.isAlphabetic || $0.isMark || $0.isWhitespace }
      return (sentence.words(upTo: 3), before)
    }
    return nil
  }
}

extension Substring.UnicodeScalarView {
  /// The first words, in small letters and without the ending of Arabic's accusative, which many leave out.
  fileprivate func words(upTo count: Int) -> [String] {
    split(maxSplits: count) { !$0.isOfWord }.prefix(count).map { word in
      for ending in ["\u{64B}\u{627}", "\u{627}\u{64B}", "\u{64B}"] where word.count > 2 {
        let ending = ending.unicodeScalars
        if word.suffix(ending.count).elementsEqual(ending) {
          return String(word.dropLast(ending.count))
        }
      }
      return Substring(word).lowercased()
    }
  }

  /// The last word, in small letters.
  fileprivate var lastWord: String? {
    guard let last = lastIndex(where: \.isOfWord) else { return nil }
    let start = self[..<last].lastIndex { !$0.isOfWord }.map { index(after: $0) } ?? startIndex
    return Substring(self[start...last]).lowercased()
  }
}

extension Unicode.Scalar {
  fileprivate var isOfWord: Bool { isAlphabetic || isMark }
}
