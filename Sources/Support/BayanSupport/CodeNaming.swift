/// The nouns that a code's number is after, and the words between: `error 503`, `رمز الخطأ ٥٠٣`,
/// `код № 190`, `エラー503`.
package enum CodeNaming {
  /// Whether a word is a noun for errors, codes or states.
  package static func isNoun(_ word: String) -> Bool {
    if beginsWithStem(word) { return true }
    guard let first = word.unicodeScalars.first, let last = word.unicodeScalars.last else {
      return false
    }
    if !first.isASCII,
      let particle = particles.first(where: { word.hasPrefix($0) && word.count > $0.count + 2 }),
      beginsWithStem(String(word.dropFirst(particle.count)))
    {
      return true
    }
    return last >= leastUnspaced && unspaced.contains { word.hasSuffix($0) }
  }

  private static func beginsWithStem(_ word: String) -> Bool {
    guard let first = word.unicodeScalars.first, let stems = stems[first] else { return false }
    return stems.contains { word.hasPrefix($0) }
  }

  /// Whether a word only announces a number.
  package static func announces(_ word: String) -> Bool { numberWords.contains(word) }

  /// The beginnings of words for errors, codes and states, without regard to case, by their first letter.
  ///
  /// None begins with a letter that can be written as another letter and a mark.
  private static let stems = Dictionary(
    grouping: """
      http errno erro erreur fehler fout fejl feil błąd błęd chyb hiba virhe hata lỗi klaida kļūd \
      greška gresk napak ошиб помилк памылк грешк σφάλμα code códig codig codice cód kod koodi код \
      kodas status statut статус خطأ خطا رمز كود کد حالة שגיאה שגיאת קוד त्रुटि कोड
      """.split(separator: " ").map(String.init), by: { $0.unicodeScalars.first })

  /// The same where words are without spaces.
  private static let unspaced = """
    エラー コード ステータス 错误 錯誤 代码 代碼 错误码 오류 에러 코드 상태 ข้อผิดพลาด รหัส
    """.split(separator: " ").map(String.init)

  /// The least scalar with which one of these ends, also where its letters and marks are apart.
  private static let leastUnspaced: Unicode.Scalar = "\u{E00}"

  /// The particles that Arabic and Hebrew write in one word with the next.
  private static let particles = ["وبال", "بال", "وال", "لل", "ال", "ב", "ה", "ب", "ل", "و"]

  private static let numberWords: Set<String> = [
    "no", "nr", "num", "number", "nummer", "numer", "número", "numéro", "numero", "رقم", "برقم",
    "номер", "номером", "מספר", "is", "was", "of",
  ]
}
