import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanSupport
import BayanTOML

// This extension changes suppressions: comments by their fingerprints, and `[[allow]]` by its
// paths.
extension RenameChanges {
  /// Renews the paths of `[[allow]]`, so that each matches the same files as before.
  ///
  /// - Throws: `pattern` if no change of the path's name has this effect.
  mutating func renewPatterns() throws(Rename.Failure) {
    let path = catalog.layout.path(of: .project)
    guard !moves.isEmpty, let file = files[path] else { return }
    let entries = TOMLDocument.parse(file).document.root["allow"]?.value.array ?? []
    for text in entries.compactMap({ $0.table?["path"]?.value.string }) {
      guard !covers(PathPattern(text.value), asBefore: text.value) else { continue }
      guard let edit = patternEdit(text) else { throw .pattern(text.value) }
      self.edit(edit, in: path)
    }
    apply()
  }

  /// Returns the edit that changes the last component of a path to the new name.
  private func patternEdit(_ text: TOMLString) -> TextEdit? {
    guard let (from, to) = moves.first.map({ (Self.name(of: $0.from), Self.name(of: $0.to)) })
    else { return nil }
    let bytes = Array(text.value.utf8)
    let start = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    guard let range = bytes[start...].firstRange(of: from) else { return nil }
    let new = bytes[..<range.lowerBound] + to + bytes[range.upperBound...]
    guard covers(PathPattern(String(decoding: new, as: UTF8.self)), asBefore: text.value) else {
      return nil
    }
    return TextEdit(
      text.sourceSpan(of: SourceSpan(range.lowerBound, range.upperBound)),
      String(decoding: to, as: UTF8.self))
  }

  /// Returns whether a pattern matches, by the new paths, the files that another pattern matched
  /// before.
  private func covers(_ pattern: PathPattern, asBefore text: String) -> Bool {
    let former = PathPattern(text)
    return files.keys.allSatisfy { path in
      let now = place(after: Place(file: path, span: SourceSpan(0, 0))).file
      return pattern.matches(now) == former.matches(path)
    }
  }

  /// Returns the name of a file without its folder and `.toml`.
  private static func name(of path: String) -> [UInt8] {
    let name = path.utf8.reversed().prefix { $0 != UInt8(ascii: "/") }.reversed()
    return Array(name.dropLast(".toml".utf8.count))
  }

  /// Renews the fingerprints in comments that suppress diagnostics.
  ///
  /// A fingerprint depends on names and texts that may have changed. The comment still has its
  /// diagnostic afterwards. A valid comment stays valid, and an expired one stays expired.
  mutating func renewSuppressions(
    of subject: Rename.Subject, to name: String, _ after: Catalog
  ) {
    let comments = catalog.suppressions.compactMap(Comment.init)
    guard !comments.isEmpty else { return }
    let filesByPath = Dictionary(firstOf: filesAfter, by: \.path)
    let suppressed = Dictionary(
      firstOf: diagnostics(of: Set(comments.map(\.rule))).map { (Comment.Key($0), $0) })
    for comment in comments {
      guard let former = suppressed[comment.key] else { continue }
      var diagnostic = former
      let place = place(after: Place(file: former.file, span: former.span))
      (diagnostic.file, diagnostic.span) = (place.file, place.span)
      diagnostic.messageID = former.messageID.map { subject.id($0, after: name) }
      let fingerprint = diagnostic.fingerprint(in: filesByPath)
      let textStamp = after.textStamp(of: diagnostic)
      let isValid = comment.textStamp == catalog.textStamp(of: former)
      // An expired comment must not become valid by chance.
      guard isValid || comment.textStamp != textStamp else { continue }
      renew(comment, fingerprint, isValid ? textStamp : comment.textStamp)
    }
    apply()
  }

  private mutating func renew(_ comment: Comment, _ fingerprint: String, _ textStamp: String?) {
    let (path, span) = (comment.place.file, comment.place.span)
    let old = SuppressionEntry.mark(comment.fingerprint, comment.textStamp)
    let new = SuppressionEntry.mark(fingerprint, textStamp)
    guard old != new, let bytes = before.files[path]?.bytes,
      let range = bytes[span.range].firstRange(of: Array(old.utf8))
    else { return }
    let place = place(
      after: Place(file: path, span: SourceSpan(range.lowerBound, range.upperBound)))
    edit(TextEdit(place.span, new), in: path)
  }

  /// Returns the diagnostics of the given rules before the rename, even if the rules are off.
  private func diagnostics(of asked: Set<RuleID>) -> [Diagnostic] {
    var loaded = before
    for rule in asked {
      loaded.catalog?.project.checks[rule] = Project.CheckSetting(
        severity: .warning, place: catalog.project.place)
    }
    return CheckRun(rules).diagnostics(of: loaded, withRedundant: true)
      .filter { asked.contains($0.rule) }
  }
}

/// A comment that suppresses one diagnostic.
private struct Comment {
  /// The identity of a comment and its diagnostic.
  struct Key: Hashable {
    var file: String
    var rule: RuleID
    var fingerprint: String?
  }

  var rule: RuleID
  var fingerprint: String
  var textStamp: String?
  var place: Place

  init?(_ entry: SuppressionEntry) {
    guard case .diagnostic(let fingerprint, let textStamp) = entry.scope else { return nil }
    self.fingerprint = fingerprint
    self.textStamp = textStamp
    rule = entry.rule
    place = entry.place
  }

  var key: Key { Key(file: place.file, rule: rule, fingerprint: fingerprint) }
}

extension Comment.Key {
  init(_ diagnostic: Diagnostic) {
    self.init(
      file: diagnostic.file, rule: diagnostic.rule, fingerprint: diagnostic.fingerprint)
  }
}
