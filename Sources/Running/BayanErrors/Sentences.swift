package import BayanRuntime

/// The joining of sentences by the custom of a language.
package enum Sentences {
  /// Returns the sentences that aren't empty, joined by the language's separator.
  package static func joined(_ sentences: [String], in locale: LocaleTag) -> String {
    sentences.filter { !$0.isEmpty }.joined(separator: space(in: locale))
  }

  /// Returns the separator of two sentences: none if the script's full stop `。` has its own space,
  /// else a space.
  ///
  /// Thai, Khmer and Korean have the space, too.
  ///
  /// - Source: W3C, "Requirements for Japanese Text Layout" 3.1 and "Requirements for Chinese Text
  ///   Layout" 3.1; CLDR's `likelySubtags` for the usual scripts of languages.
  package static func space(in locale: LocaleTag) -> String {
    let subtags = locale.description.split(separator: "-")
    let script = subtags.dropFirst().first.flatMap { $0.utf8.count == 4 ? String($0) : nil }
    let isWithout =
      script.map(scripts.contains) ?? subtags.first.map { languages.contains(String($0)) } ?? false
    return isWithout ? "" : " "
  }

  private static let scripts: Set = [
    "Hani", "Hanb", "Hans", "Hant", "Jpan", "Hira", "Kana", "Hrkt", "Bopo",
  ]

  /// Japanese and the Chinese languages, for tags without a script.
  private static let languages: Set = [
    "ja", "jpn", "zh", "zho", "chi", "cdo", "cjy", "cmn", "cnp", "cpx", "csp", "czh", "czo", "gan",
    "hak", "hsn", "lzh", "mnp", "nan", "wuu", "yue",
  ]
}
