import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanICU
import BayanRules
import Foundation
import Testing

/// The pages in Arabic, checked by the rules about direction for messages.
///
/// Browsers don't isolate inline code, but lay it out with the sentence around it.
@Suite("pages in Arabic")
struct ArabicPagesTests {
  static let pages = [
    "Documentation/ar", "Documentation/Handbook/ar", "Documentation/Rules/ar", "Locales/ar",
  ]
  .flatMap { folder in
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: packageFolder.appendingPathComponent(folder).path)
    return (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
  }

  @Test func `there are pages`() { #expect(Self.pages.count > 40) }

  @Test(arguments: pages)
  func `the rules about direction report nothing`(path: String) throws {
    let found = try Self.found(in: ArabicPage(path))
    #expect(found == [])
  }

  @Test(arguments: pages)
  func `inline code is shown in its own order`(path: String) throws {
    for block in try ArabicPage(path).blocks {
      let shown = try Self.shown(block.text)
      for code in block.code {
        var isolated = Array(block.text.unicodeScalars)
        isolated.insert("\u{2069}", at: code.upperBound)
        isolated.insert("\u{2066}", at: code.lowerBound)
        let meant = try Self.shown(String(String.UnicodeScalarView(isolated)))
        if shown == meant { continue }
        let name = Array(block.text.unicodeScalars)[code].map(String.init).joined()
        Issue.record("\(path):\(block.line): put U+2066 and U+2069 around `\(name)`")
      }
    }
  }

  @Test(arguments: pages)
  func `without its isolates a page is shown in another order`(path: String) throws {
    for block in try ArabicPage(path).blocks where block.text.unicodeScalars.contains("\u{2066}") {
      let without = block.text.unicodeScalars.filter { $0 != "\u{2066}" && $0 != "\u{2069}" }
      let shown = try Self.shown(String(String.UnicodeScalarView(without)))
      #expect(try Self.shown(block.text) != shown, "\(path):\(block.line)")
    }
  }

  @Test(arguments: [
    ("يُقرأ `C++` كأنه `++C`.", "bidi-isolate-missing"),
    ("| كلمة في طرفها رمز، مثل `C#` | العلاج |", "bidi-isolate-missing"),
    ("- اكتب `{$name}` كما هو.", "bidi-isolate-missing"),
    ("GitHub متوقف عن العمل.", "bidi-base-direction"),
  ])
  func `faults of a page are found`(text: String, rule: String) throws {
    let found = try Self.found(in: ArabicPage(text: "# عنوان\n\n\(text)\n", path: "page.md"))
    #expect(found.contains { $0.hasPrefix("page.md:3: ") && $0.hasSuffix("[\(rule)]") }, "\(found)")
  }

  @Test func `code blocks, links and what is isolated are no text out of order`() throws {
    let text = """
      <div dir="rtl">

      اقرأ [الصفحة](page.md) عن \u{2066}`C++`\u{2069}.

      </div>

      ```sh
      bayan format 'مكتوب بلغة C++.'
      ```
      """
    let page = ArabicPage(text: text, path: "page.md")
    #expect(page.blocks.map(\.text) == ["اقرأ الصفحة عن \u{2066}C++\u{2069}."])
    #expect(try Self.found(in: page) == [])
  }

  /// Returns a line from right to left as it is shown, from its left end, without invisible
  /// characters.
  private static func shown(_ text: String) throws -> [UInt16] {
    let layout = try #require(Bidi.layout(of: Array(text.utf16), isRightToLeft: true))
    return layout.glyphs.filter { !(0x2066...0x2069).contains($0) && $0 != 0x200E && $0 != 0x200F }
  }

  /// A run of the rules about direction alone, whose data of locales serve all pages.
  private static let run = CheckRun(
    RuleBook([.direction: RuleBook.all.rules.filter { $0.id.rawValue.hasPrefix("bidi-") }]))

  /// Returns the diagnostics about direction of a page, with each block checked as a message.
  private static func found(in page: ArabicPage) throws -> [String] {
    var files = [
      "Catalog/bayan.toml": """
      format = 1
      source-locale = "en"
      locales = ["en", "ar"]
      module = { name = "Pages" }
      """,
      "Catalog/categories.toml": "[other]\nrequires = [\"title\"]\n",
      "Catalog/page.toml": "domain = \"page\"\ntype = \"PageError\"\n",
    ]
    for (index, block) in page.blocks.enumerated() {
      let message = block.text.map { "\\{}".contains($0) ? "\\\($0)" : "\($0)" }.joined()
      let literal = "{{\(message)}}".map { "\\\"".contains($0) ? "\\\($0)" : "\($0)" }.joined()
      files["Catalog/page.toml", default: ""] += "[codes.b\(index)]\ncategory = \"other\"\n"
      files["Locales/en/page.toml", default: ""] += "[b\(index)]\ntitle = \"-\"\n"
      files["Locales/ar/page.toml", default: ""] += "[b\(index)]\ntitle = \"\(literal)\"\n"
    }
    let outcome = run(files.map { SourceFile(path: $0.key, text: $0.value) })
    // A message that isn't read isn't checked.
    let arabic = try #require(outcome.catalog?.locales.first { $0.tag == "ar" })
    try #require(arabic.domains["page"]?.entries.count == page.blocks.count)
    return try outcome.diagnostics.compactMap { diagnostic in
      guard diagnostic.rule.rawValue.hasPrefix("bidi-") else {
        return diagnostic.severity == .error ? "\(diagnostic)" : nil
      }
      let entry = try #require(diagnostic.messageID?.entry)
      let block = page.blocks[try #require(Int(entry.dropFirst()))]
      // A browser takes a cell's direction from the page, and a paragraph's from its first letter.
      if block.isCell, diagnostic.rule == "bidi-base-direction" { return nil }
      return "\(page.path):\(block.line): \(diagnostic.message) [\(diagnostic.rule)]"
    }
  }
}

/// The text of a Markdown page in Arabic, as a browser lays it out.
struct ArabicPage {
  /// A paragraph, a heading, an item of a list or a cell of a table.
  struct Block {
    /// The text that is shown.
    var text = ""
    /// The ranges of inline code in the text, in scalars.
    var code: [Range<Int>] = []
    /// The first line of the block, from 1.
    var line: Int
    var isCell = false

    init(_ markdown: String, line: Int, isCell: Bool = false) {
      self.line = line
      self.isCell = isCell
      let plain = markdown.replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.1 }.replacing("**", with: "")
      for (index, part) in plain.components(separatedBy: "`").enumerated() {
        let start = text.unicodeScalars.count
        text += part
        if index % 2 == 1 { code.append(start..<text.unicodeScalars.count) }
      }
    }
  }

  var path: String
  /// The blocks with a right-to-left letter.
  var blocks: [Block] = []

  init(_ path: String) throws {
    self.init(
      text: try String(
        contentsOf: packageFolder.appendingPathComponent(path), encoding: .utf8), path: path)
  }

  init(text: String, path: String) {
    self.path = path
    var paragraph: (text: String, line: Int)?
    var isInCode = false
    // The facts of a rule's page, which a browser shows as a table.
    var isInFacts = text.hasPrefix("---\n")
    func end() {
      if let paragraph { add(Block(paragraph.text, line: paragraph.line)) }
      paragraph = nil
    }
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces)
      if isInFacts {
        if line == "---", index > 0 {
          isInFacts = false
        } else if let colon = line.firstIndex(of: ":") {
          let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
          add(Block(value, line: index + 1, isCell: true))
        }
      } else if line.hasPrefix("```") {
        isInCode.toggle()
        end()
      } else if isInCode {
        continue
      } else if line.isEmpty || line.hasPrefix("<div") || line == "</div>" {
        end()
      } else if line.hasPrefix("|") {
        end()
        for cell in line.split(separator: "|") {
          add(Block(cell.trimmingCharacters(in: .whitespaces), line: index + 1, isCell: true))
        }
      } else if let start = line.prefixMatch(of: /(?:#+|-|\d+\.)\s/) {
        end()
        paragraph = (String(line[start.range.upperBound...]), index + 1)
      } else {
        paragraph = ((paragraph.map { $0.text + " " } ?? "") + line, paragraph?.line ?? index + 1)
      }
    }
    end()
  }

  private mutating func add(_ block: Block) {
    let isArabic = block.text.unicodeScalars.contains { ("\u{0600}"..."\u{06FF}").contains($0) }
    if isArabic { blocks.append(block) }
  }
}
