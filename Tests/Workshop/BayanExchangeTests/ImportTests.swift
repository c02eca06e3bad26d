import BayanCatalog
import BayanCatalogFixtures
import BayanChecking
import BayanDiagnostics
import BayanExchange
import BayanMessageSyntax
import BayanRules
import Testing

/// Imports of files that translators edited.
@Suite("exchange: import")
struct ImportTests {
  /// A small project, its exported file, and the edited file.
  struct Project {
    var files: [SourceFile]
    var catalog: Catalog

    init(_ changes: [String: String?] = [:]) throws {
      files = CatalogFixture(changes).files
      let loaded = CatalogLoader.load(files)
      catalog = try #require(loaded.catalog)
      #expect(loaded.isUsable, "\(loaded.diagnostics)")
    }

    func exported(_ edits: (inout String) -> Void = { _ in }) -> String {
      let output = XLIFF22.write(ExchangeDocument(catalog, locale: "ar"), over: nil)
      var text = String(decoding: output.bytes, as: UTF8.self)
      edits(&text)
      return text
    }

    func imported(
      _ text: String, asReviewed: Bool = false, resolution: ExchangeImport.Resolution? = nil
    ) -> ExchangeImport {
      let returned = XLIFF22.read(SourceFile(path: "ar.xlf", text: text))
      #expect(returned.diagnostics.isEmpty)
      return ExchangeImport(
        returned, format: XLIFF22.self, into: catalog,
        request: ExchangeImport.Request(
          locale: "ar", asReviewed: asReviewed, resolution: resolution, origin: "import:xliff-2.2"))
    }

    /// Returns the texts of the files that an import changes, by path.
    func written(_ result: ExchangeImport) -> [String: String] {
      let checked = result.checked(files, by: CheckRun(.all))
      return Dictionary(
        uniqueKeysWithValues: checked.files.map {
          ($0.path, String(decoding: $0.bytes, as: UTF8.self))
        })
    }
  }

  static let password = "login.passwordChanged.title"

  // MARK: - Texts

