import BayanErrors
import BayanRuntime
import Foundation
public import Logging

extension Logger {
  /// Logs an error and those beneath it: what happened, for developers.
  ///
  /// The message is the outermost error's developer message. The metadata has its `domain`, `code`,
  /// `category` and arguments, and the errors beneath as `underlying`. Tokens are removed from every
  /// text, and private arguments have no value. Control characters and invisible marks are replaced,
  /// so that no text can forge a line of the log.
  ///
  /// Cancellation is logged at `debug`, whatever `level` says: it is no error.
  public func log(
    level: Logger.Level = .error, error: any Error, metadata: Logger.Metadata = [:],
    file: String = #fileID, function: String = #function, line: UInt = #line
  ) {
    let isCancelled = ErrorChain(error).contains { $0 is CancellationError }
    let entry = ErrorLogEntry(error)
    log(
      level: isCancelled ? .debug : level, "\(entry.message)",
      metadata: metadata.merging(entry.metadata) { given, _ in given }, file: file,
      function: function, line: line)
  }
}

/// The message and metadata that are logged for an error.
struct ErrorLogEntry {
  var message: String
  var metadata: Logger.Metadata

  init(_ error: any Error) {
    let chain = Array(ErrorChain(error))
    message = Self.message(error)
    metadata = Self.facts(error)
    let beneath = chain.dropFirst().map { error in
      Logger.MetadataValue.dictionary(
        Self.facts(error).merging(["message": "\(Self.message(error))"]) { own, _ in own })
    }
    if !beneath.isEmpty { metadata["underlying"] = .array(beneath) }
  }

  private static func message(_ error: any Error) -> String {
    if let error = error as? any CatalogError { return LogText.redacted(error.developerMessage) }
    // The values of clients describe themselves for developers.
    if error is any WrappingError { return LogText.redacted("\(error)") }
    // Others are their domain and code; their own texts may hold anything.
    let bridged = error as NSError
    return LogText.redacted("\(bridged.domain) \(bridged.code)")
  }

  private static func facts(_ error: any Error) -> Logger.Metadata {
    guard let error = error as? any CatalogError else {
      let bridged = error as NSError
      return ["domain": "\(LogText.redacted(bridged.domain))", "code": "\(bridged.code)"]
    }
    var facts: Logger.Metadata = [
      "domain": "\(type(of: error).domain)", "code": "\(error.code)",
      "category": "\(error.category.rawValue)",
    ]
    let hidden = Set(error.privateArgumentNames)
    let arguments = error.messageArguments.map { argument in
      let value = hidden.contains(argument.name) ? "<private>" : text(argument.value)
      return (argument.name, Logger.MetadataValue.string(value))
    }
    if !arguments.isEmpty {
      facts["arguments"] = .dictionary(Dictionary(arguments, uniquingKeysWith: { $1 }))
    }
    return facts
  }

  private static func text(_ value: MessageValue) -> String {
    switch value {
    case .string(let text): LogText.redacted(text)
    case .integer(let number): String(number)
    case .number(let number): "\(number)"
    case .dateTime, .amount, .list: LogText.redacted("\(value)")
    }
  }
}
