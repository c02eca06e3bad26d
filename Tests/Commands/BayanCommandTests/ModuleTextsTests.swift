#if os(Linux)
  import BayanTestProject
  import Foundation
  import Testing

  /// An app with texts of its own for the errors of a library, in the commands for translators and reviewers.
  @Suite("Texts for another module in commands")
  struct ModuleTextsTests {
    /// A repository with a library and an app; both have the same domain, code and option.
    private static func repository() throws -> TestProject {
      let folder = try TestProject([:])
      for (module, name) in [("ShopErrors", "lib"), ("AppErrors", "app")] {
        let isApp = name == "app"
        try folder.write([
          "\(name)/Catalog/bayan.toml": """
          format = 1
          source-locale = "en"
          locales = ["en", "ar"\(isApp ? ", \"fr\"" : "")]
          \(isApp ? "overrides = [\"ShopErrors\"]" : "")
          [module]
          name = "\(module)"
          access = "public"
          \(isApp ? "[libraries]\nShopErrors = \"../lib\"" : "")
          """,
          "\(name)/Catalog/order.toml": """
          domain = "com.example.\(name)"
          type = "\(isApp ? "App" : "Order")Error"
          [codes.late]
          recovery = "retry"
          summary = "The order came late."
          arguments = { days = { type = "integer", range = "11...99" } }
          """,
          "\(name)/Locales/en/order.toml":
            "[late]\ntitle = \"\(module) Late\"\ndescription = \"Some days late.\"\nsuggestion = \"Wait.\"\n",
          "\(name)/Locales/ar/order.toml":
            "[late]\ntitle = \"تأخر\"\ndescription = \"تأخر أيامًا.\"\nsuggestion = \"انتظر.\"\n",
          "\(name)/Locales/en/options.toml": "[retry]\nlabel = \"Retry \(name)\"\n",
          "\(name)/Locales/ar/options.toml": "[retry]\nlabel = \"أعد المحاولة\"\n",
        ])
      }
      try folder.write([
        "app/Locales/fr/order.toml":
          "[late]\ntitle = \"En retard\"\ndescription = \"En retard de jours.\"\nsuggestion = \"Attendez.\"\n",
        "app/Locales/fr/options.toml":
          "[retry]\nlabel = \"Encore\"\n[cancel]\nlabel = \"Annuler\"\n",
        "app/Locales/en/overrides/ShopErrors/order.toml":
          "[late]\ntitle = \"We Are Late\"\ndescription = \"Only {$days :integer} days late.\"\n",
        "app/Locales/ar/overrides/ShopErrors/order.toml": "[late]\ntitle = \"تأخرنا\"\n",
        "app/Locales/ar/overrides/ShopErrors/options.toml":
          "[retry]\nlabel = \"اطلب من جديد\"\n",
      ])
      try folder.git("init", "--quiet", "--initial-branch=main")
      try folder.git("config", "user.name", "Ann")
      try folder.git("config", "user.email", "ann@example.com")
      try folder.commit("First")
      return folder
    }

    private static func run(_ folder: TestProject, _ arguments: [String]) throws -> CommandResult {
      try runBayan(arguments + ["--project", "app"], in: folder.folder)
    }

    // MARK: - Readers

    @Test func `show, coverage and preview have the project's texts in their places`() throws {
      let folder = try Self.repository()
      let module = ["--module", "ShopErrors"]
      let show = ["show", "order.late", "--locale", "ar", "--arg", "days=12"]
      let shown = try Self.run(folder, show + module)
      #expect(shown.output.contains("تأخرنا") && shown.output.contains("اطلب من جديد"), "\(shown)")
      #expect(shown.output.contains("انتظر."), "the library's suggestion isn't shown: \(shown)")
      let own = try Self.run(folder, show)
      #expect(!own.output.contains("تأخرنا") && !own.output.contains("اطلب من جديد"), "\(own)")
      let covered = try Self.run(folder, ["coverage", "--format", "json"] + module)
      #expect(covered.status == 0 && covered.output.contains("\"ar\""), "\(covered)")
      let preview = try Self.run(folder, ["preview", "--output", "site", "--quiet"] + module)
      #expect(preview.status == 0, "\(preview.errors)")
      let site = folder.folder.appendingPathComponent("site").path
      let pages = try FileManager.default.subpathsOfDirectory(atPath: site)
      let texts = pages.compactMap { FileManager.default.contents(atPath: "\(site)/\($0)") }
        .map { String(decoding: $0, as: UTF8.self) }
      #expect(texts.contains { $0.contains("تأخرنا") })
      #expect(!texts.contains { $0.contains("AppErrors Late") })
    }

    // MARK: - Translators

    private static let formats = [
      "xliff-2.2", "xliff-2.1", "xliff-1.2", "po", "csv", "tsv", "json", "json-nested", "arb",
      "xcstrings",
      "strings", "android",
    ]

    @Test(arguments: formats)
    func `a file carries the project's texts, and an unchanged one changes nothing`(
      format: String
    ) throws {
      let folder = try Self.repository()
      #expect(try Self.run(folder, ["sync"]).status == 0)
      let exported = try Self.run(
        folder,
        [
          "export", "--module", "ShopErrors", "--locale", "ar", "--to", format, "-o", "ar.file",
          "--lossy",
        ])
      #expect(exported.status == 0, "\(exported.errors)")
      let text = try folder.read("ar.file")
      #expect(text.contains("تأخرنا") && text.contains("اطلب من جديد"), "\(text)")
      // Neither the app's own errors, nor texts that the app leaves to the library.
      #expect(!text.contains("AppErrors Late") && !text.contains("Wait."), "\(text)")
      let back = try Self.run(
        folder,
        [
          "import", "ar.file", "--module", "ShopErrors", "--locale", "ar", "--dry-run", "--format",
          "json",
        ])
      #expect(back.status == 0, "\(back.output)\(back.errors)")
      #expect(back.output.contains("\"changes\": []"), "\(back.output)")
      #expect(back.output.contains("\"unknown\": []"), "\(back.output)")
    }

    @Test(arguments: ["xliff-2.2", "xliff-1.2"])
    func `a translator's texts come back with their stamps and states`(format: String) throws {
      let folder = try Self.repository()
      #expect(try Self.run(folder, ["sync"]).status == 0)
      let export = ["export", "--module", "ShopErrors", "--to", format, "--locale"]
      let arabic = try Self.run(folder, export + ["ar"]).output
      // The source is the text that readers of English see: the app's own, and the library's where it has none.
      #expect(arabic.contains("We Are Late") && arabic.contains("Retry lib"), "\(arabic)")
      #expect(arabic.contains("ShopErrors/order.late.title"), "\(arabic)")
      let french = try Self.run(folder, export + ["fr"]).output
      #expect(!french.contains("En retard"), "\(french)")
      let source = "<source>We Are Late</source>"
      #expect(french.contains(source), "\(french)")
      try folder.write(
        french.replacing(source, with: source + "<target>On est en retard</target>"), to: "fr.xlf")
      let taken = try Self.run(folder, ["import", "fr.xlf", "--module", "ShopErrors"])
      #expect(taken.status == 0, "\(taken.output)\(taken.errors)")
      let written = try folder.read("app/Locales/fr/overrides/ShopErrors/order.toml")
      #expect(written.contains("title = \"On est en retard\""), "\(written)")
      #expect(written.contains("source = { title = "), "\(written)")
      #expect(try folder.read("app/Locales/fr/order.toml").contains("En retard\""))
      // The file has no state, so nobody has read the text for a program.
      let check = try Self.run(folder, ["check"])
      #expect(check.status == 0, "\(check.errors)")
      // The app's own text in English changes: the translations are stale, and say so to the translator.
      let english = "app/Locales/en/overrides/ShopErrors/order.toml"
      try folder.write(
        try folder.read(english).replacing("We Are Late", with: "We Are Very Late"), to: english)
      let stale = try Self.run(folder, export + ["fr"]).output
      let state = format == "xliff-1.2" ? "x-bayan-stale" : "bayan:stale"
      #expect(stale.contains("We Are {+Very +}Late") && stale.contains(state), "\(stale)")
      let found = try Self.run(folder, ["check"])
      #expect(
        found.errors.contains("Locales/fr/overrides/ShopErrors/order.toml")
          && found.errors.contains("[translation-stale]"), "\(found.errors)")
    }

    @Test func `a draft stays a draft beside the states of the project's own texts`() throws {
      let folder = try Self.repository()
      #expect(try Self.run(folder, ["sync"]).status == 0)
      #expect(try Self.run(folder, ["review", "order.late.title", "--locale", "fr"]).status == 0)
      let own = try folder.read("app/Locales/fr/state.lock")
      let lock = try folder.read("app/Catalog/sources.lock")
      let export = [
        "export", "--module", "ShopErrors", "--to", "xliff-2.2", "--locale", "fr",
        "ShopErrors/order.late.title",
      ]
      let file = try Self.run(folder, export).output
      #expect(file.contains("We Are Late") && !file.contains("Only"), "\(file)")
      let source = "<source>We Are Late</source>"
      try folder.write(
        file.replacing(/<segment[^>]*>/, with: "<segment state=\"initial\">").replacing(
          source, with: source + "<target>On est en retard</target>"), to: "fr.xlf")
      let taken = try Self.run(folder, ["import", "fr.xlf", "--module", "ShopErrors"])
      #expect(taken.status == 0, "\(taken.output)\(taken.errors)")
      let states = try folder.read("app/Locales/fr/state.lock")
      #expect(states.contains(#/ShopErrors/order\.late\.title *= draft /#), "\(states)")
      for line in own.split(separator: "\n") where line.contains(" = ") {
        let words = line.split(separator: " ")
        #expect(
          states.split(separator: "\n").contains { $0.split(separator: " ") == words }, "\(states)")
      }
      let sources = try folder.read("app/Catalog/sources.lock")
      for line in lock.split(separator: "\n") { #expect(sources.contains(line), "\(line)") }
      let found = try Self.run(folder, ["check"])
      #expect(
        found.errors.contains("Locales/fr/overrides/ShopErrors/order.toml")
          && found.errors.contains("[translation-draft]"), "\(found.errors)")
      // A review of the project's own text keeps the state of the other.
      #expect(
        try Self.run(folder, ["review", "order.late.description", "--locale", "fr"]).status == 0)
      #expect(try folder.read("app/Locales/fr/state.lock").contains("ShopErrors/order.late.title"))
    }

    @Test func `a text that breaks a rule is refused, in the library's terms`() throws {
      let folder = try Self.repository()
      let file = try Self.run(
        folder, ["export", "--module", "ShopErrors", "--to", "po", "--locale", "fr"]
      ).output
      let source = "msgid \"We Are Late\"\nmsgstr \"\""
      #expect(file.contains(source), "\(file)")
      try folder.write(
        file.replacing(source, with: "msgid \"We Are Late\"\nmsgstr \"{count} jours\""), to: "fr.po"
      )
      let refused = try Self.run(folder, ["import", "fr.po", "--module", "ShopErrors"])
      #expect(refused.status == 1 && refused.output.contains("{count}"), "\(refused.output)")
      #expect(
        !FileManager.default.fileExists(
          atPath: folder.folder.appendingPathComponent("app/Locales/fr/overrides").path))
    }

    @Test func `files of one module aren't taken for another`() throws {
      let folder = try Self.repository()
      let export = ["export", "--locale", "ar", "--to", "xliff-2.2", "-o"]
      #expect(try Self.run(folder, export + ["shop.xlf", "--module", "ShopErrors"]).status == 0)
      #expect(try Self.run(folder, export + ["own.xlf"]).status == 0)
      let wrong = try Self.run(folder, ["import", "shop.xlf"])
      #expect(wrong.status == 64, "\(wrong.output)")
      #expect(wrong.errors.contains("Import them with '--module ShopErrors'"), "\(wrong.errors)")
      let other = try Self.run(
        folder, ["import", "own.xlf", "--module", "ShopErrors", "--dry-run", "--format", "json"])
      #expect(other.status == 1 && other.output.contains("\"changes\": []"), "\(other.output)")
    }

    @Test(arguments: [
      (["export", "--to", "po", "--module", "Shop"], "'Shop' is not among 'overrides'"),
      (["export", "--to", "po", "--module", "ShopErrors", "--locale", "de"], "no locale 'de'"),
      (["export", "--to", "strings", "--adopted-keys", "--module", "ShopErrors"], "an app's keys"),
      (["import", "x", "--source", "--module", "ShopErrors"], "the module's own"),
      (["diff", "--module", "ShopErrors"], "A release records no texts"),
    ])
    func `a request that can't be met says why`(arguments: [String], reason: String) throws {
      let result = try Self.run(try Self.repository(), arguments)
      #expect(result.status == 64 && result.errors.contains(reason), "\(result.errors)")
    }

    // MARK: - Changes

    @Test func `diff lists changed, new and removed texts, and a patch`() throws {
      let folder = try Self.repository()
      let same = try Self.run(folder, ["diff", "--from", "main"])
      #expect(same.output == "nothing has changed\n" && same.errors == "", "\(same)")
      try folder.write([
        "app/Locales/en/overrides/ShopErrors/order.toml":
          "[late]\ntitle = \"We Are Late\"\ndescription = \"Just {$days :integer} days late.\"\n",
        "app/Locales/ar/overrides/ShopErrors/order.toml":
          "[late]\ntitle = \"تأخرنا\"\nsuggestion = \"انتظر قليلًا.\"\n",
        "app/Locales/ar/overrides/ShopErrors/options.toml": "",
      ])
      let sentences = [
        "patch: 1 text reads otherwise in 'en': ShopErrors/order.late.description\n",
        "patch: 1 text is new in 'ar': ShopErrors/order.late.suggestion\n",
        "patch: 1 text is gone in 'ar': ShopErrors/options.retry.label\n",
      ]
      for option in [[], ["--module", "ShopErrors"]] {
        let found = try Self.run(folder, ["diff", "--from", "main"] + option)
        #expect(found.status == 0 && found.errors == "", "\(found.errors)")
        for sentence in sentences { #expect(found.output.contains(sentence), "\(found.output)") }
        // With sample values.
        #expect(found.output.contains("[-Only-]{+Just+} 11 days late."), "\(found.output)")
        #expect(found.output.hasSuffix("verdict: patch\n"), "\(found.output)")
        let json = try Self.run(folder, ["diff", "--from", "main", "--format", "json"] + option)
        #expect(json.output.contains("ShopErrors/options.retry.label"), "\(json.output)")
      }
      try folder.write(
        try folder.read("app/Locales/en/order.toml").replacing("AppErrors", with: "App"),
        to: "app/Locales/en/order.toml")
      let both = try Self.run(folder, ["diff", "--from", "main"])
      #expect(both.output.contains("in 'en': order.late.title\n"), "\(both.output)")
      #expect(both.output.contains(sentences[0]), "\(both.output)")
      let one = try Self.run(folder, ["diff", "--from", "main", "--module", "ShopErrors"])
      #expect(!one.output.contains("in 'en': order.late.title\n"), "\(one.output)")
    }

    @Test func `all texts for a module are new with it, and gone without it`() throws {
      let folder = try Self.repository()
      let project = "app/Catalog/bayan.toml"
      let text = try folder.read(project)
      try folder.write(
        text.replacing("overrides = [\"ShopErrors\"]", with: "").replacing(
          "[libraries]\nShopErrors = \"../lib\"", with: ""), to: project)
      for tag in ["en", "ar"] {
        try FileManager.default.removeItem(
          at: folder.folder.appendingPathComponent("app/Locales/\(tag)/overrides"))
      }
      let gone = try Self.run(folder, ["diff", "--from", "main", "--library", "ShopErrors=lib"])
      #expect(
        gone.output.contains(
          "2 texts are gone in 'ar': ShopErrors/order.late.title, ShopErrors/options.retry.label"),
        "\(gone.output)\(gone.errors)")
      try folder.commit("Without")
      let new = try Self.run(folder, ["diff", "--from", "HEAD", "--to", "HEAD~1"])
      #expect(
        new.output.contains(
          "2 texts are new in 'ar': ShopErrors/order.late.title, ShopErrors/options.retry.label"),
        "\(new.output)\(new.errors)")
    }

    @Test func `a library that can't be found is named, and the rest is compared`() throws {
      let folder = try Self.repository()
      try folder.write(
        try folder.read("app/Locales/en/order.toml").replacing("AppErrors", with: "App"),
        to: "app/Locales/en/order.toml")
      try FileManager.default.removeItem(at: folder.folder.appendingPathComponent("lib/Catalog"))
      let found = try Self.run(folder, ["diff", "--from", "main"])
      #expect(found.status == 0 && found.output.contains("in 'en': order.late.title\n"), "\(found)")
      #expect(
        found.errors.contains("warning: ") && found.errors.contains("[override-module-unknown]"),
        "\(found.errors)")
      #expect(
        try Self.run(folder, ["diff", "--from", "main", "--module", "ShopErrors"]).status == 1)
    }

    @Test func `a library in a folder that the manifest names is found before the first build`()
      throws
    {
      let folder = try Self.repository()
      let project = "app/Catalog/bayan.toml"
      try folder.write(
        try folder.read(project).replacing("[libraries]\nShopErrors = \"../lib\"", with: ""),
        to: project)
      let covered = { try Self.run(folder, ["coverage", "--module", "ShopErrors"]) }
      for (name, module) in [("app", "AppErrors"), ("lib", "ShopErrors")] {
        try folder.write(
          "let package = Package(name: \"\(name)\", targets: [.target(name: \"\(module)\", path: \".\")])",
          to: "\(name)/Package.swift")
      }
      #expect(try covered().status != 0)
      try folder.write(
        """
        let package = Package(
          name: "app",
          dependencies: [
            .package(url: "https://example.com/other", from: "1.0.0"), .package(path: "../lib"),
          ],
          targets: [.target(name: "AppErrors", path: ".")])
        """, to: "app/Package.swift")
      let found = try covered()
      #expect(found.status == 0, "\(found.errors)")
    }

    // MARK: - Two modules with texts for one library

    /// Adds modules that have texts for the library's errors too, as the plugin finds them among dependencies.
    private static func add(_ modules: [String], to folder: TestProject) throws -> [String] {
      for module in modules {
        try folder.write(
          "format = 1\nsource-locale = \"en\"\nlocales = [\"en\"]\noverrides = [\"ShopErrors\"]\n"
            + "[module]\nname = \"\(module)\"\n", to: "\(module)/Catalog/bayan.toml")
      }
      return (modules + ["ShopErrors"]).flatMap {
        ["--library", "\($0)=\($0 == "ShopErrors" ? "lib" : $0)"]
      }
    }

    @Test func `a dependency with texts for the same library is an error`() throws {
      let folder = try Self.repository()
      let libraries = try Self.add(["Basket"], to: folder)
      let found = try Self.run(folder, ["check"] + libraries)
      #expect(found.status == 1, "\(found.errors)")
      let line = found.errors.split(separator: "\n").first { $0.hasSuffix("[override-shared]") }
      #expect(
        line?.hasPrefix(
          "app/Catalog/bayan.toml:4:14: error: 'Basket' has texts for errors of 'ShopErrors' too")
          == true,
        "\(found.errors)")
      let output = ["--output", "out"]
      #expect(try Self.run(folder, ["generate"] + output + libraries).status == 1)
      let project = "app/Catalog/bayan.toml"
      try folder.write(
        try folder.read(project) + "\n[checks]\noverride-shared = \"off\"\n", to: project)
      let quiet = try Self.run(folder, ["generate"] + output + libraries)
      #expect(quiet.status == 0 && !quiet.errors.contains("override-shared"), "\(quiet.errors)")
    }

    @Test func `a dependency whose errors have texts too is an error`() throws {
      let folder = try Self.repository()
      let libraries = try Self.add(["Basket"], to: folder)
      let project = "app/Catalog/bayan.toml"
      let text = try folder.read(project)
      try folder.write(
        text.replacing("[\"ShopErrors\"]", with: "[\"ShopErrors\", \"Basket\"]"), to: project)
      let found = try Self.run(folder, ["check"] + libraries)
      #expect(
        found.errors.contains(
          "app/Catalog/bayan.toml:4:14: error: 'Basket' has texts for errors of 'ShopErrors' too"),
        "\(found.errors)")
    }

    @Test func `two dependencies with texts for one library are an error`() throws {
      let folder = try Self.repository()
      let libraries = try Self.add(["Basket", "Checkout"], to: folder)
      let found = try runBayan(
        ["check", "--project", "lib"] + libraries.dropLast(2), in: folder.folder)
      #expect(
        found.errors.contains(
          "lib/Catalog/bayan.toml:1:1: error: 'Basket' and 'Checkout' both have texts for errors of 'ShopErrors'"
        ),
        "\(found.errors)")
      #expect(found.status == 1)
      let one = try runBayan(
        ["check", "--project", "lib"] + libraries.prefix(2), in: folder.folder)
      #expect(one.status == 0, "\(one.errors)")
    }

    // MARK: - Builds in stages

    @Test(arguments: ["interface", "check", "link", "compile"])
    func `a build in stages refuses texts for other modules`(stage: String) throws {
      let folder = try Self.repository()
      let shared = [
        "app/Catalog/bayan.toml", "app/Catalog/order.toml", "app/Locales/en/order.toml",
      ]
      try folder.write("", to: "interface")
      let arguments: [String: [String]] = [
        "interface": ["-o", "out"] + shared, "check": ["-o", "out"] + shared,
        "link": ["--output", "out"] + shared,
        "compile": [
          "--locale", "ar", "--interface", "interface", "-o", "out",
          "app/Locales/ar/overrides/ShopErrors/order.toml",
        ],
      ]
      let result = try runProduct(
        "bayan-build", ["stage", stage] + (arguments[stage] ?? []), in: folder.folder)
      #expect(result.status == 64, "\(result.errors)")
      if stage != "compile" {
        #expect(
          result.errors.contains("'overrides' in Catalog/bayan.toml names 'ShopErrors'"),
          "\(result.errors)")
        #expect(
          result.errors.contains("Build this project with 'bayan generate'"), "\(result.errors)")
      }
      #expect(
        !FileManager.default.fileExists(
          atPath: folder.folder.appendingPathComponent("out").path))
    }
  }
#endif
