import BayanChecking
import BayanICU
import BayanMeaning
import BayanMessageSyntax

/// The word right after a number, which could change with it: `Dateien` in `{$n} Dateien`.
///
/// An abbreviation doesn't count: a word that ends with a full stop within a sentence, or a word of up to
/// three letters, two in scripts without case, which write few vowels.
struct CountedWord {
  /// The word as written.
  var word: String

  /// Finds the word after the placeholder at an index; `nil` if something else follows.
  init?(after index: Int, in pattern: Pattern) {
    var scalars = Substring.UnicodeScalarView()
    for element in pattern.elements[(index + 1)...] {
      guard case .text(let text) = element else {
        // A tag hides no word, but a value may.
        if case .markup = element { continue }
        return nil
      }
      scalars = text.value[...].unicodeScalars.withoutTagsAndSpaces
      if !scalars.isEmpty { break }
    }
    let word = scalars.prefix { $0.isAlphabetic || $0.isMark }
    guard let first = word.first, word.count > (first.unicode.isCased ? 3 : 2),
      !scalars.dropFirst(word.count).isEndOfAbbreviation
    else { return nil }
    self.word = String(word)
  }

  /// Finds the first placeholder of an argument before a word, and the word.
  static func first(
    of argument: String, in pattern: Pattern, _ message: CatalogMessage
  ) -> (expression: Expression, word: CountedWord)? {
    for (index, element) in pattern.elements.enumerated() {
      guard case .expression(let expression) = element,
        message.meaning[expression].argument == argument,
        let word = CountedWord(after: index, in: pattern)
      else { continue }
      return (expression, word)
    }
    return nil
  }
}

extension Substring.UnicodeScalarView {
  /// Whether a full stop is here, and the sentence continues after it.
  fileprivate var isEndOfAbbreviation: Bool {
    guard first == "." else { return false }
    return dropFirst().first { !$0.isWhitespace }?.unicode.generalCategory == .ll
  }

  /// The rest after white space, marks of direction, and tags such as `</b>`.
  fileprivate var withoutTagsAndSpaces: Self {
    var rest = self
    while let first = rest.first {
      if first.isWhitespace || first.unicode.generalCategory == .cf {
        rest.removeFirst()
      } else if first == "<", let end = rest.firstIndex(of: ">") {
        rest = rest[rest.index(after: end)...]
      } else {
        break
      }
    }
    return rest
  }
}
