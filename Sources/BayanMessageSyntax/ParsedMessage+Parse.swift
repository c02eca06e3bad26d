extension ParsedMessage {
  /// Parses one message in the syntax of MessageFormat 2.
  ///
  ///     let parsed = ParsedMessage.parse("Hello, {$name}!")
  ///
  /// There is a result for every text, in time linear in its length; what is beyond
  /// ``MessageLimits`` is a finding. The empty text is a valid message.
  ///
  /// - Parameter text: The message, as the catalog's own escapes have been decoded.
  /// - Returns: The message, and the syntax errors in it; where there are none, the data model
  ///   errors. Spans count the bytes of `text.utf8`.
  public static func parse(_ text: String) -> ParsedMessage {
    var parser = MessageParser(Array(text.utf8))
    return parser.parse()
  }

  /// Parses one message from its bytes.
  ///
  /// The same as ``parse(_:)``, except that the bytes may turn out not to be UTF-8:
  /// the first that isn't is a syntax error, and reads as U+FFFD in the tree.
  public static func parse(utf8 bytes: [UInt8]) -> ParsedMessage {
    var parser = MessageParser(bytes)
    if bytes.count <= MessageLimits.bytes { parser.checkEncoding() }
    return parser.parse()
  }
}
