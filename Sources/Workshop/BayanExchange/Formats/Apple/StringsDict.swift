import BayanCatalog
package import BayanDiagnostics

/// Apple's `.stringsdict`: a property list of texts that numbers choose, for one locale.
///
/// - Source: Apple, "Stringsdict File Format"; "Property Lists", XML form 1.0.
package enum StringsDict: ExchangeFormat, TextFormat, PlacedFormat {
  package static let name = "stringsdict"
  package static let summary = "Apple's property list with plurals"
  package static let endings = [".stringsdict"]

  static let formatKey = "NSStringLocalizedFormatKey"
  static let specKey = "NSStringFormatSpecTypeKey"
  static let typeKey = "NSStringFormatValueTypeKey"
  static let pluralRule = "NSStringPluralRuleType"

  package static func recognizes(_ file: SourceFile) -> Bool {
    XMLInput.rootTag(of: file).map { $0.prefix { !$0.isWhitespace } == "plist" } ?? false
  }

  package static func write(_ document: ExchangeDocument, over _: SourceFile?) -> ExchangeOutput {
    var writer = StringsDictWriter(document)
    for unit in document.units { writer.write(unit) }
    return writer.output
  }

  package static func contents(of file: SourceFile, in locale: String?) -> ForeignFile {
    StringsDictReader.read(file, for: locale)
  }
}
