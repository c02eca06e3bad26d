/// Runs a program by its plan: the quick way to the text that ``MessageFormatter`` writes.
///
/// It knows no errors, no fallbacks and no functions but those on text and numbers. Where a value
/// isn't what the plan counts on (a missing one, text for a number, a fraction that selects) it
/// gives up, and the program is run as if there were no plan: no one can tell but by the clock.
struct PlannedFormatter {
  private let plan: PackBytes
  private let program: PackBytes
  private let arguments: UnsafeBufferPointer<MessageArgument>

  /// For each external the argument that it is, a byte each; 0xFF where there is none.
  private let places: UInt64

  /// Formats a planned program into a buffer.
  ///
  /// - Returns: Whether it could; if not, what the buffer has is to be dropped.
  static func run(
    _ plan: PackBytes, _ program: PackBytes, _ locale: PackLocale,
    _ arguments: UnsafeBufferPointer<MessageArgument>, isolates: Bool,
    into output: inout OutputBuffer
  ) -> Bool {
    guard let places = Self.places(program, arguments) else { return false }
    let formatter = PlannedFormatter(
      plan: plan, program: program, arguments: arguments, places: places)
    guard let pattern = formatter.choose(locale) else { return false }
    return formatter.format(pattern, locale, isolates: isolates, into: &output)
  }

  /// Each argument in its external's place.
  private static let inOrder: UInt64 = 0x0706_0504_0302_0100

  /// Finds the arguments by their names.
  @inline(__always)
  private static func places(
    _ program: PackBytes, _ arguments: UnsafeBufferPointer<MessageArgument>
  ) -> UInt64? {
    var reader = PackReader(program)
    let count = Int(reader.byte())
    guard count <= ProgramPlan.mostExternals else { return nil }
    for external in 0..<count {
      // Errors pass their arguments in the catalog's order, so that the first guess mostly hits.
      guard external < arguments.count,
        (arguments.baseAddress.unsafelyUnwrapped + external).pointee.name.hasUTF8(reader.text())
      else {
        return foundPlaces(program, arguments)
      }
    }
    return inOrder
  }

  /// Finds arguments that aren't where they were guessed.
  @inline(never)
  private static func foundPlaces(
    _ program: PackBytes, _ arguments: UnsafeBufferPointer<MessageArgument>
  ) -> UInt64? {
    var reader = PackReader(program)
    var places: UInt64 = 0
    guard arguments.count < 0xFF else { return nil }
    for external in 0..<Int(reader.byte()) {
      let name = reader.text()
      let place =
        external < arguments.count
          && (arguments.baseAddress.unsafelyUnwrapped + external).pointee.name.hasUTF8(name)
        ? external : arguments.firstIndex { $0.name.hasUTF8(name) } ?? 0xFF
      places |= UInt64(place) << UInt64(8 * external)
    }
    return reader.isDamaged ? nil : places
  }

  /// A value as the plan has it: kind, external, flags, minimum of digits.
  private struct Value {
    var units: UInt32

    @inline(__always)
    static func asItIs(external: Int) -> Value {
      Value(units: UInt32(ProgramPlan.Kind.asItIs.rawValue) | UInt32(external) << 8)
    }

    @inline(__always)
    var kind: ProgramPlan.Kind {
      ProgramPlan.Kind(rawValue: UInt8(truncatingIfNeeded: units)) ?? .unplanned
    }

    @inline(__always)
    var external: UInt32 { units >> 8 & 0xFF }

    @inline(__always)
    var isOrdinal: Bool { units >> 21 & 3 == 1 }

    /// Whether a number is written otherwise than by default.
    @inline(__always)
    var hasOptions: Bool { units & 0xFF1F_0000 != 0 }

    var options: NumberOptions {
      NumberOptions(
        planFlags: UInt8(truncatingIfNeeded: units >> 16),
        minimumIntegerDigits: UInt8(truncatingIfNeeded: units >> 24))
    }
  }

