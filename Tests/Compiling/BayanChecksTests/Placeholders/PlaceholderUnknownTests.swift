import BayanChecks
import BayanDiagnostics
import Testing

struct PlaceholderUnknownTests {
  @Test(arguments: bad + good)
  func `a placeholder without an argument is reported`(_ example: MessageCase) throws {
    try example.check(PlaceholderUnknown.self)
  }

  static let bad = [
    MessageCase(
      "a translated name", source: "Hello, {$name}!",
      "مرحبًا ①{$الاسم}!".replacing("①{", with: "{①"),
      ["① the error has no argument 'الاسم'; did you mean 'name'?"]),
    MessageCase(
      "a misspelt name", "pl", source: "Hello, {$name}!", "Cześć, {①$nmae}!",
      ["① the error has no argument 'nmae'; did you mean 'name'?"]),
    MessageCase(
      "a name of another message", "ru", source: "Hello, {$name}!", "Привет, {$name} {①$zebra}!",
      [
        "① the error has no argument 'zebra'; it has 'name', 'count', 'amount' and 'since'"
      ]),
    MessageCase(
      "two translated names, which could be either", source: "{$name} {$count}",
      "{①$الاسم} {②$العدد}",
      [
        "① the error has no argument 'الاسم'; it has 'name', 'count', 'amount' and 'since'",
        "② the error has no argument 'العدد'; it has 'name', 'count', 'amount' and 'since'",
      ]),
    MessageCase(
      "no argument there is", source: "Hello", "مرحبا {①$name}", arguments: "",
      ["① the error has no argument 'name', nor any other"]),
  ]

  static let good = [
    MessageCase("an argument that the source doesn't show", source: "Hello", "مرحبا {$name}"),
    MessageCase(
      "a local name", "he", source: "{$name}", ".local $שם = {$name :string} {{{$שם}}}"),
  ]

  @Test func `the repair writes the name that is missing, wherever the other stands`() throws {
    let pair = MessagePair(
      source: "Hello, {$name}!", target: "{$الاسم}: {$الاسم}", locale: "ar")
    let found = try pair.diagnostics([PlaceholderUnknown.self])
    #expect(found.map { $0.fixes.map(\.applicability) } == [[.automatic]])
    #expect(try pair.target(after: found) == "{$name}: {$name}")
  }
}
