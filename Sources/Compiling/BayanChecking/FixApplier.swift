package import BayanCatalog
public import BayanDiagnostics
import BayanHistory
import BayanSupport
import BayanTOML

/// The application of fixes to a project's files, in memory.
///
/// Edits replace stretches of the files and leave every other byte: comments, order and layout stay.
/// After each round the files are read and checked anew, so that no fix works on what another has
/// changed.
package struct FixApplier: Sendable {
  /// Why nothing may be written.
  package enum Failure: Error, Sendable {
    /// These diagnostics would be new.
    case newDiagnostics([Diagnostic])
    /// The fix's edits don't lie in its file, or overlap, or leave no message to mark as a draft.
    case unusable
    /// The states of the locale can't be read, and writing them again would lose some.
    case unreadableStates(path: String)
  }

  /// How many rounds there are at most; a fix that brings about another's diagnostic could go on.
  package static let roundLimit = 10

  /// The files as they are by now.
  package private(set) var files: [SourceFile]

  /// The diagnostics whose fixes were applied.
  package private(set) var fixed: [Diagnostic] = []

  private let original: [SourceFile]
  private let run: CheckRun

  /// Takes up a project's files.
  package init(_ files: [SourceFile], run: CheckRun) {
    self.files = files
    original = files
    self.run = run
  }

  /// The files that are no longer what they were.
  package var changed: [SourceFile] {
    let before = Dictionary(
      original.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    return files.filter { before[$0.path] != $0.bytes }
  }

  /// Checks the files as they are by now.
  package func check() -> CheckRun.Outcome { run(files) }

  /// Checks the files as they would be.
  package func check(_ files: [SourceFile]) -> CheckRun.Outcome { run(files) }

  /// Applies the automatic fixes of what is found, round by round, until there is none.
  ///
  /// Of fixes that overlap the first in the file is applied, and the others are looked at again in
  /// the next round.
  ///
  /// - Parameter isWanted: Whether a diagnostic is to be fixed.
  /// - Throws: ``Failure/newDiagnostics(_:)``; the files are then as they were before.
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
  /// - Throws: What stands against it; the files are then as they were before.
  package mutating func apply(_ fix: Fix, of diagnostic: Diagnostic) throws(Failure) {
    let after = try effect(of: fix, on: diagnostic)
    let new = newDiagnostics(in: after, since: files).filter { found in
      !fix.isDraft || found.rule != .translationDraft || !found.isAboutSameMessage(as: diagnostic)
    }
    guard new.isEmpty else { throw .newDiagnostics(new) }
    accept(after, fixing: diagnostic)
  }

  /// The files as a fix would leave them, the message marked as a draft where the fix makes it one.
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

  /// The files with another text in a message; `nil` where the files have no such place.
  ///
  /// - Parameter message: As the files have it by now.
  package func effect(ofText text: String, in message: LocaleMessage) -> [SourceFile]? {
    var edits = EditSet(files)
    guard edits.add([message.rewriting(to: text)], to: message.place.file) else { return nil }
    return edits.applied(to: files)
  }

  /// The message that a diagnostic is about, as some files have it.
  package static func message(
    of diagnostic: Diagnostic, in files: [SourceFile]
  ) -> LocaleMessage? {
    guard let id = diagnostic.messageID, let locale = diagnostic.locale else { return nil }
    return CatalogLoader.load(files).catalog?.locales.first { $0.tag == locale }?[id]
  }

  /// Takes over files that a person has seen and wants.
  package mutating func accept(_ files: [SourceFile], fixing diagnostic: Diagnostic) {
    self.files = files
    fixed.append(diagnostic)
  }

  /// The diagnostics, notes aside, that there are now and weren't before.
  ///
  /// A diagnostic that was redundant before isn't new. Nor is one about a message that couldn't be
  /// read before.
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

  /// What a diagnostic is about, apart from the text, which a fix changes.
  private struct Cause: Hashable {
    /// `nil` for whatever there may be.
    var rule: RuleID?
    var locale: String?
    var subject: String
    var variant: String?
  }
}

extension Diagnostic {
  /// The first fix that can be applied unseen; none that writes a draft can.
  public var automaticFix: Fix? {
    fixes.first { $0.applicability == .automatic && !$0.isDraft && !$0.edits.isEmpty }
  }

  fileprivate func isAboutSameMessage(as other: Diagnostic) -> Bool {
    messageID == other.messageID && locale == other.locale
  }
}

/// Edits of several files, none of which touches another.
private struct EditSet {
  private var lengths: [String: Int] = [:]
  private var edits: [String: [TextEdit]] = [:]

  init(_ files: [SourceFile]) {
    for file in files { lengths[file.path] = file.bytes.count }
  }

  /// Takes in the edits of a fix, all or none; `false` for none.
  mutating func add(_ new: [TextEdit], to path: String) -> Bool {
    guard let length = lengths[path], !new.isEmpty else { return false }
    var accepted = edits[path] ?? []
    for edit in new {
      guard edit.span.end <= length else { return false }
      // By ascending start; nothing in the list touches, so the neighbours tell all.
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
