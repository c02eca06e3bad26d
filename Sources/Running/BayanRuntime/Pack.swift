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

  /// What the pack says about its locale; it keeps the memory of ``view``.
  let storage: PackLocale

  /// What texts are read by.
  @usableFromInline let view: PackView

  /// The number of messages.
  public var slotCount: Int { view.index.count }

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

    storage = locale
    view = PackView(
      index: BodyIndex(entries: start + index, bodies: start + bodies, count: slots),
      locale: Unmanaged.passUnretained(locale))
    fingerprint = field(.fingerprint)
  }

  /// The locale of the words.
  public var locale: LocaleTag { storage.tag }

  /// The direction the locale is read in.
  public var direction: TextDirection { storage.direction }

  /// Whether the pack has words for a slot.
  public func hasMessage(_ slot: Int) -> Bool {
    defer { withExtendedLifetime(storage) {} }
    return !view.index.body(slot).isEmpty
  }

  /// Whether the message of a slot is a program with a plan.
  package func isPlanned(_ slot: Int) -> Bool {
    defer { withExtendedLifetime(storage) {} }
    return view.index.body(slot).first == PackFormat.plannedTag
  }

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
    if let text = view.index.plainText(slot) {
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
    defer { withExtendedLifetime(self) {} }
    return try arguments.withBuffer { arguments throws(Failure) in
      try view.withUTF8(slot, arguments, for: sink, functions: functions, body)
    }
  }

  /// The text of a message that needs no values.
  public func string(_ slot: Int) -> String {
    defer { withExtendedLifetime(storage) {} }
    return view.string(slot)
  }

  /// The text of a message.
  ///
  /// - Parameters:
  ///   - functions: What messages may call beside the functions that are built in; `nil` for
  ///     ``MessageFunctions``.
  ///   - report: Called for each thing that couldn't be resolved; the text has a fallback there.
  @inlinable
  public func string(
    _ slot: Int, _ arguments: MessageArguments = MessageArguments(), for sink: Sink = .display,
    functions: FunctionRegistry? = nil, report: (MessageError) -> Void = { _ in }
  ) -> String {
    defer { withExtendedLifetime(self) {} }
    return arguments.withBuffer {
      view.string(slot, $0, for: sink, functions: functions, report: report)
    }
  }

  /// The parts of a message: its text, values and markup one by one.
  ///
  /// Their texts, joined, are what ``string(_:_:for:functions:report:)`` gives.
  public func parts(
    _ slot: Int, _ arguments: MessageArguments = MessageArguments(), for sink: Sink = .display,
    functions: FunctionRegistry? = nil, report: (MessageError) -> Void = { _ in }
  ) -> [FormattedPart] {
    defer { withExtendedLifetime(storage) {} }
    return view.parts(slot, arguments, for: sink, functions: functions, report: report)
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
