import Synchronization

/// The turns that prompts come in, one at a time, whichever client asks.
///
/// A ``RecoveryPresenter`` says which turns its prompts come in. Presenters that are objects have their own,
/// and presenters that are values have those of their type. Presenters of different types that show on one
/// screen need the same turns:
///
///     struct SheetPresenter: RecoveryPresenter {
///       var turns: PromptTurns { mainScreen }   // let mainScreen = PromptTurns()
///
/// A request that is sent while a prompt's option is carried out belongs to that turn: it may ask, too.
public struct PromptTurns: Sendable {
  private let own: SerialGate

  public init() { self.init(SerialGate()) }

  private init(_ gate: SerialGate) { own = gate }

  /// Lets one prompt in at a time.
  var gate: SerialGate {
    let held = Turn.held[ObjectIdentifier(own)]
    return held.map { $0.isOver ? own : $0.gate } ?? own
  }

  /// How many prompts wait for others to end.
  package var waitingCount: Int { get async { await gate.waitingCount } }

  /// Does something in a turn.
  func holding<Result: Sendable>(
    _ body: @Sendable () async -> Result
  ) async -> Result {
    let turn = Turn()
    defer { turn.end() }
    return await Turn.$held.withValue(
      Turn.held.merging([ObjectIdentifier(own): turn]) { $1 }, operation: body)
  }

  // The gates of presenters that are in use.
  private static let known = Mutex<[ObjectIdentifier: WeakGate]>([:])

  private struct WeakGate {
    weak var gate: SerialGate?
  }

  /// The turns of a presenter that doesn't say which it has.
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

/// A turn that is being held by a task and the tasks that it starts.
private final class Turn: Sendable {
  @TaskLocal static var held: [ObjectIdentifier: Turn] = [:]

  /// Lets in the prompts that come within the turn.
  let gate = SerialGate()
  private let over = Mutex(false)

  var isOver: Bool { over.withLock { $0 } }

  func end() { over.withLock { $0 = true } }
}
