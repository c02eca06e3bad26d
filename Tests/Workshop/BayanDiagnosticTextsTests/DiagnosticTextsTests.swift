import BayanDiagnostics
import Foundation
import Testing

@testable import BayanDiagnosticTexts

@Suite("Diagnostics in other languages")
struct DiagnosticTextsTests {
  private static let arabic = DiagnosticLanguage.answering(["ar-EG"])

  private static func text(_ message: Diagnostic.Message, isolating: Bool = false) throws -> String
  {
    try #require(arabic?.translated(message, isolating: isolating), "\(message)")
  }

  @Test func `a language is found by the tags of its readers`() {
    #expect(DiagnosticLanguage.all.map(\.tag) == ["en", "ar"])
    #expect(Self.arabic?.tag == "ar" && Self.arabic?.isRightToLeft == true)
    #expect(DiagnosticLanguage.answering(["de", "en-GB"])?.tag == "en")
    #expect(DiagnosticLanguage.answering(["de"]) == nil)
  }

  @Test func `a sentence keeps its values in another language`() throws {
    #expect(
      try Self.text("\(quoted("$name")) is missing; the source shows it")
        == "ينقص «$name»، وهو في الأصل")
  }

  @Test func `a part of a sentence is translated by itself, and may be left out`() throws {
    func sentence(_ nearest: String?) -> Diagnostic.Message {
      let start: Diagnostic.Message = "the error has no argument \(quoted("nme"))"
      return "\(start)\(didYouMean(nearest))"
    }
    let whole = try Self.text(sentence("name"), isolating: true)
    #expect(whole.contains("nme") && whole.contains("؛") && whole.contains("name"))
    #expect(!whole.contains("did you mean") && !whole.contains("\u{2068}\u{2069}"))
    #expect(!(try Self.text(sentence(nil)).contains("؛")))
  }

  @Test
  func `a sentence that the catalog lacks, or with a part that it lacks, is shown in English`() {
    let part: Diagnostic.Message = "nobody has written this part"
    for message: Diagnostic.Message in [
      "nobody has written this sentence \(3)", "unknown key \(quoted("a"))\(part)",
    ] {
      #expect(Self.arabic?.translated(message) == nil)
      #expect(Self.arabic?(message) == message.description)
    }
  }

  @Test(arguments: ["\u{202E}x", "\u{1B}[2J", "a\nb", "\u{2069}\u{2069}", "a\u{0}", "{$x}", "'"])
  func `no value steers a terminal or leaves its isolate`(_ value: String) throws {
    for message: Diagnostic.Message in [
      "\(quoted(value)) is missing; the source shows it", "\(quoted(value))",
      "\(quoted("a"))\(didYouMean(value))", "\(quotedChoices([value, value]))",
    ] {
      var depth = 0
      for scalar in try Self.text(message, isolating: true).unicodeScalars {
        #expect(scalar.value >= 0x20 && scalar != "\u{202E}" && scalar.value != 0x7F)
        depth += scalar == "\u{2068}" ? 1 : scalar == "\u{2069}" ? -1 : 0
        #expect(depth >= 0)
      }
      #expect(depth == 0)
    }
  }

  @Test(arguments: [0, 1, 2, 3, 11, 100])
  func `a count has the plural form of its language`(_ count: Int) throws {
    let shown: String? = nil
    let rule = "double-space"
    let text = try Self.text(
      "and \(count) more of \(quoted(rule))\(phrase: shown.map { " in \(quoted($0))" } ?? ""); --all shows them"
    )
    let forms = [
      0: "ولا بلاغ", 1: "وبلاغ آخر", 2: "وبلاغان آخران", 3: "و3 بلاغات", 11: "و11 بلاغًا",
      100: "و100 بلاغ",
    ]
    #expect(text.hasPrefix(forms[count] ?? "?"), "\(text)")
  }

  private static let hostile = [
    "\u{202E}x", "\u{1B}[2J", "a\nb", "\u{2069}\u{2069}", "a\u{0}", "{$x}", "'", "«", "عربي",
    "שלום",
    "\u{200F}", "\r", "\u{2028}", "e" + String(repeating: "\u{301}", count: 40), "", "--x", "😀",
    String(repeating: "س x ", count: 2_000),
  ]

  /// The types of each sentence's values in the catalog, by the pattern's key and the value's name.
  private static func types() throws -> [Int: [String: String]] {
    let home = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/Workshop/BayanDiagnosticTexts/Catalog")
    var types: [Int: [String: String]] = [:]
    for file in try FileManager.default.contentsOfDirectory(
      at: home, includingPropertiesForKeys: nil)
    where file.pathExtension == "toml" {
      var key: Int?
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if let value = line.firstMatch(of: /^value = (\d+)$/)?.output.1 { key = Int(value) }
        guard let key, line.hasPrefix("arguments = ") else { continue }
        for argument in line.matches(of: /(\w+) = { type = "(\w+)"/) {
          types[key, default: [:]][String(argument.output.1)] = String(argument.output.2)
        }
      }
    }
    return types
  }

  @Test func `no sentence is empty or steers a terminal, with any values and numbers`() throws {
    let types = try Self.types()
    let table = SentenceTable.shared.names.sorted { $0.key < $1.key }
    #expect(table.count > 1_000 && types.count > 500)
    for (index, (key, names)) in table.enumerated() {
      for (step, count) in [0, 1, 2, 3, 11, 100, -1, Int.max].enumerated() {
        let value = Self.hostile[(index + step) % Self.hostile.count]
        let values = names.enumerated().map { place, name -> Diagnostic.Message.Value in
          switch types[key]?[name] {
          case "integer": .integer(count)
          case "list": .list([value, "b", value])
          default: (index + place).isMultiple(of: 2) ? .quoted(value) : .text(value)
          }
        }
        for isolating in [true, false] {
          let text = SentenceTable.shared.text(of: key, values, in: .ar, isolating: isolating)
          // A sentence that nobody has translated yet is shown in English.
          guard let shown = text else { continue }
          #expect(!shown.isEmpty && EnglishWords.isBalanced(shown), "\(key) \(count): \(shown)")
        }
      }
    }
  }

  @Test func `messages are equal if their English texts are`() {
    let name = "a"
    #expect(("'\(name)' is here" as Diagnostic.Message) == "\(quoted(name)) is here")
    #expect(Set<Diagnostic.Message>(["\(quoted(name)) is here", "'a' is here"]).count == 1)
  }
}
