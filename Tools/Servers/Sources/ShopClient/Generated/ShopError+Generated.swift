// Generated from Catalog/shop.toml, Locales/ by bayan.
// Do not edit; to regenerate, change those files and run `bayan generate`.
//
// Source locale: en.
// CLDR version: 42.0.
// Generated-code format: 8.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

public import BayanErrors
public import BayanRuntime

/// Why the shop has no answer.
///
/// - Remark: Domain `org.example.shop`, Catalog/shop.toml.
public nonisolated indirect enum ShopError: BayanRuntime.GeneratedError {
  /// The locales that have words for these errors.
  public typealias Locale = ShopErrorsCatalog.Locale

  /// “The shop has a problem” “The shop couldn’t complete this. Try again later.”
  ///
  /// The service answered with an error that nothing here describes.
  ///
  /// - Remark: Code 1, `other`; Catalog/shop.toml, `unexpected`.
  case unexpected

  /// “Couldn’t reach the shop” “The connection to the shop didn’t work.”
  ///
  /// There was no response, or none that can be used.
  ///
  /// - Remark: Code 2, `transient`; Catalog/shop.toml, `unreachable`.
  case unreachable(underlying: any Swift.Error)

  /// “Your session has expired” “It’s been a while since you logged in to the shop.”
  ///
  /// The access token has expired. The client renews it without a question.
  ///
  /// - Remark: Code 3, `recoverable`; Catalog/shop.toml, `tokenExpired`.
  case tokenExpired

  /// “You’ve been logged out” “You need to be logged in to the shop to do this.”
  ///
  /// The session is over, and can't be renewed.
  ///
  /// - Remark: Code 4, `recoverable`; Catalog/shop.toml, `loggedOut`.
  case loggedOut

  /// “Permission needed” “You haven’t allowed this app to cancel orders yet.”
  ///
  /// The user hasn't allowed this yet.
  ///
  /// - Remark: Code 5, `recoverable`; Catalog/shop.toml, `permissionMissing`.
  case permissionMissing

  /// “The shop is busy” “A lot of people are shopping at the moment.”
  ///
  /// The service wants to be left alone for a while.
  ///
  /// - Remark: Code 6, `transient`; Catalog/shop.toml, `busy`.
  case busy

  /// “Not enough in stock” “Only 2 of these are left.”
  ///
  /// There are fewer in stock than were ordered. `left` is how many there are.
  ///
  /// - Remark: Code 7, `recoverable`; Catalog/shop.toml, `outOfStock`.
  case outOfStock(left: Swift.Int)

  public static var domainIndex: Swift.Int { 0 }

  @inline(never)
  public var codeIndex: Swift.Int {
    switch self {
    case .unexpected: return 0
    case .unreachable: return 1
    case .tokenExpired: return 2
    case .loggedOut: return 3
    case .permissionMissing: return 4
    case .busy: return 5
    case .outOfStock: return 6
    }
  }

  @inline(never)
  public var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .unreachable(let underlying): return BayanRuntime.ErrorValues().wrapping(underlying)
    case .outOfStock(let left): return .carrying(left: left)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  public static var errorsWithoutValues: [Self] {
    [.unexpected, .tokenExpired, .loggedOut, .permissionMissing, .busy]
  }

  /// The error of a number, as services and `NSError` know it.
  ///
  /// - Parameter code: The number.
  ///
  /// - Parameter underlying: The error that it wraps, if it wraps one.
  ///
  /// - Returns: `nil` for a number that isn't in the catalog, and for an error whose values
  ///   are not given.
  public init?(code: Swift.Int, underlying: (any Swift.Error)?) {
    var errors = Self.errorsWithoutValues
    if let underlying {
      errors += [.unreachable(underlying: underlying)]
    }
    self.init(code: code, among: errors)
  }
}

nonisolated extension ShopError: BayanRuntime.ServiceMatched {
  /// Which answers of the service stand for which of these errors.
  public static let serviceMatches = BayanRuntime.ServiceMatches(serviceMatchLines)

  private static let serviceMatchLines: Swift.StaticString = """
    name token-expired: 2
    name logged-out: 3
    http-status 401...401: 3
    name permission-missing: 4
    http-status 403...403: 4
    name busy: 5
    http-status 429...429: 5
    http-status 503...503: 5
    name out-of-stock: 6
    default: 0
    """

  /// The error that an answer of the service stands for, by ``serviceMatches``.
  ///
  /// An answer that nothing matches is ``unexpected``.
  public init(answer: BayanRuntime.ServiceAnswer, left: Swift.Int) {
    switch Self.serviceMatches.index(of: answer) {
    case 2: self = .tokenExpired
    case 3: self = .loggedOut
    case 4: self = .permissionMissing
    case 5: self = .busy
    case 6: self = .outOfStock(left: left)
    default: self = .unexpected
    }
  }
}

nonisolated extension ShopError: BayanErrors.CatalogLocalizedError {}
