#if DEBUG
  import Synchronization
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #endif

  /// The patterns of all messages that a run showed, for the comparison with the collected patterns.
  ///
  /// A debug build writes them when it ends, to the file that `BAYAN_PATTERNS` names.
  /// `Tools/collect-diagnostics --made` compares.
  enum PatternRecord {
    private static let path = getenv("BAYAN_PATTERNS").map { String(cString: $0) }
    private static let made = Mutex<Set<String>>([])

    static func add(_ message: Diagnostic.Message) {
      guard path != nil else { return }
      made.withLock { made in
        if made.isEmpty { atexit { PatternRecord.write() } }
        made.insert(message.shape)
      }
      for case .phrase(let part) in message.values { add(part) }
    }

    private static func write() {
      guard let path, let file = fopen(path, "a") else { return }
      defer { fclose(file) }
      for line in made.withLock({ $0.sorted() }) {
        fputs(line.replacing("\n", with: "\\n") + "\n", file)
      }
    }
  }

  extension Diagnostic.Message {
    /// The pattern, and after a tab the kinds of its values.
    fileprivate var shape: String {
      let kinds = values.map {
        switch $0 {
        case .text: "text"
        case .quoted: "quoted"
        case .list: "list"
        case .choices: "choices"
        case .integer: "integer"
        case .words: "words"
        case .phrase: "phrase"
        }
      }
      return pattern + "\t" + kinds.joined(separator: " ")
    }
  }
#else
  /// A record of nothing: only debug builds have the real one.
  enum PatternRecord {
    @inline(__always) static func add(_ message: Diagnostic.Message) {}
  }
#endif
