package import BayanCatalog
public import BayanDiagnostics
import BayanHistory
import BayanSupport
import BayanTOML

/// The application of fixes to a project's files, in memory.
///
/// Edits replace stretches of the files and leave every other byte: comments, order and layout stay.
/// After each round the files are read and checked again, so that no fix is applied to text that another
/// fix has changed.
package struct FixApplier: Sendable {
  /// The reasons why the files may not be written.
  package enum Failure: Error, Sendable {
    /// The fix would cause these diagnostics.
    case newDiagnostics([Diagnostic])
    /// The fix's edits don't lie in its file, or overlap, or leave no message to mark as a draft.
    case unusable
    /// The states of the locale can't be read, and rewriting them would lose some.
    case unreadableStates(path: String)
  }

  /// The most rounds; a fix that causes another diagnostic could continue forever.
  package static let roundLimit = 10

  /// The files after the fixes so far.
  package private(set) var files: [SourceFile]

  /// The diagnostics whose fixes were applied.
  package private(set) var fixed: [Diagnostic] = []

  private let original: [SourceFile]
  private let run: CheckRun

  /// Creates an applier for a project's files.
  package init(_ files: [SourceFile], run: CheckRun) {
    self.files = files
    original = files
    self.run = run
  }

  /// The files that have changed.
  package var changed: [SourceFile] {
    let before = Dictionary(firstOf: original.map { ($0.path, $0.bytes) })
    return files.filter { before[$0.path] != $0.bytes }
  }

  /// Checks the files after the fixes so far.
  package func check() -> CheckRun.Outcome { run(files) }

  /// Checks other versions of the files.
  package func check(_ files: [SourceFile]) -> CheckRun.Outcome { run(files) }

  /// Applies the automatic fixes of the diagnostics, round by round, until there are none.
  ///
  /// Of overlapping fixes the first in the file is applied, and the next round checks the others
  /// again.
  ///
  /// - Parameter isWanted: Whether a diagnostic should be fixed.
  /// - Throws: ``Failure/newDiagnostics(_:)``; the files are then unchanged.
  package mutating func applyAutomatic(
    where isWanted: (Diagnostic) -> Bool = { _ in true }
  ) throws(Failure) {
    let before = (files: files, fixed: fixed)
    for _ in 0..<Self.roundLimit {
      let candidates = check().diagnostics.filter { $0.isOpen && isWanted($0) }
        .compactMap { diagnostic in
          diagnostic.automaticFix.map { (diagnostic, $0) }
        }
      var edits = EditSet(files)
      let applied = candidates.filter { edits.add($0.1.edits, to: $0.0.file) }
      guard !applied.isEmpty else { break }
      files = edits.applied(to: files)
      fixed += applied.map(\.0)
    }
    guard fixed.count > before.fixed.count else { return }
    let new = newDiagnostics(in: files, since: before.files)
    guard new.isEmpty else {
      files = before.files
      fixed = before.fixed
      throw .newDiagnostics(new)
    }
  }

  /// Applies one fix.
  ///
  /// - Throws: The reason why it can't be applied; the files are then unchanged.
  package mutating func apply(_ fix: Fix, of diagnostic: Diagnostic) throws(Failure) {
    let after = try effect(of: fix, on: diagnostic)
    let new = newDiagnostics(in: after, since: files).filter { found in
      !fix.isDraft || found.rule != .translationDraft || !found.isAboutSameMessage(as: diagnostic)
    }
    guard new.isEmpty else { throw .newDiagnostics(new) }
    accept(after, fixing: diagnostic)
  }

  /// Returns the files after a fix.
  ///
  /// If the fix makes the message a draft, it is marked as one.
  package func effect(of fix: Fix, on diagnostic: Diagnostic) throws(Failure) -> [SourceFile] {
    var edits = EditSet(files)
    guard edits.add(fix.edits, to: diagnostic.file) else { throw .unusable }
    let after = edits.applied(to: files)
    guard fix.isDraft else { return after }
    guard let id = diagnostic.messageID, let locale = diagnostic.locale else { throw .unusable }
    do throws(Drafts.Failure) {
      return try after.markingDrafts([id], locale: locale, origin: "fix")
    } catch {
      switch error {
      case .unusable: throw .unusable
      case .unreadableStates(let path): throw .unreadableStates(path: path)
      }
    }
  }

  /// Returns the files with another text in a message; `nil` if the message's place isn't in the files.
  ///
  /// - Parameter message: The message in the present files.
  package func effect(ofText text: String, in message: LocaleMessage) -> [SourceFile]? {
    var edits = EditSet(files)
    guard edits.add([message.rewriting(to: text)], to: message.place.file) else { return nil }
    return edits.applied(to: files)
  }

  /// Returns the message that a diagnostic is about, from some files.
  package static func message(
    of diagnostic: Diagnostic, in files: [SourceFile]
  ) -> LocaleMessage? {
    guard let id = diagnostic.messageID, let locale = diagnostic.locale else { return nil }
    return CatalogLoader.load(files).catalog?.locales.first { $0.tag == locale }?[id]
  }

  /// Replaces the files with others that a person has seen and accepted.
  package mutating func accept(_ files: [SourceFile], fixing diagnostic: Diagnostic) {
    self.files = files
    fixed.append(diagnostic)
  }

  /// Returns new warnings and errors, compared with earlier files.
  ///
  /// A diagnostic that was redundant before isn't new. Nor is one about a message that was unreadable
  /// before.
  private func newDiagnostics(
    in after: [SourceFile], since before: [SourceFile]
  ) -> [Diagnostic] {
    let old = CatalogLoader.load(before)
    let new = CatalogLoader.load(after)
    guard old.catalog == nil || new.catalog != nil else { return new.diagnostics }
    let unread = Set(
      old.diagnostics.filter { $0.severity == .error }.map {
        Cause(rule: nil, locale: $0.locale, subject: $0.subject)
      })
    var counts: [Cause: Int] = [:]
    for diagnostic in run.rules.diagnostics(of: old, withRedundant: true, in: run.contexts) {
      counts[cause(of: diagnostic), default: 0] += 1
    }
    return run.rules.diagnostics(of: new, withRedundant: false, in: run.contexts).filter {
      diagnostic in
      guard diagnostic.severity > .note else { return false }
      for name in [diagnostic.subject, diagnostic.file] {
        let cause = Cause(rule: nil, locale: diagnostic.locale, subject: name)
        if unread.contains(cause) { return false }
      }
      let cause = cause(of: diagnostic)
      guard let count = counts[cause], count > 0 else { return true }
      counts[cause] = count - 1
      return false
    }
  }

  private func cause(of diagnostic: Diagnostic) -> Cause {
    Cause(
      rule: diagnostic.rule, locale: diagnostic.locale, subject: diagnostic.subject,
      variant: diagnostic.variant)
  }

  /// The subject of a diagnostic without its text, which a fix changes.
  private struct Cause: Hashable {
    /// The rule; `nil` for any rule.
    var rule: RuleID?
    var locale: String?
    var subject: String
    var variant: String?
  }
}

