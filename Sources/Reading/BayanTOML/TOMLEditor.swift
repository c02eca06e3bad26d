package import BayanDiagnostics

/// A reason why an edit is impossible.
package enum TOMLEditError: Error, Hashable, Sendable {
  /// No key or table has this key path.
  case notFound([String])
  /// A key or table has this key path already.
  case exists([String])
  /// The value at this key path is no table.
  case notTable([String])
  /// The key path leads to a table with a header, not to a value that can be replaced.
  case notValue([String])
  /// The document has errors. Unreadable entries are in no table, so that a key could be written
  /// a second time.
  case notValid
  /// Two edits change the byte at this offset.
  case overlapping(Int)
  /// An edit is beyond the end of the bytes.
  case outside(Int)
}

/// A writer of edits that leave every other byte as it was.
///
/// Each edit is computed on the document as it is. Edits that touch different entries can be applied
/// together; otherwise apply one, parse again, and continue.
///
///     let editor = TOMLEditor(document)
///     let edits = try editor.setValue(.string("Try again"), at: ["retry", "title"])
///     let bytes = try TOMLEditor.applying(edits, to: document.source.bytes)
///
/// The editor needs a document without errors (``TOMLDocument/isValid``) and refuses all edits of others.
/// Edits are spans of the document's own bytes, so they fit no other text.
///
/// A key path has one decoded key for each part; elements of arrays have no path.
package struct TOMLEditor: Sendable {
  /// The document.
  package let document: TOMLDocument

  /// Creates an editor.
  package init(_ document: TOMLDocument) { self.document = document }

  var bytes: [UInt8] { document.source.bytes }

  /// The file's line end: that of its first line, LF if the file has one line.
  package var lineEnd: String { Self.lineEnd(of: bytes) }

  /// Returns the line end of a file's first line; LF if the file has one line.
  package static func lineEnd(of bytes: [UInt8]) -> String {
    guard let first = bytes.firstIndex(of: .lineFeed), first > 0 else { return "\n" }
    return bytes[first - 1] == .carriageReturn ? "\r\n" : "\n"
  }

  /// Replaces a value, or adds the entry if its table lacks it.
  ///
  /// - Throws: `notValue` for a table with a header, `notFound` if the table is missing,
  ///   `notValid`.
  package func setValue(
    _ value: TOMLNewValue, at path: [String]
  ) throws(TOMLEditError) -> [TextEdit] {
    guard document.isValid else { throw .notValid }
    guard let entry = entry(at: path) else {
      guard let key = path.last else { throw .notFound(path) }
      return try addEntry(key, value, to: Array(path.dropLast()))
    }
    if let table = entry.value.table, table.form != .inline { throw .notValue(path) }
    if entry.value.isArrayOfTables { throw .notValue(path) }
    return [TextEdit(entry.value.span, value.text)]
  }

  /// Adds an entry after the last entry of a table; the empty path is the root.
  ///
  /// - Throws: `exists`, `notFound`, `notTable`, `notValid`.
  package func addEntry(
    _ key: String, _ value: TOMLNewValue, to path: [String]
  ) throws(TOMLEditError) -> [TextEdit] {
    try addEntries([(key, value)], to: path)
  }

  /// Adds entries after the last one of a table; the empty path is the root.
  ///
  /// - Throws: `exists`, `notFound`, `notTable`, `notValid`.
  package func addEntries(
    _ entries: [(key: String, value: TOMLNewValue)], to path: [String]
  ) throws(TOMLEditError) -> [TextEdit] {
    guard document.isValid else { throw .notValid }
    guard !entries.isEmpty else { return [] }
    let host = try host(at: path)
    for entry in entries where host.table[entry.key] != nil { throw .exists(path + [entry.key]) }
    let texts = entries.map { tomlKey(host.prefix + [$0.key]) + " = " + $0.value.text }
    // The new entries go after the last entry of the table itself if the table has any, else after
    // the last entry of the written table.
    let last =
      statements(of: host.table).last ?? statements(of: host.written).last

    switch host.written.form {
    case .inline:
      let text = texts.joined(separator: ", ")
      if let last { return [insert(", " + text, at: last.value.span.end)] }
      return [TextEdit(host.written.span, "{ " + text + " }")]
    case .implicit:
      return addSection("[" + tomlKey(path) + "]", texts, at: bytes.count)
    case .root, .header, .dotted:
      func lines(indentedAs place: Int) -> String {
        let indentation = indentation(at: place)
        return texts.map { indentation + $0 }.joined(separator: lineEnd)
      }
      if let last {
        return [
          insertLine(lines(indentedAs: last.keySpan.start), after: last.value.span.end)
        ]
      }
      if host.written.form == .header {
        let span = host.written.span
        return [insertLine(lines(indentedAs: span.start), after: span.end)]
      }
      return [insertAtTop(texts.joined(separator: lineEnd))]
    }
  }

  /// Adds tables with headers of their own at the end of the file.
  ///
  /// - Throws: `exists`, `notValid`.
  package func addTables(
    _ tables: [(path: [String], entries: [(key: String, value: TOMLNewValue)])]
  ) throws(TOMLEditError) -> [TextEdit] {
    guard document.isValid else { throw .notValid }
    var lines: [String] = []
    for table in tables {
      guard entry(at: table.path) == nil else { throw .exists(table.path) }
      if !lines.isEmpty { lines.append("") }
      lines.append("[" + tomlKey(table.path) + "]")
      lines += table.entries.map { tomlKey([$0.key]) + " = " + $0.value.text }
    }
    guard let first = lines.first else { return [] }
    return addSection(first, Array(lines.dropFirst()), at: bytes.count)
  }

  /// Returns the span inside the quotes of a string or a key; without quotes, the same span.
  package static func withoutQuotes(_ span: SourceSpan, in file: SourceFile) -> SourceSpan {
    let bytes = file.bytes[span.range]
    guard let quote = bytes.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return span
    }
    let width = bytes.count >= 6 && bytes.prefix(3).allSatisfy { $0 == quote } ? 3 : 1
    return SourceSpan(span.start + width, span.end - width)
  }

  /// Applies edits; insertions at one place keep the given order.
  ///
  /// - Throws: `overlapping`, `outside`.
  package static func applying(
    _ edits: [TextEdit], to bytes: [UInt8]
  ) throws(TOMLEditError) -> [UInt8] {
    var result: [UInt8] = []
    var place = 0
    for edit in edits.sorted(by: { $0.span.start < $1.span.start }) {
      guard edit.span.start >= place else { throw .overlapping(edit.span.start) }
      guard edit.span.end <= bytes.count else { throw .outside(edit.span.end) }
      result += bytes[place..<edit.span.start]
      result += edit.replacement.utf8
      place = edit.span.end
    }
    return result + bytes[place...]
  }

  /// Applies edits that come from one call or were checked.
  ///
  /// - Precondition: The edits lie in the bytes and don't overlap.
  package static func apply(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8] {
    do {
      return try applying(edits, to: bytes)
    } catch {
      preconditionFailure("edits don't fit their bytes: \(error)")
    }
  }
}
