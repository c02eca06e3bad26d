extension Pack {
  /// Lends the UTF-8 of a message, formatted with some arguments.
  ///
  /// A message without placeholders is lent without a copy. For a slot without a message, the
  /// buffer is empty. The bytes are valid until `body` returns. The other parameters are those of
  /// ``string(_:_:for:functions:report:)``.
  ///
  /// `arguments` are evaluated only if the message has placeholders: making and freeing none took a
  /// third of the time of a message without placeholders.
  ///
  /// The function is inlinable, so that `body` is called directly. As a generic function of another
  /// module it took 700 instructions more.
  @inlinable
  public func withUTF8<Result, Failure: Error>(
    _ slot: Int, _ arguments: @autoclosure () -> MessageArguments = MessageArguments(),
    for sink: Sink = .display, functions: FunctionRegistry? = nil,
    report: (MessageError) -> Void = { _ in },
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { withExtendedLifetime(self) {} }
    if let text = plainText(slot, for: sink) { return try body(text) }
    return try withFormattedUTF8(
      slot, arguments(), for: sink, functions: functions, report: report, body)
  }

  /// Returns the text of a message.
  ///
  /// `functions` are those that messages may call beside the built-in functions; `nil` stands for
  /// ``MessageFunctions``. `report` is called for each error, and the text has a fallback in its
  /// place.
  public func string(
    _ slot: Int, _ arguments: MessageArguments = MessageArguments(), for sink: Sink = .display,
    functions: FunctionRegistry? = nil, report: (MessageError) -> Void = { _ in }
  ) -> String {
    // withUTF8 isn't used here: its closure copies the arguments, a seventh of the time of one
    // number.
    defer { withExtendedLifetime(self) {} }
    if let text = plainText(slot, for: sink) { return String(verified: text) }
    return withFormattedUTF8(slot, arguments, for: sink, functions: functions, report: report) {
      String(verified: $0)
    }
  }

  /// Returns the parts of a message: its text, values and markup one by one.
  ///
  /// The joined texts of the parts are the result of ``string(_:_:for:functions:report:)``.
  public func parts(
    _ slot: Int, _ arguments: MessageArguments = MessageArguments(), for sink: Sink = .display,
    functions: FunctionRegistry? = nil, report: (MessageError) -> Void = { _ in }
  ) -> [FormattedPart] {
    var output = OutputBuffer(for: sink)
    return format(
      slot, arguments, for: sink, functions: functions, collectsParts: true, into: &output, report
    )?.parts ?? []
  }

  /// Lends the UTF-8 of a message that isn't plain text.
  @inlinable
  func withFormattedUTF8<Result, Failure: Error>(
    _ slot: Int, _ arguments: MessageArguments, for sink: Sink, functions: FunctionRegistry?,
    report: (MessageError) -> Void, _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // The memory is on the stack: getting it from the heap and freeing it took a tenth of a
    // number's time.
    try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { room throws(Failure) in
      let text = formatted(
        slot, arguments, for: sink, functions: functions, into: room, report: report)
      defer {
        if text.baseAddress != UnsafeMutableRawPointer(room.baseAddress) { text.deallocate() }
      }
      return try body(UnsafeRawBufferPointer(text))
    }
  }

  /// Returns the formatted text of a message, in the caller's memory, or in other memory, which the
  /// caller frees.
  ///
  /// The result is unsafe memory, because the compiler can't inline a buffer that frees itself into
  /// other modules.
  @usableFromInline
  func formatted(
    _ slot: Int, _ arguments: MessageArguments, for sink: Sink, functions: FunctionRegistry?,
    into room: UnsafeMutableBufferPointer<UInt8>, report: (MessageError) -> Void
  ) -> UnsafeMutableRawBufferPointer {
    var output = OutputBuffer(for: sink, lent: room)
    _ = format(
      slot, arguments, for: sink, functions: functions, collectsParts: false, into: &output, report)
    return output.take()
  }

  private func format(
    _ slot: Int, _ arguments: MessageArguments, for sink: Sink, functions: FunctionRegistry?,
    collectsParts: Bool, into output: inout OutputBuffer, _ report: (MessageError) -> Void
  ) -> FormattingExtras? {
    let extras = withUnsafePointer(to: arguments) { arguments in
      var formatter = MessageFormatter(
        contents: contents, arguments: arguments, sink: sink, functions: functions,
        collectsParts: collectsParts)
      return formatter.format(slot, into: &output)
    }
    if let extras { for error in extras.errors { report(error) } }
    return extras
  }

  /// Returns the bytes of a message that the pack has as its final text; `nil` for any other
  /// message.
  @usableFromInline
  func plainText(_ slot: Int, for sink: Sink) -> UnsafeRawBufferPointer? {
    let body = contents.body(slot)
    guard !sink.isPlain, body.first == PackFormat.textTag else { return nil }
    return UnsafeRawBufferPointer(start: body.baseAddress.map { $0 + 1 }, count: body.count - 1)
  }
}

extension String {
  /// Copies text that is known to be UTF-8: packs are verified, and values are strings.
  ///
  /// Another verification would take as long as the formatting.
  fileprivate init(verified bytes: UnsafeRawBufferPointer) {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      self.init(copying: UTF8Span(unchecked: Span(_unsafeBytes: bytes)))
    } else {
      self.init(decoding: bytes, as: UTF8.self)
    }
  }
}
