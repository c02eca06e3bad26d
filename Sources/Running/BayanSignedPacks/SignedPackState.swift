/// The signed packs that a program has taken, to be kept between its starts.
///
/// The app stores ``bytes`` where it likes, or uses ``write(to:)``. The value has, for each locale, the highest
/// number that was seen, the pack on trial, and the confirmed pack. Packs are verified again whenever they are
/// loaded, so whoever changes the stored bytes can bring back older words, and no words of their own.
public struct SignedPackState: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    var highest: UInt64 = 0
    /// The signed pack that waits for ``SignedPackState/confirm()``; empty for none.
    var trial: [UInt8] = []
    /// The signed pack that was confirmed last; empty for none.
    var confirmed: [UInt8] = []
  }

  /// The locales by their tags.
  var entries: [String: Entry] = [:]

  /// Creates the state of a program that has taken no pack yet, or whose state was lost.
  public init() {}

  /// The highest number that was seen for a locale; 0 for none.
  public func highestNumber(for locale: String) -> UInt64 { entries[locale]?.highest ?? 0 }

  /// Whether a pack waits for its confirmation.
  public var hasTrial: Bool { entries.values.contains { !$0.trial.isEmpty } }

  /// Keeps the packs on trial for later starts.
  public mutating func confirm() {
    for (locale, entry) in entries where !entry.trial.isEmpty {
      entries[locale]?.confirmed = entry.trial
      entries[locale]?.trial = []
    }
  }
}

/// The state as bytes: a first line, entries in the order of their tags, and a checksum.
extension SignedPackState {
  /// Stored bytes that aren't a state.
  public struct Damaged: Error, Hashable, Sendable {}

  private static let magic = Array("bayan-signed-state 1\n".utf8)

  /// The state as bytes.
  public var bytes: [UInt8] {
    func block(_ bytes: some Collection<UInt8>) -> [UInt8] {
      Self.number(UInt64(bytes.count)) + bytes
    }
    var bytes = Self.magic
    for (locale, entry) in entries.sorted(by: { $0.key < $1.key }) {
      bytes += block(locale.utf8) + Self.number(entry.highest)
      bytes += block(entry.trial) + block(entry.confirmed)
    }
    return bytes + Self.number(Self.checksum(bytes))
  }

  /// Reads a state.
  ///
  /// - Throws: ``Damaged`` for any other bytes.
  public init(_ bytes: [UInt8]) throws(Damaged) {
    guard bytes.starts(with: Self.magic), bytes.count >= Self.magic.count + 8,
      Self.number(of: bytes.suffix(8)) == Self.checksum(bytes.dropLast(8))
    else { throw Damaged() }
    var rest = bytes.dropLast(8).dropFirst(Self.magic.count)
    func number() throws(Damaged) -> UInt64 {
      guard rest.count >= 8 else { throw Damaged() }
      defer { rest = rest.dropFirst(8) }
      return Self.number(of: rest.prefix(8))
    }
    func block() throws(Damaged) -> [UInt8] {
      let count = try number()
      guard count <= rest.count else { throw Damaged() }
      defer { rest = rest.dropFirst(Int(count)) }
      return Array(rest.prefix(Int(count)))
    }
    while !rest.isEmpty {
      let locale = String(decoding: try block(), as: UTF8.self)
      entries[locale] = Entry(highest: try number(), trial: try block(), confirmed: try block())
    }
  }

  private static func number(_ value: UInt64) -> [UInt8] {
    (0..<8).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) }
  }

  private static func number(of bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Returns FNV-1a of some bytes: it finds damage, and protects against nobody.
  private static func checksum(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
