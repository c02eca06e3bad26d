import BayanErrors
import BayanRuntime
import BayanServing
import FlyingFox
import Foundation
import Logging
import Synchronization
import Testing

/// The adapter of `Documentation/Servers.md`, which is `ErrorHandler.swift` beside this file.
@Suite("a server of another framework")
struct SecondFrameworkTests {
  private struct Thrower: HTTPHandler {
    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
      switch request.path {
      case "/fine": return HTTPResponse(statusCode: .ok)
      case "/busy": throw ServerError.unavailable
      case "/ledger": throw Ledger(account: "token=abcdefghijklmnop")
      default: throw HTTPUnhandledError()
      }
    }
  }

  private struct Ledger: Error {
    var account: String
  }

  private final class Lines: LogHandler, Sendable {
    let lines = Mutex<[String]>([])
    var metadata: Logger.Metadata {
      get { [:] }
      set {}
    }
    var logLevel: Logger.Level {
      get { .trace }
      set {}
    }
    subscript(metadataKey _: String) -> Logger.Metadata.Value? {
      get { nil }
      set {}
    }
    func log(event: LogEvent) {
      lines.withLock { $0.append("\(event.level) \(event.metadata?["detail"] ?? "-")") }
    }
  }

  private let lines = Lines()

  private func answer(
    to path: String, method: HTTPMethod = .GET, _ headers: [HTTPHeader: String] = [:]
  ) async throws -> (response: HTTPResponse, body: String) {
    let lines = lines
    let handler = ErrorHandler(logger: Logger(label: "test") { _ in lines }, next: Thrower())
    let request = HTTPRequest(
      method: method, version: .http11, path: path, query: [], headers: headers,
      body: Data())
    let response = try await handler.handleRequest(request)
    return (response, String(decoding: try await response.bodyData, as: UTF8.self))
  }

  @Test func `an error is told in the reader's language, and logged`() async throws {
    let (response, body) = try await answer(to: "/busy", [.acceptLanguage: "ar-EG, en;q=0.5"])
    #expect(response.statusCode.code == 503)
    #expect(response.headers[.contentType] == "application/problem+json")
    #expect(response.headers[HTTPHeader("Content-Language")] == "ar")
    #expect(response.headers.values(for: HTTPHeader("Vary")) == ["Accept-Language", "Accept"])
    #expect(body.contains(ServerError.unavailable.words(in: "ar").title(for: .json)))
    #expect(lines.lines.withLock { $0 } == ["error -"])
  }

  @Test func `another error is logged without its secrets, and not sent`() async throws {
    let (response, body) = try await answer(to: "/ledger", [.accept: "application/json"])
    #expect(response.statusCode.code == 500 && !body.contains("Ledger"))
    let logged = lines.lines.withLock { $0 }
    #expect(logged.count == 1 && logged[0].hasPrefix("error Ledger"), "\(logged)")
    #expect(!logged[0].contains("abcdefghijklmnop"), "\(logged)")
  }

  @Test func `a missing path has its status, HEAD no body, and success stays as it is`()
    async throws
  {
    #expect(try await answer(to: "/nothing").response.statusCode.code == 404)
    #expect(lines.lines.withLock { $0 } == ["info -"])
    #expect(try await answer(to: "/busy", method: .HEAD).body == "")
    #expect(try await answer(to: "/fine").response.statusCode == .ok)
  }

  @Test func `the page has this adapter`() throws {
    let file = URL(fileURLWithPath: #filePath)
    let adapter = try String(
      contentsOf: file.deletingLastPathComponent().appendingPathComponent("ErrorHandler.swift"),
      encoding: .utf8)
    let package = file.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: package.appendingPathComponent("Documentation/Servers.md"), encoding: .utf8)
    #expect(page.contains("```swift\n\(adapter)```\n"), "Documentation/Servers.md has another text")
  }
}
