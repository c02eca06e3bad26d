package import BayanDiagnostics
package import BayanMessageSyntax

/// Android's `strings.xml`: texts, and texts that a number chooses, for one locale.
///
/// - Source: Android, "String resources" and "App resources overview"; what aapt2 reads.
package enum AndroidStrings: ExchangeFormat, TextFormat, PlacedFormat {
  package static let name = "android"
  package static let summary = "Android's strings.xml, with plurals"

  /// An app has many other files of XML.
  package static let endings = ["strings.xml", "plurals.xml", "arrays.xml"]

  /// The root element.
  static let root = "resources"

  /// The namespace of elements that say what a value is.
  static let markPrefix = "xliff"
  static let markNamespace = "urn:oasis:names:tc:xliff:document:1.2"

  package static func recognizes(_ file: SourceFile) -> Bool {
    XMLInput.rootTag(of: file).map { tag in
      // An empty file has `<resources/>`.
      tag.prefix { !$0.isWhitespace && $0 != "/" } == root
    } ?? false
  }

  package static func write(
    _ document: ExchangeDocument, over previous: SourceFile?
  ) -> ExchangeOutput {
    AndroidWriter.write(document, over: previous)
  }

  package static func contents(of file: SourceFile, in _: String?) -> ForeignFile {
    AndroidReader.read(file)
  }

  package static func restoredPattern(
    _ pattern: Pattern, of keys: [ExchangeKey], in unit: ExchangeUnit
  ) -> Pattern {
    placeholders(of: unit, near: keys).restoredPattern(pattern)
  }

  package static func terms(in unit: ExchangeUnit) -> [(code: String, term: String)] {
    placeholders(of: unit).terms
  }

  static func placeholders(
    of unit: ExchangeUnit, near keys: [ExchangeKey]? = nil
  ) -> PrintfPlaceholders {
    PrintfPlaceholders(unit, near: keys, .java, tags: true)
  }
}
