import BayanCatalog
import BayanDiagnostics
import BayanExchange
import BayanICU
import BayanJSONRPC
import BayanMessageSyntax
import BayanSupport
import BayanWorkspace
import Foundation

/// The messages of a locale with their states, in the order of the source's files.
struct Listing {
  struct Row {
    var source: LocaleMessage
    var translation: LocaleMessage?
    var state: ExchangeState
    /// The worst severity of the diagnostics; `nil` without diagnostics.
    var severity: Diagnostic.Severity?
    /// The texts in all locales and the id, folded for the search.
    var searched: [UInt8]
  }

  let rows: [Row]
  /// The number of rows by state.
  let counts: [String: Int]
  /// The number of finished translations.
  let done: Int
  let withDiagnostics: Int

  /// Lists the messages of a locale.
  init(_ catalog: Catalog, locale tag: String, _ project: OpenProject) {
    let locale = catalog.locales.first { $0.tag == tag }
    var severities: [MessageID: Diagnostic.Severity] = [:]
    for path in project.filesWithDiagnostics where ProjectLayout.locale(of: path) == tag {
      for diagnostic in project.diagnostics(of: path) where diagnostic.locale == tag {
        // The state is shown for itself.
        guard let id = diagnostic.messageID, !Self.rulesOfStates.contains(diagnostic.rule) else {
          continue
        }
        severities[id] = max(severities[id] ?? .note, diagnostic.severity)
      }
    }
    rows = (catalog.sourceMessages?.messages ?? []).filter { !$0.isBuiltIn }.map { source in
      let texts =
        [source.id.description] + catalog.locales.compactMap { $0[source.id]?.messageText }
      return Row(
        source: source, translation: locale?[source.id],
        state: locale?.exchangeState(of: source) ?? .untranslated,
        severity: severities[source.id],
        searched: Array(texts.joined(separator: "\n").lowercased().utf8))
    }
    counts = Dictionary(grouping: rows, by: \.state.name).mapValues(\.count)
    done = rows.count { $0.state.isFinished }
    withDiagnostics = rows.count { $0.severity != nil }
  }

  /// The rules whose diagnostics say no more than the state of a message.
  static let rulesOfStates: Set<RuleID> = [
    "translation-missing", "translation-draft", "translation-stale",
  ]

  /// The conditions of a list.
  struct Filter {
    var state: String?
    var domain: String?
    var hasDiagnostics = false
    var text: [UInt8]

    init(_ request: WorkbenchRequest) {
      func value(_ name: String) -> String? {
        request.parameter(name).flatMap { $0.isEmpty ? nil : $0 }
      }
      state = value("state")
      domain = value("domain")
      hasDiagnostics = value("diagnostics") != nil
      text = Array((value("text") ?? "").lowercased().utf8)
    }

    /// Whether all rows fit.
    private var isEmpty: Bool {
      state == nil && domain == nil && !hasDiagnostics && text.isEmpty
    }

    /// Returns the places of the rows that fit; a row itself is large, and isn't copied.
    func places(in rows: [Row]) -> [Int] {
      isEmpty ? Array(rows.indices) : rows.indices.filter { fits(rows[$0]) }
    }

    private func fits(_ row: Row) -> Bool {
      (state == nil || state == row.state.name) && (domain == nil || domain == row.source.id.file)
        && (!hasDiagnostics || row.severity != nil)
        && (text.isEmpty || Self.has(text, in: row.searched))
    }

    /// Returns whether bytes are in others.
    ///
    /// The C library searches as fast in a command that isn't optimized, and so within the time
    /// that a person waits for a filter of 10,000 messages.
    private static func has(_ text: [UInt8], in bytes: [UInt8]) -> Bool {
      bytes.withUnsafeBytes { bytes in
        text.withUnsafeBytes { text in
          guard var start = bytes.baseAddress, let wanted = text.baseAddress else { return false }
          let end = start + bytes.count
          while end - start >= text.count,
            let found = memchr(start, Int32(text[0]), end - start - text.count + 1)
          {
            if memcmp(found, wanted, text.count) == 0 { return true }
            start = UnsafeRawPointer(found) + 1
          }
          return false
        }
      }
    }
  }
}

extension ExchangeState {
  /// The state's name on the page.
  var name: String { self == .untranslated ? "missing" : rawValue }
}

extension Workbench {
  /// The most rows of an answer.
  private static let mostRows = 200

  func listing(_ locale: String) throws(WorkbenchFailure) -> Listing {
    if let listing = listings[locale] { return listing }
    let listing = Listing(try catalog(), locale: locale, project)
    listings[locale] = listing
    return listing
  }

  /// Answers with a page of the list, and with the counts of all states.
  func list(
    _ request: WorkbenchRequest, _ voice: WorkbenchVoice
  ) throws(WorkbenchFailure) -> JSON {
    let locale = try target(request.parameter("locale"))
    let listing = try listing(locale)
    let filter = Listing.Filter(request)
    let typed = unsaved.ids(in: locale)
    let shown = filter.places(in: listing.rows)
    let from = max(0, Int(request.parameter("from") ?? "") ?? 0)
    let page = shown.dropFirst(from).prefix(Self.mostRows)
    let done = listing.done
    return [
      "revision": .number(revision), "isChecked": .bool(project.isChecked),
      "count": .number(shown.count), "total": .number(listing.rows.count),
      "done": .number(done),
      "countText": .string(voice(.messageCount(count: shown.count))),
      "progressText": .string(voice(.progress(done: done, total: listing.rows.count))),
      "counts": .object(listing.counts.mapValues(JSON.number)),
      "withDiagnostics": .number(listing.withDiagnostics),
      "rows": .list(page) { place in
        let row = listing.rows[place]
        return [
          "id": .string(row.source.id.description), "state": .string(row.state.name),
          "severity": JSON(row.severity?.rawValue),
          "isUnsaved": .bool(typed.contains(row.source.id.description)),
          "source": row.source.parsed.message.summary,
          "translation": row.translation?.parsed.message.summary ?? .null,
        ]
      },
    ]
  }

  /// Describes the project: its locales, its domains.
  func description(in voice: WorkbenchVoice) throws(WorkbenchFailure) -> JSON {
    let catalog = try catalog()
    func locale(_ tag: String) -> JSON {
      [
        "tag": .string(tag), "name": .string(LocaleFacts.displayName(of: tag, in: voice.tag)),
        "direction": .string(LocaleFacts.isRightToLeft(tag) ? "rtl" : "ltr"),
      ]
    }
    let targets = catalog.project.locales.filter {
      $0 != catalog.project.sourceLocale && PseudoLocale($0) == nil
    }
    var files: [String] = []
    for message in catalog.sourceMessages?.messages ?? []
    where !message.isBuiltIn && files.last != message.id.file && !files.contains(message.id.file) {
      files.append(message.id.file)
    }
    return [
      "module": .string(catalog.project.moduleName), "isReadOnly": .bool(isReadOnly),
      "source": locale(catalog.project.sourceLocale), "locales": .list(targets, locale),
      "domains": .list(files) { .string($0) },
    ]
  }
}

extension Message {
  /// The text for lists: that of the last variant, which is for most values.
  fileprivate var summary: JSON {
    switch body {
    case .pattern(let pattern): pattern.pieces
    case .select(_, let variants): (variants.last?.pattern.pieces) ?? []
    }
  }
}
