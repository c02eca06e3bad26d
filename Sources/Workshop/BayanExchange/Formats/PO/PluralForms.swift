import BayanDiagnostics
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
      let parts = text.split(separator: " ").map(String.init)
      guard let operand = parts.first,
        let sign = parts.firstIndex(where: { $0 == "=" || $0 == "!=" }), sign + 1 < parts.count
      else {
        self = .never
        return
      }
      let isEqual = parts[sign] == "="
      let ranges = parts[(sign + 1)...].joined().split(separator: ",").map { range in
        range.split(separator: ".", omittingEmptySubsequences: true).compactMap { Int($0) }
      }
      guard operand == "n" || operand == "i" else {
        // No whole number has a fraction or an exponent.
        let isZero = ranges.contains { ($0.first ?? 1) <= 0 && 0 <= ($0.last ?? 0) }
        self = isZero == isEqual ? .always : .never
        return
      }
      let value = parts[..<sign].dropFirst().isEmpty ? "n" : "n%\(parts[sign - 1])"
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

  /// The form of a number; it may be none of those that are there, and is `nil` where there is none at all.
  func form(of number: Int) -> Int? { expression.value(number) }

  /// Which form serves the numbers of which variant in a locale; `nil` where a number has no form.
  func plan(for locale: String) -> FormPlan? {
    guard let selector = try? PluralSelector(locale: locale) else { return nil }
    return FormPlan(
      categories: PluralRules.categories(for: locale), forms: count,
      category: { (try? selector.select($0)) ?? "other" }, form: form)
  }
}

/// Which form of a file serves the numbers of which variant.
///
/// gettext counts whole numbers, and each file says by itself which numbers a form is for. So the
/// numbers decide: a variant gets the text of the form that serves its numbers. A few low numbers of
/// another form are variants of their own, such as `0` where a form is for 0 and 1, and CLDR's `one`
/// for 1 alone.
struct FormPlan {
  struct Row: Equatable {
    var key: ExchangeKey
    var form: Int
    /// Whether the form is that of all other numbers too, so that nothing is lost without the row.
    var isImplied = false
  }

  /// Two forms for numbers that only one variant serves.
  struct Mix: Equatable {
    var key: ExchangeKey
    var form: Int
    var other: Int
    /// Some numbers of the other form.
    var numbers: [Int]
  }

  /// The variants in the order in which they are written.
  private(set) var rows: [Row] = []

  /// The forms that can't be told apart: an entry is right if both forms have one text.
  private(set) var mixes: [Mix] = []

  /// Forms that no whole number has.
  private(set) var unused: [Int] = []

  /// Numbers that show all that rules of plurals look at: the last three digits, and millions.
  private static let numbers = Array(0...1_100) + [1_000_000, 1_000_001, 2_000_000, 3_000_000]

  /// So many low numbers of one form, and no others, are variants of their own.
  private static let exactLimit = 4

  init?(
    categories: [String], forms: Int, category: (Int) -> String, form: (Int) -> Int?
  ) {
    var served: [String: [Int: [Int]]] = [:]
    var reached: Set<Int> = []
    for number in Self.numbers {
      guard let form = form(number), (0..<forms).contains(form) else { return nil }
      served[category(number), default: [:]][form, default: []].append(number)
      reached.insert(form)
    }
    unused = (0..<forms).filter { !reached.contains($0) }
    // The form that most numbers of a category have is the category's.
    let mains = served.mapValues { forms in
      forms.max { ($0.value.count, -$0.key) < ($1.value.count, -$1.key) }?.key ?? 0
    }
    let rest = mains["other"]
    var exact: [Int: Int] = [:]
    for (category, forms) in served.sorted(by: { $0.key < $1.key }) {
      for (form, numbers) in forms.sorted(by: { $0.key < $1.key }) where form != mains[category] {
        if numbers.count <= Self.exactLimit, numbers.allSatisfy({ $0 < 100 }) {
          for number in numbers { exact[number] = form }
        } else {
          mixes.append(
            Mix(
              key: Self.key(category), form: mains[category] ?? 0, other: form,
              numbers: Array(numbers.prefix(3))))
        }
      }
    }
    rows = exact.sorted { $0.key < $1.key }.map { Row(key: .literal("\($0.key)"), form: $0.value) }
    // A category of fractions alone is what a form stands for that no whole number has.
    var free = unused[...]
    for category in categories {
      if let form = mains[category] {
        rows.append(
          Row(key: Self.key(category), form: form, isImplied: category != "other" && form == rest))
      } else if let form = free.popFirst() {
        rows.append(Row(key: Self.key(category), form: form))
      }
    }
  }

  /// The plan of forms that are the categories, each one.
  init(categories: [String]) {
    rows = categories.enumerated().map { Row(key: Self.key($1), form: $0) }
  }

  private static func key(_ category: String) -> ExchangeKey {
    category == "other" ? .catchAll : .literal(category)
  }
}
