import BayanCatalog
import BayanChecking
import BayanCompiler
import BayanDiagnostics
import BayanExchange
import BayanICU
import BayanJSONRPC
import BayanMessageSyntax
import BayanRuntime
import BayanSupport
import BayanTOML
import BayanWorkspace

extension Workbench {
  /// The body of a request about one message.
  struct MessageBody: Decodable {
    var locale: String
    var id: String
    /// The version of the message when it was opened.
    var version: String?
    /// The translation when it was opened; `nil` for none.
    var base: String?
    /// The text as the page has it.
    var message: EditedMessage?
    /// The reader's name, for a review.
    var reader: String?
    /// The rule and the reason of a suppression.
    var rule: String?
    var reason: String?
  }

  func views(_ locale: String) throws(WorkbenchFailure) -> MessageViews {
    if let views = views[locale] { return views }
    let new = MessageViews(try catalog(), locale: locale, locales)
    views[locale] = new
    return new
  }

  // MARK: Reading

  /// Answers with a message and all that helps to translate it.
  func message(_ request: WorkbenchRequest) throws(WorkbenchFailure) -> JSON {
    let locale = try target(request.parameter("locale"))
    let source = try source(request.parameter("id"))
    return .object(try view(of: source, locale))
  }

  func view(
    of source: LocaleMessage, _ locale: String
  ) throws(WorkbenchFailure) -> [String: JSON] {
    let views = try views(locale)
    let unit = views.unit(source)
    let translation = views.messages?[source.id]
    let saved = translation?.messageText
    let kept = unsaved[locale, source.id]
    var answer = try checked(kept?.text ?? saved ?? "", of: source, locale)
    let state = views.messages?.exchangeState(of: source) ?? .untranslated
    let line = views.messages?.states.lines[source.id]
    answer["id"] = .string(source.id.description)
    answer["locale"] = .string(locale)
    answer["revision"] = .number(revision)
    answer["version"] = .string(try version(source, locale))
    answer["state"] = .string(state.name)
    answer["origin"] = JSON(state == .draft || state == .reviewed ? line?.origin : nil)
    answer["saved"] = JSON(saved)
    answer["unsaved"] =
      kept.map { ["version": .string($0.version), "base": JSON($0.base)] } ?? .null
    answer["summary"] = JSON(views.code(of: source.id)?.code.summary)
    answer["notes"] = .list(unit.notes.filter { $0.kind == .context || $0.kind == .change }) {
      .string($0.text)
    }
    answer["arguments"] = .list(unit.arguments, Self.argument)
    answer["maxLength"] = unit.maxLength.map(JSON.number) ?? .null
    let comments = comments(above: source) + (translation.map { self.comments(above: $0) } ?? [])
    answer["comments"] = .list(comments) { .string($0) }
    answer["glossary"] = .list(views.messages?.glossary(of: source) ?? []) { term in
      ["term": .string(term.term), "translations": .list(term.translations) { .string($0) }]
    }
    answer["siblings"] = .array(siblings(of: source, views))
    answer["others"] = .array(others(source, locale, views))
    return answer
  }

  /// The most further locales whose texts are shown.
  private static let mostLocales = 60

  private func others(
    _ source: LocaleMessage, _ locale: String, _ views: MessageViews
  ) -> [JSON] {
    let others = views.catalog.locales.filter {
      $0.tag != locale && $0.tag != source.locale && PseudoLocale($0.tag) == nil
    }
    let values = usual(source, views)
    return others.prefix(Self.mostLocales).compactMap { other -> JSON? in
      guard let text = other[source.id] else { return nil }
      let shown = views.preview(text)?.string(values) ?? text.messageText
      return [
        "locale": .string(other.tag),
        "direction": .string(LocaleFacts.isRightToLeft(other.tag) ? "rtl" : "ltr"),
        "text": .string(shown),
      ]
    }
  }

