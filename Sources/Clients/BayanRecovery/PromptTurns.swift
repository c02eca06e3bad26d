import Synchronization

/// The turns in which prompts of all clients are shown, one at a time.
///
/// A ``RecoveryPresenter`` has the turns of its prompts. Presenters that are objects have their own
/// turns, and presenters that are values share those of their type. Presenters of different types
/// that show on one screen need the same turns:
///
///     struct SheetPresenter: RecoveryPresenter {
///       var turns: PromptTurns { mainScreen }   // let mainScreen = PromptTurns()
///     }
///
/// A request that is sent while a prompt's option is carried out belongs to the same turn, so it
/// may show prompts, too.
public struct PromptTurns: Sendable {
  private let own: SerialGate

  public init() { self.init(SerialGate()) }

  private init(_ gate: SerialGate) { own = gate }

  /// The gate for the next prompt.
  var gate: SerialGate {
    let held = Turn.held[ObjectIdentifier(own)]
    return held.map { $0.isOver ? own : $0.gate } ?? own
  }

  /// The number of prompts that wait for others to end.
  package var waitingCount: Int { get async { await gate.waitingCount } }

  /// Calls a function in a turn.
  func holding<Result: Sendable>(
    _ body: @Sendable () async -> Result
  ) async -> Result {
    let turn = Turn()
    defer { turn.end() }
    return await Turn.$held.withValue(
      Turn.held.merging([ObjectIdentifier(own): turn]) { $1 }, operation: body)
  }

  // The gates of the presenters in use.
  private static let known = Mutex<[ObjectIdentifier: WeakGate]>([:])

  private struct WeakGate {
    weak var gate: SerialGate?
  }

  /// Returns the turns of a presenter without its own.
  static func usual(for presenter: some RecoveryPresenter) -> PromptTurns {
    let type = type(of: presenter)
    let id = type is AnyClass ? ObjectIdentifier(presenter as AnyObject) : ObjectIdentifier(type)
    return known.withLock { known in
      if let gate = known[id]?.gate { return PromptTurns(gate) }
      let gate = SerialGate()
      known = known.filter { $0.value.gate != nil }
      known[id] = WeakGate(gate: gate)
      return PromptTurns(gate)
    }
  }
}

/// A turn, held by a task and its child tasks.
private final class Turn: Sendable {
  @TaskLocal static var held: [ObjectIdentifier: Turn] = [:]

  /// The gate for prompts within the turn.
  let gate = SerialGate()
  private let over = Mutex(false)

  var isOver: Bool { over.withLock { $0 } }

  func end() { over.withLock { $0 = true } }
}
