#if DEBUG
  import Synchronization
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #endif

  /// The messages that a run showed, for the comparison with the collected patterns and for the proof of
  /// their translations.
  ///
  /// A debug build writes them when it ends, to the file that `BAYAN_PATTERNS` names: one message a line, as a
  /// JSON array of its pattern and its values. `Tools/collect-diagnostics --made` and the tests of
  /// `BayanDiagnosticTexts` read the file.
  enum PatternRecord {
    /// The most messages with one pattern that are kept, because tests of damaged input make many.
    private static let mostOfOnePattern = 100

    private static let path = getenv("BAYAN_PATTERNS").map { String(cString: $0) }
    private static let made = Mutex<[String: Set<String>]>([:])

    static func add(_ message: Diagnostic.Message) {
      guard path != nil else { return }
      made.withLock { made in
        if made.isEmpty { atexit { PatternRecord.write() } }
        if made[message.pattern, default: []].count < mostOfOnePattern {
          made[message.pattern, default: []].insert(message.json)
        }
      }
      for case .phrase(let part) in message.values { add(part) }
    }

    private static func write() {
      guard let path, let file = fopen(path, "a") else { return }
      defer { fclose(file) }
      for line in made.withLock({ $0.values.joined().sorted() }) { fputs(line + "\n", file) }
    }
  }

  extension Diagnostic.Message {
    /// The message as JSON: `["pattern", ["kind", value], …]`.
    fileprivate var json: String {
      "[\(([Self.json(pattern)] + values.map(Self.json)).joined(separator: ","))]"
    }

    private static func json(_ value: Value) -> String {
      func array(_ kind: String, _ values: [String]) -> String {
        "[\(([json(kind)] + values).joined(separator: ","))]"
      }
      return switch value {
      case .text(let text): array("text", [json(text)])
      case .quoted(let text): array("quoted", [json(text)])
      case .list(let names): array("list", names.map(json))
      case .choices(let names): array("choices", names.map(json))
      case .integer(let number): array("integer", ["\(number)"])
      case .words(let words, let count): array("words", ["\(count)", json(words)])
      case .phrase(let message): array("phrase", [message.json])
      }
    }

    private static func json(_ text: String) -> String {
      var json = "\""
      for scalar in text.unicodeScalars {
        if scalar == "\"" || scalar == "\\" {
          json += "\\\(scalar)"
        } else if scalar.value < 0x20 {
          let digits = String(scalar.value, radix: 16)
          json += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)"
        } else {
          json.unicodeScalars.append(scalar)
        }
      }
      return json + "\""
    }
  }
#else
  /// A record of nothing: only debug builds have the real one.
  enum PatternRecord {
    @inline(__always) static func add(_ message: Diagnostic.Message) {}
  }
#endif
