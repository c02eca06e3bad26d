import BayanCatalog
import BayanCatalogFixtures
import BayanChecking
import BayanCompiler
import BayanDiagnostics
import BayanEmission
import BayanErrors
import BayanRules
import BayanRuntime
import Testing

/// A library, and an app with texts for its errors.
struct OverriddenLibrary {
  var files: [String: SourceFile] = [:]
  let overridden: OverriddenCatalog
  let lock: SourcesLock?

  /// - Parameters:
  ///   - texts: The app's files below `Locales`, such as `en/login.toml`.
  ///   - library: The changes of the library's files.
  init(
    _ texts: [String: String], library: [String: String?] = [:],
    project: String = "locales = [\"en\", \"ar\"]", lock: String? = nil,
    states: String? = nil, pseudo: [PseudoLocale] = []
  ) throws {
    var app = [
      SourceFile(
        path: "Catalog/bayan.toml",
        text: "format = 1\nsource-locale = \"en\"\noverrides = [\"DemoErrors\"]\n\(project)\n")
    ]
    app += texts.map { path, text in
      let (tag, name) = (path.split(separator: "/")[0], path.split(separator: "/")[1])
      return SourceFile(path: "Locales/\(tag)/overrides/DemoErrors/\(name)", text: text)
    }
    if let lock { app.append(SourceFile(path: "Catalog/sources.lock", text: lock)) }
    if let states { app.append(SourceFile(path: "Locales/ar/state.lock", text: states)) }
    let catalog = try #require(CatalogLoader.load(app).catalog)
    self.lock = catalog.sources
    let placed = CatalogFixture(library).files.map {
      SourceFile(path: "../Demo/\($0.path)", bytes: $0.bytes)
    }
    for file in app + placed { files[file.path] = file }
    overridden = OverriddenCatalog(
      try #require(catalog.project.overrides.first),
      library: try #require(CatalogLoader.load(placed).catalog).withPseudoLocales(and: pseudo),
      overrides: ModuleOverrides(of: "DemoErrors", in: app, locales: catalog.project.locales),
      of: catalog.project)
  }

  /// The diagnostics, without the folder of the texts.
  var diagnostics: [String] {
    OverrideCheck(overridden, lock: lock).diagnostics(by: CheckRun(.all), in: files).map {
      let place = files[$0.file]?.location(of: $0.span.start)
      let file = $0.file.split(separator: "/")
      return
        "\(file[1])/\(file.last ?? ""):\(place?.line ?? 0) \($0.severity): \($0.message) [\($0.rule)]"
    }
  }
}

@Suite("Texts of a project for errors of another module")
struct OverrideTests {
  private let both = [
    "en/login.toml": "[passwordChanged]\ntitle = \"Your Password Changed\"\n",
    "ar/login.toml": "[passwordChanged]\ntitle = \"تغيّرت كلمة مرورك\"\n",
  ]

  // MARK: - Checks

  @Test func `texts in all locales of the project are right`() throws {
    #expect(try OverriddenLibrary(both).diagnostics == [])
  }

  @Test(arguments: [
    (
      "logn.toml", "[passwordChanged]\ntitle = \"A\"",
      "no domain 'logn', so these texts are never shown; did you mean 'login'?"
    ),
    (
      "login.toml", "[passwordChange]\ntitle = \"A\"",
      "no error 'passwordChange', so this text is never shown; did you mean 'passwordChanged'?"
    ),
    (
      "options.toml", "[logInn]\nlabel = \"A\"",
      "no option 'logInn', so this label is never shown; did you mean 'logIn'?"
    ),
  ])
  func `a text for what the module lacks is an error`(
    file: String, text: String, sentence: String
  ) throws {
    let found = try OverriddenLibrary(["en/\(file)": text], project: "locales = [\"en\"]")
      .diagnostics
    #expect(found == ["en/\(file):2 error: 'DemoErrors' has \(sentence) [override-unknown]"])
  }

