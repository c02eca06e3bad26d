import BayanCatalog
import BayanCompiler
import BayanContract
import BayanDiagnostics
import BayanEmission
import Testing

@Suite("The contract for programs in other languages")
struct ContractTests {
  /// Returns the files of a shop's contract by name.
  static func files(
    summary: String = "Fewer are left.", codes: String = "", message: String = "Sold out",
    package: String = ""
  ) throws -> [String: String] {
    let loaded = CatalogLoader.load([
      SourceFile(
        path: "Catalog/bayan.toml",
        text: """
          format = 1
          source-locale = "en"
          locales = ["en"]
          module = { name = "Shop" }
          """),
      SourceFile(
        path: "Catalog/categories.toml",
        text: """
          order = { requires = ["title"], summary = "Another order works.", retry = "never" }
          security = { requires = ["title"] }
          """),
      SourceFile(
        path: "Catalog/shop.toml",
        text: """
          domain = "org.example.shop"
          type = "ShopError"
          summary = \(TOMLText(summary))

          [codes.outOfStock]
          value = 1
          category = "order"
          since = "1.2"
          match = [{ http-status = 409 }]
          summary = \(TOMLText(summary))

          [codes.outOfStock.arguments]
          left = { type = "integer", range = "0...9" }
          item = { type = "string", summary = \(TOMLText(summary)) }
          weight = { type = "number" }
          until = { type = "date" }
          price = { type = "currency" }
          names = { type = "list", of = "string" }
          customer = { type = "string", private = true }

          [codes.cardStolen]
          value = 2
          category = "security"
          sensitive = true
          match = [{ http-status = 403 }]
          \(codes)

          [retired.closed]
          value = 7
          removed = "2.0"
          replaced-by = "shop.outOfStock"
          """),
      SourceFile(path: "Locales/en/shop.toml", text: "[outOfStock]\ntitle = '\(message)'"),
    ])
    let catalog = try #require(loaded.catalog)
    let compiled = try #require(CatalogCompiler.compile(catalog).0)
    let outputs = try ContractFiles.files(
      of: catalog, compiled: compiled, in: ContractFiles.Form.usual + [.words],
      kotlinPackage: package)
    return Dictionary(
      uniqueKeysWithValues: outputs.map {
        ($0.file.name, String(decoding: $0.file.bytes, as: UTF8.self))
      })
  }

  @Test("the files are those that the command names, and each begins with its mark")
  func names() throws {
    #expect(
      try Self.files().keys.sorted() == [
        "Errors.kt", "contract.json", "contract.schema.json", "errors.ts", "openapi.json",
        "words.bayantable",
      ])
  }

  @Test("the same catalog gives the same bytes")
  func isDeterministic() throws {
    #expect(try Self.files() == Self.files())
  }

  @Test("no file has a private argument, the code of a sensitive error, or a message")
  func hides() throws {
    for (name, text) in try Self.files() {
      for secret in ["customer", "cardStolen", "CARD_STOLEN", "Sold out"] {
        #expect(!text.contains(secret), "\(name) has \(secret)")
      }
    }
  }

  @Test(
    "arguments have the type of each language",
    arguments: [
      ("left", "number", "kotlin.Long"),
      ("item", "string", "kotlin.String"),
      ("weight", "number", "kotlin.Double"),
      ("until", "string", "kotlin.String"),
      ("price", "Amount", "Amount"),
      ("names", "readonly string[]", "kotlin.collections.List<kotlin.String>"),
    ])
  func types(name: String, typeScript: String, kotlin: String) throws {
    let files = try Self.files()
    #expect(files["errors.ts"]?.contains("readonly \(name): \(typeScript);\n") == true)
    #expect(files["Errors.kt"]?.contains("val `\(name)`: \(kotlin),\n") == true)
  }

  @Test("the document has status, range, version, page, retired codes and the sensitive category")
  func facts() throws {
    let json = try #require(try Self.files()["contract.json"])
    for fact in [
      #""httpStatus": 409"#, #""minimum": 0"#, #""maximum": 9"#, #""since": "1.2""#,
      #""retry": "never""#, #""page": "codes/org.example.shop/1.html""#,
      #""removed": "2.0""#, #""code": "outOfStock""#, #""category": "security""#,
      #""httpStatus": 403"#, #""page": "codes/org.example.shop/security.html""#,
    ] {
      #expect(json.contains(fact), "\(fact) is missing")
    }
  }

  @Test("a new code is a new version, and another message is not")
  func version() throws {
    func version(_ files: [String: String]) -> Substring? {
      files["contract.json"]?.split(separator: "\n").first { $0.contains("\"version\"") }
    }
    let first = try version(Self.files())
    #expect(first != nil)
    #expect(try version(Self.files(message: "None left")) == first)
    #expect(
      try version(Self.files(codes: "[codes.late]\nvalue = 3\ncategory = \"order\"")) != first)
  }

  @Test(
    "no summary ends its comment, begins another, or is a directive",
    arguments: [
      "*/ evil(); /*", "/* nested", "**/", "a */*/ b", "*\u{200B}/ x", "@ts-nocheck",
      "@deprecated never", "line\u{2028}feed", "a\nb", "` ${x} $x", "\\u002a/", "</script>",
      "*\n/", "{@link x}",
    ])
  func hostileSummaries(summary: String) throws {
    let files = try Self.files(summary: summary)
    let plain = try Self.files(summary: "plain")
    for name in ["errors.ts", "Errors.kt"] {
      let text = try #require(files[name])
      let expected = try #require(plain[name])
      for mark in ["/*", "*/", "@", "\u{2028}", "${", "<"] {
        #expect(text.count(of: mark) == expected.count(of: mark), "\(name): \(mark)")
      }
    }
  }

  @Test("Kotlin's package is in backticks, so that no part is a keyword")
  func kotlinPackage() throws {
    let text = try #require(try Self.files(package: "org.in.shop")["Errors.kt"])
    #expect(text.contains("\npackage `org`.`in`.`shop`\n"))
  }
}

extension String {
  fileprivate func count(of text: String) -> Int { components(of: text) - 1 }

  private func components(of text: String) -> Int {
    var count = 1
    var rest = utf8[...]
    let pattern = Array(text.utf8)
    while rest.count >= pattern.count {
      if rest.starts(with: pattern) { count += 1 }
      rest = rest.dropFirst()
    }
    return count
  }
}

/// A text as a string of TOML.
private struct TOMLText: CustomStringConvertible {
  let description: String

  init(_ text: String) {
    description =
      "\""
      + text.unicodeScalars.map { scalar in
        switch scalar {
        case "\"", "\\": "\\\(scalar)"
        case " "..."~": String(scalar)
        default:
          "\\U" + String(repeating: "0", count: 8 - String(scalar.value, radix: 16).count)
            + String(scalar.value, radix: 16)
        }
      }.joined() + "\""
  }
}
