import BayanErrors
import BayanGraph
import BayanGraphQL
import BayanHTTP
import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import BayanSystemErrors
import Foundation
import Testing

@Suite("One number for one thing")
struct OneNumberTests {
  private static let beneath = NSError(domain: "com.example.nobody", code: 1)
  private static let offline = NetworkError.offline(underlying: URLError(.notConnectedToInternet))

  /// Every error of the catalog, without values for its arguments.
  static let all: [any CatalogError] = {
    var all: [any CatalogError] = LoginError.allCases + []
    all += DeviceLoginError.allCases as [any CatalogError]
    all += GraphError.errorsWithoutValues as [any CatalogError]
    all += CoreError.errorsWithoutValues as [any CatalogError]
    all += ShareError.errorsWithoutValues as [any CatalogError]
    all += LimitedLoginError.errorsWithoutValues as [any CatalogError]
    all += NetworkError.errorsWithoutValues as [any CatalogError]
    all += GraphQLResponseError.errorsWithoutValues as [any CatalogError]
    all += ChangeError.allCases as [any CatalogError]
    let values: [any CatalogError] = [
      GraphError.tooManyCalls(hours: 0, minutes: 0),
      GraphError.tooManyActions(hours: 0, minutes: 0),
      GraphError.pageTooManyCalls(hours: 0, minutes: 0),
      GraphError.businessLimitReached(hours: 0, minutes: 0),
      LimitedLoginError.rateLimited(hours: 0, minutes: 0),
      GraphQLResponseError.tooManyCalls(hours: 0, minutes: 0),
      GraphQLResponseError.partialData(missing: 0), PermissionError.declined(count: 0),
      PermissionError.missing(count: 0), PermissionError.revoked(count: 0),
      PermissionError.expired(count: 0), PermissionError.needed(purpose: ""),
      PermissionError.notAsked(underlying: beneath),
      NetworkError.timedOut(seconds: 0, underlying: beneath),
      NetworkError.httpStatus(status: 500, underlying: beneath),
      NetworkError.tooManyRetries(attempts: 0, underlying: beneath),
      GraphQLResponseError.network(underlying: beneath), CoreError.network(underlying: beneath),
      CoreError.graphRequestGraphAPI(underlying: beneath),
      ShareError.openGraph(underlying: beneath),
      LimitedLoginError.networkError(underlying: beneath),
    ]
    let wrapping = (0...20).compactMap { NetworkError(code: $0, underlying: beneath) }
      .filter { $0.underlyingError != nil }
    let system = (0...40).compactMap {
      SystemErrors.numbered(NSError(domain: SystemError.domain, code: $0))
    }
    return all + values + wrapping + system
  }()

  @Test func `the list here has every code of the catalog but what the service says itself`() {
    let catalogs = [
      BayanSDKErrorsCatalog.Locale.catalog, BayanSystemErrorsCatalog.Locale.catalog,
    ]
    let codes = catalogs.flatMap(\.table.domains).flatMap { domain in
      domain.codes.map { "\(domain.identifier) \($0.name)" }
    }
    let listed = Self.all.map { "\(type(of: $0).domain) \($0.codeName)" }
    #expect(Set(codes).subtracting(listed) == ["bayan.graph toldByService"])
  }

