import BayanHTTP
import BayanRuntime
import BayanSupport
import Foundation

extension GraphClient {
  /// The exchange for a request; `nil` where its path makes no URL of the service's.
  ///
  /// The token goes into a header: URLs are in the logs of every server on the way.
  func exchange(for request: GraphRequest, _ token: AccessToken?) -> HTTPExchange.Request? {
    guard let address = address(of: request) else { return nil }
    let form = Self.form(parameters(of: request, besides: address.names))
    let isForm = request.method == .post
    guard let url = url(path: address.path, query: address.query(adding: isForm ? "" : form)) else {
      return nil
    }
    var exchange = exchange(
      method: request.method.rawValue, url: url, form: isForm ? form : nil, token: token)
    exchange.headers[HTTPHeaders.idempotencyKey] = request.idempotencyKey
    return exchange
  }

  /// Where a request leads; `nil` for another server.
  func address(of request: GraphRequest) -> GraphAddress? {
    GraphAddress(request.path, server: configuration.server, version: configuration.version)
  }

  func exchange(
    method: String, url: URL, form: String?, token: AccessToken?
  ) -> HTTPExchange.Request {
    var headers: HTTPHeaders = ["Accept": "application/json"]
    if let token { headers["Authorization"] = "Bearer \(token.tokenString)" }
    if !configuration.readerLocales.isEmpty {
      headers["Accept-Language"] = configuration.readerLocales.map(\.description).joined(
        separator: ", ")
    }
    if form != nil { headers["Content-Type"] = "application/x-www-form-urlencoded" }
    return HTTPExchange.Request(
      method: method, url: url, headers: headers, body: form.map { Array($0.utf8) },
      timeout: configuration.timeout, largestBody: configuration.largestAnswer)
  }

  /// The parameters with the locale that the service's words for users should be in.
  ///
  /// - Parameter names: What the path says already, and what isn't said twice.
  func parameters(of request: GraphRequest, besides names: Set<String>) -> [String: String] {
    let own = request.parameters.filter { !names.contains($0.key) }
    guard let locale = configuration.readerLocales.first, !names.contains("locale") else {
      return own
    }
    let tag = locale.description.replacing("-", with: "_")
    return own.merging(["locale": tag]) { given, _ in given }
  }

  /// The URL of an encoded path, which has a version.
  func url(path: String, query: String) -> URL? {
    var components = URLComponents(url: configuration.server, resolvingAgainstBaseURL: false)
    components?.percentEncodedPath = "/" + path
    if !query.isEmpty { components?.percentEncodedQuery = query }
    return components?.url
  }

  /// Parameters as a form, by name.
  static func form(_ parameters: [String: String]) -> String {
    parameters.sorted { $0.key < $1.key }
      .map { "\($0.key.percentEncoded())=\($0.value.percentEncoded())" }.joined(separator: "&")
  }
}
