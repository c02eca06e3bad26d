import BayanHTTP
import BayanRuntime
import BayanSupport
import Foundation

extension GraphClient {
  /// The exchange for a request; `nil` where its path makes no URL.
  ///
  /// The token goes into a header: URLs stand in the logs of every server on the way.
  func exchange(for request: GraphRequest, _ token: AccessToken?) -> HTTPExchange.Request? {
    let form = Self.form(parameters(of: request))
    let isForm = request.method == .post
    guard let url = url(path: request.path, query: isForm ? nil : form) else { return nil }
    return exchange(
      method: request.method.rawValue, url: url, form: isForm ? form : nil, token: token)
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
  func parameters(of request: GraphRequest) -> [String: String] {
    guard let locale = configuration.readerLocales.first else { return request.parameters }
    let tag = locale.description.replacing("-", with: "_")
    return request.parameters.merging(["locale": tag]) { given, _ in given }
  }

  /// The URL of a path under the version.
  func url(path: String, query: String?) -> URL? {
    let segments = [configuration.version] + path.split(separator: "/").map(String.init)
    let encoded = segments.map { $0.percentEncoded() }.joined(separator: "/")
    var components = URLComponents(url: configuration.server, resolvingAgainstBaseURL: false)
    components?.percentEncodedPath = "/" + encoded
    if let query, !query.isEmpty { components?.percentEncodedQuery = query }
    return components?.url
  }

  /// Parameters as a form, by name.
  static func form(_ parameters: [String: String]) -> String {
    parameters.sorted { $0.key < $1.key }
      .map { "\($0.key.percentEncoded())=\($0.value.percentEncoded())" }.joined(separator: "&")
  }
}
