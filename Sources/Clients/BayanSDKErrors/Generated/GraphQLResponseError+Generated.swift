// Generated from Catalog/graphql.toml, Locales/ by bayan.
// Do not edit; to regenerate, change those files and run `bayan generate`.
//
// Source locale: en.
// CLDR version: 42.0.
// Generated-code format: 4.
// swift-format-ignore-file

public import BayanErrors
public import BayanRuntime

/// What the errors in a GraphQL response mean for the person who waits for the data.
///
/// - Remark: Domain `bayan.graphql`, Catalog/graphql.toml.
public indirect enum GraphQLResponseError: GeneratedError {
  /// The locales that have words for these errors.
  public typealias Locale = BayanSDKErrorsCatalog.Locale

  /// “This app can’t do that” “Something in this app doesn’t work as it should.”
  ///
  /// Request error: not parsed, not valid, or with wrong variables. There is no data.
  ///
  /// - Remark: Code 1, `developer`; Catalog/graphql.toml, `requestFailed`.
  case requestFailed

  /// “Not loaded yet” “This has to be requested once more.”
  ///
  /// The server does not know the persisted query; send it again in full.
  ///
  /// - Remark: Code 2, `transient`; Catalog/graphql.toml, `persistedQueryNotFound`.
  case persistedQueryNotFound

  /// “Couldn’t load this” “The server couldn’t put together what this app asked for.”
  ///
  /// Execution error that bubbled up to the top: all of the data is null.
  ///
  /// - Remark: Code 3, `recoverable`; Catalog/graphql.toml, `noData`.
  case noData

  /// “Some of this is missing” “3 items couldn’t be loaded. The rest is shown.”
  ///
  /// Execution errors: some fields are null, the rest is there. `missing` counts them.
  ///
  /// - Remark: Code 4, `recoverable`; Catalog/graphql.toml, `partialData`.
  case partialData(missing: Int)

  /// “Your change may not have been saved” “Something went wrong on the server while saving.”
  ///
  /// Execution error of a mutation: perhaps nothing was changed.
  ///
  /// - Remark: Code 5, `recoverable`; Catalog/graphql.toml, `changeFailed`.
  case changeFailed

  /// “Updates have stopped” “New content no longer arrives automatically.”
  ///
  /// A subscription ended with an error; nothing more will come.
  ///
  /// - Remark: Code 6, `transient`; Catalog/graphql.toml, `subscriptionEnded`.
  case subscriptionEnded(underlying: any Error)

  public static var domainIndex: Int { 3 }

  @inline(never)
  public var codeIndex: Int {
    switch self {
    case .requestFailed: return 0
    case .persistedQueryNotFound: return 1
    case .noData: return 2
    case .partialData: return 3
    case .changeFailed: return 4
    case .subscriptionEnded: return 5
    }
  }

  @inline(never)
  public var errorValues: ErrorValues {
    switch self {
    case .partialData(let missing): return .carrying(missing: missing)
    case .subscriptionEnded(let underlying): return ErrorValues().wrapping(underlying)
    // The others carry nothing.
    default: return ErrorValues()
    }
  }

  /// The error of a number, as services and `NSError` know it.
  ///
  /// - Parameter underlying: The error that it wraps, if it wraps one.
  ///
  /// - Returns: `nil` for a number that isn't in the catalog, and for an error whose values
  ///   are not given.
  public init?(code: Int, underlying: (any Error)? = nil) {
    var errors: [Self] = [.requestFailed, .persistedQueryNotFound, .noData, .changeFailed]
    if let underlying {
      errors += [.subscriptionEnded(underlying: underlying)]
    }
    self.init(code: code, among: errors)
  }
}

extension GraphQLResponseError: CatalogLocalizedError {}
