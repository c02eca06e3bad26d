import BayanHTTP
import BayanRuntime
import BayanSupport
import Foundation

extension GraphClient {
  /// Returns the exchange for a request; `nil` for a path to another server.
  ///
  /// A header has the token, because the logs of all servers on the way have the URL.
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

  /// Returns the address of a request; `nil` for another server.
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

  /// Returns the parameters with the locale for the service's words for users.
  ///
  /// - Parameter names: The names of the path's own parameters, which are left out.
  func parameters(of request: GraphRequest, besides names: Set<String>) -> [String: String] {
    let own = request.parameters.filter { !names.contains($0.key) }
    guard let locale = configuration.readerLocales.first, !names.contains("locale") else {
      return own
    }
    let tag = locale.description.replacing("-", with: "_")
    return own.merging(["locale": tag]) { given, _ in given }
  }

  /// Returns the URL of an encoded path with a version.
  func url(path: String, query: String) -> URL? {
    var components = URLComponents(url: configuration.server, resolvingAgainstBaseURL: false)
    components?.percentEncodedPath = "/" + path
    if !query.isEmpty { components?.percentEncodedQuery = query }
    return components?.url
  }

  /// Returns parameters as a form, sorted by name.
  static func form(_ parameters: [String: String]) -> String {
    parameters.sorted { $0.key < $1.key }
      .map { "\($0.key.percentEncoded())=\($0.value.percentEncoded())" }.joined(separator: "&")
  }
}
