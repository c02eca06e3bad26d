import BayanICU
import BayanSupport

// Lists that programs read, as the keywords of a menu's entry: `photo;video;camera;`.

extension ShownText {
  /// Whether a mark does nothing but separate words, without a space: `photo;video;`.
  func listsWords(by mark: Unicode.Scalar) -> Bool {
    guard bytes.contains(mark) else { return false }
    var hasSpace = false
    var separates = false
    for (index, scalar) in scalars.enumerated() {
      hasSpace = hasSpace || scalar.isWhitespace
      guard scalar == mark else { continue }
      guard index + 1 < scalars.count else { return separates || !hasSpace }
      guard !scalars[index + 1].isWhitespace else { return false }
      separates = true
    }
    return separates
  }

  /// Whether the text is a list for programs rather than a sentence.
  package var isKeywordList: Bool { listsWords(by: ";") || listsWords(by: ",") }
}

extension ShownText {
  /// Whether a character stands by itself between quotation marks, as `";"` does where it is spoken of.
  package func quotesCharacter(at index: Int) -> Bool {
    func quotes(_ index: Int) -> Bool {
      guard scalars.indices.contains(index) else { return false }
      return switch scalars[index].unicode.generalCategory {
      case .pi, .pf: true
      default: "\"'„‚「」『』`".unicodeScalars.contains(scalars[index])
      }
    }
    // French has no-break spaces between: `«\u{A0}(\u{A0}»`.
    func isSpace(_ index: Int) -> Bool {
      scalars.indices.contains(index)
        && (scalars[index] == "\u{A0}" || scalars[index] == "\u{202F}")
    }
    return quotes(isSpace(index - 1) ? index - 2 : index - 1)
      && quotes(isSpace(index + 1) ? index + 2 : index + 1)
  }
}
