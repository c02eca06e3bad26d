package import BayanRuntime

/// Sentences beside each other, as a language writes them.
package enum Sentences {
  /// The sentences that aren't empty, one after the other.
  package static func joined(_ sentences: [String], in locale: LocaleTag) -> String {
    sentences.filter { !$0.isEmpty }.joined(separator: space(in: locale))
  }

  /// The separator of two sentences: none in scripts whose full stop `。` has its own space, else a space.
  ///
  /// Thai, Khmer and Korean write one, too.
  ///
  /// - Source: W3C, "Requirements for Japanese Text Layout" 3.1 and "Requirements for Chinese Text Layout" 3.1; the
  ///   usual scripts of languages, `likelySubtags` of CLDR.
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

  /// Japanese and the Chinese languages, whose tags needn't have a script.
  private static let languages: Set = [
    "ja", "jpn", "zh", "zho", "chi", "cdo", "cjy", "cmn", "cnp", "cpx", "csp", "czh", "czo", "gan",
    "hak", "hsn", "lzh", "mnp", "nan", "wuu", "yue",
  ]
}
