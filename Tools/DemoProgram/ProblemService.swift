import BayanErrors
import BayanLoopback
import BayanRuntime
import BayanSDKErrors

/// A server of one's own that tells its errors as RFC 9457 has it, in the language of the request.
struct ProblemService: Sendable {
  static let shared = ProblemService()

  /// Answers that the caller calls too often, whatever is asked.
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
