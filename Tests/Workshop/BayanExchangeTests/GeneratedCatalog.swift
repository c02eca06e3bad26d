import BayanCatalog
import BayanDiagnostics
import BayanMessageSyntax
import BayanTOML

/// A random catalog with every construct, the same for the same seed.
struct GeneratedCatalog {
  private(set) var files: [SourceFile] = []

  let catalog: Catalog

  private static let facets = ["title", "description", "suggestion", "help"]

  /// Creates a catalog with a number of codes; its translation lacks some messages, and some are
  /// drafts.
  init(seed: UInt64, codes: Int, locale: String = "ar") throws {
    var maker = MessageMaker(seed: seed)
    var words = Words()
    var domain = "domain = \"com.example.made\"\n"
    domain += maker.chance(80) ? "type = \"MadeError\"\n" : "type = { existing = \"MadeError\" }\n"
    domain += "summary = \"Made <by> chance & more.\"\n"
    domain += maker.chance(50) ? "default = \"code0\"\n" : ""
    for index in 0..<codes {
      let name = index > 0 && maker.chance(10) ? "رمز\(index)" : "code\(index)"
      domain += "\n[codes.\(tomlKey([name]))]\n" + Self.code(index, &maker)
      words.add("made", name, Self.facets.map { ($0, maker.message()) }, &maker)
    }
    domain +=
      "\n[codes.inherits]\nvalue = \(codes + 1)\ncategory = \"other\"\nwords = \"category\"\n"
    domain += "since = \"1.0\"\nreplaced-by = \"made.code0\"\n"
    domain += "\n[retired.gone]\nvalue = \(codes + 2)\nsummary = \"Gone.\"\n"
    domain += "since = \"1.0\"\nremoved = \"1.1\"\nreplaced-by = \"made.code0\"\n"
    words.add("categories", "other", [("title", maker.plain())], &maker)
    for option in ["again", "cancel"] {
      words.add("options", option, [("label", maker.plain())], &maker)
    }
    let locales = Set(["en", locale]).sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    var texts = [
      "Catalog/bayan.toml": Self.project(locales, locale),
      "Catalog/categories.toml": Self.categories, "Catalog/recoveries.toml": Self.recoveries,
      "Catalog/options.toml": Self.options, "Catalog/made.toml": domain,
      "Catalog/sources.lock": words.formerSources,
      "Locales/\(locale)/locale.toml": "numbering-system = \"latn\"\n",
      "Locales/\(locale)/glossary.toml": "[terms]\nword = [\"كلمة\", \"لفظ\"]\n",
      "Locales/\(locale)/state.lock": words.states,
    ]
    for (name, text) in words.sources { texts["Locales/en/\(name).toml"] = text }
    for (name, text) in words.targets {
      // Some files have the line ends of Windows.
      let lines = maker.chance(10) ? text.withWindowsLineEnds : text
      texts["Locales/\(locale)/\(name).toml"] = lines
    }
    files = texts.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
    let loaded = CatalogLoader.load(files)
    let errors = loaded.diagnostics.filter { $0.severity == .error }
    guard let catalog = loaded.catalog, errors.isEmpty else { throw Unusable(errors: errors) }
    self.catalog = catalog
  }

  struct Unusable: Error {
    var errors: [Diagnostic]
  }

  /// Returns the files, in which some replace others with the same paths.
  func files(with changed: [SourceFile]) -> [SourceFile] {
    files.filter { file in !changed.contains { $0.path == file.path } } + changed
  }

  // MARK: - The catalog

  private static func project(_ locales: String, _ locale: String) -> String {
    """
    format = 1
    source-locale = "en"
    locales = [\(locales)]
    do-not-translate = ["Wi-Fi"]
    localized-hosts = ["example.com"]
    overrides = ["OtherErrors"]

    [libraries]
    OtherErrors = "../Other"

    [module]
    name = "MadeErrors"
    access = "package"
    foundation = false
    types = true

    [locale.\(locale)]
    status = "in progress"

    [checks]
    space-doubled = "off"

    [wording.en]
    \(Wording.List.allCases.map { "\($0.rawValue) = [\"a b\"]\n\($0.allowedKey) = [\"c\"]" }
      .joined(separator: "\n"))
    max-length = { title = 40, label = 20 }

    [release]
    reviewed = ["other"]

    [functions."app:rank"]
    summary = "The place in a list."
    operand = ["integer"]
    selects = true
    options = { style = ["short", "long"] }

    [functions."app:now"]

    [[allow]]
    rule = "space-doubled"
    locale = "\(locale)"
    path = "Locales/**"
    reason = "Made."

    """
  }

