import BayanSystemErrors
import CBayanCurl
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An exchanger that uses the libcurl of Foundation's networking on Linux.
///
/// `URLSession` uses libcurl on Linux, too, but can't stop it: see Documentation/Decisions. Here
/// each part of a response is counted when it arrives, and the transfer can be stopped at each
/// part.
///
/// A running exchange has a thread of its own, on which curl waits for the network.
final class CurlExchanger: Exchanger {
  /// The largest number of exchanges at once; others wait for their turn.
  static let mostAtOnce = 64

  /// The largest number of idle handles, each with one connection.
  private static let mostIdle = 8

  private struct State {
    /// The idle handles with the servers of their connections, the most recently used last.
    var idle: [(server: String, handle: CurlHandle)] = []
    var running = 0
    var waiting: [CurlExchange] = []
  }

  private let state = Mutex(State())

  /// Creates an exchanger.
  ///
  /// - Returns: `nil` if the program has no usable libcurl.
  init?() {
    guard let handle = CurlHandle() else { return nil }
    handle.close()
  }

  deinit {
    state.withLock { state in
      for idle in state.idle { idle.handle.close() }
    }
  }

  func exchange(
    _ request: HTTPExchange.Request, _ arrival: Arrival
  ) async -> Result<HTTPExchange.Response, HTTPFailure> {
    let exchange = CurlExchange(request)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if exchange.wait(continuation) { start(exchange) }
      }
    } onCancel: {
      arrival.state.withLock { $0 = exchange.arrival }
      exchange.end(.failure(.cancelled))
    }
  }

  private func start(_ exchange: CurlExchange) {
    let isNext = state.withLock { state in
      guard state.running < Self.mostAtOnce else {
        state.waiting.append(exchange)
        return false
      }
      state.running += 1
      return true
    }
    guard isNext else { return }
    Thread.detachNewThread {
      var next: CurlExchange? = exchange
      while let exchange = next {
        self.run(exchange)
        next = self.state.withLock { state in
          if !state.waiting.isEmpty { return state.waiting.removeFirst() }
          state.running -= 1
          return nil
        }
      }
    }
  }

  private func run(_ exchange: CurlExchange) {
    let idle = state.withLock { state in
      let index = state.idle.lastIndex { $0.server == exchange.server }
      return index.map { state.idle.remove(at: $0).handle }
    }
    guard let handle = idle ?? CurlHandle() else {
      exchange.end(.failure(.network(.unknown(underlying: URLError(.resourceUnavailable)))))
      return
    }
    let (outcome, isClean) = exchange.run(on: handle)
    // The handle is kept before the exchange ends, so that the next request finds its connection.
    keep(handle, of: exchange, isClean: isClean)
    exchange.end(outcome)
  }

  private func keep(_ handle: CurlHandle, of exchange: CurlExchange, isClean: Bool) {
    // The connection of a stopped exchange may have more bytes to come.
    guard isClean else { return handle.close() }
    let oldest = state.withLock { state in
      state.idle.append((exchange.server, handle))
      return state.idle.count > Self.mostIdle ? state.idle.removeFirst().handle : nil
    }
    oldest?.close()
  }
}

/// A handle of curl.
///
/// A handle moves between threads, and only one thread at a time uses it.
struct CurlHandle: @unchecked Sendable {
  let pointer: OpaquePointer

  init?() {
    guard let pointer = BayanCurlOpen() else { return nil }
    self.pointer = pointer
  }

  func close() { BayanCurlClose(pointer) }
}
