import BayanDiagnostics
import BayanSupport
import BayanTOML

/// A TOML file as sections of statements, each with the lines before it.
struct TOMLOutline {
  /// A key and value, `title = "…"`, with the line end, or a header.
  struct Statement {
    /// The comments and empty lines before the statement.
    var leading: [UInt8]
    /// The bytes before the value; for a header up to its brackets.
    var head: [UInt8]
    /// The rest of the line: a comment and the line end.
    var tail: [UInt8]
    /// The value and its source; `nil` for a header.
    var value: TOMLSourceValue?

    /// The lines of the statement, without the comments before it.
    var lines: [UInt8] { head + (value?.source ?? []) + tail }
  }

  /// The parts of a key in UTF-8, because Swift compares strings by canonical equivalence.
  typealias Keys = [[UInt8]]

  struct Entry {
    /// The key within its section.
    var keys: Keys
    var statement: Statement
  }

  /// The identity of a section.
  struct SectionKey: Hashable {
    var path: Keys
    /// The number of an array's element, from ``ElementNumbers``.
    var element: Int?
  }

  /// The numbers of elements in arrays of tables, which have only their content as identity.
  ///
  /// Elements with the same content have the same number in each file of a merge.
  struct ElementNumbers {
    private var numbers: [[UInt8]: Int] = [:]

    mutating func number(of meaning: [UInt8]) -> Int {
      if let number = numbers[meaning] { return number }
      numbers[meaning] = numbers.count
      return numbers.count - 1
    }
  }

  struct Section {
    var key: SectionKey
    /// The header; `nil` for the statements before the first header.
    var header: Statement?
    var entries: [Entry]
    /// Whether the header begins an element: `[[a]]`.
    var isElement = false

    /// All lines of the section.
    var lines: [UInt8] {
      (header.map { $0.leading + $0.lines } ?? [])
        + entries.flatMap { $0.statement.leading + $0.statement.lines }
    }
  }

  var sections: [Section]
  /// The lines after the last statement.
  var trailing: [UInt8]

  /// Divides a file.
  ///
  /// - Returns: `nil` for a file with errors.
  init?(_ bytes: [UInt8], _ numbers: inout ElementNumbers) {
    let document = TOMLDocument.parse(SourceFile(path: "", bytes: bytes)).document
    guard document.isValid else { return nil }
    var places: [Place] = []
    Self.collect(document.root, [], into: &places)
    places.sort { $0.start < $1.start }
    let lines = LineEdges(bytes)
    var end = lines.start
    sections = [Section(key: SectionKey(path: []), header: nil, entries: [])]
    for place in places {
      let start = lines.start(before: place.start)
      let lineEnd = lines.end(after: place.end)
      let leading = Array(bytes[min(end, start)..<start])
      end = lineEnd
      var statement = Statement(
        leading: leading, head: Array(bytes[start..<place.end]),
        tail: lines.ended(place.end..<lineEnd))
      switch place.kind {
      case .header, .element:
        sections.append(
          Section(
            key: SectionKey(path: place.keys), header: statement, entries: [],
            isElement: place.kind.isElement))
      case .entry(let value):
        statement.head = Array(bytes[start..<value.span.start])
        statement.value = TOMLSourceValue(value, in: bytes)
        sections[sections.count - 1].entries.append(Entry(keys: place.keys, statement: statement))
      }
    }
    trailing = end < bytes.count ? lines.ended(end..<bytes.count) : []
    numberElements(&numbers)
  }

  /// Numbers the elements of arrays of tables by their content, with the tables below each.
  private mutating func numberElements(_ numbers: inout ElementNumbers) {
    var counts: [[UInt8]: Int] = [:]
    var open: [(path: Keys, number: Int)] = []
    for index in sections.indices {
      let path = sections[index].key.path
      open.removeAll { !path.starts(with: $0.path) || path.count == $0.path.count }
      if sections[index].isElement {
        var meaning = open.last.map { Array("\($0.number)\0".utf8) } ?? []
        meaning += path.joined(separator: [0x2E]) + [0] + Self.meaning(of: sections[index])
        for next in sections[(index + 1)...] {
          guard next.key.path.count > path.count, next.key.path.starts(with: path) else { break }
          meaning += next.key.path.joined(separator: [0x2E]) + [0] + Self.meaning(of: next)
        }
        // Of two elements with the same content, the second has another number.
        let count = counts[meaning, default: 0]
        counts[meaning] = count + 1
        if count > 0 { meaning += "\(count)".utf8 }
        open.append((path, numbers.number(of: meaning)))
      }
      sections[index].key.element = open.last?.number
    }
  }

  private static func meaning(of section: Section) -> [UInt8] {
    section.entries.flatMap { entry in
      entry.keys.joined(separator: [0x2E]) + [0] + (entry.statement.value?.source ?? []) + [0]
    }
  }