  private func usual(_ source: LocaleMessage, _ views: MessageViews) -> [MessageArgument] {
    views.arguments(of: source.id).map { MessageArgument($0.name, $0.samples[0].value) }
  }

  private static func argument(_ argument: ErrorArgument) -> JSON {
    [
      "name": .string(argument.name), "type": .string(argument.type.description),
      "range": JSON(argument.range.map { "\($0.lowerBound)–\($0.upperBound)" }),
      "meaning": .string(argument.summary), "example": JSON(argument.example),
    ]
  }

  /// Returns the comment lines directly above a message's key.
  private func comments(above message: LocaleMessage) -> [String] {
    guard !message.isBuiltIn, let file = project[message.place.file] else { return [] }
    let comments = TOMLDocument.parse(file).document.comments
    var line = file.lines.line(containing: message.place.span.start) - 1
    var found: [String] = []
    for comment in comments.reversed()
    where file.lines.line(containing: comment.start) == line {
      let text = file.text(in: comment).drop { $0 == "#" || $0 == " " }
      guard !text.hasPrefix("bayan") else { break }
      found.insert(String(text), at: 0)
      line -= 1
    }
    return found
  }

  /// Returns the other texts of the same error.
  private func siblings(of source: LocaleMessage, _ views: MessageViews) -> [JSON] {
    let id = source.id
    let others = (views.catalog.sourceMessages?.messages ?? []).filter {
      $0.id != id && $0.id.file == id.file && $0.id.entry == id.entry
        && id.file != MessageID.optionsFile
    }
    return others.map { other in
      [
        "id": .string(other.id.description), "facet": JSON(other.id.facet),
        "source": .string(other.messageText),
        "translation": JSON(views.messages?[other.id]?.messageText),
      ]
    }
  }

  // MARK: Checking

  /// Answers with the diagnostics of a text as it is typed, its table and its alert.
  func check(_ body: MessageBody) throws(WorkbenchFailure) -> JSON {
    let locale = try target(body.locale)
    let source = try source(body.id)
    let text = try body.message?.composed(views(locale), of: source) ?? ""
    let wanted = try body.message?.emptyRows() ?? []
    return .object(try checked(text, of: source, locale, wanted: wanted))
  }

  /// Returns the table, the diagnostics and the alert of a text.
  ///
  /// - Parameter wanted: The keys of rows without a text that the page shows.
  func checked(
    _ text: String, of source: LocaleMessage, _ locale: String, wanted: [[ExchangeKey]] = []
  ) throws(WorkbenchFailure) -> [String: JSON] {
    let views = try views(locale)
    let isEmpty = text.isEmpty
    let unit = isEmpty ? views.empty(source) : views.unit(source, text: text)
    let proposed = isEmpty ? nil : views.proposed(text, for: source)
    var answer = views.editor(unit, wanted: wanted)
    let found =
      isEmpty ? [] : project.diagnostics(inText: text, of: source.id, locale) ?? []
    answer["text"] = .string(text)
    answer["isValid"] = .bool(proposed?.parsed.isValid ?? true)
    answer["diagnostics"] = .list(found.worstFirst.prefix(50)) {
      diagnostic($0, in: proposed, unit, locale)
    }
    answer["alert"] = views.alert(around: source.id, proposed: proposed)
    return answer
  }

