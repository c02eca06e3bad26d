import BayanErrors
public import BayanHummingbird
import BayanRuntime
public import BayanServing
import Foundation
import HTTPTypes
public import Hummingbird
public import Logging
import NIOCore

/// A shop with an error for each of its paths.
public enum Shop {
  /// A text that nobody outside may read.
  public static let secret = "s3cr3t-of-the-shop"

  private struct Order: Decodable {
    var item: String
    var count: Int
  }

  /// An error outside any catalog, whose texts have the secret.
  private struct LedgerError: Error, LocalizedError, CustomStringConvertible {
    var description: String { "password \(Shop.secret) refused" }
    var errorDescription: String? { description }
  }

  /// An error outside any catalog, around one of the shop's errors.
  private struct Wrapped: WrappingError, CustomStringConvertible {
    var underlyingError: (any Error)?
    var description: String { "wrapped \(Shop.secret)" }
  }

  /// The error of a service that the shop calls.
  private struct CourierError: Error {}

  /// Returns the shop as a server.
  ///
  /// - Parameters:
  ///   - forms: The forms of its errors.
  ///   - page: The folder of the web page, as `Tools/shop-page` builds it.
  ///   - onPort: A function that gets the port once the server listens.
  public static func application(
    forms: [ErrorTelling.Form] = ErrorTelling.Form.allCases,
    page: String? = nil,
    configuration: ApplicationConfiguration = ApplicationConfiguration(
      address: .hostname("127.0.0.1", port: 0)),
    logger: Logger? = nil,
    onPort: @escaping @Sendable (Int) async -> Void = { _ in }
  ) -> some ApplicationProtocol {
    let router = Router(options: .autoGenerateHeadEndpoints)
    if page != nil { router.add(middleware: PageFields()) }
    router.add(
      middleware: ErrorMiddleware(
        ErrorTelling(
          forms: forms, types: "https://example.org/", instances: "urn:example:request:",
          status: { ($0 as? ShopError) == .shopClosed ? 503 : nil },
          replacement: { $0 is CourierError ? ShopError.shopClosed : nil })))
    if let page {
      router.add(
        middleware: FileMiddleware(page, searchForIndexHtml: true)
          .withAdditionalMediaTypes(
            forFileExtensions: ["bayantable": .applicationBinary, "bayanpack": .applicationBinary]))
    }
    addRoutes(to: router)
    return Application(
      router: router, configuration: configuration,
      onServerRunning: { await onPort($0.localAddress?.port ?? 0) }, logger: logger)
  }

  private static func addRoutes(to router: Router<BasicRequestContext>) {
    func fail(_ path: RouterPath, with error: @escaping @Sendable () -> any Error) {
      router.get(path) { _, _ -> Response in throw error() }
    }
    router.get("fine") { _, _ in "fine" }
    router.get("tea/:left") { _, context -> Response in
      throw ShopError.outOfStock(
        left: context.parameters.get("left", as: Int.self) ?? 0, item: "tea", customer: secret)
    }
    router.post("orders") { request, context in
      try await request.decode(as: Order.self, context: context).item
    }
    fail("closed") { ShopError.shopClosed }
    fail("stolen") { ShopError.cardStolen }
    fail("cards") { ShopError.tooManyCards }
    fail("courier") { CourierError() }
    fail("ledger") { LedgerError() }
    fail("wrapped") { Wrapped(underlyingError: ShopError.shopClosed) }
    fail("ns") { NSError(domain: secret, code: 7, userInfo: [NSLocalizedDescriptionKey: secret]) }
    fail("stopped") { CancellationError() }
    fail("teapot") { HTTPError(.init(code: 418), message: secret) }
    fail("moved") { HTTPError(.seeOther, headers: [.location: "/tea/1"], message: secret) }
    fail("login") {
      HTTPError(
        .unauthorized, headers: [.wwwAuthenticate: #"Bearer realm="shop""#], message: secret)
    }
    router.get("decoding") { _, _ in
      let text = #"{"item": "\#(secret)", "count": "x"}"#
      return try JSONDecoder().decode(Order.self, from: Data(text.utf8)).item
    }
  }
}
