package import BayanCatalog
package import BayanDiagnostics
import BayanSupport

extension CatalogChange {
  /// Compares two catalogs: access, released codes, behaviour and texts.
  package static func changes(from old: Catalog, to new: Catalog) -> [CatalogChange] {
    let (access, newAccess) = (old.project.access, new.project.access)
    return (access == newAccess ? [] : [.init(.accessChanged(from: access, to: newAccess))])
      + changes(from: CodesLock(old), to: CodesLock(new))
      + behaviour(from: old, to: new) + messageChanges(from: old, to: new)
  }

  private static func behaviour(from old: Catalog, to new: Catalog) -> [CatalogChange] {
    var changes: [CatalogChange] = []
    for domain in new.domains {
      guard let former = old.domains.first(where: { $0.identifier == domain.identifier }) else {
        continue
      }
      let codes = Dictionary(firstOf: former.codes, by: \.name)
      for code in domain.codes {
        guard let earlier = codes[code.name] else { continue }
        let pairs =
          [
            ("category", earlier.category, code.category),
            ("recovery", earlier.recovery ?? "none", code.recovery ?? "none"),
            ("HTTP status", earlier.httpStatusText, code.httpStatusText),
            (
              "kind", earlier.sensitive ? "sensitive" : "open",
              code.sensitive ? "sensitive" : "open"
            ),
          ] + ranges(of: earlier, code)
        for (what, before, after) in pairs where before != after {
          changes.append(
            .init(
              .behaviourChanged(code.name, what: what, from: before, to: after),
              domain: domain.identifier, typeName: domain.typeName))
        }
      }
    }
    return changes
  }

  /// Returns the ranges of the arguments that two states of a code have.
  private static func ranges(
    of earlier: ErrorCode, _ code: ErrorCode
  ) -> [(what: String, before: String, after: String)] {
    code.arguments.compactMap { argument in
      earlier.arguments.first { $0.name == argument.name && $0.type == argument.type }.map {
        ("range of \(quoted(argument.name))", $0.rangeText, argument.rangeText)
      }
    }
  }

  /// Compares the texts alone of two catalogs.
  package static func messageChanges(from old: Catalog, to new: Catalog) -> [CatalogChange] {
    let (before, after) = (DeclaredArguments(old), DeclaredArguments(new))
    return new.locales.flatMap { locale -> [CatalogChange] in
      guard let former = old.locales.first(where: { $0.tag == locale.tag }) else { return [] }
      let (mine, theirs) = (ShownMessages(of: locale, in: new), ShownMessages(of: former, in: old))
      let changed = locale.messages.filter { message in
        theirs.all[message.id].map { !$0.hasSameText(as: message) } ?? false
      }
      // The texts of a new or removed code are part of that change.
      let added = locale.messages.filter { message in
        before[message.id] != nil && mine.shows(message.id) && !theirs.shows(message.id)
      }
      let removed = former.messages.filter { message in
        after[message.id] != nil && theirs.shows(message.id) && !mine.shows(message.id)
      }
      return [
        .init(.messagesChanged(locale: locale.tag, messages: changed.map(\.id))),
        .init(.messagesAdded(locale: locale.tag, messages: added.map(\.id))),
        .init(.messagesRemoved(locale: locale.tag, messages: removed.map(\.id))),
      ].filter { $0.messageCount > 0 }
    }
  }

  /// The number of messages that the change is about.
  private var messageCount: Int {
    switch kind {
    case .messagesChanged(_, let messages), .messagesAdded(_, let messages),
      .messagesRemoved(_, let messages):
      messages.count
    default: 0
    }
  }
}

/// The messages of one locale by id, with the drafts that readers don't get.
package struct ShownMessages {
  package let all: [MessageID: LocaleMessage]

  /// The drafts of translations, which no pack has.
  private let drafts: Set<MessageID>

  package init(of locale: LocaleMessages, in catalog: Catalog) {
    let messages = locale.messages
    all = Dictionary(firstOf: messages, by: \.id)
    // A draft of the source locale is shown, because no other text can replace it.
    drafts =
      locale.tag == catalog.project.sourceLocale
      ? [] : Set(messages.filter(locale.isDraft).map(\.id))
  }

  /// Whether a message exists and is a draft.
  package func isDraft(_ id: MessageID) -> Bool { drafts.contains(id) }

  /// Whether readers get a message.
  package func shows(_ id: MessageID) -> Bool { all[id] != nil && !drafts.contains(id) }
}

extension ErrorCode {
  /// The HTTP statuses of the code's matches.
  fileprivate var httpStatusText: String {
    let statuses = matches.compactMap { match in
      if case .httpStatus(let range) = match.pattern {
        range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)...\(range.upperBound)"
      } else {
        nil as String?
      }
    }
    return statuses.isEmpty ? "none" : statuses.joined(separator: ", ")
  }
}

extension ErrorArgument {
  fileprivate var rangeText: String {
    range.map { "\($0.lowerBound)...\($0.upperBound)" } ?? "any"
  }
}
