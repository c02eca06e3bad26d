import BayanCatalog
import BayanICU
import BayanMessageConversion
import BayanSupport

/// How Flutter's `gen-l10n` reads texts of bundles.
///
/// `=0`, `=1` and `=2` are other names of `zero`, `one` and `two`: Dart's `Intl.plural` takes the text for the
/// number itself and for the category. Apostrophes are text unless an app sets `use-escaping`, so that
/// `'{name}'` shows a name.
///
/// - Source: Flutter, `gen_l10n.dart` and `message_parser.dart`; package intl, `Intl.pluralLogic`.
enum FlutterReading {
  /// The dialect of apps whose `l10n.yaml` says so: an apostrophe is a quote, and as text doubled.
  static let escaping = "use-escaping"

  /// How a text of a bundle without a catalog is read.
  static func reading(of entry: ARBBundle.Entry, in locale: String?) -> ICUReading {
    let names = entry.attributes?["placeholders"]?.members.map { Set($0.map(\.name)) }
    return ICUReading(
      categories: locale.map { Set(PluralRules.categories(for: $0)) },
      areQuoted: { names?.contains($0) ?? true })
  }

  /// Whether Flutter can choose by a selector among some keys.
  ///
  /// It has no ordinals, of numbers only 0, 1 and 2, and one text for a number and the category of that name.
  /// Any other key stops the build of the app.
  static func canChoose(_ selector: ICUText.Selector, _ keys: Set<ExchangeKey>) -> Bool {
    switch selector.kind {
    case .text:
      keys.allSatisfy { key in
        if case .literal(let name) = key { isKey(name) } else { true }
      }
    case .ordinal: false
    case .plural:
      keys.allSatisfy { key in
        guard case .literal(let name) = key, Int(name) != nil else { return true }
        return ICUReading.numbers.contains { word, number in
          number == name && !keys.contains(.literal(word))
        }
      }
    }
  }

  /// Whether a text can be a key of `select`: a number, or a name that is no keyword of the syntax.
  private static func isKey(_ text: String) -> Bool {
    let bytes = text.utf8
    guard let first = bytes.first else { return false }
    if first.isASCIIDigit { return bytes.allSatisfy(\.isASCIIDigit) }
    return bytes.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "_") }
      && !["plural", "select", "other", "date", "time"].contains(text)
  }

  /// Returns the reading of a text for a message.
  ///
  /// `=1` and `one` are the same to Flutter. They are read as the one that the message has. If it has
  /// both or neither, they are read as the category if the locale has it, and else as the number.
  static func reading(of unit: ExchangeUnit) -> ICUReading {
    var categories = unit.locale.map { Set(PluralRules.categories(for: $0)) }
    let variants = unit.variants.filter { unit.target == nil || $0.target != nil }
    let own = Set(variants.flatMap(\.keys))
    for (name, number) in ICUReading.numbers {
      switch (own.contains(.literal(name)), own.contains(.literal(number))) {
      case (true, false): categories?.insert(name)
      case (false, true): categories?.remove(name)
      default: break
      }
    }
    let placeholders = ICUPlaceholders(unit)
    let names = Set(unit.arguments.map(\.name))
    var reading = ICUReading(
      categories: categories, areQuoted: { names.contains(placeholders.argument($0)) })
    if unit.dialect == escaping { reading.escape() }
    return reading
  }
}

extension ICUReading {
  /// Takes apostrophes for quotes, as Flutter does with `use-escaping`.
  mutating func escape() {
    apostrophes = .doubleRequired
    areQuoted = { _ in false }
  }
}