  /// The value at an offset of the plan.
  @inline(__always)
  private func value(at offset: Int) -> Value {
    guard offset &+ ProgramPlan.valueUnits <= plan.count else { return Value(units: 0) }
    return Value(units: plan.word(at: offset))
  }

  /// The argument of a value; `nil` where there is none.
  @inline(__always)
  private func argument(of value: Value) -> UnsafePointer<MessageArgument>? {
    let place = Int(places >> UInt64(8 * (value.external & 7)) & 0xFF)
    guard place < arguments.count else { return nil }
    return arguments.baseAddress.unsafelyUnwrapped + place
  }

  /// Finds the pattern; `nil` where the plan doesn't say.
  @inline(__always)
  private func choose(_ locale: PackLocale) -> Int? {
    guard plan.count > 0 else { return nil }
    let inlines = 1 + Int(plan[0]) * ProgramPlan.valueUnits
    guard inlines < plan.count else { return nil }
    let selectors = inlines + 1 + Int(plan[inlines]) * ProgramPlan.inlineUnits
    guard selectors + 2 < plan.count else { return nil }
    // Without selectors there is one pattern.
    if plan[selectors] == 0 {
      return Int(plan[selectors + 1] & 0x7F) << 7 | Int(plan[selectors + 2] & 0x7F)
    }
    return choose(locale, by: selectors)
  }

  @inline(never)
  private func choose(_ locale: PackLocale, by offset: Int) -> Int? {
    var reader = PackReader(plan, at: offset)
    var choice = 0
    var selectors = reader.byte()
    while selectors > 0 {
      selectors -= 1
      let value = value(at: 1 + Int(reader.byte()) * ProgramPlan.valueUnits)
      let classCount = Int(reader.byte())
      guard let argument = argument(of: value) else { return nil }
      let index: Int?
      switch (argument.pointee.value, value.kind) {
      case (.integer(let number), .number), (.integer(let number), .wholeNumber):
        index = Self.class(of: number, isOrdinal: value.isOrdinal, locale, &reader)
      case (.string(let text), .string):
        let found = Self.class(of: text, reader)
        index = found?.index
        reader.offset = found?.end ?? reader.offset
      default: return nil
      }
      guard let index, index < classCount, choice < plan.count else { return nil }
      choice = choice * classCount + index
    }
    reader.offset += 2 * choice
    let pattern = reader.number(units: 2)
    return reader.isDamaged ? nil : pattern
  }

  @inline(__always)
  private static func `class`(
    of number: Int, isOrdinal: Bool, _ locale: PackLocale, _ reader: inout PackReader
  ) -> Int? {
    var exact = -1
    for key in 0..<Int(reader.byte()) {
      let zigzag = reader.number()
      if zigzag & 1 == 0 ? zigzag >> 1 == number : ~(zigzag >> 1) == number { exact = key }
    }
    let categories = reader.offset
    reader.offset += PluralCategory.count
    if exact >= 0 { return exact }
    // Where only exact keys select, all six are of one class.
    let category = locale.category(of: number.magnitude, isOrdinal: isOrdinal)
    return Int(reader.byte(at: categories + category))
  }

  /// The class of a text, and where the reader goes on; `nil` where it can't be told here.
  ///
  /// By value, so that the reader stays in registers.
  @inline(never)
  private static func `class`(
    of text: String, _ keys: PackReader
  ) -> (index: Int, end: Int)? {
    var reader = keys
    let found: Int?? = text.utf8.withContiguousStorageIfAvailable { text in
      let text = UnsafeRawBufferPointer(text)
      let count = Int(reader.byte())
      var index = count
      for key in 0..<count where reader.text().hasSameBytes(as: text) { index = key }
      // A text that is no key to the byte may be equivalent to one, unless it is ASCII: that is
      // equivalent to itself alone, and keys are in NFC.
      guard index < count || text.allSatisfy({ $0 < 0x80 }) else { return nil }
      return index
    }
    guard let index = found ?? nil, !reader.isDamaged else { return nil }
    return (index, reader.offset)
  }

