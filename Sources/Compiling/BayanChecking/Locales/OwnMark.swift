import BayanICU

/// A locale's own mark, in place of one that isn't.
package struct OwnMark: Sendable {
  package enum Reason: Sendable {
    /// CLDR doesn't list the other mark for the locale, and one of the same role.
    case unlisted
    /// CLDR lists both, and the locale's words are followed by this one.
    case customary
    /// The same, and many texts have the other all the same.
    case tolerated
    /// The other is another script's.
    case foreign
  }

  package var mark: Unicode.Scalar
  package var reason: Reason

  /// The marks of ASCII that other scripts have their own for.
  private static let ascii: [Unicode.Scalar] = ["?", ",", ";", ".", "!", ":"]

  /// The marks of Arabic, which languages in its script have for which CLDR lists none.
  static let arabic = Set(ExemplarCharacters(locale: "ar", .punctuation).scalars)

  /// Those of a locale, by the marks that aren't its own.
  ///
  /// - Parameter listed: The punctuation of the locale in CLDR.
  static func all(
    _ script: String?, _ listed: Set<Unicode.Scalar>
  ) -> [Unicode.Scalar: OwnMark] {
    var all: [Unicode.Scalar: OwnMark] = [:]
    for mark in ascii where !listed.isEmpty && !listed.contains(mark) {
      let role = mark.punctuationRole
      var meant = listed.filter { $0.punctuationRole(in: script) == role }
      // Pashto has no question mark in CLDR.
      if meant.isEmpty, script == "Arab" { meant = arabic.filter { $0.punctuationRole == role } }
      // Of several marks a program can't choose. And the one mark may be that of ASCII: CLDR lists no
      // exclamation mark for Urdu, and Arabic's is `!`.
      guard meant.count == 1, let own = meant.first, own != mark else { continue }
      // Pashto and Sindhi have `۔` in CLDR, and `.` on many of their pages.
      all[mark] = OwnMark(
        mark: own, reason: mark == "." && script == "Arab" ? .tolerated : .unlisted)
    }
    for (mark, own) in customary(script, listed) where all[mark] == nil {
      // East Asian programs do ask and exclaim with `?` and `!`.
      let isTolerated = mark == "?" || mark == "!" || mark == ";"
      all[mark] = OwnMark(mark: own, reason: isTolerated ? .tolerated : .customary)
    }
    for mark in ofOtherScripts(script).unicodeScalars where !listed.contains(mark) {
      guard let ascii = ascii.first(where: { $0.punctuationRole == mark.punctuationRole }),
        let own = listed.contains(ascii) ? ascii : all[ascii]?.mark
      else { continue }
      all[mark] = OwnMark(mark: own, reason: .foreign)
    }
    return all
  }

  /// The marks that follow the words of a script, where CLDR lists ASCII's beside them for whatever
  /// else a text holds: `，` for `,` in Chinese, `۔` for `.` in Urdu.
  ///
  /// - Source: W3C, Requirements for Chinese, Japanese and Ethiopic Text Layout; The Unicode Standard,
  ///   7.6 (Armenian) and 9.2 (Arabic).
  private static func customary(
    _ script: String?, _ listed: Set<Unicode.Scalar>
  ) -> [Unicode.Scalar: Unicode.Scalar] {
    switch script {
    case "Hans", "Hant": [",": "，", ".": "。", "?": "？", "!": "！", ";": "；"]
    case "Jpan": [",": "、", ".": "。", "?": "？", "!": "！"]
    case "Ethi": [".": "።", ",": "፣", ";": "፤"]
    case "Armn": [":": "։"]
    case "Arab" where listed.contains("۔"): [".": "۔"]
    default: [:]
    }
  }

  /// The marks of other scripts that no word of a script is followed by.
  private static func ofOtherScripts(_ script: String?) -> String {
    switch script {
    case "Latn", "Cyrl", "Grek", "Hebr", "Armn", "Geor", "Deva", "Beng", "Thai":
      "，。、．；：！？،؛؟"
    case "Arab", "Ethi", "Taml", "Telu", "Knda", "Mlym", "Gujr", "Guru", "Khmr", "Mymr", "Laoo":
      "，。、．；：！？"
    default: ""
    }
  }
}

extension Unicode.Scalar {
  /// What a mark does in a script: in Greek `;` asks.
  func punctuationRole(in script: String?) -> PunctuationRole? {
    // U+037E GREEK QUESTION MARK is canonically `;`, which is what is typed.
    self == ";" && script == "Grek" ? .question : punctuationRole
  }
}
