extension String {
  /// The text for a comment in code: one line, nothing invisible.
  package var commentLine: String {
    if isPlainLine { return self }
    var result = ""
    result.reserveCapacity(utf8.count)
    var isAfterSpace = false
    for scalar in unicodeScalars {
      if !("!"..."~").contains(scalar) {
        switch scalar.properties.generalCategory {
        case .control, .spaceSeparator, .lineSeparator, .paragraphSeparator:
          isAfterSpace = true
          continue
        case .format, .surrogate, .privateUse, .unassigned: continue
        default: break
        }
      }
      if isAfterSpace && !result.isEmpty { result += " " }
      isAfterSpace = false
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// Whether the text is a line of printable ASCII without two spaces in a row.
  private var isPlainLine: Bool {
    var text = self
    return text.withUTF8 { bytes in
      var isAfterSpace = true
      for byte in bytes {
        guard 0x20..<0x7F ~= byte else { return false }
        if byte == 0x20 && isAfterSpace { return false }
        isAfterSpace = byte == 0x20
      }
      return !isAfterSpace || bytes.isEmpty
    }
  }
}
