import BayanCatalog
import BayanCompiler
import BayanDiagnostics
import BayanErrors
import BayanJSONRPC
import BayanRuntime
import BayanSupport
import BayanWorkspace

extension Tools {
  static let explainError = Tool(
    name: "explain_error", title: "Explain an error that was seen",
    purpose: """
      Gives the errors of the catalog that a text on a screen, a name or a raw answer of a service is \
      of: what each means, whether to try again, what to do next, and its words in a locale. It \
      changes nothing. Give one of 'text', 'error' and 'answer'.
      """,
    parameters: [
      Parameter(
        name: "text", kind: .text(longest: Bounds.longestText),
        purpose:
          "The words that somebody saw, in any locale, with values filled in; a part is enough.",
        isRequired: false),
      Parameter(
        name: "error", kind: .text(longest: 1_000),
        purpose:
          "The error's name, such as login.expired, or its domain and number: com.example.login 3.",
        isRequired: false),
      Parameter(
        name: "answer", kind: .text(longest: Bounds.longestAnswer),
        purpose: "What a service answered: JSON of Graph, GraphQL or problem details.",
        isRequired: false),
      Parameter(
        name: "httpStatus", kind: .integer(100...599),
        purpose: "The HTTP status of that answer.", isRequired: false),
      Parameter(
        name: "locale", kind: .text(longest: 200),
        purpose:
          "The locale of the words; that of the text that was seen, or the source locale, where it is left out.",
        isRequired: false),
    ],
    result: .object([
      Schema.Member("count", .integer("How many errors fit as well as those that are given.")),
      Schema.Member(
        "errors",
        .array(
          "The errors, the most certain first.",
          of: .object([
            Schema.Member("error", .text("The error's name.")),
            Schema.Member("domain", .text("The identifier of its domain.")),
            Schema.Member("number", .integer("Its number there.")),
            Schema.Member("summary", .text("What has happened, for developers.")),
            Schema.Member("category", .text("Its category.")),
            Schema.Member("categoryMeaning", .text("What the category is.")),
            Schema.Member(
              "retry",
              .choice(
                """
                automatic: the program tries again by itself; manual: when the user asks for it; \
                never: it would fail again.
                """, RetryPolicy.allCases.map(\.rawValue))),
            Schema.Member(
              "retryAfter", .integer("How many seconds the service asks to wait."),
              isRequired: false),
            Schema.Member(
              "locale", .text("The locale of the words.")),
            Schema.Member(
              "words", .texts("Title, description, suggestion and help, with example values.")),
            Schema.Member(
              "options",
              .array(
                "What the user can do next: the buttons.",
                of: .object([
                  Schema.Member("name", .text("What it does.")),
                  Schema.Member("label", .text("What the button says."), isRequired: false),
                ]))),
            Schema.Member(
              "seen", .array("The messages that the text is of.", of: .text("An id and a locale."))),
            Schema.Member("values", .texts("The values in the text, by argument.")),
            Schema.Member("replacement", .text("The error to use instead."), isRequired: false),
          ]), most: Bounds.errors)),
    ]), isReadOnly: true
  ) { arguments, work throws(ToolFailure) in
    let given = ["text", "error", "answer"].filter { arguments.text($0) != nil }
    guard given.count == 1 else {
      throw ToolFailure("give one of 'text', 'error' and 'answer'")
    }
    guard arguments.text("answer") != nil || arguments.integer("httpStatus") == nil else {
      throw ToolFailure("'httpStatus' belongs to an 'answer'")
    }
    let known = try arguments.text("locale").map { tag throws(ToolFailure) in
      try work.locale(tag)
    }
    var explained: [ExplainedError]
    if let text = arguments.text("text") {
      explained = work.errors(saying: text)
    } else if let name = arguments.text("error") {
      explained = [try work.error(named: name)]
    } else {
      explained = try work.errors(
        in: arguments.required("answer"), status: arguments.integer("httpStatus"))
    }
    guard !explained.isEmpty else {
      throw ToolFailure("no error of the catalog says or is that")
    }
    let count = explained.count
    explained = Array(explained.prefix(Bounds.errors))
    return [
      "count": .number(count),
      "errors": .array(explained.map { $0.json(in: work.catalog, locale: known) }),
    ]
  }
}

/// An error, with the way in which it was found.
private struct ExplainedError {
  var place: CatalogPlace
  var seen: [LocaleMessage] = []
  var values: [(name: String, value: String)] = []
  var retryAfter: Int?
  /// Whether the service itself reports the error as transient.
  var isTransient = false

