import BayanRuntime

/// A small pack, made without ICU.
enum SamplePack {
  static let arabicText = "تعذّر تسجيل الدخول"

  static func builder(locale: String = "ar") -> PackBuilder {
    var program = PackWriter()
    program.write(1)
    program.write("name")
    program.write(0)
    program.write(0)
    program.write(2)
    program.write(ProgramTag.text)
    program.write("مرحبًا ")
    program.write(ProgramTag.expression)
    program.write(ProgramTag.external)
    program.write(0)
    program.write(0)
    return PackBuilder(
      locale: LocaleTag(locale), direction: locale == "ar" ? .rightToLeft : .leftToRight,
      symbols: NumberSymbols(
        digits: (0...9).map(String.init), decimalSeparator: ".", groupingSeparator: ",",
        minusSign: "-", plusSign: "+", primaryGrouping: 3, secondaryGrouping: 3,
        minimumGrouping: 1),
      cardinalRules: cardinalRules, ordinalRules: rules, fingerprint: 7,
      bodies: [
        .text(arabicText), .absent, .program(program), .text(""), .program(richProgram),
        .program(plural),
      ])
  }

  /// A program with a plan for two selectors, one on a number and one on text.
  static var plural: PackWriter {
    func write(_ numbers: Int..., to writer: inout PackWriter) {
      for number in numbers { writer.write(number) }
    }
    var program = PackWriter()
    program.write(2)
    program.write("name")
    program.write("n")
    program.write(2)
    for (index, function) in [(1, FunctionID.integer), (0, .string)] {
      program.write("x")
      var expression = PackWriter()
      write(ProgramTag.external, index, function.rawValue, 0, to: &expression)
      program.writeBlock(expression)
    }
    write(2, ProgramTag.declaration, 0, ProgramTag.declaration, 1, 4, to: &program)
    for keys in [["one", "Sara"], ["7", nil], [nil, "Sara"], [nil, nil]] {
      for key in keys {
        program.write(key == nil ? 0 : 1)
        if let key { program.write(key) }
      }
      var pattern = PackWriter()
      write(3, ProgramTag.text, to: &pattern)
      pattern.write("ملفات ")
      write(ProgramTag.expression, ProgramTag.declaration, 0, 0, to: &pattern)
      write(
        ProgramTag.expression, ProgramTag.external, 0, FunctionID.string.rawValue, 0, to: &pattern)
      program.writeBlock(pattern)
    }
    return program
  }

  /// A program with all there is in programs: declarations, selection, functions and markup.
  static var richProgram: PackWriter {
    func write(_ numbers: Int..., to writer: inout PackWriter) {
      for number in numbers { writer.write(number) }
    }
    var percent = PackWriter()
    write(ProgramTag.external, 0, FunctionID.percent.rawValue, 2, to: &percent)
    for (option, value) in [(OptionID.roundingMode, "ceil"), (.maximumFractionDigits, "2")] {
      write(option.rawValue, ProgramTag.literal, to: &percent)
      percent.write(value)
    }
    var offset = PackWriter()
    write(ProgramTag.declaration, 0, FunctionID.offset.rawValue, 1, to: &offset)
    write(OptionID.add.rawValue, ProgramTag.literal, to: &offset)
    offset.write("7")
    var registered = PackWriter()
    write(ProgramTag.declaration, 1, FunctionID.custom.rawValue, to: &registered)
    registered.write("test:same")
    write(1, OptionID.custom.rawValue, to: &registered)
    registered.write("like")
    write(ProgramTag.declaration, 0, to: &registered)

    var program = PackWriter()
    program.write(1)
    program.write("n")
    program.write(3)
    for (name, expression) in [("a", percent), ("b", offset), ("c", registered)] {
      program.write(name)
      program.writeBlock(expression)
    }
    write(3, ProgramTag.declaration, 0, ProgramTag.declaration, 1, to: &program)
    write(ProgramTag.declaration, 2, 2, to: &program)
    var pattern = PackWriter()
    write(3, ProgramTag.markup, 0, to: &pattern)
    pattern.write("b")
    write(1, OptionID.id.rawValue, ProgramTag.literal, to: &pattern)
    pattern.write("x")
    for declaration in [0, 2] {
      write(ProgramTag.expression, ProgramTag.declaration, declaration, 0, to: &pattern)
    }
    for keys in [["few", "8", "8"], [nil, nil, nil]] {
      for key in keys {
        program.write(key == nil ? 0 : 1)
        if let key { program.write(key) }
      }
      program.writeBlock(pattern)
    }
    return program
  }

  static func bytes(locale: String = "ar") -> [UInt8] {
    builder(locale: locale).build().map(\.bytes) ?? []
  }

  /// `one`: `n = 1` or `n % 10 = 1`.
  private static var cardinalRules: PackWriter {
    var writer = PackWriter()
    for number in [1, PluralCategory.one.rawValue, 2] { writer.write(number) }
    for number in [1, 0, 0, 0, 1, 1, 1] { writer.write(number) }
    for number in [1, 0, 10, 0, 1, 1, 1] { writer.write(number) }
    return writer
  }

  /// No rules but `other`.
  private static var rules: PackWriter {
    var writer = PackWriter()
    writer.write(0)
    return writer
  }
}
