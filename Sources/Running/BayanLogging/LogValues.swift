import BayanErrors
public import Foundation
public import Logging

/// Named values in a form that is safe for logs: headers, addresses, and others.
///
///     logger.debug(
///       "GET \(LogValues.address(url))", metadata: ["headers": .dictionary(LogValues.headers(fields))])
///
/// Names are logged. A value is logged only if its name is on a list of harmless names, so a secret
/// stays out of the log even if it looks like a word. ``LogText/redacted(_:)`` then reads the
/// values that are logged, too.
public enum LogValues {
  /// The text in place of a hidden value.
  public static let hidden = "<private>"

  /// The names of HTTP fields whose values are logged, in lower case.
  public static let seenHeaders: Set<String> = [
    "accept", "accept-encoding", "accept-language", "age", "allow", "cache-control", "connection",
    "content-encoding", "content-language", "content-length", "content-type", "date", "expires",
    "host", "keep-alive", "last-modified", "retry-after", "server", "transfer-encoding", "upgrade",
    "user-agent", "vary", "via",
  ]

  /// The parameters of addresses whose values are logged.
  public static let seenParameters: Set<String> = [
    "fields", "format", "lang", "language", "limit", "locale", "offset", "page", "sort",
  ]

  /// The keys of user info whose values are logged.
  public static let seenKeys: Set<String> = [
    CatalogErrorKey.category, CatalogErrorKey.chosenOption, CatalogErrorKey.languages,
    CatalogErrorKey.locale,
    CatalogErrorKey.recoveryOptionNames, CatalogErrorKey.wasShown,
  ]

  /// Returns the fields of a request or a response, without hidden values.
  ///
  /// - Parameter seen: The names whose values are logged, in lower case.
  public static func headers(
    _ fields: [String: String], seeing seen: Set<String> = seenHeaders
  ) -> Logger.Metadata {
    metadata(fields.map { ($0, seen.contains($0.lowercased()) ? LogText.redacted($1) : hidden) })
  }

  /// Returns an address with its path and the names of its parameters.
  ///
  /// The user and the password, the fragment, and the values of parameters outside `seen` are left
  /// out. Segments of the path that look like secrets are hidden. Other segments stay, even a
  /// secret that looks like a word, such as `hunter2`.
  public static func address(_ url: URL, seeing seen: Set<String> = seenParameters) -> String {
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return hidden }
    var text = parts.scheme.map { "\($0):" } ?? ""
    text += parts.host.map { "//\($0)" } ?? ""
    text += parts.port.map { ":\($0)" } ?? ""
    text += parts.path.split(separator: "/", omittingEmptySubsequences: false).map { segment in
      SecretLooks.isRandom(LogUnit.units(of: Array(segment.unicodeScalars))[...])
        ? hidden : LogText.redacted(String(segment))
    }.joined(separator: "/")
    let items = (parts.queryItems ?? []).map { item in
      let value = seen.contains(item.name) ? LogText.redacted(item.value ?? "") : hidden
      return LogText.redacted(item.name) + (item.value == nil ? "" : "=\(value)")
    }
    return text + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
  }

  /// Returns named values, such as the user info of an `NSError`, without hidden ones.
  ///
  /// For an error among them, the domain and the code are logged. A list or a dictionary is logged
  /// if its name is in `seen`, and a dictionary's values only under names that are in `seen`, too.
  public static func values(
    _ values: [String: Any], seeing seen: Set<String> = seenKeys
  ) -> Logger.Metadata {
    var result: Logger.Metadata = [:]
    for (name, value) in values {
      result[LogText.redacted(name)] = loggable(value, named: name, seen)
    }
    return result
  }

  private static func loggable(
    _ value: Any, named name: String, _ seen: Set<String>
  ) -> Logger.MetadataValue {
    if let error = value as? any Error {
      let error = error as NSError
      return .string(LogText.redacted("\(error.domain) \(error.code)"))
    }
    guard seen.contains(name) else { return .string(hidden) }
    switch value {
    case let members as [String: Any]: return .dictionary(values(members, seeing: seen))
    case let items as [Any]: return .array(items.map { loggable($0, named: name, seen) })
    default: return .string(LogText.redacted("\(value)", named: name))
    }
  }

  private static func metadata(_ pairs: [(String, String)]) -> Logger.Metadata {
    Logger.Metadata(
      pairs.map { (LogText.redacted($0), .string($1)) }, uniquingKeysWith: { first, _ in first })
  }
}
