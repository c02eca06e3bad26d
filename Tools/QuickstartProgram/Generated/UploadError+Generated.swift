// Generated from Catalog/upload.toml, Locales/ by bayan.
// Do not edit; to regenerate, change those files and run `bayan generate`.
//
// Source locale: en.
// CLDR version: 42.0.
// Generated-code format: 8.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import BayanErrors
import BayanRuntime

/// Errors from uploading files.
///
/// - Remark: Domain `com.example.upload`, Catalog/upload.toml.
nonisolated indirect enum UploadError: BayanRuntime.GeneratedError {
  /// The locales that have words for these errors.
  typealias Locale = QuickstartErrorsCatalog.Locale

  /// “You’re offline” “The files couldn’t be uploaded without a connection.”
  ///
  /// There is no connection.
  ///
  /// - Remark: Code 1, `transient`; Catalog/upload.toml, `offline`.
  case offline

  /// “The file is too large” ““holiday.mov” is larger than 250 MB.”
  ///
  /// The file is larger than the server accepts.
  ///
  /// - Remark: Code 2, `recoverable`; Catalog/upload.toml, `fileTooLarge`.
  case fileTooLarge(name: Swift.String, megabytes: Swift.Int)

  /// “Your storage is full” “3 files couldn’t be uploaded, because your storage is full.”
  ///
  /// The user's storage has no room for these files.
  ///
  /// - Remark: Code 3, `recoverable`; Catalog/upload.toml, `quotaExceeded`.
  case quotaExceeded(count: Swift.Int)

  static var domainIndex: Swift.Int { 0 }

  @inline(never)
  var codeIndex: Swift.Int {
    switch self {
    case .offline: return 0
    case .fileTooLarge: return 1
    case .quotaExceeded: return 2
    }
  }

  @inline(never)
  var errorValues: BayanRuntime.ErrorValues {
    switch self {
    case .fileTooLarge(let name, let megabytes): return .carrying(name: name, megabytes: megabytes)
    case .quotaExceeded(let count): return .carrying(count: count)
    // The others carry nothing.
    default: return BayanRuntime.ErrorValues()
    }
  }

  static var errorsWithoutValues: [Self] {
    [.offline]
  }
}

nonisolated extension UploadError: BayanErrors.CatalogLocalizedError {}
