/// A selector in a plan: into which class a value falls, and what each class's keys are worth.
struct PlannedSelector {
  /// What values of a class have in common.
  struct Class {
    /// The key that they are, if they are one.
    var exact: String?
    /// The plural category that they have.
    var category: PluralCategory?
  }

  private let index: Int
  private let isText: Bool
  private let selection: NumberOptions.Selection?

  /// The classes: exact keys first, then for numbers the categories that are keys, then the rest.
  private(set) var classes: [Class] = []

  private var numbers: [Int] = []
  private var categoryClasses: [Int] = []

  /// The selector on a planned declaration; `nil` where that can't select, or isn't planned.
  init?(_ index: Int, _ values: [ProgramPlan.Value]) {
    guard values.indices.contains(index) else { return nil }
    switch values[index].kind {
    case .unplanned, .asItIs: return nil
    case .string: isText = true
    case .number, .wholeNumber: isText = false
    }
    self.index = index
    selection = values[index].options.selection
  }

  /// Sorts the variants' keys into classes.
  ///
  /// - Returns: Whether all of them are keys that such a selector has; of others, running the
  ///   program reports.
  mutating func take(_ keys: [String?], cardinals: PackReader, ordinals: PackReader) -> Bool {
    let keys = keys.compactMap(\.self)
    var seen: Set<[UInt8]> = []
    let distinct = keys.filter { seen.insert(Array($0.utf8)).inserted }
    if isText {
      classes = distinct.map { Class(exact: $0, category: nil) } + [Class()]
      return classes.count < 0x80
    }
    var categories: [PluralCategory] = []
    for key in distinct {
      if let number = Int(key), "\(number)".utf8.elementsEqual(key.utf8) {
        guard number.magnitude < 1 << 58 else { return false }
        numbers.append(number)
        let operands = PluralOperands(UInt64(number.magnitude))
        let category: PluralCategory? =
          switch selection {
          case .exact, .impossible: nil
          case .ordinal: PluralRules.category(of: operands, rules: ordinals)
          case nil, .plural: PluralRules.category(of: operands, rules: cardinals)
          }
        classes.append(Class(exact: key, category: category))
      } else if let category = PluralCategory.allCases.first(where: { "\($0.keyword)" == key }) {
        categories.append(category)
      } else if MessageNumber(key) == nil {
        return false
      }
      // Any other number is no whole one as it is written, and no key of one.
    }
    if selection == .exact { categories = [] }
    let rest = classes.count + categories.count
    categoryClasses = PluralCategory.allCases.map { category in
      categories.firstIndex(of: category).map { classes.count + $0 } ?? rest
    }
    classes += categories.map { Class(exact: nil, category: $0) } + [Class()]
    return classes.count < 0x80
  }

  /// What a key is worth to values of a class, less being better; `nil` where it doesn't fit.
  func rank(of key: String?, in index: Int) -> UInt64? {
    guard let key else { return 2 }
    let one = classes[index]
    if let exact = one.exact, exact.utf8.elementsEqual(key.utf8) { return 0 }
    guard !isText, let category = one.category, "\(category.keyword)" == key else { return nil }
    return 1
  }

  func write(to plan: inout PackWriter) {
    plan.write(index, units: 1)
    plan.write(classes.count, units: 1)
    if isText {
      plan.write(classes.count - 1, units: 1)
      for text in classes.compactMap(\.exact) { plan.write(text) }
    } else {
      plan.write(numbers.count, units: 1)
      for number in numbers { plan.write(number < 0 ? ~number << 1 | 1 : number << 1) }
      for category in categoryClasses { plan.write(category, units: 1) }
    }
  }
}
