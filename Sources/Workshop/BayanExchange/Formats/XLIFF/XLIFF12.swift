public import BayanDiagnostics

/// XLIFF 1.2, which most tools read.
///
/// - Source: XLIFF Version 1.2, OASIS Standard, 1 February 2008.
public enum XLIFF12: ExchangeFormat {
  public static let name = "xliff-1.2"
  public static let summary = "XLIFF 1.2, each variant a unit of its own"

  public static func recognizes(_ file: SourceFile) -> Bool { XLIFFVersion(file) == .v12 }

  public static func write(_ document: ExchangeDocument, over _: SourceFile?) -> ExchangeOutput {
    XLIFF12Writer.write(document)
  }

  public static func read(_ file: SourceFile) -> ReturnedDocument { XLIFF12Reader.read(file) }

  /// The type of groups whose units are variants of one message.
  static let variants = "x-bayan-variants"

  /// Whose note has the translation as it was exported.
  static let exportedNote = "bayan:target"

  /// The type of placeholders that stand for characters which XML can't hold.
  static let codePoint = "x-code-point"
}
