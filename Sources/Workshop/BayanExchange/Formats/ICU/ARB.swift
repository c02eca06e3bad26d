import BayanCatalog
package import BayanDiagnostics
package import BayanMessageConversion
import BayanMessageSyntax
import BayanSupport

/// Application Resource Bundles, which Flutter reads: JSON of texts in MessageFormat 1 with attributes.
///
/// - Source: "Application Resource Bundle Specification"; Flutter, "Internationalizing Flutter apps".
package enum ARB: ICUFormat {
  package static let name = "arb"
  package static let summary = "application resource bundles, for Flutter"
  package static let endings = [".arb"]

  package static func recognizes(_ file: SourceFile) -> Bool {
    let beginning = PlacedJSON.Beginning(file)
    let path = file.path.lowercased()
    // Translations need no attributes, and keys of a web app may begin with `@` too.
    if path.hasSuffix(".arb"), beginning.isNested != nil { return true }
    let attribute = path.hasSuffix(".json") ? "@@" : "@"
    return beginning.names.contains { $0.hasPrefix(attribute) }
  }

  package static func reading(of unit: ExchangeUnit) -> ICUReading {
    FlutterReading.reading(of: unit)
  }

  package static func write(
    _ document: ExchangeDocument, over previous: SourceFile?
  ) -> ExchangeOutput {
    ARBWriter.write(document, over: previous)
  }

  package static func contents(of file: SourceFile, in locale: String?) -> ForeignFile {
    var contents = ForeignFile(targetLocale: PathLocale(file.path).locale)
    do throws(ExchangeFault) {
      let bundle = try ARBBundle(file)
      if let stated = bundle.locale { contents.targetLocale = stated }
      contents.units = bundle.entries.map {
        $0.unit(bundle.locale, in: bundle.locale ?? locale)
      }
    } catch {
      contents.diagnostics = [error.diagnostic(in: file)]
    }
    return contents
  }
}

/// The contents of a bundle.
struct ARBBundle {
  struct Entry {
    var name: String
    /// The text; `nil` for a value that is none.
    var text: String?
    var offset: Int
    /// The attributes: what is under the same key with `@` before it.
    var attributes: PlacedJSON.Value?

    /// The types that the file has for placeholders.
    private var types: [String: String] {
      Dictionary(
        firstOf: (attributes?["placeholders"]?.members ?? []).compactMap { member in
          member.value["type"]?.string.map { (member.name, $0) }
        })
    }

    /// How the file shows the values of placeholders.
    private var formats: [(placeholder: String, type: String, name: String, digits: Int?)] {
      (attributes?["placeholders"]?.members ?? []).compactMap { member in
        guard let name = member.value["format"]?.string else { return nil }
        let parameters = member.value["optionalParameters"]
        let digits = parameters?["decimalDigits"].flatMap { value -> Int? in
          if case .number(let text) = value.kind { Int(text) } else { nil }
        }
        return (member.name, member.value["type"]?.string ?? "", name, digits)
      }
    }

    /// - Parameters:
    ///   - stated: The locale that the bundle states.
    ///   - locale: The locale that the texts are in.
    func unit(_ stated: String?, in locale: String?) -> ForeignUnit {
      var unit = ForeignUnit(icu: text, key: name, locale: stated, offset: offset)
      let stamp = XLIFF.readStamp(attributes?[ARBBundle.stamp]?.string)
      let own = ARBName.text(of: name)
      // A key with the form of a message's name is one, and so is a key that we have written.
      let isOurs =
        stamp != nil || MessageID(XLIFF.split(own).message)?.facet.flatMap(Facet.init) != nil
      if isOurs { unit.name = own }
      if own != name { unit.otherNames = [isOurs ? name : own] }
      unit.texts[0].stamp = stamp
      unit.texts[0].state = attributes?[ARBBundle.state]?.string.flatMap(ExchangeState.init)
      unit.note = attributes?["description"]?.string.flatMap(ForeignUnit.note)
      var terms = ICUTerms(
        reading: FlutterReading.reading(of: self, in: locale),
        types: types.compactMapValues(ErrorArgument.ValueType.init(dart:)))
      for format in formats {
        if let function = ARBPlaceholder.function(format.name, format.type, format.digits) {
          terms.functions[ArgumentNames.swiftName(format.placeholder)] = function
        } else if !ARBPlaceholder.isUsual(format.name) {
          terms.problems.append(
            "'{\(format.placeholder)}' is shown in the format \(quoted(format.name)), which messages don't have"
          )
        }
      }
      unit.icu = terms
      return unit
    }
  }

  /// The attributes that are ours; others begin with `x-` by the specification.
  static let stamp = "x-bayan"
  static let state = "x-state"

  /// The locale in `@@locale`.
  let locale: String?
  private(set) var entries: [Entry] = []
  /// All members, with where their values are.
  let members: [PlacedJSON.Member]

  init(_ file: SourceFile) throws(ExchangeFault) {
    let root = try ICUJSONKeys.root(of: file)
    members = root.members ?? []
    locale = root["@@locale"]?.string.map { $0.replacing("_", with: "-") }
    let attributes = Dictionary(
      firstOf: members.filter { $0.name.hasPrefix("@") }.map { ($0.name, $0.value) })
    for member in members where !member.name.hasPrefix("@") {
      if case .null = member.value.kind { continue }
      entries.append(
        Entry(
          name: member.name, text: member.value.string, offset: member.range.lowerBound,
          attributes: attributes["@" + member.name]))
    }
  }
}

extension ErrorArgument.ValueType {
  /// - Parameter type: A type of Dart.
  fileprivate init?(dart type: String) {
    switch type {
    case "int": self = .integer
    case "num", "double": self = .number
    case "DateTime": self = .date
    case "String": self = .string
    default: return nil
    }
  }
}

/// Names of messages as identifiers, which keys of bundles are.
///
/// `disk.full.title` is `disk_full_title`, an underscore itself is written twice, and another character that
/// is not allowed in one is `_u` with its hexadecimal digits and `_`.
enum ARBName {
  static func name(of text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var name = ""
    for (index, scalar) in scalars.enumerated() {
      let rest = scalars[(index + 1)...]
      if isPlain(scalar), index > 0 || scalar.properties.isAlphabetic {
        name.unicodeScalars.append(scalar)
      } else if scalar == "_", index > 0 {
        name += "__"
      } else if scalar == ".", index > 0, rest.first.map(isPlain) == true, !isEscape(rest) {
        name += "_"
      } else {
        name += "_u" + scalar.value.hexadecimal(width: 4) + "_"
      }
    }
    return name
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
  }

  /// Whether what is after an underscore would be read as the digits of a character.
  private static func isEscape(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    rest.first == "u"
      && rest.dropFirst().prefix { $0.properties.isASCIIHexDigit }.count >= 4
  }

  static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.isASCII, first.properties.isAlphabetic else {
      return false
    }
    return text.utf8.allSatisfy { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "_") }
  }

  static func text(of name: String) -> String {
    var text = ""
    var rest = name[...]
    while let first = rest.first {
      rest = rest.dropFirst()
      guard first == "_" else {
        text.append(first)
        continue
      }
      if rest.first == "_" {
        text.append("_")
        rest = rest.dropFirst()
        continue
      }
      let digits = rest.dropFirst().prefix { $0.isHexDigit }
      let after = rest.dropFirst(1 + digits.count)
      if rest.first == "u", digits.count >= 4, after.first == "_",
        let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
      {
        text.unicodeScalars.append(scalar)
        rest = after.dropFirst()
      } else {
        text.append(".")
      }
    }
    return text
  }
}
