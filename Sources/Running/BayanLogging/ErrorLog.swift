import BayanErrors
import BayanRuntime
import Foundation
public import Logging

extension Logger {
  /// Logs an error and those beneath it: what happened, for developers.
  ///
  /// The message is the outermost error's developer message. The metadata is its
  /// ``ErrorDescriptor``: `domain`, `code`, `name`, `category`, and where they are known
  /// `serviceCode`, `subcode`, `status`, `mediaType`, `traceID`, `invalidArgument` and
  /// `parseFailure`. The arguments of a catalog's error are `arguments`, the errors beneath
  /// `underlying`.
  ///
  /// Bodies and addresses are in none of them. Secrets are removed from every text, and private
  /// arguments have no value. Control characters and invisible marks are replaced, so that no text
  /// can forge a line of the log. Of an error of an unknown domain, domain and code are logged: its
  /// own texts may hold anything. A ``WrappingError`` that describes itself is logged with that description.
  /// An argument whose name says that it is a secret has no value, and
  /// neither has such a name in `metadata`.
  ///
  /// Cancellation is logged at `debug`, whatever `level` says: it is no error. ``Cancellation`` says
  /// what it is; it may be any error of the chain.
  public func log(
    level: Logger.Level = .error, error: any Error, metadata: Logger.Metadata = [:],
    file: String = #fileID, function: String = #function, line: UInt = #line
  ) {
    let isCancelled = ErrorChain(error).contains(where: Cancellation.isCause)
    let entry = ErrorLogEntry(error)
    log(
      level: isCancelled ? .debug : level, "\(entry.message)",
      metadata: metadata.redacted.merging(entry.metadata) { given, _ in given }, file: file,
      function: function, line: line)
  }
}

extension Logger.Metadata {
  /// The same without the values whose names say that they are secrets.
  fileprivate var redacted: Logger.Metadata {
    Logger.Metadata(uniqueKeysWithValues: map { ($0, $1.redacted(named: $0)) })
  }
}

extension Logger.MetadataValue {
  fileprivate func redacted(named name: String) -> Logger.MetadataValue {
    switch self {
    case .string(let text): .string(LogText.redacted(text, named: name))
    case .stringConvertible(let value): .string(LogText.redacted("\(value)", named: name))
    case .dictionary(let values): .dictionary(values.redacted)
    case .array(let values): .array(values.map { $0.redacted(named: name) })
    }
  }
}

/// The message and metadata that are logged for an error.
struct ErrorLogEntry {
  var message: String
  var metadata: Logger.Metadata

  init(_ error: any Error) {
    message = Self.message(error)
    metadata = Self.facts(error)
    var last = metadata
    var beneath: [Logger.MetadataValue] = []
    for error in ErrorChain(error).dropFirst() {
      let facts = Self.facts(error)
      // A failure of a client says the same as the error within.
      if facts != last {
        beneath.append(
          .dictionary(facts.merging(["message": "\(Self.message(error))"]) { own, _ in own }))
      }
      last = facts
    }
    if !beneath.isEmpty { metadata["underlying"] = .array(beneath) }
  }

  private static func message(_ error: any Error) -> String {
    // Other values of clients describe themselves for developers.
    if !(error is any DescribedError),
      let error = error as? any WrappingError & CustomStringConvertible
    {
      return LogText.redacted(error.description)
    }
    let facts = ErrorDescriptor(error)
    guard let summary = facts.summary, !summary.isEmpty else { return LogText.redacted("\(facts)") }
    return LogText.redacted(
      facts.domain + (facts.name.map { ".\($0)" } ?? " \(facts.code)") + ": " + summary)
  }

  private static func facts(_ error: any Error) -> Logger.Metadata {
    let descriptor = ErrorDescriptor(error)
    let texts: [(String, String?)] = [
      ("domain", descriptor.domain), ("code", "\(descriptor.code)"), ("name", descriptor.name),
      ("category", descriptor.category), ("serviceCode", descriptor.serviceCode.map(String.init)),
      ("subcode", descriptor.subcode.map(String.init)),
      ("status", descriptor.status.map(String.init)), ("mediaType", descriptor.mediaType),
      ("traceID", descriptor.traceID), ("invalidArgument", descriptor.invalidArgument),
      ("parseFailure", descriptor.parseFailure),
    ]
    var facts: Logger.Metadata = [:]
    for (name, text) in texts {
      if let text { facts[name] = .string(LogText.redacted(text)) }
    }
    if let error = error as? any CatalogError, let arguments = arguments(error) {
      facts["arguments"] = .dictionary(arguments)
    }
    return facts
  }

  /// The arguments as text, as `RPCStatus` has them; private ones without their values.
  private static func arguments(_ error: some CatalogError) -> Logger.Metadata? {
    var arguments: Logger.Metadata = [:]
    for argument in error.messageArguments {
      arguments[argument.name] = .string(
        LogText.redacted("\(argument.value)", named: argument.name))
    }
    for name in error.privateArgumentNames { arguments[name] = "<private>" }
    return arguments.isEmpty ? nil : arguments
  }
}
