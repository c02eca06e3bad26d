import BayanCatalog
import BayanDiagnostics
import BayanTOML

extension CatalogMessage {
  /// The change of a stretch of a path to another text.
  ///
  /// - Returns: `nil` where the text can't stand: the stretch holds a placeholder or goes over
  ///   markup, or the string in the file can't spell it.
  func edit(_ range: Range<Int>, of path: MessageText.Path, to text: String) -> TextEdit? {
    var written = ""
    let holder =
      range.isEmpty
      ? path.pieces.last {
        $0.range.contains(range.lowerBound) || $0.range.upperBound == range.lowerBound
      }
      : path.piece(at: range.lowerBound)
    guard let holder, range.isEmpty || range.upperBound <= holder.range.upperBound else {
      return nil
    }
    switch holder.kind {
    case .placeholder, .markup:
      guard range.isEmpty else { return nil }
      written = Self.escaped(text, "\\{}")
    case .text: written = Self.escaped(text, "\\{}")
    case .literal: written = Self.escaped(text, "\\|")
    }
    guard let source = words.text.source(for: written) else { return nil }
    return TextEdit(words.place(of: path.span(of: range, in: words)).span, source)
  }

  /// A fix of one change; none where it can't be made.
  func fixes(
    _ label: String, _ applicability: Fix.Applicability, _ range: Range<Int>,
    of path: MessageText.Path, to text: String
  ) -> [Fix] {
    guard let edit = edit(range, of: path, to: text) else { return [] }
    return [Fix(label, applicability, edits: [edit])]
  }

  private static func escaped(_ text: String, _ special: ByteSet) -> String {
    var written = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if special.contains(scalar) { written.append("\\") }
      written.append(scalar)
    }
    return String(written)
  }
}

extension Report {
  /// Adds a finding about a stretch of one path of a message.
  mutating func add(
    _ message: Diagnostic.Message, at range: Range<Int>, of path: MessageText.Path,
    in words: CatalogMessage, atMost highest: Diagnostic.Severity = .error,
    certainty: Diagnostic.Certainty = .certain, cldr: String? = nil, notes: [Diagnostic.Note] = [],
    fixes: [Fix] = []
  ) {
    add(
      message, at: path.span(of: range, in: words.words), in: words,
      branch: path.keys.isEmpty ? nil : path.keys, atMost: highest, certainty: certainty,
      cldr: cldr, notes: notes, fixes: fixes)
  }
}

extension CatalogMessage {
  /// The path of the source that a path is held against first: that with the same keys, else the
  /// last, which is what most readers of the source see.
  func counterpart(of path: MessageText.Path, in source: MessageText) -> MessageText.Path {
    source.paths.first { $0.keys.utf8.elementsEqual(path.keys.utf8) }
      ?? source.paths[source.paths.count - 1]
  }

  /// The note that shows where the source says it.
  var sourceNote: [Diagnostic.Note] {
    source.map { [Diagnostic.Note("the source is here", at: $0.place)] } ?? []
  }
}
