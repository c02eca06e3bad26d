import BayanErrors
public import BayanRuntime

/// Asks in a terminal: the alert, the options with a number each, and a line to answer in.
public struct TerminalPresenter: RecoveryPresenter {
  private let write: @Sendable (String) -> Void
  private let read: @Sendable () async -> String?

  /// Makes a presenter.
  ///
  /// - Parameters:
  ///   - write: Shows text as it is.
  ///   - read: Waits for a line without its end; `nil` at the end of the input.
  public init(
    write: @escaping @Sendable (String) -> Void = { print($0, terminator: "") },
    read: @escaping @Sendable () async -> String? = { readLine() }
  ) {
    self.write = write
    self.read = read
  }

  public var sink: Sink { .terminal }

  /// How often an answer that is none is asked for again.
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

  /// The option of an answer: its number in any script's digits, or its label.
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
