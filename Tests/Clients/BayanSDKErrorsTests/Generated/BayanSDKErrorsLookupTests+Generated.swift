// Generated from Catalog/, Locales/ by bayan.
// Do not edit; to regenerate, change those files and run `bayan generate`.
//
// Source locale: en.
// CLDR version: 42.0.
// Generated-code format: 3.
// swift-format-ignore-file

import BayanRuntime
import BayanSDKErrors
import Testing

/// Renders every error in every locale, with arguments at the boundaries of what there can
/// be.
@Suite("Every lookup of BayanSDKErrors has words")
struct BayanSDKErrorsLookupTests {
  static let integers = [0, 1, 2, 3, 11, 100, -1, Int.max, Int.min]
  static let numbers = [0, 1, 2, 3, 11, 100, 1.5, -0.5, 1e15]
  /// Empty, very long, right to left, left to right, with marks unpaired.
  static let texts = [
    "", "a", String(repeating: "long ", count: 2_000),
    "\u{646}\u{635} abc 12", "abc \u{646}\u{635}", "\u{202E}\u{2067}abc",
  ]

  /// What lies beneath the errors that wrap another.
  struct Beneath: Error {}

  @Test(arguments: BayanSDKErrorsCatalog.Locale.allCases)
  func coreError(locale: BayanSDKErrorsCatalog.Locale) {
    expectWords(CoreError.reserved, at: 0, locale.rawValue)
    expectWords(CoreError.encryption, at: 0, locale.rawValue)
    expectWords(CoreError.invalidArgument, at: 0, locale.rawValue)
    expectWords(CoreError.unknown, at: 0, locale.rawValue)
    expectWords(CoreError.network(underlying: Beneath()), at: 0, locale.rawValue)
    expectWords(CoreError.appEventsFlush, at: 0, locale.rawValue)
    expectWords(CoreError.graphRequestNonTextMimeTypeReturned, at: 0, locale.rawValue)
    expectWords(CoreError.graphRequestProtocolMismatch, at: 0, locale.rawValue)
    expectWords(CoreError.graphRequestGraphAPI(underlying: Beneath()), at: 0, locale.rawValue)
    expectWords(CoreError.dialogUnavailable, at: 0, locale.rawValue)
    expectWords(CoreError.accessTokenRequired, at: 0, locale.rawValue)
    expectWords(CoreError.appVersionUnsupported, at: 0, locale.rawValue)
    expectWords(CoreError.browserUnavailable, at: 0, locale.rawValue)
    expectWords(CoreError.bridgeAPIInterruption, at: 0, locale.rawValue)
    expectWords(CoreError.bridgeAPIResponse, at: 0, locale.rawValue)
  }

  @Test(arguments: BayanSDKErrorsCatalog.Locale.allCases)
  func deviceLoginError(locale: BayanSDKErrorsCatalog.Locale) {
    expectWords(DeviceLoginError.codeExpired, at: 0, locale.rawValue)
    expectWords(DeviceLoginError.excessivePolling, at: 0, locale.rawValue)
    expectWords(DeviceLoginError.authorizationDeclined, at: 0, locale.rawValue)
    expectWords(DeviceLoginError.authorizationPending, at: 0, locale.rawValue)
  }

  @Test(arguments: BayanSDKErrorsCatalog.Locale.allCases)
  func graphError(locale: BayanSDKErrorsCatalog.Locale) {
    expectWords(GraphError.unexpected, at: 0, locale.rawValue)
    expectWords(GraphError.sessionEnded, at: 0, locale.rawValue)
    expectWords(GraphError.sessionExpired, at: 0, locale.rawValue)
    expectWords(GraphError.accessExpired, at: 0, locale.rawValue)
    expectWords(GraphError.appNotConnected, at: 0, locale.rawValue)
    expectWords(GraphError.passwordChanged, at: 0, locale.rawValue)
    expectWords(GraphError.accessTokenRequired, at: 0, locale.rawValue)
    expectWords(GraphError.userCheckpointed, at: 0, locale.rawValue)
    expectWords(GraphError.unconfirmedUser, at: 0, locale.rawValue)
    expectWords(GraphError.pageRoleMissing, at: 0, locale.rawValue)
    expectWords(GraphError.blocked, at: 0, locale.rawValue)
    expectWords(GraphError.unknown, at: 0, locale.rawValue)
    expectWords(GraphError.serviceUnavailable, at: 0, locale.rawValue)
    for index in 0..<18 {
      let error = GraphError.tooManyCalls(minutes: Self.integers[index % Self.integers.count])
      expectWords(error, at: index, locale.rawValue)
    }
    for index in 0..<18 {
      let error = GraphError.tooManyActions(minutes: Self.integers[index % Self.integers.count])
      expectWords(error, at: index, locale.rawValue)
    }
    for index in 0..<18 {
      let error = GraphError.pageTooManyCalls(minutes: Self.integers[index % Self.integers.count])
      expectWords(error, at: index, locale.rawValue)
    }
    for index in 0..<18 {
      let error = GraphError.businessLimitReached(
        minutes: Self.integers[index % Self.integers.count])
      expectWords(error, at: index, locale.rawValue)
    }
    expectWords(GraphError.permissionMissing, at: 0, locale.rawValue)
    expectWords(GraphError.methodNotAllowed, at: 0, locale.rawValue)
    expectWords(GraphError.invalidParameter, at: 0, locale.rawValue)
    expectWords(GraphError.badSignature, at: 0, locale.rawValue)
    expectWords(GraphError.duplicatePost, at: 0, locale.rawValue)
    expectWords(GraphError.linkUnreadable, at: 0, locale.rawValue)
    expectWords(GraphError.notFound, at: 0, locale.rawValue)
  }

