package import BayanDiagnostics
package import BayanMessageConversion
import BayanMessageSyntax

/// The common parts of formats whose texts are written in MessageFormat 1.
///
/// - Source: ICU 72, `MessageFormat` and `MessagePattern`.
package protocol ICUFormat: ExchangeFormat {
  /// How programs read the texts of a message.
  static func reading(of unit: ExchangeUnit) -> ICUReading
}

extension ICUFormat {
  package static func reading(of _: ExchangeUnit) -> ICUReading { .icu }

  package static func read(_ file: SourceFile) -> ReturnedDocument { read(file, for: nil) }

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

/// A text of a file.
struct ICUEntry {
  var name: String
  /// The text; `nil` for a value that is none.
  var text: String?
  var offset: Int
  /// The note of people about the text.
  var note: String?
}

extension KeyedUnits.Entry {
  /// - Parameter otherNames: What else the file may call the message.
  init(_ entry: ICUEntry, otherNames: [String] = []) {
    self.init(
      name: entry.name, offset: entry.offset,
      rows: entry.text.map { [([], nil, $0)] } ?? [])
    self.otherNames = otherNames
    if let text = entry.text {
      problems = ICUUnits.problem(of: text).map { [$0] } ?? []
    } else {
      problems = ["its value isn't a text"]
    }
  }
}
