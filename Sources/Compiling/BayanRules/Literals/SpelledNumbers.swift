import BayanChecking
import BayanICU
import BayanSupport

/// The words of a text, for finding numbers in words.
final class SpelledNumbers {
  private let locale: String
  /// The words, with a space before and after each.
  private let spelledText: String

  init(of text: ShownText, in locale: String) {
    self.locale = locale
    spelledText = " " + text.wordTokens.map { $0.text.spelled }.joined(separator: " ") + " "
  }

  /// Whether the words include a number.
  func say(_ literal: NumericLiteral) -> Bool {
    guard let number = Int(literal.written), number < 1000 else { return false }
    return NumberFormatting.spelledOut(number, locale: locale).contains { say($0) }
  }

  /// Whether the words include the language's word for a minus sign.
  var sayMinus: Bool {
    NumberFormatting.spelledOut(-1, locale: locale).contains { spelling in
      spelling.split(separator: " ").first.map { say(String($0)) } ?? false
    }
  }

  /// Whether the words include CLDR's name of the unit percent, or an inflection of
  /// it: `Prozents`.
  var sayPercent: Bool {
    ["1", "2", "5", "0.5", "100"].contains { number in
      let text = try? NumberFormatting.format(
        number, locale: locale, skeleton: "unit/percent unit-width-full-name")
      return say((text ?? "").filter { $0.isLetter || $0.isWhitespace }, isInflected: true)
    }
  }

  /// Whether the words include a phrase; languages without capitals join articles and prepositions to it.
  private func say(_ phrase: String, isInflected: Bool = false) -> Bool {
    let phrase = phrase.split(whereSeparator: \.isWhitespace).map { String($0).spelled }
      .joined(separator: " ")
    guard !phrase.isEmpty else { return false }
    let isCased = phrase.uppercased() != phrase
    return spelledText.contains(isCased ? isInflected ? " " + phrase : " " + phrase + " " : phrase)
  }
}

extension String {
  /// The text in lower case, without optional parts: marks, soft hyphens, and the Arabic article.
  fileprivate var spelled: String {
    let scalars = lowercased().unicodeScalars.filter {
      !$0.isMark && $0 != "\u{AD}" && $0 != "\u{640}" && !$0.isBidiControl
    }
    var text = String(String.UnicodeScalarView(scalars))
    for article in ["بال", "ال"] where text.hasPrefix(article) {
      text.removeFirst(article.count)
      break
    }
    // Both spellings are in use, with one pronunciation.
    return text.replacing("مائة", with: "مئة")
  }
}
