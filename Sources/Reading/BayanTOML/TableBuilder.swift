import BayanDiagnostics

/// One part of a key, decoded, and its place.
struct KeyPart {
  var text: String
  var span: SourceSpan
}

/// The tables of a file while it is read.
///
/// Tables are named by their index in one array, so that the parser can keep the current table while
/// others grow. Large tables have an index: a file of a hundred thousand keys is read in linear time.
struct TableBuilder {
  typealias TableID = Int

  /// The value of a key while the file is read.
  enum Slot {
    /// A finished value, which nothing can extend; inline tables included.
    case value(TOMLValue)
    case table(TableID)
    /// An array of tables, by its index in `arrays`, so that adding an element doesn't copy the
    /// others.
    case arrayOfTables(Int)
  }

  struct Entry {
    var key: KeyPart
    var slot: Slot
  }

  struct Table {
    var form: TOMLTable.Form
    var span: SourceSpan
    var isIncomplete = false
    private(set) var entries: [Entry] = []
    /// The indices into `entries` by key; empty while the table is small enough for a linear search.
    private var index: [ExactKey: Int] = [:]
    private static let smallCount = 8

    init(form: TOMLTable.Form, span: SourceSpan) {
      self.form = form
      self.span = span
    }

    func position(of key: String) -> Int? {
      if !index.isEmpty { return index[ExactKey(text: key)] }
      return entries.firstIndex { ExactKey(text: $0.key.text) == ExactKey(text: key) }
    }

    mutating func append(_ entry: Entry) {
      entries.append(entry)
      if entries.count == Self.smallCount {
        for (place, entry) in entries.enumerated() { index[ExactKey(text: entry.key.text)] = place }
      } else if entries.count > Self.smallCount {
        index[ExactKey(text: entry.key.text)] = entries.count - 1
      }
    }

    mutating func moveKey(at position: Int, to span: SourceSpan) {
      entries[position].key.span = span
    }
  }

  /// A key that is compared by its scalars.
  ///
  /// For Swift's `==`, `é` in one scalar equals `é` in two; for TOML it doesn't.
  struct ExactKey: Hashable {
    var text: String

    static func == (a: Self, b: Self) -> Bool { a.text.isExactly(b.text) }

    func hash(into hasher: inout Hasher) {
      var text = text
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
  }

  /// A conflict of a key or header with earlier ones.
  struct Conflict: Error {
    enum Reason {
      /// The key has a value already.
      case duplicateKey
      /// The header names a table that is already defined.
      case tableDefinedTwice
      /// `[a]` names an array of tables, or `[[a]]` a table.
      case tableAgainstArray
      /// `[[a]]` would extend a static array.
      case staticArray
      /// The key or header would extend an inline table.
      case inlineTable
      /// A value that is no table is used as one.
      case notTable(String)
      /// A dotted key reaches into a table with a header.
      case dottedIntoHeader
    }
    var reason: Reason
    /// The conflicting part of the key.
    var part: KeyPart
    var first: SourceSpan
  }

  static let root: TableID = 0
  private var tables: [Table]
  private var arrays: [(span: SourceSpan, elements: [TableID])] = []

  init(span: SourceSpan) {
    tables = [Table(form: .root, span: span)]
  }

  var count: Int { tables.count }

  /// Creates a table outside of the tree: the start of an inline table, or a place for
  /// the entries after an unreadable header.
  mutating func makeTable(_ form: TOMLTable.Form, span: SourceSpan) -> TableID {
    tables.append(Table(form: form, span: span))
    return tables.count - 1
  }

  mutating func markIncomplete(_ table: TableID) { tables[table].isIncomplete = true }

  /// Removes the tables created since there were `count`, which are those of one inline table.
  mutating func removeTables(from count: Int) { tables.removeLast(tables.count - count) }

  /// Adds `a.b.c = value` to a table.
  mutating func insert(
    _ value: TOMLValue, at key: [KeyPart], in table: TableID
  ) throws(Conflict) {
    var table = table
    for part in key.dropLast() {
      guard let position = tables[table].position(of: part.text) else {
        let new = makeTable(.dotted, span: part.span)
        tables[table].append(Entry(key: part, slot: .table(new)))
        table = new
        continue
      }
      let entry = tables[table].entries[position]
      guard case .table(let found) = entry.slot, tables[found].form == .dotted else {
        throw conflict(with: entry, part, ifTable: .dottedIntoHeader)
      }
      table = found
    }
    guard let last = key.last else { return }
    if let position = tables[table].position(of: last.text) {
      let first = tables[table].entries[position].key.span
      throw Conflict(reason: .duplicateKey, part: last, first: first)
    }
    tables[table].append(Entry(key: last, slot: .value(value)))
  }

