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

    /// Whether a pack or a text was ever replaced: until then no reader waits for a lock.
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
      self.init(
        MessageCatalog(table: CatalogTable(table), packs: packs.map { Pack(generated: $0) }))
    }

    /// The current catalog, as a value that never changes.
    public var current: MessageCatalog {
      guard isReplaced.load(ordering: .acquiring) else { return embedded }
      return Self.scope?[ObjectIdentifier(self)] ?? latest.withLock { $0.catalog }
    }

    /// Replaces the pack of a locale.
    ///
    /// - Throws: ``Pack/Failure/otherCatalog`` if the pack's locale or slots aren't the catalog's.
    ///   Then no pack is replaced.
    public func replace(_ pack: Pack) throws(Pack.Failure) {
      try latest.withLock { latest throws(Pack.Failure) in
        latest.packs = try latest.packs.replacing(pack)
      }
      isReplaced.store(true, ordering: .releasing)
    }

    /// Replaces the pack of a locale by the bytes of a pack file, which are verified first.
    ///
    /// - Throws: ``Pack/Failure`` for bytes that are no pack of this catalog. Then no pack is
    ///   replaced.
    public func load(_ bytes: [UInt8]) throws(Pack.Failure) { try replace(try Pack(bytes)) }

    /// Restores the catalog with which the program was built, with the overrides that are installed.
    public func restore() {
      latest.withLock {
        let observer = $0.packs.observer
        $0.packs = observer === embedded.observer ? embedded : embedded.observed(by: observer)
      }
    }

    /// Tells an observer each text that is shown from now on; `nil` ends the observation.
    ///
    /// The observer belongs to the snapshot ``current``, as the packs do: words that a reader has already tell the
    /// observer of before. Programs for users need none: it is for test runs and for servers that are watched.
    public func observe(_ observer: TextObserver?) {
      latest.withLock { $0.packs = $0.packs.observed(by: observer) }
      isReplaced.store(true, ordering: .releasing)
    }

    // MARK: - Texts of other modules

    /// The outcome of ``install(_:)``.
    public enum Installation: Hashable, Sendable {
      /// The texts are shown from now on.
      case installed
      /// The texts are shown from now on, and those of a library no more.
      case replaced(module: String)
      /// The texts of a module that came first, or of the program, are still shown.
      case refused(module: String)
      /// The texts were made for another version of the catalog, and aren't shown.
      case otherCatalog
    }

    /// Shows a module's texts instead of the catalog's, from now on and in the whole program.
    ///
    /// Call it once, at the start. If two modules have texts for one catalog, those of the program's own module
    /// win, and otherwise those that came first; a line on standard error names the other module. The same module may
    /// install its texts again.
    @discardableResult
    public func install(_ overrides: CatalogOverrides) -> Installation {
      let result = latest.withLock { latest -> Installation in
        let present = latest.overrides
        if let present, present.module != overrides.module,
          present.isProgram || !overrides.isProgram
        {
          return .refused(module: present.module)
        }
        guard embedded.overridden(by: overrides) != nil else { return .otherCatalog }
        latest.overrides = overrides
        return present.flatMap {
          $0.module == overrides.module ? nil : .replaced(module: $0.module)
        }
          ?? .installed
      }
      isReplaced.store(true, ordering: .releasing)
      if let sentence = result.sentence(about: overrides.module) { Self.log(sentence) }
      return result
    }

    /// Shows the catalog's own texts again.
    public func removeOverrides() { latest.withLock { $0.overrides = nil } }

    /// The catalogs that tests show in their own tasks, by store.
    @TaskLocal private static var scope: [ObjectIdentifier: MessageCatalog]?

    /// Shows a module's texts instead of the catalog's while a function runs, in its task alone, as for a test.
    ///
    /// - Throws: What the function throws.
    /// - Precondition: The texts were made for this catalog.
    public func withOverrides<Result>(
      _ overrides: CatalogOverrides, _ body: () throws -> Result
    ) rethrows -> Result {
      try Self.$scope.withValue(scope(with: overrides), operation: body)
    }

    /// Shows a module's texts instead of the catalog's while a function runs, in its task alone, as for a test.
    ///
    /// - Throws: What the function throws.
    /// - Precondition: The texts were made for this catalog.
    public func withOverrides<Result>(
      _ overrides: CatalogOverrides, isolation: isolated (any Actor)? = #isolation,
      _ body: () async throws -> Result
    ) async rethrows -> Result {
      try await Self.$scope.withValue(
        scope(with: overrides), operation: body, isolation: isolation)
    }

    private func scope(with overrides: CatalogOverrides) -> [ObjectIdentifier: MessageCatalog] {
      guard let catalog = embedded.overridden(by: overrides) else {
        preconditionFailure("the texts of '\(overrides.module)' were made for another catalog")
      }
      isReplaced.store(true, ordering: .releasing)
      var scope = Self.scope ?? [:]
      scope[ObjectIdentifier(self)] = catalog
      return scope
    }

    private static func log(_ sentence: String) {
      var line = Array("bayan: \(sentence)\n".utf8)
      _ = write(STDERR_FILENO, &line, line.count)
    }
  }

  extension CatalogStore.Installation {
    /// The sentence for the program's log; `nil` if nothing is wrong.
    fileprivate func sentence(about module: String) -> String? {
      switch self {
      case .installed: nil
      case .replaced(let other):
        "the texts of '\(other)' are not shown, because '\(module)' has texts for the same errors"
      case .refused(let other):
        "the texts of '\(module)' are not shown, because '\(other)' has texts for the same errors"
      case .otherCatalog:
        "the texts of '\(module)' are not shown, because they were made for another version of the errors"
      }
    }
  }

  /// The most recent catalog, behind a lock.
  ///
  /// The lock is a POSIX lock: on Linux the thread sanitizer doesn't support `Mutex`, and would
  /// report each use as a race (`Tools/thread-sanitizer`).
  private final class Latest: @unchecked Sendable {
    // Sharing is safe, because only the holder of the lock accesses the catalog.
    private var content: Content

    struct Content {
      /// The catalog with the packs that were loaded last.
      var packs: MessageCatalog {
        didSet { update() }
      }
      /// The texts of another module, if any are installed.
      var overrides: CatalogOverrides? {
        didSet { update() }
      }
      /// The catalog for readers.
      private(set) var catalog: MessageCatalog

      init(_ packs: MessageCatalog) {
        self.packs = packs
        catalog = packs
      }

      private mutating func update() {
        catalog = overrides.flatMap { packs.overridden(by: $0) } ?? packs
      }
    }

    /// The lock's memory; it is a pointer because a POSIX lock must stay at one address.
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init(_ catalog: MessageCatalog) {
      content = Content(catalog)
      mutex.initialize(to: pthread_mutex_t())
      let failure = pthread_mutex_init(mutex, nil)
      precondition(failure == 0, "the system has no lock left")
    }

    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }

    func withLock<Result, Failure: Error>(
      _ body: (inout Content) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      return try body(&content)
    }
  }
#endif
