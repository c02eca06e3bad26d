import BayanCatalog
import BayanDiagnostics
import BayanMessageSyntax
import Testing

@testable import BayanExchange

/// The steps of matching, each by itself.
@Suite("exchange: steps of matching")
struct MatchingStepTests {
  private static let plural = """
    .input {$count :integer}
    .match $count
    one {{{$count} file}}
    *   {{{$count} files}}
    """

  /// A message, its translation, and a unit of it with some texts by their keys.
  private func made(
    _ source: String, _ target: String, _ texts: KeyValuePairs<String, String?>,
    locale: String = "de"
  ) throws -> (unit: ReturnedUnit, context: MatchingStep.Context) {
    let entry = { (text: String) in "[full]\ntitle = '''\n\(text)'''" }
    let project = try SampleProject(
      source: entry(source), translation: entry(target), locale: locale,
      arguments: "count = { type = \"integer\" }")
    let present = try #require(project.document(locale, only: "disk.full.title").units.first)
    let unit = ReturnedUnit(
      names: ["disk.full.title"], span: SourceSpan(0, 0),
      variants: texts.map { keys, text in
        ReturnedVariant(
          keys: keys.split(separator: " ").map { $0 == "*" ? .catchAll : .literal(String($0)) },
          target: text.map { ParsedMessage.parse($0).message.exchangeVariants[0].pattern })
      })
    return (unit, MatchingStep.Context(present: present, format: PO.self))
  }

  private func texts(of unit: ReturnedUnit) -> [String] {
    unit.variants.map { "\($0.keys.formatted): \($0.target?.formatted() ?? "none")" }
  }

  @Test func `the message's placeholders are in place of the file's`() throws {
    let text = "Voll: {$count :integer}"
    var (unit, context) = try made("Full: {$count :integer}", text, ["": "Voll: {$count}"])
    #expect(texts(of: try MatchingStep.placeholders.run(unit, context)) == [": \(text)"])
    context.format = AppleStrings.self
    unit.variants[0].target = Pattern(text: "Voll: %1$lld")
    #expect(texts(of: try MatchingStep.placeholders.run(unit, context)) == [": \(text)"])
    // Each format has its own.
    context.format = XLIFF22.self
    #expect(texts(of: try MatchingStep.placeholders.run(unit, context)) == [": Voll: %1$lld"])
  }

  @Test func `a name in place of the source is none, unless the source is the same`() throws {
    var (unit, context) = try made("Full", "Voll", ["": "Voll"])
    unit.variants[0].source = Pattern(text: "Full")
    #expect(try MatchingStep.names.run(unit, context).variants[0].source != nil)
    unit.variants[0].source = Pattern(text: "disk.full.title")
    #expect(try MatchingStep.names.run(unit, context).variants[0].source == nil)
    context.present.source = try made("disk.full.title", "Voll", [:]).context.present.source
    #expect(try MatchingStep.names.run(unit, context).variants[0].source != nil)
  }

