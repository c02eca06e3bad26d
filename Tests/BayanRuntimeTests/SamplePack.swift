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
      cardinalRules: rules, ordinalRules: rules, fingerprint: 7,
      bodies: [.text(arabicText), .absent, .program(program), .text("")])
  }

  static func bytes(locale: String = "ar") -> [UInt8] {
    builder(locale: locale).build().map(\.bytes) ?? []
  }

  /// No rules but `other`.
  private static var rules: PackWriter {
    var writer = PackWriter()
    writer.write(0)
    return writer
  }
}
