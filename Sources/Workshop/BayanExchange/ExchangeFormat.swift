package import BayanDiagnostics

/// A file format from which translations are taken over.
///
/// A format has a reader and, unless tools of others alone write it, a writer, and nothing else: which
/// messages there are, what has changed and what may be written to the project is the same for all
/// formats. A new format is a type with these members, a line in ``ExchangeFormats``, and a page in
/// `Documentation/Exchange`.
package protocol ImportedFormat: Sendable {
  /// The name that people type: `xliff-2.2`.
  static var name: String { get }

  /// Whether a file is of this format, by its content alone.
  ///
  /// The beginning of the file decides; the rest may be damaged.
  static func recognizes(_ file: SourceFile) -> Bool

  /// Returns the kind of a file that the format doesn't recognize, with its lack, if its name is one of the format.
  static func lack(of file: SourceFile) -> Diagnostic.Message?

  /// Reads a file. Any bytes give a result: what is wrong is a diagnostic with a place.
  ///
  /// - Parameter locale: The locale that is wanted, which is that of texts whose locale the file doesn't state; `nil`
  ///   where nobody named one, and the file should.
  static func contents(of file: SourceFile, in locale: String?) -> ForeignFile

  /// Returns the format's terms for the placeholders of a message: `{count}` for `{$count :integer}`.
  static func terms(in unit: ExchangeUnit) -> [(code: String, term: String)]

  /// Returns the file's term for a variable that ``restoredUnit(_:in:)`` left and the message doesn't have.
  static func term(ofUnknown name: String) -> String

  /// Returns the format's name for the text of some keys.
  static func place(of keys: [ExchangeKey], in unit: ExchangeUnit) -> String

  /// A unit that was read, with all that a unit of the catalog says of it, such as the message's own placeholders in
  /// place of the format's.
  static func restoredUnit(_ returned: ReturnedUnit, in unit: ExchangeUnit) -> ReturnedUnit

  /// The format that an untouched file is known by.
  ///
  /// An unchanged file is known by writing the present messages once more and reading that: so
  /// a format that loses something still gives back an untouched file as no change at all. A format that
  /// is only read is compared with the one that its files are made of.
  static var written: any ExchangeFormat.Type { get }
}

/// A file format in which translations go out and come back.
///
/// The writer lists as losses the parts that a format can't carry.
package protocol ExchangeFormat: ImportedFormat {
  /// The summary for the list of formats.
  static var summary: String { get }

  /// Writes a document.
  ///
  /// - Parameter previous: The file that is there already, for formats that keep what Bayan doesn't
  ///   know of it. The others ignore it.
  static func write(_ document: ExchangeDocument, over previous: SourceFile?) -> ExchangeOutput
}

extension ExchangeFormat {
  package static var written: any ExchangeFormat.Type { Self.self }
}

extension ImportedFormat {
  package static func lack(of _: SourceFile) -> Diagnostic.Message? { nil }

  /// The texts of a file for messages that a catalog has, in one locale: in the only one that the file has, where
  /// nobody named one.
  package static func read(_ file: SourceFile, for locale: String? = nil) -> ReturnedDocument {
    contents(of: file, in: locale).returned(for: locale, in: file)
  }

  package static func terms(in unit: ExchangeUnit) -> [(code: String, term: String)] {
    PlaceholderNames(unit).codes.map { ($0.code, $0.code) }
  }

  package static func term(ofUnknown name: String) -> String { "{$\(name)}" }

  package static func place(of keys: [ExchangeKey], in unit: ExchangeUnit) -> String {
    "the variant '\(keys.formatted)'"
  }
}

/// All formats there are.
package enum ExchangeFormats {
  /// The formats that are written and read, in the order of help texts.
  package static let all: [any ExchangeFormat.Type] = [
    XLIFF22.self, XLIFF21.self, XLIFF12.self, PO.self, CSV.self, TSV.self, XCStrings.self,
    ARB.self, ICUJSON.self, NestedICUJSON.self, StringsDict.self, AppleStrings.self,
    AndroidStrings.self,
  ]

  /// The formats that are read.
  ///
  /// Of formats that recognize the same file, the first reads it.
  package static let imported: [any ImportedFormat.Type] = [XcodeXLIFF.self] + all

  /// The format of a name that is written.
  package static func named(_ name: String) -> (any ExchangeFormat.Type)? {
    all.first { $0.name == name }
  }

  /// The format of a file, by its content.
  package static func format(of file: SourceFile) -> (any ImportedFormat.Type)? {
    imported.first { $0.recognizes(file) }
  }
}

extension ExchangeFormats {
  /// A file has no more bytes than this; 100,000 messages take about half.
  package static let largestFile = 128 << 20

  /// A file has no more texts than this, so that reading one takes less than a gigabyte.
  static let mostTexts = 400_000

  /// So many elements of XML and values of JSON, of which a text takes several.
  static let mostNodes = 6 * mostTexts

  /// Returns the diagnostic of a file with more bytes, which need not be read for it.
  package static func tooLarge(_ path: String, bytes: Int) -> Diagnostic {
    Diagnostic("file-too-large", .error, .tooLarge(bytes), file: path, span: SourceSpan(0, 0))
  }
}

/// The output of writing a document.
package struct ExchangeOutput: Sendable {
  package var bytes: [UInt8]

  /// The losses of the file, message by message.
  package var losses: [ExchangeLoss]

  /// Why the file that is there can't be written over.
  ///
  /// With an error among them nothing is written.
  package var diagnostics: [Diagnostic]

  package init(
    bytes: [UInt8], losses: [ExchangeLoss] = [], diagnostics: [Diagnostic] = []
  ) {
    self.bytes = bytes
    self.losses = losses
    self.diagnostics = diagnostics
  }
}
