import Synchronization

/// The switch of recovery for all clients that share the settings.
///
/// A request's own setting replaces it.
public final class RecoverySettings: Sendable {
  /// The default settings of clients.
  public static let shared = RecoverySettings()

  private let enabled: Mutex<Bool>

  public init(isRecoveryEnabled: Bool = true) { enabled = Mutex(isRecoveryEnabled) }

  /// Whether requests recover from errors by themselves, read when an error arrives.
  public var isRecoveryEnabled: Bool {
    get { enabled.withLock { $0 } }
    set { enabled.withLock { $0 = newValue } }
  }
}
