package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanSupport

/// An open project: its files, with unsaved text over those on the disk.
///
/// An open project doesn't read the disk: its owner passes the files. After each change the changed
/// message is checked at once. ``ProjectCheck`` checks the whole project, and may run on another
/// thread.
package struct OpenProject: Sendable {
  /// The files of a project, as they were read.
  package struct Contents: Sendable {
    package var files: [SourceFile]
    /// The diagnostics of unreadable files.
    package var unread: [Diagnostic]
    /// The catalogs of modules for whose errors the project has texts.
    package var libraries: LibraryCatalogs

    package init(
      files: [SourceFile] = [], unread: [Diagnostic] = [],
      libraries: LibraryCatalogs = LibraryCatalogs()
    ) {
      self.files = files
      self.unread = unread
      self.libraries = libraries
    }
  }

  private var disk: [String: SourceFile] = [:]
  private var unread: [Diagnostic] = []
  private var libraries = LibraryCatalogs()
  private var unsaved: [String: SourceFile] = [:]

  /// The number of changes to all texts so far.
  private var revision = 0

  /// The revision of the last whole check; `nil` before the first one.
  private var checkedRevision: Int?

  /// The diagnostics of the last whole check, at their places in the current texts.
  private var found: [String: [Diagnostic]] = [:]

  /// The suppressions by rule and message, from the last whole check.
  private var suppressed: Set<Suppressed> = []

  private struct Suppressed: Hashable {
    var rule: RuleID
    var file: String
    var id: MessageID?

    init(_ diagnostic: Diagnostic) {
      (rule, file, id) = (diagnostic.rule, diagnostic.file, diagnostic.messageID)
    }
  }

  /// The files as the last whole check or ``load()`` has loaded them; `nil` before.
  private var lastLoaded: LoadedCatalog?

  /// The revision of those files.
  private var loadedRevision: Int?

  /// The catalog of the last whole check or ``load()``; `nil` before, and if too many files are
  /// missing.
  package var catalog: Catalog? { lastLoaded?.catalog }

  /// The checker for the messages of that catalog.
  package private(set) var checker: MessageChecker?
  private let run: CheckRun

  /// Opens a project.
  ///
  /// - Parameters:
  ///   - rules: The rules that check it.
  ///   - closesGates: Whether the rules that are gates run at their own severity.
  package init(_ contents: Contents, rules: RuleBook, closesGates: Bool = false) {
    run = CheckRun(rules, closesGates: closesGates)
    read(contents)
  }

  /// The rules that check the project.
  package var rules: RuleBook { run.rules }

  /// Replaces the files by those on the disk now.
  ///
  /// - Parameter keepsUnsaved: Whether unsaved text stays. Without it, a text that was written meanwhile is the file's.
  package mutating func read(_ contents: Contents, keepsUnsaved: Bool = true) {
    let before = currentFiles
    disk = Dictionary(firstOf: contents.files, by: \.path)
    if !keepsUnsaved { unsaved = [:] }
    let new = currentFiles
    let isSame =
      new.count == before.count && contents.unread == unread
      && new.allSatisfy { before[$0]?.bytes == $1.bytes }
      && contents.libraries.diagnostics == libraries.diagnostics
      && contents.libraries.files.count == libraries.files.count
      && contents.libraries.files.allSatisfy { libraries.files[$0]?.bytes == $1.bytes }
    guard !isSame || revision == 0 else { return }
    unread = contents.unread
    libraries = contents.libraries
    revision += 1
  }

  /// The catalog of the current files.
  package var currentCatalog: Catalog? { loaded.catalog }

  /// The current files, as the last check or this call has loaded them.
  package var loaded: LoadedCatalog {
    if let lastLoaded, isLoaded { lastLoaded } else { CatalogLoader.load(files) }
  }

  /// Whether ``catalog`` is that of the current texts.
  package var isLoaded: Bool { loadedRevision == revision }

  /// Loads the current files, so that the catalog is theirs before the next whole check.
  package mutating func load() {
    guard !isLoaded else { return }
    let loaded = loaded
    lastLoaded = loaded
    loadedRevision = revision
    checker = loaded.catalog.map { MessageChecker($0, rules: run.rules, reusing: checker) }
  }

  private var currentFiles: [String: SourceFile] { disk.merging(unsaved) { $1 } }

  /// The current files, sorted by path.
  package var files: [SourceFile] { currentFiles.values.sorted { $0.path < $1.path } }

  /// Returns the current file at a path.
  package subscript(path: String) -> SourceFile? { unsaved[path] ?? disk[path] }

  /// Returns whether a file has unsaved text.
  package func isOpen(_ path: String) -> Bool { unsaved[path] != nil }

  /// Sets the unsaved text of a file, which needn't be on the disk.
  ///
  /// Diagnostics of what is the same in both texts stay until the next check.
  package mutating func open(_ file: SourceFile) {
    let before = self[file.path]?.bytes
    if before != file.bytes {
      revision += 1
      let replacements = TextReplacements([TextReplacement(of: before ?? [], by: file.bytes)])
      found[file.path] = found[file.path]?.compactMap { $0.moved(by: replacements) }
    }
    unsaved[file.path] = file
  }

  /// Removes an unsaved text, so that the file on the disk counts again.
  package mutating func close(_ path: String) {
    guard let text = unsaved.removeValue(forKey: path) else { return }
    if text.bytes != disk[path]?.bytes {
      revision += 1
      found[path] = nil
    }
  }

  /// Replaces spans of an open text, and checks the messages at their starts.
  ///
  /// - Parameter replacements: The replacements in the order of the text, without overlaps.
  /// - Precondition: The file is open, and the spans are in it.
  package mutating func replace(_ replacements: [TextReplacement], in path: String) {
    guard let before = unsaved[path] else { preconditionFailure("only an open text is changed") }
    let replacements = TextReplacements(replacements)
    let file = SourceFile(path: path, bytes: replacements.applied(to: before.bytes))
    unsaved[path] = file
    revision += 1
    found[path] = found[path]?.compactMap { $0.moved(by: replacements) }
    check(file, at: replacements.starts)
  }

  /// Checks the messages at offsets, if a whole check has prepared the checker.
  private mutating func check(_ file: SourceFile, at offsets: [Int]) {
    // Texts for errors of other modules wait for the whole check.
    guard let checker, case .locale(let locale, let kind)? = ProjectLayout.split(file.path)?.file,
      !kind.isOfOtherModule
    else { return }
    let messages = ProjectElement.messages(in: file)
    let indices = offsets.compactMap { offset in
      let after = messages.partitioningIndex { $0.span.start > offset }
      return after > 0 && offset <= messages[after - 1].span.end ? after - 1 : nil
    }
    var checked: Set<MessageID> = []
    var new: [Diagnostic] = []
    for message in Set(indices).sorted().map({ messages[$0] }) {
      guard
        let diagnostics = checker.diagnostics(
          in: message.text, at: Place(file: file.path, span: message.span), id: message.id,
          locale: locale)
      else { continue }
      checked.insert(message.id)
      new += diagnostics
    }
    guard !checked.isEmpty else { return }
    let others = (found[file.path] ?? []).filter { diagnostic in
      diagnostic.messageID.map { !checked.contains($0) } ?? true
        || rules.catalogRules.contains(diagnostic.rule)
    }
    let wanted = new.filter { !isSuppressed($0) }
    found[file.path] = (others + wanted).sortedByPlace()
  }

  /// Returns whether the last whole check had a suppression of the rule in the message.
  func isSuppressed(_ diagnostic: Diagnostic) -> Bool {
    suppressed.contains(Suppressed(diagnostic))
  }

  /// Returns the current diagnostics of a file, without suppressed ones.
  package func diagnostics(of path: String) -> [Diagnostic] { found[path] ?? [] }

  /// The files with diagnostics.
  package var filesWithDiagnostics: Set<String> { Set(found.keys) }

  /// Whether the last whole check was that of the current texts.
  package var isChecked: Bool { checkedRevision == revision }

  /// A check of the current project.
  package var check: ProjectCheck {
    ProjectCheck(
      revision: revision, files: files, loaded: isLoaded ? lastLoaded : nil, unread: unread,
      libraries: libraries, run: run, checker: checker)
  }

  /// Loads the current files, and checks one message.
  ///
  /// Its diagnostics are those that a whole check has. The other messages keep theirs until then.
  package mutating func check(_ id: MessageID, _ locale: String) {
    load()
    let path = ProjectLayout().path(of: .locale(locale, .messages(id.file)))
    let new = run(loaded, reading: unread, about: id).diagnostics.filter {
      $0.file == path && $0.messageID == id && $0.locale == locale
    }
    let others = diagnostics(of: path).filter { $0.messageID != id || $0.locale != locale }
    found[path] = (others + new.filter { $0.suppression == nil }).sortedByPlace()
    suppressed = suppressed.filter { $0.file != path || $0.id != id }
    suppressed.formUnion(new.filter { $0.suppression != nil }.map(Suppressed.init))
  }

  /// Uses the result of a whole check.
  ///
  /// - Returns: Whether the result is about the current texts. A file that has changed since keeps
  ///   its diagnostics.
  package mutating func finish(_ result: ProjectCheck.Result) -> Bool {
    checkedRevision = result.revision
    if loadedRevision.map({ $0 <= result.revision }) ?? true {
      lastLoaded = result.loaded
      loadedRevision = result.revision
      checker = result.checker
    }
    var new: [String: [Diagnostic]] = [:]
    suppressed = []
    for diagnostic in result.diagnostics {
      if diagnostic.suppression == nil {
        new[diagnostic.file, default: []].append(diagnostic)
      } else {
        suppressed.insert(Suppressed(diagnostic))
      }
    }
    for (path, bytes) in result.texts where self[path]?.bytes != bytes {
      new[path] = found[path]
    }
    found = new
    return result.revision == revision
  }
}