  @Test func `a text for a facet that the module lacks is an error`() throws {
    let texts = ["en/login.toml": "[tooManyCalls]\nhelp = \"Wait for a while.\"\n"]
    #expect(
      try OverriddenLibrary(texts, project: "locales = [\"en\"]").diagnostics == [
        "en/login.toml:2 error: 'tooManyCalls' has no 'help' in 'DemoErrors', so this text is never shown; delete it [override-unknown]"
      ])
  }

  /// The mutations of a library, each with the rule that names it in a project that has texts.
  @Test(arguments: [
    ("the error is gone", "[codes.passwordChanged]", "[codes.passwordReset]", "override-unknown"),
    ("an argument is gone", ", name = { type = \"string\" }", "", "placeholder-unknown"),
    (
      "an argument became private", "name = { type = \"string\" }",
      "name = { type = \"string\", private = true }", "argument-private-shown"
    ),
    (
      "an argument became a text", "retryAfter = { type = \"integer\", range = \"0...3600\" }",
      "retryAfter = { type = \"string\" }", "argument-type-mismatch"
    ),
    (
      "the error became sensitive", "summary = \"The service limits calls.\"",
      "summary = \"The service limits calls.\"\nsensitive = true", "override-forbidden"
    ),
    (
      "the author forbids it", "summary = \"The service limits calls.\"",
      "summary = \"The service limits calls.\"\noverridable = false", "override-forbidden"
    ),
  ])
  func `a change of the module is named at the project's text`(
    change: String, old: String, new: String, rule: String
  ) throws {
    let texts = [
      "en/login.toml": """
      [passwordChanged]
      title = "Your Password Changed"
      [tooManyCalls]
      title = "{$name}, wait {$retryAfter :number}"
      """
    ]
    let before = CatalogFixture.text(of: "Catalog/login.toml")
    let after = before.replacing(old, with: new)
    #expect(before != after)
    var locales: [String: String?] = ["Catalog/login.toml": after]
    if new.contains("passwordReset") {
      for tag in ["en", "ar"] {
        let path = "Locales/\(tag)/login.toml"
        locales[path] = CatalogFixture.text(of: path).replacing(
          "passwordChanged", with: "passwordReset")
      }
    }
    let project = "locales = [\"en\"]"
    #expect(try OverriddenLibrary(texts, project: project).diagnostics == [])
    let found = try OverriddenLibrary(texts, library: locales, project: project).diagnostics
    #expect(
      found.contains { $0.hasSuffix("[\(rule)]") && $0.contains(" error: ") }, "\(change): \(found)"
    )
  }

  @Test func `a range that no longer fits is named at the project's plural`() throws {
    func library(_ range: String) -> [String: String?] {
      [
        "Catalog/login.toml": CatalogFixture.text(of: "Catalog/login.toml").replacing(
          "\"0...3600\"", with: "\"\(range)\"")
      ]
    }
    let texts = [
      "en/login.toml": "[tooManyCalls]\ntitle = \"{$name}, wait {$retryAfter :integer}\"\n",
      "ar/login.toml": """
      [tooManyCalls]
      title = '''
      .input {$retryAfter :integer}
      .match $retryAfter
      many {{انتظر {$retryAfter} ثانيةً يا {$name}}}
      * {{انتظر {$retryAfter} ثانية يا {$name}}}
      '''
      """,
    ]
    #expect(try OverriddenLibrary(texts, library: library("11...99")).diagnostics == [])
    let found = try OverriddenLibrary(texts, library: library("2...99")).diagnostics
    #expect(
      found.count == 1 && found[0].hasPrefix("ar/login.toml:")
        && found[0].hasSuffix("[plural-category-missing]"), "\(found)")
  }

  @Test func `an option that the module removed is named at the project's label`() throws {
    let texts = ["en/options.toml": "[logIn]\nlabel = \"Log In Again\"\n"]
    let project = "locales = [\"en\"]"
    #expect(try OverriddenLibrary(texts, project: project).diagnostics == [])
    let recoveries = CatalogFixture.text(of: "Catalog/recoveries.toml")
    let options = CatalogFixture.text(of: "Catalog/options.toml")
    var library: [String: String?] = [
      "Catalog/recoveries.toml": recoveries.replacing("\"logIn\"", with: "\"signIn\""),
      "Catalog/options.toml": options.replacing("[logIn]", with: "[signIn]"),
    ]
    for tag in ["en", "ar"] {
      let path = "Locales/\(tag)/options.toml"
      library[path] = CatalogFixture.text(of: path).replacing("[logIn]", with: "[signIn]")
    }
    #expect(library.allSatisfy { $1 != CatalogFixture.text(of: $0) })
    let found = try OverriddenLibrary(texts, library: library, project: project).diagnostics
    #expect(
      found.count == 1
        && found[0].hasPrefix("en/options.toml:2 error: 'DemoErrors' has no option 'logIn'"),
      "\(found)")
  }

  @Test func `a sensitive error may be opened for other modules`() throws {
    let library = CatalogFixture.text(of: "Catalog/login.toml").replacing(
      "summary = \"The service limits calls.\"",
      with: "summary = \"The service limits calls.\"\nsensitive = true\noverridable = true")
    let texts = ["en/login.toml": "[tooManyCalls]\ntitle = \"Wait {$retryAfter} s, {$name}.\"\n"]
    let found = try OverriddenLibrary(
      texts, library: ["Catalog/login.toml": library], project: "locales = [\"en\"]"
    ).diagnostics
    #expect(!found.contains { $0.contains("override-forbidden") })
  }

  @Test func `a locale of the project without the text is named`() throws {
    let english = both.filter { $0.key == "en/login.toml" }
    #expect(
      try OverriddenLibrary(english).diagnostics == [
        "en/login.toml:2 warning: 'login.passwordChanged.title' has no text of this project in 'ar', so its readers see that of 'DemoErrors'; write one [override-missing]"
      ])
    let quiet = "locales = [\"en\", \"ar\"]\n[checks]\noverride-missing = \"off\""
    #expect(try OverriddenLibrary(english, project: quiet).diagnostics == [])
    let begun = "locales = [\"en\", \"ar\"]\n[locale.ar]\nstatus = \"in progress\""
    #expect(
      try OverriddenLibrary(english, project: begun).diagnostics.allSatisfy {
        $0.contains(" note: ")
      })
  }

  @Test func `readers of a region get the text of their language`() throws {
    let project = "locales = [\"en\", \"ar\", \"ar-EG\"]"
    #expect(try OverriddenLibrary(both, project: project).diagnostics == [])
  }

  @Test func `a text is stale after the module changed its own`() throws {
    let text = "title = \"Your Password Changed\"\nsource = { title = \"0badcafe\" }\n"
    let found = try OverriddenLibrary(
      ["en/login.toml": "[passwordChanged]\n" + text], project: "locales = [\"en\"]",
      lock:
        "format = 1\n\"DemoErrors/login\".passwordChanged.title.0badcafe = \"Pasword Changed\"\n")
    #expect(
      found.diagnostics == [
        "en/login.toml:2 warning: 'DemoErrors' has changed the text that this one replaces; update this text, then run 'bayan sync login.passwordChanged.title' [override-stale]"
      ])
    let notes = OverrideCheck(found.overridden, lock: found.lock).diagnostics(
      by: CheckRun(.all), in: found.files
    ).flatMap(\.notes).map(\.message.description)
    #expect(notes.contains { $0.contains("Pasword") && $0.contains("Password") }, "\(notes)")
  }

  @Test func `a translation is compared with the project's own source text`() throws {
    var texts = both
    texts["ar/login.toml"]? += "source = { title = \"0badcafe\" }\n"
    let found = try OverriddenLibrary(texts).diagnostics
    #expect(found.count == 1 && found[0].hasSuffix("[translation-stale]"), "\(found)")
  }

  @Test func `a wrong placeholder and a wrong plural are reported as in any translation`() throws {
    let texts = [
      "en/login.toml": "[tooManyCalls]\ntitle = \"Wait {$seconds} s, {$name}\"\n",
      "ar/login.toml": """
      [tooManyCalls]
      title = '''
      .input {$retryAfter :number}
      .match $retryAfter
      one {{انتظر ثانية يا {$name}}}
      * {{انتظر {$retryAfter} ثانية يا {$name}}}
      '''
      """,
    ]
    let found = try OverriddenLibrary(texts).diagnostics
    #expect(
      found.contains { $0.hasPrefix("en/") && $0.hasSuffix("[placeholder-unknown]") }, "\(found)")
    #expect(found.contains { $0.hasPrefix("ar/") && $0.contains("plural") }, "\(found)")
  }

  @Test func `texts for a module that isn't listed are not read, and reported`() {
    let files = CatalogFixture([
      "Locales/en/overrides/Shop/shop.toml": "①[a]\ntitle = \"A\"\n"
    ])
    #expect(
      files.loaderDiagnostics == [
        "① warning: this file is not read, because 'Shop' is not among 'overrides' in 'Catalog/bayan.toml' [file-ignored]"
      ])
  }

  // MARK: - In a program

  private func program(
    _ texts: [String: String], isProgram: Bool = false, module: String = "App"
  ) throws -> (store: CatalogStore, overrides: CatalogOverrides) {
    let library = try OverriddenLibrary(texts, project: "locales = [\"en\", \"ar\", \"fr\"]")
    let compiled = CatalogCompiler.compile(library.overridden.library).0
    let overrides = CatalogCompiler.compile(library.overridden).0
    let made = try overrides?.catalogOverrides(of: module, isProgram: isProgram)
    return (
      CatalogStore(try #require(compiled).messageCatalog()), try #require(made)
    )
  }

  private func words(_ store: CatalogStore, _ code: Int = 0, in tag: LocaleTag) -> ErrorWords {
    store.current.words(
      domain: 0, code: code,
      arguments: [MessageArgument("retryAfter", 5), MessageArgument("name", "Ada")],
      preferring: [tag])
  }

  @Test func `the project's texts win in their facets, and all others stay`() throws {
    let (store, overrides) = try program(both)
    #expect(words(store, in: "ar").title == "تغيّرت كلمة المرور")
    #expect(store.install(overrides) == .installed)
    #expect(words(store, in: "ar").title == "تغيّرت كلمة مرورك")
    #expect(words(store, in: "ar").description == "سجّل الدخول من جديد.")
    #expect(words(store, in: "en").title == "Your Password Changed")
    #expect(words(store, 1, in: "en").title == "Wait 5 s, \u{2068}Ada\u{2069}")
    store.removeOverrides()
    #expect(words(store, in: "ar").title == "تغيّرت كلمة المرور")
  }

  @Test func `a locale that the module lacks gets texts`() throws {
    let (store, overrides) = try program([
      "fr/login.toml": "[passwordChanged]\ntitle = \"Mot de passe modifié\"\n"
    ])
    #expect(words(store, in: "fr-CA").locale == "en")
    store.install(overrides)
    let french = words(store, in: "fr-CA")
    #expect(french.title == "Mot de passe modifié")
    #expect(french.locale == "fr")
    #expect(french.description == "Log in again.")
    #expect(french.locale(of: .description) == "en")
    #expect(words(store, in: "ar").title == "تغيّرت كلمة المرور")
  }

  @Test func `labels are texts too`() throws {
    let (store, overrides) = try program([
      "ar/options.toml": "[logIn]\nlabel = \"ادخل من جديد\"\n"
    ])
    store.install(overrides)
    #expect(words(store, in: "ar").options.map(\.label) == ["ادخل من جديد", "إلغاء"])
  }

  @Test
  func `the program's texts win over those of a library, and the first library's over a second's`()
    throws
  {
    let (store, first) = try program(both, module: "First")
    let second = try program(
      ["en/login.toml": "[passwordChanged]\ntitle = \"Second\"\n"], module: "Second"
    ).overrides
    let app = try program(
      ["en/login.toml": "[passwordChanged]\ntitle = \"Program\"\n"], isProgram: true
    ).overrides
    #expect(store.install(first) == .installed)
    #expect(store.install(first) == .installed)
    #expect(store.install(second) == .refused(module: "First"))
    #expect(words(store, in: "en").title == "Your Password Changed")
    #expect(store.install(app) == .replaced(module: "First"))
    #expect(store.install(first) == .refused(module: "App"))
    #expect(words(store, in: "en").title == "Program")
    #expect(words(store, in: "ar").title == "تغيّرت كلمة المرور")
  }

  @Test func `texts for another version of the module are refused`() throws {
    let (store, _) = try program(both)
    let newer = try OverriddenLibrary(
      both,
      library: [
        "Catalog/login.toml": CatalogFixture.text(of: "Catalog/login.toml").replacing(
          "\"0...3600\"", with: "\"0...60\"")
      ])
    let compiled = try #require(CatalogCompiler.compile(newer.overridden).0)
    let made = try compiled.catalogOverrides(of: "App")
    let overrides = try #require(made)
    #expect(store.install(overrides) == .otherCatalog)
    #expect(words(store, in: "en").title == "Password Changed")
  }

  /// Builds of one library with other pseudo-locales than the library's own, such as by `--pseudo`.
  @Test(arguments: [[], [PseudoLocale.accented]], [[], [.bidirectional], PseudoLocale.allCases])
  func `pseudo-locales of a build make no other version of the module`(
    listed: [PseudoLocale], built: [PseudoLocale]
  ) throws {
    var texts = both
    texts["fr-CA/login.toml"] = "[passwordChanged]\ntitle = \"Mot de passe modifié\"\n"
    let project = "locales = [\"en\", \"ar\", \"fr-CA\"]"
    let overridden = try OverriddenLibrary(texts, project: project, pseudo: listed).overridden
    let made = try CatalogCompiler.compile(overridden).0?.catalogOverrides(of: "App")
    let overrides = try #require(made)
    let library = try OverriddenLibrary(texts, project: project, pseudo: listed + built)
      .overridden.library
    let store = CatalogStore(try #require(CatalogCompiler.compile(library).0).messageCatalog())
    #expect(store.install(overrides) == .installed)
    #expect(words(store, in: "en").title == "Your Password Changed")
    #expect(words(store, in: "ar-EG").title == "تغيّرت كلمة مرورك")
    #expect(words(store, in: "fr").title == "Mot de passe modifié")
    for pseudo in listed + built {
      let shown = words(store, in: LocaleTag(pseudo.tag))
      #expect(shown.locale == LocaleTag(pseudo.tag))
      #expect(shown.title != "Your Password Changed" && shown.title != "Mot de passe modifié")
      // The module's own text has two words, and the project's text three.
      let spaces = shown.title.utf8.count { $0 == UInt8(ascii: " ") }
      #expect(spaces == (listed.contains(pseudo) ? 2 : 1), "\(shown.title)")
    }
  }

  @Test func `a locale with another name in some regions is found beside pseudo-locales`() throws {
    let texts = ["zh-Hant/login.toml": "[passwordChanged]\ntitle = \"密碼已變更\"\n"]
    let overridden = try OverriddenLibrary(
      texts, project: "locales = [\"en\", \"zh-Hant\"]", pseudo: [.accented]
    ).overridden
    let made = try CatalogCompiler.compile(overridden).0?.catalogOverrides(of: "App")
    let compiled = try #require(CatalogCompiler.compile(overridden.library).0)
    let store = CatalogStore(try compiled.messageCatalog())
    #expect(store.install(try #require(made)) == .installed)
    #expect(words(store, in: "zh-TW").title == "密碼已變更")
  }

  @Test func `a draft is reported, and in no pack`() throws {
    let states = "DemoErrors/login.passwordChanged.title = draft 0badcafe FINGERPRINT import:po\n"
    let before = try OverriddenLibrary(both)
    let message = try #require(before.overridden.overrides(in: "ar")?.messages.first)
    let library = try OverriddenLibrary(
      both, states: states.replacing("FINGERPRINT", with: message.fingerprint))
    #expect(
      library.diagnostics.contains {
        $0.hasPrefix("ar/login.toml:2") && $0.hasSuffix("[translation-draft]")
      }, "\(library.diagnostics)")
    #expect(!before.diagnostics.contains { $0.hasSuffix("[translation-draft]") })
    #expect(
      try #require(CatalogCompiler.compile(before.overridden).0).packs.map(\.tag) == ["en", "ar"])
    let made = try CatalogCompiler.compile(library.overridden).0?.catalogOverrides(of: "App")
    let store = try program(both).store
    store.install(try #require(made))
    #expect(words(store, in: "ar").title == "تغيّرت كلمة المرور")
    #expect(words(store, in: "en").title == "Your Password Changed")
    let shown = library.overridden.shown.locales.first { $0.tag == "ar" }
    #expect(shown?.messages.contains { $0.messageText == "تغيّرت كلمة المرور" } == true)
    #expect(shown?.messages.contains { $0.messageText == "تغيّرت كلمة مرورك" } == false)
  }

  @Test func `a pack that is loaded later doesn't take the project's texts away`() throws {
    let (store, overrides) = try program(both)
    store.install(overrides)
    let library = try OverriddenLibrary(both).overridden.library
    let packs = try #require(CatalogCompiler.compile(library).0).locales
    for pack in packs { try store.load(pack.pack) }
    #expect(words(store, in: "en").title == "Your Password Changed")
    store.restore()
    #expect(words(store, in: "en").title == "Your Password Changed")
  }

  @Test func `a test shows the texts in its own task alone`() async throws {
    let (store, overrides) = try program(both)
    store.withOverrides(overrides) {
      #expect(words(store, in: "en").title == "Your Password Changed")
    }
    await store.withOverrides(overrides) {
      await Task.yield()
      #expect(words(store, in: "en").title == "Your Password Changed")
      let other = await Task.detached { words(store, in: "en").title }.value
      #expect(other == "Password Changed")
    }
    #expect(words(store, in: "en").title == "Password Changed")
  }

  // MARK: - Generated code

  @Test func `the generated file installs the texts in the module's store`() throws {
    let library = try OverriddenLibrary(both)
    let app = try #require(CatalogLoader.load(CatalogFixture().files).catalog)
    let compiled = try #require(CatalogCompiler.compile(app).0)
    let overrides = try #require(CatalogCompiler.compile(library.overridden).0)
    #expect(OverridesEmitter.file(app, compiled, [], isProgram: true) == nil)
    let file = try #require(OverridesEmitter.file(app, compiled, [overrides], isProgram: true))
    #expect(file.name == "DemoErrorsOverrides+Generated.swift")
    for line in [
      "DemoErrors.DemoErrorsCatalog.Locale.store.install(demoErrors)", "isProgram: true",
      "private static let demoErrorsPackAr", "locale ar",
    ] { #expect(file.text.contains(line), "\(line)") }
    #expect(!file.text.contains("The password was changed elsewhere."))
  }
}
