import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanTOML

// Suppressions: comments by their fingerprints, and `[[allow]]` by its paths.
extension RenameChanges {
  /// Renews the paths of `[[allow]]`, so that each covers the files that it covered.
  ///
  /// - Throws: `pattern` where no change of the name in it does that.
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

  /// The edit that puts the new name in the last part of a path.
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

  /// Whether a pattern covers the files, by the paths that they have now, that another covered.
  private func covers(_ pattern: PathPattern, asBefore text: String) -> Bool {
    let former = PathPattern(text)
    return files.keys.allSatisfy { path in
      let now = place(after: Place(file: path, span: SourceSpan(0, 0))).file
      return pattern.matches(now) == former.matches(path)
    }
  }

  /// A file's name, without its folder and without `.toml`.
  private static func name(of path: String) -> [UInt8] {
    let name = path.utf8.reversed().prefix { $0 != UInt8(ascii: "/") }.reversed()
    return Array(name.dropLast(".toml".utf8.count))
  }

  /// Renews the fingerprints in comments that suppress diagnostics.
  ///
  /// A fingerprint is made of names and texts that may have changed. The comment still names its
  /// diagnostic then. It is valid if it was valid, and it has expired if it had.
  mutating func renewSuppressions(
    of subject: Rename.Subject, to name: String, _ after: Catalog
  ) {
    let comments = catalog.suppressions.compactMap(Comment.init)
    guard !comments.isEmpty else { return }
    let filesByPath = Dictionary(
      filesAfter.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let suppressed = Dictionary(
      diagnostics(of: Set(comments.map(\.rule))).map { (Comment.Key($0), $0) },
      uniquingKeysWith: { first, _ in first })
    for comment in comments {
      guard let former = suppressed[comment.key] else { continue }
      var diagnostic = former
      let place = place(after: Place(file: former.file, span: former.span))
      (diagnostic.file, diagnostic.span) = (place.file, place.span)
      diagnostic.messageID = former.messageID.map { subject.id($0, after: name) }
      let fingerprint = diagnostic.fingerprint(in: filesByPath)
      let textStamp = after.textStamp(of: diagnostic)
      let isValid = comment.textStamp == catalog.textStamp(of: former)
      // By chance it may be valid now.
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

  /// Returns the diagnostics before the renaming, of the rules that are asked for, even where they are off.
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
  /// By what a comment and its diagnostic are found.
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
