import Synchronization

/// Formatters by what they were opened for.
///
/// Emptied when it is full: messages come from catalogs, whose forms are few, so that only a
/// stream of made-up requests gets there.
final class FormatterCache<Key: Hashable & Sendable, Formatter: Sendable>: Sendable {
  private static var capacity: Int { 256 }

  private let formatters = Mutex<[Key: Formatter]>([:])

  /// The formatter of a key, opened where there is none yet; `nil` where it can't be.
  func formatter(_ key: Key, _ open: (Key) -> Formatter?) -> Formatter? {
    if let known = formatters.withLock({ $0[key] }) { return known }
    guard let opened = open(key) else { return nil }
    formatters.withLock { formatters in
      if formatters.count >= Self.capacity { formatters.removeAll() }
      formatters[key] = opened
    }
    return opened
  }
}
