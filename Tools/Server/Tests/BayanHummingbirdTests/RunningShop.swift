import BayanHTTP
import BayanHummingbird
import BayanServing
import Foundation
import Hummingbird
import Logging
import Shop
import Synchronization
import Testing

/// The shop on this machine's loopback, on a port that the system chooses.
struct RunningShop: Sendable {
  var url: URL
  private let transport = SystemTransport()

  /// Serves while `body` runs, and stops with it.
  static func run<Result: Sendable>(
    forms: [ErrorTelling.Form] = ErrorTelling.Form.allCases, logger: Logger? = nil,
    body: @Sendable (RunningShop) async throws -> Result
  ) async throws -> Result {
    let (urls, running) = AsyncStream.makeStream(of: URL?.self)
    let shop = Shop.application(forms: forms, logger: logger) { port in
      running.yield(URL(string: "http://127.0.0.1:\(port)/"))
    }
    return try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        defer { running.finish() }
        try await shop.run()
      }
      defer { group.cancelAll() }
      var iterator = urls.makeAsyncIterator()
      let url = try #require(await iterator.next() ?? nil)
      return try await body(RunningShop(url: url))
    }
  }

  init(url: URL) { self.url = url }

  func get(
    _ path: String, language: String? = nil, accept: String? = nil, method: String = "GET",
    body: [UInt8]? = nil
  ) async throws -> HTTPExchange.Response {
    var headers: HTTPHeaders = [:]
    headers["Accept-Language"] = language
    headers["Accept"] = accept
    if body != nil { headers["Content-Type"] = "application/json" }
    return try await transport.response(
      to: HTTPExchange.Request(
        method: method, url: url.appending(path: path), headers: headers, body: body))
  }
}

/// A handler that keeps its log entries.
struct KeepingLog: LogHandler {
  final class Lines: Sendable {
    let all = Mutex<[(level: Logger.Level, text: String)]>([])
  }

  let lines: Lines
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.trace

  init(_ lines: Lines) { self.lines = lines }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let text = "\(event.message) \(event.metadata ?? [:])"
    lines.all.withLock { $0.append((event.level, text)) }
  }
}
