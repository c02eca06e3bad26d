/// What a pack's texts are read by: pointers, without what keeps them valid.
///
/// A pack has one and keeps its memory; so does a catalog, for all its packs at once. Copying it
/// counts no references, which took as long as finding a text.
@usableFromInline
struct PackView: @unchecked Sendable {
  // Safe to share: it points to memory that never changes.

  @usableFromInline let index: BodyIndex

  @usableFromInline let locale: Unmanaged<PackLocale>

  static var noArguments: UnsafeBufferPointer<MessageArgument> {
    UnsafeBufferPointer(start: nil, count: 0)
  }

  /// The locale of the words.
  var tag: LocaleTag { locale._withUnsafeGuaranteedRef { $0.tag } }

  /// The direction the locale is read in.
  var direction: TextDirection { locale._withUnsafeGuaranteedRef { $0.direction } }

  /// Lends the UTF-8 of a message, formatted with some values; see ``Pack``.
  @inlinable
  func withUTF8<Result, Failure: Error>(
    _ slot: Int, _ arguments: UnsafeBufferPointer<MessageArgument>, for sink: Sink,
    functions: FunctionRegistry?, _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let bytes = index.body(slot)
    if sink == .display || sink == .json, let text = BodyIndex.plainText(of: bytes) {
      return try body(text)
    }
    // What has a plan and is no longer than most is written here: what is done with it can then be
    // compiled as one with what asks for it.
    return try withUnsafeTemporaryAllocation(
      byteCount: Self.usualLength, alignment: 8
    ) { memory throws(Failure) in
      let length = Self.write(bytes, arguments, sink, locale, to: memory)
      guard length < 0 else {
        return try body(
          UnsafeRawBufferPointer(start: memory.baseAddress.unsafelyUnwrapped, count: length))
      }
      return try withAnyLength(bytes, arguments, sink, functions, body)
    }
  }

  /// How many bytes most texts fit in.
  @usableFromInline static let usualLength = 512

  /// Writes a text by its plan.
  ///
  /// - Returns: Its length; -1 where there is no plan, no room, or values aren't as planned.
  @usableFromInline
  static func write(
    _ bytes: UnsafeRawBufferPointer, _ arguments: UnsafeBufferPointer<MessageArgument>,
    _ sink: Sink, _ locale: Unmanaged<PackLocale>, to memory: UnsafeMutableRawBufferPointer
  ) -> Int {
    var output = OutputBuffer(memory, dropsMarks: sink.isPlain)
    guard formatPlanned(bytes, arguments, sink, locale, into: &output), !output.hasGrown else {
      return -1
    }
    return output.count
  }

  /// Lends a text of any length, formatted with or without a plan.
  @usableFromInline
  func withAnyLength<Result, Failure: Error>(
    _ bytes: UnsafeRawBufferPointer, _ arguments: UnsafeBufferPointer<MessageArgument>,
    _ sink: Sink,
    _ functions: FunctionRegistry?,
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var result: Swift.Result<Result, Failure>?
    withFormatted(bytes, arguments, sink, functions) { text in
      do throws(Failure) {
        result = .success(try body(text))
      } catch {
        result = .failure(error)
      }
    }
    guard let result else { preconditionFailure("a text was lent to nobody") }
    return try result.get()
  }

  /// The text of a message that needs no values.
  @inline(__always)
  func string(_ slot: Int) -> String {
    if let text = index.plainText(slot) { return Self.verifiedText(text) }
    return string(slot, Self.noArguments, for: .display, functions: nil) { _ in }
  }

  /// The text of a message.
  @usableFromInline
  func string(
    _ slot: Int, _ arguments: UnsafeBufferPointer<MessageArgument>, for sink: Sink,
    functions: FunctionRegistry?, report: (MessageError) -> Void
  ) -> String {
    string(of: index.body(slot), arguments, for: sink, functions: functions, report: report)
  }

  /// The text of a body.
  @inline(__always)
  func string(
    of bytes: UnsafeRawBufferPointer, _ arguments: UnsafeBufferPointer<MessageArgument>,
    for sink: Sink, functions: FunctionRegistry? = nil, report: (MessageError) -> Void = { _ in }
  ) -> String {
    if !sink.isPlain, let text = BodyIndex.plainText(of: bytes) { return Self.verifiedText(text) }
    if let text = plannedText(bytes, arguments, sink) { return text }
    return generalText(bytes, Array(arguments), sink, functions, report)
  }

