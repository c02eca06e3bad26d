import BayanCatalog
import BayanDiagnostics
import BayanExchange
import BayanJSONRPC

extension Tools {
  /// The state of a translation that isn't finished.
  enum OpenState: String, CaseIterable {
    case missing
    case stale
    case draft

    init?(_ state: ExchangeState) {
      switch state {
      case .untranslated: self = .missing
      case .stale: self = .stale
      case .draft: self = .draft
      case .translated, .reviewed, .final: return nil
      }
    }
  }

  static let listMessages = Tool(
    name: "list_messages", title: "List open translations",
    purpose: """
      Lists the messages whose translation is missing, stale (the source has changed since) or a \
      draft, in the order of the source's files.
      """,
    parameters: [
      Parameter(
        name: "locale", kind: .text(longest: 200),
        purpose: "Only this locale; all where it is left out.", isRequired: false),
      Parameter(
        name: "state", kind: .choice(OpenState.allCases.map(\.rawValue)),
        purpose: "Only this state; all where it is left out.", isRequired: false),
      Parameter(
        name: "limit", kind: .integer(1...Bounds.page),
        purpose: "How many messages are wanted; 50 where it is left out.", isRequired: false),
      Parameter(
        name: "after", kind: .text(longest: 1_200),
        purpose: "The 'next' of the page before.", isRequired: false),
    ],
    result: .object([
      Schema.Member(
        "messages",
        .array(
          "The messages of this page.",
          of: .object([
            Schema.Member("id", .text("The message's id.")),
            Schema.Member("locale", .text("The locale that is translated to.")),
            Schema.Member("state", .choice("How far it is.", OpenState.allCases.map(\.rawValue))),
            Schema.Member("source", .text("The source, or its beginning.")),
          ]), most: Bounds.page)),
      Schema.Member("count", .integer("How many there are on all pages.")),
      Schema.Member(
        "next", .text("Give it as 'after' for the next page; missing on the last."),
        isRequired: false),
    ]), isReadOnly: true
  ) { arguments, work throws(ToolFailure) in
    var locales = work.targets
    if let tag = arguments.text("locale") { locales = [try work.target(tag)] }
    let state = arguments.text("state").flatMap(OpenState.init)
    let sources = work.catalog.sourceMessages?.messages ?? []
    let start = try arguments.text("after").map { text throws(ToolFailure) in
      try place(text, in: locales, sources)
    }
    var found: [JSONRPC.Value] = []
    var count = 0
    var last = ""
    var hasMore = false
    let limit = arguments.integer("limit") ?? 50
    for (localeIndex, tag) in locales.enumerated() {
      let locale = work.catalog.locales.first { $0.tag == tag }
      for (index, source) in sources.enumerated() {
        guard let open = OpenState(locale?.exchangeState(of: source) ?? .untranslated),
          state == nil || open == state
        else { continue }
        count += 1
        if let start, (localeIndex, index) <= start { continue }
        guard found.count < limit else {
          hasMore = true
          continue
        }
        found.append([
          "id": .string(source.id.description), "locale": .string(tag),
          "state": .string(open.rawValue),
          "source": .string(source.messageText.bounded(to: Bounds.longestMention)),
        ])
        last = "\(tag) \(source.id)"
      }
    }
    var result: [String: JSONRPC.Value] = ["messages": .array(found), "count": .number(count)]
    if hasMore { result["next"] = .string(last) }
    return .object(result)
  }

  /// Returns the message after which a page ended: `ar login.passwordChanged.title`.
  private static func place(
    _ text: String, in locales: [String], _ sources: [LocaleMessage]
  ) throws(ToolFailure) -> (Int, Int) {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let locale = locales.firstIndex(of: String(parts[0])),
      let index = sources.firstIndex(where: { $0.id.description == parts[1] })
    else {
      throw ToolFailure("'after' is no longer in this list; begin again without it")
    }
    return (locale, index)
  }
}
