import BayanICU

/// A locale's own mark, in place of a foreign one.
package struct OwnMark: Sendable {
  package enum Reason: Sendable {
    /// CLDR lists only the locale's own mark of the role, not the other.
    case unlisted
    /// CLDR lists both, and the locale's words are followed by its own.
    case customary
    /// The same as `customary`, but many texts have the other mark.
    case tolerated
    /// The other mark belongs to another script.
    case foreign
  }

  package var mark: Unicode.Scalar
  package var reason: Reason

  /// The ASCII marks for which other scripts have marks of their own.
  private static let ascii: [Unicode.Scalar] = ["?", ",", ";", ".", "!", ":"]

  /// The marks of Arabic, for languages in its script for which CLDR lists none.
  static let arabic = Set(ExemplarCharacters(locale: "ar", .punctuation).scalars)

  /// Returns the marks of a locale, by the marks that aren't its own.
  ///
  /// - Parameter listed: The punctuation of the locale in CLDR.
  static func all(
    _ script: String?, _ listed: Set<Unicode.Scalar>
  ) -> [Unicode.Scalar: OwnMark] {
    var all: [Unicode.Scalar: OwnMark] = [:]
    for mark in ascii where !listed.isEmpty && !listed.contains(mark) {
      let role = mark.punctuationRole
      var candidates = listed.filter { $0.punctuationRole(in: script) == role }
      // CLDR has no question mark for Pashto.
      if candidates.isEmpty, script == "Arab" {
        candidates = arabic.filter { $0.punctuationRole == role }
      }
      // Between several marks a program can't choose. And the only mark may be that of ASCII: CLDR lists no
      // exclamation mark for Urdu, and Arabic's is `!`.
      guard candidates.count == 1, let own = candidates.first, own != mark else { continue }
      // CLDR has `۔` for Pashto and Sindhi, and many of their pages have `.`.
      all[mark] = OwnMark(
        mark: own, reason: mark == "." && script == "Arab" ? .tolerated : .unlisted)
    }
    for (mark, own) in customary(script, listed) where all[mark] == nil {
      // East Asian programs also use `?` and `!`.
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

  /// Returns the marks that follow the words of a script, if CLDR lists ASCII marks beside them for other
  /// text: `，` for `,` in Chinese, `۔` for `.` in Urdu.
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

  /// Returns the marks of other scripts that never follow a word of a script.
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
  /// Returns the role of a mark in a script: in Greek `;` is a question mark.
  func punctuationRole(in script: String?) -> PunctuationRole? {
    // U+037E GREEK QUESTION MARK is canonically `;`, which people type.
    self == ";" && script == "Grek" ? .question : punctuationRole
  }
}