extension Diagnostic {
  /// Returns the diagnostic at its places after replacements in its file.
  ///
  /// - Returns: `nil` if its whole place was replaced.
  fileprivate func moved(by replacements: TextReplacements) -> Diagnostic? {
    var diagnostic = self
    guard let moved = replacements.moved(span) else { return nil }
    diagnostic.span = moved
    // The fixes are for the former text.
    if moved != span || replacements.touch(span) { diagnostic.fixes = [] }
    for index in notes.indices where notes[index].file == nil || notes[index].file == file {
      diagnostic.notes[index].span = notes[index].span.flatMap(replacements.moved)
    }
    return diagnostic
  }
}

/// A check of a whole project at one moment, which may run on any thread.
package struct ProjectCheck: Sendable {
  /// The result of a check.
  package struct Result: Sendable {
    fileprivate var revision: Int
    fileprivate var loaded: LoadedCatalog
    fileprivate var diagnostics: [Diagnostic]
    fileprivate var texts: [String: [UInt8]]
    fileprivate var checker: MessageChecker?
  }

  fileprivate var revision: Int
  fileprivate var files: [SourceFile]
  fileprivate var loaded: LoadedCatalog?
  fileprivate var unread: [Diagnostic]
  fileprivate var libraries: LibraryCatalogs
  fileprivate var run: CheckRun
  fileprivate var checker: MessageChecker?

  package func callAsFunction() -> Result {
    let loaded = loaded ?? CatalogLoader.load(files)
    var outcome = run(loaded, reading: unread)
    if let catalog = outcome.catalog {
      ProjectOverrides(of: catalog, files: files, libraries: libraries)
        .check(by: run, into: &outcome)
    }
    return Result(
      revision: revision, loaded: loaded, diagnostics: outcome.diagnostics,
      texts: Dictionary(firstOf: files.map { ($0.path, $0.bytes) }),
      checker: outcome.catalog.map { MessageChecker($0, rules: run.rules, reusing: checker) })
  }
}
