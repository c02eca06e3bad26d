/// What a pack says about its locale, decoded once.
@usableFromInline
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
  func formatPlain(_ number: Int, at cursor: inout OutputCursor) -> Bool {
    guard let digits, number >= 0 else { return false }
    return digits._withUnsafeGuaranteedRef { $0.append(number.magnitude, at: &cursor) }
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
