import BayanCatalog
package import BayanDiagnostics
import BayanMessageConversion
package import BayanMessageSyntax
import BayanSupport

/// XLIFF 1.2 as Xcode exports it, also within `.xcloc`, and takes it back.
///
/// It is only read. Its texts are those of the app's string catalogs, `.stringsdict` and `.strings`, and
/// so a project exports these.
///
/// - Source: Xcode 10 to 26, "Export Localizations"; Apple doesn't describe the ids of its units.
package enum XcodeXLIFF: PlacedFormat {
  package static let name = "xcode-xliff"

  package static var written: any ExchangeFormat.Type { XCStrings.self }

  /// How far into a file a sign of Xcode is looked for.
  private static let beginning = 65_536

  package static func recognizes(_ file: SourceFile) -> Bool {
    guard XLIFFVersion(file) == .v12 else { return false }
    let bytes = Array(file.bytes.prefix(beginning))
    if bytes.firstPlace(of: "tool-id=\"com.apple.dt.xcode\"") != nil { return true }
    var start = 0
    while let place = bytes.firstPlace(of: "<file", from: start) {
      start = place + 5
      let tag = bytes[start...].prefix { $0 != UInt8(ascii: ">") }
      let name = XMLProlog.attribute("original", in: String(decoding: tag, as: UTF8.self)) ?? ""
      if [".strings", ".stringsdict", ".xcstrings"].contains(where: name.hasSuffix) { return true }
    }
    return false
  }

  package static func contents(of file: SourceFile, in locale: String?) -> ForeignFile {
    XLIFF12Reader.read(file, for: locale, isXcode: true)
  }

  package static func restoredPattern(
    _ pattern: Pattern, of keys: [ExchangeKey], in unit: ExchangeUnit
  ) -> Pattern {
    let placeholders = PrintfPlaceholders(unit, near: keys)
    var builder = PatternBuilder()
    for element in pattern.elements {
      guard case .text(var text) = element else {
        builder.append(element)
        continue
      }
      for case .substitution(_, let name) in PrintfFormat.parts(of: text.value) {
        guard let value = unit.number(called: name, placeholders) else { continue }
        text.value = text.value.replacingValue("%#@\(name)@", with: value.formatted)
      }
      builder.append(.text(text))
    }
    return placeholders.restoredPattern(builder.pattern)
  }
}

extension ExchangeUnit {
  /// The number that a variable of Apple's formats chooses by: the one with its name, or the only one.
  fileprivate func number(
    called name: String, _ placeholders: PrintfPlaceholders
  ) -> PrintfPlaceholders.Value? {
    let message = (target ?? source).parsed.message
    let numbers = selectors.filter { placeholders.choosing($0, in: message) != nil }
    let selector = numbers.first { $0.variable == name } ?? (numbers.count == 1 ? numbers[0] : nil)
    return selector.flatMap { placeholders.choosing($0, in: message) }
  }
}

/// One unit of Xcode's XLIFF: a text, or one form of a plural.
struct XcodeText {
  /// The place of a unit's text under its key.
  enum Place {
    case whole
    /// A plural category.
    case form(String)
    /// The plural category of a variable, such as `%#@count@`.
    case variable(String, category: String)
    /// Something that no message has.
    case other(String)

    /// The name that tells the place from others under one key.
    var name: String {
      switch self {
      case .whole: ""
      case .form(let category): category
      case .variable(let name, let category): "\(name).\(category)"
      case .other(let path): "/\(path)"
      }
    }
  }

  let id: String
  let key: String
  let place: Place
  let offset: Int
  let source: String?
  let target: String?
  let state: ExchangeState?
  let stamp: (source: String, target: String?)?

  init(_ node: XMLNode, state: ExchangeState?, locale: LocaleNames?) {
    // Platforms number the units, and keep the key beside the number.
    id = node["resname"].flatMap { $0.isEmpty ? nil : $0 } ?? node["id"] ?? ""
    (key, place) = Self.place(of: id)
    offset = node.offset
    var codes: [String: String] = [:]
    source = node.nodes("source").first.map { Self.text(of: $0, &codes) }
    target = node.nodes("target").first.map { Self.text(of: $0, &codes) }
    self.state = state
    stamp = node.nodes("note").lazy.compactMap { Self.stamp(in: $0.text, locale) }.first
  }

  /// The characters in an element, and what elements stand for that tools put in place of some.
  private static func text(of node: XMLNode, _ codes: inout [String: String]) -> String {
    var text = ""
    for child in node.children {
      switch child {
      case .text(let part): text += part
      case .comment: break
      case .node(let node):
        let id = node["id"] ?? ""
        let own = node.children.isEmpty ? node["equiv-text"] : Self.text(of: node, &codes)
        text += own ?? codes[id] ?? ""
        if let own, !id.isEmpty { codes[id] = codes[id] ?? own }
      }
    }
    return text
  }

  /// The stamp that a comment of an exported file ends with, which Xcode takes over as a note.
  private static func stamp(
    in comment: String, _ locale: LocaleNames?
  ) -> (source: String, target: String?)? {
    if let stamps = XCStrings.stamps(in: comment) {
      return stamps.first { locale?.areSame($0.locale) == true }
        .flatMap { XLIFF.readStamp("\(XLIFF.prefix):\($0.stamp)") }
    }
    return XLIFF.readStamp(comment.split(whereSeparator: \.isWhitespace).last.map(String.init))
  }

  /// The key and the place in an id: `KEY|==|plural.few`, `KEY|==|substitutions.count.plural.few` of string catalogs,
  /// `/KEY:dict/count:dict/few:dict/:string` of `.stringsdict`; other ids are keys.
  private static func place(of id: String) -> (key: String, place: Place) {
    let parts = id.splitExactly(at: "|==|")
    if parts.count > 1, let last = parts.last {
      return (parts.dropLast().joined(separator: "|==|"), form(of: last))
    }
    guard isOfDictionary(id) else { return (id, .whole) }
    let names = String(id.dropFirst().dropLast(dictionaryEnd.utf8.count)).splitExactly(at: ":dict/")
    switch names.count {
    case 2 where names[1] == StringsDict.formatKey: return (names[0], .whole)
    case 3 where PrintfFormat.categories.contains(names[2]):
      return (names[0], .variable(names[1], category: names[2]))
    default: return (names[0], .other(names.dropFirst().joined(separator: ".")))
    }
  }

  private static let dictionaryEnd = ":dict/:string"

  private static func isOfDictionary(_ id: String) -> Bool {
    id.hasPrefix("/") && id.hasSuffix(dictionaryEnd)
  }

  /// Whether it is in a `.stringsdict`.
  var isOfDictionary: Bool { Self.isOfDictionary(id) }

  private static func form(of path: String) -> Place {
    let names = path.split(separator: ".").map(String.init)
    guard let category = names.last, names.dropLast().last == "plural",
      PrintfFormat.categories.contains(category)
    else { return .other(path) }
    if names.count == 2 { return .form(category) }
    guard names.count >= 4, names[0] == "substitutions" else { return .other(path) }
    return .variable(names[1..<names.count - 2].joined(separator: "."), category: category)
  }
}
