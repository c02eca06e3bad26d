import BayanErrors
import BayanRuntime
import BayanSDKErrors
import Foundation
import Testing

@Suite("Every error of this repository")
struct EveryErrorTests {
  static let numbers = [0, 1, 2, 3, 11, 100]
  static let texts = [
    "", "Find Friends", "البحث عن أصدقاء", String(repeating: "long ", count: 400),
  ]

  /// An underlying error, whose words must not be shown.
  struct Beneath: Error {}

  static let numbered: [any CatalogLocalizedError] = numbers.flatMap {
    number -> [any CatalogLocalizedError] in
    [
      GraphError.tooManyCalls(hours: 0, minutes: number),
      GraphError.tooManyCalls(hours: number, minutes: 0),
      GraphError.tooManyActions(hours: 0, minutes: number),
      GraphError.pageTooManyCalls(hours: 0, minutes: number),
      GraphError.businessLimitReached(hours: 0, minutes: number),
      LimitedLoginError.rateLimited(hours: 0, minutes: number),
      GraphQLResponseError.tooManyCalls(hours: 0, minutes: number),
      GraphQLResponseError.tooManyCalls(hours: number, minutes: 0),
      GraphQLResponseError.partialData(missing: number), PermissionError.declined(count: number),
      PermissionError.missing(count: number), PermissionError.revoked(count: number),
      PermissionError.expired(count: number),
    ]
  }

  static let graph: [GraphError] = [
    .unexpected, .sessionEnded, .sessionExpired, .accessExpired, .appNotConnected,
    .passwordChanged, .accessTokenRequired, .userCheckpointed, .unconfirmedUser,
    .pageRoleMissing, .blocked, .unknown, .serviceUnavailable, .permissionMissing,
    .methodNotAllowed, .invalidParameter, .badSignature, .duplicatePost, .linkUnreadable,
    .notFound,
  ]
  static let core: [CoreError] = [
    .reserved, .encryption, .invalidArgument, .unknown, .network(underlying: Beneath()),
    .appEventsFlush, .graphRequestNonTextMimeTypeReturned, .graphRequestProtocolMismatch,
    .graphRequestGraphAPI(underlying: GraphError.blocked), .dialogUnavailable,
    .accessTokenRequired, .appVersionUnsupported, .browserUnavailable, .bridgeAPIInterruption,
    .bridgeAPIResponse, .cancelled,
  ]
  static let share: [ShareError] = [
    .reserved, .openGraph(underlying: GraphError.duplicatePost), .dialogNotAvailable,
    .unknown,
  ]
  static let limitedLogin: [LimitedLoginError] = [
    .noCurrentToken, .notLimitedLogin, .loginRequired, .consentRequired, .userMismatch,
    .networkError(underlying: Beneath()), .timeout, .invalidResponse, .cancelled, .featureDisabled,
    .unsupportedPlatform, .notDPoPBound, .dpopKeyGenerationFailed, .unknown,
  ]
  static let graphQL: [GraphQLResponseError] = [
    .sessionEnded, .permissionMissing, .badInput, .serverFailed, .requestFailed,
    .persistedQueryNotFound, .noData, .changeFailed, .network(underlying: Beneath()), .cancelled,
  ]
  static let permission: [PermissionError] =
    texts.map { .needed(purpose: $0) } + [.notAsked(underlying: Beneath())]
  static let told: [GraphError] = texts.map { .toldByService(message: $0) }

  static let all: [any CatalogLocalizedError] = {
    var all: [any CatalogLocalizedError] = numbered
    all += LoginError.allCases as [any CatalogLocalizedError]
    all += DeviceLoginError.allCases as [any CatalogLocalizedError]
    all += ChangeError.allCases as [any CatalogLocalizedError]
    all += graph as [any CatalogLocalizedError]
    all += core as [any CatalogLocalizedError]
    all += share as [any CatalogLocalizedError]
    all += limitedLogin as [any CatalogLocalizedError]
    all += graphQL as [any CatalogLocalizedError]
    all += permission as [any CatalogLocalizedError]
    all += told as [any CatalogLocalizedError]
    return all
  }()

  /// Returns each text of an error in a locale, with its kind.
  static func texts(
    of error: some CatalogError, in locale: LocaleTag
  ) -> [(name: String, text: String)] {
    let words = error.words(in: locale)
    var texts = [("title", words.title(for: .log)), ("description", words.description(for: .log))]
    if let text = words.suggestion(for: .log) { texts.append(("suggestion", text)) }
    if let text = words.help(for: .log) { texts.append(("help", text)) }
    for option in words.options(for: .log) { texts.append((option.name, option.label)) }
    return texts
  }

