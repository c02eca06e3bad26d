extension Pack {
  /// Lends the UTF-8 of a message, formatted with some values.
  ///
  /// A message without placeholders is lent where it is: nothing is copied. A slot without
  /// a message is empty. The bytes are valid until `body` returns. Other parameters are those of
  /// ``string(_:_:for:functions:report:)``.
  ///
  /// `arguments` are asked for only where the message has placeholders: to make none and to free
  /// them took a third of the time of a message without.
  ///
  /// Inlinable, so that `body` is called directly: as a generic function of another module this took
  /// 700 instructions more.
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

  /// The text of a message.
  ///
  /// `functions` are what messages may call beside the functions that are built in; `nil` stands for
  /// ``MessageFunctions``. `report` is called for each thing that couldn't be resolved; the text has a
  /// fallback there.
  public func string(
    _ slot: Int, _ arguments: MessageArguments = MessageArguments(), for sink: Sink = .display,
    functions: FunctionRegistry? = nil, report: (MessageError) -> Void = { _ in }
  ) -> String {
    // Not through withUTF8: its closure copies the arguments, a seventh of the time of one number.
    defer { withExtendedLifetime(self) {} }
    if let text = plainText(slot, for: sink) { return String(verified: text) }
    return withFormattedUTF8(slot, arguments, for: sink, functions: functions, report: report) {
      String(verified: $0)
    }
  }

  /// The parts of a message: its text, values and markup one by one.
  ///
  /// Their texts, joined, are what ``string(_:_:for:functions:report:)`` gives.
  public func parts(
    _ slot: Int, _ arguments: MessageArguments = MessageArguments(), for sink: Sink = .display,
    functions: FunctionRegistry? = nil, report: (MessageError) -> Void = { _ in }
  ) -> [FormattedPart] {
    var output = OutputBuffer(for: sink)
    return format(
      slot, arguments, for: sink, functions: functions, collectsParts: true, into: &output, report
    )?.parts ?? []
  }

  /// Lends the UTF-8 of a message that is formatted, which is no plain text.
  @inlinable
  func withFormattedUTF8<Result, Failure: Error>(
    _ slot: Int, _ arguments: MessageArguments, for sink: Sink, functions: FunctionRegistry?,
    report: (MessageError) -> Void, _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // On the stack: to get memory from the heap and to free it took a tenth of a number's time.
    try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { room throws(Failure) in
      let text = formatted(
        slot, arguments, for: sink, functions: functions, into: room, report: report)
      defer {
        if text.baseAddress != UnsafeMutableRawPointer(room.baseAddress) { text.deallocate() }
      }
      return try body(UnsafeRawBufferPointer(text))
    }
  }

  /// The text of a message, formatted, in the caller's memory, or in other that the caller frees.
  ///
  /// Unsafe, because the compiler can't inline a buffer that frees itself into other modules.
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

  /// The text of a message that is lent as it is in the pack; `nil` for any other.
  @usableFromInline
  func plainText(_ slot: Int, for sink: Sink) -> UnsafeRawBufferPointer? {
    let body = contents.body(slot)
    guard !sink.isPlain, body.first == PackFormat.textTag else { return nil }
    return UnsafeRawBufferPointer(start: body.baseAddress.map { $0 + 1 }, count: body.count - 1)
  }
}

extension String {
  /// Copies text that is known to be UTF-8: a pack is verified, and values are strings.
  ///
  /// To verify it again would take as long as to format it.
  fileprivate init(verified bytes: UnsafeRawBufferPointer) {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      self.init(copying: UTF8Span(unchecked: Span(_unsafeBytes: bytes)))
    } else {
      self.init(decoding: bytes, as: UTF8.self)
    }
  }
}