  @Test(arguments: all.indices, ["en", "ar"] as [LocaleTag])
  func `domain and number alone are read as the error they are`(index: Int, locale: LocaleTag) {
    let error = Self.all[index]
    let numbered = NSError(domain: type(of: error).domain, code: error.code)
    #expect(
      ErrorPresentation.alert(for: numbered, preferring: [locale])
        == ErrorPresentation.alert(for: error, preferring: [locale]))
  }

  static let failures: [any ClientFailure] =
    DoorTests.failures + [
      GraphQLFailure(.network(offline)), GraphQLFailure(.response(.permissionMissing)),
      GraphQLFailure(.network(.httpStatus(status: 503, underlying: DoorTests.page))),
      GraphQLFailure(.response(.tooManyCalls(hours: 0, minutes: 7))),
      PermissionFailure(kind: .revoked(count: 2)),
      PermissionFailure(
        kind: .notAsked(underlying: LoginFailure(kind: .unknown, underlyingError: offline))),
      PermissionFailure(kind: .notAsked(underlying: LoginFailure(kind: .badChallengeString))),
    ]

  @Test(arguments: failures.indices, ["en", "ar"] as [LocaleTag])
  func `through every door and back it is the same error`(index: Int, locale: LocaleTag) throws {
    let failure = Self.failures[index]
    let alert = ErrorPresentation.alert(for: failure, preferring: [locale])
    let doors = [failure as NSError, failure.nsError(preferring: [locale])]
    for door in doors + doors.map(Self.wrapped) {
      let back = try #require(
        ErrorChain(door).first { $0 is any ClientFailure } as? any ClientFailure)
      #expect(type(of: back) == type(of: failure))
      #expect((back as NSError).domain == doors[0].domain)
      #expect((back as NSError).code == doors[0].code)
      #expect(back.nsError(preferring: [locale]).domain == doors[1].domain)
      #expect(back.nsError(preferring: [locale]).code == doors[1].code)
      #expect(ErrorPresentation.alert(for: back, preferring: [locale]) == alert)
      #expect(back.descriptor == failure.descriptor)
    }
  }

  static let networks: [NetworkError] =
    all.compactMap { $0 as? NetworkError } + [
      .httpStatus(status: 503, underlying: DoorTests.page),
      .answerTooLarge(underlying: DoorTests.page), .notJSON(underlying: DoorTests.page),
      .timedOut(seconds: 3, underlying: DoorTests.page),
    ]

  @Test(arguments: networks.indices)
  func `a network failure's number in NSURLErrorDomain is its own, or lies right beneath`(
    index: Int
  ) throws {
    let error = Self.networks[index]
    for failure in [GraphFailure(.network(error)), GraphQLFailure(.network(error))]
      as [any ClientFailure]
    {
      let own = failure.nsError(preferring: ["en"])
      let bridged = failure as NSError
      let beneath = try #require(bridged.userInfo[NSUnderlyingErrorKey] as? NSError)
      #expect(own.domain == NSURLErrorDomain && beneath.domain == NSURLErrorDomain)
      #expect(own.code == beneath.code)
      // Without the failure's Swift value, the numbers alone lead to the same error.
      let numbers = NSError(
        domain: bridged.domain, code: bridged.code, userInfo: [NSUnderlyingErrorKey: beneath])
      let title = ErrorPresentation.alert(for: numbers, preferring: ["en"])?.title
      #expect(title == error.words(preferring: ["en"]).title)
    }
  }

  @Test func `so does that of cancellation`() throws {
    for failure in [GraphFailure(.cancelled), GraphQLFailure(.cancelled)] as [any ClientFailure] {
      let beneath = try #require(
        (failure as NSError).userInfo[NSUnderlyingErrorKey] as? NSError)
      for error in [beneath, failure.nsError(preferring: ["en"])] {
        #expect(error.domain == NSURLErrorDomain && error.code == URLError.cancelled.rawValue)
      }
    }
  }

  private static func wrapped(_ error: NSError) -> NSError {
    NSError(domain: "com.example", code: 1, userInfo: [NSUnderlyingErrorKey: error])
  }

  @Test(arguments: failures.indices)
  func `no number is another error's`(index: Int) {
    let failure = Self.failures[index]
    let error = failure as NSError
    // In Foundation's domain the numbers are Foundation's, and several of our errors share one.
    guard error.domain != NSURLErrorDomain else { return }
    let named = "\(error.domain).\(failure.descriptor.name ?? "")"
    let meant = Self.all.first { type(of: $0).domain == error.domain && $0.code == error.code }
    let name = meant.map { "\(type(of: $0).domain).\($0.codeName)" }
    // An error that wraps the network's or the service's error has a number for just that.
    let envelopes = [
      "com.facebook.sdk.core.network", "com.facebook.sdk.core.graphRequestGraphAPI",
      "bayan.graphql.network",
    ]
    #expect(name == named || envelopes.contains(name ?? ""), "\(failure): \(name ?? "none")")
  }

  @Test func `cancellation has a number of its own, and shows nothing by it`() {
    for failure in [GraphFailure(.cancelled), GraphQLFailure(.cancelled)] as [any ClientFailure] {
      let error = failure as NSError
      let numbered = NSError(domain: error.domain, code: error.code)
      #expect(ErrorPresentation.alert(for: numbered, preferring: ["en"]) == nil)
    }
  }

  @Test(arguments: failures.indices)
  func `an underlying error is an NSError on every system, and the Swift value comes back`(
    index: Int
  ) throws {
    let failure = Self.failures[index]
    for door in [failure as NSError, failure.nsError(preferring: ["en"])] {
      guard let beneath = door.userInfo[NSUnderlyingErrorKey] else { continue }
      let error = try #require(beneath as? NSError)
      let swift = ErrorChain.swiftValue(of: error)
      #expect(!(type(of: swift) is NSError.Type))
      #expect((swift as NSError).domain == error.domain && (swift as NSError).code == error.code)
    }
  }

  @Test func `the underlying error of a catalog's value is an NSError, too`() throws {
    let error = NetworkError.httpStatus(status: 503, underlying: DoorTests.page) as NSError
    let beneath = try #require(error.userInfo[NSUnderlyingErrorKey] as? NSError)
    #expect(ErrorChain.swiftValue(of: beneath) as? UnusableResponse == DoorTests.page)
    #expect(ErrorChain(error).first(of: UnusableResponse.self) == DoorTests.page)
  }

  /// Returns an error as version 18 of the service's SDK delivers it.
  private func sdkError(_ info: [String: Any]) -> NSError {
    let prefix = "com.facebook.sdk:FBSDK"
    let info = Dictionary(uniqueKeysWithValues: info.map { (prefix + $0.key, $0.value) })
    return NSError(domain: "com.facebook.sdk.core", code: 8, userInfo: info)
  }

  @Test(
    arguments: [
      ([190, 463], 2, "Your login has expired"), ([190, 460], 2, "Your password has changed"),
      ([4], 1, "Too many requests"), ([200], 0, "Permission needed"),
      ([100], 0, "This app can’t do that"), ([999], 0, "Something went wrong"),
      ([999], 1, "Something went wrong"), ([506], 0, "Already posted"),
    ] as [([Int], Int, String)])
  func `an error of the SDK is read by the code of the Graph API that it carries`(
    codes: [Int], category: Int, title: String
  ) {
    var info: [String: Any] = [
      "GraphRequestErrorKey": category, "GraphRequestErrorGraphErrorCodeKey": codes[0],
      "GraphRequestErrorHTTPStatusCodeKey": 400,
      "ErrorDeveloperMessageKey": "(#\(codes[0])) for developers",
    ]
    if codes.count > 1 { info["GraphRequestErrorGraphErrorSubcodeKey"] = codes[1] }
    let alert = ErrorPresentation.alert(for: sdkError(info), preferring: ["en"])
    #expect(alert?.title == title)
    #expect(alert?.message.contains("developers") == false)
    let waits = alert?.message.contains("Wait") == true
    #expect(waits == (category == 1), "\(alert?.message ?? "")")
    // This test has no attempter, so that no option can be carried out.
    #expect(alert?.buttons.map(\.label) == ["OK"])
  }

  @Test func `the service's words for users are taken from it, too`() {
    let error = sdkError([
      "GraphRequestErrorKey": 0, "GraphRequestErrorGraphErrorCodeKey": 1_366_046,
      "ErrorLocalizedErrorTitleKey": "Can't Read Files",
      "ErrorLocalizedDescriptionKey": "Photos should be smaller than 10 MB.",
    ])
    let alert = ErrorPresentation.alert(for: error, preferring: ["en"])
    #expect(alert?.title == "Can't Read Files")
    #expect(alert?.message == "Photos should be smaller than 10 MB.")
  }

  @Test func `an envelope whose inner error is known has its words`() {
    let beneath = NSError(domain: NSURLErrorDomain, code: -1009)
    for (domain, code) in [
      ("com.facebook.sdk.core", 4),
      ("bayan.graphql", GraphQLResponseError.network(underlying: beneath).code),
    ] {
      let error = NSError(domain: domain, code: code, userInfo: [NSUnderlyingErrorKey: beneath])
      let alert = ErrorPresentation.alert(for: error, preferring: ["en"])
      #expect(alert?.title == "You’re offline")
    }
  }
}
