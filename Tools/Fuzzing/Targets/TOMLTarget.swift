import BayanDiagnostics
import BayanTOML

extension FuzzTarget {
  /// TOML: any bytes give a valid tree, and an edit changes only the entry that it names.
  static let toml = FuzzTarget("toml") { bytes in
    let (document, diagnostics) = parse(bytes)
    try promise(document.source.bytes == bytes, "the document has other bytes")
    try checkPlaces(of: document, diagnostics)
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return }
    try checkRewriting(of: document.root)
    try checkEdits(of: document)
  }

  fileprivate static func parse(_ bytes: [UInt8]) -> (TOMLDocument, [Diagnostic]) {
    TOMLDocument.parse(SourceFile(path: "x.toml", bytes: bytes))
  }

  // MARK: Places

  private static func checkPlaces(of document: TOMLDocument, _ diagnostics: [Diagnostic]) throws {
    let bytes = document.source.bytes
    var last = 0
    for diagnostic in diagnostics {
      let span = diagnostic.span
      try promise(span.start >= last, "diagnostics are not in order")
      try promise(span.end <= bytes.count, "a diagnostic lies behind the end")
      last = span.start
      _ = document.source.location(of: span.start)
    }
    last = 0
    for comment in document.comments {
      try promise(comment.start >= last && comment.end <= bytes.count, "comments overlap")
      let text = bytes[comment.range]
      try promise(text.first == UInt8(ascii: "#"), "a comment that begins with no '#'")
      try promise(!text.contains(UInt8(ascii: "\n")), "a comment of two lines")
      last = comment.end
    }
    try checkPlaces(of: document.root, in: bytes)
  }

  private static func checkPlaces(of table: TOMLTable, in bytes: [UInt8]) throws {
    try promise(table.span.end <= bytes.count, "a table lies behind the end")
    for entry in table.entries {
      try promise(entry.keySpan.end <= bytes.count, "a key lies behind the end")
      try checkPlaces(of: entry.value, in: bytes)
    }
  }

  private static func checkPlaces(of value: TOMLValue, in bytes: [UInt8]) throws {
    try promise(value.span.end <= bytes.count, "a value lies behind the end")
    switch value.content {
    case .table(let table): try checkPlaces(of: table, in: bytes)
    case .array(let elements): for element in elements { try checkPlaces(of: element, in: bytes) }
    case .string(let string):
      let anchors = string.anchors
      for (anchor, next) in zip(anchors, anchors.dropFirst()) {
        try promise(
          anchor.offset < next.offset && anchor.source < next.source, "anchors are not in order")
      }
      try promise(anchors.allSatisfy { $0.source <= value.span.end }, "an anchor lies outside")
    default: break
    }
  }

  // MARK: Writing and reading again

  /// Checks that the tree, written by the editor's writer, reads as the same tree.
  private static func checkRewriting(of root: TOMLTable) throws {
    for entry in root.entries {
      guard let value = TOMLNewValue(entry.value) else { continue }
      let text = tomlKey([entry.key]) + " = " + value.text + "\n"
      let (document, diagnostics) = parse(Array(text.utf8))
      // A part of a dotted key is one level, and an inline table with its key is two.
      if diagnostics.map(\.rule) == ["toml-nesting-too-deep"], entry.value.depth > 60 { continue }
      try promise(diagnostics.isEmpty, "what was written can't be read: \(text.visible)")
      let read = document.root.entries.first
      try promise(
        read.map { $0.key.isSame(as: entry.key) && $0.value.meaning == entry.value.meaning }
          == true,
        "what was written reads as something else: \(text.visible)")
    }
  }

  // MARK: Edits

  /// Makes some edits, one after the other, and reads each result.
  private static func checkEdits(of document: TOMLDocument) throws {
    var document = document
    var choices = Choices(document.source.bytes)
    for _ in 0..<1 + choices.below(3) {
      guard let after = try checkEdit(of: document, &choices) else { continue }
      document = after
    }
  }

  private static func checkEdit(
    of document: TOMLDocument, _ choices: inout Choices
  ) throws -> TOMLDocument? {
    let bytes = document.source.bytes
    let before = document.root.values
    // The path is an existing one, one below it, or one of the root.
    var path = choices.below(4) == 0 || before.isEmpty ? [] : choices.one(of: before).path
    if path.isEmpty || choices.below(2) == 0 { path.append(choices.text(from: bytes)) }
    let value = choices.value(from: bytes, depth: 2)
    // The writer has no limit for nesting; catalogs are far below the reader's limit.
    guard path.count < TOMLDocument.nestingLimit - 8 else { return nil }

    let there = before.first { $0.path.isSame(as: path) }
    let editor = TOMLEditor(document)
    let edits: [TextEdit]
    do {
      edits =
        choices.below(2) == 0
        ? try editor.setValue(value, at: path)
        : try editor.addEntry(path[path.count - 1], value, to: Array(path.dropLast()))
    } catch {
      switch error {
      case .exists(let path):
        try promise(before.contains { $0.path.isSame(as: path) }, "'\(path)' isn't there")
      case .notFound(let path):
        try promise(!before.contains { $0.path.isSame(as: path) }, "'\(path)' is there")
      case .notTable(let path):
        try promise(
          before.contains { $0.path.isSame(as: path) && !$0.isTable }, "'\(path)' is a table")
      case .notValue(let path):
        try promise(before.contains { $0.path.isSame(as: path) }, "'\(path)' isn't there")
      case .notValid, .overlapping, .outside:
        throw BrokenPromise("the document is valid: \(error)")
      }
      return nil
    }

    let edited = TOMLEditor.apply(edits, to: bytes)
    let (after, diagnostics) = parse(edited)
    let shown =
      "\(path) = \(value.text.visible) gave \(String(decoding: edited, as: UTF8.self).visible)"
    try promise(!diagnostics.contains { $0.severity == .error }, "no TOML any more: \(shown)")
    let values = after.root.values
    guard let written = TOMLEditor(after).entry(at: path)?.value.meaning else {
      throw BrokenPromise("the entry can't be found: \(shown)")
    }
    try promise(written == value.meaning, "the entry reads as '\(written)': \(shown)")
    // All other entries stay the same. A replaced value is replaced with its contents.
    let kept = before.filter { !$0.path.starts(with: path) && !$0.isTable }
    let others = values.filter { !$0.path.starts(with: path) && !$0.isTable }
    try promise(kept == others, "other entries changed: \(shown)")
    try promise(
      there == nil || edits.allSatisfy { !$0.span.isEmpty }, "a value was added twice: \(shown)")
    let comments = document.comments.filter { comment in
      !edits.contains {
        $0.span.start <= comment.start && comment.end <= $0.span.end && !$0.span.isEmpty
      }
    }
    try promise(
      comments.map { document.source.text(in: $0) }
        == after.comments.map { after.source.text(in: $0) },
      "comments changed: \(shown)")
    return after
  }
}

