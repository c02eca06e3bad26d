import BayanCatalog
import BayanCompiler
package import BayanDiagnostics
package import BayanHistory
import BayanMeaning
import BayanRuntime

/// One message of one locale, before and after.
package struct TextChange: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case changed
    case added
    case removed
    /// A message that was a draft, and that readers get now.
    case shown
    /// A message that is a draft now, so that readers get the source text.
    case hidden
  }

  /// The text for some values.
  package struct Row: Hashable, Sendable {
    /// The values that give the texts, for each name of ``TextChange/selecting``.
    package var labels: [String]
    /// The text before; `nil` if there was none.
    package var before: String?
    package var after: String?

    /// The differing words.
    package var difference: WordDifference {
      WordDifference(from: before ?? "", to: after ?? "")
    }
  }

  package var id: MessageID
  package var locale: String
  package var kind: Kind

  /// Whether the later message is a draft, which readers don't get.
  package var isDraft: Bool

  /// The names of the arguments that choose among variants.
  package var selecting: [String]

  /// The texts that differ.
  package var rows: [Row]

  /// The number of rows beyond ``rows``.
  package var rowsLeft: Int

  /// Whether the rows have the message as written: it can't be formatted, or its text is unchanged for
  /// all sample values.
  package var isAsWritten: Bool

  /// Whether the source of the message changed, but its text is unchanged for all sample values.
  package var readsTheSame: Bool
}

/// The comparison of the texts of two catalogs, shown with sample values.
struct TextComparison {
  /// A message that differs.
  struct Place {
    var id: MessageID
    var locale: Int
  }

  private struct Locale {
    var tag: String
    var before: ShownMessages
    var after: ShownMessages
    var classes: NumberClasses
  }

  /// The most rows of one text; nobody reads more.
  private static let mostRows = 12

  /// The locales of both catalogs: of a new or removed locale, all texts would differ.
  private let locales: [Locale]
  private let new: Catalog
  private let arguments: DeclaredArguments
  private let formerArguments: DeclaredArguments
  private let known: CompiledLocales
  private let sink: Sink

  /// The messages in the catalog's order: by entry and facet, the source first.
  let places: [Place]

  init(from old: Catalog, to new: Catalog, for sink: Sink, _ known: CompiledLocales) {
    (self.new, self.known, self.sink) = (new, known, sink)
    arguments = DeclaredArguments(new)
    formerArguments = DeclaredArguments(old)
    var ids: [MessageID] = []
    var seen: Set<MessageID> = []
    var locales: [Locale] = []
    for locale in new.sourceFirst {
      guard let former = old.locales.first(where: { $0.tag == locale.tag }) else { continue }
      locales.append(
        Locale(
          tag: locale.tag, before: ShownMessages(of: former, in: old),
          after: ShownMessages(of: locale, in: new),
          classes: NumberClasses(locales: [locale.tag])))
      for message in locale.messages + former.messages where seen.insert(message.id).inserted {
        ids.append(message.id)
      }
    }
    self.locales = locales
    places = Self.byEntry(ids).flatMap { id in
      locales.indices.filter { Self.kind(of: id, in: locales[$0]) != nil }
        .map { Place(id: id, locale: $0) }
    }
  }

  /// Sorts ids so that those of one entry are adjacent, even facets that only a translation has.
  private static func byEntry(_ ids: [MessageID]) -> [MessageID] {
    var entries: [MessageID: Int] = [:]
    let ranked = ids.map { id in
      let entry = MessageID(file: id.file, entry: id.entry)
      let place = entries[entry] ?? entries.count
      entries[entry] = place
      let facet = id.facet.flatMap(Facet.init).flatMap(Facet.allCases.firstIndex)
      return (id: id, rank: (place, facet ?? 0))
    }
    return ranked.sorted { $0.rank < $1.rank }.map(\.id)
  }

  /// Returns the kind of a message's change; `nil` without a change.
  private static func kind(of id: MessageID, in locale: Locale) -> TextChange.Kind? {
    switch (locale.before.all[id], locale.after.all[id]) {
    case (nil, nil): nil
    case (nil, _): .added
    case (_, nil): .removed
    case (let before?, let after?):
      if !before.hasSameText(as: after) {
        .changed
      } else if locale.before.shows(id) == locale.after.shows(id) {
        nil
      } else {
        locale.after.shows(id) ? .shown : .hidden
      }
    }
  }

  /// Returns the message before and after.
  func change(of place: Place) -> TextChange {
    let (id, locale) = (place.id, locales[place.locale])
    let (before, after) = (locale.before.all[id], locale.after.all[id])
    let kind = Self.kind(of: id, in: locale) ?? .changed
    var change = TextChange(
      id: id, locale: locale.tag, kind: kind, isDraft: locale.after.isDraft(id), selecting: [],
      rows: [], rowsLeft: 0, isAsWritten: true, readsTheSame: false)
    let isOneText = kind != .changed
    let messages =
      isOneText ? [after ?? before].compactMap { $0 } : [before, after].compactMap { $0 }
    var options = MessageTable.Options(atMost: .max)
    options.sink = sink
    options.isMerged = true
    options.locales = known
    options.classes = locale.classes
    if let table = MessageTable(of: messages, arguments(of: id), in: new, options),
      table.locales.count == messages.count
    {
      let rows = table.rows.filter { isOneText || !$0.texts[0].hasSameBytes(as: $0.texts[1]) }
      if !rows.isEmpty {
        change.selecting = table.selecting
        change.rows = rows.prefix(Self.mostRows).map { row in
          TextChange.Row(
            labels: row.labels, before: kind == .added ? nil : row.texts[0],
            after: kind == .removed ? nil : row.texts[isOneText ? 0 : 1])
        }
        change.rowsLeft = rows.count - change.rows.count
        change.isAsWritten = false
        return change
      }
      change.readsTheSame = true
    }
    change.rows = [
      .init(labels: [], before: before?.messageText, after: after?.messageText)
    ]
    return change
  }

  /// Returns the arguments that either state declares.
  private func arguments(of id: MessageID) -> [ErrorArgument] {
    let present = arguments[id] ?? []
    let names = Set(present.map(\.name))
    return present + (formerArguments[id] ?? []).filter { !names.contains($0.name) }
  }
}

extension String {
  fileprivate func hasSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