  private func diagnostic(
    _ diagnostic: Diagnostic, in message: LocaleMessage?, _ unit: ExchangeUnit, _ locale: String
  ) -> JSON {
    let text = Array((message?.messageText ?? "").utf8)
    let stretch =
      message.flatMap { PatternStretch(diagnostic.span, in: $0.parsed.message, text) }
    let rule = project.rules.entry(diagnostic.rule.rawValue)
    return [
      "rule": .string(diagnostic.rule.rawValue),
      "severity": .string(diagnostic.severity.rawValue),
      "message": .string(diagnostic.message.description),
      "notes": .list(diagnostic.notes) { .string($0.message.description) },
      "stretch": stretch?.json ?? .null,
      "start": .number(Self.units(text, to: diagnostic.span.start)),
      "end": .number(Self.units(text, to: diagnostic.span.end)),
      "canSuppress": .bool(rule?.isAdjustable == true),
      "fixes": .list(
        diagnostic.fixes.compactMap { fix -> JSON? in
          guard !fix.edits.isEmpty, let fixed = try? TOMLEditor.applying(fix.edits, to: text) else {
            return nil
          }
          return [
            "label": .string(fix.label.description),
            "text": .string(String(decoding: fixed, as: UTF8.self)),
          ]
        }
      ) { $0 },
    ]
  }

  /// Returns the number of UTF-16 units before an offset.
  private static func units(_ text: [UInt8], to offset: Int) -> Int {
    String(decoding: text.prefix(max(0, offset)), as: UTF8.self).utf16.count
  }

  /// Answers with a rule's page.
  func rule(_ name: String, _ voice: WorkbenchVoice) throws(WorkbenchFailure) -> JSON {
    guard let entry = project.rules.entry(name) else {
      throw WorkbenchFailure(404, "There is no such rule.")
    }
    let page = entry.explanation(preferring: voice.tag)
    return [
      "id": .string(name), "what": .string(page.what), "why": .string(page.why),
      "howToFix": .string(page.howToFix),
    ]
  }
}

extension MessageViews {
  /// The unit of a message without a translation.
  func empty(_ source: LocaleMessage) -> ExchangeUnit { units.unit(source, isUntranslated: true) }
}

extension [Diagnostic] {
  /// The diagnostics by severity, and by place.
  fileprivate var worstFirst: [Diagnostic] {
    enumerated().sorted {
      ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset)
    }.map(\.element)
  }
}

/// A stretch of a message in terms of its rows: a row, and places in its pieces.
struct PatternStretch {
  /// The keys of the row.
  var keys: [String]
  /// The piece and the number of UTF-16 units in it, for both ends.
  var start: (piece: Int, offset: Int)
  var end: (piece: Int, offset: Int)

  /// Finds the row with a span; `nil` for a span of no text.
  init?(_ span: SourceSpan, in message: Message, _ text: [UInt8]) {
    let rows: [(keys: [String], pattern: Pattern)]
    switch message.body {
    case .pattern(let pattern): rows = [([], pattern)]
    case .select(_, let variants):
      rows = variants.map { ($0.keys.map { $0.formatted() }, $0.pattern) }
    }
    guard
      let row = rows.first(where: {
        $0.pattern.span.start <= span.start && span.end <= $0.pattern.span.end
      })
    else { return nil }
    keys = row.keys
    func place(_ offset: Int) -> (Int, Int) {
      for (index, element) in row.pattern.elements.enumerated() {
        let place = element.span
        guard offset <= place.end else { continue }
        guard case .text = element, offset > place.start else { return (index, 0) }
        // A backslash of the source isn't in the field.
        var shown: [UInt8] = []
        var rest = text[place.start..<offset]
        while let byte = rest.popFirst() {
          if byte == UInt8(ascii: "\\"), let next = rest.popFirst() {
            shown.append(next)
          } else if byte != UInt8(ascii: "\\") {
            shown.append(byte)
          }
        }
        return (index, String(decoding: shown, as: UTF8.self).utf16.count)
      }
      return (row.pattern.elements.count, 0)
    }
    start = place(span.start)
    end = place(span.end)
  }

  var json: JSON {
    [
      "keys": .list(keys) { .string($0) },
      "from": [.number(start.piece), .number(start.offset)],
      "to": [.number(end.piece), .number(end.offset)],
    ]
  }
}

extension Pattern.Element {
  fileprivate var span: SourceSpan {
    switch self {
    case .text(let text): text.span
    case .expression(let expression): expression.span
    case .markup(let markup): markup.span
    }
  }
}
