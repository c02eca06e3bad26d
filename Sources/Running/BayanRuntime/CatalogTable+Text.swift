/// The text form of a table, with a line for each code, so that a new code adds one line to a file.
///
///     bayan-table 5
///     locale en
///     locale ar
///     locale es
///     locale es-MX
///     locale nb
///     locale zh-Hant
///     script Arab ar
///     script Latn en es nb
///     alias zh-Hant zh-HK zh-MO zh-TW
///     fallback nb da nn
///     parent es es-MX
///     category recoverable manual
///     category transient automatic
///     category security manual tds
///     option logIn default
///     option cancel cancel
///     domain com.facebook.sdk.login
///     302 passwordChanged recoverable logIn,cancel tds: The user changed their password.
///     308 badChallengeString security logIn,cancel category sensitive: The challenge is wrong.
///     end
///
/// The line of a code has its number, its name, its category, its options or `-`, and the initials
/// of the facets that it has messages for (`category`: the messages are its category's). The text
/// has no slots, because they follow from the order. `parent` has a locale and those that take missing
/// texts from it; other locales take them from the source locale.
extension CatalogTable {
  package static let header = "bayan-table 5"
  package static let end = "end"

  /// Reads a generated literal.
  ///
  /// - Precondition: The literal is unchanged since it was generated.
  init(_ literal: StaticString) {
    guard let table = Self(lines: literal.lines) else {
      preconditionFailure("the catalog's table was changed by hand; generate it again")
    }
    self = table
  }

  /// Reads a table.
  ///
  /// - Returns: `nil` for any other lines, such as the first half of a table.
  package init?(lines: [String]) {
    guard lines.first == Self.header, lines.last == Self.end else { return nil }
    var reader = TableReader()
    for line in lines.dropFirst().dropLast() {
      guard reader.read(line) else { return nil }
    }
    self = reader.finished()
    guard parentsEndAtSource else { return nil }
  }

  /// Whether each chain of parents ends at the source locale.
  private var parentsEndAtSource: Bool {
    locales.indices.allSatisfy { locale in
      sequence(first: locale) { parents[$0] }.prefix(locales.count).contains(0)
    }
  }
}

/// A reader that builds a table from its lines.
private struct TableReader {
  private var table = CatalogTable()
  private var categoryIndices: [Substring: Int] = [:]
  private var optionIndices: [Substring: Int] = [:]
  /// The facets that categories have messages for.
  private var categoryFacets: [[CatalogTable.Facet]] = []
  /// The parents of locales that have another than the source locale.
  private var parents: [Int: Int] = [:]

  /// Returns the table, and assigns slots to the messages of categories and options.
  consuming func finished() -> CatalogTable {
    table.parents = table.locales.indices.map { parents[$0] ?? 0 }
    for (index, facets) in categoryFacets.enumerated() {
      table.categories[index].slots = nextSlots(for: facets)
    }
    for index in table.options.indices {
      table.options[index].slot = table.slotCount
      table.slotCount += 1
    }
    for domain in table.domains.indices {
      for code in table.domains[domain].codes.indices
      where table.domains[domain].codes[code].slots.isEmpty {
        let category = table.domains[domain].codes[code].category
        table.domains[domain].codes[code].slots = table.categories[category].slots
      }
    }
    return table
  }

  /// Returns the next slots for the given facets, and -1 for all others.
  private mutating func nextSlots(for facets: [CatalogTable.Facet]) -> [Int] {
    CatalogTable.Facet.allCases.map { facet in
      guard facets.contains(facet) else { return -1 }
      defer { table.slotCount += 1 }
      return table.slotCount
    }
  }

  /// Reads a line.
  ///
  /// - Returns: Whether the line is valid in a table.
  mutating func read(_ line: String) -> Bool {
    if line.utf8.starts(with: "domain ".utf8) {
      // The rest of the line is the identifier, which may have colons.
      let identifier = String(Substring(line.utf8.dropFirst("domain ".utf8.count)))
      table.domains.append(CatalogTable.Domain(identifier: identifier))
      return true
    }
    let split = WordLine(line)
    let fields = split.words
    if let summary = split.text { return readCode(fields, Self.unescaped(summary.utf8)) }
    switch (fields.first, fields.count) {
    case ("locale", 2): table.locales.append(String(fields[1]))
    case ("script", 3...):
      for tag in fields.dropFirst(2) { table.scripts[String(tag)] = String(fields[1]) }
    case ("alias", 3...), ("fallback", 3...):
      let locale = table.locales.firstIndex { $0 == fields[1] }
      guard locale != nil || fields[1] == "-" else { return false }
      for tag in fields.dropFirst(2).map(String.init) {
        if fields[0] == "alias" { table.aliases[tag] = locale ?? -1 }
        if fields[0] == "fallback" { table.fallbacks[tag] = locale ?? -1 }
      }
    case ("parent", 3...):
      let locales = fields.dropFirst().map { tag in table.locales.firstIndex { $0 == tag } }
      guard let parent = locales[0] else { return false }
      for locale in locales.dropFirst() {
        guard let locale else { return false }
        parents[locale] = parent
      }
    case ("category", 3...4):
      guard let retry = RetryPolicy(rawValue: String(fields[2])),
        let facets = fields.count == 4 ? facets(fields[3]) : []
      else { return false }
      categoryIndices[fields[1]] = table.categories.count
      table.categories.append(CatalogTable.Category(name: String(fields[1]), retry: retry))
      categoryFacets.append(facets)
    case ("option", 3):
      guard let role = RecoveryRole(rawValue: String(fields[2])) else { return false }
      optionIndices[fields[1]] = table.options.count
      table.options.append(CatalogTable.Option(name: String(fields[1]), role: role))
    default: return false
    }
    return true
  }

  private mutating func readCode(_ fields: [Substring], _ summary: String) -> Bool {
    guard !table.domains.isEmpty, (5...6).contains(fields.count), let value = Int(fields[0]),
      let category = categoryIndices[fields[2]], let options = options(fields[3]),
      fields.count == 5 || fields[5] == "sensitive"
    else { return false }
    var slots: [Int] = []
    if fields[4] != "category" {
      guard let facets = facets(fields[4]) else { return false }
      slots = nextSlots(for: facets)
    }
    table.domains[table.domains.count - 1].codes.append(
      CatalogTable.Code(
        name: String(fields[1]), value: value, summary: summary, category: category,
        options: options, isSensitive: fields.count == 6, slots: slots))
    return true
  }

  private func options(_ list: Substring) -> [Int]? {
    guard list != "-" else { return [] }
    let names = list.split(separator: ",")
    let indices = names.compactMap { optionIndices[$0] }
    return indices.count == names.count ? indices : nil
  }

  private func facets(_ initials: Substring) -> [CatalogTable.Facet]? {
    guard initials != "-" else { return [] }
    let scalars = initials.unicodeScalars
    let facets = CatalogTable.Facet.allCases.filter { scalars.contains($0.initial) }
    return facets.count == scalars.count ? facets : nil
  }

  /// Returns the text with its line feeds, which a table has as escapes.
  private static func unescaped(_ text: Substring.UTF8View) -> String {
    guard text.contains(UInt8(ascii: "\\")) else { return String(Substring(text)) }
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in text {
      if byte == UInt8(ascii: "\\"), !isEscaped {
        isEscaped = true
      } else {
        bytes.append(isEscaped && byte == UInt8(ascii: "n") ? UInt8(ascii: "\n") : byte)
        isEscaped = false
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
