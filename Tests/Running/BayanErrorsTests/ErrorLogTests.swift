import BayanErrors
import BayanHTTP
import BayanLogging
import BayanRuntime
import BayanSDKErrors
import BayanSystemErrors
import Foundation
import Logging
import Synchronization
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("errors in logs")
struct ErrorLogTests {
  /// The lines of a log.
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
    _ error: any Error, _ metadata: Logger.Metadata = [:]
  ) throws -> (level: Logger.Level, message: String, metadata: Logger.Metadata) {
    let lines = Lines()
    let logger = Logger(label: "test") { _ in Handler(lines: lines) }
    logger.log(error: error, metadata: metadata)
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

  @Test func `whatever means cancellation is logged at debug`() throws {
    let reports: [any Error] = [
      CancellationError(), HTTPFailure.cancelled, CocoaError(.userCancelled),
      NSError(domain: NSURLErrorDomain, code: -999), Stopped(),
      NetworkError.unknown(underlying: NSError(domain: NSURLErrorDomain, code: -999)),
    ]
    for report in reports { #expect(try logged(report).level == .debug, "\(report)") }
    #expect(
      try logged(
        HTTPFailure.network(.answerTooLarge(underlying: URLError(.dataLengthExceedsMaximum)))
      ).level == .error)
  }

  private struct Stopped: CancellableError {
    let isCancellation = true
  }

  @Test func `an error's description for developers is metadata`() throws {
    let line = try logged(Described())
    #expect(line.message == "example.refused: It was refused.")
    let expected: Logger.Metadata = [
      "domain": "example", "code": "8", "name": "refused", "serviceCode": "190",
      "subcode": "463", "status": "400", "mediaType": "text/html", "traceID": "A1b2",
      "invalidArgument": "fields", "parseFailure": "line 3, column 7: expected ','",
    ]
    #expect(line.metadata == expected)
  }

  private struct Described: DescribedError {
    var descriptor = ErrorDescriptor(
      domain: "example", code: 8, name: "refused", summary: "It was refused.", serviceCode: 190,
      subcode: 463, status: 400, mediaType: "text/html", traceID: "A1b2",
      invalidArgument: "fields", parseFailure: "line 3, column 7: expected ','")
  }

  @Test func `a body that is no JSON is logged with the place, and without a word of it`() throws {
    let bytes = Array(#"{"token": "EAAB12", "a": secret}"#.utf8)
    let failure = try #require(#expect(throws: JSONFailure.self) { try JSONValue(parsing: bytes) })
    let line = try logged(HTTPFailure.network(.notJSON(underlying: failure)))
    #expect(line.metadata["name"] == "notJSON")
    guard case .array(let beneath)? = line.metadata["underlying"],
      case .dictionary(let json)? = beneath.last
    else {
      Issue.record("\(line.metadata)")
      return
    }
    #expect(json["parseFailure"] == "line 1, column 26 (byte 25): expected a value")
    #expect(!"\(line)".contains("EAAB12") && !"\(line)".contains("secret}"))
  }

  @Test func `no failure of the network prints or logs an address's parameters`() throws {
    let address = "https://user:pw1@example.org/me?access_token=EAAB12#frag2"
    let system = URLError(
      .cannotConnectToHost,
      userInfo: [
        "NSErrorFailingURLStringKey": address,
        NSURLErrorFailingURLErrorKey: try #require(URL(string: address)),
        NSUnderlyingErrorKey: NSError(
          domain: "k", code: 1, userInfo: ["NSErrorFailingURLStringKey": address]),
      ])
    let error = try #require(NetworkError(urlError: system))
    for text in [
      "\(error)", "\(HTTPFailure.network(error))", String(reflecting: error),
      "\(try logged(HTTPFailure.network(error)))", "\(error as NSError)",
    ] {
      for secret in ["EAAB12", "pw1", "frag2"] { #expect(!text.contains(secret), "\(text)") }
    }
    let kept = try #require(error.underlyingError.map { $0 as NSError })
    #expect(kept.domain == NSURLErrorDomain)
    #expect(kept.code == URLError.cannotConnectToHost.rawValue)
  }

  @Test func `a foreign error's own text is not logged`() throws {
    let error = NSError(
      domain: "example", code: 3, userInfo: [NSLocalizedDescriptionKey: "token=abc"])
    #expect(try logged(error).message == "example 3")
  }

  @Test func `metadata that is a secret by its name has no value, in lists and dictionaries too`()
    throws
  {
    let metadata = try logged(
      PrivateError(),
      [
        "password": "horse", "passwords": "few", "clientSecret": ["horse", ["staple"]],
        "user": ["name": "Sara", "password": "horse"],
      ]
    ).metadata
    #expect(metadata["password"] == "<private>")
    #expect(metadata["passwords"] == "few")
    #expect(metadata["clientSecret"] == ["<private>", ["<private>"]])
    #expect(metadata["user"] == ["name": "Sara", "password": "<private>"])
  }

  @Test func `a private argument has no value`() throws {
    let line = try logged(PrivateError())
    #expect(line.metadata["arguments"] == ["name": "Sara", "phone": "<private>"], "\(line)")
  }
}

/// An error with a private argument, which no error of this repository has.
private struct PrivateError: CatalogError {
  typealias Locale = BayanSDKErrorsCatalog.Locale
  static var domainIndex: Int { 0 }
  var codeIndex: Int { 0 }
  var errorValues: ErrorValues {
    ErrorValues("name", .string("Sara"), "phone", .string("0123")).hiding("phone")
  }
}
