import BayanCatalog

/// Names of codes, options and types that Swift and the loader accept.
enum AdoptionNames {
  /// Words as a name: `["offline", "mode"]` is `offlineMode`.
  static func camelCase(_ words: [String]) -> String {
    guard let first = words.first else { return "" }
    return first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// A name that no other code has, whatever its capitals.
  ///
  /// - Parameter isTaken: Told a name in small letters.
  static func code(_ words: [String], isTaken: (String) -> Bool) -> String {
    unique(valid(camelCase(words), prefix: "error", reserved: reservedCaseNames), isTaken)
  }

  static func option(_ words: [String], isTaken: (String) -> Bool) -> String {
    unique(valid(camelCase(words), prefix: "option", reserved: reservedNamesOfNames), isTaken)
  }

  private static func valid(_ name: String, prefix: String, reserved: Set<String>) -> String {
    if isIdentifier(name), !reserved.contains(name) { return name }
    let letters = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let made = prefix + letters.prefix(1).uppercased() + letters.dropFirst()
    return reserved.contains(made) ? made + "Text" : made
  }

  private static func unique(_ name: String, _ isTaken: (String) -> Bool) -> String {
    guard isTaken(name.lowercased()) else { return name }
    var number = 2
    while isTaken("\(name)\(number)".lowercased()) { number += 1 }
    return "\(name)\(number)"
  }

  /// The first words of a text, enough to know it by.
  static func telling(_ words: [String]) -> [String] {
    var count = 0
    return Array(
      words.prefix(6).prefix { word in
        count += word.count
        return count <= 48 || count == word.count
      })
  }

  /// The type of a domain's errors: `sign-in` is `SignInError`.
  static func type(of domain: String) -> String {
    let words = domain.split(whereSeparator: { $0 == "-" || $0 == "_" })
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "Error"
    return isIdentifier(name) && !reservedTypeNames.contains(name) ? name : "Adopted\(name)"
  }

  /// A name of a domain's files: ASCII letters, digits and lines.
  static func file(_ name: String) -> String? {
    let plain = FacetWords.words(of: name).joined(separator: "-")
    return isDomainName(plain) ? plain : nil
  }
}
