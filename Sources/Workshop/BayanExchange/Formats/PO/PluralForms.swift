import BayanICU

/// The plural forms of a locale as gettext has them.
///
/// Gettext counts whole numbers only. So a category that CLDR has for fractions alone, such as
/// `other` in Russian, is no form.
struct PluralForms {
  /// The categories in the order of the forms.
  let categories: [String]

  /// The value of the header `Plural-Forms`.
  let header: String

  /// The categories that stand for one number only, such as `two` in Arabic.
  let single: Set<String>

  init(locale tag: String) {
    let rules = PluralRules.rules(for: tag).filter {
      !$0.integerSamples.isEmpty || $0.rule.isEmpty && $0.decimalSamples.isEmpty
    }
    categories = rules.isEmpty ? ["other"] : rules.map(\.category)
    single = Set(
      rules.filter { $0.integerSamples.utf8.allSatisfy { (0x30...0x39).contains($0) } }
        .map(\.category))
    var expression = "\(categories.count - 1)"
    for (index, rule) in rules.dropLast().enumerated().reversed() {
      let condition = Self.condition(rule.rule)
      expression = "\(condition) ? \(index) : \(expression)"
    }
    header =
      categories.count == 1
      ? "nplurals=1; plural=0;" : "nplurals=\(categories.count); plural=(\(expression));"
  }

  /// A condition of CLDR in C, for whole numbers.
  ///
  /// - Source: LDML, part 3, "Plural rules syntax".
  private static func condition(_ rule: String) -> String {
    var alternatives: [String] = []
    for part in rule.components(by: "or") {
      var relations: [String] = []
      var isPossible = true
      for relation in part.components(by: "and") {
        switch Relation(relation) {
        case .always: break
        case .never: isPossible = false
        case .test(let text): relations.append(text)
        }
      }
      guard isPossible else { continue }
      // Without a test left it holds for all numbers.
      if relations.isEmpty { return "1" }
      alternatives.append(relations.joined(separator: " && "))
    }
    if alternatives.isEmpty { return "0" }
    return alternatives.count == 1
      ? alternatives[0] : alternatives.map { "(\($0))" }.joined(separator: " || ")
  }

  /// One comparison, such as `n % 100 = 3..10`.
  private enum Relation {
    case always
    case never
    case test(String)

    init(_ text: String) {
      let words = text.split(separator: " ").map(String.init)
      guard let operand = words.first,
        let sign = words.firstIndex(where: { $0 == "=" || $0 == "!=" }), sign + 1 < words.count
      else {
        self = .never
        return
      }
      let isEqual = words[sign] == "="
      let ranges = words[(sign + 1)...].joined().split(separator: ",").map { range in
        range.split(separator: ".", omittingEmptySubsequences: true).compactMap { Int($0) }
      }
      guard operand == "n" || operand == "i" else {
        // No whole number has a fraction or an exponent.
        let isZero = ranges.contains { ($0.first ?? 1) <= 0 && 0 <= ($0.last ?? 0) }
        self = isZero == isEqual ? .always : .never
        return
      }
      let value = words[..<sign].dropFirst().isEmpty ? "n" : "n%\(words[sign - 1])"
      let tests = ranges.map { range -> String in
        guard let first = range.first, let last = range.last, first != last else {
          return "\(value)\(isEqual ? "==" : "!=")\(range.first ?? 0)"
        }
        guard first > 0 else { return "\(value)\(isEqual ? "<=" : ">")\(last)" }
        return isEqual
          ? "\(value)>=\(first) && \(value)<=\(last)" : "(\(value)<\(first) || \(value)>\(last))"
      }
      if isEqual, tests.count > 1 {
        let inParentheses = tests.map { $0.contains("&&") ? "(\($0))" : $0 }
        self = .test("(" + inParentheses.joined(separator: " || ") + ")")
      } else {
        self = .test(tests.joined(separator: " && "))
      }
    }
  }
}

extension String {
  fileprivate func components(by word: String) -> [String] {
    split(separator: " ").split(separator: Substring(word)).map { $0.joined(separator: " ") }
  }
}

/// The value of `Plural-Forms` in a file that came back.
struct PluralFormsHeader {
  let count: Int
  private let expression: PluralExpression

  /// Reads `nplurals=2; plural=(n != 1);`; `nil` for what is none.
  init?(_ text: String) {
    var fields: [String: String] = [:]
    for field in text.split(separator: ";") {
      guard let sign = field.firstIndex(of: "=") else { continue }
      let name = field[..<sign].filter { !$0.isWhitespace }
      fields[name] = String(field[field.index(after: sign)...])
    }
    guard let count = fields["nplurals"].flatMap({ Int($0.filter { !$0.isWhitespace }) }),
      (1...6).contains(count), let text = fields["plural"],
      let expression = PluralExpression(text)
    else { return nil }
    self.count = count
    self.expression = expression
  }

  /// The category of each form; `nil` where the forms aren't those of the locale.
  ///
  /// Another tool may write the same rule in other words, or order the forms in another way.
  func categories(in locale: String) -> [String]? {
    guard let selector = try? PluralSelector(locale: locale) else { return nil }
    var found: [Int: String] = [:]
    for number in 0...1_100 {
      let form = expression.value(number)
      guard (0..<count).contains(form), let category = try? selector.select(number),
        found[form, default: category] == category
      else { return nil }
      found[form] = category
    }
    // A category of millions alone, as in Spanish, isn't met above.
    let rest = PluralForms(locale: locale).categories.filter { !found.values.contains($0) }
    var missing = rest[...]
    var categories: [String] = []
    for form in 0..<count {
      guard let category = found[form] ?? missing.popFirst() else { return nil }
      categories.append(category)
    }
    return Set(categories).count == count ? categories : nil
  }
}
