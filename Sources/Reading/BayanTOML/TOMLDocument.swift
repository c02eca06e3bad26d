public import BayanDiagnostics

/// A TOML 1.0.0 file: its bytes, and the tree that points into them.
///
/// The tree has no copy of blank lines or spelling, and of comments only the places. It needs none:
/// every node has its span, the bytes are kept as they were read, and
/// ``TOMLEditor`` changes stretches of them. So printing a document is writing
/// `source.bytes`, and whatever an edit doesn't name stays byte for byte.
public struct TOMLDocument: Sendable {
  /// How deep a file may nest.
  ///
  /// Each part of a header, each part of a dotted key, each array and each inline
  /// table is one level. No catalog comes near; the limit keeps a hostile file
  /// from using up the stack, of the parser and of all that walk the tree.
  package static let nestingLimit = 128

  /// How many diagnostics one file may have; a note on the last says if there are more.
  package static let diagnosticLimit = 100

  /// The file.
  public let source: SourceFile

  /// The file's tables and values.
  public let root: TOMLTable

  /// The comments in source order, each from `#` to the last character of its line.
  package let comments: [SourceSpan]

  /// Whether the file is TOML 1.0.0, so that nothing in it is missing from the tree.
  public let isValid: Bool

  /// Parses a file.
  ///
  /// Line ends in multi-line strings come out as LF, also where the file has
  /// CR LF, so that a catalog means the same on every machine.
  ///
  /// - Recovery: The parser reports a fault and goes on, after the value where
  ///   it can see the value's end, and else on the next line. What could not be
  ///   read is not in the tree, and its table is marked ``TOMLTable/isIncomplete``.
  ///   Of what git marked as a conflict it reads the first side.
  /// - Returns: A document, always, and the diagnostics by ascending offset. Where
  ///   none of them is an error, the file is valid TOML 1.0.0.
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

    // Bytes in the wrong encoding look like other faults too; one diagnostic tells more.
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

  /// Parses our side of a merge, and reports that there is another.
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

  /// One more than the limit is kept, to know whether there were more.
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
    // Swift's sort is stable: at one place, what was found first comes first.
    var sorted = all.sorted { $0.span.start < $1.span.start }
    guard sorted.count > limit else { return sorted }
    sorted.removeLast(sorted.count - limit)
    sorted[limit - 1].notes.append(
      Diagnostic.Note("this file has more diagnostics; these are the first \(limit)"))
    return sorted
  }
}
