import BayanCatalog
import BayanChecking
import BayanCompiler
import BayanDiagnostics
import BayanExchange
import BayanHistory
import BayanICU
import BayanJSONRPC
import BayanMeaning
import BayanMessageSyntax
import BayanRuntime

/// The views of a locale's messages: the facts of the catalog that are looked up once.
struct MessageViews {
  let catalog: Catalog
  let locale: String
  let messages: LocaleMessages?
  let units: ExchangeUnits
  let arguments: DeclaredArguments
  private let compiled: CompiledLocales
  private let sourceContext: LocaleContext

  init(_ catalog: Catalog, locale: String, _ compiled: CompiledLocales) {
    self.catalog = catalog
    self.locale = locale
    messages = catalog.locales.first { $0.tag == locale }
    units = ExchangeUnits(catalog, locale: locale)
    arguments = DeclaredArguments(catalog)
    self.compiled = compiled
    sourceContext = LocaleContext(catalog.project.sourceLocale)
  }

  /// Returns the unit of a message with a text that may not be saved; by default with that of the
  /// file.
  ///
  /// A text with errors has no table: its variants may have other numbers of keys than selectors.
  /// The unit then has no translation.
  func unit(_ source: LocaleMessage, text: String? = nil) -> ExchangeUnit {
    let message = text.map { proposed($0, for: source) } ?? messages?[source.id]
    guard let message, message.parsed.isValid else { return empty(source) }
    return units.unit(source, proposed: message)
  }

  /// Returns a text as the message's translation.
  func proposed(_ text: String, for source: LocaleMessage) -> LocaleMessage {
    LocaleMessage(text, from: source, locale: locale)
  }

  /// The arguments that texts may show.
  func arguments(of id: MessageID) -> [ErrorArgument] {
    (arguments[id] ?? []).filter { !$0.isPrivate }
  }

  /// Compiles a message for its locale; `nil` for one that can't be formatted.
  func preview(_ message: LocaleMessage) -> MessagePreview? {
    guard message.parsed.isValid,
      let locale = catalog.locales.first(where: { $0.tag == message.locale }),
      let data = try? compiled.data(of: message.locale, numberingSystem: locale.numberingSystem)
    else { return nil }
    return MessagePreview(
      message.parsed.message, locale: LocaleTag(message.locale), data: data)
  }

  // MARK: The editor

  /// Returns the parts of the editor that depend on the text: rows, selectors, placeholders.
  ///
  /// - Parameter wanted: The keys of rows without a text that the page shows.
  func editor(_ unit: ExchangeUnit, wanted: [[ExchangeKey]] = []) -> [String: JSON] {
    var rows = unit.variants.map { (keys: $0.keys, source: $0.source, target: $0.target) }
    var offered = Set(rows.map(\.keys))
    var wanted = wanted
    // A new translation has all rows that the source needs, also once some have texts.
    let new = messages?[unit.id] == nil && unit.target != nil ? empty(unit.source) : nil
    if let new, new.selectors == unit.selectors { wanted += new.variants.map(\.keys) }
    for keys in wanted where keys.count == unit.selectors.count {
      guard let last = unit.variants.last, offered.insert(keys).inserted else { continue }
      rows.append((keys, last.source, nil))
    }
    // A category that no number reaches is shown, so that nobody misses it.
    if unit.selectors.count == 1, let type = unit.selectors[0].kind.numberType,
      let other = unit.variants.last
    {
      for category in PluralRules.categories(for: locale, type: type).dropLast()
      where !offered.contains([.literal(category)]) {
        rows.append(([.literal(category)], other.source, nil))
      }
    }
    rows = Self.sorted(rows)
    let declared = arguments(of: unit.id)
    let matcher = MessageMatcher(
      unit.target?.exchangeSelectorsMessage ?? unit.source.parsed.message, arguments: declared)
    let preview = unit.target.flatMap { self.preview($0) }
    let sourcePreview = self.preview(unit.source)
    let usual = declared.map { MessageArgument($0.name, $0.samples[0].value) }
    let keys = rows.map(\.keys)
    return [
      "selectors": .list(unit.selectors) { selector in
        ["name": .string(selector.variable), "kind": .string(selector.kind.name)]
      },
      "rows": .list(rows) { row in
        let numbers = row.keys.indices.map { index in
          unit.numbers(of: row.keys, at: index, among: keys)
        }
        let isUnreachable = zip(row.keys, numbers).contains { $0.isCategory && $1 == .some(nil) }
        let values = Self.values(for: row.keys, numbers, matcher, usual)
        return [
          "keys": .list(row.keys) { .string($0.formatted) },
          "numbers": .list(numbers) { JSON($0.flatMap { $0 }?.listed("–")) },
          "sources": .list(
            sources(of: unit, row.keys, numbers, matcher, declared) ?? [row.source]
          ) { $0.pieces }, "pieces": row.target?.pieces ?? .null,
          "isUnreachable": .bool(isUnreachable),
          "text": JSON(isUnreachable ? nil : preview?.string(values)),
          "sourceText": JSON(sourcePreview?.string(values)),
        ]
      },
      "canPlaceholders": .list(Self.placeholders(unit)) { $0 },
    ]
  }

