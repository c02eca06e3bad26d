import BayanErrors
import BayanLoopback
import BayanRuntime
import BayanSDKErrors

/// A program's own server, whose errors are in the form of RFC 9457 and in the request's language.
struct ProblemService: Sendable {
  static let shared = ProblemService()

  /// Answers every request with the error about too many calls.
  func answer(_ request: LoopbackRequest) -> LoopbackAnswer {
    let problem = ProblemDetails(
      GraphError.tooManyCalls(hours: 0, minutes: 30), status: 429,
      types: "https://example.org/",
      instance: request.path,
      preferring: AcceptLanguage.preferences(request.headers["accept-language"] ?? ""))
    return .respond(
      status: problem.status,
      headers: [
        "Content-Type": ProblemDetails.mediaType, "Retry-After": "1800", "Vary": "Accept-Language",
        "Content-Language": problem.language.description,
      ], body: (try? problem.json()).map(Array.init) ?? [])
  }
}
