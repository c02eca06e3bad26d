public import BayanRecovery
package import BayanRuntime
import BayanSystemErrors
import Foundation

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
