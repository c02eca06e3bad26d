import BayanRecovery
public import Foundation
import Synchronization

/// A running request, for code that waits by completion.
///
/// The completion is called exactly once: with a response, with an error, or, after ``cancel()``,
/// with neither.
public final class GraphConnection: Sendable {
  public typealias Completion = @Sendable (GraphConnection, GraphResponse?, NSError?) -> Void

  private let task = Mutex<Task<Void, Never>?>(nil)
  private let cancelled = Mutex(false)

  /// Whether the connection was cancelled before its end.
  public var isCancelled: Bool { cancelled.withLock { $0 } }

  fileprivate init() {}

  /// Cancels the request, which then ends silently.
  public func cancel() { task.withLock { $0 }?.cancel() }

  /// Waits until the completion has returned.
  public func finished() async { await task.withLock { $0 }?.value }

  fileprivate func start(_ task: Task<Void, Never>) { self.task.withLock { $0 = task } }

  fileprivate func end(
    _ outcome: Result<GraphResponse, GraphFailure>, _ client: GraphClient, _ completion: Completion
  ) {
    switch outcome {
    case .success(let response): completion(self, response, nil)
    case .failure(let failure):
      let isCancelled = failure.isCancellation
      if isCancelled { cancelled.withLock { $0 = true } }
      completion(
        self, nil,
        isCancelled ? nil : failure.nsError(preferring: client.configuration.readerLocales))
    }
  }
}

extension GraphClient {
  /// Sends a request and calls the completion once.
  ///
  /// The error is that of Foundation's older interfaces, with words in the locale of the
  /// configuration.
  @discardableResult
  public func start(
    _ request: GraphRequest, completion: @escaping GraphConnection.Completion
  ) -> GraphConnection {
    let connection = GraphConnection()
    let task = Task {
      let outcome: Result<GraphResponse, GraphFailure>
      do throws(GraphFailure) {
        outcome = .success(try await send(request))
      } catch {
        outcome = .failure(error)
      }
      connection.end(outcome, self, completion)
    }
    connection.start(task)
    return connection
  }
}
