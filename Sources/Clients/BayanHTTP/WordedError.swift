import BayanErrors
package import BayanRuntime
import BayanSDKErrors
package import Foundation

/// An error for developers, beneath one of the catalog's that has the words for it.
///
/// Where it gets before a reader all the same, it has that one's words: by `localizedDescription`, and
/// in alerts.
package protocol WordedError: LocalizedError {
  /// The error of the catalog that it is beneath.
  var worded: any CatalogError { get }
}

extension JSONFailure: WordedError {
  package var worded: any CatalogError { NetworkError.notJSON(underlying: self) }
  public var errorDescription: String? { worded.words.description }
  public var recoverySuggestion: String? { worded.words.suggestion }
}

extension UnusableResponse: WordedError {
  package var worded: any CatalogError {
    (300...599).contains(status)
      ? NetworkError(status: status, underlying: self)
      : NetworkError.notJSON(underlying: self)
  }
  public var errorDescription: String? { worded.words.description }
  public var recoverySuggestion: String? { worded.words.suggestion }
}
