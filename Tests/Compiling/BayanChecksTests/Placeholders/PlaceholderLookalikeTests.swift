import BayanChecks
import Testing

struct PlaceholderLookalikeTests {
  @Test(arguments: bad + good)
  func `text that only looks like a placeholder is reported`(_ example: MessageCase) throws {
    try example.check(PlaceholderLookalike.self)
  }

  private static func shown(_ text: String, _ name: String = "name", mark: String = "①") -> String {
    "\(mark) '\(text)' is shown as it is; a placeholder is written '{$\(name)}'"
  }

  static let bad = [
    MessageCase(
      "wide braces", source: "Delete {$name}?", "هل تريد حذف ①｛name｝؟", [shown("｛name｝")]),
    MessageCase(
      "wide braces with a sign", "zh", source: "Delete {$name}?", "删除①｛$name｝？", [shown("｛$name｝")]),
    MessageCase(
      "wide braces around a translated name", "ja", source: "Delete {$name}?", "①｛名前｝を削除",
      [shown("｛名前｝")]),
    MessageCase(
      "braces without the sign", source: "Hello {$name}!", "مرحبا ①{name}!", [shown("{name}")]),
    MessageCase(
      "the sign before the braces", "ru", source: "Hello {$name}!", "Привет, ①${name}!",
      [shown("${name}")]),
    MessageCase(
      "the sign without braces", source: "Hello {$name}!", "مرحبا ①$name!", [shown("$name")]),
    MessageCase(
      "braces that were escaped", "pl", source: "Hello {$name}!", #"Cześć ①\{name\}!"#,
      [shown("{name}")]),
    MessageCase(
      "a wide sign before a name, without a space behind it", "ja", source: "Call {$name}.",
      "①＄nameに電話してください。", [shown("＄name")]),
    MessageCase(
      "printf", source: "Hello {$name}!", "مرحبا ①%s!", [shown("%s")]),
    MessageCase(
      "printf with a place", "fr", source: "{$count} by {$name}", "①%1$@ par {$name}",
      [shown("%1$@", "count")]),
    MessageCase(
      "printf with a name", "de", source: "Hello {$name}!", "Hallo ①%(name)s!", [shown("%(name)s")]),
    MessageCase(
      "percent signs", "he", source: "Hello {$name}!", "שלום ①%name%!", [shown("%name%")]),
    MessageCase(
      "printf with a space in it", source: "Hello {$name}!", "مرحبا ①% s!", [shown("% s")]),
    MessageCase(
      "square brackets", "pl", source: "Delete {$name}?", "Usunąć ①[[name]]?", [shown("[[name]]")]),
    MessageCase("corners", "he", source: "Delete {$name}?", "למחוק את ①<name>?", [shown("<name>")]),
    MessageCase(
      "brackets of Chinese", "zh", source: "Delete {$name}?", "删除①《name》？", [shown("《name》")]),
    MessageCase("an at sign", "de", source: "Hello {$name}!", "Hallo ①@name!", [shown("@name")]),
    MessageCase(
      "a percent sign", "ru", source: "Hello {$name}!", "Привет, ①%name!", [shown("%name")]),
    MessageCase(
      "a place in braces", source: "Hello {$name}!", "مرحبا ①{0}!", [shown("{0}")]),
    MessageCase(
      "in one variant", "ru", source: "{$name}: {$count}",
      plural("one", "{$name}: {$count}", "*", "②{name}: {$count}"), [shown("{name}", mark: "②")]),
    MessageCase(
      "in the source itself", "en", source: nil, "Hello ①{name}!", [shown("{name}")]),
  ]

  static let good = [
    MessageCase("spaces within", source: "Hello {$name}!", "مرحبا { $name }!"),
    MessageCase("a literal in quotes", source: "Hello {$name}!", "مرحبا {$name} {|name|}!"),
    MessageCase("the word itself", source: "Your name is {$name}", "your name: {$name}"),
    MessageCase("a price", source: "{$count} for $5", "{$count} بسعر $5"),
    MessageCase(
      "a percentage", "fr", source: "50% off for {$name}", "50 % de réduction pour {$name}"),
    MessageCase(
      "a percentage before a letter", "tr", source: "{$name}: 50% sure", "{$name}: %50 emin"),
    MessageCase(
      "what the source shows too", source: "Write %s for {$name}", "اكتب %s بدل {$name}",
      arguments: "name = { type = \"string\" }"),
    MessageCase(
      "printf with nothing missing", "de", source: "{$name}", "{$name} %s",
      arguments: "name = { type = \"string\" }"),
    MessageCase(
      "braces around no argument", source: #"A set \{a, b\} of {$name}"#,
      #"مجموعة \{a, b\} من {$name}"#),
    MessageCase("wide braces with nothing missing", "ja", source: "Hello {$name}", "{$name}｛さん｝"),
    MessageCase(
      "an amount before an elided article", "fr", source: "{$count}% of water",
      "50 % d’eau dans {$name}"),
    MessageCase(
      "percent of an amount that is filled in", "de", source: "{$count}% sure", "{$name} % sicher"),
    MessageCase(
      "brackets around a word, with nothing missing", "de", source: "Hello {$name}",
      "Hallo {$name} [name] <name> @name"),
    MessageCase(
      "brackets around a word that isn't lost", "pl", source: "{$name}", "[count] <count>"),
    MessageCase("no arguments at all", source: "Hello", "مرحبا {name}", arguments: ""),
  ]

  @Test(arguments: [
    ("هل تريد حذف ｛name｝؟", "هل تريد حذف {$name}؟"), ("حذف ${name}", "حذف {$name}"),
    ("حذف {name}", "حذف {$name}"), (#"حذف \{name\}"#, "حذف {$name}"),
    ("حذف %name%؟", "حذف {$name}؟"),
  ])
  func `the repair writes the placeholder`(target: String, expected: String) throws {
    #expect(
      try fixed(source: "Delete {$name}?", target: target, rule: PlaceholderLookalike.self)
        == expected)
  }

  @Test func `what only looks like a placeholder isn't missing as well`() throws {
    #expect(
      try diagnostics(
        source: "Delete {$name}?", target: "حذف ①｛name｝؟",
        rules: [PlaceholderLookalike.self, PlaceholderMissing.self]
      ).count == 1)
  }
}
