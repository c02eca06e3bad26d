import BayanCatalog
import BayanDiagnostics
import BayanICU
import BayanSupport

extension Unicode.Scalar {
  /// The code point and its name: `U+064A ARABIC LETTER YEH`.
  var named: String {
    guard let name = properties.name ?? properties.nameAlias else { return codePoint }
    return "\(codePoint) \(name)"
  }

  /// The character in quotes and named, where it can be seen; else only named.
  var shown: String {
    let properties = CharacterProperties(of: self)
    switch properties.category {
    case .cc, .cf, .cn, .co, .cs, .zl, .zp, .zs: return named
    case _ where properties.isDefaultIgnorable: return named
    // A mark needs something to stand on.
    case .mn, .me: return "'\u{25CC}\(self)' (\(named))"
    default: return "'\(self)' (\(named))"
    }
  }
}

extension Report {
  /// Adds a finding about some units of a path.
  mutating func add(
    _ text: Diagnostic.Message, at range: Range<Int>, on path: MessageCharacters.Path,
    in message: CatalogMessage, atMost highest: Diagnostic.Severity = .error,
    certainty: Diagnostic.Certainty = .certain, cldr: String? = nil, notes: [String] = [],
    fix: (label: String, applicability: Fix.Applicability, edits: [TextEdit])? = nil
  ) {
    add(
      text, at: path.span(range), in: message, branch: path.branch, atMost: highest,
      certainty: certainty, cldr: cldr, notes: notes.map { Diagnostic.Note($0) },
      fixes: fix.map { [Fix($0.label, $0.applicability, edits: $0.edits)] } ?? [])
  }
}

extension CatalogMessage {
  /// The replacement of some units of a path in the file.
  func edit(_ path: MessageCharacters.Path, _ range: Range<Int>, _ replacement: String) -> TextEdit
  {
    TextEdit(words.place(of: path.span(range)).span, replacement)
  }

  /// The insertion of text before a unit of a path; at its end for the number of units.
  func insertion(_ path: MessageCharacters.Path, before index: Int, _ text: String) -> TextEdit {
    let offset =
      index < path.units.count
      ? Int(path.units[index].start) : path.units.last.map { Int($0.end) } ?? 0
    return TextEdit(words.place(of: SourceSpan(offset, offset)).span, text)
  }
}
