import BayanCatalog
import BayanDiagnostics
import BayanMessageSyntax
import BayanTOML

/// A catalog of messages made by chance, the same for the same seed, with every construct there is.
struct GeneratedCatalog {
  var files: [SourceFile]

  let catalog: Catalog

  private static let facets = ["title", "description", "suggestion", "help"]

  /// Makes a catalog of so many codes; its translation lacks some messages, and some are drafts.
  init(seed: UInt64, codes: Int, locale: String = "ar") throws {
    var maker = MessageMaker(seed: seed)
    var domain = "domain = \"com.example.made\"\ntype = \"MadeError\"\n"
    var source = ""
    var target = "# Kept as it is.\n"
    var states = ""
    for index in 0..<codes {
      let name = maker.chance(10) ? "رمز\(index)" : "code\(index)"
      domain += """

        [codes.\(tomlKey([name]))]
        category = "other"
        summary = "A <summary> & more of \(index)."
        arguments = { count = { type = "integer", range = "0...9" }, place = { type = "integer" }, who = { type = "string" }, when = { type = "date" }, hidden = { type = "string", private = true } }

        """
      source += "\n[\(tomlKey([name]))]\n"
      target += "\n[\(tomlKey([name]))] # \(index)\n"
      for facet in Self.facets {
        let message = maker.message()
        source += "\(facet) = \(maker.value(message))\n"
        if maker.chance(25) { continue }
        let words = maker.chance(70) ? maker.like(message) : maker.message()
        target += "\(facet) = \(maker.value(words))\n"
        if maker.chance(20) {
          let state = maker.chance(50) ? "draft" : "reviewed"
          states +=
            "made.\(name).\(facet) = \(state) \(messageFingerprint(message.text)) "
            + "\(messageFingerprint(words.text)) person\n"
        }
        if maker.chance(10) {
          // Made from a source that has changed since.
          target += "source.\(facet) = \"0123abcd\"\n"
        }
      }
    }
    files = [
      SourceFile(
        path: "Catalog/bayan.toml",
        text: """
          format = 1
          source-locale = "en"
          locales = ["en", "\(locale)"]

          [module]
          name = "MadeErrors"

          """),
      SourceFile(path: "Catalog/categories.toml", text: "[other]\nrequires = [\"title\"]\n"),
      SourceFile(path: "Catalog/made.toml", text: domain),
      SourceFile(path: "Locales/en/made.toml", text: source),
      SourceFile(path: "Locales/\(locale)/made.toml", text: target),
      SourceFile(path: "Locales/\(locale)/state.lock", text: states),
    ]
    let loaded = CatalogLoader.load(files)
    let errors = loaded.diagnostics.filter { $0.severity == .error }
    guard let catalog = loaded.catalog, errors.isEmpty else { throw Unusable(errors: errors) }
    self.catalog = catalog
  }

  struct Unusable: Error {
    var errors: [Diagnostic]
  }
}

/// Makes messages by chance.
struct MessageMaker {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// A message and what it chooses by.
  struct Made {
    var selectors: [Selector]
    var declarations: [String]
    var text: String
  }

  struct Selector {
    var name: String
    var keys: [String]
  }

  mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }

  mutating func chance(_ percent: Int) -> Bool { next(100) < percent }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[next(elements.count)] }

  mutating func message() -> Made {
    guard chance(40) else { return Made(selectors: [], declarations: [], text: simple()) }
    var selectors: [Selector] = []
    var declarations: [String] = []
    for kind in Array(
      ["plural", "ordinal", "exact", "text", "gender", "odd", "local"].shuffled(&self).prefix(
        chance(30) ? 2 : 1))
    {
      switch kind {
      case "plural":
        declarations.append(".input {$count :integer}")
        selectors.append(Selector(name: "count", keys: ["0", "one", "two", "few", "many"]))
      case "ordinal":
        declarations.append(".input {$place :number select=ordinal minimumFractionDigits=0}")
        selectors.append(Selector(name: "place", keys: ["one", "two", "1", "2.5"]))
      case "exact":
        declarations.append(".local $exact = {$count :number select=exact}")
        selectors.append(Selector(name: "exact", keys: ["0", "1", "100"]))
      case "text":
        declarations.append(".input {$who :string @note=|a b|}")
        selectors.append(
          Selector(
            name: "who", keys: ["a", "|b c|", "other", "||", "|<&>|", "_x", "|a._.b|", "._0041."]))
      case "gender":
        declarations.append(".local $gender = {$who :string}")
        selectors.append(Selector(name: "gender", keys: ["feminine", "masculine", "neuter"]))
      case "odd":
        declarations.append(".input {$count :number select=plural}")
        declarations.append(".local $again = {$count}")
        selectors.append(Selector(name: "again", keys: ["other", "one"]))
      default:
        declarations.append(".local $local = {$count :integer signDisplay=never}")
        selectors.append(Selector(name: "local", keys: ["one", "2", "few"]))
      }
    }
    // A value is declared once, and before it is used.
    if Set(declarations.map { $0.prefix { $0 != ":" } }).count < declarations.count {
      return Made(selectors: [], declarations: [], text: simple())
    }
    declarations.sort { a, b in a.hasPrefix(".input") && !b.hasPrefix(".input") }
    return matcher(selectors, declarations)
  }

  /// A message that is chosen by the same values.
  mutating func like(_ other: Made) -> Made {
    other.selectors.isEmpty
      ? Made(selectors: [], declarations: [], text: simple())
      : matcher(other.selectors, other.declarations)
  }

  private mutating func matcher(_ selectors: [Selector], _ declarations: [String]) -> Made {
    var rows: [[String]] = [[]]
    for selector in selectors {
      let keys = selector.keys.filter { _ in chance(60) } + ["*"]
      rows = rows.flatMap { row in keys.map { row + [$0] } }
    }
    let last = rows.removeLast()
    rows = rows.filter { _ in chance(80) } + [last]
    if chance(20) { rows.reverse() }
    let separator = chance(80) ? "\n" : " "
    var text = declarations.joined(separator: separator) + separator + ".match"
    for selector in selectors { text += " $" + selector.name }
    for row in rows { text += separator + row.joined(separator: " ") + " {{" + pattern() + "}}" }
    return Made(selectors: selectors, declarations: declarations, text: text)
  }

  private mutating func simple() -> String {
    let text = pattern()
    if chance(15) { return ".local $d = {$when :datetime dateStyle=medium}\n{{" + text + " {$d}}}" }
    // Marks of direction before a keyword leave it one.
    let first = text.unicodeScalars.first { !$0.properties.isBidiControl }
    if first.map({ $0 == "." || $0.properties.isWhitespace }) == true || text.isEmpty || chance(10)
    {
      return "{{" + text + "}}"
    }
    return text
  }

  /// A pattern in the syntax of MessageFormat 2.
  private mutating func pattern() -> String {
    (0..<next(6)).map { _ in chance(60) ? pick(Self.texts) : pick(Self.codes) }.joined()
  }

  /// The text as a TOML value, in one of the ways that people write.
  mutating func value(_ message: Made) -> String {
    let text = message.text
    let canBeLiteral =
      !text.contains("'")
      && text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control }
    if text.contains("\n"), canBeLiteral, chance(70) { return "'''\n" + text + "'''" }
    if canBeLiteral, !text.contains("\n"), chance(20) { return "'" + text + "'" }
    return tomlBasicString(text)
  }

  private static let texts = [
    "word", " ", "  ", "كلمة", "<b>", "&amp;", "&", "\"'", "]]>", "\\{", "\\}", "\\\\", "\n", "\t",
    "\r", "\r\n", "\u{1}", "\u{7F}", "\u{85}", "\u{A0}", "\u{200F}", "\u{2028}", "\u{FEFF}",
    "\u{FFFE}", "\u{FFFD}", "e\u{301}", "é", "👩‍👧", ".match", "|", "%d", "$x", "%%", "#",
    "<!-- c -->", "<?x?>", "<![CDATA[", "‏", "שלום",
  ]

  private static let codes = [
    "{$count}", "{$count :integer}", "{$who}", "{$who :string @translate=no}",
    "{$when :datetime dateStyle=long timeStyle=short}", "{|Wi-Fi|}", "{|a \\| b <c> & \u{1}|}",
    "{|\\\\u0041\u{2}\\|u0041|}",
    "{$count :number minimumFractionDigits=2 useGrouping=never}", "{#b}", "{/b}",
    "{#link href=|x&y|}",
    "{/link}", "{#img src=|a\"b| /}", "{42 :number}", "{#b}bold{/b}", "{#b}{$who}{#i}x{/i}{/b}",
    "{$who @a=b}", "{$count :number signDisplay=always}",
  ]
}

extension Array {
  fileprivate func shuffled(_ maker: inout MessageMaker) -> [Element] {
    var rest = self
    var result: [Element] = []
    while !rest.isEmpty { result.append(rest.remove(at: maker.next(rest.count))) }
    return result
  }
}
