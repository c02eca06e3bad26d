import BayanDiagnostics
import BayanTOML

/// A source in a test, with marks ①②③ at the expected places of diagnostics.
struct Marked {
  var text = ""
  var offsets: [Int] = []

  init(_ marked: String) {
    for scalar in marked.unicodeScalars {
      if 0x2460...0x2468 ~= scalar.value {
        offsets.append(text.utf8.count)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}

func parse(_ text: String) -> (document: TOMLDocument, diagnostics: [Diagnostic]) {
  TOMLDocument.parse(SourceFile(path: "test.toml", text: text))
}

/// Returns a tree in one line, with keys and values but without places.
func outline(_ table: TOMLTable) -> String {
  "{" + table.entries.map { "\($0.key): \(outline($0.value))" }.joined(separator: ", ") + "}"
}

func outline(_ value: TOMLValue) -> String {
  switch value.content {
  case .string(let string): "'\(string.value)'"
  case .integer(let number): "\(number)"
  case .float(let number): "\(number)"
  case .boolean(let flag): "\(flag)"
  case .dateTime(let dateTime): "\(dateTime.kind.rawValue) \(dateTime.text)"
  case .array(let elements): "[" + elements.map(outline).joined(separator: ", ") + "]"
  case .table(let table): outline(table)
  }
}
