import BayanSystemErrors
import CBayanCurl
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An exchange by curl.
///
/// The exchange ends with its transfer or with the cancellation of its task. Only the first end
/// counts.
final class CurlExchange: Sendable {
  typealias Outcome = Result<HTTPExchange.Response, HTTPFailure>

  private struct State {
    var reader: ResponseReader
    var continuation: CheckedContinuation<Outcome, Never>?
    /// Whether a byte of the request may have been sent.
    var maySend = false
    /// The outcome of an exchange that ended before the wait for it.
    var outcome: Outcome?
    var hasEnded = false
    /// The handle of the running transfer.
    var handle: CurlHandle?
  }

  private let request: HTTPExchange.Request
  private let state: Mutex<State>

  init(_ request: HTTPExchange.Request) {
    self.request = request
    state = Mutex(State(reader: ResponseReader(largestBody: request.largestBody)))
  }

  /// The server of the connection, with scheme, host and port.
  var server: String {
    "\(request.url.scheme ?? ""):\(request.url.host() ?? ""):\(request.url.port ?? 0)"
  }

  /// The state of the exchange so far.
  var arrival: Arrival.State {
    state.withLock { Arrival.State(response: $0.reader.partial, isUnsent: !$0.maySend) }
  }

  /// Waits for the end.
  ///
  /// - Returns: Whether the transfer should run; it shouldn't if the exchange has already ended.
  func wait(_ continuation: CheckedContinuation<Outcome, Never>) -> Bool {
    let ended = state.withLock { state in
      if state.outcome == nil { state.continuation = continuation }
      return state.outcome
    }
    if let ended { continuation.resume(returning: ended) }
    return ended == nil
  }

  /// Ends the exchange, unless it has ended, and stops its transfer.
  func end(_ outcome: Outcome) {
    let continuation: CheckedContinuation<Outcome, Never>? = state.withLock { state in
      guard !state.hasEnded else { return nil }
      state.hasEnded = true
      state.outcome = outcome
      // The lock is held here, because the handle is freed after the transfer.
      if let handle = state.handle { BayanCurlWake(handle.pointer) }
      defer { state.continuation = nil }
      return state.continuation
    }
    continuation?.resume(returning: outcome)
  }

  /// Runs the transfer on this thread.
  ///
  /// - Returns: The outcome, and whether the handle can be used again.
  func run(on handle: CurlHandle) -> (outcome: Outcome, isClean: Bool) {
    guard request.method.utf8.allSatisfy(\.isHTTPToken) else {
      return (.failure(.network(.requestRefused(underlying: URLError(.unsupportedURL)))), true)
    }
    BayanCurlPrepare(handle.pointer)
    let goesOn = state.withLock { state in
      if !state.hasEnded { state.handle = handle }
      return !state.hasEnded
    }
    guard goesOn else { return (.failure(.cancelled), true) }
    let ending = perform(on: handle)
    let reader = state.withLock { state in
      state.handle = nil
      return state.reader
    }
    return (outcome(reader, ending), ending.code == 0)
  }

  private func perform(on handle: CurlHandle) -> BayanCurlEnd {
    // Curl's timeout is longer than the clock's, which decides.
    let timeout = (min(request.timeout.components.seconds, 1_000_000) + 60) * 1000
    return request.method.withCString { method in
      request.url.absoluteString.withCString { url in
        headerLines.withCString { headers in
          let body = request.body ?? (request.wantsLength ? [] : nil)
          // A pointer to no bytes may be null, and null means that the request has no body.
          return ((body ?? []) + [0]).withUnsafeBufferPointer { bytes in
            guard let start = bytes.baseAddress else {
              return BayanCurlEnd(code: 2, systemError: 0)
            }
            var request = BayanCurlRequest(
              method: method, url: url, headers: headers, body: body == nil ? nil : start,
              bodyCount: body?.count ?? 0, hasOwnConnection: self.request.hasOwnConnection,
              timeoutMilliseconds: timeout, context: Unmanaged.passUnretained(self).toOpaque(),
              takeHeader: {
                CurlExchange.of($0).takeHeader(UnsafeBufferPointer(start: $1, count: $2))
              },
              takeBody: { CurlExchange.of($0).takeBody(UnsafeBufferPointer(start: $1, count: $2)) },
              willSend: { CurlExchange.of($0).willSend() },
              goesOn: { CurlExchange.of($0).goesOn })
            return BayanCurlPerform(handle.pointer, &request)
          }
        }
      }
    }
  }

  /// Returns the exchange that curl's callbacks get.
  ///
  /// The pointer isn't retained: the exchange outlives the transfer, which is over when `perform`
  /// returns.
  private static func of(_ context: UnsafeMutableRawPointer) -> CurlExchange {
    Unmanaged<CurlExchange>.fromOpaque(context).takeUnretainedValue()
  }

  private func willSend() { state.withLock { $0.maySend = true } }

  private var goesOn: Bool { state.withLock { !$0.hasEnded } }

  private func takeHeader(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    state.withLock { !$0.hasEnded && $0.reader.takeHeader(bytes) }
  }

  private func takeBody(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    state.withLock { !$0.hasEnded && $0.reader.takeBody(bytes) }
  }

  /// The header fields, one a line, with empty ones for fields that curl would add by itself.
  private var headerLines: String {
    var fields = request.headers.fields
    fields["expect"] = fields["expect"] ?? ""
    if fields["content-type"] == nil { fields["content-type"] = "" }
    if fields["user-agent"] == nil { fields["user-agent"] = "Bayan" }
    // Curl inflates bodies, and sends this field by itself.
    fields["accept-encoding"] = nil
    return fields.sorted { $0.key < $1.key }
      .filter { $0.key.utf8.allSatisfy(\.isHTTPToken) }
      .map { name, value in
        let line = value.map { $0.isNewline || $0 == "\0" ? " " : $0 }
        return line.isEmpty ? "\(name):\n" : "\(name): \(String(line))\n"
      }
      .joined()
  }

  private func outcome(_ reader: ResponseReader, _ ending: BayanCurlEnd) -> Outcome {
    if reader.isTooLarge { return .failure(.network(.tooLarge(reader.partial))) }
    if ending.code == 0, let response = reader.whole { return .success(response) }
    guard
      let cause = ending.code == 0
        ? URLError(reader.isInHead ? .networkConnectionLost : .cannotParseResponse)
        : CurlError(
          Int(ending.code), systemError: ending.systemError, arrived: reader.partial,
          isUnsent: arrival.isUnsent
        ).urlError
    else { return .failure(.network(.tooLarge(reader.partial))) }
    let failure = NetworkError(urlError: cause, waited: request.timeout)
    return .failure(.network(failure ?? .unknown(underlying: cause)))
  }
}

extension HTTPExchange.Request {
  /// Whether the request has a connection of its own, as one that may not be sent twice.
  var hasOwnConnection: Bool { body != nil || !HTTPExchange.isIdempotent(method: method) }

  /// Whether services expect a length even without a body.
  fileprivate var wantsLength: Bool { ["POST", "PUT", "PATCH"].contains(method) }
}
