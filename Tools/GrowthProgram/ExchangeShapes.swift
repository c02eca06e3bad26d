import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanExchange

extension Shape {
  /// Translations that are exported and imported in each format, and files that only resemble them.
  static var exchange: [Shape] {
    ExchangeFormats.all.flatMap { format in
      [
        Shape(name: "export to \(format.name): messages") { size in
          let files = errors(size / 256)
          guard let catalog = catalog(of: files) else { return nothing }
          return Input(bytes: files.byteCount) {
            format.write(ExchangeDocument(catalog, locale: "ar"), over: nil).bytes.count
          }
        },
        Shape(name: "export to \(format.name): declarations, each of the one before") { size in
          let count = size / 40
          let text =
            ".input {$count :integer}\\n.local $v0 = {$count}\\n"
            + (1..<max(count, 2)).map { ".local $v\($0) = {$v\($0 - 1)}\\n" }.joined()
            + "{{" + (0..<max(count, 2)).map { "{$v\($0)}" }.joined() + "}}"
          let files = project(codes: 1, english: text, arabic: text)
          guard let catalog = catalog(of: files) else { return nothing }
          return Input(bytes: files.byteCount) {
            format.write(ExchangeDocument(catalog, locale: "ar"), over: nil).bytes.count
          }
        },
        Shape(name: "export to \(format.name): over a file in another order") { size in
          let files = errors(size / 256)
          guard let catalog = catalog(of: files) else { return nothing }
          var document = ExchangeDocument(catalog, locale: "ar")
          let former = SourceFile(path: "former", bytes: format.write(document, over: nil).bytes)
          document.units.reverse()
          return Input(bytes: files.byteCount) {
            format.write(document, over: former).bytes.count
          }
        },
        Shape(name: "import from \(format.name): messages that changed") { size in
          let files = errors(size / 256)
          guard let catalog = catalog(of: files) else { return nothing }
          let written = format.write(ExchangeDocument(catalog, locale: "ar"), over: nil).bytes
          let text = String(decoding: written, as: UTF8.self).replacing("ملف", with: "سجل")
          let file = SourceFile(path: "back", text: text)
          return Input(bytes: file.bytes.count) {
            read(file, format, into: catalog, of: files)
          }
        },
      ]
    } + returned
  }

