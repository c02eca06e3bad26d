/// Where text goes, which decides about invisible marks.
public enum Sink: Hashable, Sendable {
  /// A user interface: values are isolated as MessageFormat's default bidi strategy says.
  case display

  /// A log: one line, no invisible marks, so that nothing can forge an entry.
  ///
  /// Control characters and the ends of lines become spaces. Bidirectional controls, soft hyphens, fillers
  /// and tags are left out. That holds for values, for the message's own text, and for the signs of a
  /// pack's locale. Joiners and variation selectors stay: Persian and emoji need them.
  case log

  /// A terminal: as ``log``, so that nothing can send it escape sequences. Only the line feeds of a
  /// message's own text stay.
  case terminal

  /// A protocol's body: no isolation is added around values, the words' own marks stay. Who writes the body
  /// escapes control characters as its format has it.
  case json

  /// Whether the formatter puts isolates around values.
  var isolates: Bool { self == .display }

  /// Whether invisible marks are left out, the words' own too.
  var isPlain: Bool { self == .log || self == .terminal }

  /// Returns a text as it stands among texts of some direction: in an isolate if it is read in the other one, where
  /// the sink may have marks.
  package func isolated(
    _ text: String, _ direction: TextDirection, among outer: TextDirection
  ) -> String {
    guard direction != outer, !isPlain, !text.isEmpty else { return text }
    return (direction == .leftToRight ? "\u{2066}" : "\u{2067}") + text + "\u{2069}"
  }

  /// A text that came from elsewhere than a pack, as a value of a message is shown.
  package func cleaned(_ text: String) -> String {
    var output = OutputBuffer(for: self)
    output.append(text, isValue: true)
    return output.string(from: 0)
  }
}

/// The direction a text is read in.
public enum TextDirection: String, Hashable, Sendable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}