  /// Opens the table of a header `[a.b.c]`.
  mutating func openTable(_ key: [KeyPart], span: SourceSpan) throws(Conflict) -> TableID {
    let parent = try openParents(of: key, span: span)
    guard let last = key.last else { return parent }
    guard let position = tables[parent].position(of: last.text) else {
      let new = makeTable(.header, span: span)
      tables[parent].append(Entry(key: last, slot: .table(new)))
      return new
    }
    let entry = tables[parent].entries[position]
    guard case .table(let found) = entry.slot else {
      throw conflict(with: entry, last, ifTable: .tableDefinedTwice)
    }
    guard tables[found].form == .implicit else {
      // The table's first header may have been on the way to another table.
      let first = tables[found].form == .header ? tables[found].span : entry.key.span
      throw Conflict(reason: .tableDefinedTwice, part: last, first: first)
    }
    tables[found].form = .header
    tables[found].span = span
    tables[parent].moveKey(at: position, to: last.span)
    return found
  }

  /// Opens one more element for a header `[[a.b.c]]`.
  mutating func openElement(_ key: [KeyPart], span: SourceSpan) throws(Conflict) -> TableID {
    let parent = try openParents(of: key, span: span)
    guard let last = key.last else { return parent }
    guard let position = tables[parent].position(of: last.text) else {
      let new = makeTable(.header, span: span)
      arrays.append((span, [new]))
      tables[parent].append(Entry(key: last, slot: .arrayOfTables(arrays.count - 1)))
      return new
    }
    let entry = tables[parent].entries[position]
    guard case .arrayOfTables(let array) = entry.slot else {
      throw conflict(with: entry, last, ifTable: .tableAgainstArray)
    }
    let new = makeTable(.header, span: span)
    arrays[array].elements.append(new)
    return new
  }

  /// Marks the table that a conflicting header would have continued, as far as it exists.
  mutating func markIncomplete(along key: [KeyPart]) {
    var table = Self.root
    for part in key {
      guard let position = tables[table].position(of: part.text) else { break }
      if case .table(let found) = tables[table].entries[position].slot {
        table = found
      } else if case .arrayOfTables(let array) = tables[table].entries[position].slot {
        table = arrays[array].elements.last ?? table
      }
    }
    tables[table].isIncomplete = true
  }

  private mutating func openParents(
    of key: [KeyPart], span: SourceSpan
  ) throws(Conflict) -> TableID {
    var table = Self.root
    for part in key.dropLast() {
      guard let position = tables[table].position(of: part.text) else {
        let new = makeTable(.implicit, span: span)
        tables[table].append(Entry(key: part, slot: .table(new)))
        table = new
        continue
      }
      let entry = tables[table].entries[position]
      switch entry.slot {
      case .table(let found): table = found
      case .arrayOfTables(let array):
        guard let found = arrays[array].elements.last else {
          preconditionFailure("an array of tables is made with its first element")
        }
        table = found
      case .value: throw conflict(with: entry, part, ifTable: .tableDefinedTwice)
      }
    }
    return table
  }

  private func conflict(
    with entry: Entry, _ part: KeyPart, ifTable tableReason: Conflict.Reason
  ) -> Conflict {
    let reason: Conflict.Reason =
      switch entry.slot {
      case .table: tableReason
      case .arrayOfTables: .tableAgainstArray
      case .value(let value):
        switch value.content {
        case .table: .inlineTable
        case .array: .staticArray
        default: .notTable(value.typeName)
        }
      }
    return Conflict(reason: reason, part: part, first: entry.key.span)
  }

  /// Returns the tree below a table.
  func finishedTable(_ id: TableID) -> TOMLTable {
    let table = tables[id]
    var entries: [TOMLEntry] = []
    entries.reserveCapacity(table.entries.count)
    for entry in table.entries {
      entries.append(
        TOMLEntry(key: entry.key.text, keySpan: entry.key.span, value: finishedValue(entry.slot)))
    }
    return TOMLTable(
      span: table.span, entries: entries, form: table.form, isIncomplete: table.isIncomplete)
  }

  private func finishedValue(_ slot: Slot) -> TOMLValue {
    switch slot {
    case .value(let value): return value
    case .table(let id):
      let table = finishedTable(id)
      return TOMLValue(span: table.span, content: .table(table))
    case .arrayOfTables(let array):
      let (span, elements) = arrays[array]
      let tables = elements.map { finishedValue(.table($0)) }
      return TOMLValue(span: span, content: .array(tables))
    }
  }
}
