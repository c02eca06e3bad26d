// Generated from Catalog/change.toml, Locales/ by bayan.
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

/// Whether a change that was asked for was made, although its request failed.
///
/// - Remark: Domain `bayan.change`, Catalog/change.toml.
public nonisolated enum ChangeError: BayanRuntime.GeneratedError, Swift.CaseIterable {
  /// The locales that have words for these errors.
  public typealias Locale = BayanSDKErrorsCatalog.Locale

  /// “This may have gone through” “Something went wrong before the server could confirm it.”
  ///
  /// The request may have arrived: nobody knows whether the change was made.
  ///
  /// - Remark: Code 1, `other`; Catalog/change.toml, `uncertain`.
  case uncertain

  /// “This went through” “The server did what was asked, but this version of the app couldn’t
  /// read its response.”
  ///
  /// The service made the change and said so, and its answer can't be read.
  ///
  /// - Remark: Code 2, `other`; Catalog/change.toml, `made`.
  case made

  public static var domainIndex: Swift.Int { 0 }

  @inline(never)
  public var codeIndex: Swift.Int {
    switch self {
    case .uncertain: return 0
    case .made: return 1
    }
  }
}

nonisolated extension ChangeError: BayanErrors.CatalogLocalizedError {}
