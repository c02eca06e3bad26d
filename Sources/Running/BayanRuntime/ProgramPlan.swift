/// What can be said of a program before any value is known, so that ``PlannedFormatter`` needn't
/// find it out each time.
///
/// A plan adds to a program and says nothing new: which argument each declaration comes to, with
/// its options, and which variant each combination of keys selects. A program with anything that a
/// plan can't say has none, and one whose values aren't as planned is run without.
///
///     plan      = value-count *value inline-count *inline selector-count *selector *choice
///     value     = kind external flags minimum-digits            ; four units
///     inline    = offset[2] length[2] value                     ; of an expression in a pattern
///     selector  = value-index class-count (numbers / texts)
///     numbers   = key-count *zigzag *category-class             ; six classes
///     texts     = key-count *string
///     choice    = offset[2]                                     ; of a pattern's part count
///
/// Numbers in brackets are counts of units; others are one unit, zigzags and lengths varints. A
/// key's class is its place in the list; a text that is no key has the last class. Choices are for
/// all combinations of classes, those of the last selector side by side; without selectors there
/// is one. Offsets are from the program's start.
struct ProgramPlan {
  /// What a value is, as far as a plan says.
  enum Kind: UInt8 {
    /// Nothing: only seen where nothing uses it.
    case unplanned
    /// An argument without a function.
    case asItIs
    /// An argument as text.
    case string
    /// A number by an argument, whole or not.
    case number
    /// A number by an argument, if that is a whole one.
    case wholeNumber
  }

  /// A value: where it comes from and how it is shown.
  struct Value {
    var kind = Kind.unplanned
    var external = 0
    var options = NumberOptions()
  }

  /// The length of a value, in units.
  static let valueUnits = 4

  /// The length of an expression's entry, in units.
  static let inlineUnits = 4 + valueUnits

  /// The most arguments that a program with a plan may have: a byte each in a word.
  static let mostExternals = 8

  /// The longest program with a plan, for offsets have two units.
  static let longestProgram = 1 << 14 - 1

  /// The most parts of a pattern, so that their count is one byte.
  static let mostParts = 1 << 6 - 1

  /// The longest text between placeholders, so that its length is two bytes.
  static let longestText = 1 << 12 - 1

  /// The most choices for each variant, so that a plan is never much longer than its program.
  static let choicesPerVariant = 8

  /// What doesn't fit a plan; thrown out of the middle of making one.
  private struct Unplannable: Error {}

  private let program: UnsafeRawBufferPointer
  private let cardinals: PackReader
  private let ordinals: PackReader
  private var values: [Value] = []
  private var inlines: [(offset: Int, length: Int, value: Value)] = []

  /// Plans a program.
  ///
  /// - Returns: `nil` where it has anything that plans can't say.
  static func plan(
    _ program: PackWriter, cardinalRules: PackWriter, ordinalRules: PackWriter
  ) -> PackWriter? {
    guard program.bytes.count <= longestProgram else { return nil }
    return program.bytes.withUnsafeBytes { program in
      cardinalRules.bytes.withUnsafeBytes { cardinals in
        ordinalRules.bytes.withUnsafeBytes { ordinals in
          var plan = ProgramPlan(
            program: program, cardinals: PackReader(cardinals), ordinals: PackReader(ordinals))
          return try? plan.make()
        }
      }
    }
  }

  private init(program: UnsafeRawBufferPointer, cardinals: PackReader, ordinals: PackReader) {
    self.program = program
    self.cardinals = cardinals
    self.ordinals = ordinals
  }

  private mutating func make() throws(Unplannable) -> PackWriter {
    var reader = PackReader(program)
    let externalCount = reader.count()
    guard externalCount <= Self.mostExternals else { throw Unplannable() }
    for _ in 0..<externalCount { _ = reader.text() }
    let declarationCount = reader.count()
    guard declarationCount <= Self.mostParts else { throw Unplannable() }
    for _ in 0..<declarationCount {
      _ = reader.text()
      var expression = PackReader(reader.text())
      values.append((try? value(of: &expression)) ?? Value())
    }
    let selectorCount = reader.count()
    var selectors: [PlannedSelector] = []
    for _ in 0..<selectorCount {
      guard reader.number() == ProgramTag.declaration else { throw Unplannable() }
      let index = reader.number()
      guard let selector = PlannedSelector(index, values) else { throw Unplannable() }
      selectors.append(selector)
    }
    var variants: [(keys: [String?], pattern: Int)] = []
    if selectorCount == 0 {
      variants.append(([], reader.offset))
      try pattern(&reader)
    } else {
      for _ in 0..<reader.count() {
        let keys = selectors.map { _ in reader.number() == 0 ? nil : reader.string() }
        let length = reader.number()
        variants.append((keys, reader.offset))
        let end = reader.offset + length
        try pattern(&reader)
        guard reader.offset == end else { throw Unplannable() }
      }
    }
    guard !reader.isDamaged, reader.offset == program.count else { throw Unplannable() }

    for index in selectors.indices {
      guard
        selectors[index].take(
          variants.map { $0.keys[index] }, cardinals: cardinals, ordinals: ordinals)
      else { throw Unplannable() }
    }
    var plan = PackWriter()
    plan.write(values.count, units: 1)
    for value in values { plan.write(value) }
    guard inlines.count < 0x80 else { throw Unplannable() }
    plan.write(inlines.count, units: 1)
    for inline in inlines {
      plan.write(inline.offset, units: 2)
      plan.write(inline.length, units: 2)
      plan.write(inline.value)
    }
    plan.write(selectors.count, units: 1)
    for selector in selectors { selector.write(to: &plan) }
    for choice in try choices(selectors, variants) { plan.write(choice, units: 2) }
    return plan
  }

