package import BayanCatalog
package import BayanDiagnostics
import BayanHistory
import BayanSupport

/// The check of a project's texts for errors of another module.
///
/// The texts are checked by all rules, as translations in the module's catalog. Beside these, the check reports texts
/// that have no place there, that the module forbids, that the project has in some of its locales alone, and whose
/// counterpart in the module has changed.
package struct OverrideCheck {
  private let overridden: OverriddenCatalog
  private let sources: SourcesLock?

  /// Creates a check.
  ///
  /// - Parameter lock: The project's `sources.lock`.
  package init(_ overridden: OverriddenCatalog, lock: SourcesLock?) {
    self.overridden = overridden
    sources = lock?.sources(of: overridden.module.name)
  }

  /// Returns the diagnostics of the texts.
  ///
  /// - Parameters:
  ///   - run: The run of the rules, with the requested locales and severities.
  ///   - files: The files of the project and of the module, by path.
  package func diagnostics(by run: CheckRun, in files: [String: SourceFile]) -> [Diagnostic] {
    let structural =
      unknown + forbidden + missing + stale + overridden.overrides.diagnostics
    let loaded = LoadedCatalog(
      catalog: overridden.merged(with: sources), diagnostics: structural, files: files)
    let entries = overridden.entries
    let texts = Set(overridden.overrides.locales.flatMap { $0.messages.map(\.id) })
    return run(loaded).diagnostics.filter { diagnostic in
      guard
        case .locale(_, .overrides(overridden.module.name, _))? =
          ProjectLayout.split(diagnostic.file)?.file
      else { return false }
      guard let id = diagnostic.messageID, diagnostic.rule != Self.unknownRule else { return true }
      // The module has the texts that the project doesn't, or another rule says that it misses one.
      guard diagnostic.rule != .translationMissing, diagnostic.rule != .optionLabelMissing else {
        return false
      }
      return id.namesMessage
        ? texts.contains(id) : entries[id.file]?.contains(id.entry) == true
    }
  }

  private static let unknownRule: RuleID = "override-unknown"

  /// The texts for errors and facets that the module doesn't have.
  private var unknown: [Diagnostic] {
    overridden.unknown.map { message in
      Diagnostic(
        Self.unknownRule, .error, sentence(aboutUnknown: message.id), file: message.place.file,
        span: message.place.span, locale: message.locale, messageID: message.id)
    }
  }

  private func sentence(aboutUnknown id: MessageID) -> Diagnostic.Message {
    let library = overridden.library
    let module = overridden.module.name
    if id.file == MessageID.optionsFile {
      let names = library.options.map(\.name)
      return names.contains(id.entry)
        ? .noLabel(id.entry, module: module)
        : .noOption(id.entry, module: module, nearest: nearestName(to: id.entry, among: names))
    }
    let names: [String]
    if id.file == MessageID.categoriesFile {
      names = library.categories.map(\.name)
    } else {
      guard let domain = library.domains.first(where: { $0.name == id.file }) else {
        let domains = library.domains.map(\.name)
        return .noDomain(id.file, module: module, nearest: nearestName(to: id.file, among: domains))
      }
      if let code = domain.codes.first(where: { $0.name == id.entry }),
        code.messageOwner == .category
      {
        return .textsOfCategory(id.entry, category: code.category, module: module)
      }
      names = domain.codes.map(\.name)
    }
    guard names.contains(id.entry) else {
      return .noEntry(id.entry, module: module, nearest: nearestName(to: id.entry, among: names))
    }
    return .noFacet(id.facet ?? "", of: id.entry, module: module)
  }

  /// The texts that the module forbids.
  private var forbidden: [Diagnostic] {
    var codes: Set<MessageID> = []
    for domain in overridden.library.domains {
      for code in domain.codes where !code.isOverridable {
        codes.insert(
          code.messageOwner == .own
            ? MessageID(file: domain.name, entry: code.name)
            : MessageID(file: MessageID.categoriesFile, entry: code.category))
      }
    }
    guard !codes.isEmpty else { return [] }
    return overridden.overrides.locales.flatMap(\.messages).filter {
      codes.contains(MessageID(file: $0.id.file, entry: $0.id.entry))
    }.map { message in
      Diagnostic(
        "override-forbidden", .error, .forbidden(message.id.entry, module: overridden.module.name),
        file: message.place.file, span: message.place.span, locale: message.locale,
        messageID: message.id)
    }
  }

  /// The texts that the project has in some of its locales alone.
  private var missing: [Diagnostic] {
    var first: [MessageID: LocaleMessage] = [:]
    var order: [MessageID] = []
    for locale in overridden.overrides.locales {
      for message in locale.messages where first[message.id] == nil {
        first[message.id] = message
        order.append(message.id)
      }
    }
    return order.flatMap { id -> [Diagnostic] in
      overridden.project.locales.filter { !answers($0, id) }.compactMap { tag in
        guard let message = first[id],
          let severity = severity(of: "override-missing", in: tag)
        else { return nil }
        return Diagnostic(
          "override-missing", severity, .missing(id, in: tag, module: overridden.module.name),
          file: message.place.file, span: message.place.span, locale: tag, messageID: id)
      }
    }
  }

  /// Returns whether readers of a locale get the project's text: in the locale, or in a parent if the module has no
  /// text in the locale itself.
  private func answers(_ tag: String, _ id: MessageID) -> Bool {
    var tag = tag
    while overridden.overrides(in: tag)?[id] == nil {
      let isInModule = overridden.library.locales.contains { $0.tag == tag && $0[id] != nil }
      guard !isInModule, let dash = tag.lastIndex(of: "-") else { return false }
      tag = String(tag[..<dash])
    }
    return true
  }

  /// The texts in the module's source locale whose counterpart has changed.
  ///
  /// In other locales the rules compare the texts with what readers of the source locale see.
  private var stale: [Diagnostic] {
    guard let severity = severity(of: "override-stale", in: overridden.library.project.sourceLocale)
    else { return [] }
    return overridden.sourceOverrides.filter(\.isStale).map { override in
      var notes = [Diagnostic.Note("the text of the module", at: override.source)]
      if let difference = override.sourceDifference(by: sources) {
        notes.append(Diagnostic.Note("the change: \(difference.marked)"))
      }
      let message = override.message
      return Diagnostic(
        "override-stale", severity, .stale(message.id, module: overridden.module.name),
        file: message.place.file, span: message.place.span, locale: message.locale,
        messageID: message.id, notes: notes)
    }
  }

  private func severity(of rule: RuleID, in tag: String) -> Diagnostic.Severity? {
    let isInProgress = overridden.project.localesInProgress.contains(tag)
    return overridden.project.severity(of: rule, orElse: isInProgress ? .note : .warning)
  }
}

