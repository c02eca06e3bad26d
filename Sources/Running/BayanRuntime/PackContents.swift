/// The contents of a pack: its locale, decoded once, and the offsets of its bodies.
final class PackContents: @unchecked Sendable {
  // Sharing is safe, because neither the contents nor the bytes behind them change.

  let tag: LocaleTag
  let direction: TextDirection
  let numbers: NumberFormatter
  let cardinalRules: PluralRuleSet
  let ordinalRules: PluralRuleSet
  let list: ListPattern
  let fingerprint: UInt64

  /// The bytes of all bodies; they are unsafe for the reason that ``PackReader`` gives.
  private let bodies: UnsafeRawBufferPointer

  /// The offset of each slot's body in ``bodies``, and the end of the last body.
  private let starts: [UInt32]

  /// The owner of a copied pack's bytes; `nil` for a literal.
  private let memory: PackMemory?

  /// The number of slots.
  var slotCount: Int { starts.count - 1 }

  /// Reads a pack.
  ///
  /// - Parameters:
  ///   - bytes: Bytes that outlive the contents, or those of `memory`.
  ///   - isTrusted: Whether the bytes are a literal that the compiler wrote. All other bytes must
  ///     have the right checksum and be valid UTF-8, which a literal always is.
  init(
    _ bytes: UnsafeRawBufferPointer, memory: PackMemory?, isTrusted: Bool
  ) throws(Pack.Failure) {
    self.memory = memory
    let header = try PackHeader(bytes)
    if !isTrusted {
      let contents = UnsafeRawBufferPointer(rebasing: bytes[PackFormat.headerLength...])
      guard PackFormat.checksum(contents) == header[.checksum] else { throw .damaged }
      guard String(validating: bytes, as: UTF8.self) != nil else { throw .incomplete }
    }
    starts = try Self.starts(in: bytes, header)
    // The offset is within the bytes, as the reading of the index verified.
    bodies = UnsafeRawBufferPointer(rebasing: bytes[Int(header[.bodies])...])
    fingerprint = header[.fingerprint]

    var reader = PackReader(bytes, at: Int(header[.locale]))
    tag = LocaleTag(reader.string())
    direction = reader.number() == 1 ? .rightToLeft : .leftToRight
    numbers = NumberFormatter(NumberSymbols(&reader))
    cardinalRules = PluralRuleSet(&reader)
    ordinalRules = PluralRuleSet(&reader)
    list = ListPattern(&reader)
    guard !reader.isDamaged else { throw .damaged }
  }

  /// Returns the offsets of the index: bodies are in order, and each starts between characters.
  private static func starts(
    in bytes: UnsafeRawBufferPointer, _ header: PackHeader
  ) throws(Pack.Failure) -> [UInt32] {
    // The check comes before any conversion to `Int`: with 35 bits, no sum or product overflows.
    let indexEnd = header[.index] + (header[.slots] + 1) * UInt64(PackFormat.indexUnits)
    guard header[.locale] <= header[.index], indexEnd <= header[.bodies],
      header[.bodies] <= bytes.count
    else { throw .damaged }
    let bodies = UnsafeRawBufferPointer(rebasing: bytes[Int(header[.bodies])...])
    var reader = PackReader(bytes, at: Int(header[.index]))
    var starts: [UInt32] = []
    starts.reserveCapacity(Int(header[.slots]) + 1)
    for _ in 0...header[.slots] {
      let start = UInt32(reader.number(units: PackFormat.indexUnits))
      guard start >= starts.last ?? 0, start <= bodies.count,
        start == bodies.count || bodies[Int(start)] & 0xC0 != 0x80
      else { throw .damaged }
      starts.append(start)
    }
    guard starts.last.map(Int.init) == bodies.count else { throw .damaged }
    return starts
  }

  /// Returns the body of a slot; empty for an unknown slot, or for one without a message.
  func body(_ slot: Int) -> UnsafeRawBufferPointer {
    guard slot >= 0, slot < slotCount else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    // The offsets are within the bodies, as the reading of the index verified.
    let (start, end) = (Int(starts[slot]), Int(starts[slot + 1]))
    return UnsafeRawBufferPointer(start: bodies.baseAddress.map { $0 + start }, count: end - start)
  }

  /// Returns the plural category of a number as it is shown.
  func category(
    of operands: PluralOperands, _ selection: NumberOptions.Selection?
  ) -> PluralCategory? {
    switch selection {
    case nil, .plural: cardinalRules.category(of: operands)
    case .ordinal: ordinalRules.category(of: operands)
    case .exact, .impossible: nil
    }
  }
}

/// The fields at the start of a pack.
private struct PackHeader {
  private var fields: [UInt64] = []

  subscript(_ field: PackFormat.Field) -> UInt64 { fields[field.rawValue] }

  init(_ bytes: UnsafeRawBufferPointer) throws(Pack.Failure) {
    let magic = PackFormat.magic.utf8
    guard bytes.prefix(magic.count).elementsEqual(magic) else {
      guard bytes.starts(with: PackFormat.name.utf8) else { throw .notAPack }
      let version = bytes.dropFirst(PackFormat.name.utf8.count).prefix { $0.isDigit }
      guard (1...6).contains(version.count) else { throw .notAPack }
      throw .otherVersion(String(decoding: version, as: UTF8.self))
    }
    guard bytes.count >= PackFormat.headerLength else { throw .incomplete }
    var reader = PackReader(bytes, at: magic.count)
    for _ in PackFormat.Field.allCases {
      fields.append(reader.number(units: PackFormat.fieldUnits))
    }
    guard self[.length] == bytes.count else { throw .incomplete }
  }
}

/// A copy of a pack's bytes, which is freed when its last reader is gone.
final class PackMemory: Sendable {
  /// The bytes, which are unsafe memory so that the same code reads packs in memory and in
  /// literals.
  nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

  init(copying source: [UInt8]) {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: source.count, alignment: 1)
    memory.copyBytes(from: source)
    bytes = UnsafeRawBufferPointer(memory)
  }

  deinit { bytes.deallocate() }
}
