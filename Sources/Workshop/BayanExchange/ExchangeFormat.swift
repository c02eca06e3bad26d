public import BayanDiagnostics

/// A file format in which translations go out and come back.
///
/// A format has a reader and a writer, and nothing else: which messages there are, what has changed
/// and what may be written to the project is the same for all formats. A new format is a type with
/// these members, a line in ``ExchangeFormats/all``, and a page in `Documentation/Exchange`.
///
/// What a format can't carry is a loss, which the writer lists. What comes back unchanged is known
/// by writing the present messages once more and reading that: so a format that loses something
/// still gives back an untouched file as no change at all.
public protocol ExchangeFormat: Sendable {
  /// What people type: `xliff-2.2`.
  static var name: String { get }

  /// What it is, in a few words, for the list of formats.
  static var summary: String { get }

  /// Whether a file is of this format, by its content alone.
  ///
  /// The beginning of the file decides; the rest may be damaged.
  static func recognizes(_ file: SourceFile) -> Bool

  /// Writes a document.
  ///
  /// - Parameter previous: The file that is there already, for formats that keep what Bayan doesn't
  ///   know of it. The others ignore it.
  static func write(_ document: ExchangeDocument, over previous: SourceFile?) -> ExchangeOutput

  /// Reads what came back. Any bytes give a result: what is wrong is a diagnostic with a place.
  static func read(_ file: SourceFile) -> ReturnedDocument
}

/// All formats there are.
public enum ExchangeFormats {
  /// The formats, in the order of help texts.
  ///
  /// Of formats that recognize the same file, the first reads it.
  public static let all: [any ExchangeFormat.Type] = [XLIFF22.self, XLIFF21.self, XLIFF12.self]

  /// The format of a name.
  public static func named(_ name: String) -> (any ExchangeFormat.Type)? {
    all.first { $0.name == name }
  }

  /// The format of a file, by its content.
  public static func format(of file: SourceFile) -> (any ExchangeFormat.Type)? {
    all.first { $0.recognizes(file) }
  }
}

/// What writing a document gives.
public struct ExchangeOutput: Sendable {
  public var bytes: [UInt8]

  /// What the file doesn't carry, message by message.
  public var losses: [ExchangeLoss]

  public init(bytes: [UInt8], losses: [ExchangeLoss] = []) {
    self.bytes = bytes
    self.losses = losses
  }
}
