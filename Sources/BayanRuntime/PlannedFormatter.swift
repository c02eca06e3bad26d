/// Runs a program by its plan: the quick way to the text that ``MessageFormatter`` writes.
///
/// It knows no errors, no fallbacks and no functions but those on text and numbers. Where a value
/// isn't what the plan counts on (a missing one, text for a number, a fraction that selects) it
/// gives up, and the program is run as if there were no plan: no one can tell but by the clock.
struct PlannedFormatter {
  private let plan: UnsafeRawBufferPointer
  private let program: UnsafeRawBufferPointer
  private let arguments: UnsafeBufferPointer<MessageArgument>
  private let isolates: Bool

  /// Formats a planned program into a buffer.
  ///
  /// - Parameter contents: A plan with its length before it, and the program.
  /// - Returns: Whether it could; if not, what the buffer has is to be dropped.
  @inline(__always)
  static func run(
    _ plan: UnsafeRawBufferPointer, _ program: UnsafeRawBufferPointer, _ locale: PackLocale,
    _ arguments: UnsafeBufferPointer<MessageArgument>, isolates: Bool,
    into output: inout OutputBuffer
  ) -> Bool {
    let formatter = PlannedFormatter(
      plan: plan, program: program, arguments: arguments, isolates: isolates)
    guard let pattern = formatter.choose(locale) else { return false }
    return formatter.format(pattern, locale, into: &output)
  }

  /// Finds the pattern; `nil` where the plan doesn't say.
  private func choose(_ locale: PackLocale) -> Int? {
    var reader = PackReader(plan)
    reader.offset += 1 + Int(reader.peek()) * ProgramPlan.valueUnits
    reader.offset += 1 + Int(reader.peek()) * (4 + ProgramPlan.valueUnits)
    var choice = 0
    for _ in 0..<reader.byte() {
      let value = value(at: 1 + Int(reader.byte()) * ProgramPlan.valueUnits)
      let classCount = Int(reader.byte())
      guard let argument = argument(value.external) else { return nil }
      let index: Int?
      switch arguments[argument].value {
      case .integer(let number) where value.isNumber:
        index = Self.class(of: number, value, locale, &reader)
      case .string(let text) where value.kind == ProgramPlan.Kind.string.rawValue:
        index = Self.class(of: text, &reader)
      default: return nil
      }
      guard let index, index < classCount, choice < plan.count else { return nil }
      choice = choice * classCount + index
    }
    reader.offset += 2 * choice
    let pattern = Int(reader.byte()) << 7 | Int(reader.byte())
    return reader.isDamaged ? nil : pattern
  }

  @inline(__always)
  private static func `class`(
    of number: Int, _ value: Value, _ locale: PackLocale, _ reader: inout PackReader
  ) -> Int? {
    var exact: Int?
    for key in 0..<Int(reader.byte()) {
      let zigzag = reader.number()
      if zigzag & 1 == 0 ? zigzag >> 1 == number : ~(zigzag >> 1) == number { exact = key }
    }
    let categories = reader.offset
    reader.offset += PluralCategory.allCases.count
    if let exact { return exact }
    // Where only exact keys select, all six are of one class.
    let category = locale.category(of: number.magnitude, isOrdinal: value.isOrdinal)
    return Int(reader.byte(at: categories + category))
  }

  @inline(__always)
  private static func `class`(of text: String, _ reader: inout PackReader) -> Int? {
    // ASCII has no canonical equivalents but itself, and keys are in NFC.
    text.utf8.withContiguousStorageIfAvailable { text in
      let text = UnsafeRawBufferPointer(text)
      guard text.allSatisfy({ $0 < 0x80 }) else { return nil }
      let count = Int(reader.byte())
      var index = count
      for key in 0..<count where text.elementsEqual(reader.text()) { index = key }
      return index
    } ?? nil
  }

  /// A value as the plan has it.
  private struct Value {
    var kind: UInt8
    var external: UInt8
    var flags: UInt8
    var minimumDigits: UInt8

    @inline(__always)
    var isNumber: Bool { kind >= ProgramPlan.Kind.number.rawValue }

    @inline(__always)
    var isOrdinal: Bool { flags >> 5 == 1 }
  }

  @inline(__always)
  private func value(at offset: Int) -> Value {
    guard offset + ProgramPlan.valueUnits <= plan.count else {
      return Value(kind: 0, external: 0, flags: 0, minimumDigits: 0)
    }
    return Value(
      kind: plan[offset], external: plan[offset + 1], flags: plan[offset + 2],
      minimumDigits: plan[offset + 3])
  }

