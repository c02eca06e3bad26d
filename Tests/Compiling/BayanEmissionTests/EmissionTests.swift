import BayanCatalog
import BayanCatalogFixtures
import BayanCompiler
import BayanDiagnostics
import BayanEmission
import BayanRuntime
import Testing

@Suite("Generated Swift")
struct EmissionTests {
  @Test func `generated code names the runtime that it needs`() throws {
    let catalog = try #require(CatalogLoader.load(Self.hostile).catalog)
    let compiled = try #require(CatalogCompiler.compile(catalog).0)
    let files = CatalogEmitter.files(catalog, compiled)
    let text = files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    let type = "\(BayanRuntimeForCodeFormat8.self)"
    #expect(type == "BayanRuntimeForCodeFormat\(CatalogEmitter.formatVersion)")
    #expect(text.contains("private typealias RequiredRuntime = BayanRuntime.\(type)\n"))
  }

  /// Returns the file with the enum of a domain.
  private static func loginError(of domain: String) throws -> GeneratedFile {
    let loaded = CatalogLoader.load(CatalogFixture(["Catalog/login.toml": domain]).files)
    #expect(loaded.diagnostics == [])
    let catalog = try #require(loaded.catalog)
    let compiled = try #require(CatalogCompiler.compile(catalog).0)
    return try #require(
      CatalogEmitter.files(catalog, compiled).first { $0.name.hasPrefix("LoginError") })
  }

  @Test(arguments: [
    ("example = 30", "example = \"Ann\"", "/// “Wait 30 s, Ann”"),
    ("example = 30", "private = false", "/// “Wait {$retryAfter} s, {$name}”"),
  ])
  func `a case says its text with the examples of its arguments, if all have one`(
    _ first: String, _ second: String, _ line: String
  ) throws {
    let domain = CatalogFixture.text(of: "Catalog/login.toml").replacing(
      "arguments = { retryAfter = { type = \"integer\", range = \"0...3600\" }, name = { type = \"string\" } }",
      with: """
        arguments = { retryAfter = { type = "integer", \(first) }, name = { type = "string", \(second) } }
        """)
    let file = try Self.loginError(of: domain)
    #expect(file.text.contains(line), "\(file.text)")
  }

  @Test func `a case says what its arguments mean`() throws {
    let domain = CatalogFixture.text(of: "Catalog/login.toml").replacing(
      "retryAfter = { type = \"integer\", range = \"0...3600\" }",
      with: """
        retryAfter = { type = "integer", summary = "Seconds to wait */ \\n/// until then." }
        """)
    let file = try Self.loginError(of: domain)
    #expect(file.text.contains("  /// - Parameter retryAfter: Seconds to wait"), "\(file.text)")
    #expect(file.text.split(separator: "\n").allSatisfy { !$0.hasPrefix("until") }, "\(file.text)")
  }

  @Test func `if one value of a case is described, all are, as DocC wants`() throws {
    let domain = CatalogFixture.text(of: "Catalog/login.toml").replacing(
      "arguments = { retryAfter = { type = \"integer\", range = \"0...3600\" }, name = { type = \"string\" } }",
      with: """
        wraps = true
        arguments = { retryAfter = { type = "integer", summary = "Seconds to wait." }, name = { type = "string" } }
        """)
    let lines = try Self.loginError(of: domain).text.split(separator: "\n")
    for name in ["retryAfter", "name", "underlying"] {
      let count = lines.count { $0.hasPrefix("  /// - Parameter \(name): ") }
      #expect(count == 1, "\(name)")
    }
  }

  @Test func `the documentation of a function names all its parameters`() throws {
    let domain = CatalogFixture.text(of: "Catalog/login.toml").replacing(
      "summary = \"The service", with: "wraps = true\nsummary = \"The service"
    ).replacing(
      "recovery = \"logIn\"", with: "recovery = \"logIn\"\nwraps = true")
    let text = try Self.loginError(of: domain).text
    let lines = text.split(separator: "\n")
    let end = try #require(
      lines.firstIndex { $0.contains("init?(code: Swift.Int, underlying:") })
    let comment = lines[..<end].suffix(12)
    for name in ["code", "underlying"] {
      #expect(comment.contains { $0.hasPrefix("  /// - Parameter \(name): ") }, "\(name)")
    }
  }

  @Test func `text of a catalog is no link and no directive of DocC`() throws {
    let hostile = [
      "``Missing``", "<doc:Missing>", "[docs](doc:Missing)", "![a](missing.png)",
      "- Parameter x: y",
      "@Row", "- Returns: nothing",
    ]
    for summary in hostile {
      let domain = CatalogFixture.text(of: "Catalog/login.toml").replacing(
        "The service limits calls.", with: summary)
      let text = try Self.loginError(of: domain).text
      #expect(!text.contains("/// \(summary)\n"), "\(summary)")
    }
  }

  @Test func `linters and formatters skip what is generated`() throws {
    let catalog = try #require(CatalogLoader.load(Self.hostile).catalog)
    let compiled = try #require(CatalogCompiler.compile(catalog).0)
    let files = CatalogEmitter.files(catalog, compiled)
    #expect(!files.isEmpty)
    for file in files {
      let header = file.text.split(separator: "\n").prefix { $0.hasPrefix("//") }
      for line in [
        "// swift-format-ignore-file", "// swiftlint:disable all", "// swiftformat:disable all",
      ] {
        #expect(header.contains { $0 == line }, "\(file.name)")
      }
    }
  }

  @Test func `a case says since when it is there, and what replaces it`() throws {
    let domain = CatalogFixture.text(of: "Catalog/login.toml")
      .replacing("recovery = \"logIn\"", with: "recovery = \"logIn\"\nsince = \"1.4\"")
      .replacing(
        "summary = \"The service",
        with: "replaced-by = \"login.passwordChanged\"\nsummary = \"The service"
      )
    let file = try Self.loginError(of: domain)
    #expect(file.text.contains("  /// - Since: 1.4\n"), "\(file.text)")
    #expect(
      file.text.contains("  /// - Important: Replaced by `LoginError.passwordChanged`.\n"),
      "\(file.text)")
    // The attribute would cause warnings in every build, because generated code uses each case.
    #expect(!file.text.contains("@available"))
  }

  @Test func `a module without types has the locales and the table alone`() throws {
    let sources = Self.hostile.map { file in
      file.path == "Catalog/bayan.toml"
        ? SourceFile(path: file.path, bytes: file.bytes + Array("\ntypes = false\n".utf8)) : file
    }
    let catalog = try #require(CatalogLoader.load(sources).catalog)
    let compiled = try #require(CatalogCompiler.compile(catalog).0)
    let files = CatalogEmitter.files(catalog, compiled)
    #expect(
      files.map(\.name) == ["HostileCatalog+Generated.swift", "HostileCatalog.en+Generated.swift"])
    #expect(
      !files.contains { $0.text.contains("carrying") || $0.text.contains("enum SampleError") })
    #expect(files[0].text.contains("private static let table"))
  }

  /// A project whose texts and names contain Swift code.
  static let hostile: [SourceFile] = [
    SourceFile(
      path: "Catalog/bayan.toml",
      text: """
        format = 1
        source-locale = "en"
        locales = ["en"]
        [module]
        name = "Hostile"
        access = "internal"
        foundation = false
        """),
    SourceFile(
      path: "Catalog/categories.toml",
      text: """
        [other]
        summary = "Other."
        requires = ["title", "description"]
        """),
    SourceFile(
      path: "Catalog/errors.toml",
      text: #"""
        domain = "com.example\"; fatalError(); //"
        type = "SampleError"
        summary = "*/ fatalError()\n/* Errors."
        [codes.default]
        category = "other"
        summary = "A keyword for a name.\u2028fatalError()\n\"\"\"\nfatalError() \\\\(fatalError())"
        [codes."رفض"]
        category = "other"
        words = "category"
        [codes.switch]
        category = "other"
        summary = "Another."
        wraps = true
        arguments = { in = { type = "string" }, count = { type = "integer" } }
        """#),
    SourceFile(
      path: "Locales/en/categories.toml",
      text: "[other]\ntitle = \"Other\"\ndescription = \"Other.\"\n"),
    SourceFile(
      path: "Locales/en/errors.toml",
      text: #"""
        [default]
        title = "\"; fatalError() //"
        description = "\\\\(fatalError())\n\"\"\"\nfatalError()\r\u202E"
        [switch]
        title = "In {$in}"
        description = "{$count :integer}"
        """#),
  ]

  private func generate(_ files: [SourceFile]) throws -> [GeneratedFile] {
    let catalog = try #require(CatalogLoader.load(files).catalog)
    let (compiled, diagnostics) = CatalogCompiler.compile(catalog)
    #expect(diagnostics == [])
    return CatalogEmitter.files(catalog, try #require(compiled))
  }

  @Test func `the same catalog gives the same bytes`() throws {
    #expect(try generate(Self.hostile) == generate(Self.hostile.reversed()))
  }

  @Test func `an editor shows one variant of a message, not how it is chosen`() throws {
    var files = Self.hostile
    let last = files.count - 1
    files[last] = SourceFile(
      path: files[last].path,
      text: #"""
        [default]
        title = "Title"
        description = "Words."
        [switch]
        title = "In {$in}"
        description = """
        .input {$count :integer}
        .match $count
        one {{One file.}}
        * {{{$count} files é.}}"""
        """#)
    let file = try #require(try generate(files).first { $0.name.hasPrefix("SampleError") })
    #expect(file.text.contains("/// “In {$in}” “{$count} files é.”\n"), "\(file.text)")
    #expect(!file.text.contains(".match"))
  }

  @Test func `text stays text: no line of the sources holds what a catalog wrote as code`() throws {
    for file in try generate(Self.hostile) {
      for line in file.text.split(separator: "\n") where line.contains("fatalError()") {
        let trimmed = line.drop { $0 == " " }
        // The line is a comment, or part of a literal whose quotes are escaped.
        let isComment = trimmed.hasPrefix("//")
        let isLiteral = !trimmed.contains("\"\"\"") && !trimmed.hasPrefix("fatalError")
        #expect(isComment || isLiteral, "\(file.name): \(line)")
      }
      #expect(!file.text.unicodeScalars.contains("\u{202E}"), "\(file.name)")
      #expect(!file.text.unicodeScalars.contains("\u{2028}"), "\(file.name)")
      #expect(!file.text.unicodeScalars.contains("\r"), "\(file.name)")
    }
  }

  @Test func `keywords become names in backticks, and arguments become associated values`() throws {
    let file = try #require(try generate(Self.hostile).first { $0.name.hasPrefix("SampleError") })
    #expect(file.text.contains("  case `default`\n"))
    #expect(file.text.contains("  case رفض\n"))
    #expect(
      file.text.contains(
        "  case `switch`(`in`: Swift.String, count: Swift.Int, underlying: any Swift.Error)\n"))
    #expect(
      file.text.contains("nonisolated indirect enum SampleError: BayanRuntime.GeneratedError {"))
    #expect(!file.text.contains("public"))
    #expect(!file.text.contains("BayanErrors"))
  }

  @Test func `every case is named by its place, and a default says what is left`() throws {
    let file = try #require(try generate(Self.hostile).first { $0.name.hasPrefix("SampleError") })
    let lines = file.text.split(separator: "\n").map { $0.drop { $0 == " " } }
    let places = lines.filter { $0.hasPrefix("case .") && $0.contains(": return ") }
    #expect(places.filter { $0.last?.isNumber == true }.count == 3, "\(file.text)")
    let defaults = lines.indices.filter { lines[$0].hasPrefix("default:") }
    #expect(defaults.count == 1)
    #expect(defaults.allSatisfy { lines[$0 - 1] == "// The others carry nothing." })
  }

  @Test func `errors with the same arguments carry what one function makes`() throws {
    func own(_ domain: String, _ type: String, _ arguments: String, _ words: String) -> [SourceFile]
    {
      [
        SourceFile(
          path: "Catalog/\(domain).toml",
          text: """
            domain = "org.example.\(domain)"
            type = "\(type)"
            [codes.full]
            value = 1
            category = "other"
            arguments = { \(arguments) }
            """),
        SourceFile(
          path: "Locales/en/\(domain).toml",
          text: "[full]\ntitle = \"T\"\ndescription = \"\(words)\"\n"),
      ]
    }
    var sources = [Self.hostile[0], Self.hostile[1]]
    sources += own("a", "AError", #"limit = { type = "integer" }"#, "At most {$limit}")
    sources += own("b", "BError", #"limit = { type = "integer" }"#, "At most {$limit}")
    sources += own("c", "CError", #"limit = { type = "string" }"#, "At most {$limit}")
    sources += own("d", "DError", #"limit = { type = "integer", private = true }"#, "Too many")
    let files = try generate(sources)
    let catalog = try #require(files.first { $0.name == "HostileCatalog+Generated.swift" }).text
    #expect(catalog.split(separator: "static func carrying(").count == 3, "\(catalog)")
    #expect(catalog.contains("static func carrying(limit: Swift.Int) -> Self {"))
    #expect(catalog.contains("static func carrying(limit: Swift.String) -> Self {"))
    let hidden = try #require(files.first { $0.name.hasPrefix("DError") }).text
    #expect(hidden.contains("return .carrying(limit: limit).hiding(\"limit\")"))
  }

  @Test func `arguments of one name and two types don't share a branch`() throws {
    func code(_ name: String, _ type: String) -> String {
      """
      [codes.\(name)]
      category = "other"
      arguments = { limit = { type = "\(type)" } }

      """
    }
    let codes = code("a", "integer") + code("b", "string") + code("c", "integer")
    let words = ["a", "b", "c"].map { "[\($0)]\ntitle = \"T\"\ndescription = \"{$limit}\"\n" }
    let file = try #require(
      try generate([
        Self.hostile[0], Self.hostile[1],
        SourceFile(
          path: "Catalog/own.toml",
          text: "domain = \"org.example.sample\"\ntype = \"SampleError\"\n" + codes),
        SourceFile(path: "Locales/en/own.toml", text: words.joined()),
      ]).first { $0.name.hasPrefix("SampleError") })
    #expect(
      file.text.contains(
        """
            case .a(let limit), .c(let limit): return .carrying(limit: limit)
            case .b(let limit): return .carrying(limit: limit)

        """), "\(file.text)")
  }

  @Test func `categories and options are enums`() throws {
    let files = try generate(
      Self.hostile + [
        SourceFile(path: "Catalog/options.toml", text: "[default]\nrole = \"default\"\n"),
        SourceFile(path: "Locales/en/options.toml", text: "[default]\nlabel = \"Go\"\n"),
      ])
    let file = try #require(files.first { $0.name == "HostileCatalog+Generated.swift" })
    #expect(
      file.text.contains(
        """
          /// How these errors are dealt with.
          enum Category: Swift.String, BayanRuntime.CatalogName {
            /// Other.
            case other
          }

          /// The options that these errors offer: their buttons.
          enum Option: Swift.String, BayanRuntime.CatalogName {
            /// “Go”
            case `default`
          }

        """), "\(file.text)")
    let without = try #require(try generate(Self.hostile).first { $0.name == file.name })
    #expect(without.text.contains("typealias Option = BayanRuntime.NoOption\n"))
  }

  @Test func `a new code is one new line of the catalog's file`() throws {
    func lines(_ codes: [String]) throws -> [Substring] {
      let declared = codes.map { "[codes.\($0)]\nvalue = \($0.utf8.count)\ncategory = \"other\"\n" }
      let words = codes.map { "[\($0)]\ntitle = \"T\"\ndescription = \"D\"\n" }
      let files = try generate([
        Self.hostile[0], Self.hostile[1],
        SourceFile(
          path: "Catalog/own.toml",
          text: "domain = \"org.example.sample\"\ntype = \"SampleError\"\n" + declared.joined()),
        SourceFile(path: "Locales/en/own.toml", text: words.joined()),
      ])
      let file = try #require(files.first { $0.name == "HostileCatalog+Generated.swift" })
      return file.text.split(separator: "\n")
    }
    let difference = try lines(["a", "bb", "ccc"]).difference(from: lines(["a", "ccc"]))
    #expect(difference.insertions.count == 1 && difference.removals.isEmpty)
  }

  @Test func `the compiler compares few patterns with each other, however many codes there are`()
    throws
  {
    let codes = (0..<600).map { "[codes.code\($0)]\nvalue = \($0)\ncategory = \"other\"\n" }
    let words = (0..<600).map { "[code\($0)]\ntitle = \"T\"\ndescription = \"D\"\n" }
    let file = try #require(
      try generate([
        Self.hostile[0], Self.hostile[1],
        SourceFile(
          path: "Catalog/own.toml",
          text: "domain = \"org.example.sample\"\ntype = \"SampleError\"\n" + codes.joined()),
        SourceFile(path: "Locales/en/own.toml", text: words.joined()),
      ]).first { $0.name.hasPrefix("SampleError") })
    let property = try #require(file.text.split(separator: "var codeIndex: Swift.Int {").last)
    let switches = property.split(separator: "switch self {").dropFirst()
    let cases = switches.map { $0.split(separator: "\n").filter { $0.hasPrefix("    case .") } }
    #expect(cases.map(\.count) == [250, 250, 99])
    #expect(
      cases.joined().elementsEqual((0..<599).map { "    case .code\($0): return \($0)" }) {
        $0 == $1
      })
    #expect(switches.map { $0.contains("default: break") } == [true, true, false])
    #expect(property.contains("    default: return 599\n    }\n  }\n}\n"))
  }

  @Test func `every file says where it comes from, and nothing of the machine`() throws {
    let files = try generate(Self.hostile)
    #expect(
      files.map(\.name) == [
        "HostileCatalog+Generated.swift", "HostileCatalog.en+Generated.swift",
        "SampleError+Generated.swift",
      ])
    for file in files {
      #expect(file.text.hasPrefix("// Generated from "))
      #expect(file.text.contains("// CLDR version: "))
      #expect(file.text.hasSuffix("}\n"))
    }
  }

  @Test func `an existing enum is switched over by name, its errors placed in the catalog`() throws
  {
    let files =
      Self.hostile.filter { !$0.path.hasSuffix("errors.toml") } + [
        SourceFile(
          path: "Catalog/own.toml",
          text: """
            domain = "com.example.own"
            type = { existing = "App.Failure" }

            [codes.offline]
            category = "other"

            [codes.tooMany]
            category = "other"
            arguments = { limit = { type = "integer" }, owner = { type = "string", private = true } }
            """),
        SourceFile(
          path: "Locales/en/own.toml",
          text: """
            [offline]
            title = "T"
            description = "D"
            [tooMany]
            title = "T"
            description = "At most {$limit}"
            """),
      ]
    let loaded = CatalogLoader.load(files)
    let catalog = try #require(loaded.catalog)
    let compiled = try #require(CatalogCompiler.compile(catalog).0)
    let generated = CatalogEmitter.files(catalog, compiled, sources: loaded.files)
    let file = try #require(generated.first { $0.name == "App.Failure+Generated.swift" })
    #expect(
      file.text.hasSuffix(
        """
        nonisolated extension App.Failure:
          BayanRuntime.ExistingError, BayanRuntime.ErrorWithPrivateArguments
        {
          /// The locales that have words for these errors.
          typealias Locale = HostileCatalog.Locale

          static var domainIndex: Swift.Int { 0 }

          var codeIndex: Swift.Int {
            #sourceLocation(file: "Catalog/own.toml", line: 3)
            switch self {
            case .offline: return 0
            #sourceLocation(file: "Catalog/own.toml", line: 7)
            case .tooMany: return 1
            }
          }
          #sourceLocation()

          var errorValues: BayanRuntime.ErrorValues {
            #sourceLocation(file: "Catalog/own.toml", line: 6)
            switch self {
            case .tooMany(limit: let limit, owner: let owner):
              return .carrying(limit: limit, owner: owner).hiding("owner")
            // The catalog declares no arguments of the others.
            default: return BayanRuntime.ErrorValues()
            }
          }
          #sourceLocation()
        }

        """))
  }
}
