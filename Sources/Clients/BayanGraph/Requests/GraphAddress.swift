import BayanSupport
import Foundation

/// The target and the parameters of a request, from its path.
///
///     me/posts                                                       under the client's version
///     me?fields=id,name                                              with parameters
///     ?id=https://example.com                                        with an address among them
///     v25.0/me                                                       of another version
///     https://graph.facebook.com/v26.0/me/posts?limit=25&after=…     `paging.next`
///
/// An address has to be on the service's own server, because a token must not go to any other. An
/// address from the service has the token among its parameters. The token is left out of the
/// parameters, because a header has it.
struct GraphAddress {
  /// The decoded segments of the path, the version first.
  private let segments: [String]
  /// The encoded parameters of the path, in their order.
  let query: [Substring]

  /// Reads a path.
  ///
  /// - Returns: `nil` for an address on another server.
  init?(_ path: String, server: URL, version: String) {
    let parts = path.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var query = parts.count > 1 ? parts[1].split(separator: "&") : []
    var segments: [String]
    // A parameter may be any address, because no request is sent to it.
    if parts[0].contains("://") {
      guard let url = URLComponents(string: String(parts[0])), url.user == nil,
        url.scheme?.lowercased() == server.scheme?.lowercased(),
        url.host?.lowercased() == server.host()?.lowercased(), url.port == server.port
      else { return nil }
      segments = url.path.split(separator: "/").map(String.init)
      query.removeAll { Self.name(of: $0) == "access_token" }
    } else {
      segments = parts[0].split(separator: "/").map(String.init)
    }
    if segments.first.map(Self.isVersion) != true { segments.insert(version, at: 0) }
    self.segments = segments
    self.query = query
  }

  /// Returns whether a segment is a version: `v26.0`.
  private static func isVersion(_ segment: String) -> Bool {
    guard segment.hasPrefix("v") else { return false }
    let numbers = segment.dropFirst().split(separator: ".", omittingEmptySubsequences: false)
    return numbers.count == 2
      && numbers.allSatisfy {
        (1...3).contains($0.utf8.count) && $0.utf8.allSatisfy(\.isASCIIDigit)
      }
  }

  /// The encoded path.
  var path: String { segments.map { $0.percentEncoded() }.joined(separator: "/") }

  /// Returns the path under a version; a path with another version starts at the root.
  func path(under version: String) -> String {
    segments.first == version
      ? segments.dropFirst().map { $0.percentEncoded() }.joined(separator: "/") : path
  }

  /// The names of the parameters.
  var names: Set<String> { Set(query.map(Self.name)) }

  private static func name(of pair: Substring) -> String {
    let name = pair.prefix { $0 != "=" }
    return name.removingPercentEncoding ?? String(name)
  }

  /// Returns the encoded parameters, and others after them.
  func query(adding form: String) -> String {
    (query.map(Self.encoded) + (form.isEmpty ? [] : [form])).joined(separator: "&")
  }

  /// Returns a parameter with the characters encoded that queries don't allow; existing encodings
  /// stay.
  private static func encoded(_ pair: Substring) -> String {
    let pieces = pair.split(separator: "%", omittingEmptySubsequences: false)
    var result = String(pieces[0]).percentEncoded(keeping: unescaped)
    for piece in pieces.dropFirst() {
      let digits = piece.utf8.prefix(2)
      let isEncoded = digits.count == 2 && digits.allSatisfy { $0.hexDigitValue != nil }
      result += (isEncoded ? "%" : "%25") + String(piece).percentEncoded(keeping: unescaped)
    }
    return result
  }

  private static let unescaped = "=,:;@/?!$'()*+"
}

extension GraphRequest {
  /// The path for logs, without parameters, which may be secrets, and without the server.
  var loggedPath: String {
    let path = path.prefix { $0 != "?" && $0 != "#" }
    guard let scheme = path.range(of: "://") else { return String(path) }
    return String(path[scheme.upperBound...].drop { $0 != "/" }.dropFirst())
  }
}
