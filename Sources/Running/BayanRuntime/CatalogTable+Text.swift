/// The table as text, a line a code, so that a new code is one new line of a generated file.
///
///     bayan-table 3
///     locale en
///     locale ar
///     alias zh-Hant zh-HK zh-MO zh-TW
///     fallback nb da nn
///     category transient automatic
///     category security manual tds
///     option logIn default
///     option cancel cancel
///     domain com.facebook.sdk.login
///     302 passwordChanged recoverable logIn,cancel tds: The user changed their password.
///     308 badChallengeString security logIn,cancel category sensitive: The challenge is wrong.
///     end
///
/// A code has its number, its name, its category, its options or `-`, and the initials of the
/// facets that it has messages for (`category`: those of its category). No number of a slot stands
/// here: they follow from the order.
extension CatalogTable {
  package static let header = "bayan-table 3"
  package static let end = "end"

  /// Reads a generated literal.
  ///
  /// - Precondition: The literal is as it was generated.
  public init(_ literal: StaticString) {
    // A pointer, for a literal says its text in no other way that copies nothing.
    let bytes = UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard let table = Self(lines: lines.map { Substring(decoding: $0, as: UTF8.self) }) else {
      preconditionFailure("the catalog's table was changed by hand; generate it again")
    }
    self = table
  }

  /// Reads a table.
  ///
  /// - Returns: `nil` for any other lines, such as the first half of a table.
  init?(lines: [Substring]) {
    guard let first = lines.first, first == Self.header, lines.last == Self.end[...] else {
      return nil
    }
    var reader = LineReader()
    for line in lines.dropFirst().dropLast() {
      guard reader.read(line) else { return nil }
    }
    self = reader.table()
  }

  /// Puts a table together from its lines.
  private struct LineReader {
    private var locales: [String] = []
    private var aliases: [String: Int] = [:]
    private var fallbacks: [String: Int] = [:]
    private var categories: [Category] = []
    private var options: [Option] = []
    private var domains: [Domain] = []
    private var categoryIndices: [Substring: Int] = [:]
    private var optionIndices: [Substring: Int] = [:]

    func table() -> CatalogTable {
      CatalogTable(
        locales: locales, aliases: aliases, fallbacks: fallbacks, categories: categories,
        options: options, domains: domains)
    }

    /// Reads a line.
    ///
    /// - Returns: Whether it is one of a table.
    mutating func read(_ line: Substring) -> Bool {
      if let code = code(line) {
        guard !domains.isEmpty else { return false }
        domains[domains.count - 1].codes.append(code)
        return true
      }
      let words = Self.words(line.utf8)
      switch (words.first, words.count) {
      case ("locale", 2): locales.append(String(words[1]))
      case ("alias", 3...): return lead(&aliases, words)
      case ("fallback", 3...): return lead(&fallbacks, words)
      case ("category", 3...4):
        guard let retry = RetryPolicy(rawValue: String(words[2])),
          let facets = words.count == 4 ? facets(words[3]) : []
        else { return false }
        categoryIndices[words[1]] = categories.count
        categories.append(Category(name: String(words[1]), retry: retry, facets: facets))
      case ("option", 3):
        guard let role = RecoveryRole(rawValue: String(words[2])) else { return false }
        optionIndices[words[1]] = options.count
        options.append(Option(name: String(words[1]), role: role))
      case ("domain", 2): domains.append(Domain(identifier: String(words[1]), codes: []))
      default: return false
      }
      return true
    }

    private func code(_ line: Substring) -> Code? {
      guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      let words = Self.words(line.utf8[..<colon])
      guard (5...6).contains(words.count), let value = Int(words[0]),
        let category = categoryIndices[words[2]], let options = options(words[3]),
        words.count == 5 || words[5] == "sensitive"
      else { return nil }
      let messages: Words
      if words[4] == "category" {
        messages = .category
      } else {
        guard let facets = facets(words[4]) else { return nil }
        messages = .own(facets)
      }
      return Code(
        name: String(words[1]), value: value,
        summary: Self.unescaped(Substring(line.utf8[colon...].dropFirst(2))), category: category,
        options: options, isSensitive: words.count == 6, words: messages)
    }

    /// The words of a line.
    ///
    /// Split at bytes: a space before a combining mark is no character of its own.
    private static func words(_ line: Substring.UTF8View) -> [Substring] {
      line.split(separator: UInt8(ascii: " ")).map { Substring($0) }
    }

    /// Has the tags of a line lead to its locale.
    private func lead(_ tags: inout [String: Int], _ words: [Substring]) -> Bool {
      let locale = locales.firstIndex { $0 == words[1] }
      guard locale != nil || words[1] == "-" else { return false }
      for tag in words.dropFirst(2) { tags[String(tag)] = locale ?? -1 }
      return true
    }

    private func options(_ list: Substring) -> [Int]? {
      guard list != "-" else { return [] }
      let names = list.split(separator: ",")
      let indices = names.compactMap { optionIndices[$0] }
      return indices.count == names.count ? indices : nil
    }

    private func facets(_ initials: Substring) -> [Facet]? {
      guard initials != "-" else { return [] }
      let facets = initials.compactMap { initial in
        Facet.allCases.first { $0.initial == initial }
      }
      return facets.count == initials.count ? facets : nil
    }

    private static func unescaped(_ text: Substring) -> String {
      guard text.utf8.contains(UInt8(ascii: "\\")) else { return String(text) }
      var result = String.UnicodeScalarView()
      var isEscaped = false
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\\" where !isEscaped: isEscaped = true
        case "n" where isEscaped:
          result.append("\n")
          isEscaped = false
        default:
          result.append(scalar)
          isEscaped = false
        }
      }
      return String(result)
    }
  }
}

extension CatalogTable.Facet {
  /// The letter that stands for it in a table's lines.
  package var initial: Character {
    switch self {
    case .title: "t"
    case .description: "d"
    case .suggestion: "s"
    case .help: "h"
    }
  }
}
