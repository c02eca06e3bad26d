import BayanCompiler
import BayanRuntime

/// A small pack, made without ICU.
enum SamplePack {
  static let arabicText = "تعذّر تسجيل الدخول"

  static func builder(
    locale: String = "ar", digits: [String] = (0...9).map(String.init)
  ) -> PackBuilder {
    PackBuilder(
      locale: LocaleTag(locale), direction: locale == "ar" ? .rightToLeft : .leftToRight,
      symbols: PackWriter(
        digits.map { .text($0) } + [
          ".", ",", "-", "+", "∞", "NaN", 3, 3, 1, "", "%", "-", "%", 3, 3, "latn",
        ]),
      cardinalRules: cardinalRules, ordinalRules: PackWriter([0]),
      list: PackWriter([", ", ", ", ", ", ", ", "", ""]), fingerprint: 7,
      bodies: [
        .text(arabicText), .absent, .message(greeting), .text(""), .message(rich),
        .message(plural),
      ])
  }

  static func bytes(locale: String = "ar") -> [UInt8] {
    builder(locale: locale).build().map(\.bytes) ?? []
  }

  /// A message with one argument: `مرحبًا {$name}`.
  private static var greeting: PackWriter {
    PackWriter([
      0, 0, 2, .part(.text), "مرحبًا ", .part(.expression), .operand(.argument), 0, "name", 0,
    ])
  }

  /// A message that selects by a number and by a text.
  private static var plural: PackWriter {
    let pattern: [FormItem] = [
      3, .part(.text), "ملفات ", .part(.expression), .operand(.declaration), 0, 0,
      .part(.expression), .operand(.argument), 0, "name", .function(.string), 0,
    ]
    return PackWriter([
      2, "x", .block([.operand(.argument), 1, "n", .function(.integer), 0]),
      "x", .block([.operand(.argument), 0, "name", .function(.string), 0]),
      // The keys 1 to 3 are `one`, `7` and `Sara`.
      2, 3, .operand(.declaration), 0, 2, 1, .key(.number), "7",
      .operand(.declaration), 1, 1, .key(.text), "Sara",
      1, 4, 1, 3, 2, 0, 0, 3, 0, 0,
      .block(pattern), .block(pattern), .block(pattern), .block(pattern),
    ])
  }

  /// A message with every element: declarations, selection, functions, options and markup.
  private static var rich: PackWriter {
    let pattern: [FormItem] = [
      3, .part(.markup), 0, "b", 1, .option(.id), .operand(.literal), "x",
      .part(.expression), .operand(.declaration), 0, 0,
      .part(.expression), .operand(.declaration), 2, 0,
    ]
    let percent: [FormItem] = [
      .operand(.argument), 0, "n", .function(.percent), 2,
      .option(.roundingMode), .operand(.parsed), 0,
      .option(.maximumFractionDigits), .operand(.literal), "2",
    ]
    let offset: [FormItem] = [
      .operand(.declaration), 0, .function(.offset), 1, .option(.add), .operand(.parsed), 7,
    ]
    let registered: [FormItem] = [
      .operand(.declaration), 1, .function(.custom), "test:same", 1, .option(.custom), "like",
      .operand(.declaration), 0,
    ]
    return PackWriter([
      3, "a", .block(percent), "b", .block(offset), "c", .block(registered),
      3, 3, .operand(.declaration), 0, 1, 3, .operand(.declaration), 1, 1, .key(.number), "8",
      .operand(.declaration), 2, 1, .key(.number), "8",
      1, 2, 1, 2, 3, 0, 0, 0, .block(pattern), .block(pattern),
    ])
  }

  /// The rule for `one`: `n = 1` or `n % 10 = 1`.
  private static var cardinalRules: PackWriter {
    PackWriter([1, 1, 2, 1, 0, 0, 0, 1, 1, 1, 1, 0, 10, 0, 1, 1, 1])
  }
}

/// An item of a message's encoded form.
enum FormItem: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  case number(Int)
  case text(String)
  /// Several items, with their length before them.
  case block([FormItem])

  init(integerLiteral value: Int) { self = .number(value) }
  init(stringLiteral value: String) { self = .text(value) }

  static func part(_ part: MessageForm.Part) -> FormItem { .number(part.rawValue) }
  static func operand(_ operand: MessageForm.Operand) -> FormItem { .number(operand.rawValue) }
  static func key(_ key: MessageForm.Key) -> FormItem { .number(key.rawValue) }
  static func function(_ function: FunctionID) -> FormItem { .number(function.rawValue) }
  static func option(_ option: OptionID) -> FormItem { .number(option.rawValue) }
}

extension PackWriter {
  init(_ items: [FormItem]) {
    self.init()
    for item in items {
      switch item {
      case .number(let number): write(number)
      case .text(let text): write(text)
      case .block(let items): writeBlock(PackWriter(items))
      }
    }
  }
}
