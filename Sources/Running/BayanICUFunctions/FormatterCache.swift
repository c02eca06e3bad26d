import Synchronization

/// A cache of formatters by the settings that they are opened with.
///
/// A full cache is emptied. A catalog's messages have few different settings, so only hostile input
/// fills the cache.
final class FormatterCache<Key: Hashable & Sendable, Formatter: Sendable>: Sendable {
  private static var capacity: Int { 256 }

  private let formatters = Mutex<[Key: Formatter]>([:])

  /// Returns the formatter of a key, and opens it if there is none yet; `nil` if it can't be
  /// opened.
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
