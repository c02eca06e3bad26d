import BayanHTTP
import BayanRecovery
import Foundation
import Testing

@Suite("Texts of a service before a reader")
struct ShowableTextTests {
  private func make(_ text: String, hiding numbers: [Int] = []) -> String? {
    ShowableText().text(text, longest: 200, hiding: numbers)
  }

  @Test(arguments: [
    "Your session has expired.", "انتهت صلاحية جلستك.", "Wait 3 minutes.",
    "Go to facebook.com to continue.", "می‌خواهم", "パスワードが変更されました。",
    "A word of forty letters: " + String(repeating: "a", count: 40) + ".",
  ])
  func `prose passes`(text: String) {
    #expect(make(text, hiding: [190]) == text)
  }

  @Test func `marks that reach beyond their place are taken out, line breaks become spaces`() {
    #expect(make("a\u{202E}b\u{2066}c\u{200B}\r\n\t d ") == "abc d")
    #expect(make("\u{1B}[31mred") == "[31mred")
  }

  @Test(arguments: [
    "", "   ", "(#200) Requires permission", "{\"error\":1}", "<b>bold</b>", "error_subcode",
    "OAuthException happened", "1234567",
    "EAACEdEose0cBAKx91LmZBZC0rR5tGqJ7xN2",
    String(repeating: "word ", count: 60), "broken \u{FFFD} text", "private \u{E000}",
    "z" + String(repeating: "\u{301}", count: 20), "See " + String(repeating: "a", count: 41),
  ])
  func `text that isn't prose is left to the catalog`(text: String) {
    #expect(make(text) == nil)
  }

  @Test func `a text with a technical word of the service doesn't pass`() {
    let text = "The server example-7 failed."
    #expect(ShowableText().text(text, longest: 200) == text)
    #expect(ShowableText(technicalWords: ["example-"]).text(text, longest: 200) == nil)
  }

  @Test func `no reader sees the error's own number, in any digits`() {
    #expect(make("Error 190 happened", hiding: [190, 463]) == nil)
    #expect(make("خطأ ١٩٠", hiding: [190]) == nil)
    #expect(make("Error 1900 happened", hiding: [190]) != nil)
  }

  @Test(arguments: [
    "Error 190 happened", "An error (190) happened", "Something failed: 190.", "190: no session",
    "Error code: 190", "The code is 190 today", "HTTP 190 came back", "A 190 error happened",
    "Error number 190 happened", "Session over – 190 – log in again", "It failed (190.463) again",
    "Error 190/463 happened", "It failed: 190.463", "[190] Session over", "Session over 190",
    "Fehler 190 ist aufgetreten", "Erreur 190 : session terminée", "Código de error 190 recibido",
    "Ошибка № 190 на сервере", "エラー190が発生しました", "发生错误190，请重试", "حدث الخطأ رقم ١٩٠ هنا",
    "رمز الخطأ: 190 في الخادم", "Hata kodu: 190",
    "Error 4 happened", "Code 4", "It failed (4).", "Failed: 4", "خطأ ٤ في الخادم",
  ])
  func `a number that is named as a code, or is by itself, is hidden`(text: String) {
    #expect(make(text, hiding: [190, 463, 4]) == nil)
  }

  @Test(arguments: [
    "You can post 4 photos at a time", "You can post up to 190 photos.", "Add 4 people first.",
    "Photos may have 4 MB at most.", "Use at most 190 characters.", "يمكنك نشر ٤ صور في المرة.",
    "一度に投稿できるのは4枚までです", "You have to be over 4.", "Wait 4 minutes, then try again.",
    "It costs $190.", "It costs 190 €.", "Come back at 10:04.", "Come back on 4/5/2027.",
    "Photos may have 4.5 MB.", "You reached 190% of the limit.",
    "Only 190 of your 463 posts count.",
    "There was an error. 4 photos weren’t posted.", "1,190 people like this.", "Version 4.463.1",
    "Bis zu 190 Fotos sind möglich.", "Можно добавить 4 фото.", "4 errors were found in your post.",
  ])
  func `the same number as an amount is prose`(text: String) {
    #expect(make(text, hiding: [190, 463, 4]) == text)
  }
}

struct RetryAfterTests {
  private let now = Date(timeIntervalSince1970: 784_111_777)  // Sun, 06 Nov 1994 08:49:37 GMT

  @Test(arguments: [
    ("120", Duration.seconds(120)), ("0", .zero), (" 5 ", .seconds(5)),
    ("Sun, 06 Nov 1994 08:50:37 GMT", .seconds(60)), ("Sun, 06 Nov 1994 08:00:00 GMT", .zero),
    ("86400", .seconds(86_400)), ("Mon, 07 Nov 1994 08:49:37 GMT", .seconds(86_400)),
    ("Sunday, 06-Nov-94 08:50:37 GMT", .seconds(60)), ("Sun Nov  6 08:50:37 1994", .seconds(60)),
    ("Sunday, 06-Nov-70 08:50:37 GMT", .zero), ("Sun Nov  6 08:50:37 94", .seconds(60)),
    ("06-Nov-94", nil), ("99999999999999999999", .seconds(999_999_999)), ("-1", nil), ("1.5", nil),
    ("Fri, 31 Dec 9999 23:59:59 GMT", .seconds(999_999_999)), ("soon", nil), ("", nil),
    ("Sun, 06 Foo 1994 08:50:37 GMT", nil), ("٣", nil),
  ])
  func `seconds and dates are understood, and nothing else`(value: String, delay: Duration?) {
    #expect(RetryAfter.delay(value, now: now) == delay)
  }
}
