package import BayanRuntime

/// A builder of a pack from its parts; the runtime's `Pack` reads the result.
package struct PackBuilder: Sendable {
  /// The content of a slot.
  package enum Body: Sendable {
    /// No content; the catalog's source locale answers.
    case absent
    /// Text without placeholders.
    case text(String)
    /// A message in the encoding of `MessageForm`.
    case message(PackWriter)
  }

  package var locale: LocaleTag
  package var direction: TextDirection
  /// The number symbols in the encoding of the runtime's `NumberSymbols`.
  package var symbols: PackWriter
  /// The plural rules in the encoding of the runtime's `PluralRuleSet`.
  package var cardinalRules: PackWriter
  package var ordinalRules: PackWriter
  /// The list pattern in the encoding of the runtime's `ListPattern`.
  package var list: PackWriter
  package var fingerprint: UInt64
  package var bodies: [Body]

  package init(
    locale: LocaleTag, direction: TextDirection, symbols: PackWriter, cardinalRules: PackWriter,
    ordinalRules: PackWriter, list: PackWriter, fingerprint: UInt64, bodies: [Body]
  ) {
    self.locale = locale
    self.direction = direction
    self.symbols = symbols
    self.cardinalRules = cardinalRules
    self.ordinalRules = ordinalRules
    self.list = list
    self.fingerprint = fingerprint
    self.bodies = bodies
  }

  /// The most bytes of all bodies, since the index has 28 bits.
  package static let mostBodyBytes = 1 << 28 - 1

  /// Returns the pack's bytes and the offsets at which its bodies start, or `nil` if the bodies take
  /// more than ``mostBodyBytes``.
  package func build() -> (bytes: [UInt8], bodyOffsets: [Int])? {
    var localeSection = PackWriter()
    localeSection.write(locale.description)
    localeSection.write(direction == .rightToLeft ? 1 : 0)
    for part in [symbols, cardinalRules, ordinalRules, list] { localeSection.append(part.bytes) }

    // One buffer of the final size holds all parts: a locale's messages can be most of the used memory.
    let indexStart = PackFormat.headerLength + localeSection.bytes.count
    let bodiesStart = indexStart + (bodies.count + 1) * PackFormat.indexUnits
    var pack: [UInt8] = []
    pack.reserveCapacity(bodies.reduce(bodiesStart) { $0 + $1.byteCount })
    pack.append(contentsOf: repeatElement(0, count: PackFormat.headerLength))
    pack.append(contentsOf: localeSection.bytes)
    pack.append(contentsOf: repeatElement(0, count: bodiesStart - indexStart))
    var starts: [Int] = []
    starts.reserveCapacity(bodies.count)
    var place = indexStart
    for body in bodies {
      starts.append(pack.count)
      PackWriter.write(
        UInt64(pack.count - bodiesStart), units: PackFormat.indexUnits, into: &pack, at: place)
      place += PackFormat.indexUnits
      switch body {
      case .absent: break
      case .text(let string):
        pack.append(PackFormat.textTag)
        pack.append(contentsOf: string.utf8)
      case .message(let message):
        pack.append(PackFormat.messageTag)
        pack.append(contentsOf: message.bytes)
      }
      guard pack.count - bodiesStart < Self.mostBodyBytes else { return nil }
    }
    PackWriter.write(
      UInt64(pack.count - bodiesStart), units: PackFormat.indexUnits, into: &pack, at: place)

    var header = PackWriter()
    header.append(PackFormat.magic.utf8)
    for field in PackFormat.Field.allCases {
      let value: UInt64
      switch field {
      case .length: value = UInt64(pack.count)
      case .slots: value = UInt64(bodies.count)
      case .locale: value = UInt64(PackFormat.headerLength)
      case .index: value = UInt64(indexStart)
      case .bodies: value = UInt64(bodiesStart)
      case .fingerprint: value = fingerprint
      case .checksum:
        value = pack.withUnsafeBytes {
          PackFormat.checksum(UnsafeRawBufferPointer(rebasing: $0[PackFormat.headerLength...]))
        }
      }
      header.write(value, units: PackFormat.fieldUnits)
    }
    pack.replaceSubrange(..<PackFormat.headerLength, with: header.bytes)
    return (pack, starts)
  }
}

extension PackBuilder.Body {
  /// The number of bytes of the body in a pack.
  fileprivate var byteCount: Int {
    switch self {
    case .absent: 0
    case .text(let string): 1 + string.utf8.count
    case .message(let message): 1 + message.bytes.count
    }
  }
}
