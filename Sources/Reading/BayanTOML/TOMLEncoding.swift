import BayanDiagnostics
import BayanSupport

/// Checks that a file is UTF-8, as TOML demands.
///
/// Only the first invalid byte of a line is reported, since a file in another encoding has hundreds
/// of them.
///
/// - Returns: Whether the file should be parsed; not if it is UTF-16.
func checkEncoding(of source: SourceFile, into diagnostics: inout DiagnosticList) -> Bool {
  if source.bytes.starts(with: [0xFF, 0xFE]) || source.bytes.starts(with: [0xFE, 0xFF]) {
    diagnostics.add(
      Diagnostic(
        "encoding-invalid", .error, .wideEncoding, file: source.path, span: SourceSpan(0, 2)))
    return false
  }
  let markLength = source.bytes.byteOrderMarkLength
  if markLength > 0 {
    let span = SourceSpan(0, markLength)
    let fix = Fix("remove the byte-order mark", .automatic, edits: [TextEdit(span, "")])
    diagnostics.add(
      Diagnostic(
        "byte-order-mark", .warning, .byteOrderMark, file: source.path, span: span, fixes: [fix]))
  }
  for span in invalidStretches(of: source.bytes) {
    let bytes = source.bytes[span.range].map { "0x" + $0.hexadecimal(width: 2, uppercase: true) }
    diagnostics.add(
      Diagnostic(
        "encoding-invalid", .error, .notUnicode(bytes.joined(separator: " ")),
        file: source.path, span: span))
  }
  return true
}

/// Finds the first invalid stretch of each line, up to one more than the diagnostics shown.
private func invalidStretches(of bytes: [UInt8]) -> [SourceSpan] {
  // The loop reads by pointer: without the optimizer, as in a package's build, an array is 5 times slower.
  bytes.withUnsafeBufferPointer { bytes in
    var spans: [SourceSpan] = []
    var index = 0
    var isReported = false
    while index < bytes.count, spans.count <= TOMLDocument.diagnosticLimit {
      let byte = bytes[index]
      if byte < 0x80 {
        if byte == .lineFeed { isReported = false }
        let isRun =
          !isReported && index + 8 <= bytes.count && ByteScan(bytes, from: index).isASCII
        index += isRun ? 8 : 1
        continue
      }
      if 0xC2...0xDF ~= byte, index + 1 < bytes.count, 0x80...0xBF ~= bytes[index + 1] {
        index += 2
        continue
      }
      let sequence = utf8Sequence(at: index, in: bytes)
      if !sequence.isValid, !isReported {
        spans.append(SourceSpan(index, index + sequence.length))
        isReported = true
      }
      index += sequence.length
    }
    return spans
  }
}

/// Measures the UTF-8 sequence that starts at an index.
///
/// - Returns: The sequence's length, and whether it is well-formed. The length of an ill-formed one
///   is that of the part that decoders replace by one U+FFFD, at least 1.
/// - Source: The Unicode Standard, table 3-7 and section 3.9.
func utf8Sequence<Bytes: RandomAccessCollection<UInt8>>(
  at index: Int, in bytes: Bytes
) -> (length: Int, isValid: Bool) where Bytes.Index == Int {
  func byte(_ distance: Int) -> UInt8 {
    index + distance < bytes.endIndex ? bytes[index + distance] : 0
  }
  let first = byte(0)
  let length: Int
  var second: ClosedRange<UInt8> = 0x80...0xBF
  switch first {
  case 0x00...0x7F: return (1, true)
  case 0xC2...0xDF: length = 2
  case 0xE0: (length, second) = (3, 0xA0...0xBF)
  case 0xED: (length, second) = (3, 0x80...0x9F)
  case 0xE1...0xEF: length = 3
  case 0xF0: (length, second) = (4, 0x90...0xBF)
  case 0xF1...0xF3: length = 4
  case 0xF4: (length, second) = (4, 0x80...0x8F)
  default: return (1, false)
  }
  guard second.contains(byte(1)) else { return (1, false) }
  var found = 2
  while found < length {
    guard (0x80...0xBF).contains(byte(found)) else { return (found, false) }
    found += 1
  }
  return (length, true)
}

extension Diagnostic.Message {
  fileprivate static var wideEncoding: Self {
    "the file is in 'UTF-16'; save it as UTF-8"
  }

  fileprivate static var byteOrderMark: Self {
    "the file starts with an invisible byte-order mark, 'U+FEFF'; remove it"
  }

  fileprivate static func notUnicode(_ bytes: String) -> Self {
    "'\(bytes)' is not UTF-8; save the file in that encoding"
  }
}
