import Synchronization

/// Values that several test cases share, by key, because making one takes long.
public final class Known<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let values = Mutex<[Key: Value]>([:])

  public init() {}

  /// Returns the value of a key, which the first case makes.
  ///
  /// Two cases at the same time may both make it, and both get an equal one.
  public func value(of key: Key, _ make: () throws -> Value) rethrows -> Value {
    if let found = values.withLock({ $0[key] }) { return found }
    let made = try make()
    values.withLock { $0[key] = made }
    return made
  }
}
