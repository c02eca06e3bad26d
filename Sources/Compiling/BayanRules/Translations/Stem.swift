import BayanChecking
import BayanSupport

/// The part of a word that its inflections mostly share.
///
/// No language's grammar: marks and the Arabic article go, and of what is left the first two thirds
/// stay. Enough to see a term in a sentence, for diagnostics that are notes.
enum Stem {
  /// The stem of a word, in small letters.
  static func of(_ word: String) -> String {
    var scalars = word.lowercased().unicodeScalars.filter {
      !$0.isMark && $0 != "\u{640}" && !$0.isBidiControl
    }
    for article in ["وال", "بال", "كال", "فال", "ال", "لل"] as [String] {
      let letters = Array(article.unicodeScalars)
      if scalars.count > letters.count + 2, scalars.starts(with: letters) {
        scalars.removeFirst(letters.count)
        break
      }
    }
    let length = max(min(3, scalars.count), (scalars.count * 2 + 2) / 3)
    var stem = String.UnicodeScalarView()
    // Hamza and its seats change with the ending; so do alif maqsura and ta marbuta, which go.
    for scalar in scalars.prefix(length) {
      switch scalar {
      case "أ", "إ", "آ": stem.append("ا")
      default: stem.append(scalar)
      }
    }
    return String(stem)
  }
}
