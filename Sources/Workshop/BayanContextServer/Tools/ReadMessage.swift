import BayanCatalog
import BayanDiagnostics
import BayanExchange
import BayanICU
import BayanJSONRPC
import BayanMeaning
import BayanWorkspace

extension Tools {
  static let readMessage = Tool(
    name: "read_message", title: "Read a message and its context",
    purpose: """
      Gives a message with all that helps to translate it: the source and the translation, what it \
      is about, its arguments, limits, terms of the glossary, the plural categories of the locale \
      with numbers of each, the messages beside it, and what the rules say of the translation.
      """,
    parameters: [.id, .locale],
    result: .object([
      Schema.Member("id", .text("The message's id.")),
      Schema.Member("locale", .text("The locale that is translated to.")),
      Schema.Member("sourceLocale", .text("The locale that is translated from.")),
      Schema.Member("state", .choice("How far it is.", states)),
      Schema.Member(
        "version", .text("Give it to write_draft; it changes when the message does.")),
      Schema.Member("source", .text("The source, a message of MessageFormat 2.")),
      Schema.Member(
        "translation", .text("The translation; missing where there is none."), isRequired: false),
      Schema.Member(
        "notes", .array("What the message is about.", of: .text("A note."), most: Bounds.page)),
      Schema.Member(
        "arguments",
        .array(
          "The values that the message may show.",
          of: .object([
            Schema.Member("name", .text("The name, without $.")),
            Schema.Member("type", .text("What it is: string, integer, number, date …")),
            Schema.Member("least", .integer("The least it can be."), isRequired: false),
            Schema.Member("most", .integer("The most it can be."), isRequired: false),
            Schema.Member("meaning", .text("What the value is."), isRequired: false),
            Schema.Member("example", .text("For example."), isRequired: false),
          ]))),
      Schema.Member(
        "privateArguments", .array("Values that may never be shown.", of: .text("A name."))),
      Schema.Member(
        "maxLength", .integer("How many characters the text can have."), isRequired: false),
      Schema.Member(
        "pluralCategories",
        .array(
          "The locale's plural categories; none for a message without numbers.",
          of: .object([
            Schema.Member("select", .choice("What it counts by.", ["plural", "ordinal"])),
            Schema.Member("category", .text("The key: zero, one, two, few, many; other is *.")),
            Schema.Member("numbers", .text("Whole numbers of the category.")),
          ]))),
      Schema.Member(
        "glossary",
        .array(
          "Terms of the source, and what they are in the locale.",
          of: .object([
            Schema.Member("term", .text("The term.")),
            Schema.Member(
              "translations", .array("The best first.", of: .text("A translation."))),
          ]), most: Bounds.terms)),
      Schema.Member(
        "neighbours",
        .array(
          "Messages that are shown with this one.",
          of: .object([
            Schema.Member("id", .text("The message's id.")),
            Schema.Member("source", .text("The source, or its beginning.")),
            Schema.Member(
              "translation", .text("The translation, or its beginning."), isRequired: false),
          ]), most: Bounds.neighbours)),
      Schema.Member("diagnostics", .diagnostics),
      Schema.Member("formatted", .formatted),
    ]), isReadOnly: true
  ) { arguments, work throws(ToolFailure) in
    let locale = try work.target(arguments.required("locale"))
    let source = try work.source(arguments.required("id"))
    let unit = try work.unit(source, locale)
    let message = unit.target
    for text in [source.messageText, message?.messageText ?? ""]
    where text.utf8.count > Bounds.longestText {
      throw ToolFailure(
        "the message has \(text.utf8.count) bytes, and \(Bounds.longestText) at most are read here; "
          + "translate it in an editor")
    }
    let known = try work.diagnostics(of: unit, locale)
    var result: [String: JSONRPC.Value] = [
      "id": .string(source.id.description), "locale": .string(locale),
      "sourceLocale": .string(source.locale),
      "state": .string(unit.state == .untranslated ? "missing" : unit.state.rawValue),
      "version": .string(TranslationProject.version(source, translation: message?.fingerprint)),
      "source": .string(source.messageText),
      "notes": .array(
        unit.notes.filter { $0.kind == .context || $0.kind == .change }.map {
          .string($0.text.bounded(to: Bounds.longestLabel))
        }),
      "arguments": .array(unit.arguments.map(argument)),
      "privateArguments": .array(unit.privateArguments.map(JSONRPC.Value.string)),
      "pluralCategories": .array(categories(of: unit, locale)),
      "glossary": .array(terms(of: source, locale, in: work.catalog)),
      "neighbours": .array(neighbours(of: source, locale, in: work.catalog)),
      "diagnostics": ToolResults.diagnostics(known.found, in: known.project),
      "formatted": ToolResults.formatted(source, message, in: work.catalog),
    ]
    if let message { result["translation"] = .string(message.messageText) }
    if let most = unit.maxLength { result["maxLength"] = .number(most) }
    return .object(result)
  }

