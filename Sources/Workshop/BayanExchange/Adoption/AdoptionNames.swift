import BayanCatalog

/// Names of codes, options and types that Swift and the loader accept.
enum AdoptionNames {
  /// Words as a name: `["offline", "mode"]` is `offlineMode`.
  static func camelCase(_ tokens: [String]) -> String {
    guard let first = tokens.first else { return "" }
    return first + tokens.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// A name that no other code has, whatever its capitals.
  static func code(_ tokens: [String], in taken: inout TakenNames) -> String {
    taken.insertUnique(valid(camelCase(tokens), prefix: "error", reserved: reservedCaseNames))
  }

  /// The name of an option or of a recovery.
  static func option(_ tokens: [String]) -> String {
    valid(camelCase(tokens), prefix: "option", reserved: reservedNamesOfNames)
  }

  private static func valid(_ name: String, prefix: String, reserved: Set<String>) -> String {
    if isIdentifier(name), !reserved.contains(name) { return name }
    // A name may be too long as well. Its beginning tells it from most others.
    let letters = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }.prefix(48)
    let prefixed = prefix + letters.prefix(1).uppercased() + letters.dropFirst()
    return reserved.contains(prefixed) ? prefixed + "Text" : prefixed
  }

  /// The first words of a text, enough to know it by.
  static func telling(_ tokens: [String]) -> [String] {
    var count = 0
    return Array(
      tokens.prefix(6).prefix { word in
        count += word.count
        return count <= 48 || count == word.count
      })
  }

  /// The type of a domain's errors: `sign-in` is `SignInError`.
  static func type(of domain: String) -> String {
    let tokens = domain.split(whereSeparator: { $0 == "-" || $0 == "_" })
    let name = tokens.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "Error"
    return isIdentifier(name) && !reservedTypeNames.contains(name) ? name : "Adopted\(name)"
  }

  /// A name of a domain's files: ASCII letters, digits and lines.
  static func file(_ name: String) -> String? {
    let plain = FacetKeywords.tokens(of: name).joined(separator: "-")
    return isDomainName(plain) ? plain : nil
  }
}

/// The names that something has, whatever their capitals.
struct TakenNames {
  private var names: Set<String> = []
  /// The number to try next after a name that is taken.
  private var numbers: [String: Int] = [:]

  init(_ names: some Sequence<String> = []) { self.names = Set(names.map { $0.lowercased() }) }

  func contains(_ name: String) -> Bool { names.contains(name.lowercased()) }

  /// Adds a name, and tells whether it was free.
  @discardableResult
  mutating func insert(_ name: String) -> Bool { names.insert(name.lowercased()).inserted }

  mutating func remove(_ name: String) { names.remove(name.lowercased()) }

  /// Adds a name, with the next free number where it is taken: `title`, `title2`.
  mutating func insertUnique(_ name: String) -> String {
    if insert(name) { return name }
    var number = numbers[name] ?? 2
    while !insert("\(name)\(number)") { number += 1 }
    numbers[name] = number + 1
    return "\(name)\(number)"
  }
}
