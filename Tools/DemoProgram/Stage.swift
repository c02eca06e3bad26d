import BayanErrors
import BayanGraph
import BayanHTTP
import BayanLogging
import BayanRecovery
import BayanRuntime
import Foundation
import Logging

/// The terminal, with the demo's output and the user's answers.
struct Stage: Sendable {
  let language: Demo.Language
  /// The log for developers; `nil` without one.
  let logger: Logger?

  init(language: Demo.Language, logs: Bool) {
    self.language = language
    logger = logs ? Logger(label: "demo", factory: StreamLogHandler.standardError(label:)) : nil
  }

  var locales: [LocaleTag] { [LocaleTag(language.rawValue)] }

  /// Prints the demo's own words, outside any error.
  func say(_ english: String, _ arabic: String) {
    print(language == .ar ? arabic : english)
  }

  func title(_ scene: Scene) {
    let words: [Scene: (String, String)] = [
      .login: ("Logging in", "تسجيل الدخول"),
      .permission: ("A permission that is missing", "إذن ناقص"),
      .takenBack: ("A permission that was taken back elsewhere", "إذن سُحب من مكان آخر"),
      .unknown: ("Errors that only the service knows", "أخطاء لا يعرفها إلا الخدمة"),
      .throttling: ("Too many requests", "طلبات كثيرة"),
      .expired: ("A session that is over", "جلسة انتهت"),
      .together: ("Two requests at once, and a session that is over", "طلبان معًا وجلسة انتهت"),
      .network: ("A connection that fails", "اتصال ينقطع"),
      .offline: ("A server that has only a name", "خادم لا يُعرف إلا باسمه"),
      .portal: ("Others who answer for the service", "من يجيب بدلًا من الخدمة"),
      .disk: ("A disk that is full, an error of the system", "قرص ممتلئ، وهو خطأ من النظام"),
      .answer: (
        "An answer that is broken, read by the app itself", "استجابة تالفة يقرؤها التطبيق نفسه"
      ),
      .sharing: ("Sharing twice", "المشاركة مرتين"),
      .graphql: ("GraphQL: data with errors", "GraphQL: بيانات مع أخطاء"),
      .payment: ("A payment whose answer is lost", "دفعة ضاعت استجابتها"),
      .cancelled: ("A recovery that is cancelled", "إصلاح أُلغي في أثنائه"),
      .problem: ("A server that tells its errors", "خادم يُبلغ عن أخطائه"),
      .declined: ("A permission that is declined, and needed twice", "إذن مرفوض يلزم مرتين"),
      .revoking: ("Taking a permission back", "سحب إذن"),
    ]
    let (english, arabic) = words[scene] ?? ("", "")
    print("")
    say("== \(english) ==", "== \(arabic) ==")
  }

  /// Shows an error as its readers see it; a cancellation isn't shown.
  func show(_ error: any Error) {
    logger?.log(error: error)
    guard let alert = ErrorPresentation.alert(for: error, preferring: locales, sink: .terminal)
    else {
      let wasShown = (error as? any ClientFailure)?.recovery.wasShown == true
      return wasShown
        ? say("(the user has seen it; nothing more is shown)", "(رآه المستخدم؛ لا يُعرض شيء آخر)")
        : say("(closed; nothing is shown)", "(أُغلق؛ لا يُعرض شيء)")
    }
    print(AlertText.text(alert), terminator: "")
  }
}
