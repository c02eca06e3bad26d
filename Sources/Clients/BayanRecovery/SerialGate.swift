/// A gate that lets one caller in at a time, in the order of arrival.
package actor SerialGate {
  private struct Waiter {
    var number: Int
    var continuation: CheckedContinuation<Bool, Never>
  }

  private var isTaken = false
  private var waiting: [Waiter] = []
  private var count = 0

  package init() {}

  /// The number of waiting callers.
  package var waitingCount: Int { waiting.count }

  /// Calls a function as the only caller inside, after any wait.
  package nonisolated func run<Result: Sendable>(
    _ body: @Sendable () async -> Result
  ) async -> Result {
    await enter()
    let result = await body()
    await release()
    return result
  }

  /// Calls a function as the only caller inside, unless the task is cancelled before that.
  ///
  /// - Returns: `nil` if the task was cancelled while it waited.
  package nonisolated func runUnlessCancelled<Result: Sendable>(
    _ body: @Sendable () async -> Result
  ) async -> Result? {
    guard await enterUnlessCancelled() else { return nil }
    let result = await body()
    await release()
    return result
  }

  /// Waits until no other caller is inside.
  func enter() async {
    guard isTaken else {
      isTaken = true
      return
    }
    count += 1
    let number = count
    _ = await withCheckedContinuation { continuation in
      waiting.append(Waiter(number: number, continuation: continuation))
    }
  }

  private func enterUnlessCancelled() async -> Bool {
    guard !Task.isCancelled else { return false }
    guard isTaken else {
      isTaken = true
      return true
    }
    count += 1
    let number = count
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled {
          continuation.resume(returning: false)
        } else {
          waiting.append(Waiter(number: number, continuation: continuation))
        }
      }
    } onCancel: {
      Task { await self.giveUp(number) }
    }
  }

  /// Ends the wait of a cancelled task, unless it is already inside.
  private func giveUp(_ number: Int) {
    guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
    waiting.remove(at: index).continuation.resume(returning: false)
  }

  /// Lets the next caller in.
  func release() {
    if waiting.isEmpty {
      isTaken = false
    } else {
      waiting.removeFirst().continuation.resume(returning: true)
    }
  }
}
