import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A catalog whose words may be replaced while the program runs: by packs loaded from files.
///
/// Readers take a snapshot, ``current``, and keep it: a text, and all texts of one error's words,
/// are of one catalog, whatever is loaded meanwhile. An invalid pack is rejected as a whole, and
/// the previous messages stay.
public final class CatalogStore: Sendable {
  /// The words that the program was built with.
  package let embedded: MessageCatalog

  /// Whether words were ever replaced: until then readers wait for nobody.
  private let isReplaced = Atomic(false)

  private let latest: Latest

  /// Starts with the words that the program was built with.
  package init(_ embedded: MessageCatalog) {
    self.embedded = embedded
    latest = Latest(embedded)
  }

  /// Puts generated literals together, which stay in memory until the program ends.
  ///
  /// - Precondition: The literals are as they were generated.
  public convenience init(table: StaticString, packs: [StaticString]) {
    let packs = packs.map { literal in
      do {
        return try Pack(literal)
      } catch {
        preconditionFailure("a pack was changed by hand; generate it again (\(error))")
      }
    }
    self.init(MessageCatalog(table: CatalogTable(table), packs: packs))
  }

  /// The words as they are now; a value that never changes.
  public var current: MessageCatalog {
    isReplaced.load(ordering: .acquiring) ? latest.withLock { $0 } : embedded
  }

  /// Replaces a locale's words.
  ///
  /// - Throws: ``Pack/Failure/otherCatalog`` where the pack's locale or slots aren't the
  ///   catalog's; then nothing is replaced.
  public func replace(_ pack: Pack) throws(Pack.Failure) {
    try latest.withLock { catalog throws(Pack.Failure) in catalog = try catalog.replacing(pack) }
    isReplaced.store(true, ordering: .releasing)
  }

  /// Replaces a locale's words by those in a pack file's bytes, which are verified first.
  ///
  /// - Throws: ``Pack/Failure`` for bytes that are no pack of this catalog; then nothing is
  ///   replaced.
  public func load(_ bytes: [UInt8]) throws(Pack.Failure) { try replace(try Pack(bytes)) }

  /// Goes back to the words that the program was built with.
  public func restore() { latest.withLock { $0 = embedded } }
}

/// The words as they were replaced last, after a lock.
///
/// The lock is that of POSIX, because on Linux the thread sanitizer doesn't know `Mutex`: it would
/// report each use as a race (`Tools/thread-sanitizer`).
private final class Latest: @unchecked Sendable {
  // Safe to share: only the holder of the lock touches the catalog.
  private var catalog: MessageCatalog

  /// A pointer, because a POSIX lock must stay at one address.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init(_ catalog: MessageCatalog) {
    self.catalog = catalog
    mutex.initialize(to: pthread_mutex_t())
    let failure = pthread_mutex_init(mutex, nil)
    precondition(failure == 0, "the system has no lock left")
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func withLock<Result, Failure: Error>(
    _ body: (inout MessageCatalog) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&catalog)
  }
}
