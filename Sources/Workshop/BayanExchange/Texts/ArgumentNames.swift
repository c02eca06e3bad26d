import BayanCatalog
import BayanMessageConversion
import BayanMessageSyntax
import BayanSupport

/// Names for the values of a key's texts, the same in all locales.
///
/// A file's own name counts first, then a word beside the value in the source, and then `value1`.
struct ArgumentNames {
  private struct Name {
    var name: String
    var isNumbered = false
  }

  /// By place.
  private var byPlace: [Int: Name] = [:]

  /// The numbers that choose among the source's texts.
  private var numbers: [(place: Int, type: String)] = []

  /// How the source's file shows values, by name.
  private(set) var functions: [String: Function] = [:]

  /// The types that the source has, by name.
  private var types: [String: ErrorArgument.ValueType] = [:]

  /// - Parameters:
  ///   - source: The text that decides.
  ///   - translations: They decide where the source says nothing: `{count}` is a number if one of them has
  ///     plural forms for it.
  init(_ source: PlacedText?, _ translations: [PlacedText], isEnglish: Bool) {
    guard let source, let row = source.rows.last else { return }
    functions = source.functions
    guard source.message == nil else {
      let counted = Set(
        translations.lazy.flatMap(\.arguments).filter { $0.type == .integer }.map(\.name))
      for argument in source.arguments {
        let isCounted = !argument.isTypeStated && counted.contains(argument.name)
        types[argument.name] = isCounted ? .integer : argument.type
      }
      return
    }
    numbers = source.numbers
    let parts = PrintfFormat.parts(of: row.text)
    // The source's own names come first: a translator's tool may leave some out.
    for (place, name) in source.names where Self.isTelling(name) {
      byPlace[place] = Name(name: Self.swiftName(name))
    }
    var used = Set(byPlace.values.map(\.name))
    for (index, part) in parts.enumerated() {
      guard case .value(let place?, let type) = part, byPlace[place] == nil,
        source.names[place].map(Self.isTelling) != true
      else { continue }
      let word =
        isEnglish ? Self.word(beside: index, in: parts, isNumber: type.hasSuffix("lld")) : nil
      guard let word, isIdentifier(word), used.insert(word).inserted else { continue }
      byPlace[place] = Name(name: word)
    }
    // A value that a text chooses by is a count, if nothing else is known of it.
    for selector in numbers where byPlace[selector.place] == nil {
      let isNamed = source.names[selector.place].map(Self.isTelling) == true
      guard !isNamed, used.insert("count").inserted else { continue }
      byPlace[selector.place] = Name(name: "count")
    }
    for argument in arguments(of: source, numbers).values {
      types[argument.name] = argument.type
    }
  }

  /// The type that the source has for an argument.
  func type(of name: String) -> ErrorArgument.ValueType? { types[name] }

  /// Returns the numbers that choose among a text's rows: those of the source if the translation's file has none.
  func numbers(of text: PlacedText) -> [(place: Int, type: String)] {
    let isOpen = text.selectors.isEmpty && text.rows.contains { $0.keys.count == 1 }
    return isOpen && numbers.count == 1 ? numbers : text.numbers
  }

  /// The arguments of a text, by place.
  func arguments(
    of text: PlacedText, _ selectors: [(place: Int, type: String)]
  ) -> [Int: TextSet.Argument] {
    var found: [Int: ErrorArgument.ValueType] = [:]
    for value in text.rows.flatMap({ PrintfPlaceholders.values(in: $0.text) }) {
      let type = Self.type(value.type)
      // A number that a form shows as text is a number.
      if found[value.place] == nil || found[value.place] == .string { found[value.place] = type }
    }
    for selector in selectors where found[selector.place] != .number {
      found[selector.place] = Self.type(selector.type) == .number ? .number : .integer
    }
    var used: Set<String> = []
    var arguments: [Int: TextSet.Argument] = [:]
    for (place, type) in found.sorted(by: { $0.key < $1.key }) {
      var name =
        byPlace[place]
        ?? text.names[place].flatMap { name in
          Self.isTelling(name) ? Name(name: Self.swiftName(name)) : nil
        }
        ?? Name(name: "value\(place)", isNumbered: true)
      if !used.insert(name.name).inserted {
        name = Name(name: "value\(place)", isNumbered: true)
        used.insert(name.name)
      }
      arguments[place] = TextSet.Argument(
        name: name.name, type: types[name.name] ?? type, isNumbered: name.isNumbered,
        value: text.values[place] ?? .place(place))
    }
    return arguments
  }