  /// Formats the pattern at an offset of the program.
  ///
  /// Each part begins with what fits a word: a tag and a text's length, or a placeholder.
  @inline(__always)
  private func format(
    _ pattern: Int, _ locale: PackLocale, isolates: Bool, into output: inout OutputBuffer
  ) -> Bool {
    let isolatesNumbers = isolates && locale.direction == .rightToLeft
    guard pattern < program.count else { return false }
    var cursor = output.cursor()
    var parts = program[pattern]
    var offset = pattern &+ 1
    while parts > 0 {
      parts -= 1
      let head = program.paddedWord(at: offset)
      switch Int(head & 0xFF) {
      case ProgramTag.text:
        guard let text = text(head, &offset) else { return false }
        if !cursor.append(text) {
          cursor = Self.append(slowly: text, isValue: false, cursor, &output)
        }
      case ProgramTag.expression:
        let value = value(head, &offset)
        guard let argument = argument(of: value) else { return false }
        switch (argument.pointee.value, value.kind) {
        case (.string(let text), .asItIs), (.string(let text), .string):
          let isWritten: Void? = text.utf8.withContiguousStorageIfAvailable {
            if isolates { Self.append(isolate: "\u{2068}", &cursor, &output) }
            let text = UnsafeRawBufferPointer($0)
            if !cursor.append(text) {
              cursor = Self.append(slowly: text, isValue: true, cursor, &output)
            }
            if isolates { Self.append(isolate: "\u{2069}", &cursor, &output) }
          }
          guard isWritten != nil else { return false }
        case (.integer(let number), .asItIs), (.integer(let number), .number),
          (.integer(let number), .wholeNumber):
          if isolatesNumbers { Self.append(isolate: "\u{2067}", &cursor, &output) }
          if value.hasOptions || !locale.formatPlain(number, at: &cursor) {
            cursor = Self.append(number, value.options, locale, cursor, &output)
          }
          if isolatesNumbers { Self.append(isolate: "\u{2069}", &cursor, &output) }
        case (.number(let number), .asItIs), (.number(let number), .number):
          if isolatesNumbers { Self.append(isolate: "\u{2067}", &cursor, &output) }
          cursor = Self.append(number, value.options, locale, cursor, &output)
          if isolatesNumbers { Self.append(isolate: "\u{2069}", &cursor, &output) }
        default: return false
        }
      default:
        var reader = PackReader(program, at: offset + 2)
        reader.skipText()
        guard reader.byte() == 0, !reader.isDamaged else { return false }
        offset = reader.offset
      }
    }
    output.take(cursor)
    return true
  }

  /// Writes an isolate, by the buffer where the cursor has no room.
  @inline(__always)
  private static func append(
    isolate scalar: Unicode.Scalar, _ cursor: inout OutputCursor, _ output: inout OutputBuffer
  ) {
    if cursor.append(isolate: scalar) { return }
    cursor = append(isolateSlowly: scalar, cursor, &output)
  }

  @inline(never)
  private static func append(
    isolateSlowly scalar: Unicode.Scalar, _ cursor: OutputCursor, _ output: inout OutputBuffer
  ) -> OutputCursor {
    output.take(cursor)
    output.append(isolate: scalar)
    return output.cursor()
  }

  @inline(never)
  private static func append(
    slowly text: UnsafeRawBufferPointer, isValue: Bool, _ cursor: OutputCursor,
    _ output: inout OutputBuffer
  ) -> OutputCursor {
    output.take(cursor)
    if isValue { output.append(value: text) } else { output.append(text) }
    return output.cursor()
  }

