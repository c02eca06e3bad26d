/// The contents of a pack: its locale, decoded once, and the places of its slots' bodies.
final class PackContents: @unchecked Sendable {
  // Safe to share: nothing changes once it is made, the bytes that readers point to included.

  let tag: LocaleTag
  let direction: TextDirection
  let numbers: NumberFormatter
  let cardinalRules: PluralRuleSet
  let ordinalRules: PluralRuleSet
  let list: ListPattern
  let fingerprint: UInt64

  /// All bytes of the bodies; unsafe, as those of ``PackReader/bytes``.
  private let bodies: UnsafeRawBufferPointer

  /// Where in ``bodies`` each slot's starts, and the end of the last.
  private let starts: [UInt32]

  /// Keeps the bytes of a pack that was copied; `nil` for a literal's.
  private let memory: PackMemory?

  /// The number of slots.
  var slotCount: Int { starts.count - 1 }

  /// Reads a pack.
  ///
  /// - Parameters:
  ///   - bytes: Bytes that outlive the contents, or those of `memory`.
  ///   - isTrusted: Whether they are a literal that the compiler wrote. Text from elsewhere must
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
    // Within the bytes, as was verified with the index.
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

  /// Reads the index: bodies in order, each starting between characters.
  private static func starts(
    in bytes: UnsafeRawBufferPointer, _ header: PackHeader
  ) throws(Pack.Failure) -> [UInt32] {
    // Before anything becomes an `Int`: of 35 bits, and so no sum or product overflows.
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

  /// The body of a slot; empty where there is no such slot, or no message for it.
  func body(_ slot: Int) -> UnsafeRawBufferPointer {
    guard slot >= 0, slot < slotCount else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    // Within the bodies, as was verified when the index was read.
    let (start, end) = (Int(starts[slot]), Int(starts[slot + 1]))
    return UnsafeRawBufferPointer(start: bodies.baseAddress.map { $0 + start }, count: end - start)
  }

  /// The plural category of a number as it is shown.
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

/// A copy of a pack's bytes, freed when nobody reads them any more.
final class PackMemory: Sendable {
  /// Unsafe, so that packs in memory and packs in literals are read by the same code.
  nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

  init(copying source: [UInt8]) {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: source.count, alignment: 1)
    memory.copyBytes(from: source)
    bytes = UnsafeRawBufferPointer(memory)
  }

  deinit { bytes.deallocate() }
}
