/// Lets one caller in at a time, in the order they came.
package actor SerialGate {
  private struct Waiter {
    var number: Int
    var continuation: CheckedContinuation<Bool, Never>
  }

  private var isTaken = false
  private var waiting: [Waiter] = []
  private var count = 0

  package init() {}

  /// How many wait for others to leave.
  package var waitingCount: Int { waiting.count }

  /// Does something while nobody else is in, however long it takes to get in.
  package nonisolated func run<Result: Sendable>(
    _ body: @Sendable () async -> Result
  ) async -> Result {
    await enter()
    let result = await body()
    await leave()
    return result
  }

  /// Does something while nobody else is in, unless the task is cancelled before it gets in.
  ///
  /// - Returns: `nil` where the task was cancelled while it waited.
  package nonisolated func runUnlessCancelled<Result: Sendable>(
    _ body: @Sendable () async -> Result
  ) async -> Result? {
    guard await enterUnlessCancelled() else { return nil }
    let result = await body()
    await leave()
    return result
  }

  /// Waits until nobody else is in.
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

  /// Ends the wait of a cancelled task, unless it got in before.
  private func giveUp(_ number: Int) {
    guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
    waiting.remove(at: index).continuation.resume(returning: false)
  }

  /// Lets the next caller in.
  func leave() {
    if waiting.isEmpty {
      isTaken = false
    } else {
      waiting.removeFirst().continuation.resume(returning: true)
    }
  }
}
