import BayanDiagnostics
import BayanSupport

// The places of edits, which depend on the form of the table.
extension TOMLEditor {
  /// A table, and the table that holds its entries in the file.
  ///
  /// The two differ for a table made by dotted keys; `prefix` then has the parts of the key between
  /// them.
  struct Host {
    var table: TOMLTable
    var written: TOMLTable
    var prefix: [String]
  }

  package func entry(at path: [String]) -> TOMLEntry? {
    var table = document.root
    var found: TOMLEntry?
    for (index, key) in path.enumerated() {
      guard let entry = table[key] else { return nil }
      found = entry
      guard index < path.count - 1 else { break }
      guard let next = entry.value.table else { return nil }
      table = next
    }
    return found
  }

  func host(at path: [String]) throws(TOMLEditError) -> Host {
    var host = Host(table: document.root, written: document.root, prefix: [])
    for (index, key) in path.enumerated() {
      let soFar = Array(path.prefix(index + 1))
      guard let entry = host.table[key] else { throw .notFound(soFar) }
      guard let table = entry.value.table else { throw .notTable(soFar) }
      host.table = table
      if table.form == .dotted {
        host.prefix.append(key)
      } else {
        host.written = table
        host.prefix = []
      }
    }
    return host
  }

  /// Returns the entries in a table's own section or braces, dotted ones included.
  func statements(of table: TOMLTable) -> [TOMLEntry] {
    var found: [TOMLEntry] = []
    func collect(_ table: TOMLTable) {
      for entry in table.entries {
        if let inner = entry.value.table, inner.form != .inline {
          if inner.form == .dotted { collect(inner) }
        } else if !entry.value.isArrayOfTables {
          found.append(entry)
        }
      }
    }
    collect(table)
    return found.sorted { $0.value.span.start < $1.value.span.start }
  }

  func insert(_ text: String, at place: Int) -> TextEdit {
    TextEdit(SourceSpan(place, place), text)
  }

  func insertLine(_ text: String, after place: Int) -> TextEdit {
    let end = lineEnd(after: place)
    let isEnded = end > 0 && bytes[end - 1] == .lineFeed
    return insert(isEnded ? text + lineEnd : lineEnd + text, at: end)
  }

  /// Inserts the first entry of the root: before the first header and the comment
  /// that belongs to it, else at the end.
  func insertAtTop(_ text: String) -> TextEdit {
    guard let header = firstHeader(in: document.root) else {
      let isEnded = bytes.isEmpty || bytes.last == .lineFeed || bytes == ByteOrderMark.utf8
      return insert((isEnded ? "" : lineEnd) + text + lineEnd, at: bytes.count)
    }
    var place = lineStart(before: header)
    while place > 0 {
      let above = lineStart(before: place - 1)
      let line = bytes[above..<place].drop { $0.isSpace }
      guard line.first == .hash else { break }
      place = above
    }
    if place == 0 { place = bytes.byteOrderMarkLength }
    return insert(text + lineEnd + lineEnd, at: place)
  }

  func addSection(_ header: String, _ lines: [String], at place: Int) -> [TextEdit] {
    var text = ""
    let above = bytes[..<place]
    if !above.isEmpty, above != ByteOrderMark.utf8[...] {
      if above.last != .lineFeed { text += lineEnd }
      let isBlank = above.count >= 2 && above.last == .lineFeed && endsBlank(above.dropLast())
      if !isBlank { text += lineEnd }
    }
    text += ([header] + lines).map { $0 + lineEnd }.joined()
    return [insert(text, at: place)]
  }

  private func endsBlank(_ bytes: ArraySlice<UInt8>) -> Bool {
    let bytes = bytes.last == .carriageReturn ? bytes.dropLast() : bytes
    return bytes.isEmpty || bytes.last == .lineFeed
  }

  func firstHeader(in table: TOMLTable) -> Int? {
    var first: Int?
    for entry in table.entries {
      var place: Int?
      if entry.value.isArrayOfTables {
        place = entry.value.span.start
      } else if let inner = entry.value.table, inner.form != .inline {
        place = inner.form == .dotted ? firstHeader(in: inner) : inner.span.start
        if let nested = firstHeader(in: inner) { place = min(place ?? nested, nested) }
      }
      if let place { first = min(first ?? place, place) }
    }
    return first
  }

  func indentation(at place: Int) -> String {
    let line = bytes[lineStart(before: place)...]
    return String(decoding: line.prefix(while: \.isSpace), as: UTF8.self)
  }

  /// Returns the start of the line that holds an offset; after a byte-order mark.
  func lineStart(before place: Int) -> Int {
    var place = place
    while place > 0, bytes[place - 1] != .lineFeed { place -= 1 }
    return place == 0 ? bytes.byteOrderMarkLength : place
  }

  /// Returns the start of the line after an offset, or the end of the file.
  func lineEnd(after place: Int) -> Int {
    var place = place
    while place < bytes.count, bytes[place] != .lineFeed { place += 1 }
    return min(place + 1, bytes.count)
  }
}

extension TOMLValue {
  /// Whether the value is an array made by headers `[[a]]`.
  var isArrayOfTables: Bool { array?.first?.table?.form == .header }
}