  @inline(never)
  private static func append(
    _ number: Int, _ options: NumberOptions, _ locale: PackLocale, _ cursor: OutputCursor,
    _ output: inout OutputBuffer
  ) -> OutputCursor {
    output.take(cursor)
    locale.numberFormatter.format(number, options, into: &output)
    return output.cursor()
  }

  @inline(never)
  private static func append(
    _ number: MessageNumber, _ options: NumberOptions, _ locale: PackLocale,
    _ cursor: OutputCursor, _ output: inout OutputBuffer
  ) -> OutputCursor {
    output.take(cursor)
    locale.numberFormatter.format(number, options, into: &output)
    return output.cursor()
  }

  /// The text whose part begins with some bytes, and steps over it.
  @inline(__always)
  private func text(_ head: UInt32, _ offset: inout Int) -> UnsafeRawBufferPointer? {
    var length = Int(head >> 8 & 0xFF)
    var start = offset &+ 2
    if length & 0x40 != 0 {
      guard head >> 16 & 0x40 == 0 else { return nil }
      length = length & 0x3F | Int(head >> 16 & 0x3F) << 6
      start &+= 1
    }
    let end = start &+ length
    // Within text that is valid as a whole, what is cut between characters is valid.
    guard end <= program.count, length == 0 || program[start] & 0xC0 != 0x80,
      end == program.count || program[end] & 0xC0 != 0x80
    else { return nil }
    offset = end
    return UnsafeRawBufferPointer(start: program.start + start, count: length)
  }

  /// The value of the expression that begins with some bytes, and steps over it.
  @inline(__always)
  private func value(_ head: UInt32, _ offset: inout Int) -> Value {
    let kind = Int(head >> 8 & 0xFF)
    let index = Int(head >> 16 & 0xFF)
    guard head >> 24 == 0 else { return inline(&offset) }
    offset &+= 4
    if kind == ProgramTag.declaration { return value(at: 1 + index * ProgramPlan.valueUnits) }
    return kind == ProgramTag.external ? .asItIs(external: index) : Value(units: 0)
  }

  /// The plan's value for an expression with a function, which is stepped over.
  @inline(__always)
  private func inline(_ program: inout Int) -> Value {
    guard plan.count > 0 else { return Value(units: 0) }
    var entry = 1 + Int(plan[0]) * ProgramPlan.valueUnits
    guard entry < plan.count else { return Value(units: 0) }
    var rest = plan[entry]
    entry &+= 1
    while rest > 0, entry &+ ProgramPlan.inlineUnits <= plan.count {
      // The entry has the place of the operand, which follows the part's tag.
      let units = plan.word(at: entry).byteSwapped
      let pairs = units & 0x007F_007F | (units & 0x7F00_7F00) >> 1
      if Int(pairs >> 16) == program + 1 {
        program += 1 + Int(pairs & 0x3FFF)
        return value(at: entry + 4)
      }
      rest -= 1
      entry += ProgramPlan.inlineUnits
    }
    return Value(units: 0)
  }
}

extension UnsafeRawBufferPointer {
  /// Whether the bytes are the same.
  @inline(__always)
  func hasSameBytes(as other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    if count >= 4 {
      var index = 0
      while index + 4 < count {
        if word(at: index) != other.word(at: index) { return false }
        index += 4
      }
      return word(at: count - 4) == other.word(at: count - 4)
    }
    for index in 0..<count where self[index] != other[index] { return false }
    return true
  }

  @inline(__always)
  private func word(at offset: Int) -> UInt32 {
    loadUnaligned(fromByteOffset: offset, as: UInt32.self)
  }
}

extension String {
  /// Whether the text is some UTF-8, byte for byte.
  @inline(__always)
  func hasUTF8(_ bytes: UnsafeRawBufferPointer) -> Bool {
    utf8.withContiguousStorageIfAvailable {
      UnsafeRawBufferPointer($0).hasSameBytes(as: bytes)
    } ?? utf8.elementsEqual(bytes)
  }
}
