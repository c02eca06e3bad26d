import BayanErrors
import BayanLogging
import BayanRuntime
import BayanSDKErrors
import Foundation
import Logging
import Synchronization
import Testing

@Suite("errors in logs")
struct ErrorLogTests {
  /// Keeps what is logged.
  private final class Lines: Sendable {
    let all = Mutex<[(level: Logger.Level, message: String, metadata: Logger.Metadata)]>([])
  }

  private struct Handler: LogHandler {
    let lines: Lines
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      lines.all.withLock { $0.append((event.level, "\(event.message)", event.metadata ?? [:])) }
    }
  }

  private struct Token: Error, WrappingError, CustomStringConvertible {
    var description = "refused access_token=EAAB12 at once"
    var underlyingError: (any Error)? = NSError(domain: "d", code: 7)
  }

  private func logged(
    _ error: any Error
  ) throws -> (level: Logger.Level, message: String, metadata: Logger.Metadata) {
    let lines = Lines()
    let logger = Logger(label: "test") { _ in Handler(lines: lines) }
    logger.log(error: error)
    return try #require(lines.all.withLock { $0 }.first)
  }

  @Test func `the developer's message is logged, with domain, code, category and arguments`() throws
  {
    let line = try logged(GraphError.tooManyCalls(hours: 0, minutes: 30))
    #expect(line.level == .error)
    #expect(line.message.hasPrefix("bayan.graph.tooManyCalls: "))
    #expect(line.metadata["domain"] == "bayan.graph")
    #expect(line.metadata["category"] == "transient")
    #expect(line.metadata["arguments"] == ["hours": "0", "minutes": "30"])
  }

  @Test func `the chain beneath is logged without tokens and foreign texts`() throws {
    let line = try logged(NetworkError.unknown(underlying: Token()))
    guard case .array(let beneath)? = line.metadata["underlying"],
      case .dictionary(let first) = beneath[0], case .dictionary(let second) = beneath[1]
    else {
      Issue.record("\(line.metadata)")
      return
    }
    #expect(first["message"] == "refused access_token=<token> at once")
    #expect(second["message"] == "d 7")
  }

  @Test func `cancellation is no error`() throws {
    #expect(try logged(CancellationError()).level == .debug)
  }

  @Test func `a foreign error's own text is not logged`() throws {
    let error = NSError(
      domain: "example", code: 3, userInfo: [NSLocalizedDescriptionKey: "token=abc"])
    #expect(try logged(error).message == "example 3")
  }

  @Test func `a private argument has no value`() throws {
    let line = try logged(PrivateError())
    #expect(line.metadata["arguments"] == ["name": "Sara", "phone": "<private>"], "\(line)")
  }
}

/// An error with a private argument; of this repository's own none has.
private struct PrivateError: CatalogError {
  typealias Locale = BayanSDKErrorsCatalog.Locale
  static var domainIndex: Int { 0 }
  var codeIndex: Int { 0 }
  var errorValues: ErrorValues {
    ErrorValues("name", .string("Sara"), "phone", .string("0123")).hiding("phone")
  }
}

@Suite("text for logs")
struct LogTextTests {
  @Test(arguments: [
    ("GET /me?access_token=EAAB12x&fields=id", "GET /me?access_token=<token>&fields=id"),
    (#"{"access_token":"EAAB12x","id":"1"}"#, #"{"access_token":"<token>","id":"1"}"#),
    ("Authorization: Bearer abc.def", "Authorization: Bearer <token>"),
    ("Bearer abc|def", "Bearer <token>"),
    ("token = 'x1'", "token = '<token>'"),
    ("client_secret=s3&x=1", "client_secret=<token>&x=1"),
    ("some-exchange-token=s3", "some-exchange-token=<token>"),
    ("secret_proof=s3 Cookie: c1", "secret_proof=<token> Cookie: <token>"),
    ("a \(String(repeating: "a1", count: 20)) b", "a <token> b"),
  ])
  func `tokens are taken out`(_ text: String, _ expected: String) {
    #expect(LogText.redacted(text) == expected)
  }

  @Test(arguments: [
    "The token has expired; log in again.", "com.facebook.sdk.login.passwordChanged: changed",
    "رمز الوصول منتهي الصلاحية", "GET /v19.0/me/permissions/public_profile", "5 of 10 (50%)",
    "request 1b4e28ba-2fa1-11d2-883f-0016d3cca427", "",
  ])
  func `prose stays as it is`(_ text: String) {
    #expect(LogText.redacted(text) == text)
  }

  @Test func `a line can't be forged, and no mark hides`() {
    #expect(LogText.redacted("a\nERROR b\u{1B}[31m\u{202E}c\u{2066}") == "a ERROR b [31mc")
  }

  @Test func `endless text is cut`() {
    let text = LogText.redacted(String(repeating: "word ", count: 100_000))
    #expect(text.unicodeScalars.count <= LogText.longest + 1)
    #expect(text.hasSuffix("…"))
  }
}