  @Test(arguments: BayanSDKErrorsCatalog.Locale.allCases)
  func graphQLResponseError(locale: BayanSDKErrorsCatalog.Locale) {
    expectWords(GraphQLResponseError.requestFailed, at: 0, locale.rawValue)
    expectWords(GraphQLResponseError.persistedQueryNotFound, at: 0, locale.rawValue)
    expectWords(GraphQLResponseError.noData, at: 0, locale.rawValue)
    for index in 0..<18 {
      let error = GraphQLResponseError.partialData(
        missing: Self.integers[index % Self.integers.count])
      expectWords(error, at: index, locale.rawValue)
    }
    expectWords(GraphQLResponseError.changeFailed, at: 0, locale.rawValue)
    expectWords(
      GraphQLResponseError.subscriptionEnded(underlying: Beneath()), at: 0, locale.rawValue)
  }

  @Test(arguments: BayanSDKErrorsCatalog.Locale.allCases)
  func limitedLoginError(locale: BayanSDKErrorsCatalog.Locale) {
    expectWords(LimitedLoginError.noCurrentToken, at: 0, locale.rawValue)
    expectWords(LimitedLoginError.notLimitedLogin, at: 0, locale.rawValue)
    expectWords(LimitedLoginError.loginRequired, at: 0, locale.rawValue)
    expectWords(LimitedLoginError.consentRequired, at: 0, locale.rawValue)
    expectWords(LimitedLoginError.userMismatch, at: 0, locale.rawValue)
    expectWords(LimitedLoginError.networkError(underlying: Beneath()), at: 0, locale.rawValue)
    expectWords(LimitedLoginError.timeout, at: 0, locale.rawValue)
    for index in 0..<18 {
      let error = LimitedLoginError.rateLimited(minutes: Self.integers[index % Self.integers.count])
      expectWords(error, at: index, locale.rawValue)
    }
    expectWords(LimitedLoginError.invalidResponse, at: 0, locale.rawValue)
    expectWords(LimitedLoginError.cancelled, at: 0, locale.rawValue)
    expectWords(LimitedLoginError.featureDisabled, at: 0, locale.rawValue)
    expectWords(LimitedLoginError.unsupportedPlatform, at: 0, locale.rawValue)
    expectWords(LimitedLoginError.notDPoPBound, at: 0, locale.rawValue)
    expectWords(LimitedLoginError.dpopKeyGenerationFailed, at: 0, locale.rawValue)
    expectWords(LimitedLoginError.unknown, at: 0, locale.rawValue)
  }

  @Test(arguments: BayanSDKErrorsCatalog.Locale.allCases)
  func loginError(locale: BayanSDKErrorsCatalog.Locale) {
    expectWords(LoginError.reserved, at: 0, locale.rawValue)
    expectWords(LoginError.unknown, at: 0, locale.rawValue)
    expectWords(LoginError.passwordChanged, at: 0, locale.rawValue)
    expectWords(LoginError.userCheckpointed, at: 0, locale.rawValue)
    expectWords(LoginError.userMismatch, at: 0, locale.rawValue)
    expectWords(LoginError.unconfirmedUser, at: 0, locale.rawValue)
    expectWords(LoginError.systemAccountAppDisabled, at: 0, locale.rawValue)
    expectWords(LoginError.systemAccountUnavailable, at: 0, locale.rawValue)
    expectWords(LoginError.badChallengeString, at: 0, locale.rawValue)
    expectWords(LoginError.invalidIDToken, at: 0, locale.rawValue)
    expectWords(LoginError.missingAccessToken, at: 0, locale.rawValue)
  }