  private static let categories = """
    [other]
    summary = "<Others> & more."
    requires = ["title"]
    retry = "never"

    """

  private static let recoveries = "[retry]\noptions = [\"again\", \"cancel\"]\n"

  private static let options = """
    [again]
    role = "default"
    max-length = 20

    [cancel]
    role = "cancel"

    """

  private static func code(_ index: Int, _ maker: inout MessageMaker) -> String {
    var text = "value = \(index + 1)\ncategory = \"other\"\n"
    text += "summary = \"A <summary> & more of \(index).\"\n"
    if maker.chance(30) { text += "recovery = \"retry\"\n" }
    if maker.chance(10) { text += "sensitive = true\n" }
    if maker.chance(10) { text += "overridable = false\n" }
    if maker.chance(10) { text += "wraps = true\n" }
    if maker.chance(30) { text += "max-length = { title = 30, description = 200 }\n" }
    if maker.chance(30) {
      text += "match = [\(maker.pick(matches.map { $0.replacing("N", with: "\(index + 1)") }))]\n"
    }
    return text + arguments.map { "arguments.\($0)\n" }.joined()
  }

  private static let arguments = [
    #"count = { type = "integer", range = "0...9", example = 3 }"#,
    #"place = { type = "integer" }"#,
    #"amount = { type = "number", example = 2.5 }"#,
    #"price = { type = "currency", example = "12.50 EUR" }"#,
    ##"who = { type = "string", example = "A <b> & #" }"##,
    #"when = { type = "date" }"#,
    #"names = { type = "list", of = "string" }"#,
    #"hidden = { type = "string", private = true }"#,
  ]

  private static let matches = [
    "{ code = N }", "{ code = N, subcode = N }", "{ subcode = N }", "{ name = \"NAME_N\" }",
    "{ codes = \"N00...N99\" }", "{ http-status = 40N }",
  ]
}

/// The texts of both locales, during their generation.
private struct Words {
  var sources: [String: String] = [:]
  var targets: [String: String] = [:]
  var states = ""
  var formerSources = "format = 1\n"

  mutating func add(
    _ file: String, _ name: String, _ messages: [(facet: String, message: MessageMaker.Made)],
    _ maker: inout MessageMaker
  ) {
    let key = tomlKey([name])
    var source = ""
    var target = ""
    var stamps: [(key: String, value: TOMLNewValue)] = []
    for (facet, message) in messages {
      source += "\(facet) = \(maker.value(message))\n"
      // An entry of an option must have its label.
      if facet != "label", maker.chance(25) { continue }
      let isPlain = messages.count == 1
      let words =
        isPlain ? maker.plain() : maker.chance(70) ? maker.like(message) : maker.message()
      if maker.chance(10) { target += "# Above \(facet): كما هي\n\n" }
      target += "\(facet) = \(maker.value(words))\(maker.chance(10) ? "  # behind" : "")\n"
      if maker.chance(20) {
        let state = maker.pick(["draft", "reviewed", "translated"])
        states +=
          "\(file).\(name).\(facet) = \(state) \(messageFingerprint(message.text)) "
          + "\(messageFingerprint(words.text)) person\n"
      }
      if maker.chance(15) {
        // The fingerprint is that of an older source text.
        let former =
          isPlain ? maker.plain() : maker.chance(50) ? maker.like(message) : maker.message()
        let stamp = messageFingerprint(former.text)
        stamps.append((facet, .string(stamp)))
        if maker.chance(70) {
          formerSources +=
            tomlKey([file, name, facet, stamp]) + " = " + tomlBasicString(former.text) + "\n"
        }
      } else if maker.chance(30) {
        stamps.append((facet, .string(messageFingerprint(message.text))))
      }
    }
    sources[file, default: ""] += "\n[\(key)]\n" + source
    let header = targets[file] ?? "# Kept as it is.\n"
    guard !target.isEmpty else {
      targets[file] = header
      return
    }
    switch maker.next(3) {
    case 0 where !stamps.isEmpty:
      target += "source = \(TOMLNewValue.inlineTable(stamps).text)\n"
    case 1 where !stamps.isEmpty:
      target += stamps.map { "source.\($0.key) = \($0.value.text)\n" }.joined()
    case _ where !stamps.isEmpty:
      target += "[\(key).source]\n" + stamps.map { "\($0.key) = \($0.value.text)\n" }.joined()
    default: break
    }
    targets[file] = header + "\n[\(key)] # \(name)\n" + target
  }
}

extension String {
  /// The text with CR LF at the end of each line.
  fileprivate var withWindowsLineEnds: String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == "\n", text.last != "\r" { text.append("\r") }
      text.append(scalar)
    }
    return String(text)
  }
}
