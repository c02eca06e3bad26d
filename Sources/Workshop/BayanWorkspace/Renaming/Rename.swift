package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanMessageSyntax

/// The renaming of an element in all files of a project.
///
/// A rename includes all uses of the name: references, locks, source stamps, states and
/// suppressions. Current, reviewed and suppressed texts keep these properties, and other texts
/// don't get them. All other bytes stay. `codes.lock` stays as it is, because it records the
/// releases; released names can't be changed.
package struct Rename: Sendable {
  /// The renamed element.
  package enum Subject: Hashable, Sendable {
    case code(domain: String, name: String)
    case argument(domain: String, code: String, name: String)
    case recovery(String)
    case option(String)
    /// A domain, by the name of its files.
    case domain(String)
    /// The identifier of a domain, which is the text of its key `domain`; the value is the name of
    /// its files.
    case identifier(ofDomain: String)
  }

  /// The changed files, with their former paths.
  package let files: [SourceFile]

  /// The files with new paths.
  package let moves: [(from: String, to: String)]

  /// Computes the changes.
  ///
  /// - Parameters:
  ///   - loaded: The project; all its files must be readable.
  ///   - rules: The rules whose suppressions are renewed.
  /// - Throws: ``Failure``.
  package init(
    _ subject: Subject, to name: String, in loaded: LoadedCatalog, rules: RuleBook
  ) throws(Failure) {
    guard let catalog = loaded.catalog else {
      throw .unusable(ProjectLayout().path(of: .project))
    }
    guard catalog.has(subject) else { throw .unknown }
    if let file = catalog.fileToWrite(for: subject) { throw .builtIn(file) }
    try Self.checkForm(of: name, for: subject)
    let renamed = subject.renamed(to: name, in: catalog)
    guard !catalog.has(renamed), !catalog.hasRetired(renamed) else { throw .exists }
    if let failure = catalog.refusal(of: subject, to: name) { throw failure }
    if let path = loaded.unreadableFile(for: subject) { throw .unusable(path) }

    var changes = RenameChanges(loaded, catalog, rules)
    try changes.rename(subject, to: name)
    let after = CatalogLoader.load(changes.filesAfter)
    guard let catalogAfter = after.catalog else { throw .unusable(catalog.project.place.file) }
    if let error = after.error(beyond: loaded) { throw .invalid(error) }
    if case .argument = subject { changes.restamp(catalogAfter) }
    try changes.renewPatterns()
    changes.renewSuppressions(of: subject, to: name, catalogAfter)
    files = changes.changed
    moves = changes.moves
  }

  private static func checkForm(of name: String, for subject: Subject) throws(Failure) {
    switch subject {
    case .domain: guard isDomainName(name) else { throw .notAFileName }
    case .identifier: guard isDomainIdentifier(name) else { throw .notAnIdentifier }
    case .code, .argument, .recovery, .option: guard isIdentifier(name) else { throw .notAName }
    }
  }
}

extension Rename.Subject {
  /// Returns the subject with its new name.
  fileprivate func renamed(to name: String, in catalog: Catalog) -> Self {
    switch self {
    case .code(let domain, _): .code(domain: domain, name: name)
    case .argument(let domain, let code, _): .argument(domain: domain, code: code, name: name)
    case .recovery: .recovery(name)
    case .option: .option(name)
    case .domain: .domain(name)
    case .identifier:
      .identifier(ofDomain: catalog.domains.first { $0.identifier == name }?.name ?? "")
    }
  }

  /// Returns the new id of a message or an entry.
  func id(_ id: MessageID, after name: String) -> MessageID {
    var id = id
    switch self {
    case .code(let domain, let old) where id.file == domain && id.entry == old: id.entry = name
    case .option(let old) where id.file == MessageID.optionsFile && id.entry == old:
      id.entry = name
    case .domain(let old) where id.file == old: id.file = name
    case .code, .option, .domain, .argument, .recovery, .identifier: break
    }
    return id
  }
}

extension Catalog {
  fileprivate func has(_ subject: Rename.Subject) -> Bool {
    switch subject {
    case .code(let domain, let name): code(name, in: domain) != nil
    case .argument(let domain, let code, let name):
      self.code(code, in: domain)?.arguments.contains { $0.name == name } == true
    case .recovery(let name): recoveries.contains { $0.name == name }
    case .option(let name): options.contains { $0.name == name }
    case .domain(let name), .identifier(let name): domains.contains { $0.name == name }
    }
  }
}

extension Catalog {
  /// Returns the file that would have to declare the subject; `nil` if a file declares it.
  fileprivate func fileToWrite(for subject: Rename.Subject) -> String? {
    switch subject {
    case .recovery where !builtIn.recoveries.isEmpty: layout.path(of: .recoveries)
    case .option where !builtIn.options.isEmpty: layout.path(of: .options)
    default: nil
    }
  }

  /// Returns whether the subject is a retired code with a description.
  fileprivate func hasRetired(_ subject: Rename.Subject) -> Bool {
    guard case .code(let domain, let name) = subject else { return false }
    return domains.contains { $0.name == domain && $0.retired.contains { $0.name == name } }
  }
}

extension LoadedCatalog {
  /// Returns a file that may have the name, but can't be searched because of its errors.
  fileprivate func unreadableFile(for subject: Rename.Subject) -> String? {
    let unreadable = diagnostics.first { diagnostic in
      guard diagnostic.severity == .error else { return false }
      return diagnostic.rule.rawValue.hasPrefix("toml-") || diagnostic.file.hasSuffix(".lock")
    }
    if let unreadable { return unreadable.file }
    guard case .argument(let domain, let code, _) = subject else { return nil }
    return catalog?.locales.lazy.flatMap { $0.domains[domain]?[code]?.messages ?? [] }
      .first { !$0.parsed.isValid }?.place.file
  }

  /// Returns the message of an error that another version of the project doesn't have.
  ///
  /// Places and names differ between the versions, so the errors of each rule are counted.
  fileprivate func error(beyond other: LoadedCatalog) -> String? {
    var known: [RuleID: Int] = [:]
    for error in other.diagnostics where error.severity == .error {
      known[error.rule, default: 0] += 1
    }
    for error in diagnostics where error.severity == .error {
      known[error.rule, default: 0] -= 1
      if known[error.rule, default: 0] < 0 { return error.message.description }
    }
    return nil
  }
}
