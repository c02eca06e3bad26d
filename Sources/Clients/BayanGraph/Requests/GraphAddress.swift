import BayanSupport
import Foundation

/// The target and the parameters in the path of a request.
///
///     me/posts                                                       under the client's version
///     me?fields=id,name                                              with parameters
///     ?id=https://example.com                                        with an address among them
///     v25.0/me                                                       of another version
///     https://graph.facebook.com/v26.0/me/posts?limit=25&after=…     `paging.next`
///
/// An address has to be the service's own: a token goes nowhere else. One that the service sends has
/// the token among its parameters. It is left out, for it is sent in a header.
struct GraphAddress {
  /// The segments of the path, decoded, the version first.
  private let segments: [String]
  /// The parameters of the path, encoded, in their order.
  let query: [Substring]

  /// - Returns: `nil` for an address of another server.
  init?(_ path: String, server: URL, version: String) {
    let parts = path.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var query = parts.count > 1 ? parts[1].split(separator: "&") : []
    var segments: [String]
    // A parameter may be any address: it leads nowhere.
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

  /// Whether a segment is a version: `v26.0`.
  private static func isVersion(_ segment: String) -> Bool {
    guard segment.hasPrefix("v") else { return false }
    let numbers = segment.dropFirst().split(separator: ".", omittingEmptySubsequences: false)
    return numbers.count == 2
      && numbers.allSatisfy {
        (1...3).contains($0.utf8.count) && $0.utf8.allSatisfy(\.isASCIIDigit)
      }
  }

  /// The path, encoded.
  var path: String { segments.map { $0.percentEncoded() }.joined(separator: "/") }

  /// The path under a version; from the root, where it is one of another version.
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

  /// The parameters with others after them, as a query may have them.
  func query(adding form: String) -> String {
    (query.map(Self.encoded) + (form.isEmpty ? [] : [form])).joined(separator: "&")
  }

  /// A parameter with what is not allowed in a query encoded; what is encoded stays so.
  private static func encoded(_ pair: Substring) -> String {
    let pieces = pair.split(separator: "%", omittingEmptySubsequences: false)
    var result = String(pieces[0]).percentEncoded(keeping: kept)
    for piece in pieces.dropFirst() {
      let digits = piece.utf8.prefix(2)
      let isEncoded = digits.count == 2 && digits.allSatisfy { $0.hexDigitValue != nil }
      result += (isEncoded ? "%" : "%25") + String(piece).percentEncoded(keeping: kept)
    }
    return result
  }

  private static let kept = "=,:;@/?!$'()*+"
}

extension GraphRequest {
  /// The path for logs: without parameters, which may be secrets, and without the server.
  var loggedPath: String {
    let path = path.prefix { $0 != "?" && $0 != "#" }
    guard let scheme = path.range(of: "://") else { return String(path) }
    return String(path[scheme.upperBound...].drop { $0 != "/" }.dropFirst())
  }
}
