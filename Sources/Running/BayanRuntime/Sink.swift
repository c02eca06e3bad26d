/// The destination of a text, which decides about invisible marks.
public enum Sink: Hashable, Sendable {
  /// A user interface: values have the isolation of MessageFormat's default bidi strategy.
  case display

  /// A log: one line without invisible marks, so that no value can forge an entry.
  ///
  /// Control characters and line ends become spaces. Bidirectional controls, soft hyphens, fillers
  /// and tags are left out. That holds for values, for the message's own text, and for the symbols
  /// of the pack's locale. Joiners and variation selectors stay, because Persian and emoji need
  /// them.
  case log

  /// A terminal: like ``log``, so that no value can send it escape sequences.
  ///
  /// Only the line feeds of a message's own text stay.
  case terminal

  /// The body of a protocol: no isolation is added around values, and the text's own marks stay.
  ///
  /// The writer of the body escapes control characters for its format.
  case json

  /// Whether the formatter puts isolates around values.
  var isolates: Bool { self == .display }

  /// Whether invisible marks are left out, even those of the message's own text.
  var isPlain: Bool { self == .log || self == .terminal }

  /// Returns a text for a layout in some direction: in an isolate if its own direction is the other one and the sink
  /// may have marks.
  package func isolated(
    _ text: String, _ direction: TextDirection, among outer: TextDirection
  ) -> String {
    guard direction != outer, !isPlain, !text.isEmpty else { return text }
    return (direction == .leftToRight ? "\u{2066}" : "\u{2067}") + text + "\u{2069}"
  }

  /// Returns a text from outside of a pack in the form of a message's value.
  package func cleaned(_ text: String) -> String {
    var output = OutputBuffer(for: self)
    output.append(text, isValue: true)
    return output.string(from: 0)
  }
}

/// The direction of a text.
public enum TextDirection: String, Hashable, Sendable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}
