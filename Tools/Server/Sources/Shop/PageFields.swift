import HTTPTypes
import Hummingbird

/// A middleware that adds a strict policy to every response.
///
/// The policy allows the page's own scripts, styles and answers, and WebAssembly. No script of a text
/// runs, nothing comes from elsewhere, and no other site can frame the page.
struct PageFields<Context: RequestContext>: RouterMiddleware {
  static var policy: String {
    """
    default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; \
    connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
    """
  }

  func handle(
    _ request: Request, context: Context,
    next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    var response = try await next(request, context)
    response.headers[.contentSecurityPolicy] = Self.policy
    response.headers[.xContentTypeOptions] = "nosniff"
    // The browser asks for each file again, and gets it only if it has changed.
    if response.headers[.cacheControl] == nil { response.headers[.cacheControl] = "no-cache" }
    return response
  }
}