  private static func type(_ conversion: String) -> ErrorArgument.ValueType {
    if conversion.hasSuffix("d") || conversion.hasSuffix("i") || conversion.hasSuffix("u") {
      return .integer
    }
    return conversion.hasSuffix("f") ? .number : .string
  }

  /// Whether a name of a file says anything: tools write some for all values.
  private static func isTelling(_ name: String) -> Bool {
    let plain = name.lowercased().filter { $0.isLetter }
    let usual = [
      "", "arg", "argument", "variable", "localizedformatkey", "format", "value", "placeholder",
      "param",
    ]
    return !usual.contains(plain)
  }

  /// A name of a file as one of Swift: `num_files` is `numFiles`.
  static func swiftName(_ name: String) -> String {
    let parts = name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    guard let first = parts.first else { return "value" }
    let isLoud = first.allSatisfy { !$0.isLowercase }
    let head = isLoud ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    let result =
      head
      + parts.dropFirst().map { word in
        word.prefix(1).uppercased()
          + (word.allSatisfy { !$0.isLowercase }
            ? word.dropFirst().lowercased() : String(word.dropFirst()))
      }.joined()
    guard isIdentifier(result) else { return "value" + result.filter { $0.isASCII } }
    return ["self", "Self", "BayanRuntime"].contains(result) ? "\(result)Value" : result
  }

  // MARK: - Words beside a value

  /// The nouns of errors: a text beside such a word is one.
  private static let nouns: Set<String> = [
    "account", "address", "album", "app", "application", "channel", "chat", "code", "command",
    "contact", "country", "currency", "database", "date", "device", "directory", "document",
    "domain", "email", "error", "extension", "feature", "field", "file", "filename", "folder",
    "format", "group", "host", "hostname", "identifier", "item", "key", "language", "limit", "link",
    "list", "location", "message", "method", "model", "name", "network", "number", "page",
    "password",
    "path", "permission", "phone", "playlist", "plugin", "port", "product", "project", "property",
    "protocol", "provider", "reason", "region", "repository", "room", "server", "service",
    "setting",
    "site", "size", "song", "status", "tag", "team", "time", "title", "token", "type", "url",
    "user",
    "username", "value", "version", "video", "volume", "website",
  ]

  /// The word that names a value: a noun right before a text, or what a number counts.
  private static func word(
    beside index: Int, in parts: [PrintfFormat.Part], isNumber: Bool
  ) -> String? {
    func text(_ index: Int) -> String {
      if parts.indices.contains(index), case .text(let text) = parts[index] { text } else { "" }
    }
    let after = text(index + 1)
    if isNumber {
      // `%lld files`
      guard after.first == " " else { return nil }
      let word = after.dropFirst().prefix { $0.isASCII && $0.isLetter }
      let isPlural = word.utf8.count > 3 && word.last == "s" && word.allSatisfy(\.isLowercase)
      return isPlural && !["this", "always", "less", "has", "was"].contains(word)
        ? String(word) : nil
    }
    // `file “%@”`, `Server: %@`, `user %@`
    let before = text(index - 1)
    let marks: Set<Character> = [" ", ":", "“", "\"", "'", "‘", "«", "(", "#", "\n", "="]
    let end = before.lastIndex { !marks.contains($0) }
    guard let end, end < before.index(before: before.endIndex) else { return nil }
    let word = before[...end].reversed().prefix { $0.isASCII && $0.isLetter }.reversed()
    let name = String(word).lowercased()
    return nouns.contains(name) ? name : nil
  }
}
