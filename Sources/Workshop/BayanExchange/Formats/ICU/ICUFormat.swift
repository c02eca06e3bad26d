import BayanCatalog
import BayanDiagnostics
package import BayanMessageConversion
import BayanMessageSyntax

/// The common parts of formats whose texts are written in MessageFormat 1.
///
/// - Source: ICU 72, `MessageFormat` and `MessagePattern`.
package protocol ICUFormat: ExchangeFormat, TextFormat {
  /// How programs read the texts of a message.
  static func reading(of unit: ExchangeUnit) -> ICUReading
}

extension ICUFormat {
  package static func reading(of _: ExchangeUnit) -> ICUReading { .icu }

  package static func restoredUnit(_ returned: ReturnedUnit, in unit: ExchangeUnit) -> ReturnedUnit
  {
    ICUUnits.restoredUnit(returned, in: unit, reading(of: unit))
  }

  package static func terms(in unit: ExchangeUnit) -> [(code: String, term: String)] {
    ICUPlaceholders(unit).terms
  }

  package static func term(ofUnknown name: String) -> String { "{\(name)}" }

  package static func place(of keys: [ExchangeKey], in _: ExchangeUnit) -> String {
    ExchangeKey.formName(keys)
  }
}

/// How the texts of a unit are read.
struct ICUTerms: Sendable {
  var reading = ICUReading.icu

  /// The types that the file has for values, by their names there.
  var types: [String: ErrorArgument.ValueType] = [:]

  /// How the file shows values in all languages, by the names of arguments.
  var functions: [String: Function] = [:]

  /// The values that no message can show as the file does, as sentences.
  var problems: [Diagnostic.Message] = []
}

extension ForeignUnit {
  /// - Parameter text: The text; `nil` for a value that is none.
  init(icu text: String?, key: String, locale: String? = nil, offset: Int) {
    self.init(key: key, offset: offset)
    texts = [
      ForeignText(locale: locale, offset: offset, rows: text.map { [.init(text: $0)] } ?? [])
    ]
    if text == nil { problems = ["its value isn't a text"] }
  }
}
