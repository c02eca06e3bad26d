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

    var index = PackWriter()
    var text: [UInt8] = []
    var starts: [Int] = []
    for body in bodies {
      starts.append(text.count)
      index.write(text.count, units: PackFormat.indexUnits)
      switch body {
      case .absent: break
      case .text(let string):
        text.append(PackFormat.textTag)
        text.append(contentsOf: string.utf8)
      case .program(let program):
        if plansPrograms,
          let plan = ProgramPlan.plan(
            program, cardinalRules: cardinalRules, ordinalRules: ordinalRules)
        {
          text.append(PackFormat.plannedTag)
          var planned = PackWriter()
          planned.writeBlock(plan)
          text.append(contentsOf: planned.bytes)
        } else {
          text.append(PackFormat.programTag)
        }
        text.append(contentsOf: program.bytes)
      }
      guard text.count < Self.mostBodyBytes else { return nil }
    }
    index.write(text.count, units: PackFormat.indexUnits)

    let contents = localeSection.bytes + index.bytes + text
    let indexStart = PackFormat.headerLength + localeSection.bytes.count
    var header = PackWriter()
    header.append(PackFormat.magic.utf8)
    for field in PackFormat.Field.allCases {
      let value: Int
      switch field {
      case .length: value = PackFormat.headerLength + contents.count
      case .slots: value = bodies.count
      case .locale: value = PackFormat.headerLength
      case .index: value = indexStart
      case .bodies: value = indexStart + index.bytes.count
      case .fingerprint: value = fingerprint
      case .checksum: value = contents.withUnsafeBytes { PackFormat.checksum($0) }
      }
      header.write(value, units: PackFormat.fieldUnits)
    }
    let bodiesStart = indexStart + index.bytes.count
    return (header.bytes + contents, starts.map { bodiesStart + $0 })
  }
}
