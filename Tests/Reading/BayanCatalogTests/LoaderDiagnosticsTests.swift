import BayanCatalog
import BayanCatalogFixtures
import BayanDiagnostics
import Testing

@Suite("the diagnostics of the loader")
struct LoaderDiagnosticsTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var path: String
    var text: String?
    var diagnostics: [String]

    init(_ description: String, _ path: String, _ text: String?, _ diagnostics: [String]) {
      testDescription = description
      self.path = path
      self.text = text
      self.diagnostics = diagnostics
    }
  }

  @Test(
    arguments: [
      ("th-u-ca-gregory", "ca"), ("en-GB-u-nu-latn-hc-h23", "hc"), ("ar-u-nu-latn", nil),
      ("fr-x-ab-u-ca", nil), ("de-t-en-u-co-phonebk", "co"),
    ] as [(String, String?)])
  func `a keyword of a locale that messages can't follow is refused`(
    _ tag: String, _ keyword: String?
  ) {
    let fixture = CatalogFixture([
      "Catalog/bayan.toml": "format = 1\nsource-locale = \"en\"\nlocales = [\"en\", ①\"\(tag)\"]\n",
      "Locales/ar/login.toml": nil, "Locales/ar/options.toml": nil,
    ])
    let found = fixture.loaderDiagnostics.filter { $0.contains("[invalid-value]") }
    let sentence = keyword.map {
      "① '\(tag)' has the extension '\($0)', which messages can't use; only 'nu', for digits, can follow "
        + "'u'; set a calendar or the hours of a day with options of ':date' and ':time' [invalid-value]"
    }
    #expect(found == (sentence.map { [$0] } ?? []))
  }

  @Test(arguments: project + vocabulary + domain + locales)
  func reports(_ example: Example) {
    #expect(CatalogFixture([example.path: example.text]).loaderDiagnostics == example.diagnostics)
  }

  static let project = [
    Example(
      "an empty project file lacks everything", "Catalog/bayan.toml", "①",
      [
        "① missing key 'format' [missing-key]", "① missing key 'locales' [missing-key]",
        "① missing key 'source-locale' [missing-key]",
      ]),
    Example(
      "a misspelt key is reported, and not as missing too", "Catalog/bayan.toml",
      "format = 1\n①source-local = \"en\"\nlocales = [\"en\", \"ar\"]\nmodule = { name = \"A\" }",
      ["① unknown key 'source-local'; did you mean 'source-locale'? [unknown-key]"]),
    Example(
      "a required key without a value is reported, and not as missing too", "Catalog/bayan.toml",
      "format = 1\nsource-locale =①\nlocales = [\"en\", \"ar\"]\nmodule = { name = \"A\" }",
      ["① expected a value, found the end of the line [toml-syntax]"]),
    Example(
      "values of the wrong type", "Catalog/bayan.toml",
      """
      format = ①"1"
      source-locale = ②1
      locales = ["en", ③7, "ar"]
      module = { name = "A", foundation = ④"no" }
      """,
      [
        "① 'format' is a string; write an integer [wrong-type]",
        "② 'source-locale' is an integer; write a string [wrong-type]",
        "③ 'locales' contains an integer; write strings only [wrong-type]",
        "④ 'foundation' is a string; write 'true' or 'false' [wrong-type]",
      ]),
    Example(
      "pseudo-locales need no folder", "Catalog/bayan.toml",
      """
      format = 1
      source-locale = "en"
      locales = ["en", "en-XA", "ar", "ar-xb"]
      module = { name = "A" }
      """, []),
    Example(
      "a pseudo-locale is no source", "Catalog/bayan.toml",
      """
      format = 1
      source-locale = ①"en-XA"
      locales = ["en-XA", "en", "ar"]
      module = { name = "A" }
      """,
      [
        "① 'en-XA' is a pseudo-locale, which is generated from the source; name the locale that the messages are written in [invalid-value]"
      ]),
    Example(
      "files of a pseudo-locale", "Locales/ar-XB/login.toml",
      "①[passwordChanged]\ntitle = \"Mine\"\n",
      [
        "① warning: the files of 'Locales/ar-XB' are not read: 'ar-XB' is a pseudo-locale, which is generated from the source [file-ignored]"
      ]),
    Example(
      "a locale in progress", "Catalog/bayan.toml",
      """
      format = 1
      source-locale = "en"
      locales = ["en", "ar"]
      module = { name = "A" }
      locale.ar.status = "in progress"
      """, []),
    Example(
      "what can't be said of a locale", "Catalog/bayan.toml",
      """
      format = 1
      source-locale = "en"
      locales = ["en", "ar"]
      module = { name = "A" }
      [locale]
      ①en = { status = "in progress" }
      ②he = {}
      ar = { status = ③"begun", ④state = 1 }
      """,
      [
        "① 'en' isn't one of the 'locales' that the source locale is translated to [invalid-value]",
        "② 'he' isn't one of the 'locales' that the source locale is translated to [invalid-value]",
        "③ 'status' can't be 'begun'; use 'in progress' [invalid-value]",
        "④ unknown key 'state'; use 'status' [unknown-key]",
      ]),
    Example(
      "values that can't be", "Catalog/bayan.toml",
      """
      format = ①2
      source-locale = ②"en_US"
      locales = ["en", "ar", ③"ar"]
      module = { name = ④"1x" }
      """,
      [
        "① this version of bayan reads format 1, not format 2; use a newer version of "
          + "bayan [invalid-value]",
        "② 'en_US' is not a language tag such as 'ar' or 'pt-BR'; did you mean 'en-US'? "
          + "[invalid-value]",
        "③ 'locales' has 'ar' twice; remove one [invalid-value]",
        "④ '1x' can't be a Swift name; use letters, digits and '_', and don't begin with a digit "
          + "[invalid-value]",
      ]),
    Example(
      "a source locale that isn't listed, and a severity that isn't one", "Catalog/bayan.toml",
      """
      format = 1
      source-locale = ①"en"
      locales = ["ar"]
      module = { name = "A", access = ②"publik" }
      checks = { translation-missing = ③"of" }
      """,
      [
        "① the source locale 'en' is not among 'locales' [invalid-value]",
        "② 'access' can't be 'publik'; did you mean 'public'? [invalid-value]",
        "③ 'translation-missing' can't be 'of'; "
          + "use 'error', 'warning', 'note' or 'off' [invalid-value]",
      ]),
    Example(
      "a locale without a folder", "Catalog/bayan.toml",
      "format = 1\nsource-locale = \"en\"\nlocales = [\"en\", \"ar\", ①\"fr\"]\nmodule.name = \"A\"",
      ["① the locale 'fr' has no files: 'Locales/fr' is empty or missing [locale-missing]"]),
  ]

  static let vocabulary = [
    Example(
      "an unknown facet", "Catalog/categories.toml",
      "[recoverable]\nrequires = [①\"titel\", \"colour\"]\n[②other]",
      [
        "① unknown facet 'titel'; did you mean 'title'? [invalid-value]",
        "Catalog/categories.toml:2:22 unknown facet 'colour'; use 'title', "
          + "'description', 'suggestion', 'help' or 'options' [invalid-value]",
        "② missing key 'requires' [missing-key]",
      ]),
    Example(
      "a recovery with an unknown option, and one with none", "Catalog/recoveries.toml",
      "[logIn]\noptions = [①\"login\"]\n[retry]\noptions = ②[]",
      [
        "① there is no option 'login' in 'Catalog/options.toml'; did you mean 'logIn'? [unknown-option]",
        "② the recovery 'retry' has no options; name them in 'options' [invalid-value]",
      ]),
    Example(
      "names that differ in case, and one that is no name", "Catalog/options.toml",
      "[logIn]\n[cancel]\n[①Cancel]\n[②\"a b\"]",
      [
        "① warning: the options 'cancel' and 'Cancel' differ only in upper and lower case "
          + "[key-case-collision]",
        "② 'a b' can't be a Swift name; use letters, digits and '_', and don't begin with a digit "
          + "[invalid-value]",
      ]),
  ]

  private static func domain(_ codes: String) -> String {
    "domain = \"com.example.login\"\ntype = \"LoginError\"\n" + codes
  }

  static let domain = [
    Example(
      "examples of every type", "Catalog/login.toml",
      """
      domain = "com.example.login"
      type = "LoginError"

      [codes.a]
      category = "other"
      summary = "Examples."
      [codes.a.arguments]
      name = { type = "string", example = "Ann" }
      count = { type = "integer", example = 3, range = "0...10" }
      part = { type = "number", example = 2.5 }
      whole = { type = "number", example = 2 }
      day = { type = "date", example = 2026-01-31 }
      moment = { type = "date", example = 2026-01-31T12:00:00Z }
      price = { type = "currency", example = "12.50 EUR" }
      people = { type = "list", of = "string", example = ["Ann", "Bob"] }
      """, []),
    Example(
      "examples of other types", "Catalog/login.toml",
      """
      domain = "com.example.login"
      type = "LoginError"

      [codes.a]
      category = "other"
      summary = "Examples."
      [codes.a.arguments]
      name = { type = "string", example = ①3 }
      count = { type = "integer", example = ②11, range = "0...10" }
      price = { type = "currency", example = ③"twelve" }
      people = { type = "list", of = "string", example = ④"Ann" }
      """,
      [
        "① this isn't an example of the type 'string'; write \"Ann\" [invalid-value]",
        "② the example 11 is not in the argument's range [invalid-value]",
        "③ this isn't an example of the type 'currency'; write \"12.50 EUR\" [invalid-value]",
        "④ this isn't an example of the type 'list of string'; write an array, as in [\"Ann\", \"Bob\"] [invalid-value]",
      ]),
    Example(
      "an empty domain file lacks everything", "Catalog/login.toml", "①",
      [
        "① missing key 'codes' [missing-key]", "① missing key 'domain' [missing-key]",
        "① missing key 'type' [missing-key]",
      ]),
    Example(
      "references to nothing", "Catalog/login.toml",
      domain("codes.a = { category = ①\"othr\", recovery = ②\"logOut\" }"),
      [
        "① there is no category 'othr' in 'Catalog/categories.toml'; did you mean 'other'? "
          + "[unknown-category]",
        "② there is no recovery 'logOut' in 'Catalog/recoveries.toml' [unknown-recovery]",
      ]),
    Example(
      "names that generated code can't have", "Catalog/login.toml",
      domain(
        """
        [codes.①Type]
        category = "other"
        [codes.②allCases]
        category = "other"
        [codes."رفض"]
        category = "other"
        wraps = true
        arguments = { ③underlying = { type = "string" }, "سبب" = { type = "string" } }
        """),
      [
        "① generated code can't have a case 'Type', because Swift or Bayan uses this name; "
          + "choose another name [invalid-value]",
        "② generated code can't have a case 'allCases', because Swift or Bayan uses this name; "
          + "choose another name [invalid-value]",
        "③ 'underlying' is the error that this code wraps; give the argument "
          + "another name [invalid-value]",
      ]),
    Example(
      "options that generated code can't have", "Catalog/options.toml",
      """
      [①RawValue]
      [②self]
      [logIn]
      [cancel]
      role = "cancel"
      """,
      [
        "① generated code can't have an option 'RawValue', because Swift or Bayan uses this name; "
          + "choose another name [invalid-value]",
        "② generated code can't have an option 'self', because Swift or Bayan uses this name; "
          + "choose another name [invalid-value]",
      ]),
    Example(
      "a type that hides a module", "Catalog/login.toml",
      domain("codes.a = { category = \"other\" }")
        .replacing("type = \"LoginError\"", with: "type = ①\"Swift\""),
      [
        "① generated code can't have a type 'Swift', because Swift or Bayan uses this name; "
          + "choose another name [invalid-value]"
      ]),
    Example(
      "an enum that hides a module", "Catalog/login.toml",
      domain("codes.a = { category = \"other\" }")
        .replacing("type = \"LoginError\"", with: "type = { existing = ①\"BayanRuntime\" }"),
      [
        "① an enum 'BayanRuntime' hides the module 'BayanRuntime' from generated code; "
          + "give the enum another name [invalid-value]"
      ]),
    Example(
      "arguments that generated code names", "Catalog/login.toml",
      domain(
        """
        [codes.a]
        category = "other"
        arguments = { ①BayanRuntime = { type = "string" }, String = { type = "string" } }
        """),
      [
        "① generated code can't have an argument 'BayanRuntime', because Swift or Bayan uses this "
          + "name; choose another name [invalid-value]"
      ]),
    Example(
      "a code without a category", "Catalog/login.toml", domain("[codes.①a]\nsummary = \"x\""),
      ["① missing key 'category' [missing-key]"]),
    Example(
      "values: one twice, one missing", "Catalog/login.toml",
      domain(
        """
        [codes.a]
        value = 302
        category = "other"
        [codes.b]
        value = ①302
        category = "other"
        [codes.②c]
        category = "other"
        """),
      [
        "① 'b' and 'a' have the same value, 302; the next free value is 303 [code-value-duplicate]",
        "② 'c' has no 'value', but other codes of the domain have one; add it [missing-key]",
      ]),
    Example(
      "arguments of unknown types and ranges", "Catalog/login.toml",
      domain(
        """
        [codes.a]
        category = "other"
        [codes.a.arguments]
        x = { type = ①"integr" }
        y = { type = "integer", range = ②"0..9" }
        z = { type = "string", range = ③"0...9" }
        w = { type = "list", of = ④"list" }
        """),
      [
        "① unknown argument type 'integr'; did you mean 'integer'? [invalid-value]",
        "② '0..9' is not a range; write the lowest and the highest integer as in '0...3600' "
          + "[invalid-value]",
        "③ only an integer can have a range, but this argument has the type 'string' [invalid-value]",
        "④ unknown argument type 'list'; use 'string', 'integer', 'number', 'date' or "
          + "'currency' [invalid-value]",
      ]),
    Example(
      "matches that overlap or can't be", "Catalog/login.toml",
      domain(
        """
        [codes.a]
        category = "other"
        match = [{ code = 4 }, { codes = "1...5" }]
        [codes.b]
        category = "other"
        match = [①{ code = 4 }, ②{ codes = "5...9" }, ③{ code = 1, http-status = 3 }, ④{}]
        """),
      [
        "① this answer is already matched by 'a' [match-duplicate]",
        "② this answer is already matched by 'a' [match-duplicate]",
        "③ a match needs 'code', 'subcode' or both, or else one of 'name', 'codes' and 'http-status' "
          + "[invalid-value]",
        "④ a match needs 'code', 'subcode' or both, or else one of 'name', 'codes' and 'http-status' "
          + "[invalid-value]",
      ]),
    Example(
      "names of a service that overlap or can't be", "Catalog/login.toml",
      domain(
        """
        [codes.a]
        category = "other"
        match = [{ name = "NOPE" }, { name = ①"NO PE" }, { name = ②"" }]
        [codes.b]
        category = "other"
        match = [③{ name = "NOPE" }, ④{ name = "A", code = 1 }, { name = "nope" }]
        """),
      [
        "① 'NO PE' can't be a name in the answers of a service; use 1 to 64 ASCII letters, digits, "
          + "'_', '-', '.' and '/' [invalid-value]",
        "② '' can't be a name in the answers of a service; use 1 to 64 ASCII letters, digits, "
          + "'_', '-', '.' and '/' [invalid-value]",
        "③ this answer is already matched by 'a' [match-duplicate]",
        "④ a match needs 'code', 'subcode' or both, or else one of 'name', 'codes' and 'http-status' "
          + "[invalid-value]",
      ]),
    Example(
      "a default that is no code", "Catalog/login.toml",
      domain("default = ①\"othr\"\ncodes.other.category = \"other\""),
      ["① there is no code 'othr' in this domain; did you mean 'other'? [unknown-code]"]),
    Example(
      "a second domain with the same names", "Catalog/zed.toml",
      "domain = ①\"com.example.login\"\ntype = \"LoginError\"\ncodes.a.category = \"other\"",
      [
        "① 'login' already has the domain 'com.example.login'; choose another domain [domain-duplicate]",
        "① the domain 'login' already has the type 'LoginError'; choose another type [type-duplicate]",
      ]),
    Example(
      "a name that could leave its place in the code", "Catalog/login.toml",
      domain("[codes.①\"a = 1; exit(0); case b\"]\ncategory = \"other\""),
      [
        "① 'a = 1; exit(0); case b' can't be a Swift name; use letters, digits and '_', "
          + "and don't begin with a digit [invalid-value]"
      ]),
    Example(
      "a file that isn't read", "Catalog/more/x.toml", "",
      [
        "Catalog/more/x.toml:1:1 warning: this file is not read; put it directly in "
          + "'Catalog/' or in 'Locales/<locale>/' [file-ignored]"
      ]),
  ]

  static let locales = [
    Example(
      "a lock of a newer format", "Catalog/codes.lock",
      "format = ①2\nmodule = \"DemoErrors\"\nlevels = 3",
      [
        "① this file has format 2, but this version of bayan reads format 1; use the version that wrote it [invalid-value]"
      ]),
    Example(
      "source texts of a newer format", "Catalog/sources.lock", "format = ①2\nlogin = 3",
      [
        "① this file has format 2, but this version of bayan reads format 1; use the version that wrote it [invalid-value]"
      ]),
    Example(
      "a misspelt facet in Arabic words", "Locales/ar/login.toml",
      "[passwordChanged]\ntitle = \"تغيّرت\"\n①descripton = \"سجّل\"",
      ["① unknown key 'descripton'; did you mean 'description'? [unknown-key]"]),
    Example(
      "a key in Arabic, once", "Locales/ar/login.toml",
      "[passwordChanged]\n①عنوان = \"تغيّرت\"\nدخول = ②نعم",
      [
        "① unknown key 'عنوان'; keys aren't translated; use 'title', 'description', "
          + "'suggestion', 'help' or 'source' [unknown-key]",
        "Locales/ar/login.toml:3:1 the key 'دخول' is a translated name or needs quotes; "
          + "names aren't translated, and a key without quotes has only 'A' to 'Z', 'a' to 'z', digits, '_' and '-' [toml-syntax]",
        "② 'نعم' isn't a value; put text in quotes [toml-value]",
      ]),
    Example(
      "a wrong escape, once", "Locales/ar/login.toml",
      "[passwordChanged]\ntitle = \"①\\مرور\"\ndescription = \"سجّل\"",
      ["① '\\م' isn't an escape; write '\\\\' for a backslash [toml-syntax]"]),
    Example(
      "a quote in the words", "Locales/ar/login.toml",
      "[passwordChanged]\ntitle = \"لا يوجد ①\"اتصال\" هنا\"\ndescription = ②“سجّل”",
      [
        "① this '\"' ends the text, and more follows; inside the text write '«…»', or '\\\"' "
          + "[toml-syntax]",
        "② '“' isn't a quotation mark of TOML; begin and end the text with '\"' [toml-value]",
      ]),
    Example(
      "a missing brace", "Locales/ar/login.toml",
      "[passwordChanged]\ntitle = \"رفع {$device① نسبة من الملف\"",
      ["① expected '}' after '{$device' [syntax-error]"]),
    Example(
      "a variant that isn't closed", "Locales/ar/login.toml",
      "[passwordChanged]\ntitle = '''\n.input {$n :integer}\n.match $n\none ①{{ملف\n"
        + "two {{ملفان}}\n* {{{$n} ملف}}\n'''",
      ["① expected '}}' to close the pattern that starts here [syntax-error]"]),
    Example(
      "words that are no strings", "Locales/ar/login.toml",
      "stray = ①\"x\"\n[passwordChanged]\ntitle = ②3\nsource = { title = ③4 }",
      [
        "① 'stray' is a string; write a table of texts [wrong-type]",
        "② 'title' is an integer; write a string [wrong-type]",
        "③ 'title' is an integer; write a string [wrong-type]",
      ]),
    Example("an empty file of words has no fault of form", "Locales/ar/login.toml", "", []),
    Example(
      "a folder that isn't listed", "Locales/AR/login.toml", "①",
      [
        "① warning: the locale 'AR' is not listed in 'Catalog/bayan.toml'; did you mean 'ar'? "
          + "[locale-unlisted]"
      ]),
    Example(
      "a folder of another language", "Locales/fr/login.toml", "①",
      [
        "① warning: the locale 'fr' is not listed in 'Catalog/bayan.toml' [locale-unlisted]"
      ]),
    Example(
      "words for no domain", "Locales/ar/logn.toml", "①",
      [
        "① there is no domain 'logn', because there is no 'Catalog/logn.toml'; did you mean 'login'? "
          + "[domain-unknown]"
      ]),
    Example(
      "a numbering system", "Locales/ar/locale.toml",
      "numbering-system = ①\"l\"",
      ["① 'l' is not a numbering system such as 'latn' or 'arab' [invalid-value]"]),
  ]

  @Test func `a project's severities hold for the loader's warnings`() throws {
    let bayan = try #require(CatalogFixture.project["Catalog/bayan.toml"] ?? nil)
    let quiet = CatalogFixture([
      "Catalog/bayan.toml": bayan + "\n[checks]\nlocale-unlisted = \"off\"",
      "Locales/fr/login.toml": "",
    ])
    #expect(quiet.loaderDiagnostics == [])
  }

  @Test func `did-you-mean comes with a fix`() throws {
    let fixture = CatalogFixture(["Catalog/options.toml": "[logIn]\nrol = \"default\"\n[cancel]"])
    let fix = try #require(CatalogLoader.load(fixture.files).diagnostics.first?.fixes.first)
    #expect(fix.label == "replace 'rol' with 'role'")
    #expect(fix.edits == [TextEdit(SourceSpan(8, 11), "role")])
  }
}