/// A value of a document, by its path.
private struct PathValue: Equatable {
  var path: [String]
  var isTable: Bool
  var meaning: String

  static func == (a: Self, b: Self) -> Bool {
    a.path.isSame(as: b.path) && a.meaning.isSame(as: b.meaning)
  }
}

extension [String] {
  fileprivate func isSame(as other: [String]) -> Bool {
    elementsEqual(other) { $0.isSame(as: $1) }
  }

  fileprivate func starts(with other: [String]) -> Bool {
    starts(with: other) { $0.isSame(as: $1) }
  }
}

extension TOMLTable {
  /// All entries below the table, sorted by path.
  fileprivate var values: [PathValue] {
    var found: [PathValue] = []
    func collect(_ table: TOMLTable, _ path: [String]) {
      for entry in table.entries {
        let own = path + [entry.key]
        found.append(
          PathValue(path: own, isTable: entry.value.table != nil, meaning: entry.value.meaning))
        if let inner = entry.value.table { collect(inner, own) }
      }
    }
    collect(self, [])
    return found.sorted { a, b in
      a.path.lexicographicallyPrecedes(b.path) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
  }
}

extension TOMLValue {
  /// The depth of nested arrays and tables.
  fileprivate var depth: Int {
    switch content {
    case .array(let elements): 1 + (elements.map(\.depth).max() ?? 0)
    case .table(let table): 1 + (table.entries.map(\.value.depth).max() ?? 0)
    default: 0
    }
  }

  /// The meaning of the value, in any notation, as text.
  fileprivate var meaning: String {
    switch content {
    case .string(let string): tomlBasicString(string.value)
    case .integer(let number): "\(number)"
    case .float(let number): "float \(number)"
    case .boolean(let flag): "\(flag)"
    case .dateTime(let value): value.text
    case .array(let elements): "[" + elements.map(\.meaning).joined(separator: ",") + "]"
    case .table(let table):
      "{"
        + table.entries.map { tomlBasicString($0.key) + "=" + $0.value.meaning }.sorted()
        .joined(separator: ",") + "}"
    }
  }
}

extension TOMLNewValue {
  /// Creates the value that the editor writes; `nil` for floats and dates, which it doesn't write.
  fileprivate init?(_ value: TOMLValue) {
    switch value.content {
    case .string(let string): self = .string(string.value)
    case .integer(let number): self = .integer(number)
    case .boolean(let flag): self = .boolean(flag)
    case .float, .dateTime: return nil
    case .array(let elements):
      let values = elements.compactMap(TOMLNewValue.init)
      guard values.count == elements.count else { return nil }
      self = .array(values)
    case .table(let table):
      let entries = table.entries.compactMap { entry in
        TOMLNewValue(entry.value).map { (key: entry.key, value: $0) }
      }
      guard entries.count == table.entries.count else { return nil }
      self = .inlineTable(entries)
    }
  }

  /// The meaning of the value, in the form of ``TOMLValue/meaning``.
  fileprivate var meaning: String {
    switch self {
    case .string(let text), .lines(let text): tomlBasicString(text)
    case .integer(let number): "\(number)"
    case .boolean(let flag): "\(flag)"
    case .array(let elements): "[" + elements.map(\.meaning).joined(separator: ",") + "]"
    case .inlineTable(let entries):
      "{"
        + entries.map { tomlBasicString($0.key) + "=" + $0.value.meaning }.sorted()
        .joined(separator: ",") + "}"
    }
  }
}

extension Choices {
  /// Returns a random value to write.
  fileprivate mutating func value(from bytes: [UInt8], depth: Int) -> TOMLNewValue {
    switch below(depth > 0 ? 8 : 5) {
    case 0...1: .string(text(from: bytes))
    case 2: .lines(text(from: bytes) + "\n" + text(from: bytes))
    case 3: .integer(Int64(truncatingIfNeeded: next()))
    case 4: .boolean(below(2) == 0)
    case 5: .array((0..<below(3)).map { _ in value(from: bytes, depth: depth - 1) })
    default:
      .inlineTable(
        (0..<below(3)).map {
          (key: "\($0)" + text(from: bytes), value: value(from: bytes, depth: depth - 1))
        })
    }
  }
}
