#if !hasFeature(Embedded)
  import Synchronization

  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// A catalog whose messages can be replaced by packs from files while the program runs.
  ///
  /// Readers take the snapshot ``current`` and keep it. So all texts of an error come from one
  /// catalog, even if a pack is loaded meanwhile. An invalid pack is rejected as a whole, and the
  /// previous messages stay.
  public final class CatalogStore: Sendable {
    /// The catalog with which the program was built.
    package let embedded: MessageCatalog

    /// Whether a pack was ever replaced: until then no reader waits for a lock.
    private let isReplaced = Atomic(false)

    private let latest: Latest

    /// Creates a store that starts with the catalog with which the program was built.
    ///
    /// In a debug build, the environment variable `BAYAN_OBSERVE` names a file to which the shown texts are
    /// recorded.
    package init(_ embedded: MessageCatalog) {
      #if DEBUG
        let embedded = TextObserver.ofEnvironment.map { embedded.observed(by: $0) } ?? embedded
      #endif
      self.embedded = embedded
      latest = Latest(embedded)
    }

    /// Creates a store from generated literals, which stay in memory until the program ends.
    ///
    /// - Precondition: The literals are unchanged since they were generated.
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

    /// The current catalog, as a value that never changes.
    public var current: MessageCatalog {
      isReplaced.load(ordering: .acquiring) ? latest.withLock { $0 } : embedded
    }

    /// Replaces the pack of a locale.
    ///
    /// - Throws: ``Pack/Failure/otherCatalog`` if the pack's locale or slots aren't the catalog's.
    ///   Then no pack is replaced.
    public func replace(_ pack: Pack) throws(Pack.Failure) {
      try latest.withLock { catalog throws(Pack.Failure) in catalog = try catalog.replacing(pack) }
      isReplaced.store(true, ordering: .releasing)
    }

    /// Replaces the pack of a locale by the bytes of a pack file, which are verified first.
    ///
    /// - Throws: ``Pack/Failure`` for bytes that are no pack of this catalog. Then no pack is
    ///   replaced.
    public func load(_ bytes: [UInt8]) throws(Pack.Failure) { try replace(try Pack(bytes)) }

    /// Restores the catalog with which the program was built.
    public func restore() {
      latest.withLock {
        $0 = $0.observer === embedded.observer ? embedded : embedded.observed(by: $0.observer)
      }
    }

    /// Tells an observer each text that is shown from now on; `nil` ends the observation.
    ///
    /// The observer belongs to the snapshot ``current``, as the packs do: words that a reader has already tell the
    /// observer of before. Programs for users need none: it is for test runs and for servers that are watched.
    public func observe(_ observer: TextObserver?) {
      latest.withLock { $0 = $0.observed(by: observer) }
      isReplaced.store(true, ordering: .releasing)
    }
  }

  /// The most recent catalog, behind a lock.
  ///
  /// The lock is a POSIX lock: on Linux the thread sanitizer doesn't support `Mutex`, and would
  /// report each use as a race (`Tools/thread-sanitizer`).
  private final class Latest: @unchecked Sendable {
    // Sharing is safe, because only the holder of the lock accesses the catalog.
    private var catalog: MessageCatalog

    /// The lock's memory; it is a pointer because a POSIX lock must stay at one address.
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
#endif
