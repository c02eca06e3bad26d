import BayanRuntime
import BayanSupport

/// Whether a name can be a Swift identifier, in backticks if it is a keyword.
///
/// The rule is narrower than Swift's grammar, which allows invisible and bidirectional characters: letters,
/// digits and `_` by Unicode's identifier rules. All names from a catalog pass this check before they
/// reach generated code.
package func isIdentifier(_ name: String) -> Bool {
  if let first = name.utf8.first, first.isASCIILetter, name.utf8.count <= 255,
    name.utf8.allSatisfy({ $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "_") })
  {
    return true
  }
  guard let first = name.unicodeScalars.first, name.unicodeScalars.count <= 255 else {
    return false
  }
  guard first == "_" || first.properties.isXIDStart, name != "_" else { return false }
  return name.unicodeScalars.allSatisfy {
    $0.properties.isXIDContinue && !$0.properties.isDefaultIgnorableCodePoint
  }
}

/// Whether a text can be the identifier by which programs compare a domain.
package func isDomainIdentifier(_ text: String) -> Bool {
  !text.isEmpty
    && text.unicodeScalars.allSatisfy { $0.isASCII && $0.value > 0x20 && $0 != "\u{7F}" }
}

/// Whether a name can be a domain's, and so the name of its files.
package func isDomainName(_ name: String) -> Bool {
  guard isFileName(name), !ProjectFile.OfLocale.namesWithoutMessages.contains(name),
    case .domain? = ProjectLayout.split(ProjectLayout().path(of: .domain(name)))?.file
  else { return false }
  return true
}

/// The names that a case of a generated error type can't have.
///
/// `.Type`, `.self` and the like have another meaning in Swift even in backticks. The others are static
/// members of the type, and a module that the type's code refers to.
package let reservedCaseNames: Set<String> = [
  "Type", "Protocol", "self", "init", "allCases", "domain", "domainIndex", "errorDomain", "Locale",
  "Self", "serviceMatches", "serviceMatchLines", "errorsWithoutValues", "BayanRuntime",
]

/// The names that a category or an option can't have: each is a case of a generated enum whose raw
/// values are texts.
package let reservedNamesOfNames: Set<String> = [
  "AllCases", "Protocol", "RawValue", "Self", "Type", "allCases", "init", "self",
]

/// The names that an argument can't have: generated functions use these names in the argument's
/// scope.
package let reservedArgumentNames: Set<String> = ["BayanRuntime", "Self", "self"]

/// The modules that generated code refers to, which an enum of the project would hide.
let modulesOfGeneratedCode: Set<String> = ["BayanErrors", "BayanRuntime", "Swift"]

/// The names that a generated module can't have: it imports these, or Swift reserves them.
package let reservedModuleNames: Set<String> = [
  "BayanErrors", "BayanRuntime", "BayanSupport", "Foundation", "FoundationEssentials", "Swift",
  "Testing",
]

/// The names that an error type can't have.
///
/// Some keywords can't be type names even in backticks. And generated code qualifies all other
/// types with their modules, such as `Swift.String`: a type with the name of a module would hide it.
package let reservedTypeNames = reservedModuleNames.union([
  "Any", "Self", "Type", "Protocol", "any", "each", "some",
])

/// Whether a name is one or more identifiers with dots between them.
func isQualifiedIdentifier(_ name: String) -> Bool {
  name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
    isIdentifier(String($0))
  }
}

/// Whether a tag has the shape of a BCP 47 language tag: `ar`, `zh-Hant-TW`, `sl-rozaj`,
/// `ar-u-nu-latn`.
///
/// The function checks only the shape; ICU knows which languages exist. The standard also allows
/// languages of five to eight letters. None was ever registered, and generated code needs such names,
/// for example `index` and `store`.
package func isLanguageTag(_ tag: String) -> Bool {
  let parts = tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
  guard let language = parts.first, tag.utf8.count <= 64 else { return false }
  guard (2...3).contains(language.count), language.allSatisfy(\.isASCIILetter) else {
    return false
  }
  // Three letters after a language are another language that is registered as its extension: `zh-yue` and not
  // `pt-BRA`.
  if parts.count > 1, parts[1].count == 3, parts[1].allSatisfy(\.isASCIILetter) {
    let lowercased = { (part: Substring.UTF8View) in part.map { $0 | 0x20 } }
    guard ExtendedLanguages.contain(lowercased(parts[1]), of: lowercased(language)) else {
      return false
    }
  }
  var follows = true
  for part in parts.dropFirst() {
    guard (1...8).contains(part.count), part.allSatisfy(\.isASCIIAlphanumeric) else {
      return false
    }
    // The single letter or digit of an extension can't be the last part.
    if part.count == 1, !follows { return false }
    follows = part.count > 1
  }
  return follows
}

/// Returns the first keyword of a tag's Unicode extension that messages don't support: `ca` of
/// `th-u-ca-gregory`; `nil` if there is none but `nu`.
///
/// - Source: UTS 35, "Key And Type Definitions".
package func unsupportedKeyword(ofTag tag: String) -> String? {
  let parts = tag.lowercased().split(separator: "-")
  guard let start = parts.firstIndex(of: "u") else { return nil }
  // Parts after `x` are for private use.
  guard !parts[..<start].contains("x") else { return nil }
  return parts[(start + 1)...].prefix { $0.count > 1 }.first { $0.count == 2 && $0 != "nu" }
    .map(String.init)
}

/// Whether a name can be the name of a domain's file, which every file system and every report must
/// accept.
func isFileName(_ name: String) -> Bool {
  !name.isEmpty && name.utf8.count <= 100 && name.utf8.first != UInt8(ascii: "-")
    && name.utf8.allSatisfy {
      $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
}

/// Returns the range written as `"0...3600"`; `nil` for other texts or if the ends are in the wrong order.
func closedRange(_ text: String) -> ClosedRange<Int>? {
  let characters = Array(text.utf8)
  guard let dots = characters.indices.first(where: { characters[$0...].starts(with: "...".utf8) })
  else { return nil }
  guard let lower = Int(strict: characters[..<dots]),
    let upper = Int(strict: characters[(dots + 3)...]), lower <= upper
  else { return nil }
  return lower...upper
}

extension Int {
  /// Reads decimal digits, with or without `-`; unlike `Int(_:)` it rejects `+`.
  fileprivate init?(strict digits: ArraySlice<UInt8>) {
    guard digits.first != UInt8(ascii: "+") else { return nil }
    self.init(String(decoding: digits, as: UTF8.self))
  }
}