extension Diagnostic.Message {
  fileprivate static func noDomain(_ name: String, module: String, nearest: String?) -> Self {
    "\(quoted(module)) has no domain \(quoted(name)), so these texts are never shown\(didYouMean(nearest))"
  }

  fileprivate static func noEntry(_ name: String, module: String, nearest: String?) -> Self {
    "\(quoted(module)) has no error \(quoted(name)), so this text is never shown\(didYouMean(nearest))"
  }

  fileprivate static func noFacet(_ facet: String, of name: String, module: String) -> Self {
    """
    \(quoted(name)) has no \(quoted(facet)) in \(quoted(module)), so this text is never shown; \
    delete it
    """
  }

  fileprivate static func noOption(_ name: String, module: String, nearest: String?) -> Self {
    "\(quoted(module)) has no option \(quoted(name)), so this label is never shown\(didYouMean(nearest))"
  }

  fileprivate static func noLabel(_ name: String, module: String) -> Self {
    "no error of \(quoted(module)) has the option \(quoted(name)), so this label is never shown; delete it"
  }

  fileprivate static func textsOfCategory(_ name: String, category: String, module: String) -> Self
  {
    """
    the texts of \(quoted(name)) are those of its category in \(quoted(module)); write them for \
    \(quoted(category)) in 'categories.toml'
    """
  }

  fileprivate static func forbidden(_ name: String, module: String) -> Self {
    "\(quoted(module)) doesn't let other modules change the texts of \(quoted(name)); delete this text"
  }

  fileprivate static func missing(_ id: MessageID, in tag: String, module: String) -> Self {
    """
    \(quoted(id.description)) has no text of this project in \(quoted(tag)), so its readers see that of \
    \(quoted(module)); write one
    """
  }

  fileprivate static func stale(_ id: MessageID, module: String) -> Self {
    """
    \(quoted(module)) has changed the text that this one replaces; update this text, then run \
    'bayan sync \(id)'
    """
  }
}
