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
  ///
  /// Errors pass theirs in the catalog's order, so that the first guess mostly hits.
  @inline(__always)
  private static func places(
    _ program: PackBytes, _ arguments: UnsafeBufferPointer<MessageArgument>
  ) -> UInt64? {
    areInOrder(program, arguments) ? inOrder : foundPlaces(program, arguments)
  }

  /// Whether each external is the argument in its place.
  ///
  /// Not inlined: it keeps more at hand than what surrounds it leaves registers for.
  @inline(never)
  private static func areInOrder(
    _ program: PackBytes, _ arguments: UnsafeBufferPointer<MessageArgument>
  ) -> Bool {
    guard program.count > 0, arguments.count >= program[0] else { return false }
    guard var argument = arguments.baseAddress else { return program[0] == 0 }
    let end = program.start + program.count
    var next = program.start + 1
    for _ in 0..<program[0] {
      guard next < end else { return false }
      let length = Int(next.load(as: UInt8.self))
      let name = UnsafeRawBufferPointer(start: next + 1, count: length)
      next += 1 + length
      // Of a length in several bytes the first is larger than any name is here.
      guard length < 0x40, next <= end, argument.pointee.name.hasUTF8(name) else { return false }
      argument += 1
    }
    return program[0] <= ProgramPlan.mostExternals
  }

  /// Finds arguments that aren't where they were guessed.
  @inline(never)
  private static func foundPlaces(
    _ program: PackBytes, _ arguments: UnsafeBufferPointer<MessageArgument>
  ) -> UInt64? {
    var reader = PackReader(program)
    let count = Int(reader.byte())
    guard count <= ProgramPlan.mostExternals, arguments.count < 0xFF else { return nil }
    var places: UInt64 = 0
    for external in 0..<count {
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
    var choice = 0
    var offset = offset &+ 1
    for _ in 0..<plan[offset &- 1] {
      // The shortest selector has its value, the number of its classes and that of its keys.
      guard offset &+ 3 <= plan.count else { return nil }
      let value = value(at: 1 &+ Int(plan[offset]) &* ProgramPlan.valueUnits)
      let classCount = Int(plan[offset &+ 1])
      offset &+= 2
      guard let argument = argument(of: value) else { return nil }
      let found: Class?
      switch (argument.pointee.value, value.kind) {
      case (.integer(let number), .number), (.integer(let number), .wholeNumber):
        found = self.class(of: number, isOrdinal: value.isOrdinal, locale, at: offset)
      case (.string(let text), .string):
        found = Self.class(of: text, PackReader(plan, at: offset))
      default: return nil
      }
      guard let found, found.index < classCount, choice < plan.count else { return nil }
      choice = choice &* classCount &+ found.index
      offset = found.end
    }
    offset &+= 2 &* choice
    guard offset &+ 2 <= plan.count else { return nil }
    return Int(plan[offset] & 0x7F) << 7 | Int(plan[offset &+ 1] & 0x7F)
  }

  /// What a selector makes of a value, and where its description ends.
  private typealias Class = (index: Int, end: Int)

  /// The class of a number; `nil` where the description is cut.
  @inline(__always)
  private func `class`(
    of number: Int, isOrdinal: Bool, _ locale: PackLocale, at offset: Int
  ) -> Class? {
    var categories = offset &+ 1
    if plan[offset] > 0 {
      let keys = exactKey(for: number, at: offset)
      guard let end = keys.end else { return nil }
      categories = end
      if let key = keys.index { return (key, categories &+ PluralCategory.count) }
    }
    guard categories &+ PluralCategory.count <= plan.count else { return nil }
    // Where only exact keys select, all six are of one class.
    let category = locale.category(of: number.magnitude, isOrdinal: isOrdinal)
    return (Int(plan[categories &+ category]), categories &+ PluralCategory.count)
  }

  /// The exact key that a number equals, if any does, and where the keys end.
  @inline(never)
  private func exactKey(for number: Int, at offset: Int) -> (index: Int?, end: Int?) {
    var reader = PackReader(plan, at: offset)
    var found: Int?
    for key in 0..<Int(reader.byte()) {
      let zigzag = reader.number()
      if zigzag & 1 == 0 ? zigzag >> 1 == number : ~(zigzag >> 1) == number { found = key }
    }
    return (found, reader.isDamaged ? nil : reader.offset)
  }

  /// The class of a text, and where the reader goes on; `nil` where it can't be told here.
  ///
  /// By value, so that the reader stays in registers.
  @inline(never)
  private static func `class`(
    of text: String, _ keys: PackReader
  ) -> Class? {
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
      if Int(pairs >> 16) == program &+ 1 {
        program &+= 1 &+ Int(pairs & 0x3FFF)
        return value(at: entry &+ 4)
      }
      rest &-= 1
      entry &+= ProgramPlan.inlineUnits
    }
    return Value(units: 0)
  }
}

extension UnsafeRawBufferPointer {
  /// Whether the bytes are the same.
  @inline(__always)
  func hasSameBytes(as other: UnsafeRawBufferPointer) -> Bool {
    let length = count
    guard length == other.count else { return false }
    guard length > 0 else { return true }
    let (a, b) = (baseAddress.unsafelyUnwrapped, other.baseAddress.unsafelyUnwrapped)
    // As many at a time as there are, the last ones perhaps twice.
    if length >= 8 {
      var index = 0
      while index &+ 8 < length {
        if !same(UInt64.self, index) { return false }
        index &+= 8
      }
      return same(UInt64.self, length &- 8)
    }
    if length >= 4 { return same(UInt32.self, 0) && same(UInt32.self, length &- 4) }
    return same(UInt8.self, 0) && same(UInt8.self, length / 2) && same(UInt8.self, length &- 1)

    @inline(__always)
    func same<Word: BitwiseCopyable & Equatable>(_: Word.Type, _ offset: Int) -> Bool {
      a.loadUnaligned(fromByteOffset: offset, as: Word.self)
        == b.loadUnaligned(fromByteOffset: offset, as: Word.self)
    }
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
