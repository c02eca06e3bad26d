import BayanBuildCommands
import BayanCatalog
import BayanDiagnosticTexts
import BayanDiagnostics
import BayanExchange
import BayanHistory
import BayanSupport

/// The changes and the refusals of an import, as text and as JSON.
struct ImportReport {
  private let result: ExchangeImport
  private let file: SourceFile
  private let source: LocaleMessages?
  private let language = OutputLanguage.current.language

  init(_ result: ExchangeImport, file: SourceFile, catalog: Catalog) {
    self.result = result
    self.file = file
    source = catalog.sourceMessages
  }

  /// Whether everything in the file was imported.
  var isComplete: Bool {
    result.refusals.isEmpty && result.conflicts.isEmpty && result.strangers.isEmpty
  }

  // MARK: - For the user

  /// A line for each change, the texts that weren't imported, and a line with the numbers.
  var text: String {
    var text = table
    text += Self.listed(
      result.conflicts, atMost: Self.shownLimit, .inConflict
    ) {
      conflict in
      say("conflict: \(conflict.id)") + "\n"
        + lines([
          "exported: \(phrase: conflict.exported.map { "\(Self.shown($0))" } ?? "(not in the file)")",
          "ours:     \(phrase: conflict.ours.map { "\(Self.shown($0))" } ?? "(none)")",
          "theirs:   \(Self.shown(conflict.theirs))",
        ])
    }
    text += Self.listed(
      result.refusals, atMost: Self.shownLimit, .refused
    ) {
      refusal in
      refusal.reasons.map { reason in
        say("refused: \(place(refusal.span)): \(Self.named(refusal.name)): \(reason)") + "\n"
      }.joined()
    }
    text += Self.listed(
      result.strangers, atMost: Self.shownLimit, .unknown
    ) {
      stranger in
      let (place, name) = (place(stranger.span), Self.named(stranger.name))
      let line: Diagnostic.Message =
        if let moved = stranger.movedTo {
          "unknown: \(place): \(name): no message has this name; its source is that of \(quoted("\(moved)")) now"
        } else {
          "unknown: \(place): \(name): no message has this name"
        }
      return say(line) + "\n"
    }
    text += Self.listed(
      result.otherLanguages, atMost: Self.shownLimit, .leftOut
    ) { other in
      let name: Diagnostic.Message = other.name.isEmpty ? "a part" : "\(quoted(other.name))"
      return say("left out: \(place(other.span)): \(name) is in \(quoted(other.language))") + "\n"
    }
    return text + others + say(summary) + "\n"
  }

  /// Returns a sentence in the language of the output.
  private func say(_ sentence: Diagnostic.Message) -> String { language(sentence) }

  /// Returns sentences as lines below another.
  private func lines(_ sentences: [Diagnostic.Message]) -> String {
    sentences.map { "  " + say($0) + "\n" }.joined()
  }

  /// The largest number of shown elements of a kind, after which only their number is shown.
  private static let shownLimit = 100

  /// The largest number in the letter, which is higher because the translator works through all of
  /// them.
  private static let letterLimit = 1_000

  /// The elements of a list of which only the number is shown.
  private enum Rest {
    case inConflict, refused, unknown, leftOut

    func sentence(_ count: Int) -> Diagnostic.Message {
      switch self {
      case .inConflict: "and \(count) more in conflict"
      case .refused: "and \(count) more refused"
      case .unknown: "and \(count) more unknown"
      case .leftOut: "and \(count) more left out"
      }
    }
  }

  /// Returns the first elements, and the number of further ones.
  private static func listed<Item>(
    _ items: [Item], atMost limit: Int, _ rest: Rest,
    _ text: (Item) -> String
  ) -> String {
    let more = items.count - limit
    return items.prefix(limit).map(text).joined()
      + (more > 0 ? OutputLanguage.current.language(rest.sentence(more)) + "\n" : "")
  }

  /// The units of the file that are no messages of any catalog.
  private var others: String {
    let names = result.othersNames
    guard !names.isEmpty else { return "" }
    let first = joinedByCommas(names.prefix(3).map { "\(quoted(Self.shown($0)))" })
    let shown: Diagnostic.Message = names.count > 3 ? "\(first), …" : "\(first)"
    return say(
      "others: \(names.count) \(names.count, "key", "keys") of no message, left as they are: \(shown)"
    )
      + "\n"
  }

  private static func named(_ name: String) -> Diagnostic.Message {
    name.isEmpty ? "a unit without a name" : "\(shown(name))"
  }

  /// The changes in columns.
  private var table: String {
    let rows = result.changes.map { change in
      (
        id: change.id.description,
        what: say(change.old == nil ? "new" : change.changesText ? "changed" : "state"),
        state: say(state(of: change)),
        text: !change.changesText
          ? ""
          : change.old.map { WordDifference(from: $0, to: change.new).marked }
            ?? Self.shown(change.new)
      )
    }
    let width = rows.map(\.id.count).max() ?? 0
    let states = rows.map(\.state.count).max() ?? 0
    return rows.map { row in
      let line =
        Self.padded(row.id, width) + "  " + Self.padded(row.what, 7) + "  "
        + Self.padded(row.state, states) + "  " + row.text
      return line.trimmingSpaces + "\n"
    }.joined()
  }

  /// Returns the former and the new state of a translation; for a source, the translations that
  /// become stale.
  private func state(of change: ExchangeImport.Change) -> Diagnostic.Message {
    guard result.isOfSource else {
      return change.oldState == change.newState
        ? change.newState.noun : "\(change.oldState.noun) → \(change.newState.noun)"
    }
    return change.translated.isEmpty
      ? "" : "stale: \(joinedByCommas(change.translated.map { "\($0)" }))"
  }

