import BayanErrors
import BayanHTTP
import BayanRecovery
import BayanRuntime
import BayanSystemErrors
import Foundation
import Testing

@Suite("FastAPI")
struct FastAPITests {
  private func response(
    _ path: String, method: String = "GET", body: String? = nil, language: String? = nil,
    timeout: Duration = .seconds(20), largestBody: Int = 1 << 20
  ) async throws(HTTPFailure) -> HTTPExchange.Response {
    guard let url = try? RealServer.fastAPI.url else {
      Issue.record("run Tools/proof/servers")
      throw .cancelled
    }
    var headers: HTTPHeaders = ["Content-Type": "application/json"]
    headers["Accept-Language"] = language
    return try await SystemTransport().response(
      to: HTTPExchange.Request(
        method: method, url: url.appending(path: path), headers: headers,
        body: body.map { Array($0.utf8) }, timeout: timeout, largestBody: largestBody))
  }

  @Test func `an order is an order`() async throws {
    let response = try await response(
      "orders", method: "POST", body: #"{"item":"شاي","count":2}"#)
    #expect(response.isSuccess)
    #expect(try JSONValue(parsing: response.body) == ["item": "شاي", "count": 2])
  }

  @Test(arguments: [("ar-EG", "ar", "نفدت الكمية"), ("en", "en", "Out of stock")])
  func `problem details come whole, in the language that was asked for`(
    _ field: String, _ language: String, _ title: String
  ) async throws {
    let response = try await response(
      "orders", method: "POST", body: #"{"item":"tea","count":9}"#, language: field)
    #expect(response.status == 409 && response.mediaType == ProblemDetails.mediaType)
    #expect(response.headers["Content-Language"] == language)
    let problem = try JSONValue(parsing: response.body)
    #expect(problem["title"]?.string == title)
    #expect(problem["type"] == "https://example.org/problems/out-of-stock")
    #expect(problem["instance"] == "/orders" && problem["left"] == 2)
  }

  @Test func `an invalid body names its members`() async throws {
    let response = try await response("orders", method: "POST", body: #"{"item":7}"#)
    #expect(response.status == 422 && response.mediaType == ProblemDetails.mediaType)
    let problem = try JSONValue(parsing: response.body)
    #expect(problem["errors"]?.array?.contains(["body", "count"]) == true)
  }

  @Test func `a crash is a status, and its words are the catalog's`() async throws {
    let response = try await response("crash")
    #expect(response.status == 500)
    let failure = HTTPFailure.network(
      .httpStatus(status: response.status, underlying: UnusableResponse(response)))
    for locale in ["en", "ar"] as [LocaleTag] {
      #expect(failure.alert(preferring: [locale])?.locale == locale)
    }
  }

  @Test func `a server that is busy says for how long`() async throws {
    let response = try await response("busy")
    #expect(response.status == 503)
    let wait = response.headers["Retry-After"].flatMap { RetryAfter.delay($0, now: Date()) }
    #expect(wait == .seconds(7))
  }

  @Test func `a refusal for a password ends at once`() async throws {
    let start = ContinuousClock.now
    let response = try await response("basic")
    #expect(response.status == 401)
    #expect(response.headers["WWW-Authenticate"] == #"Basic realm="orders""#)
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  @Test func `a body without end is stopped`() async throws {
    let start = ContinuousClock.now
    do {
      _ = try await response("endless")
      Issue.record("it ended")
    } catch {
      #expect(ErrorChain(error).first(of: NetworkError.self)?.codeName == "answerTooLarge")
    }
    #expect(ContinuousClock.now - start < .seconds(15))
  }

  @Test func `a server that doesn't answer is out of time`() async throws {
    do {
      _ = try await response("slow", timeout: .seconds(1))
      Issue.record("it answered")
    } catch {
      #expect(ErrorChain(error).first(of: NetworkError.self)?.codeName == "timedOut")
      #expect((error.nsError(preferring: [])).domain == NSURLErrorDomain)
    }
  }

  @Test func `a page of a portal is no answer of the service`() async throws {
    let response = try await response("portal")
    #expect(response.status == 403 && response.mediaType == "text/html")
    #expect(throws: JSONFailure.self) { try JSONValue(parsing: response.body) }
  }
}