extension Diagnostic {
  /// The first fix that needs no review; a fix that writes a draft always needs one.
  public var automaticFix: Fix? {
    fixes.first { $0.applicability == .automatic && !$0.isDraft && !$0.edits.isEmpty }
  }

  fileprivate func isAboutSameMessage(as other: Diagnostic) -> Bool {
    messageID == other.messageID && locale == other.locale
  }
}

/// Edits of several files that don't touch each other.
private struct EditSet {
  private var lengths: [String: Int] = [:]
  private var edits: [String: [TextEdit]] = [:]

  init(_ files: [SourceFile]) {
    for file in files { lengths[file.path] = file.bytes.count }
  }

  /// Adds the edits of a fix, all or none; returns `false` for none.
  mutating func add(_ new: [TextEdit], to path: String) -> Bool {
    guard let length = lengths[path], !new.isEmpty else { return false }
    var accepted = edits[path] ?? []
    for edit in new {
      guard edit.span.end <= length else { return false }
      // The edits are sorted by start and don't touch, so checking the neighbours is enough.
      let place = accepted.partitioningIndex { $0.span.start >= edit.span.start }
      for neighbour in accepted[max(0, place - 1)..<min(accepted.count, place + 1)]
      where neighbour.span.touches(edit.span) {
        return false
      }
      accepted.insert(edit, at: place)
    }
    edits[path] = accepted
    return true
  }

  func applied(to files: [SourceFile]) -> [SourceFile] {
    files.map { file in
      guard let edits = edits[file.path] else { return file }
      return SourceFile(path: file.path, bytes: TOMLEditor.apply(edits, to: file.bytes))
    }
  }
}
