/// Where text goes, which decides about invisible marks.
public enum Sink: Hashable, Sendable {
  /// A user interface: values are isolated as MessageFormat's default bidi strategy says.
  case display

  /// A log: one line, no invisible marks. Bidirectional controls are left out, and
  /// control characters within values (line breaks too) become spaces, so that no
  /// value can forge an entry.
  case log

  /// A terminal: as ``log``, so that no value can send it escape sequences.
  case terminal

  /// A protocol's body: no isolation is added, the words' own marks stay.
  case json

  /// Whether the formatter puts isolates around values.
  var isolates: Bool { self == .display }

  /// Whether invisible marks are left out, the words' own too.
  var isPlain: Bool { self == .log || self == .terminal }
}

/// The direction a text is read in.
public enum TextDirection: String, Hashable, Sendable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}