  private var summary: Diagnostic.Message {
    let changed: Int = result.changes.filter(\.changesText).count
    let restated: Int = result.changes.count - changed
    let unchanged: Int = result.unchanged
    let parts: [(count: Int, sentence: Diagnostic.Message)] = [
      (changed, "\(changed) changed"),
      (restated, "\(restated) with another state"),
      (unchanged, "\(unchanged) as here"),
      (result.conflicts.count, "\(result.conflicts.count) in conflict"),
      (result.refusals.count, "\(result.refusals.count) refused"),
      (result.strangers.count, "\(result.strangers.count) unknown"),
    ]
    let counts = parts.filter { $0.count > 0 }.map(\.sentence)
    return counts.isEmpty ? "messages: none" : "messages: \(joinedByCommas(counts))"
  }

  /// Returns the place of a unit: `file:line`.
  private func place(_ span: SourceSpan) -> String {
    "\(file.path):\(file.location(of: span.start).line)"
  }

  private static func shown(_ text: String) -> String {
    let line = String(text.map { $0.isNewline ? "⏎" : $0 })
    return line.count <= 200 ? line : "\(line.prefix(160))…\(line.suffix(39))"
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  // MARK: - For the translator

  /// The refused texts with their reasons, as a file.
  var letter: ReportFile {
    ReportFile(
      text: letterText, json: json,
      // In any language, and before the file's name.
      beginnings: DiagnosticLanguage.all.map { $0(Self.title(of: ""), isolating: false) },
      members: ["file", "changes", "conflicts", "refused", "unknown"])
  }

  private static func title(of path: String) -> Diagnostic.Message { "Not taken over from \(path)" }

  private var letterText: String {
    var text = say(Self.title(of: file.path)) + "\n"
    text += Self.listed(
      result.refusals, atMost: Self.letterLimit, .refused
    ) {
      refusal in
      var text = "\n" + heading(refusal.span, refusal.name) + original(refusal.id)
      if let ownText = refusal.text { text += lines(["your text: \(Self.shown(ownText))"]) }
      return text + lines(refusal.reasons.map { "why: \($0)" })
    }
    text += Self.listed(
      result.conflicts, atMost: Self.letterLimit, .inConflict
    ) {
      conflict in
      "\n\(conflict.id)\n" + original(conflict.id)
        + lines([
          "your text: \(Self.shown(conflict.fileText ?? conflict.theirs))",
          "why: the text was changed in the project too: \(phrase: conflict.ours.map { "\(Self.shown($0))" } ?? "(removed)")",
        ])
    }
    text += Self.listed(
      result.strangers, atMost: Self.letterLimit, .unknown
    ) {
      stranger in
      let line: Diagnostic.Message =
        if let moved = stranger.movedTo {
          "why: the project has no such message; it is called \(quoted("\(moved)")) now"
        } else {
          "why: the project has no such message; it was removed or renamed"
        }
      return "\n" + heading(stranger.span, stranger.name) + lines([line])
    }
    return isComplete ? text + "\n" + say("Nothing: all was taken.") + "\n" : text
  }

  /// Returns the line with the place and the name of a unit.
  private func heading(_ span: SourceSpan, _ name: String) -> String {
    say("\(place(span)): \(Self.named(name))") + "\n"
  }

  private func original(_ id: MessageID?) -> String {
    guard !result.isOfSource, let id, let source = source?[id] else { return "" }
    return lines(["source: \(Self.shown(source.messageText))"])
  }

  // MARK: - For programs

  /// The JSON object: `changes`, `conflicts`, `refused`, `unknown`, `otherLanguages`, `others` and
  /// `unchanged`.
  var json: String {
    var json = JSONWriter(.indented)
    json.object { json in
      json.member("file", file.path)
      json.array("changes", of: result.changes) { json, change in
        json.object { json in
          json.member("message", change.id.description)
          json.member("before", change.old)
          json.member("after", change.new)
          json.member("stateBefore", change.oldState.rawValue)
          json.member("stateAfter", change.newState.rawValue)
          if result.isOfSource {
            json.array("stale", of: change.translated) { $0.string($1) }
          }
        }
      }
      json.array("conflicts", of: result.conflicts) { json, conflict in
        json.object { json in
          json.member("message", conflict.id.description)
          json.member("exported", conflict.exported)
          json.member("ours", conflict.ours)
          json.member("theirs", conflict.theirs)
        }
      }
      json.array("refused", of: result.refusals) { json, refusal in
        json.object { json in
          json.member("name", refusal.name)
          json.member("line", file.location(of: refusal.span.start).line)
          json.member("text", refusal.text)
          json.array("reasons", of: refusal.reasons) {
            $0.string(OutputLanguage.current.ofPrograms($1))
          }
        }
      }
      json.array("unknown", of: result.strangers) { json, stranger in
        json.object { json in
          json.member("name", stranger.name)
          json.member("line", file.location(of: stranger.span.start).line)
          json.member("movedTo", stranger.movedTo?.description)
        }
      }
      json.array("otherLanguages", of: result.otherLanguages) { json, other in
        json.object { json in
          json.member("name", other.name)
          json.member("line", file.location(of: other.span.start).line)
          json.member("language", other.language)
        }
      }
      json.array("others", of: result.othersNames) { $0.string($1) }
      json.member("unchanged", result.unchanged)
    }
    return json.text + "\n"
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = Substring(self)
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
