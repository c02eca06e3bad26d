import BayanCatalog
public import BayanDiagnostics
public import BayanMessageSyntax

/// Apple's `.stringsdict`: a property list of texts that numbers choose, for one locale.
///
/// - Source: Apple, "Stringsdict File Format"; "Property Lists", XML form 1.0.
public enum StringsDict: ExchangeFormat {
  public static let name = "stringsdict"
  public static let summary = "Apple's property list with plurals"

  static let formatKey = "NSStringLocalizedFormatKey"
  static let specKey = "NSStringFormatSpecTypeKey"
  static let typeKey = "NSStringFormatValueTypeKey"
  static let pluralRule = "NSStringPluralRuleType"

  public static func recognizes(_ file: SourceFile) -> Bool {
    XMLInput.rootTag(of: file).map { $0.prefix { !$0.isWhitespace } == "plist" } ?? false
  }

  public static func write(_ document: ExchangeDocument, over _: SourceFile?) -> ExchangeOutput {
    var writer = StringsDictWriter(document)
    for unit in document.units { writer.write(unit) }
    return writer.output
  }

  public static func read(_ file: SourceFile) -> ReturnedDocument {
    StringsDictReader.read(file)
  }

  public static func restored(
    _ pattern: Pattern, of keys: [ExchangeKey], in unit: ExchangeUnit
  ) -> Pattern {
    ApplePlaceholders(unit, near: keys).restored(pattern)
  }
}