  /// Files that every format's reader gets.
  private static var returned: [Shape] {
    let xliff = "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.2\" version=\"2.2\">"
    let texts: [(name: String, text: (Int) -> String)] = [
      ("elements in elements", { xliff + String(repeating: "<a>", count: $0 / 3) }),
      ("elements", { xliff + String(repeating: "<a/>", count: $0 / 4) + "</xliff>" }),
      ("attributes", { xliff + "<a " + distinct($0) { "b\($0)='' " } + "/></xliff>" }),
      ("namespaces", { xliff + "<a " + distinct($0) { "xmlns:b\($0)='c' " } + "/></xliff>" }),
      ("entities", { xliff + String(repeating: "&amp;", count: $0 / 5) + "</xliff>" }),
      ("comments of XML", { xliff + String(repeating: "<!-- -->", count: $0 / 8) + "</xliff>" }),
      ("an open comment", { xliff + String(repeating: "<!--", count: $0 / 4) }),
      ("CDATA", { xliff + String(repeating: "<![CDATA[x]]>", count: $0 / 13) + "</xliff>" }),
      ("instructions", { xliff + String(repeating: "<?x?>", count: $0 / 5) + "</xliff>" }),
      ("open instructions", { xliff + String(repeating: "<?x", count: $0 / 3) }),
      (
        "units of one name",
        {
          xliff + "<file id='f'>"
            + String(
              repeating: "<unit id='a.c0.title'><segment><target>x</target></segment></unit>",
              count: $0 / 66) + "</file></xliff>"
        }
      ),
      (
        "codes of XLIFF 1.2",
        { old(distinct($0) { "<x id='\($0)'/>" }, distinct($0) { "<ph id='\($0)'/>" }) }
      ),
      (
        "codes of one id",
        { size in
          old(
            String(repeating: "<x id='1'/>", count: size / 22),
            String(repeating: "<g id='1'/>", count: size / 22))
        }
      ),
      (
        "codes of XLIFF 2",
        { size in
          xliff + "<file id='f'><unit id='a.c0.title'><originalData>"
            + distinct(size / 3) { "<data id='d\($0)'>{$count}</data>" }
            + "</originalData><segment><source>"
            + distinct(size / 3) { "<ph id='p\($0)' dataRef='d\($0)'/>" } + "</source><target>"
            + distinct(size / 3) { "<ph id='p\($0)'/>" }
            + "</target></segment></unit></file></xliff>"
        }
      ),
      (
        "segments of XLIFF 1.2",
        { old("a", distinct($0) { "<mrk mtype='seg' mid='\($0)'>b</mrk>" }) }
      ),
      ("placeholders as text", { old("a", String(repeating: "{$count}", count: $0 / 8)) }),
      ("what may be placeholders as text", { old("a", distinct($0) { "{$x\($0)}" }) }),
      ("lines of a text of XLIFF", { old("a", String(repeating: "b\n  ", count: $0 / 4)) }),
      (
        "variants of XLIFF 1.2",
        { size in
          "<xliff version='1.2'><file>"
            + distinct(size) {
              "<trans-unit resname='a.c0.title [k\($0)]'><source>a</source><target>b</target></trans-unit>"
            } + "</file></xliff>"
        }
      ),
      (
        "forms of Xcode",
        { size in
          "<xliff version='1.2'><file original='a.xcstrings'>"
            + distinct(size) {
              "<trans-unit id='a.c0.title|==|substitutions.v\($0).plural.other'><target>b</target></trans-unit>"
            } + "</file></xliff>"
        }
      ),
      ("lines of a text of PO", { "msgid \"\"\n" + String(repeating: "\"a\"\n", count: $0 / 4) }),
      ("comments of PO", { String(repeating: "#. a\n", count: $0 / 5) + "msgid \"\"\n" }),
      (
        "entries of PO of one name",
        {
          String(
            repeating: "msgctxt \"a.c0.title\"\nmsgid \"x\"\nmsgstr \"y\"\n\n", count: $0 / 44)
        }
      ),
      (
        "forms of PO",
        {
          "msgid \"a\"\nmsgid_plural \"b\"\n" + distinct($0) { "msgstr[\($0)] \"c\"\n" }
        }
      ),
      ("arrays of JSON", { String(repeating: "[", count: $0) }),
      ("members of JSON", { "{\"strings\": {" + distinct($0) { "\"k\($0)\": {}, " } + "}}" }),
      ("escapes of JSON", { "{\"a\": \"" + String(repeating: "\\n", count: $0 / 2) + "\"}" }),
      ("entries of strings", { distinct($0) { "\"k\($0)\" = \"v\";\n" } }),
      ("comments of strings", { String(repeating: "/* */", count: $0 / 5) + "\"a\" = \"b\";" }),
      ("open comments of strings", { String(repeating: "/* ", count: $0 / 3) }),
      ("texts of Android", { android(distinct($0) { "<string name='k\($0)'>v</string>" }) }),
      (
        "items of Android",
        {
          android(
            "<plurals name='a.c0.title'>"
              + String(repeating: "<item quantity='one'>x</item>", count: $0 / 29) + "</plurals>")
        }
      ),
      ("tags of Android", { android(title: String(repeating: "<b>x</b> ", count: $0 / 9)) }),
      (
        "marks of Android",
        { android(title: distinct($0) { "<xliff:g id='v\($0)'>%s</xliff:g>" }) }
      ),
      ("escapes of Android", { android(title: String(repeating: "\\u0041", count: $0 / 6)) }),
      ("white space of Android", { android(title: String(repeating: "\" \" ", count: $0 / 4)) }),
      ("comments of Android", { android(String(repeating: "<!-- a -->\n", count: $0 / 11)) }),
      ("nested keys", { String(repeating: "{\"a\": ", count: $0 / 6) + "\"b\"" }),
      ("keys of JSON", { "{" + distinct($0) { "\"k\($0).a.b\": \"v\", " } + "\"a\": \"v\"}" }),
      ("parts of a key", { "{\"" + String(repeating: "a.", count: $0 / 2) + "b\": \"v\"}" }),
      (
        "attributes of bundles",
        {
          "{\"@@locale\": \"ar\", " + distinct($0) { "\"@k\($0)\": {\"a\": 1}, " } + "\"a\": \"v\"}"
        }
      ),
      (
        "placeholders of bundles",
        { size in
          icu(
            "x",
            "\"@a_c0_title\": {\"placeholders\": {" + distinct(size) { "\"p\($0)\": {}, " }
              + "\"q\": {}}}, ")
        }
      ),
      (
        "underscores of bundles",
        { "{\"@@locale\": \"ar\", \"" + String(repeating: "_", count: $0) + "\": \"v\"}" }
      ),
      ("placeholders of ICU", { icu(distinct($0) { "{v\($0)} " }) }),
      (
        "placeholders of ICU in apostrophes",
        { icu(String(repeating: "'{count}' ", count: $0 / 10)) }
      ),
      ("apostrophes of ICU", { icu(String(repeating: "'{", count: $0 / 2)) }),
      ("doubled apostrophes of ICU", { icu(String(repeating: "'", count: $0)) }),
      (
        "forms of ICU",
        { icu("{count, plural, " + distinct($0) { "=\($0) {x} " } + "other {y}}") }
      ),
      (
        "plurals of ICU beside each other",
        { icu(String(repeating: "{count, plural, one {x} other {y}} ", count: $0 / 35)) }
      ),
      (
        "choices of ICU beside each other",
        { icu(distinct($0) { "{v\($0), select, a {x} other {y}} " }) }
      ),
      (
        "plurals of ICU in each other",
        {
          let count = $0 / 32
          return icu(
            String(repeating: "{count, plural, one {x} other {", count: count) + "y"
              + String(repeating: "}}", count: count))
        }
      ),
      ("escapes of strings", { "\"a\" = \"" + String(repeating: "\\n", count: $0 / 2) + "\";" }),
    ]
    return texts.map { name, text in
      Shape(name: "import: " + name) { size in
        let files = errors(1)
        guard let catalog = catalog(of: files) else { return nothing }
        let file = SourceFile(path: "back", text: text(size))
        return Input(bytes: file.bytes.count) {
          ExchangeFormats.imported.reduce(0) { $0 + read(file, $1, into: catalog, of: files) }
        }
      }
    }
  }

