import BayanErrors
public import BayanRuntime

/// A presenter for terminals: it prints the alert with numbered options, and reads a line as the
/// answer.
public struct TerminalPresenter: RecoveryPresenter {
  private let write: @Sendable (String) -> Void
  private let read: @Sendable () async -> String?

  /// Creates a presenter.
  ///
  /// - Parameters:
  ///   - write: Prints a text as it is.
  ///   - read: Waits for a line, and returns it without its end; `nil` at the end of the input.
  public init(
    write: @escaping @Sendable (String) -> Void = { print($0, terminator: "") },
    read: @escaping @Sendable () async -> String? = { readLine() }
  ) {
    self.write = write
    self.read = read
  }

  public var sink: Sink { .terminal }

  /// The largest number of questions, because an invalid answer is asked for again.
  private static let mostQuestions = 3

  public func choice(for prompt: RecoveryPrompt) async -> RecoveryOption? {
    var alert = prompt.alert
    alert.buttons = []
    write(AlertText.text(alert))
    for (index, option) in prompt.options.enumerated() {
      write("  \(index + 1). \(option.label)\n")
    }
    for _ in 0..<Self.mostQuestions {
      write("> ")
      guard !Task.isCancelled, let line = await read() else { return nil }
      if let option = Self.option(line, of: prompt.options) { return option }
    }
    return nil
  }

  /// Returns the option of an answer: its number in digits of any script, or its label.
  private static func option(_ line: String, of options: [RecoveryOption]) -> RecoveryOption? {
    let answer = line.drop { $0.isWhitespace }
    var number = 0
    for scalar in answer.unicodeScalars.prefix(4) {
      guard scalar.properties.generalCategory == .decimalNumber,
        let digit = scalar.properties.numericValue
      else { break }
      number = number * 10 + Int(digit)
    }
    if options.indices.contains(number - 1) { return options[number - 1] }
    return options.first { $0.label.lowercased() == answer.lowercased() }
  }
}
