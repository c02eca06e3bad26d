/// Puts a pack together from its parts; the other half of ``Pack``.
public struct PackBuilder: Sendable {
  /// What a slot holds.
  public enum Body: Sendable {
    /// Nothing; the catalog's source locale answers.
    case absent
    /// Text without placeholders.
    case text(String)
    /// A program in ``ProgramTag``'s encoding.
    case program(PackWriter)
  }

  public var locale: LocaleTag
  public var direction: TextDirection
  public var symbols: NumberSymbols
  /// Rules in the encoding that plural rules are run in; empty for `other` alone.
  public var cardinalRules: PackWriter
  public var ordinalRules: PackWriter
  public var fingerprint: Int
  public var bodies: [Body]

  /// How several values stand in a row.
  public var list = ListPattern.root

  /// Whether programs get plans, which make them quicker and change nothing else.
  package var plansPrograms = true

  public init(
    locale: LocaleTag, direction: TextDirection, symbols: NumberSymbols,
    cardinalRules: PackWriter, ordinalRules: PackWriter, fingerprint: Int, bodies: [Body]
  ) {
    self.locale = locale
    self.direction = direction
    self.symbols = symbols
    self.cardinalRules = cardinalRules
    self.ordinalRules = ordinalRules
    self.fingerprint = fingerprint
    self.bodies = bodies
  }

  /// The most bytes that bodies may take, for the index has 28 bits.
  public static let mostBodyBytes = 1 << 28 - 1

  /// The pack's bytes and the offsets at which its bodies start, or `nil` where the words take
  /// more than ``mostBodyBytes``.
  public func build() -> (bytes: [UInt8], bodyOffsets: [Int])? {
    var localeSection = PackWriter()
    localeSection.write(locale.description)
    localeSection.write(direction == .rightToLeft ? 1 : 0)
    symbols.write(to: &localeSection)
    localeSection.writeBlock(cardinalRules)
    localeSection.writeBlock(ordinalRules)
    PluralTable.write(rules: cardinalRules, to: &localeSection)
    PluralTable.write(rules: ordinalRules, to: &localeSection)
    list.write(to: &localeSection)

    // One buffer of its size for all: a locale's words can be most of what is in memory. Plans are
    // made before it for that reason; few messages have any.
    let plans = plans()
    let indexStart = PackFormat.headerLength + localeSection.bytes.count
    let bodiesStart = indexStart + (bodies.count + 1) * PackFormat.indexUnits
    var pack: [UInt8] = []
    pack.reserveCapacity(
      plans.reduce(bodies.reduce(bodiesStart) { $0 + $1.leastBytes }) { $0 + $1.value.bytes.count })
    pack.append(contentsOf: repeatElement(0, count: PackFormat.headerLength))
    pack.append(contentsOf: localeSection.bytes)
    pack.append(contentsOf: repeatElement(0, count: bodiesStart - indexStart))
    var starts: [Int] = []
    starts.reserveCapacity(bodies.count)
    var place = indexStart
    for (slot, body) in bodies.enumerated() {
      starts.append(pack.count)
      PackWriter.write(
        pack.count - bodiesStart, units: PackFormat.indexUnits, into: &pack, at: place)
      place += PackFormat.indexUnits
      switch body {
      case .absent: break
      case .text(let string):
        pack.append(PackFormat.textTag)
        pack.append(contentsOf: string.utf8)
      case .program(let program):
        if let plan = plans[slot] {
          pack.append(PackFormat.plannedTag)
          pack.append(contentsOf: plan.bytes)
        } else {
          pack.append(PackFormat.programTag)
        }
        pack.append(contentsOf: program.bytes)
      }
      guard pack.count - bodiesStart < Self.mostBodyBytes else { return nil }
    }
    PackWriter.write(
      pack.count - bodiesStart, units: PackFormat.indexUnits, into: &pack, at: place)

    var header = PackWriter()
    header.append(PackFormat.magic.utf8)
    for field in PackFormat.Field.allCases {
      let value: Int
      switch field {
      case .length: value = pack.count
      case .slots: value = bodies.count
      case .locale: value = PackFormat.headerLength
      case .index: value = indexStart
      case .bodies: value = bodiesStart
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

  /// The plans of programs that have one, by slot.
  private func plans() -> [Int: PackWriter] {
    guard plansPrograms else { return [:] }
    var plans: [Int: PackWriter] = [:]
    for (slot, body) in bodies.enumerated() {
      guard case .program(let program) = body,
        let plan = ProgramPlan.plan(
          program, cardinalRules: cardinalRules, ordinalRules: ordinalRules)
      else { continue }
      plans[slot, default: PackWriter()].writeBlock(plan)
    }
    return plans
  }
}

extension PackBuilder.Body {
  /// How many bytes it takes in a pack, its plan aside.
  fileprivate var leastBytes: Int {
    switch self {
    case .absent: 0
    case .text(let string): 1 + string.utf8.count
    case .program(let program): 1 + program.bytes.count
    }
  }
}
