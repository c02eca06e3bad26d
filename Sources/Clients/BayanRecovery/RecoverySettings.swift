import Synchronization

/// Whether errors are recovered from at all: one switch for all the clients that share it.
///
/// A request can say otherwise for itself, and then that counts.
public final class RecoverySettings: Sendable {
  /// The settings that clients have unless they are given others.
  public static let shared = RecoverySettings()

  private let enabled: Mutex<Bool>

  public init(isRecoveryEnabled: Bool = true) { enabled = Mutex(isRecoveryEnabled) }

  /// Whether requests recover from errors by themselves; read when an error arrives.
  public var isRecoveryEnabled: Bool {
    get { enabled.withLock { $0 } }
    set { enabled.withLock { $0 = newValue } }
  }
}
