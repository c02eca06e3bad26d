package import BayanCatalog

/// The keywords at the end of keys, each for the part of an error that the key's text is.
///
/// Keys are split into words at dots, lines, spaces and capitals. So `error.offline.title`,
/// `OFFLINE_TITLE`, `offlineErrorMessage` and `err_offline_btn_retry` belong to one error.
package struct FacetKeywords: Sendable {
  /// The part of an error that a text is.
  package enum Part: Hashable, Sendable {
    case facet(Facet)
    /// The label of a button.
    case option
    /// A word that is a part of the error's name after all.
    case name

    /// The names that people type.
    package init?(_ name: String) {
      switch name {
      case "option", "button": self = .option
      case "none": self = .name
      default:
        guard let facet = Facet(rawValue: name) else { return nil }
        self = .facet(facet)
      }
    }

    package var word: String {
      switch self {
      case .facet(let facet): facet.rawValue
      case .option: "option"
      case .name: "none"
      }
    }
  }

  /// The parts by keyword, in lower case.
  package private(set) var parts: [String: Part] = [
    "title": .facet(.title), "heading": .facet(.title), "header": .facet(.title),
    "headline": .facet(.title),
    "message": .facet(.description), "msg": .facet(.description),
    "description": .facet(.description), "desc": .facet(.description),
    "body": .facet(.description), "text": .facet(.description), "detail": .facet(.description),
    "details": .facet(.description), "explanation": .facet(.description),
    "reason": .facet(.description),
    "suggestion": .facet(.suggestion), "recovery": .facet(.suggestion),
    "hint": .facet(.suggestion), "advice": .facet(.suggestion), "help": .facet(.help),
    "button": .option, "btn": .option, "action": .option,
  ]

  /// The names of buttons, which need no word before them.
  static let options: Set<String> = ["retry", "cancel", "ok", "dismiss"]

  /// The words that only mark a key as that of an error.
  static let errors: Set<String> = ["error", "errors", "err"]

  package init() {}

  /// Gives a word another meaning.
  package mutating func set(_ word: String, to part: Part) { parts[word.lowercased()] = part }

  /// The table as lines, a part each: `title: header, heading, headline, title`.
  package var lines: [String] {
    let order = Facet.allCases.map { Part.facet($0) } + [.option, .name]
    return order.compactMap { part in
      let keywords = parts.filter { $0.value == part }.map(\.key).sorted()
      return keywords.isEmpty ? nil : "\(part.word): \(keywords.joined(separator: ", "))"
    }
  }

  /// The shape of a key: its stem, and the part that its ending names.
  struct Shape {
    /// The words of the error's name.
    var stem: [String]
    var part: Part
    /// The name of a button, where the key has it.
    var option: String?
    /// All words of the key.
    var tokens: [String]
  }

  /// Takes a key apart; of a key without an ending all words are the name.
  func shape(of key: String) -> Shape {
    let tokens = Self.tokens(of: key, splitsCapitals: !key.contains(where: \.isWhitespace))
    guard tokens.count > 1, let last = tokens.last, !key.contains(where: \.isWhitespace) else {
      return Shape(stem: tokens, part: .name, option: nil, tokens: tokens)
    }
    let before = tokens.dropLast().last.flatMap { parts[$0] }
    if before == .option, tokens.count > 2 {
      return Shape(
        stem: Array(tokens.dropLast(2)), part: .option, option: last, tokens: tokens)
    }
    switch parts[last] {
    case .option:
      let name = tokens[tokens.count - 2]
      let isNamed = Self.options.contains(name) && tokens.count > 2
      return Shape(
        stem: Array(tokens.dropLast(isNamed ? 2 : 1)), part: .option, option: isNamed ? name : nil,
        tokens: tokens)
    case .facet(let facet):
      // `recovery_suggestion` and `failure_reason` are one ending.
      let isDouble =
        tokens.count > 2 && (before == parts[last] || tokens[tokens.count - 2] == "failure")
      return Shape(
        stem: Array(tokens.dropLast(isDouble ? 2 : 1)), part: .facet(facet), option: nil,
        tokens: tokens)
    default:
      let isButton = Self.options.contains(last) && parts[last] == nil
      return Shape(
        stem: isButton ? Array(tokens.dropLast()) : tokens, part: isButton ? .option : .name,
        option: isButton ? last : nil, tokens: tokens)
    }
  }

  /// The words of a key, in small letters: `offlineErrorMessage` has three.
  ///
  /// - Parameter splitsCapitals: Whether a capital begins a word, which it doesn't in texts for readers.
  static func tokens(of key: String, splitsCapitals: Bool = true) -> [String] {
    // Placeholders are no words of a name.
    var tokens: [String] = []
    var word = ""
    let characters = Array(key)
    func isUpper(_ index: Int) -> Bool {
      characters.indices.contains(index) && characters[index].isUppercase
    }
    func isLower(_ index: Int) -> Bool {
      characters.indices.contains(index) && characters[index].isLowercase
    }
    func flush() {
      if !word.isEmpty { tokens.append(word.lowercased()) }
      word = ""
    }
    var index = 0
    while index < characters.count {
      let character = characters[index]
      if character == "%" || character == "{" || character == "$" {
        flush()
        index = Self.end(ofPlaceholder: characters, from: index)
        continue
      }
      guard character.isLetter || character.isNumber else {
        // An apostrophe within a word is none of its letters.
        if !"'’".contains(character) { flush() }
        index += 1
        continue
      }
      let isStart =
        splitsCapitals && isUpper(index)
        && (isLower(index - 1) || isUpper(index - 1) && isLower(index + 1))
      if isStart { flush() }
      word.append(character)
      index += 1
    }
    flush()
    return tokens
  }

  /// The index after a placeholder such as `%1$@`, `%(name)s` or `{name}`.
  private static func end(ofPlaceholder characters: [Character], from start: Int) -> Int {
    var index = start + 1
    guard characters[start] == "%" else {
      if characters[start] == "{", let end = characters[index...].firstIndex(of: "}") {
        return end + 1
      }
      return index
    }
    if index < characters.count, characters[index] == "(",
      let end = characters[index...].firstIndex(of: ")")
    {
      return min(end + 2, characters.count)
    }
    while index < characters.count, "0123456789$#.'+-lhqzjt".contains(characters[index]) {
      index += 1
    }
    return index < characters.count && "@diufsxXeEgGcC".contains(characters[index])
      ? index + 1 : index
  }
}

