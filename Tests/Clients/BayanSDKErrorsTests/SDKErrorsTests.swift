import BayanErrors
import BayanRuntime
import BayanSDKErrors
import Foundation
import Testing

@Suite("The login errors")
struct LoginErrorTests {
  @Test func `they have the codes that the service knows them by`() {
    #expect(LoginError.domain == "com.facebook.sdk.login")
    #expect(LoginError.allCases.map(\.code) == Array(300...310))
    #expect(LoginError(code: 302) == .passwordChanged)
    #expect(LoginError(code: 299) == nil)
  }

  @Test func `an enum of one's own is made of its number too, if its cases can be listed`() {
    for error in OwnError.allCases {
      #expect(error.code == LoginError.allCases[error.rawValue].code)
      #expect(OwnError(code: error.code) == error)
    }
    #expect(OwnError(code: LoginError.allCases[2].code) == nil)
  }

  @Test(arguments: LoginError.allCases)
  func `each has all its words in each locale`(error: LoginError) {
    for locale in LoginError.Locale.allCases {
      let words = error.words(in: locale)
      #expect(words.locale == locale.tag)
      #expect(!words.title.isEmpty)
      #expect(!words.description.isEmpty)
      #expect(words.suggestion != nil)
      #expect(!words.options.isEmpty)
      #expect(words.options.allSatisfy { !$0.label.isEmpty })
      for facet in CatalogTable.Facet.allCases {
        #expect(words.locale(of: facet) == locale.tag)
        let lent = words.withUTF8(facet) { String(decoding: $0, as: UTF8.self) }
        #expect(lent == words.text(facet) ?? "")
      }
    }
  }

  @Test func `Arabic is read from right to left, and Latin names within it are isolated`() {
    let words = LoginError.unconfirmedUser.words(in: .ar)
    #expect(words.direction == .rightToLeft)
    #expect(
      words.suggestion
        == "يُرجى تأكيد حسابك على \u{2068}facebook.com\u{2069}، ثم تسجيل الدخول هنا مجددًا.")
    #expect(
      words.suggestion(for: .terminal)
        == "يُرجى تأكيد حسابك على facebook.com، ثم تسجيل الدخول هنا مجددًا.")
    #expect(words.options.map(\.label) == ["الانتقال إلى \u{2068}facebook.com\u{2069}", "إلغاء"])
    #expect(words.options.map(\.name) == ["openWebsite", "cancel"])
    #expect(words.options.map(\.role) == [.default, .cancel])
  }

  @Test func `the two errors of security can't be distinguished by their messages`() {
    #expect(LoginError.badChallengeString.entry.isSensitive)
    for locale in LoginError.Locale.allCases {
      let challenge = ErrorAlert(LoginError.badChallengeString.words(in: locale))
      #expect(challenge == ErrorAlert(LoginError.invalidIDToken.words(in: locale)))
    }
  }

  @Test func `readers are answered along their preferences`() {
    #expect(LoginError.unknown.words(in: "ar-EG").locale == "ar")
    #expect(LoginError.unknown.words(preferring: ["fr", "ar-MA", "en"]).locale == "ar")
    #expect(LoginError.unknown.words(preferring: ["fr"]).locale == "en")
    #expect(LoginError.Locale.matching(["en-GB"]) == .en)
  }

  @Test
  func `Foundation reads every text, though the type is both LocalizedError and CustomNSError`()
    throws
  {
    let error: any Error = LoginError.passwordChanged
    #expect(
      error.localizedDescription
        == "Your Facebook password was changed after you last logged in to this app.")
    let legacy = error as NSError
    #expect(legacy.domain == "com.facebook.sdk.login")
    #expect(legacy.code == 302)
    #expect(legacy.localizedRecoverySuggestion == "Log in again with the new password.")
    #expect(legacy.localizedRecoveryOptions == ["Log In", "Cancel"])
    let info = legacy.userInfo
    #expect(info[CatalogErrorKey.localizedTitle] as? String == "Your password has changed")
    #expect(info[CatalogErrorKey.recoveryOptionNames] as? [String] == ["logIn", "cancel"])
    #expect(
      info[CatalogErrorKey.developerMessage] as? String
        == "com.facebook.sdk.login.passwordChanged: "
        + "The user changed their password and must log in again.")
  }

  @Test func `a task's locale reaches Foundation's face`() async {
    let text = await MessageLocale.$current.withValue("ar-EG") {
      await Task { (LoginError.missingAccessToken as any Error).localizedDescription }.value
    }
    #expect(text == "لا يمكن القيام بذلك من دون تسجيل الدخول بحساب فيسبوك.")
  }

  @Test func `NSError can be asked for in any reader's locale`() {
    let legacy = LoginError.passwordChanged.nsError(preferring: ["ar-SA"])
    #expect(legacy.localizedDescription.hasPrefix("تغيّرت كلمة سر حسابك"))
    #expect(legacy.localizedRecoveryOptions == ["تسجيل الدخول", "إلغاء"])
    #expect(legacy.userInfo[CatalogErrorKey.locale] as? String == "ar")
  }

  @Test(arguments: LoginError.allCases)
  func `no text shows a reader codes or domains`(error: LoginError) {
    for locale in LoginError.Locale.allCases {
      let alert = ErrorAlert(error.words(in: locale))
      for text in [alert.title, alert.message] + alert.buttons.map(\.label) {
        #expect(!text.contains("\(error.code)"))
        #expect(!text.contains(LoginError.domain))
        #expect(!text.contains("{"))
      }
    }
  }
}

/// An enum from before its catalog, with the first two codes of a domain.
private enum OwnError: Int, ExistingError, CaseIterable {
  case first
  case second

  typealias Locale = LoginError.Locale

  static var domainIndex: Int { LoginError.domainIndex }

  var codeIndex: Int { rawValue }
}
