import BayanErrors
import BayanLogging
public import BayanRuntime
public import Foundation
public import Logging

/// The parts of a response that tells an error.
public struct ErrorAnswer: Sendable {
  /// The error whose words the client gets.
  public var error: any CatalogError

  /// The HTTP status.
  public var status: Int

  /// The header fields to add to those of the framework's error; `Vary` may occur several times.
  public var fields: [(name: String, value: String)]

  /// The body; empty for a status below 400.
  public var body: Data

  /// Logs the thrown error: a server's failure as an error, and a request's failure, which is usual, at a
  /// lower level.
  ///
  /// - Parameter detail: The text of the error for developers, from which secrets are removed.
  public func log(_ thrown: any Error, detail: String?, to logger: Logger) {
    var metadata: Logger.Metadata = ["status": "\(status)"]
    if let detail { metadata["detail"] = "\(LogText.redacted(detail))" }
    logger.log(level: status >= 500 ? .error : .info, error: thrown, metadata: metadata)
  }

  /// Returns the text of an error that is no catalog's, for developers; no client gets it.
  ///
  /// The text is that of `print`: the error's own description, else its fields.
  public static func detail(of error: any Error) -> String? {
    error is any CatalogError || error is any DescribedError ? nil : "\(error)"
  }
}
