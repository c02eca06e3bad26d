import BayanErrors
import BayanRuntime
import BayanSDKErrors
import Foundation
import Testing

@Suite("The errors of each system")
struct SystemErrorTests {
  @Test func `they have the codes that the service knows them by`() {
    #expect(CoreError.domain == "com.facebook.sdk.core")
    #expect(EveryErrorTests.core.map(\.code) == Array(0...14) + [3072])
    #expect(ShareError.domain == "com.facebook.sdk.share")
    #expect(EveryErrorTests.share.map(\.code) == Array(200...203))
    #expect(DeviceLoginError.allCases.map(\.code) == [1_349_152, 1_349_172, 1_349_173, 1_349_174])
    #expect(LimitedLoginError.domain == "com.facebook.sdk.login.refresh")
    #expect(LimitedLoginError.dpopKeyGenerationFailed.code == 13)
  }

  @Test(arguments: [
    GraphError.userCheckpointed, .unconfirmedUser, .pageRoleMissing, .blocked,
  ])
  func `where a login can't help, none is offered`(error: GraphError) {
    #expect(!error.options.contains(.logIn))
  }

  @Test(arguments: [
    GraphError.sessionEnded, .sessionExpired, .accessExpired, .appNotConnected,
    .passwordChanged, .accessTokenRequired,
  ])
  func `a session that ended is recovered by a login`(error: GraphError) {
    #expect(error.category == .recoverable)
    #expect(error.options == [.logIn, .cancel])
    #expect(error.words(in: .en).options.map(\.name) == ["logIn", "cancel"])
  }

  @Test func `limits pass by themselves, and say when`() {
    let error = GraphError.tooManyCalls(hours: 0, minutes: 30)
    #expect(error.retryPolicy == .automatic)
    #expect(error.words(in: .en).suggestion == "Try again in about 30 minutes.")
  }

  @Test func `developer faults share one text and offer nothing but OK`() {
    let faults: [any CatalogLocalizedError] = [
      GraphError.methodNotAllowed, GraphError.invalidParameter, GraphError.badSignature,
      CoreError.invalidArgument, CoreError.graphRequestNonTextMimeTypeReturned,
      LimitedLoginError.notLimitedLogin, GraphQLResponseError.requestFailed,
    ]
    for locale in BayanSDKErrorsCatalog.Locale.allCases {
      #expect(Set(faults.map { ErrorAlert($0.words(in: locale.tag)) }).count == 1)
    }
    #expect(
      faults.allSatisfy { $0.words.options.map(\.name) == ["ok"] && $0.retryPolicy == .never })
  }

  @Test func `an error is made of its number, and of the error beneath if it wraps one`() {
    #expect(CoreError(code: -1, underlying: GraphError.blocked) == nil)
    for error in EveryErrorTests.core {
      #expect(CoreError(code: error.code, underlying: GraphError.blocked) == error)
      #expect((CoreError(code: error.code) == nil) == (error.underlyingError != nil))
    }
    let network = CoreError(code: 4, underlying: GraphError.blocked)
    #expect(network?.underlyingError as? GraphError == .blocked)
  }

  @Test func `a declined permission isn't asked for again at once`() {
    let options = PermissionError.declined(count: 1).words(in: .en).options
    #expect(options.map(\.name) == ["ok"])
  }

  @Test func `an error that wraps another has it, and NSError sees it`() throws {
    let error = ShareError.openGraph(underlying: GraphError.duplicatePost)
    #expect(error.underlyingError as? GraphError == .duplicatePost)
    let beneath = error.nsError(preferring: ["ar"]).userInfo[NSUnderlyingErrorKey]
    let found = try #require(beneath as? any Error)
    #expect((found as NSError).domain == GraphError.domain)
    #expect(ShareError.unknown.underlyingError == nil)
  }

  @Test(
    arguments: zip(
      EveryErrorTests.numbers,
      [
        "أبلغ الخادم عن مشكلة أثناء التحميل.",
        "تعذّر تحميل عنصر واحد. وبقية المحتوى معروضة.",
        "تعذّر تحميل عنصرين. وبقية المحتوى معروضة.",
        "تعذّر تحميل # عناصر. وبقية المحتوى معروضة.",
        "تعذّر تحميل # عنصرًا. وبقية المحتوى معروضة.",
        "تعذّر تحميل # عنصر. وبقية المحتوى معروضة.",
      ]))
  func `Arabic counts in six forms`(count: Int, text: String) {
    let words = GraphQLResponseError.partialData(missing: count).words(in: .ar)
    // The Arabic digits depend on CLDR's version.
    let plain = words.description(for: .log)
      .split(omittingEmptySubsequences: false) { $0.isWholeNumber }
      .reduce(into: "") { result, part in
        if !result.isEmpty, !result.hasSuffix("#") { result += "#" }
        result += part
      }
    #expect(plain == text)
  }
}