  /// The parts of a message.
  func parts(
    _ slot: Int, _ arguments: MessageArguments, for sink: Sink, functions: FunctionRegistry?,
    report: (MessageError) -> Void
  ) -> [FormattedPart] {
    let bytes = index.body(slot)
    guard let tag = bytes.first else { return [] }
    guard tag != PackFormat.textTag else {
      let text = string(slot, Self.noArguments, for: sink, functions: nil) { _ in }
      return text.isEmpty ? [] : [.text(text)]
    }
    return withUnsafeTemporaryAllocation(byteCount: Self.usualLength, alignment: 8) { memory in
      var output = OutputBuffer(memory, dropsMarks: sink.isPlain)
      var formatter = MessageFormatter(
        locale: locale._withUnsafeGuaranteedRef { $0 }, arguments: Array(arguments), sink: sink,
        functions: functions, collectsParts: true)
      formatter.run(Self.contents(of: bytes), into: &output)
      for error in formatter.errors { report(error) }
      return formatter.parts ?? []
    }
  }

  /// Copies text whose UTF-8 was verified when the pack was made: all of it, and bodies start
  /// between characters.
  @inline(__always)
  private static func verifiedText(_ bytes: UnsafeRawBufferPointer) -> String {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      return String(copying: UTF8Span(unchecked: Span(_unsafeBytes: bytes)))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Lends the text of a body that isn't lent where it lies.
  func withFormatted(
    _ bytes: UnsafeRawBufferPointer, _ arguments: UnsafeBufferPointer<MessageArgument>,
    _ sink: Sink, _ functions: FunctionRegistry?, _ body: (UnsafeRawBufferPointer) -> Void
  ) {
    withUnsafeTemporaryAllocation(byteCount: Self.usualLength, alignment: 8) { memory in
      var output = OutputBuffer(memory, dropsMarks: sink.isPlain)
      if !Self.formatPlanned(bytes, arguments, sink, locale, into: &output) {
        output.removeAll()
        formatGenerally(bytes, Array(arguments), sink, functions, { _ in }, into: &output)
      }
      output.withBytes(body)
    }
  }

  /// The text of a body by its plan; `nil` where it has none, or values aren't as planned.
  @inline(never)
  private func plannedText(
    _ bytes: UnsafeRawBufferPointer, _ arguments: UnsafeBufferPointer<MessageArgument>, _ sink: Sink
  ) -> String? {
    withUnsafeTemporaryAllocation(byteCount: Self.usualLength, alignment: 8) { memory in
      var output = OutputBuffer(memory, dropsMarks: sink.isPlain)
      guard Self.formatPlanned(bytes, arguments, sink, locale, into: &output), !output.isCut
      else { return nil }
      return output.withBytes { Self.verifiedText($0) }
    }
  }

  @inline(never)
  private func generalText(
    _ bytes: UnsafeRawBufferPointer, _ arguments: [MessageArgument], _ sink: Sink,
    _ functions: FunctionRegistry?, _ report: (MessageError) -> Void
  ) -> String {
    withUnsafeTemporaryAllocation(byteCount: Self.usualLength, alignment: 8) { memory in
      var output = OutputBuffer(memory, dropsMarks: sink.isPlain)
      formatGenerally(bytes, arguments, sink, functions, report, into: &output)
      return output.string()
    }
  }

  /// Formats a body by its plan.
  ///
  /// - Returns: Whether it has one, and the values are as planned.
  @inline(__always)
  private static func formatPlanned(
    _ bytes: UnsafeRawBufferPointer, _ arguments: UnsafeBufferPointer<MessageArgument>,
    _ sink: Sink, _ locale: Unmanaged<PackLocale>, into output: inout OutputBuffer
  ) -> Bool {
    guard let start = bytes.baseAddress, bytes.count > 1, bytes[0] == PackFormat.plannedTag else {
      return false
    }
    var reader = PackReader(bytes, at: 1)
    let length = reader.number()
    let rest = bytes.count &- reader.offset &- length
    guard rest >= 0 else { return false }
    let plan = PackBytes(start: start + reader.offset, count: length)
    let program = PackBytes(start: start + reader.offset + length, count: rest)
    return locale._withUnsafeGuaranteedRef {
      PlannedFormatter.run(plan, program, $0, arguments, isolates: sink.isolates, into: &output)
    }
  }

  /// Formats any body; never inlined, for what it needs of the stack would be cleared each time.
  @inline(never)
  private func formatGenerally(
    _ bytes: UnsafeRawBufferPointer, _ arguments: [MessageArgument], _ sink: Sink,
    _ functions: FunctionRegistry?,
    _ report: (MessageError) -> Void, into output: inout OutputBuffer
  ) {
    guard let tag = bytes.first else { return }
    let contents = Self.contents(of: bytes)
    guard tag != PackFormat.textTag else {
      output.append(contents)
      return
    }
    var formatter = MessageFormatter(
      locale: locale._withUnsafeGuaranteedRef { $0 }, arguments: arguments, sink: sink,
      functions: functions)
    formatter.run(contents, into: &output)
    for error in formatter.errors { report(error) }
  }

  /// A body's program or text: what follows its tag, and its plan if it has one.
  private static func contents(of bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    var reader = PackReader(bytes, at: 1)
    if bytes.first == PackFormat.plannedTag { reader.skipText() }
    return UnsafeRawBufferPointer(rebasing: bytes[reader.offset...])
  }
}