  /// Returns JSON and a bundle with one text.
  private static func icu(_ text: String, _ attributes: String = "") -> String {
    "{" + attributes + "\"a_c0_title\": \"" + text + "\", \"a.c0.title\": \"" + text + "\"}"
  }

  /// Returns a `strings.xml` with a body.
  private static func android(_ body: String) -> String { "<resources>" + body + "</resources>" }

  private static func android(title: String) -> String {
    android("<string name='a.c0.title'>" + title + "</string>")
  }

  /// Returns XLIFF 1.2 with one unit.
  private static func old(_ source: String, _ target: String) -> String {
    "<xliff version='1.2'><file><trans-unit id='a.c0.title'><source>" + source + "</source><target>"
      + target + "</target></trans-unit></file></xliff>"
  }

  /// Reads a file, and checks the project after its import.
  private static func read(
    _ file: SourceFile, _ format: any ImportedFormat.Type, into catalog: Catalog,
    of files: [SourceFile]
  ) -> Int {
    let returned = format.read(file, for: "ar")
    guard !returned.diagnostics.contains(where: { $0.severity == .error }) else {
      return returned.diagnostics.count
    }
    let plan = ExchangeImport(
      returned, format: format, into: catalog,
      request: ExchangeImport.Request(locale: "ar", resolution: .theirs, origin: "import:growth"))
    return plan.changes.isEmpty ? 0 : plan.checked(files, by: Growth.run).files.count
  }

  /// Returns errors with messages that every format can hold: each selects by a number.
  private static func errors(_ count: Int) -> [SourceFile] {
    project(
      codes: count,
      english: #".input {$count :integer} .match $count one {{One file.}} * {{{$count} files.}}"#,
      arabic: ".input {$count :integer} .match $count zero {{لا ملفات.}} one {{ملف واحد.}} "
        + "two {{ملفان.}} few {{{$count} ملفات.}} many {{{$count} ملفًا.}} * {{{$count} ملف.}}")
  }

  /// Returns the catalog of a project; `nil` if the project has errors.
  static func catalog(of files: [SourceFile]) -> Catalog? {
    let outcome = Growth.run(files)
    return outcome.hasErrors ? nil : outcome.catalog
  }

  /// The input of a project with unexpected errors, for which the program stops.
  static var nothing: Input { preconditionFailure("the project has errors") }
}
