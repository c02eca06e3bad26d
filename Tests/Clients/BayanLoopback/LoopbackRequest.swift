import FlyingFox
import Foundation

/// A request that the loopback server got.
public struct LoopbackRequest: Hashable, Sendable {
  /// The method in capitals: `GET`.
  public var method: String
  /// The path without the query: `/v26.0/me`.
  public var path: String
  /// The query's decoded values by name; of a repeated name, the last value.
  public var query: [String: String]
  /// The header fields by their names in lower case.
  public var headers: [String: String]
  public var body: [UInt8]

  public init(
    method: String, path: String, query: [String: String] = [:], headers: [String: String] = [:],
    body: [UInt8] = []
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
  }

  /// The body as text.
  public var text: String { String(decoding: body, as: UTF8.self) }

  /// Returns a parameter of the query, or of a form in the body.
  public func parameter(_ name: String) -> String? { query[name] ?? form[name] }

  /// The values of a form in the body (`application/x-www-form-urlencoded`), by name.
  public var form: [String: String] { Self.values(of: text) }

  /// Returns the values of a query or a form, by name.
  static func values(of query: String) -> [String: String] {
    let pairs = query.split(separator: "&").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let decoded = parts.map { part in
        part.replacing("+", with: " ").removingPercentEncoding ?? String(part)
      }
      return (decoded[0], decoded.count > 1 ? decoded[1] : "")
    }
    return Dictionary(pairs, uniquingKeysWith: { _, last in last })
  }

  init(_ request: HTTPRequest) async throws {
    method = request.method.rawValue
    path = request.path
    query = Dictionary(
      request.query.map { ($0.name, $0.value) }, uniquingKeysWith: { _, last in last })
    headers = Dictionary(
      request.headers.map { ($0.key.rawValue.lowercased(), $0.value) },
      uniquingKeysWith: { "\($0), \($1)" })
    body = try await Array(request.bodyData)
  }
}