  private static let states =
    ["missing"] + [ExchangeState.draft, .stale, .translated, .reviewed].map(\.rawValue)

  private static func argument(_ argument: ErrorArgument) -> JSONRPC.Value {
    var members: [String: JSONRPC.Value] = [
      "name": .string(argument.name), "type": .string(argument.type.description),
    ]
    if let range = argument.range {
      members["least"] = .number(range.lowerBound)
      members["most"] = .number(range.upperBound)
    }
    if !argument.summary.isEmpty {
      members["meaning"] = .string(argument.summary.bounded(to: Bounds.longestMention))
    }
    if let example = argument.example {
      members["example"] = .string(example.bounded(to: Bounds.longestMention))
    }
    return .object(members)
  }

  private static func categories(of unit: ExchangeUnit, _ locale: String) -> [JSONRPC.Value] {
    let isCounted =
      !unit.selectors.isEmpty
      || unit.arguments.contains { $0.type == .integer || $0.type == .number }
    guard isCounted else { return [] }
    let isRanked = unit.selectors.contains { $0.kind == .ordinal }
    return (isRanked ? PluralRules.NumberType.allCases : [.cardinal]).flatMap { type in
      PluralRules.rules(for: locale, type: type).map { rule in
        [
          "select": type == .cardinal ? "plural" : "ordinal", "category": .string(rule.category),
          "numbers": .string(rule.integerSamples),
        ]
      }
    }
  }

  private static func terms(
    of source: LocaleMessage, _ locale: String, in catalog: Catalog
  ) -> [JSONRPC.Value] {
    let terms = catalog.locales.first { $0.tag == locale }?.glossary(of: source) ?? []
    return terms.prefix(Bounds.terms).map { term in
      [
        "term": .string(term.term.bounded(to: Bounds.longestMention)),
        "translations": .array(
          term.translations.prefix(Bounds.neighbours).map {
            .string($0.bounded(to: Bounds.longestMention))
          }),
      ]
    }
  }

  /// Returns the other messages of the entry, and the labels of the buttons below it.
  private static func neighbours(
    of source: LocaleMessage, _ locale: String, in catalog: Catalog
  ) -> [JSONRPC.Value] {
    let id = source.id
    let code = catalog.code(id.entry, in: id.file)
    let options = catalog.recoveries.filter { recovery in
      recovery.name == code?.recovery
        || id.file == MessageID.optionsFile && recovery.options.contains { $0.option == id.entry }
    }.flatMap { $0.options.map { MessageID.label(of: $0.option) } }
    let others = (catalog.sourceMessages?.messages ?? []).filter { message in
      message.id != id
        && (message.id.file == id.file && message.id.entry == id.entry
          || options.contains(message.id))
    }
    let translated = catalog.locales.first { $0.tag == locale }
    return others.prefix(Bounds.neighbours).map { other in
      var members: [String: JSONRPC.Value] = [
        "id": .string(other.id.description),
        "source": .string(other.messageText.bounded(to: Bounds.longestMention)),
      ]
      if let message = translated?[other.id] {
        members["translation"] = .string(message.messageText.bounded(to: Bounds.longestMention))
      }
      return .object(members)
    }
  }
}
