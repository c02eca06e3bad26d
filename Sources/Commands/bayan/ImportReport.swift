import BayanBuildCommands
import BayanCatalog
import BayanDiagnostics
import BayanExchange
import BayanHistory
import BayanSupport

/// The changes and the refusals of an import, as text and as JSON.
struct ImportReport {
  private let result: ExchangeImport
  private let file: SourceFile
  private let source: LocaleMessages?

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
    text += Self.listed(result.conflicts, atMost: Self.shownLimit, "in conflict") { conflict in
      "conflict: \(conflict.id)\n"
        + "  exported: \(conflict.exported.map(Self.shown) ?? "(not in the file)")\n"
        + "  ours:     \(conflict.ours.map(Self.shown) ?? "(none)")\n"
        + "  theirs:   \(Self.shown(conflict.theirs))\n"
    }
    text += Self.listed(result.refusals, atMost: Self.shownLimit, "refused") { refusal in
      refusal.reasons.map { reason in
        "refused: \(place(refusal.span))\(Self.named(refusal.name)): \(reason)\n"
      }.joined()
    }
    text += Self.listed(result.strangers, atMost: Self.shownLimit, "unknown") { stranger in
      let moved = stranger.movedTo.map { "; its source is that of '\($0)' now" } ?? ""
      return
        "unknown: \(place(stranger.span))\(Self.named(stranger.name)): no message has this name"
        + "\(moved)\n"
    }
    text += Self.listed(result.otherLanguages, atMost: Self.shownLimit, "left out") { other in
      let name = other.name.isEmpty ? "a part" : quoted(other.name)
      return "left out: \(place(other.span))\(name) is in \(quoted(other.language))\n"
    }
    return text + others + summary + "\n"
  }

  /// The largest number of shown elements of a kind, after which only their number is shown.
  private static let shownLimit = 100

  /// The largest number in the letter, which is higher because the translator works through all of
  /// them.
  private static let letterLimit = 1_000

  /// Returns the first elements, and the number of further ones.
  private static func listed<Item>(
    _ items: [Item], atMost limit: Int, _ kind: String, _ text: (Item) -> String
  ) -> String {
    let rest = items.count - limit
    return items.prefix(limit).map(text).joined() + (rest > 0 ? "and \(rest) more \(kind)\n" : "")
  }

  /// The units of the file that are no messages of any catalog.
  private var others: String {
    let names = result.othersNames
    guard !names.isEmpty else { return "" }
    let first = names.prefix(3).map { quoted(Self.shown($0)) }.joined(separator: ", ")
    let keys = names.count == 1 ? "1 key" : "\(names.count) keys"
    return
      "others: \(keys) of no message, left as they are: \(first)\(names.count > 3 ? ", …" : "")\n"
  }

  private static func named(_ name: String) -> String {
    name.isEmpty ? "a unit without a name" : shown(name)
  }

  /// The changes in columns.
  private var table: String {
    let rows = result.changes.map { change in
      (
        id: change.id.description,
        what: change.old == nil ? "new" : change.changesText ? "changed" : "state",
        state: state(of: change),
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
  private func state(of change: ExchangeImport.Change) -> String {
    guard result.isOfSource else {
      return change.oldState == change.newState
        ? change.newState.rawValue : "\(change.oldState.rawValue) → \(change.newState.rawValue)"
    }
    return change.translated.isEmpty
      ? "" : "stale: \(change.translated.joined(separator: ", "))"
  }

  private var summary: String {
    let changed = result.changes.filter(\.changesText).count
    let parts = [
      (changed, "changed"), (result.changes.count - changed, "with another state"),
      (result.unchanged, "as here"), (result.conflicts.count, "in conflict"),
      (result.refusals.count, "refused"), (result.strangers.count, "unknown"),
    ]
    let counts = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return "messages: "
      + (counts.isEmpty ? "none" : counts.joined(separator: ", "))
  }

  /// Returns the place of a unit: `file:line: `.
  private func place(_ span: SourceSpan) -> String {
    "\(file.path):\(file.location(of: span.start).line): "
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
      text: letterText, json: json, beginning: Self.beginning,
      members: ["file", "changes", "conflicts", "refused", "unknown"])
  }

  private static let beginning = "Not taken over from "

  private var letterText: String {
    var text = "\(Self.beginning)\(file.path)\n"
    text += Self.listed(result.refusals, atMost: Self.letterLimit, "refused") { refusal in
      var text = "\n\(place(refusal.span))\(Self.named(refusal.name))\n" + original(refusal.id)
      if let ownText = refusal.text { text += "  your text: \(Self.shown(ownText))\n" }
      for reason in refusal.reasons { text += "  why: \(reason)\n" }
      return text
    }
    text += Self.listed(result.conflicts, atMost: Self.letterLimit, "in conflict") { conflict in
      "\n\(conflict.id)\n" + original(conflict.id)
        + "  your text: \(Self.shown(conflict.fileText ?? conflict.theirs))\n"
        + "  why: the text was changed in the project too: "
        + "\(conflict.ours.map(Self.shown) ?? "(removed)")\n"
    }
    text += Self.listed(result.strangers, atMost: Self.letterLimit, "unknown") { stranger in
      let moved = stranger.movedTo.map { "it is called '\($0)' now" } ?? "it was removed or renamed"
      return "\n\(place(stranger.span))\(Self.named(stranger.name))\n"
        + "  why: the project has no such message; \(moved)\n"
    }
    return isComplete ? text + "\nNothing: all was taken.\n" : text
  }

  private func original(_ id: MessageID?) -> String {
    guard !result.isOfSource, let id, let source = source?[id] else { return "" }
    return "  source: \(Self.shown(source.messageText))\n"
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
          json.array("reasons", of: refusal.reasons) { $0.string($1) }
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