  /// The pattern's offset for each combination of classes.
  private func choices(
    _ selectors: [PlannedSelector], _ variants: [(keys: [String?], pattern: Int)]
  ) throws(Unplannable) -> [Int] {
    var combinations: [[Int]] = [[]]
    for selector in selectors {
      combinations = combinations.flatMap { combination in
        selector.classes.indices.map { combination + [$0] }
      }
      guard combinations.count <= max(64, Self.choicesPerVariant * variants.count) else {
        throw Unplannable()
      }
    }
    var choices: [Int] = []
    for combination in combinations {
      var best: (worth: UInt128, pattern: Int)?
      for variant in variants {
        var worth: UInt128? = 0
        for (index, selector) in selectors.enumerated() {
          let rank = selector.rank(of: variant.keys[index], in: combination[index])
          worth = rank.flatMap { rank in worth.map { $0 << 2 | UInt128(rank) } }
        }
        if let worth, worth < best?.worth ?? .max { best = (worth, variant.pattern) }
      }
      guard let best else { throw Unplannable() }
      choices.append(best.pattern)
    }
    return choices
  }

  /// Steps over a pattern and plans its expressions.
  private mutating func pattern(_ reader: inout PackReader) throws(Unplannable) {
    let parts = reader.count()
    guard parts <= Self.mostParts else { throw Unplannable() }
    for _ in 0..<parts {
      switch reader.number() {
      case ProgramTag.text:
        guard reader.text().count <= Self.longestText else { throw Unplannable() }
      case ProgramTag.expression:
        let start = reader.offset
        let hasFunction = Self.hasFunction(reader)
        let value = try value(of: &reader)
        if hasFunction { inlines.append((start, reader.offset - start, value)) }
      default:
        _ = reader.number()
        _ = reader.text()
        guard reader.count() == 0 else { throw Unplannable() }
      }
    }
  }

  private static func hasFunction(_ expression: PackReader) -> Bool {
    var reader = expression
    let kind = reader.number()
    if kind == ProgramTag.literal { _ = reader.text() } else { _ = reader.number() }
    return kind == ProgramTag.noOperand || reader.number() != 0
  }

  /// Plans the expression at the reader and steps over it.
  private func value(of reader: inout PackReader) throws(Unplannable) -> Value {
    var value: Value
    switch reader.number() {
    case ProgramTag.external:
      value = Value(kind: .asItIs, external: reader.number())
      guard value.external < Self.mostExternals else { throw Unplannable() }
    case ProgramTag.declaration:
      let index = reader.number()
      guard index < values.count, values[index].kind != .unplanned else { throw Unplannable() }
      value = values[index]
    default:
      throw Unplannable()
    }
    let function = reader.number()
    guard function != 0 else { return value }
    // A function on a function's value inherits, which is left to the program.
    guard value.kind == .asItIs else { throw Unplannable() }
    switch FunctionID(rawValue: function) {
    case .string:
      guard reader.count() == 0 else { throw Unplannable() }
      value.kind = .string
    case .number, .integer:
      value.kind = function == FunctionID.integer.rawValue ? .wholeNumber : .number
      try options(&reader, of: &value)
    default: throw Unplannable()
    }
    return value
  }

  private func options(_ reader: inout PackReader, of value: inout Value) throws(Unplannable) {
    for _ in 0..<reader.count() {
      let id = OptionID(rawValue: reader.number()) ?? .custom
      guard id != .custom, reader.number() == ProgramTag.literal else { throw Unplannable() }
      let text = reader.string()
      switch id {
      case .select:
        switch text {
        case "plural": value.options.selection = .plural
        case "ordinal": value.options.selection = .ordinal
        case "exact": value.options.selection = .exact
        default: throw Unplannable()
        }
      case .signDisplay, .useGrouping, .minimumIntegerDigits:
        guard value.options.apply(id, text) == true else { throw Unplannable() }
      case .maximumFractionDigits where value.kind == .number:
        // Of no effect on whole numbers; the others are left to the program.
        guard value.options.apply(id, text) == true else { throw Unplannable() }
        value.options.maximumFractionDigits = nil
        value.kind = .wholeNumber
      default:
        throw Unplannable()
      }
    }
  }
}

extension PackWriter {
  fileprivate mutating func write(_ value: ProgramPlan.Value) {
    write(Int(value.kind.rawValue), units: 1)
    write(value.external, units: 1)
    write(value.options.planFlags, units: 1)
    write(value.options.minimumIntegerDigits ?? 0, units: 1)
  }
}

extension NumberOptions {
  private static let signs: [SignDisplay] = [.auto, .always, .exceptZero, .negative, .never]
  private static let groupings: [Grouping] = [.auto, .always, .never, .min2]

  /// Sign, grouping and selection in seven bits; all that a plan keeps beside the minimum of digits.
  fileprivate var planFlags: Int {
    let sign = Self.signs.firstIndex(of: signDisplay) ?? 0
    let group = Self.groupings.firstIndex(of: grouping) ?? 0
    return sign | group << 3 | (selection == .ordinal ? 1 : selection == .exact ? 2 : 0) << 5
  }

  /// Options as a plan keeps them.
  @inline(__always)
  init(planFlags flags: UInt8, minimumIntegerDigits digits: UInt8) {
    self.init()
    if digits > 0 { minimumIntegerDigits = Int(digits) }
    guard flags != 0 else { return }
    switch flags & 7 {
    case 1: signDisplay = .always
    case 2: signDisplay = .exceptZero
    case 3: signDisplay = .negative
    case 4: signDisplay = .never
    default: break
    }
    switch flags >> 3 & 3 {
    case 1: grouping = .always
    case 2: grouping = .never
    case 3: grouping = .min2
    default: break
    }
  }
}