  func json(in catalog: Catalog, locale: String?) -> JSONRPC.Value {
    let domain = catalog.domains[place.domain]
    let code = domain.codes[place.code]
    let category = catalog.categories.first { $0.name == code.category }
    let source = catalog.project.sourceLocale
    let tag = locale ?? seen.first?.locale ?? source
    let entry = MessageID(
      file: code.messageOwner == .own ? domain.name : MessageID.categoriesFile,
      entry: code.messageOwner == .own ? code.name : code.category)
    var texts: [String: JSONRPC.Value] = [:]
    for facet in Facet.allCases {
      let id = MessageID(file: entry.file, entry: entry.entry, facet: facet.rawValue)
      texts[facet.rawValue] = catalog.shownText(id, in: [tag, source], code.arguments)
    }
    let recovery = catalog.recoveries.first { $0.name == code.recovery }
    let options = (recovery?.options ?? []).map { choice -> JSONRPC.Value in
      var members: [String: JSONRPC.Value] = ["name": .string(choice.option)]
      members["label"] = catalog.shownText(.label(of: choice.option), in: [tag, source], [])
      return .object(members)
    }
    let retry = isTransient ? .automatic : category?.retry ?? .manual
    var members: [String: JSONRPC.Value] = [
      "error": .string("\(domain.name).\(code.name)"), "domain": .string(domain.identifier),
      "number": .number(code.value),
      "summary": .string(code.summary.bounded(to: Bounds.longestLabel)),
      "category": .string(code.category),
      "categoryMeaning": .string((category?.summary ?? "").bounded(to: Bounds.longestLabel)),
      "retry": .string(retry.rawValue), "locale": .string(tag), "words": .object(texts),
      "options": .array(options),
      "seen": .array(seen.map { .string("\($0.id) \($0.locale)") }),
      "values": .object(
        Dictionary(
          firstOf: values.map { ($0.name, .string($0.value.bounded(to: Bounds.longestMention))) })),
    ]
    if let retryAfter { members["retryAfter"] = .number(retryAfter) }
    if let replacement = code.replacement { members["replacement"] = .string("\(replacement)") }
    return .object(members)
  }
}

extension TranslationProject {
  /// Returns a named locale of the catalog, which may be the source locale.
  fileprivate func locale(_ tag: String) throws(ToolFailure) -> String {
    tag == catalog.project.sourceLocale ? tag : try target(tag)
  }

  fileprivate func errors(saying text: String) -> [ExplainedError] {
    let found = TextSearch(text).found(in: catalog.locales)
    return found.prefix { $0.score == found[0].score }.flatMap { found in
      catalog.errors(showing: found.entry).map { place in
        ExplainedError(
          place: CatalogPlace(domain: place.domain, code: place.code), seen: found.messages,
          values: found.values)
      }
    }
  }

  fileprivate func error(named name: String) throws(ToolFailure) -> ExplainedError {
    if let place = catalog.error(named: name) { return ExplainedError(place: place) }
    let names = catalog.domains.flatMap { domain in domain.codes.map { "\(domain.name).\($0.name)" }
    }
    let nearest = nearestName(to: name.bounded(to: 200), among: names)
    throw ToolFailure(
      "the catalog has no error \(quoted(name.bounded(to: 200)))"
        + (nearest.map { "; did you mean \(quoted($0))?" } ?? ""))
  }

  fileprivate func errors(
    in answer: String, status: Int?
  ) throws(ToolFailure) -> [ExplainedError] {
    guard let read = ServiceAnswerReader(answer, status: status, in: catalog) else {
      throw ToolFailure("'answer' isn't JSON; give a text that a person saw as 'text'")
    }
    return read.errors.map { place in
      ExplainedError(place: place, retryAfter: read.retryAfter, isTransient: read.isTransient)
    }
  }
}

extension Catalog {
  /// Returns a message with example values, in the first locale with a text of its own.
  fileprivate func shownText(
    _ id: MessageID, in tags: [String], _ arguments: [ErrorArgument]
  ) -> JSONRPC.Value? {
    for tag in tags {
      guard let message = locales.first(where: { $0.tag == tag })?[id],
        let table = MessageTable(of: [message], arguments, in: self, atMost: 1),
        let text = table.rows.first?.texts.first
      else { continue }
      return .string(text.bounded(to: Bounds.longestText))
    }
    return nil
  }
}
