import BayanChecks
import Testing

struct PunctuationLocaleTests {
  @Test(arguments: [
    Example("ja", "bap.", "洗礼済①.", "① note: 'ja' uses '。' after its own words, not '.'"),
    Example(
      "ne", "It was saved.", "सुरक्षित भयो①.", "① warning: '.' is not a mark of 'ne', which uses '।'"),
    Example(
      "el", "Are you sure?", "Είστε σίγουροι①?",
      "① warning: '?' is not a mark of 'el', which uses ';'"),
    Example(
      "zh", "Sign in, then try again.", "请登录①,然后重试。",
      "① warning: 'zh' uses '，' after its own words, not ','"),
    Example(
      "zh-Hant", "Sign in. Try again.", "請登入①. 請重試.",
      "① warning: 'zh-Hant' uses '。' after its own words, not '.'; the same at 1 more mark"),
    Example(
      "zh", "Delete it?", "要删除吗①?", "① note: 'zh' uses '？' after its own words, not '?'"),
    Example(
      "ja", "The server is down.", "サーバー①.",
      "① warning: 'ja' uses '。' after its own words, not '.'"),
    Example(
      "ur", "It was saved.", "محفوظ ہو گیا①.",
      "① warning: 'ur' uses '۔' after its own words, not '.'"),
    Example(
      "ps", "It was saved.", "خوندي شو①.",
      "① note: 'ps' uses '۔' after its own words, not '.'"),
    Example(
      "am", "It was saved.", "ተቀምጧል①.",
      "① warning: 'am' uses '።' after its own words, not '.'"),
    Example(
      "hy", "It was saved.", "Պահպանված է①:",
      "① warning: 'hy' uses '։' after its own words, not ':'"),
    Example(
      "de", "Saved, but not sent.", "Gespeichert①，aber nicht gesendet.",
      "① warning: '，' is not a mark of 'de', which uses ','"),
    Example(
      "ru", "Saved, but not sent.", "Сохранено①، но не отправлено.",
      "① warning: '،' is not a mark of 'ru', which uses ','"),
    Example(
      "ar", "It was saved.", "تم الحفظ①。", "① warning: '。' is not a mark of 'ar', which uses '.'"),
  ])
  func `a mark of another language is reported`(_ example: Example) throws {
    #expect(try example.diagnostics(PunctuationLocale.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("fa", "Are you sure?", "مطمئن هستید?"),
    Example("fa", "Are you sure?", "مطمئن هستید؟"),
    Example("ar", "Pages 1,234.5", "الصفحات 1,234.5"),
    Example("ar", "See https://example.com/a?b=1,2", "انظر https://example.com/a?b=1,2"),
    Example("he", "Are you sure?", "האם אתה בטוח?"),
    Example("ru", "Yes, now", "Да, сейчас"),
    Example("fa", "Use JSON, please", "از JSON, استفاده"),
    Example("zh", "yes,no,maybe", "是,否,也许"),
    Example("zh", "Version 2.4.1, or 1,000 files", "版本 2.4.1，或 1,000 个文件"),
    Example("zh", "Open a.txt.", "请打开 a.txt。"),
    Example("zh", "Name:", "名称:"),
    Example("ja", "Wait...", "お待ちください..."),
    Example("ja", "Mr. Smith", "Mr. Smith さん"),
    Example("ko", "It was saved.", "저장되었습니다."),
    Example("hi", "It was saved.", "सहेजा गया."),
    Example("hy", "Name:", "Անուն:"),
    Example("ur", "Version 2.4", "ورژن 2.4"),
    Example("de", "The mark ， isn't allowed", "Das Zeichen， ist nicht erlaubt"),
    Example("zh", "INDIRECT(text, style)", "INDIRECT(引用字串, 样式)"),
    Example("de", "Wow!", "Toll‼"),
  ])
  func `the locale's marks are accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(PunctuationLocale.self) == [])
  }

  @Test(arguments: [
    Example("ne", "It was saved.", "सुरक्षित भयो.", "सुरक्षित भयो।"),
    Example("zh", "Sign in, or sign up, here", "请登录,或注册,谢谢", "请登录，或注册，谢谢"),
  ])
  func `the fix writes the locale's mark`(_ example: Example) throws {
    #expect(try example.fixed(PunctuationLocale.self) == example.diagnostic)
  }
}
