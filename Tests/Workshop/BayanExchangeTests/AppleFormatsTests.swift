import BayanCatalog
import BayanDiagnostics
import BayanExchange
import BayanMessageConversion
import BayanMessageSyntax
import Foundation
import Testing

/// The common parts of Apple's formats, and the texts that a program shows.
@Suite("exchange: Apple's formats")
struct AppleFormatsTests {
  static let formats: [any ExchangeFormat.Type] = [
    XCStrings.self, StringsDict.self, AppleStrings.self,
  ]

  @Test func `Foundation's String(format:) shows the values at their places`() throws {
    let project = try SampleProject(
      source: """
        [full]
        title = "{$disk}: {$count :integer signDisplay=always}, {$count :integer minimumIntegerDigits=3}, 5%"
        description = "{$share :number minimumFractionDigits=2 maximumFractionDigits=2}% of {$disk :string}"
        """, translation: "",
      arguments:
        "count = { type = \"integer\" }, disk = { type = \"string\" }, share = { type = \"number\" }"
    )
    let text = project.text(AppleStrings.self, nil)
    let value = try PropertyListSerialization.propertyList(
      from: Data(text.utf8), options: [], format: nil)
    let texts = try #require(value as? [String: String])
    // A program passes the arguments of the source, in the catalog's order.
    let values: [String: [any CVarArg]] = [
      "disk.full.title": [7, NSString("ب")], "disk.full.description": [NSString("ب"), 12.5],
    ]
    let shown = Dictionary(
      uniqueKeysWithValues: texts.map { ($0, String(format: $1, arguments: values[$0] ?? [])) })
    #expect(
      shown == [
        "disk.full.title": "ب: +7, 007, 5%", "disk.full.description": "12.50% of ب",
      ])
  }

  @Test func `what isn't exact is listed, and what would be wrong is told apart`() throws {
    let project = try SampleProject(
      source: """
        [full]
        title = "{$when :datetime dateStyle=long} {$count :integer useGrouping=never} {|Wi-Fi|}"
        description = "{$count :integer} {$count :percent}"
        suggestion = "{$disk}"
        help = "{$other} {42 :number}"
        """, translation: "",
      arguments:
        "count = { type = \"integer\" }, disk = { type = \"string\" }, when = { type = \"date\" }")
    for format in Self.formats {
      let losses = format.write(project.document(nil), over: nil).losses
      #expect(
        losses.map {
          "\($0.id.facet ?? "") \($0.kind.rawValue)\($0.makesTextWrong ? "!" : ""): \($0.sentence)"
        } == [
          "title options: the file has '%2$@' for {$when :datetime dateStyle=long}; the program has to pass the formatted text",
          "title options: the file has '%1$lld' for {$count :integer useGrouping=never}, whose options stay in the catalog",
          "title options: {Wi-Fi} is in the file as its text",
          "description options: the file has '%1$@' for {$count :percent}; the program has to pass the formatted text",
          "description options!: '$count' is shown as a number and as text, but a program can pass only one of them",
          "suggestion isolation: the file can't isolate the direction of '$disk' from the text around it",
          "help options!: the file has '%4$@' for {$other}, and programs have no value for it",
          "help options!: the file has '%5$@' for {42 :number}, and programs have no value for it",
        ], "\(format.name)")
    }
  }

  @Test func `a translation that leaves a value out, or has one more, is wrong in a program`()
    throws
  {
    let project = try SampleProject(
      source: "[full]\ntitle = \"{$count} {$disk}\"\ndescription = \"{$count}\"\n",
      translation: "[full]\ntitle = \"{$disk}\"\ndescription = \"{$count} {$disk}\"\n")
    for format in Self.formats {
      let losses = format.write(project.document(), over: nil).losses
      #expect(
        losses.filter(\.makesTextWrong).map(\.sentence) == [
          "a text has '%2$…' without '%1$…', but 'String(format:)' can't skip a value",
          "the source doesn't have '$disk', so programs don't pass it",
        ])
    }
  }

  @Test func `placeholders that are written alike come back each to its own`() throws {
    let words =
      "{$count} {$count :integer} {$disk @a} {$disk} {#b}{$count :integer}{/b} {|%|} {$count :integer @b=c}"
    let project = try SampleProject(
      source: "[full]\ntitle = \"\(words)\"\n", translation: "[full]\ntitle = \"\(words)\"\n")
    for format in Self.formats {
      let text = project.text(format)
      #expect(project.imported(text, format).unchanged == 1)
      let changed = project.imported(
        text.replacing("%1$lld %1$lld", with: "%1$lld – %1$lld"), format)
      #expect(
        changed.changes.map(\.new) == [
          words.replacing("{$count} {$count :integer}", with: "{$count} – {$count :integer}")
            .replacing("{|%|}", with: "%")
        ], "\(format.name)")
    }
  }

  /// The rows combine two plurals, and some rows are missing.
  @Test(arguments: 1...60)
  func `a variable within a variable chooses as the message does`(seed: Int) throws {
    var maker = MessageMaker(seed: UInt64(seed))
    let categories = ["one", "two", "few"]
    var rows = categories.flatMap { a in (categories + ["*"]).map { [a, $0] } }
    rows += categories.map { ["*", $0] }
    rows = rows.filter { _ in maker.chance(45) } + [["*", "*"]]
    let message =
      ".input {$count :integer} .input {$place :integer} .match $count $place "
      + rows.enumerated().map { "\($1[0]) \($1[1]) {{row \($0) {$place}}}" }.joined(separator: " ")
    let words = "[full]\ntitle = \"\(message)\"\n"
    let project = try SampleProject(
      source: words, translation: words, locale: "ar",
      arguments: "count = { type = \"integer\" }, place = { type = \"integer\" }")
    let output = StringsDict.write(project.document(), over: nil)
    #expect(output.losses.wrong == [])
    let unit = try #require(
      StringsDict.read(SourceFile(path: "", bytes: output.bytes)).units.first)
    for a in categories + ["many"] {
      for b in categories + ["many"] {
        let there = unit.variants.map { ($0.keys, $0.target?.formatted() ?? "") }
        let here = rows.enumerated().map { index, keys in
          (
            keys.map { $0 == "*" ? ExchangeKey.catchAll : .literal($0) },
            "row \(index) %2$lld"
          )
        }
        // The numbers in the file have the order of the selectors.
        #expect(
          Self.best(there, [a, b]).map { String($0.dropLast(7)) }
            == Self.best(here, [a, b]).map { String($0.dropLast(7)) }, "\(a) \(b)")
      }
    }
  }

  private static func best(
    _ rows: [([ExchangeKey], String)], _ values: [String]
  ) -> String? {
    let fitting = rows.compactMap { keys, text -> (ranks: [Int], text: String)? in
      var ranks: [Int] = []
      for (key, value) in zip(keys.isEmpty ? [.catchAll, .catchAll] : keys, values) {
        if key != .catchAll, key != .literal(value) { return nil }
        ranks.append(key == .catchAll ? 1 : 0)
      }
      return (ranks, text)
    }
    return fitting.min { $0.ranks.lexicographicallyPrecedes($1.ranks) }?.text
  }

  @Test(arguments: [
    ("100%, %d%%", "[text(100%, ),value(nil lld),text(%)]"),
    ("%1$+.3ld%2$@%3$.2lf%f", "[value(1 +.3lld),value(2 @),value(3 .2f),value(nil f)]"),
    ("%#@a@%2$#@b c@%", "[sub(nil a),sub(2 b c),text(%)]"),
    ("%-5s%2$08x", "[value(nil -5s),value(2 08x)]"),
  ])
  func `format strings are taken apart`(_ text: String, _ parts: String) {
    let shown = PrintfFormat.parts(of: text).map { part in
      switch part {
      case .text(let text): "text(\(text))"
      case .value(let place, let type): "value(\(place.map { "\($0)" } ?? "nil") \(type))"
      case .substitution(let place, let name): "sub(\(place.map { "\($0)" } ?? "nil") \(name))"
      }
    }
    #expect("[\(shown.joined(separator: ","))]" == parts)
  }
}
