package import BayanCatalog
package import BayanDiagnostics
import BayanSupport

/// A difference between two states of a catalog, and its impact on callers.
package struct CatalogChange: Hashable, Sendable {
  /// The part of the version number that a release with the change raises.
  ///
  /// - Source: Semantic Versioning 2.0.0, 6 to 8.
  package enum Impact: String, Sendable, CaseIterable, Comparable {
    /// Callers see only other texts.
    case patch
    /// Callers can use something new.
    case minor
    /// Callers may no longer compile, or compare wrong numbers.
    case major

    package static func < (a: Impact, b: Impact) -> Bool { a.rank < b.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The kinds of difference.
  package enum Kind: Hashable, Sendable {
    case moduleRenamed(from: String, to: String)
    case accessChanged(from: Project.Access, to: Project.Access)
    case localeAdded(String)
    case localeRemoved(String)
    case optionAdded(String)
    case optionRemoved(String)
    case domainAdded
    case domainRemoved
    case typeRenamed(from: String, to: String)
    case codeAdded(String)
    case codeRemoved(String)
    /// A released number has another name.
    case codeRenamed(from: String, to: String, value: Int)
    case codeRenumbered(String, from: Int, to: Int)
    /// A new code has the number of a retired one.
    case valueReused(String, of: String, value: Int)
    case argumentsChanged(String, from: [String], to: [String])
    /// Some facets and labels have other texts in one locale.
    case messagesChanged(locale: String, messages: [MessageID])
    /// Readers of one locale get texts in place of the source's, or more texts of an error.
    case messagesAdded(locale: String, messages: [MessageID])
    /// Readers of one locale no longer get some texts.
    case messagesRemoved(locale: String, messages: [MessageID])
    /// A code has another category or recovery.
    case behaviourChanged(String, what: String, from: String, to: String)
  }

  package var kind: Kind

  /// The domain's identifier; `nil` if the change is the whole catalog's.
  package var domain: String?

  /// The type of the domain, for the sentence about it.
  package var typeName: String?

  package init(_ kind: Kind, domain: String? = nil, typeName: String? = nil) {
    self.kind = kind
    self.domain = domain
    self.typeName = typeName
  }

  /// Returns the impact of the change.
  ///
  /// A new case breaks other packages: a `switch` over all cases no longer compiles.
  /// `swift package diagnose-api-breaking-changes` reports it as a break too. If no other package
  /// imports the module, only values that others see at run time can break: numbers, names of
  /// codes, arguments and options are in answers of servers and in logs.
  ///
  /// - Parameter isImported: Whether other packages can import the module.
  package func impact(isImported: Bool) -> Impact {
    switch kind {
    case .moduleRenamed, .typeRenamed: isImported ? .major : .patch
    case .codeAdded: isImported ? .major : .minor
    case .accessChanged(let old, let new):
      new.reachesOtherPackages ? .minor : old.reachesOtherPackages ? .major : .patch
    case .localeRemoved, .optionRemoved, .domainRemoved, .codeRemoved, .codeRenamed,
      .codeRenumbered, .valueReused, .argumentsChanged:
      .major
    case .localeAdded, .optionAdded, .domainAdded, .behaviourChanged: .minor
    case .messagesChanged, .messagesAdded, .messagesRemoved: .patch
    }
  }
}

extension CatalogChange {
  /// Compares two releases: changes of the whole catalog first, then by domain.
  ///
  /// - Parameters:
  ///   - old: The earlier state.
  ///   - new: The later one.
  ///   - unread: Identifiers of domains of which not every code could be read. Missing codes of these
  ///     domains don't count as changes.
  package static func changes(
    from old: CodesLock, to new: CodesLock, unread: Set<String> = []
  ) -> [CatalogChange] {
    var changes: [CatalogChange] = []
    if old.moduleName != new.moduleName {
      changes.append(.init(.moduleRenamed(from: old.moduleName, to: new.moduleName)))
    }
    changes += names(old.locales, new.locales, { .localeRemoved($0) }, { .localeAdded($0) })
    changes += names(old.options, new.options, { .optionRemoved($0) }, { .optionAdded($0) })
    for domain in old.domains {
      guard let later = new.domains.first(where: { $0.identifier == domain.identifier }) else {
        if domain.codes.contains(where: { !$0.isRetired }) {
          changes.append(
            .init(.domainRemoved, domain: domain.identifier, typeName: domain.typeName))
        }
        continue
      }
      if domain.typeName != later.typeName {
        changes.append(
          .init(
            .typeRenamed(from: domain.typeName, to: later.typeName), domain: domain.identifier,
            typeName: later.typeName))
      }
      let isComplete = !unread.contains(domain.identifier)
      changes += codes(domain.codes, later.codes, isComplete: isComplete).map {
        .init($0, domain: domain.identifier, typeName: later.typeName)
      }
    }
    let known = Set(old.domains.map(\.identifier))
    for domain in new.domains where !known.contains(domain.identifier) {
      changes.append(.init(.domainAdded, domain: domain.identifier, typeName: domain.typeName))
    }
    return changes
  }

  private static func names(
    _ old: [String], _ new: [String], _ removed: (String) -> Kind, _ added: (String) -> Kind
  ) -> [CatalogChange] {
    old.filter { !new.contains($0) }.map { .init(removed($0)) }
      + new.filter { !old.contains($0) }.map { .init(added($0)) }
  }

  private static func codes(
    _ old: [CodesLock.Code], _ new: [CodesLock.Code], isComplete: Bool
  ) -> [Kind] {
    var changes: [Kind] = []
    let present = Dictionary(firstOf: new, by: \.name)
    let released = Dictionary(firstOf: old, by: \.name)
    let owner = Dictionary(firstOf: old, by: \.value)
    var renamed: Set<String> = []
    for code in new where !code.isRetired && released[code.name].map(\.isRetired) != false {
      guard let former = owner[code.value], former.name != code.name else {
        changes.append(.codeAdded(code.name))
        continue
      }
      if former.isRetired || present[former.name].map({ !$0.isRetired }) == true {
        changes.append(.valueReused(code.name, of: former.name, value: code.value))
      } else {
        renamed.insert(former.name)
        changes.append(.codeRenamed(from: former.name, to: code.name, value: code.value))
      }
    }
    for code in old where !code.isRetired {
      guard let later = present[code.name], !later.isRetired else {
        if isComplete, !renamed.contains(code.name) { changes.append(.codeRemoved(code.name)) }
        continue
      }
      if code.value != later.value {
        changes.append(.codeRenumbered(code.name, from: code.value, to: later.value))
      }
      if code.arguments != later.arguments {
        changes.append(
          .argumentsChanged(code.name, from: code.arguments, to: later.arguments))
      }
    }
    return changes
  }
}

extension CatalogChange {
  /// Returns the change of texts with their ids beside a project's own: `ShopErrors/order.outOfStock.title`.
  package func below(_ module: String) -> CatalogChange {
    var change = self
    switch kind {
    case .messagesChanged(let locale, let messages):
      change.kind = .messagesChanged(locale: locale, messages: messages.map { $0.below(module) })
    case .messagesAdded(let locale, let messages):
      change.kind = .messagesAdded(locale: locale, messages: messages.map { $0.below(module) })
    case .messagesRemoved(let locale, let messages):
      change.kind = .messagesRemoved(locale: locale, messages: messages.map { $0.below(module) })
    default: break
    }
    return change
  }
}

extension CatalogChange {
  /// The change as a sentence, lower case, without a full stop.
  package var sentence: Diagnostic.Message {
    let type = typeName ?? ""
    func code(_ name: String) -> String { "\(type).\(name)" }
    switch kind {
    case .moduleRenamed(let old, let new):
      return "the module \(quoted(old)) is called \(quoted(new)) now"
    case .accessChanged(let old, let new):
      return "the module is \(quoted(new.rawValue)) now; it was \(quoted(old.rawValue))"
    case .localeAdded(let tag): return "the locale \(quoted(tag)) is new"
    case .localeRemoved(let tag): return "the locale \(quoted(tag)) is gone"
    case .optionAdded(let name): return "the option \(quoted(name)) is new"
    case .optionRemoved(let name): return "the option \(quoted(name)) is gone"
    case .domainAdded: return "the domain \(quoted(domain ?? "")) is new (\(type))"
    case .domainRemoved: return "the domain \(quoted(domain ?? "")) is gone (\(type))"
    case .typeRenamed(let old, let new):
      return "the type \(quoted(old)) is called \(quoted(new)) now"
    case .codeAdded(let name):
      return
        "\(quoted(code(name))) is new; a 'switch' over \(quoted(type)) without 'default' needs it"
    case .codeRemoved(let name): return "\(quoted(code(name))) is gone"
    case .codeRenamed(let old, let new, let value):
      return "\(quoted(code(old))), \(value), is called \(quoted(new)) now"
    case .codeRenumbered(let name, let old, let new):
      return "\(quoted(code(name))) is \(new) now; it was \(old)"
    case .valueReused(let name, let former, let value):
      return "\(quoted(code(name))) has the number \(value), which belonged to \(quoted(former))"
    case .argumentsChanged(let name, let old, let new):
      return
        "the arguments of \(quoted(code(name))) are \(list(new)) now; they were \(list(old))"
    case .messagesChanged(let locale, let messages):
      return
        "\(messages.count) \(messages.count, "text reads", "texts read") otherwise in \(quoted(locale)): \(named(messages))"
    case .messagesAdded(let locale, let messages):
      return
        "\(messages.count) \(messages.count, "text is", "texts are") new in \(quoted(locale)): \(named(messages))"
    case .messagesRemoved(let locale, let messages):
      return
        "\(messages.count) \(messages.count, "text is", "texts are") gone in \(quoted(locale)): \(named(messages))"
    case .behaviourChanged(let name, let what, let old, let new):
      return "the \(what) of \(quoted(code(name))) is \(quoted(new)) now; it was \(quoted(old))"
    }
  }

  /// Returns arguments with their types, as in Swift.
  private func list(_ arguments: [String]) -> Diagnostic.Message {
    arguments.isEmpty ? "none" : "\(arguments.joined(separator: ", "))"
  }

  /// Returns the first of some messages, and how many there are besides.
  private func named(_ messages: [MessageID]) -> Diagnostic.Message {
    let named = messages.prefix(10).map(\.description).joined(separator: ", ")
    let more: Int = messages.count - 10
    return more > 0 ? "\(named) and \(more) more" : "\(named)"
  }
}

extension Project.Access {
  /// Whether other packages can import the generated module.
  package var reachesOtherPackages: Bool { self == .public }
}