  @Test func `comments, order and layout stay`() throws {
    let before = """
      # Words of the login.

      [tooManyCalls]   # second first
      title    =   'انتظر {$retryAfter} ثانية يا {$name}'   # kept

      # The first.
      [passwordChanged]
      description = "سجّل الدخول من جديد."
      title = \"""
      تغيّرت \\
         كلمة المرور\"""   # why
      source = { description = "0badcafe" } # stays

      """
    let project = try Project(["Locales/ar/login.toml": before])
    let text = project.exported {
      $0 = $0.replacing("<target>انتظر ", with: "<target>مهلًا، انتظر ")
    }
    let result = project.imported(text)
    #expect(result.changes.map(\.id.description) == ["login.tooManyCalls.title"])
    let source = try #require(project.catalog.sourceMessages)
    let stamp = try #require(source.messages.first { $0.id.entry == "tooManyCalls" }).fingerprint
    let written = project.written(result)
    #expect(
      written["Locales/ar/login.toml"]
        == before.replacing("'انتظر ", with: "'مهلًا، انتظر ").replacing(
          "# kept\n", with: "# kept\nsource = { title = \"\(stamp)\" }\n"))
    #expect(Set(written.keys) == ["Locales/ar/login.toml", "Catalog/sources.lock"])
    #expect(written["Catalog/sources.lock"]?.contains("\(stamp) = \"Wait {$retryAfter}") == true)
    #expect(written["Catalog/sources.lock"]?.contains("passwordChanged") == false)
  }

  @Test func `a new message, a new entry and a new file are written`() throws {
    let project = try Project([
      "Locales/ar/login.toml": "# Arabic\n[passwordChanged]\ndescription = \"سجّل\"\n",
      "Locales/ar/options.toml": nil,
    ])
    let text = project.exported {
      $0 = $0.replacing(
        "<source>Password Changed</source>\n",
        with: "<source>Password Changed</source><target>تغيّرت \"كلمة\"</target>"
      ).replacing(
        ", <ph id=\"p2\" dataRef=\"d2\" disp=\"name\" equiv=\"name\"/></source>\n",
        with: ", <ph id=\"p2\" dataRef=\"d2\"/></source>"
          + "<target>يا <ph id=\"p2\" dataRef=\"d2\"/> <ph id=\"p1\" dataRef=\"d1\"/></target>"
      ).replacing(
        "<source>Log In</source>\n", with: "<source>Log In</source><target>ادخل</target>"
      ).replacing(
        "<source>Cancel</source>\n", with: "<source>Cancel</source><target>إلغاء</target>")
    }
    let result = project.imported(text)
    #expect(result.changes.count == 4 && result.changes.allSatisfy { $0.newState == .translated })
    let written = project.written(result)
    let source = try #require(project.catalog.sourceMessages)
    func stamp(_ id: String) throws -> String {
      try #require(source.messages.first { $0.id.description == id }).fingerprint
    }
    #expect(
      written["Locales/ar/login.toml"] == """
        # Arabic
        [passwordChanged]
        description = "سجّل"
        title = "تغيّرت \\"كلمة\\""
        source = { title = "\(try stamp(Self.password))" }

        [tooManyCalls]
        title = "يا {$name} {$retryAfter}"
        source = { title = "\(try stamp("login.tooManyCalls.title"))" }

        """)
    #expect(
      written["Locales/ar/options.toml"] == """
        [logIn]
        label = "ادخل"
        source = { label = "\(try stamp("options.logIn.label"))" }

        [cancel]
        label = "إلغاء"
        source = { label = "\(try stamp("options.cancel.label"))" }

        """)
  }

  @Test(arguments: [
    "a.title = \"ق\"\n", "[a]\n[a.source]\ntitle = \"00000000\"\n", "a = {}\n",
    "[a.source]\n", "a = { title = \"ق\", source = {} }\n", "[a]\nsource = {}\n",
  ])
  func `words get into tables written in any way`(table: String) throws {
    let project = try Project([
      "Catalog/more.toml":
        "domain = \"more\"\ntype = \"MoreError\"\n[codes.a]\ncategory = \"other\"\nsummary = \"x\"\n",
      "Locales/en/more.toml": "[a]\ntitle = \"One\"\ndescription = \"Two\"\n",
      "Locales/ar/more.toml": table,
    ])
    var document = ExchangeDocument(project.catalog, locale: "ar")
    document.units = document.units.filter { $0.id.file == "more" }
    for index in document.units.indices {
      document.units[index].variants[0].target = .init(
        elements: [.text(.init(value: "كلمة \(index)", span: SourceSpan(0, 0)))],
        span: SourceSpan(0, 0))
      document.units[index].state = .translated
    }
    let output = XLIFF22.write(document, over: nil)
    let result = project.imported(String(decoding: output.bytes, as: UTF8.self))
    #expect(result.changes.count == 2)
    let checked = result.checked(project.files, by: CheckRun(.all, locales: ["none"]))
    let paths = checked.files.map(\.path)
    let after = CatalogLoader.load(
      project.files.filter { !paths.contains($0.path) } + checked.files)
    #expect(after.isUsable, "\(after.diagnostics.map(\.message))")
    let locale = try #require(after.catalog?.locales.last)
    let entry = try #require(locale.domains["more"]?["a"])
    #expect(entry.facets[.title]?.messageText == "كلمة 0")
    #expect(entry.facets[.description]?.messageText == "كلمة 1")
    #expect(entry.source[.title] == document.units[0].source.fingerprint)
    #expect(entry.source[.description] == document.units[1].source.fingerprint)
  }

  // MARK: - Refused units

  @Test func `texts that an error rule refuses stay, and the others are taken`() throws {
    let project = try Project()
    let text = project.exported {
      $0 = $0.replacing(
        "<ph id=\"p1\" dataRef=\"d1\" disp=\"retryAfter\" equiv=\"retryAfter\"/> ثانية",
        with: "ثانية"
      ).replacing("<target>تغيّرت كلمة المرور", with: "<target>كلمة المرور تغيّرت")
    }
    let result = project.imported(text)
    #expect(result.changes.count == 2)
    let checked = result.checked(project.files, by: CheckRun(.all))
    #expect(checked.result.changes.map(\.id.description) == [Self.password])
    #expect(checked.result.refusals.map(\.name) == ["login.tooManyCalls.title"])
    #expect(checked.result.refusals[0].reasons[0].hasSuffix("[placeholder-missing]"))
    let file = SourceFile(path: "ar.xlf", text: text)
    let line = file.location(of: checked.result.refusals[0].span.start).line
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[line - 1].contains("<unit id=\"login.tooManyCalls.title\""))
    let words = project.written(result)["Locales/ar/login.toml"]
    #expect(words?.contains("كلمة المرور تغيّرت") == true)
    #expect(words?.contains("انتظر {$retryAfter} ثانية") == true)
  }

  @Test func `a draft with an error is refused like any other`() throws {
    let project = try Project()
    let text = project.exported {
      $0 = $0.replacing(
        "<ph id=\"p1\" dataRef=\"d1\" disp=\"retryAfter\" equiv=\"retryAfter\"/> ثانية",
        with: "ثانية"
      ).replacing(#"state="translated""#, with: #"state="initial""#)
    }
    let result = project.imported(text)
    #expect(result.changes.map(\.newState).contains(.draft))
    let checked = result.checked(project.files, by: CheckRun(.all))
    #expect(checked.result.refusals.map(\.name) == ["login.tooManyCalls.title"])
    #expect(project.written(result)["Locales/ar/state.lock"]?.contains("tooManyCalls") != true)
  }

  @Test func `an empty translation takes nothing away`() throws {
    let project = try Project()
    for empty in [
      "", "<target/>", "<target></target>", "<target state=\"final\"><!-- c --></target>",
    ] {
      let text = project.exported {
        $0 = $0.replacing("<target>تغيّرت كلمة المرور</target>", with: empty)
      }
      let result = project.imported(text)
      #expect(result.changes.isEmpty)
      #expect(result.refusals.map(\.name) == [Self.password])
    }
    let untranslated = try Project(["Locales/ar/options.toml": nil])
    let text = untranslated.exported {
      $0 = $0.replacing("<source>Cancel</source>", with: "<source>Cancel</source><target/>")
    }
    let result = untranslated.imported(text)
    #expect(result.changes.isEmpty && result.refusals.isEmpty)
  }

  @Test func `a placeholder that the file doesn't explain is refused`() throws {
    let project = try Project()
    for replacement in [
      "<ph id=\"p9\" dataRef=\"d9\"/> ثانية", "<x/> ثانية", "<ph id=\"q\"/> ثانية",
    ] {
      let text = project.exported {
        $0 = $0.replacing(
          "<ph id=\"p1\" dataRef=\"d1\" disp=\"retryAfter\" equiv=\"retryAfter\"/> ثانية",
          with: replacement)
      }
      let result = project.imported(text)
      #expect(result.changes.isEmpty && result.refusals.count == 1, "\(replacement)")
    }
    // A code with damaged data is found by its name, or by its place in the source.
    let named = project.exported { $0 = $0.replacing(">{$retryAfter}<", with: ">{$retryAfter<") }
    #expect(project.imported(named).refusals.isEmpty)
    let broken = project.exported {
      $0 = $0.replacing(">{$retryAfter}<", with: ">{$retryAfter<")
        .replacing(" disp=\"retryAfter\" equiv=\"retryAfter\"", with: "")
    }
    #expect(project.imported(broken).refusals.isEmpty)
    let unknown = broken.replacing("<source>", with: "<source>Once: ")
    #expect(project.imported(unknown).refusals.count == 1)
  }

  @Test func `units that the catalog doesn't have are named`() throws {
    let project = try Project()
    let hostile = [
      "../../x", "login.passwordChanged.title/../..", "", "login", "login.passwordChanged",
      "login.passwordChanged.label", "\u{202E}evil", "a&#9;b&#10;c", "login.nothing.title",
      "constructor.__proto__.title",
    ]
    for name in hostile {
      let text = project.exported {
        $0 = $0.replacing(
          "id=\"\(Self.password)\" name=\"\(Self.password)\"",
          with: "id=\"\(name)\" name=\"\(name)\"")
      }
      let result = project.imported(text)
      #expect(result.changes.isEmpty && result.refusals.isEmpty)
      #expect(result.strangers.count == 1, "\(name)")
      #expect(project.written(result).isEmpty)
    }
  }

  @Test func `a message that moved is named with its new place`() throws {
    let project = try Project()
    let text = project.exported {
      $0 = $0.replacing(Self.password, with: "login.oldName.title")
    }
    let result = project.imported(text)
    #expect(result.strangers.map(\.name) == ["login.oldName.title"])
    #expect(result.strangers.map { $0.movedTo?.description } == [Self.password])
  }

  @Test func `of a unit that stands twice with two texts nothing is taken`() throws {
    let project = try Project()
    let text = project.exported {
      let start = $0.firstRange(of: "    <unit id=\"\(Self.password)")?.lowerBound
      let end = $0.firstRange(of: "</unit>\n")?.upperBound
      guard let start, let end else { return }
      let unit = String($0[start..<end]).replacing("تغيّرت", with: "تبدّلت")
      $0.insert(contentsOf: unit, at: end)
    }
    let result = project.imported(text)
    #expect(result.changes.isEmpty)
    #expect(result.refusals.map(\.name) == [Self.password])
  }

  // MARK: - Conflicts

  @Test func `words that changed here too are a conflict, shown three ways`() throws {
    let former = try Project()
    let old = "تغيّرت كلمة المرور"
    let ours = "كلمة المرور جديدة"
    let text = former.exported { $0 = $0.replacing("<target>\(old)", with: "<target>كلمة أخرى") }
    let words = CatalogFixture.text(of: "Locales/ar/login.toml").replacing(old, with: ours)
    let project = try Project(["Locales/ar/login.toml": words])
    let result = project.imported(text)
    #expect(result.changes.isEmpty)
    #expect(result.conflicts.map(\.exported) == [old])
    #expect(result.conflicts.map(\.ours) == [ours])
    #expect(result.conflicts.map(\.theirs) == ["كلمة أخرى"])
    #expect(project.imported(text, resolution: .ours).changes.isEmpty)
    #expect(project.imported(text, resolution: .ours).conflicts.isEmpty)
    let theirs = project.imported(text, resolution: .theirs)
    #expect(theirs.changes.map(\.new) == ["كلمة أخرى"] && theirs.conflicts.isEmpty)
  }

  @Test func `words that changed only here stay`() throws {
    let former = try Project()
    let text = former.exported()
    let words = CatalogFixture.text(of: "Locales/ar/login.toml")
      .replacing("تغيّرت كلمة المرور", with: "كلمة المرور جديدة")
    let project = try Project(["Locales/ar/login.toml": words])
    let result = project.imported(text)
    #expect(result.changes.isEmpty && result.conflicts.isEmpty && result.refusals.isEmpty)
    let stripped = text.replacing("mda:meta type=\"target\"", with: "mda:meta type=\"x\"")
    #expect(project.imported(stripped).changes.isEmpty)
    #expect(project.imported(stripped).conflicts.isEmpty)
  }

  // MARK: - Sources and states

  @Test func `a stamp is that of the source which the translator had`() throws {
    let former = try Project()
    let text = former.exported { $0 = $0.replacing("<target>تغيّرت", with: "<target>تبدّلت") }
    let source = CatalogFixture.text(of: "Locales/en/login.toml")
      .replacing("Password Changed", with: "Password Was Changed")
    for isStripped in [false, true] {
      let project = try Project(["Locales/en/login.toml": source])
      let file =
        isStripped ? text.replacing(" type=\"bayan:", with: " type=\"other:") : text
      let result = project.imported(file)
      let old = try #require(former.catalog.sourceMessages?.messages.first).fingerprint
      #expect(result.changes.map(\.stamp) == [old])
      let words = project.written(result)["Locales/ar/login.toml"]
      #expect(words?.contains("source = { title = \"\(old)\" }") == true)
    }
  }

  /// Returns a project whose title is a draft, stale, or translated.
  private func project(_ state: String) throws -> Project {
    let plain = try Project()
    let source = try #require(plain.catalog.sourceMessages?.messages.first).fingerprint
    let words = try #require(plain.catalog.locales.last?.messages.first).fingerprint
    switch state {
    case "draft", "reviewed":
      return try Project([
        "Locales/ar/state.lock": "\(Self.password) = \(state) \(source) \(words) person\n"
      ])
    case "stale":
      let text = CatalogFixture.text(of: "Locales/ar/login.toml")
        .replacing("[tooManyCalls]", with: "source = { title = \"0123abcd\" }\n\n[tooManyCalls]")
      return try Project(["Locales/ar/login.toml": text])
    default: return plain
    }
  }

  /// The resulting state for a state here and one in the file, with the same text and with another
  /// one.
  @Test(arguments: [
    ("translated", "translated", false, "translated", "translated"),
    ("translated", "final", false, "translated", "translated"),
    ("translated", "final", true, "reviewed", "reviewed"),
    ("translated", "reviewed", true, "reviewed", "reviewed"),
    ("translated", "translated", true, "translated", "translated"),
    ("translated", "initial", false, "translated", "draft"),
    ("draft", "initial", false, "draft", "draft"),
    ("draft", "translated", false, "translated", "translated"),
    ("draft", "final", true, "reviewed", "reviewed"),
    ("stale", "initial", false, "stale", "draft"),
    ("stale", "translated", false, "translated", "translated"),
    ("stale", "final", true, "reviewed", "reviewed"),
    ("reviewed", "reviewed", false, "reviewed", "translated"),
    ("reviewed", "translated", false, "reviewed", "translated"),
    ("reviewed", "final", true, "reviewed", "reviewed"),
  ])
  func `states become ours`(
    here: String, file: String, asReviewed: Bool, same: String, other: String
  ) throws {
    let project = try project(here)
    let exported = ["draft", "stale"].contains(here) ? "initial" : here
    for isChanged in [false, true] {
      let text = project.exported {
        $0 = $0.replacing("state=\"\(exported)\"", with: "state=\"\(file)\"", maxReplacements: 1)
          .replacing("subState=\"bayan:draft\"", with: "")
        if isChanged { $0 = $0.replacing("<target>تغيّرت", with: "<target>تبدّلت") }
      }
      let result = project.imported(text, asReviewed: asReviewed)
      let expected = isChanged ? other : same
      let change = result.changes.first { $0.id.description == Self.password }
      #expect((change?.newState.rawValue ?? here) == expected, "changed: \(isChanged)")
      let checked = result.checked(project.files, by: CheckRun(.all, locales: ["none"]))
      let after = CatalogLoader.load(
        project.files.filter { file in !checked.files.contains { $0.path == file.path } }
          + checked.files)
      let unit = ExchangeDocument(try #require(after.catalog), locale: "ar").units[0]
      #expect(unit.state.rawValue == expected, "changed: \(isChanged)")
    }
  }

  @Test func `a file that says nothing of states gives translations`() throws {
    let project = try Project(["Locales/ar/options.toml": nil])
    let text = project.exported {
      $0 = $0.replacing(
        "<source>Cancel</source>", with: "<source>Cancel</source><target>إلغاء</target>")
    }
    let result = project.imported(text)
    #expect(result.changes.map(\.newState) == [.translated])
  }
}