/// How a project writes its keys: `{domain}.{code}.{facet}`.
package struct KeyPattern: Sendable {
  private enum Part {
    case text(String)
    case name(String)
  }

  private let parts: [Part]

  /// - Returns: `nil` for a pattern without `{code}`, or with other names.
  package init?(_ text: String) {
    var parts: [Part] = []
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "{") {
      guard let end = rest[start...].firstIndex(of: "}") else { return nil }
      if start > rest.startIndex { parts.append(.text(String(rest[..<start]))) }
      let name = String(rest[rest.index(after: start)..<end])
      guard ["domain", "code", "facet", "option"].contains(name) else { return nil }
      // Two names without anything between them could be cut anywhere.
      if case .name? = parts.last { return nil }
      parts.append(.name(name))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    guard parts.contains(where: { if case .name("code") = $0 { true } else { false } }) else {
      return nil
    }
    self.parts = parts
  }

  /// Returns the values of the pattern's names in a key; `nil` for a key of another form.
  func names(in key: String) -> [String: String]? {
    var rest = Substring(key)
    var names: [String: String] = [:]
    for (index, part) in parts.enumerated() {
      switch part {
      case .text(let text):
        guard rest.hasPrefix(text) else { return nil }
        rest = rest.dropFirst(text.count)
      case .name(let name):
        guard index + 1 < parts.count, case .text(let next) = parts[index + 1] else {
          names[name] = String(rest)
          rest = ""
          continue
        }
        // The code may have the separator in it, and the others can't.
        let isLastSeparator =
          name == "code"
          && parts[(index + 2)...].contains { if case .name = $0 { true } else { false } }
        let all = rest.ranges(of: next)
        guard let range = isLastSeparator ? all.last : all.first else { return nil }
        names[name] = String(rest[..<range.lowerBound])
        rest = rest[range.lowerBound...]
      }
    }
    guard rest.isEmpty, names.values.allSatisfy({ !$0.isEmpty }) else { return nil }
    return names
  }
}
