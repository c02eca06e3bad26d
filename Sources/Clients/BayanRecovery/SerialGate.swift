/// Lets one caller in at a time, in the order they came.
package actor SerialGate {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  package init() {}

  /// Does something while nobody else is in.
  package nonisolated func run<Result: Sendable>(
    _ body: @Sendable () async -> Result
  ) async -> Result {
    await enter()
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
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Lets the next caller in.
  func leave() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
