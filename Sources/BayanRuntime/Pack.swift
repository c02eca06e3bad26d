/// The words of one locale, ready to be looked up: verified once, immutable.
///
/// Embedded in a generated module it lies in the program's constants; loaded from a file it
/// is a copy in memory that lives as long as the pack.
public struct Pack: Sendable {
  /// Why bytes are no pack.
  public enum Failure: Error, Hashable, Sendable {
    /// They don't start as a pack of this version does.
    case notAPack
    /// They are not UTF-8, or shorter or longer than the header says.
    case incomplete
    /// The checksum differs, or a table points outside.
    case damaged
    /// The slots belong to another catalog than the one asked to hold the pack.
    case otherCatalog
  }

  /// What the pack says about its locale.
  let storage: PackLocale

  @usableFromInline let index: BodyIndex

  /// The number of messages.
  public var slotCount: Int { index.count }

  /// Which catalog the slots belong to.
  public let fingerprint: Int

  /// Makes a pack of bytes read from a file, copying them.
  ///
  /// - Throws: ``Failure``; then nothing of the pack is used.
  public init(_ bytes: [UInt8]) throws(Failure) {
    let memory = PackMemory(copying: bytes)
    try self.init(memory.bytes, owner: memory)
  }

  /// Makes a pack of a generated literal, without copying.
  ///
  /// - Throws: ``Failure``, where the literal was edited by hand.
  public init(_ literal: StaticString) throws(Failure) {
    guard literal.hasPointerRepresentation else { throw .notAPack }
    let bytes = UnsafeRawBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
    try self.init(bytes, owner: nil)
  }

  /// Makes a pack of bytes that outlive it, without copying, as of a literal.
  package init(unowned bytes: UnsafeRawBufferPointer) throws(Failure) {
    try self.init(bytes, owner: nil)
  }

  private init(_ bytes: UnsafeRawBufferPointer, owner: PackMemory?) throws(Failure) {
    let magic = PackFormat.magic.utf8
    guard bytes.count >= PackFormat.headerLength, bytes.prefix(magic.count).elementsEqual(magic)
    else { throw .notAPack }
    var header = PackReader(bytes, at: magic.count)
    var fields: [Int] = []
    for _ in PackFormat.Field.allCases {
      fields.append(header.number(units: PackFormat.fieldUnits))
    }
    func field(_ field: PackFormat.Field) -> Int { fields[field.rawValue] }

    guard field(.length) == bytes.count else { throw .incomplete }
    let contents = UnsafeRawBufferPointer(rebasing: bytes[PackFormat.headerLength...])
    guard PackFormat.checksum(contents) == field(.checksum) else { throw .damaged }
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .incomplete }

    let slots = field(.slots)
    let index = field(.index)
    let bodies = field(.bodies)
    let indexEnd = index + (slots + 1) * PackFormat.indexUnits
    guard field(.locale) <= index, indexEnd <= bodies, bodies <= bytes.count else {
      throw .damaged
    }
    // Bodies in order, each on a character's boundary: then no lookup needs to check.
    var reader = PackReader(bytes, at: index)
    var last = 0
    for _ in 0...slots {
      let start = reader.number(units: PackFormat.indexUnits)
      guard start >= last, bodies + start <= bytes.count,
        bodies + start == bytes.count || bytes[bodies + start] & 0xC0 != 0x80
      else { throw .damaged }
      last = start
    }
    guard bodies + last == bytes.count, let start = bytes.baseAddress,
      let locale = PackLocale(bytes, at: field(.locale), owner: owner)
    else { throw .damaged }