  private struct Place {
    enum Kind {
      case header
      /// The header of an element: `[[a]]`.
      case element
      case entry(TOMLValue)

      var isElement: Bool { if case .element = self { true } else { false } }
    }

    var kind: Kind
    var keys: Keys
    var start: Int
    var end: Int
  }

  private static func collect(_ table: TOMLTable, _ path: Keys, into places: inout [Place]) {
    for entry in table.entries {
      let keys = path + [Array(entry.key.utf8)]
      if let inner = entry.value.table, inner.form != .inline {
        switch inner.form {
        case .header:
          places.append(
            Place(kind: .header, keys: keys, start: inner.span.start, end: inner.span.end))
          collect(inner, keys, into: &places)
        case .dotted: collectEntries(inner, [Array(entry.key.utf8)], path, into: &places)
        case .implicit, .root, .inline: collect(inner, keys, into: &places)
        }
      } else if let elements = entry.value.array, elements.first?.table?.form == .header {
        for element in elements.compactMap(\.table) {
          places.append(
            Place(kind: .element, keys: keys, start: element.span.start, end: element.span.end))
          collect(element, keys, into: &places)
        }
      } else {
        places.append(
          Place(
            kind: .entry(entry.value), keys: [Array(entry.key.utf8)], start: entry.keySpan.start,
            end: entry.value.span.end))
      }
    }
  }

  /// Collects the entries of a table that dotted keys made; `[a.b.c]` may add tables to it.
  private static func collectEntries(
    _ table: TOMLTable, _ keys: Keys, _ path: Keys, into places: inout [Place]
  ) {
    for entry in table.entries {
      let keys = keys + [Array(entry.key.utf8)]
      if let inner = entry.value.table, inner.form == .dotted {
        collectEntries(inner, keys, path, into: &places)
      } else if let inner = entry.value.table, inner.form == .header {
        places.append(
          Place(
            kind: .header, keys: path + keys, start: inner.span.start,
            end: inner.span.end))
        collect(inner, path + keys, into: &places)
      } else {
        places.append(
          Place(
            kind: .entry(entry.value), keys: keys, start: entry.keySpan.start,
            end: entry.value.span.end))
      }
    }
  }
}

/// A value and its source.
struct TOMLSourceValue {
  var value: TOMLValue
  var source: [UInt8]
  /// The bytes of the file, for the parts of the value.
  private let bytes: [UInt8]

  init(_ value: TOMLValue, in bytes: [UInt8]) {
    self.value = value
    self.bytes = bytes
    source = Array(bytes[value.span.range])
  }

  func part(_ value: TOMLValue) -> TOMLSourceValue { TOMLSourceValue(value, in: bytes) }

  /// The comments in the value, in order.
  var comments: [ArraySlice<UInt8>] {
    guard source.contains(UInt8(ascii: "#")) else { return [] }
    return TOMLToken.all(in: source).filter { $0.kind == .comment }
      .map { Array(source[$0.span.range]).trimmed }
  }

  /// Returns whether the value has comments outside of all its parts.
  func hasComments(outside parts: [TOMLSourceValue]) -> Bool {
    comments.count > parts.reduce(0) { $0 + $1.comments.count }
  }

  /// Returns whether both have the same values and comments, in any spelling.
  func means(_ other: TOMLSourceValue) -> Bool {
    source == other.source || value.means(other.value) && comments == other.comments
  }
}

extension TOMLValue {
  /// Returns whether both are the same value, at any place.
  fileprivate func means(_ other: TOMLValue) -> Bool {
    switch (content, other.content) {
    case (.string(let a), .string(let b)): a.value.utf8.elementsEqual(b.value.utf8)
    case (.integer(let a), .integer(let b)): a == b
    case (.float(let a), .float(let b)): a == b || a.isNaN && b.isNaN
    case (.boolean(let a), .boolean(let b)): a == b
    case (.dateTime(let a), .dateTime(let b)): a == b
    case (.array(let a), .array(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.means($1) }
    case (.table(let a), .table(let b)):
      a.entries.count == b.entries.count
        && a.entries.allSatisfy { entry in
          b[entry.key].map { entry.value.means($0.value) } ?? false
        }
    default: false
    }
  }
}

/// The beginnings and ends of a file's lines.
private struct LineEdges {
  let bytes: [UInt8]
  /// The offset after the byte-order mark.
  let start: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    start = bytes.byteOrderMarkLength
  }

  func start(before place: Int) -> Int {
    var place = place
    while place > start, bytes[place - 1] != 0x0A { place -= 1 }
    return place
  }

  func end(after place: Int) -> Int {
    var place = place
    while place < bytes.count, bytes[place] != 0x0A { place += 1 }
    return min(place + 1, bytes.count)
  }

  /// Returns a range of the file with a line end, which the last line may lack.
  func ended(_ range: Range<Int>) -> [UInt8] {
    bytes[range].last == 0x0A ? Array(bytes[range]) : bytes[range] + [0x0A]
  }
}
