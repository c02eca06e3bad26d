import BayanSupport
import BayanTOML

extension JSONWriter {
  /// Writes a table as the tagged JSON of the public TOML test suite.
  mutating func tagged(_ table: TOMLTable) {
    object { json in
      for entry in table.entries {
        json.key(entry.key)
        json.tagged(entry.value)
      }
    }
  }

  private mutating func tagged(_ value: TOMLValue) {
    switch value.content {
    case .table(let table): tagged(table)
    case .array(let elements): array(of: elements) { $0.tagged($1) }
    case .string(let string): tagged("string", string.value)
    case .integer(let number): tagged("integer", String(number))
    case .boolean(let flag): tagged("bool", flag ? "true" : "false")
    case .float(let number): tagged("float", number.isNaN ? "nan" : "\(number)")
    case .dateTime(let dateTime):
      let type =
        switch dateTime.kind {
        case .offsetDateTime: "datetime"
        case .localDateTime: "datetime-local"
        case .localDate: "date-local"
        case .localTime: "time-local"
        }
      tagged(type, dateTime.text)
    }
  }

  private mutating func tagged(_ type: String, _ value: String) {
    object { json in
      json.member("type", type)
      json.member("value", value)
    }
  }
}
