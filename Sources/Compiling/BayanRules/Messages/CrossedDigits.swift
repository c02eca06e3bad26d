import BayanChecking
import BayanMeaning
import BayanMessageSyntax

/// A minimum number of digits above the maximum.
///
/// Both are literals, of one call or of two calls in a chain.
struct CrossedDigits {
  let least: (name: String, count: Int)
  let most: (name: String, count: Int)
  /// The option of the later call.
  let option: Option

  /// Finds the pairs in a message.
  static func all(in message: CatalogMessage) -> [CrossedDigits] {
    message.calls.flatMap { call -> [CrossedDigits] in
      guard let function = call.function.standard, function.family == .number else { return [] }
      let given = call.function.options.filter { !function.dropped.contains($0.name) }
      return names.compactMap { least, most in
        guard
          let option = given.first(where: { $0.name == least })
            ?? given.first(where: { $0.name == most })
        else { return nil }
        let options = message.meaning[call].options
        guard let low = digits(options[least]), let high = digits(options[most]), low > high
        else { return nil }
        return CrossedDigits(least: (least, low), most: (most, high), option: option)
      }
    }
  }

  private static func digits(_ value: String??) -> Int? {
    value.flatMap { $0 }.flatMap { Int($0) }.flatMap { (0...99).contains($0) ? $0 : nil }
  }

  private static let names = [
    ("minimumFractionDigits", "maximumFractionDigits"),
    ("minimumSignificantDigits", "maximumSignificantDigits"),
  ]
}
