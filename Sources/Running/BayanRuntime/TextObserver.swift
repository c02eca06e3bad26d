#if hasFeature(Embedded)
  /// An observer that Embedded Swift lacks.
  package final class TextObserver: Sendable {}
#else
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// An observer of the texts that a program shows, for ``CatalogStore/observe(_:)``.
  ///
  /// Private arguments are never told: the values of an error's texts don't have them.
  public final class TextObserver: Sendable {
    private let body: @Sendable (ObservedText) -> Void

    /// Creates an observer.
    ///
    /// - Parameter body: A function that any thread calls while it reads a text. It must not read texts of the
    ///   same catalog, because it would be called for them too.
    public init(_ body: @escaping @Sendable (ObservedText) -> Void) { self.body = body }

    func observe(_ text: ObservedText) { body(text) }

    /// Creates an observer that appends a line of JSON for each text to a file, for `bayan observe`.
    ///
    /// Several processes can append to one file: the system appends each line as a whole.
    ///
    /// - Returns: `nil` if the file can't be opened.
    public convenience init?(appendingTo path: String) {
      let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
      if file < 0 { return nil }
      self.init { text in
        let line = Array(text.line.utf8)
        // A write to a full disk or a closed pipe fails: the program goes on without a record.
        _ = line.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      }
    }

    #if DEBUG
      /// The observer that `BAYAN_OBSERVE` names; `nil` without the variable.
      ///
      /// Only debug builds have it, so that no variable makes a released program write a file.
      static let ofEnvironment: TextObserver? = {
        guard let path = getenv("BAYAN_OBSERVE").map({ String(cString: $0) }), !path.isEmpty else {
          return nil
        }
        if let observer = TextObserver(appendingTo: path) { return observer }
        let message = "bayan: BAYAN_OBSERVE names '\(path)', which can't be written\n"
        _ = message.withCString { write(STDERR_FILENO, $0, strlen($0)) }
        return nil
      }()
    #endif
  }

  extension ObservedText {
    /// The text as a line of JSON, at most some kilobytes.
    ///
    /// Values of text are cut, because only the ranges of numbers are compared.
    var line: String {
      let arguments = arguments.map { argument in
        "\(Self.quoted(argument.name)):\(Self.json(argument.value))"
      }
      let members = [
        ("domain", domain), ("code", code), ("text", part.name), ("locale", locale.description),
        ("answered", answeringLocale.description),
      ].map { "\(Self.quoted($0)):\(Self.quoted($1))" }
      return
        "{\(members.joined(separator: ",")),\"arguments\":{\(arguments.joined(separator: ","))}}\n"
    }

    private static func json(_ value: MessageValue) -> String {
      switch value {
      case .integer(let number): "\(number)"
      case .list(let values): "[\(values.prefix(50).map { json($0) }.joined(separator: ","))]"
      case .string, .number, .dateTime, .amount: quoted("\(value)")
      }
    }

    private static func quoted(_ text: String) -> String {
      var quoted = "\""
      for scalar in text.unicodeScalars.prefix(200) {
        switch scalar {
        case "\"", "\\": quoted += "\\\(scalar)"
        case "\u{0}"..."\u{1F}":
          let digits = String(scalar.value, radix: 16)
          quoted += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)"
        default: quoted.unicodeScalars.append(scalar)
        }
      }
      return quoted + "\""
    }
  }
#endif