    self.index = BodyIndex(entries: start + index, bodies: start + bodies, count: slots)
    storage = locale
    fingerprint = field(.fingerprint)
  }

  /// The locale of the words.
  public var locale: LocaleTag { storage.tag }

  /// The direction the locale is read in.
  public var direction: TextDirection { storage.direction }

  /// Whether the pack has words for a slot.
  public func hasMessage(_ slot: Int) -> Bool { !index.body(slot).isEmpty }

  /// Whether the message of a slot is a program with a plan.
  package func isPlanned(_ slot: Int) -> Bool { index.body(slot).first == PackFormat.plannedTag }

  /// Lends the UTF-8 of a message, formatted if it has placeholders.
  ///
  /// A message without placeholders is lent where it lies: nothing is copied. A slot without
  /// words is empty.
  ///
  /// - Parameter body: Gets bytes that are valid until it returns.
  @inlinable
  public func withUTF8<Result, Failure: Error>(
    _ slot: Int, _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if let text = index.plainText(slot) {
      defer { withExtendedLifetime(self) {} }
      return try body(text)
    }
    return try withUTF8(slot, MessageArguments(), body)
  }

  /// Lends the UTF-8 of a message, formatted with some values.
  ///
  /// - Parameter body: Gets bytes that are valid until it returns.
  @inlinable
  public func withUTF8<Result, Failure: Error>(
    _ slot: Int, _ arguments: MessageArguments, for sink: Sink = .display,
    functions: FunctionRegistry? = nil,
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if sink == .display || sink == .json, let text = index.plainText(slot) {
      defer { withExtendedLifetime(self) {} }
      return try body(text)
    }
    var result: Swift.Result<Result, Failure>?
    withFormatted(slot, arguments, sink, functions) { text in
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
  public func string(_ slot: Int) -> String {
    let bytes = index.body(slot)
    defer { withExtendedLifetime(storage) {} }
    if bytes.first == PackFormat.textTag {
      return Self.verifiedText(UnsafeRawBufferPointer(rebasing: bytes.dropFirst()))
    }
    return string(slot, MessageArguments())
  }

  /// The text of a message.
  ///
  /// - Parameters:
  ///   - functions: What messages may call beside the functions that are built in; `nil` for
  ///     ``MessageFunctions``.
  ///   - report: Called for each thing that couldn't be resolved; the text has a fallback there.
  public func string(
    _ slot: Int, _ arguments: MessageArguments = MessageArguments(), for sink: Sink = .display,
    functions: FunctionRegistry? = nil, report: (MessageError) -> Void = { _ in }
  ) -> String {
    let bytes = index.body(slot)
    defer { withExtendedLifetime(storage) {} }
    if bytes.first == PackFormat.textTag && !sink.isPlain {
      return Self.verifiedText(UnsafeRawBufferPointer(rebasing: bytes.dropFirst()))
    }
    if let text = plannedText(bytes, arguments, sink) { return text }
    return generalText(bytes, Array(arguments), sink, functions, report)
  }

  /// The parts of a message: its text, values and markup one by one.
  ///
  /// Their texts, joined, are what ``string(_:_:for:functions:report:)`` gives.
  public func parts(
    _ slot: Int, _ arguments: MessageArguments = MessageArguments(), for sink: Sink = .display,
    functions: FunctionRegistry? = nil, report: (MessageError) -> Void = { _ in }
  ) -> [FormattedPart] {
    let bytes = index.body(slot)
    defer { withExtendedLifetime(storage) {} }
    guard let tag = bytes.first else { return [] }
    guard tag != PackFormat.textTag else {
      let text = string(slot, arguments, for: sink)
      return text.isEmpty ? [] : [.text(text)]
    }
    return withUnsafeTemporaryAllocation(byteCount: 512, alignment: 1) { memory in
      var output = OutputBuffer(memory, dropsMarks: sink.isPlain)
      var formatter = MessageFormatter(
        locale: storage, arguments: Array(arguments), sink: sink, functions: functions,
        collectsParts: true)
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
  @usableFromInline
  func withFormatted(
    _ slot: Int, _ arguments: MessageArguments, _ sink: Sink, _ functions: FunctionRegistry?,
    _ body: (UnsafeRawBufferPointer) -> Void
  ) {
    let bytes = index.body(slot)
    withUnsafeTemporaryAllocation(byteCount: 512, alignment: 8) { memory in
      var output = OutputBuffer(memory, dropsMarks: sink.isPlain)
      if !formatPlanned(bytes, arguments, sink, into: &output) {
        output.removeAll()
        formatGenerally(bytes, Array(arguments), sink, functions, { _ in }, into: &output)
      }
      output.withBytes(body)
    }
  }

  /// The text of a body by its plan; `nil` where it has none, or values aren't as planned.
  @inline(never)
  private func plannedText(
    _ bytes: UnsafeRawBufferPointer, _ arguments: MessageArguments, _ sink: Sink
  ) -> String? {
    withUnsafeTemporaryAllocation(byteCount: 512, alignment: 8) { memory in
      var output = OutputBuffer(memory, dropsMarks: sink.isPlain)
      guard formatPlanned(bytes, arguments, sink, into: &output), !output.isCut else { return nil }
      return output.withBytes { Self.verifiedText($0) }
    }
  }

  @inline(never)
  private func generalText(
    _ bytes: UnsafeRawBufferPointer, _ arguments: [MessageArgument], _ sink: Sink,
    _ functions: FunctionRegistry?, _ report: (MessageError) -> Void
  ) -> String {
    withUnsafeTemporaryAllocation(byteCount: 512, alignment: 8) { memory in
      var output = OutputBuffer(memory, dropsMarks: sink.isPlain)
      formatGenerally(bytes, arguments, sink, functions, report, into: &output)
      return output.string()
    }
  }

  /// Formats a body by its plan.
  ///
  /// - Returns: Whether it has one, and the values are as planned.
  @inline(__always)
  private func formatPlanned(
    _ bytes: UnsafeRawBufferPointer, _ arguments: MessageArguments, _ sink: Sink,
    into output: inout OutputBuffer
  ) -> Bool {
    guard bytes.first == PackFormat.plannedTag else { return false }
    var reader = PackReader(bytes, at: 1)
    let plan = reader.text()
    let program = UnsafeRawBufferPointer(rebasing: bytes[reader.offset...])
    return arguments.withBuffer {
      PlannedFormatter.run(plan, program, storage, $0, isolates: sink.isolates, into: &output)
    }
  }

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
      locale: storage, arguments: arguments, sink: sink, functions: functions)
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

/// The memory of a loaded pack.
final class PackMemory: @unchecked Sendable {
  // Safe to share: written once, before anyone else sees it.
  let bytes: UnsafeRawBufferPointer

  init(copying source: [UInt8]) {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: source.count, alignment: 1)
    memory.copyBytes(from: source)
    bytes = UnsafeRawBufferPointer(memory)
  }

  deinit { bytes.deallocate() }
}

/// What a pack says about its locale, decoded once.
final class PackLocale: @unchecked Sendable {
  // Safe to share: all of it is constant, and the bytes behind the readers too.
  let tag: LocaleTag
  let direction: TextDirection
  let numberFormatter: NumberFormatter
  let cardinalRules: PackReader
  let ordinalRules: PackReader
  let list: ListPattern
  /// The number formatter's digits, which it keeps: counting references to them would cost more
  /// than writing them.
  private let digits: Unmanaged<PreparedDigits>?
  private let cardinals: PluralTable
  private let ordinals: PluralTable
  private let tables: UnsafeMutablePointer<UInt8>
  private let owner: PackMemory?

  init?(_ bytes: UnsafeRawBufferPointer, at offset: Int, owner: PackMemory?) {
    var reader = PackReader(bytes, at: offset)
    tag = LocaleTag(reader.string())
    direction = reader.number() == 1 ? .rightToLeft : .leftToRight
    numberFormatter = NumberFormatter(NumberSymbols(&reader))
    digits = numberFormatter.prepared.map(Unmanaged.passUnretained)
    cardinalRules = PackReader(reader.text())
    ordinalRules = PackReader(reader.text())
    tables = .allocate(capacity: 2 * PluralTable.length)
    cardinals = PluralTable(&reader, into: tables)
    ordinals = PluralTable(&reader, into: tables + PluralTable.length)
    list = ListPattern(&reader)
    self.owner = owner
    if reader.isDamaged { return nil }
  }

  deinit { tables.deallocate() }

  /// Writes a whole number without options, if that can be done the quick way.
  @inline(__always)
  func formatPlain(_ number: Int, into output: inout OutputBuffer) -> Bool {
    guard let digits, number >= 0, !output.dropsMarks else { return false }
    digits._withUnsafeGuaranteedRef { $0.append(number.magnitude, into: &output) }
    return true
  }

  /// The plural category of a whole number, by ``PluralCategory/rawValue``.
  @inline(__always)
  func category(of number: UInt, isOrdinal: Bool) -> Int {
    if let category = (isOrdinal ? ordinals : cardinals).category(of: number) {
      return Int(category)
    }
    return PluralRules.category(
      of: PluralOperands(UInt64(number)), rules: isOrdinal ? ordinalRules : cardinalRules
    ).rawValue
  }
}
