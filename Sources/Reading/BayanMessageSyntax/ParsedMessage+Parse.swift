import BayanDiagnostics
import BayanSupport

extension ParsedMessage {
  /// Parses one message in the syntax of MessageFormat 2.
  ///
  ///     let parsed = ParsedMessage.parse("Hello, {$name}!")
  ///
  /// Every text has a result, in time linear in its length. A message beyond ``MessageLimits`` gets a
  /// diagnostic. The empty text is a valid message.
  ///
  /// - Parameter text: The message, with the catalog's own escapes decoded.
  /// - Returns: The message with its syntax errors; if there are none, with its data model
  ///   errors. Spans count the bytes of `text.utf8`.
  public static func parse(_ text: String) -> ParsedMessage {
    if let plain = plain(text) { return plain }
    var parser = MessageParser(Array(text.utf8))
    return parser.parse()
  }

  /// Reads a message that is only text, as most are.
  ///
  /// One pass over the bytes recognizes it, and its pattern's text is the same string.
  ///
  /// - Returns: `nil` for all other messages, and for some that begin with a possible space character.
  private static func plain(_ text: String) -> ParsedMessage? {
    var text = text
    let count: Int? = text.withUTF8 { bytes in
      guard let first = bytes.first, bytes.count <= MessageLimits.bytes else { return nil }
      switch first {
      case 0...0x20, Byte.fullStop, 0xE2, 0xE3: return nil
      // U+061C, the Arabic letter mark.
      case 0xD8 where bytes[1] == 0x9C: return nil
      default: break
      }
      return isPlain(bytes) ? bytes.count : nil
    }
    guard let count else { return nil }
    let span = SourceSpan(0, count)
    let pattern = Pattern(elements: [.text(.init(value: text, span: span))], span: span)
    return ParsedMessage(
      message: Message(declarations: [], body: .pattern(pattern)), diagnostics: [])
  }

  /// Whether the bytes have no escape, no brace and no U+0000.
  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index + 8 <= bytes.count {
      let part = ByteScan(bytes, from: index)
      if part.contains(Byte.backslash) || part.contains(Byte.openBrace)
        || part.contains(Byte.closeBrace) || part.contains(Byte.null)
      {
        return false
      }
      index += 8
    }
    return bytes[index...].allSatisfy { byte in
      byte < Byte.backslash && byte != Byte.null
        || byte > Byte.backslash && byte != Byte.openBrace && byte != Byte.closeBrace
    }
  }

  /// Parses one message from its bytes.
  ///
  /// The result is that of ``parse(_:)``, except that the bytes may be invalid UTF-8: the first invalid
  /// byte is a syntax error, and becomes U+FFFD in the tree.
  public static func parse(utf8 bytes: [UInt8]) -> ParsedMessage {
    var parser = MessageParser(bytes)
    if bytes.count <= MessageLimits.bytes { parser.checkEncoding() }
    return parser.parse()
  }
}
