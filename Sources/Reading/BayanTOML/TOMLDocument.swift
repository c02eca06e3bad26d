public import BayanDiagnostics

/// A TOML 1.0.0 file: its bytes, and the tree that points into them.
///
/// The tree has no copy of blank lines or spelling, and of comments only the places. Every node has
/// its span, the bytes are kept as they were read, and ``TOMLEditor`` changes stretches of them. So
/// printing a document is writing `source.bytes`, and an edit leaves all other bytes as they were.
public struct TOMLDocument: Sendable {
  /// The greatest nesting depth of a file.
  ///
  /// Each part of a header, each part of a dotted key, each array and each inline table is one level.
  /// No catalog comes near. The limit keeps a hostile file from using up the stack of the parser and
  /// of code that walks the tree.
  package static let nestingLimit = 128

  /// The most diagnostics of one file; a note on the last says if there are more.
  package static let diagnosticLimit = 100

  /// The file.
  public let source: SourceFile

  /// The file's tables and values.
  public let root: TOMLTable

  /// The comments in source order, each from `#` to the last character of its line.
  package let comments: [SourceSpan]

  /// Whether the file is valid TOML 1.0.0, so that the tree is complete.
  public let isValid: Bool

  /// Parses a file.
  ///
  /// Line ends in multi-line strings become LF, also if the file has CR LF, so that a catalog means
  /// the same on every machine.
  ///
  /// - Recovery: The parser reports an error and continues after the value if it can find the value's
  ///   end, and else on the next line. Unreadable values are not in the tree, and their table is
  ///   marked ``TOMLTable/isIncomplete``. Of a merge conflict that git marked, the parser reads the
  ///   first side.
  /// - Returns: A document, always, and the diagnostics by ascending offset. If none of them is an
  ///   error, the file is valid TOML 1.0.0.
  public static func parse(
    _ source: SourceFile
  ) -> (document: TOMLDocument, diagnostics: [Diagnostic]) {
    if let conflicts = MergeConflicts(in: source) { return parse(conflicts, in: source) }
    return parseLines(of: source)
  }

  private static func parseLines(
    of source: SourceFile
  ) -> (document: TOMLDocument, diagnostics: [Diagnostic]) {
    var diagnostics = DiagnosticList(file: source.path)
    guard checkEncoding(of: source, into: &diagnostics) else {
      let root = TOMLTable(
        span: SourceSpan(0, source.bytes.count), form: .root, isIncomplete: true)
      return (
        TOMLDocument(source: source, root: root, comments: [], isValid: false),
        diagnostics.diagnostics
      )
    }

    // Bytes in the wrong encoding also look like other errors; one diagnostic is clearer.
    let badLines = Set(
      diagnostics.all.filter { $0.severity == .error }
        .map { source.lines.line(containing: $0.span.start) })

    var parser = TOMLParser(source, isEncodingValid: badLines.isEmpty)
    parser.parseDocument()
    for diagnostic in parser.diagnostics.all
    where !badLines.contains(source.lines.line(containing: diagnostic.span.start)) {
      diagnostics.add(diagnostic)
    }
    var root = parser.builder.finishedTable(TableBuilder.root)
    if !badLines.isEmpty { root.isIncomplete = true }
    let document = TOMLDocument(
      source: source, root: root, comments: parser.comments,
      isValid: !diagnostics.all.contains { $0.severity == .error })
    return (document, diagnostics.diagnostics)
  }

  /// Parses our side of a merge, and reports the conflict.
  private static func parse(
    _ conflicts: MergeConflicts, in source: SourceFile
  ) -> (document: TOMLDocument, diagnostics: [Diagnostic]) {
    let ours = parseLines(of: conflicts.ours)
    var diagnostics = DiagnosticList(file: source.path)
    for diagnostic in conflicts.diagnostics + ours.diagnostics { diagnostics.add(diagnostic) }
    return (
      TOMLDocument(
        source: source, root: ours.document.root, comments: ours.document.comments, isValid: false),
      diagnostics.diagnostics
    )
  }
}

/// The diagnostics of one file, up to a limit.
struct DiagnosticList {
  let file: String

  /// The diagnostics, one more than the limit, which shows that there were more.
  private(set) var all: [Diagnostic] = []

  init(file: String) { self.file = file }

  /// Adds a diagnostic unless there are too many already.
  mutating func add(_ diagnostic: Diagnostic) {
    // Two lists are merged in the end, so each may hold the limit.
    guard all.count <= 2 * TOMLDocument.diagnosticLimit else { return }
    all.append(diagnostic)
  }

  /// The diagnostics by ascending offset, cut at the limit.
  var diagnostics: [Diagnostic] {
    let limit = TOMLDocument.diagnosticLimit
    // Swift's sort is stable: diagnostics at one place keep the order of discovery.
    var sorted = all.sorted { $0.span.start < $1.span.start }
    guard sorted.count > limit else { return sorted }
    sorted.removeLast(sorted.count - limit)
    sorted[limit - 1].notes.append(
      Diagnostic.Note("this file has more diagnostics; these are the first \(limit)"))
    return sorted
  }
}