  @Test func `the list here has them all`() {
    let catalog = BayanSDKErrorsCatalog.Locale.catalog
    let known = catalog.table.domains.flatMap { domain in
      domain.codes.map { "\(domain.identifier).\($0.name)" }
    }
    let listed = Set(Self.all.map { "\(type(of: $0).domain).\($0.codeName)" })
    #expect(listed == Set(known))
  }

  @Test func `each has all its words, in its own locale, whatever its arguments`() {
    for error in Self.all {
      for locale in BayanSDKErrorsCatalog.Locale.allCases {
        let words = error.words(in: locale.tag)
        #expect(words.locale == locale.tag)
        for facet in CatalogTable.Facet.allCases {
          #expect(words.locale(of: facet) == locale.tag, "\(error) \(facet)")
        }
        for (name, text) in Self.texts(of: error, in: locale.tag) {
          #expect(!text.isEmpty, "\(error).\(name) in \(locale)")
          #expect(!text.contains("{") && !text.contains("}"), "\(error).\(name): \(text)")
          #expect(!text.contains("com.facebook") && !text.contains("bayan."), "\(error).\(name)")
        }
        if error.category.rawValue != "silent" {
          #expect(words.suggestion != nil, "\(error)")
          #expect(!words.options.isEmpty, "\(error)")
        }
      }
    }
  }

  @Test func `no text shows a number but the error's own arguments`() {
    for error in Self.all {
      let shown = error.messageArguments.compactMap { argument -> Int? in
        if case .integer(let number) = argument.value { number } else { nil }
      }
      for locale in BayanSDKErrorsCatalog.Locale.allCases {
        for (name, text) in Self.texts(of: error, in: locale.tag) {
          let numbers = text.split { !$0.isWholeNumber }.map { digits in
            digits.reduce(0) { $0 * 10 + ($1.wholeNumberValue ?? 0) }
          }
          #expect(numbers.allSatisfy(shown.contains), "\(error).\(name): \(text)")
        }
      }
    }
  }

  @Test
  func `titles and labels have no full stop, sentences have one, and none its ASCII look-alikes`() {
    for error in Self.all {
      for locale in BayanSDKErrorsCatalog.Locale.allCases {
        for (name, text) in Self.texts(of: error, in: locale.tag) {
          let isSentence = ["description", "suggestion", "help"].contains(name)
          // A quotation has its own full stop.
          let quotes = text.hasSuffix("”") || text.hasSuffix("»")
          #expect((text.hasSuffix(".") || quotes) == isSentence, "\(error).\(name): \(text)")
          #expect(!text.contains("'") && !text.contains("\""), "\(error).\(name): \(text)")
          if locale == .ar {
            #expect(!text.contains { ",;?".contains($0) }, "\(error).\(name): \(text)")
          }
        }
      }
    }
  }

  @Test func `Arabic has Latin letters in names alone`() {
    for error in Self.all where error.messageArguments.allSatisfy(\.isNoText) {
      for (name, text) in Self.texts(of: error, in: "ar") {
        let rest = ["facebook.com"].reduce(text) {
          $0.replacingOccurrences(of: $1, with: "")
        }
        let hasLatin = rest.unicodeScalars.contains { $0.isASCII && $0.properties.isAlphabetic }
        #expect(!hasLatin, "\(error).\(name): \(text)")
      }
    }
  }

  @Test func `a reader's value is isolated from the sentence around it`() {
    let error = PermissionError.needed(purpose: "Find Friends")
    #expect(
      error.words(in: .ar).description
        == "لمتابعة «\u{2068}Find Friends\u{2069}»، يحتاج التطبيق إلى إذن منك عبر فيسبوك.")
    #expect(
      PermissionError.needed(purpose: "").words(in: .ar).description
        == "للمتابعة، يحتاج التطبيق إلى إذن منك عبر فيسبوك.")
  }

  @Test func `sensitive errors can't be distinguished by their messages`() {
    let errors = Self.all.filter(\.entry.isSensitive)
    #expect(errors.count == 7)
    for locale in BayanSDKErrorsCatalog.Locale.allCases {
      // A sensitive error has no words but those that its whole category shares.
      let alerts = Dictionary(grouping: errors, by: { $0.category.rawValue }).mapValues { errors in
        Set(errors.map { ErrorAlert($0.words(in: locale.tag)) })
      }
      #expect(alerts.keys.sorted() == ["developer", "other", "security"])
      #expect(alerts.values.allSatisfy { $0.count == 1 })
      #expect(
        alerts["developer"] == [ErrorAlert(GraphError.invalidParameter.words(in: locale.tag))])
      #expect(alerts["other"] == [ErrorAlert(CoreError.reserved.words(in: locale.tag))])
    }
  }
}

extension MessageArgument {
  /// Whether it is not a text of the reader or the service.
  fileprivate var isNoText: Bool { if case .string = value { false } else { true } }
}