  /// Sorts rows by number: exact ones, then categories in CLDR's order, then `*`.
  private static func sorted(
    _ rows: [(keys: [ExchangeKey], source: Pattern, target: Pattern?)]
  ) -> [(keys: [ExchangeKey], source: Pattern, target: Pattern?)] {
    func rank(_ key: ExchangeKey) -> Int {
      guard case .literal(let name) = key else { return Int.max }
      if let place = PluralRules.categoryOrder.firstIndex(of: name) { return 1_000_000_000 + place }
      return Int(name).map { min(max($0, 0), 999_999_999) } ?? 0
    }
    return rows.enumerated().map { (ranks: $1.keys.map(rank), place: $0, row: $1) }.sorted {
      $0.ranks == $1.ranks
        ? $0.place < $1.place : $0.ranks.lexicographicallyPrecedes($1.ranks)
    }.map(\.row)
  }

  /// Returns the values with which a row is shown.
  private static func values(
    for keys: [ExchangeKey], _ numbers: [NumberSet??], _ matcher: MessageMatcher?,
    _ usual: [MessageArgument]
  ) -> [MessageArgument] {
    var values = usual
    for (index, key) in keys.enumerated() {
      guard let matcher, index < matcher.selectors.count,
        let argument = matcher.selectors[index].argument,
        let place = values.firstIndex(where: { $0.name == argument })
      else { continue }
      if let set = numbers[index].flatMap({ $0 }) {
        if let number = set.integers.first {
          values[place].value = .integer(number)
        } else if let fraction = set.fraction, let number = Double(fraction) {
          values[place].value = MessageValue(number)
        }
      } else if case .literal(let text) = key {
        values[place].value = Int(text).map(MessageValue.integer) ?? .string(text)
      }
    }
    return values
  }

  /// The most numbers of a row and a selector for which the source's variants are looked up.
  private static let mostProbes = 12

  /// Returns the source's texts for the numbers of a row, each once.
  ///
  /// - Returns: `nil` for a source without variants, or with selectors that the row lacks.
  private func sources(
    of unit: ExchangeUnit, _ keys: [ExchangeKey], _ numbers: [NumberSet??],
    _ matcher: MessageMatcher?, _ declared: [ErrorArgument]
  ) -> [Pattern]? {
    guard let matcher, matcher.selectors.count == keys.count,
      let source = MessageMatcher(unit.source.parsed.message, arguments: declared)
    else { return nil }
    var values: [[(text: String, isNumber: Bool)?]] = []
    for selector in source.selectors {
      guard
        let index = matcher.selectors.firstIndex(where: {
          $0.argument != nil && $0.argument == selector.argument
        })
      else { return nil }
      if let set = numbers[index].flatMap({ $0 }) {
        let probes =
          set.integers.prefix(Self.mostProbes).map(String.init) + [set.fraction].compactMap { $0 }
        values.append(probes.map { ($0, true) })
      } else {
        values.append([keys[index].syntax.value.map { ($0, Int($0) != nil) }])
      }
    }
    var rows: [[(text: String, isNumber: Bool)?]] = [[]]
    for column in values { rows = rows.flatMap { row in column.map { row + [$0] } } }
    let reaches = source.selectors.map { $0.plural?.possibleReach(in: sourceContext) }
    var found: [Int] = []
    for row in rows {
      let variant = source.variant { place in
        guard let value = row[place] else { return nil }
        let category = value.isNumber ? reaches[place]?.category(of: value.text) : nil
        return (value.text, category.flatMap { PluralCategory(keyword: $0) })
      }
      if let variant, !found.contains(variant) { found.append(variant) }
    }
    return found.sorted().map { source.variants[$0].pattern }
  }

  /// The placeholders and the markup that the source has, as chips, each once.
  private static func placeholders(_ unit: ExchangeUnit) -> [JSON] {
    let patterns =
      unit.variants.map(\.source) + unit.source.parsed.message.patterns
      + unit.variants.compactMap(\.target)
    var seen: Set<String> = []
    return patterns.flatMap { pattern -> [JSON] in
      guard case .array(let pieces) = pattern.pieces else { return [] }
      return pieces.filter { piece in
        guard case .object(let members) = piece, case .string(let code)? = members["code"] else {
          return false
        }
        return seen.insert(code).inserted
      }
    }
  }
}

extension LocaleMessage {
  /// The message if it has variants.
  fileprivate var exchangeSelectorsMessage: Message? {
    if case .select = parsed.message.body { parsed.message } else { nil }
  }
}

extension MessageSelection {
  /// The kind's name on the page.
  var name: String {
    switch self {
    case .plural: "plural"
    case .ordinal: "ordinal"
    case .exact: "exact"
    case .text: "text"
    case .unknown: "unknown"
    }
  }
}

extension ExchangeKey {
  /// Whether the key is a plural category.
  var isCategory: Bool {
    if case .literal(let name) = self { PluralRules.categoryOrder.contains(name) } else { false }
  }
}

extension ExchangeUnit {
  /// Returns the numbers that a key of a row is for.
  ///
  /// - Parameter rows: The keys of all rows.
  /// - Returns: `.none` for a key that is compared with no numbers, and `.some(nil)` for one that no
  ///   number of the message reaches.
  func numbers(
    of keys: [ExchangeKey], at index: Int, among rows: [[ExchangeKey]]
  ) -> NumberSet?? {
    guard let reach = reach(at: index) else { return .none }
    if case .literal(let name) = keys[index], !PluralRules.categoryOrder.contains(name) {
      guard let number = Int(name) else { return .none }
      var set = NumberSet()
      set.integers = [number]
      return .some(set)
    }
    let beside = rows.filter { row in
      row.indices.allSatisfy { $0 == index || row[$0] == keys[$0] }
    }.map { $0[index].syntax.value }
    return .some(
      reach.numbers(of: keys[index].syntax.value, beside: Set(beside.compactMap { $0 })))
  }
}