  @Test(arguments: BayanSDKErrorsCatalog.Locale.allCases)
  func networkError(locale: BayanSDKErrorsCatalog.Locale) {
    expectWords(NetworkError.unknown(underlying: Beneath()), at: 0, locale.rawValue)
    expectWords(NetworkError.offline(underlying: Beneath()), at: 0, locale.rawValue)
    expectWords(NetworkError.hostNotFound(underlying: Beneath()), at: 0, locale.rawValue)
    expectWords(NetworkError.hostUnreachable(underlying: Beneath()), at: 0, locale.rawValue)
    expectWords(NetworkError.insecureConnection(underlying: Beneath()), at: 0, locale.rawValue)
    expectWords(NetworkError.connectionClosed(underlying: Beneath()), at: 0, locale.rawValue)
    for index in 0..<18 {
      let error = NetworkError.timedOut(
        seconds: Self.integers[index % Self.integers.count], underlying: Beneath())
      expectWords(error, at: index, locale.rawValue)
    }
    for index in 0..<18 {
      let error = NetworkError.httpStatus(status: Self.integers[index % Self.integers.count])
      expectWords(error, at: index, locale.rawValue)
    }
    expectWords(NetworkError.emptyResponse, at: 0, locale.rawValue)
    expectWords(NetworkError.notJSON(underlying: Beneath()), at: 0, locale.rawValue)
    expectWords(NetworkError.schemaNotMet(underlying: Beneath()), at: 0, locale.rawValue)
    expectWords(NetworkError.notInCache, at: 0, locale.rawValue)
    for index in 0..<18 {
      let error = NetworkError.tooManyRetries(
        attempts: Self.integers[index % Self.integers.count], underlying: Beneath())
      expectWords(error, at: index, locale.rawValue)
    }
    expectWords(NetworkError.answerTooLarge, at: 0, locale.rawValue)
  }

  @Test(arguments: BayanSDKErrorsCatalog.Locale.allCases)
  func permissionError(locale: BayanSDKErrorsCatalog.Locale) {
    for index in 0..<18 {
      let error = PermissionError.declined(count: Self.integers[index % Self.integers.count])
      expectWords(error, at: index, locale.rawValue)
    }
    for index in 0..<18 {
      let error = PermissionError.missing(count: Self.integers[index % Self.integers.count])
      expectWords(error, at: index, locale.rawValue)
    }
    for index in 0..<18 {
      let error = PermissionError.revoked(count: Self.integers[index % Self.integers.count])
      expectWords(error, at: index, locale.rawValue)
    }
    for index in 0..<18 {
      let error = PermissionError.expired(count: Self.integers[index % Self.integers.count])
      expectWords(error, at: index, locale.rawValue)
    }
    for index in 0..<18 {
      let error = PermissionError.needed(purpose: Self.texts[index % Self.texts.count])
      expectWords(error, at: index, locale.rawValue)
    }
  }

  @Test(arguments: BayanSDKErrorsCatalog.Locale.allCases)
  func shareError(locale: BayanSDKErrorsCatalog.Locale) {
    expectWords(ShareError.reserved, at: 0, locale.rawValue)
    expectWords(ShareError.openGraph(underlying: Beneath()), at: 0, locale.rawValue)
    expectWords(ShareError.dialogNotAvailable, at: 0, locale.rawValue)
    expectWords(ShareError.unknown, at: 0, locale.rawValue)
  }

  private func expectWords(_ error: some CatalogError, at index: Int, _ locale: String) {
    let tag = LocaleTag(locale)
    for sink in [Sink.display, .log, .terminal, .json] {
      let words = error.words(preferring: [tag])
      #expect(words.locale == tag)
      for facet in CatalogTable.Facet.allCases {
        guard let text = words.text(facet, for: sink) else { continue }
        #expect(!text.isEmpty, "\(error.codeName).\(facet), \(index), \(locale)")
        #expect(!text.contains("{"), "\(error.codeName).\(facet), \(index): \(text)")
        #expect(words.locale(of: facet) == tag)
      }
      for option in words.options(for: sink) {
        #expect(!option.label.isEmpty && !option.label.contains("{"), "\(option.name)")
      }
    }
  }
}
