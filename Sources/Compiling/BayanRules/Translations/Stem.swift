import BayanChecking
import BayanSupport

/// The stem of a word: the part that its inflections mostly share.
///
/// This is no language's grammar: marks and the Arabic article are removed, and the first two thirds of the
/// rest are kept. Such a stem is enough to find a term in a sentence, for diagnostics that are notes.
enum Stem {
  /// Returns the stem of a word, in lower case.
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
    // Hamza and its seats change with the ending; so do alif maqsura and ta marbuta, which are removed.
    for scalar in scalars.prefix(length) {
      switch scalar {
      case "أ", "إ", "آ": stem.append("ا")
      default: stem.append(scalar)
      }
    }
    return String(stem)
  }
}
