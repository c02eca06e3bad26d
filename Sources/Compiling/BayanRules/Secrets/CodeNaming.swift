import BayanChecking

/// Whether a number is named as a code by the word before it: `error 503`, `رمز الخطأ ٥٠٣`,
/// `код 190`, `エラー503`.
///
/// A number between two words looks the same whether it counts or names: "over 503 photos", "error
/// 503 occurred". What tells them apart is the noun before it, and few nouns take a code's number.
enum CodeNaming {
  /// Whether the text before a number ends with a word that names codes.
  static func endsNaming(_ before: some BidirectionalCollection<Unicode.Scalar>) -> Bool {
    var rest = before[...]
    for _ in 0..<2 {
      rest = rest.dropSuffix { !$0.isOfNoun }
      let word = rest.suffixWord
      guard !word.isEmpty else { return false }
      let text = word.lowercased()
      if names(text) { return true }
      // "error no. 503", "الخطأ رقم ٥٠٣": the noun stands one word before.
      guard numberWords.contains(text) else { return false }
      rest = rest.dropLast(word.unicodeScalars.count)
    }
    return false
  }

  private static func names(_ word: String) -> Bool {
    let plain = particles.first { word.hasPrefix($0) && word.count > $0.count + 2 }
      .map { String(word.dropFirst($0.count)) }
    return [word, plain ?? word].contains { word in stems.contains { word.hasPrefix($0) } }
      || unspaced.contains { word.hasSuffix($0) }
  }

  /// What words for errors, codes and states begin with, in whatever case they stand.
  private static let stems = """
    http errno erro erreur fehler fout fejl feil błąd błęd chyb hiba virhe hata lỗi klaida kļūd \
    greška gresk napak ошиб помилк памылк грешк σφάλμα code códig codig codice cód kod koodi код \
    kodas status statut статус خطأ خطا رمز كود کد حالة שגיאה שגיאת קוד त्रुटि कोड
    """.split(separator: " ").map(String.init)

  /// The same where words stand without spaces.
  private static let unspaced = """
    エラー コード ステータス 错误 錯誤 代码 代碼 错误码 오류 에러 코드 상태 ข้อผิดพลาด รหัส
    """.split(separator: " ").map(String.init)

  /// What Arabic and Hebrew write in one word with the next.
  private static let particles = ["وبال", "بال", "وال", "لل", "ال", "ב", "ה", "ب", "ل", "و"]

  /// Words that only announce a number.
  private static let numberWords: Set<String> = [
    "no", "nr", "num", "number", "nummer", "numer", "número", "numéro", "numero", "رقم", "برقم",
    "номер", "номером", "מספר", "is", "was", "of",
  ]
}

extension BidirectionalCollection<Unicode.Scalar> {
  fileprivate func dropSuffix(while predicate: (Unicode.Scalar) -> Bool) -> SubSequence {
    var end = endIndex
    while end > startIndex, predicate(self[index(before: end)]) { end = index(before: end) }
    return self[..<end]
  }

  /// The word that the text ends with.
  fileprivate var suffixWord: String {
    var word: [Unicode.Scalar] = []
    for scalar in reversed() {
      guard scalar.isOfNoun else { break }
      word.append(scalar)
    }
    return String(String.UnicodeScalarView(word.reversed()))
  }
}

extension Unicode.Scalar {
  fileprivate var isOfNoun: Bool { isAlphabetic || isMark }
}
