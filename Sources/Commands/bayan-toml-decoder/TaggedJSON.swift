import BayanTOML

/// Writes a table as the tagged JSON of the public TOML test suite.
func writeTagged(_ table: TOMLTable, to output: inout String) {
  output += "{"
  for (index, entry) in table.entries.enumerated() {
    if index > 0 { output += "," }
    writeQuoted(entry.key, to: &output)
    output += ":"
    writeTagged(entry.value, to: &output)
  }
  output += "}"
}

private func writeTagged(_ value: TOMLValue, to output: inout String) {
  switch value.content {
  case .table(let table): writeTagged(table, to: &output)
  case .array(let elements):
    output += "["
    for (index, element) in elements.enumerated() {
      if index > 0 { output += "," }
      writeTagged(element, to: &output)
    }
    output += "]"
  case .string(let string): writeTag("string", string.value, to: &output)
  case .integer(let number): writeTag("integer", String(number), to: &output)
  case .boolean(let flag): writeTag("bool", flag ? "true" : "false", to: &output)
  case .float(let number): writeTag("float", number.isNaN ? "nan" : "\(number)", to: &output)
  case .dateTime(let dateTime):
    let type =
      switch dateTime.kind {
      case .offsetDateTime: "datetime"
      case .localDateTime: "datetime-local"
      case .localDate: "date-local"
      case .localTime: "time-local"
      }
    writeTag(type, dateTime.text, to: &output)
  }
}

private func writeTag(_ type: String, _ value: String, to output: inout String) {
  output += "{\"type\":\"\(type)\",\"value\":"
  writeQuoted(value, to: &output)
  output += "}"
}

/// Writes a JSON string.
///
/// - Source: RFC 8259, section 7.
private func writeQuoted(_ text: String, to output: inout String) {
  output += "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": output += "\\\""
    case "\\": output += "\\\\"
    case _ where scalar.value < 0x20:
      let digits = String(scalar.value, radix: 16)
      output += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    default: output.unicodeScalars.append(scalar)
    }
  }
  output += "\""
}
