import BayanErrors
public import Foundation
public import Logging

/// Named values that are safe to log: headers, addresses, and others.
///
///     logger.debug(
///       "GET \(LogValues.address(url))", metadata: ["headers": .dictionary(LogValues.headers(fields))])
///
/// Names are logged. A value is logged only if its name is on the list of what may be seen. So a
/// secret stays out of the log, whatever it looks like. ``LogText/redacted(_:)`` then looks at what is
/// seen, too.
public enum LogValues {
  /// The text in the place of a hidden value.
  public static let hidden = "<private>"

  /// The fields of HTTP whose values are logged, in small letters.
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

  /// The fields of a request or a response.
  ///
  /// - Parameter seen: The names whose values are logged, in small letters.
  public static func headers(
    _ fields: [String: String], seeing seen: Set<String> = seenHeaders
  ) -> Logger.Metadata {
    metadata(fields.map { ($0, seen.contains($0.lowercased()) ? LogText.redacted($1) : hidden) })
  }

  /// An address with its path and the names of its parameters.
  ///
  /// Not in it are its user and password, its fragment, and the values of parameters that aren't
  /// `seen`. Of its path, segments that look like secrets are hidden. Others stay: whether `hunter2`
  /// in a path is one, nobody can know.
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

  /// Named values, such as the user info of an `NSError`.
  ///
  /// Of an error among them, domain and code are logged. A list or a dictionary is logged if its name
  /// may be seen, and of a dictionary what may be seen itself.
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