  /// The argument that an external is; `nil` where there is none by just that name.
  @inline(__always)
  private func argument(_ external: UInt8) -> Int? {
    var names = PackReader(program)
    guard external < names.number() else { return nil }
    for _ in 0..<external { names.skipText() }
    let name = names.text()
    // Errors pass their arguments in the catalog's order, so that the first guess mostly hits.
    let guess = Int(external)
    if guess < arguments.count, arguments[guess].isNamed(name) { return guess }
    return arguments.indices.first { arguments[$0].isNamed(name) }
  }

  /// Formats the pattern at an offset of the program.
  private func format(
    _ pattern: Int, _ locale: PackLocale, into output: inout OutputBuffer
  ) -> Bool {
    var reader = PackReader(program, at: pattern)
    for _ in 0..<reader.number() {
      switch reader.number() {
      case ProgramTag.text:
        let text = reader.text()
        // Within text that is valid as a whole, what is cut between characters is valid.
        guard reader.isBetweenCharacters, PackReader.startsCharacter(text) else { return false }
        output.append(text)
      case ProgramTag.expression:
        guard let value = value(&reader), write(value, locale, into: &output) else { return false }
      default:
        _ = reader.number()
        reader.skipText()
        reader.skipText()
      }
      if reader.isDamaged { return false }
    }
    return true
  }

  /// Reads an expression.
  @inline(__always)
  private func value(_ reader: inout PackReader) -> Value? {
    let start = reader.offset
    let kind = reader.number()
    let index = reader.number()
    if reader.number() != 0 {
      guard let (value, length) = inline(at: start) else { return nil }
      reader.offset = start + length
      return value
    }
    guard index < 0x80 else { return nil }
    if kind == ProgramTag.declaration { return value(at: 1 + index * ProgramPlan.valueUnits) }
    guard kind == ProgramTag.external else { return nil }
    return Value(
      kind: ProgramPlan.Kind.asItIs.rawValue, external: UInt8(index), flags: 0, minimumDigits: 0)
  }

  /// The plan's value for an expression with a function, and the expression's length.
  private func inline(at offset: Int) -> (Value, length: Int)? {
    var reader = PackReader(plan)
    reader.offset += 1 + Int(reader.peek()) * ProgramPlan.valueUnits
    for _ in 0..<reader.byte() {
      if reader.number(units: 2) == offset {
        let length = reader.number(units: 2)
        return (value(at: reader.offset), length)
      }
      reader.offset += 2 + ProgramPlan.valueUnits
    }
    return nil
  }

  /// Writes a value, isolated as ``MessageFormatter`` does.
  @inline(__always)
  private func write(
    _ value: Value, _ locale: PackLocale, into output: inout OutputBuffer
  ) -> Bool {
    guard let index = argument(value.external) else { return false }
    switch arguments[index].value {
    case .string(let text):
      guard
        value.kind == ProgramPlan.Kind.asItIs.rawValue
          || value.kind == ProgramPlan.Kind.string.rawValue
      else { return false }
      if isolates { output.append(isolate: "\u{2068}") }
      let isWritten: Void? = text.utf8.withContiguousStorageIfAvailable {
        output.append(value: UnsafeRawBufferPointer($0))
      }
      guard isWritten != nil else { return false }
      if isolates { output.append(isolate: "\u{2069}") }
    case .integer(let number):
      guard value.kind != ProgramPlan.Kind.string.rawValue && value.kind != 0 else { return false }
      let isIsolated = isolates && locale.direction == .rightToLeft
      if isIsolated { output.append(isolate: "\u{2067}") }
      locale.numberFormatter.format(
        number,
        NumberOptions(planFlags: value.flags, minimumIntegerDigits: value.minimumDigits),
        into: &output)
      if isIsolated { output.append(isolate: "\u{2069}") }
    case .number(let number):
      guard
        value.kind == ProgramPlan.Kind.asItIs.rawValue
          || value.kind == ProgramPlan.Kind.number.rawValue
      else { return false }
      let isIsolated = isolates && locale.direction == .rightToLeft
      if isIsolated { output.append(isolate: "\u{2067}") }
      locale.numberFormatter.format(
        number,
        NumberOptions(planFlags: value.flags, minimumIntegerDigits: value.minimumDigits),
        into: &output)
      if isIsolated { output.append(isolate: "\u{2069}") }
    case .dateTime, .amount, .list:
      return false
    }
    return true
  }
}

extension MessageArgument {
  /// Whether the name is some UTF-8, byte for byte.
  @inline(__always)
  func isNamed(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let utf8 = name.utf8
    guard utf8.count == bytes.count else { return false }
    return utf8.withContiguousStorageIfAvailable { name in
      for index in 0..<bytes.count where name[index] != bytes[index] { return false }
      return true
    } ?? utf8.elementsEqual(bytes)
  }
}
