/// The balancing of a value's bidirectional controls, which keeps their effect within the value.
///
/// Isolates that a value opens are closed at its end. A closing mark without an opening one is
/// dropped. Otherwise U+2069 in a host's name would end the isolate around it, and U+202E would
/// reverse the rest of the text.
///
/// Ends of paragraphs, which close all marks, aren't looked for. In HTML a line break is a space,
/// and elsewhere a superfluous closing mark after the end of a paragraph has no effect.
///
/// - Source: UAX #9, BD8 to BD13 and X1 to X8.
struct BidiBalance {
  /// The open marks, the innermost last: `true` for an isolate, `false` for an embedding or
  /// override.
  private var open: [Bool] = []
  private var openIsolates = 0

  /// Returns whether a text has a control that opens or closes an isolate, embedding or override.
  static func isNeeded(by text: UnsafeRawBufferPointer) -> Bool {
    guard text.count >= 3 else { return false }
    // The controls are U+202A to U+202E, and U+2066 to U+2069.
    for index in 0..<(text.count - 2) where text[index] == 0xE2 {
      switch (text[index + 1], text[index + 2]) {
      case (0x80, 0xAA...0xAE), (0x81, 0xA6...0xA9): return true
      default: break
      }
    }
    return false
  }

  /// Appends a part of the value.
  mutating func append(_ text: UnsafeRawBufferPointer, to output: inout OutputBuffer) {
    var start = 0
    for index in text.indices {
      guard let control = Control(text, at: index) else { continue }
      output.append(UnsafeRawBufferPointer(rebasing: text[start..<index]))
      start = index
      switch control {
      case .embedding: open.append(false)
      case .isolate:
        open.append(true)
        openIsolates += 1
      case .popEmbedding where open.last == false: open.removeLast()
      case .popIsolate where openIsolates > 0:
        while open.last == false { close(into: &output) }
        open.removeLast()
        openIsolates -= 1
      case .popEmbedding, .popIsolate: start += 3
      }
    }
    output.append(UnsafeRawBufferPointer(rebasing: text[start...]))
  }

  /// Closes the marks that are still open.
  mutating func finish(into output: inout OutputBuffer) {
    while !open.isEmpty { close(into: &output) }
    openIsolates = 0
  }

  private mutating func close(into output: inout OutputBuffer) {
    if open.removeLast() { output.append(.pop) } else { output.append("\u{202C}") }
  }

  private enum Control {
    case embedding
    case isolate
    case popEmbedding
    case popIsolate

    init?(_ text: UnsafeRawBufferPointer, at index: Int) {
      guard text[index] == 0xE2, index + 2 < text.count else { return nil }
      switch (text[index + 1], text[index + 2]) {
      case (0x80, 0xAC): self = .popEmbedding
      case (0x80, 0xAA...0xAE): self = .embedding
      case (0x81, 0xA6...0xA8): self = .isolate
      case (0x81, 0xA9): self = .popIsolate
      default: return nil
      }
    }
  }
}

extension String {
  /// The text with its bidirectional controls balanced.
  var balanced: String {
    var text = self
    return text.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      guard BidiBalance.isNeeded(by: bytes) else { return nil }
      var output = OutputBuffer(for: .json)
      output.append(bytes, isValue: true)
      return output.string(from: 0)
    } ?? self
  }
}
