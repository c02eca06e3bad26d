package import BayanDiagnostics
import BayanSupport

/// A value to write as TOML source.
package indirect enum TOMLNewValue: Hashable, Sendable {
  /// A string; written as a basic string on one line.
  case string(String)
  /// A string; written as lines between `'''` if it has several and `'''` can hold them.
  case lines(String)
  /// An integer.
  case integer(Int64)
  /// `true` or `false`.
  case boolean(Bool)
  /// An array, on one line.
  case array([TOMLNewValue])
  /// An inline table, its entries in the order given.
  case inlineTable([(key: String, value: TOMLNewValue)])

  /// The source text.
  package var text: String {
    switch self {
    case .string(let text): return tomlBasicString(text)
    case .lines(let text):
      let isPlain = text.unicodeScalars.allSatisfy { $0 == "\n" || !$0.isInvisibleControl }
      // Bytes are compared: a quote with a combining mark is one `Character` with it.
      guard text.utf8.contains(.lineFeed), isPlain, !text.containsExactly("'''"),
        text.utf8.last != UInt8(ascii: "'")
      else {
        return tomlBasicString(text)
      }
      return "'''\n" + text + "'''"
    case .integer(let number): return String(number)
    case .boolean(let flag): return flag ? "true" : "false"
    case .array(let elements): return "[" + elements.map(\.text).joined(separator: ", ") + "]"
    case .inlineTable(let entries):
      guard !entries.isEmpty else { return "{}" }
      let texts = entries.map { tomlKey([$0.key]) + " = " + $0.value.text }
      return "{ " + texts.joined(separator: ", ") + " }"
    }
  }

  /// Returns the reason why no file can hold a text; `nil` if a file can.
  ///
  /// The check writes the text and reads it again, so that only readable text is written.
  package static func fault(of text: String) -> Diagnostic.Message? {
    // Comparing texts takes long with many combining marks, so these come first.
    if text.startOfTooManyMarks() != nil { return .tooManyMarks }
    for value in [TOMLNewValue.string(text), .lines(text)] {
      let read = TOMLDocument.parse(SourceFile(path: "", text: "a = \(value.text)\n"))
      if let fault = read.diagnostics.first(where: { $0.severity == .error }) {
        return fault.message
      }
      let same = read.document.root["a"]?.value.string?.value.utf8.elementsEqual(text.utf8)
      if same != true { return .notTheSame }
    }
    return nil
  }

  package static func == (a: Self, b: Self) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }

  package func hash(into hasher: inout Hasher) { hasher.combine(Array(text.utf8)) }
}

/// Writes text as a TOML basic string, quotes included: `"say \"hi\""`.
///
/// Control characters are escaped. So are invisible characters that change the text around them
/// (bidirectional marks, line separators, the byte-order mark). The joiners U+200C and U+200D stay:
/// Persian and Arabic words are spelled with them.
public func tomlBasicString(_ text: String) -> String {
  var written = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": written += "\\\""
    case "\\": written += "\\\\"
    case "\u{8}": written += "\\b"
    case "\t": written += "\\t"
    case "\n": written += "\\n"
    case "\u{C}": written += "\\f"
    case "\r": written += "\\r"
    case _ where scalar.isInvisibleControl:
      written += "\\u" + scalar.value.hexadecimal(width: 4, uppercase: true)
    default: written.unicodeScalars.append(scalar)
    }
  }
  return written + "\""
}

/// Writes a key, dotted if it has several parts, with quotes only if needed.
package func tomlKey(_ parts: [String]) -> String {
  parts.map { part in
    !part.isEmpty && part.utf8.allSatisfy(\.isBareKey) ? part : tomlBasicString(part)
  }
  .joined(separator: ".")
}

extension Diagnostic.Message {
  fileprivate static let notTheSame: Self =
    "the text has characters that a file of the project can't hold"
}

extension Unicode.Scalar {
  /// Whether the character is invisible and affects the text around it.
  ///
  /// - Source: Unicode 16, the properties Cc and Bidi_Control; U+2028, U+2029 and U+FEFF.
  var isInvisibleControl: Bool {
    isControl || isBidiControl || value == 0xFEFF
  }
}