  @Test func `a text that the one for other numbers stands for goes if nobody needs it`() throws {
    let forms: KeyValuePairs<String, String?> = ["one": "a", "many": "b", "*": "c"]
    var (unit, context) = try made(Self.plural, Self.plural, forms)
    #expect(
      texts(of: try MatchingStep.implied.run(unit, context)) == ["one: a", "many: b", "*: c"])
    for index in unit.variants.indices { unit.variants[index].isImplied = true }
    unit = try MatchingStep.implied.run(unit, context)
    #expect(texts(of: unit) == ["one: a", "many: none", "*: c"])
  }

  @Test func `no number of Polish is other, so that its text is that of most numbers`() throws {
    let polish = """
      .input {$count :integer}
      .match $count
      one {{{$count} plik}}
      few {{{$count} pliki}}
      many {{{$count} plików}}
      *   {{{$count} pliku}}
      """
    let forms: KeyValuePairs<String, String?> = ["one": "a", "few": "b", "many": "c"]
    let (unit, context) = try made(Self.plural, polish, forms, locale: "pl")
    #expect(
      texts(of: try MatchingStep.unreachable.run(unit, context))
        == ["one: a", "few: b", "many: c", "*: c"])
    let (german, there) = try made(Self.plural, Self.plural, ["one": "a", "*": "c"])
    #expect(
      texts(of: try MatchingStep.unreachable.run(german, there)) == ["one: a", "*: c"])
  }

  @Test func `the only text of a message with variants is the one for everything`() throws {
    let (unit, context) = try made(Self.plural, Self.plural, ["": "Files"])
    #expect(texts(of: try MatchingStep.catchAll.run(unit, context)) == ["*: Files"])
  }

  @Test func `blank texts are none, where the source shows something`() throws {
    let (unit, context) = try made("Full", "Voll", ["": " "])
    #expect(texts(of: try MatchingStep.blank.run(unit, context)) == [": none"])
    let (empty, there) = try made("{||}", "{||}", ["": " "])
    #expect(texts(of: try MatchingStep.blank.run(empty, there)) == [":  "])
  }

  @Test func `forms that the source lacks go only where the sources are taken`() throws {
    var (unit, context) = try made(Self.plural, Self.plural, ["one": "a", "few": "b", "*": "c"])
    #expect(try MatchingStep.forms.run(unit, context).variants.count == 3)
    context.source = .sources
    unit = try MatchingStep.forms.run(unit, context)
    #expect(!texts(of: unit).contains { $0.hasPrefix("few") })
  }

  @Test func `forms that all say the same are one text where there is one`() throws {
    let (unit, context) = try made(Self.plural, "Dateien", ["one": "Akten", "*": "Akten"])
    #expect(texts(of: try MatchingStep.alike.run(unit, context)) == ["*: Akten"])
    let (other, _) = try made(Self.plural, "Dateien", ["one": "Akte", "*": "Akten"])
    #expect(try MatchingStep.alike.run(other, context).variants.count == 2)
    let (plural, there) = try made(Self.plural, Self.plural, ["one": "Akten", "*": "Akten"])
    #expect(try MatchingStep.alike.run(plural, there).variants.count == 2)
  }

  @Test func `a plural of an app whose forms are the same comes back as it went`() throws {
    let bundle = { (locale: String, one: String) in
      SourceFile(
        path: "l/app_\(locale).arb",
        text: #"{"@@locale": "\#(locale)", "n": "{count, plural, one{\#(one)} other{{count} x}}"}"#)
    }
    let project = try WayBackProject([bundle("en", "one x"), bundle("de", "{count} x")], .adopted)
    let result = try project.imported(project.app[1])
    #expect(result.changes.map(\.new) == [] && result.refusals.isEmpty)
  }

  @Test func `a placeholder for no value refuses the unit`() throws {
    let (unit, context) = try made("Full", "Voll", ["": "Voll {$name}"])
    let error = #expect(throws: MatchingStep.Refused.self) {
      try MatchingStep.arguments.run(unit, context)
    }
    #expect(error?.reasons.first?.contains("'{name}' isn't a placeholder of this message") == true)
  }

  @Test func `a unit that can't be read is refused`() throws {
    var (unit, context) = try made("Full", "Voll", ["": "Voll"])
    _ = try MatchingStep.readable.run(unit, context)
    unit.problems = ["it has no end"]
    #expect(throws: MatchingStep.Refused.self) { try MatchingStep.readable.run(unit, context) }
  }

  @Test func `texts that the format can't carry stay`() throws {
    var (unit, context) = try made(Self.plural, Self.plural, ["*": "Files"])
    unit = try MatchingStep.lost.run(unit, context)
    #expect(texts(of: unit).contains("one: {$count} file"))
    (unit, context) = try made(Self.plural, Self.plural, ["*": "Files"])
    context.written = [
      ReturnedVariant(keys: [.literal("one")], target: context.present.variants[0].target)
    ]
    unit = try MatchingStep.lost.run(unit, context)
    #expect(!texts(of: unit).contains("one: {$count} file"))
  }

  @Test func `a finished translation needs all its texts`() throws {
    var (unit, context) = try made(Self.plural, Self.plural, ["one": nil, "*": "Files"])
    unit.variants[0].place = "msgstr[0]"
    #expect(throws: MatchingStep.Refused.self) { try MatchingStep.complete.run(unit, context) }
    unit.state = .draft
    _ = try MatchingStep.complete.run(unit, context)
  }

  @Test func `each step has a name of its own`() {
    let names = (MatchingStep.beforeComparison + MatchingStep.afterComparison).map(\.name)
    #expect(Set(names).count == names.count && !names.contains(""))
  }
}
