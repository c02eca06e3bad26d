import BayanDiagnostics
import BayanSupport
import BayanTOML

/// The merge of TOML files by their tables, keys and values.
///
/// A change of one side is taken, and so is the same change of both sides. A statement that they
/// changed in different ways is a conflict of its own. The layout is that of ours, and additions of
/// theirs keep the form that they have there.
struct TOMLMerge {
  private var pieces: [MergedText.Piece] = []
  /// The text since the last conflict.
  private var text: [UInt8] = []

  /// Merges three files.
  ///
  /// - Parameters:
  ///   - files: The files; their lines end with LF.
  ///   - isUnion: Whether a statement stays that one side removed and the other has.
  /// - Returns: `nil` if a file or the result has errors.
  static func merged(_ files: Three<[UInt8]>, isUnion: Bool = false) -> MergedText? {
    var numbers = TOMLOutline.ElementNumbers()
    let outlines = files.map { TOMLOutline($0, &numbers) }
    guard var base = outlines.base, var ours = outlines.ours, var theirs = outlines.theirs else {
      return nil
    }
    ours.numberElements(after: base)
    theirs.numberElements(after: base)
    if isUnion {
      base.keepEntries(of: ours)
      base.keepEntries(of: theirs)
    }
    var merge = TOMLMerge()
    let hasMark = files.map { $0.byteOrderMarkLength > 0 }
    if hasMark.ours != hasMark.base ? hasMark.ours : hasMark.theirs {
      merge.add(ByteOrderMark.utf8)
    }
    merge.mergeSections(Three(base: base, ours: ours, theirs: theirs))
    merge.endText()
    let text = MergedText(pieces: merge.pieces)
    // The sides may have written one table in two forms, which are invalid together.
    for choice in [MergeConflict.Choice.ours, .theirs] {
      let bytes = text.settling { _ in choice }.bytes(marks: ConflictMarks())
      guard TOMLDocument.parse(SourceFile(path: "", bytes: bytes)).document.isValid else {
        return nil
      }
    }
    return text
  }

  private mutating func add(_ bytes: [UInt8]) { text += bytes }

  private mutating func endText() {
    if !text.isEmpty { pieces.append(.text(text)) }
    text = []
  }

  private mutating func addConflict(
    _ keys: TOMLOutline.Keys, base: [UInt8]?, ours: [UInt8]?, theirs: [UInt8]?
  ) {
    endText()
    pieces.append(
      .conflict(
        MergeConflict(
          keys: keys.map { String(decoding: $0, as: UTF8.self) }, base: base ?? [],
          ours: ours ?? [], theirs: theirs ?? [])))
  }

  // MARK: Sections

  private mutating func mergeSections(_ outlines: Three<TOMLOutline>) {
    for item in ListMerge(outlines.map { $0.sections.map { ($0.key, $0) } }).items {
      switch (item.base, item.ours, item.theirs) {
      case (let base, let ours?, let theirs?):
        merge(item.key, Three(base: base, ours: ours, theirs: theirs))
      case (nil, let only?, nil), (nil, nil, let only?): add(only.lines)
      case (let base?, let left?, nil):
        guard left.hasChanged(from: base) else { continue }
        addConflict(item.key.path, base: base.lines, ours: left.lines, theirs: nil)
      case (let base?, nil, let left?):
        guard left.hasChanged(from: base) else { continue }
        addConflict(item.key.path, base: base.lines, ours: nil, theirs: left.lines)
      case (_, nil, nil): continue
      }
    }
    add(outlines.map { $0.trailing.lineList }.united.flatMap(\.self))
  }

  private mutating func merge(
    _ key: TOMLOutline.SectionKey, _ section: Three<TOMLOutline.Section?>
  ) {
    if section.ours?.header != nil, section.theirs?.header != nil {
      merge(key.path, section.map { $0?.header })
    }
    let entries = section.map { section in
      (section?.entries ?? []).map { (key: $0.keys, element: $0.statement) }
    }
    for item in ListMerge(entries).items {
      let statement = Three(base: item.base, ours: item.ours, theirs: item.theirs)
      let keys = key.path + item.key
      switch (item.base, item.ours, item.theirs) {
      case (nil, let only?, nil), (nil, nil, let only?): add(only.leading + only.lines)
      case (_, _?, _?): merge(keys, statement)
      case (let base?, let left?, nil):
        guard left.hasChanged(from: base) else { continue }
        add(left.leading)
        addConflict(keys, base: base.lines, ours: left.lines, theirs: nil)
      case (let base?, nil, let left?):
        guard left.hasChanged(from: base) else { continue }
        add(left.leading)
        addConflict(keys, base: base.lines, ours: nil, theirs: left.lines)
      case (_, nil, nil): continue
      }
    }
  }

  /// Adds comments and empty lines: those that either side added, and none that either side
  /// removed.
  private mutating func addLeading(_ statement: Three<TOMLOutline.Statement?>) {
    add(statement.map { ($0?.leading ?? []).lineList }.united.flatMap(\.self))
  }

  // MARK: Statements

  /// Merges a statement of both sides, or a header.
  private mutating func merge(
    _ keys: TOMLOutline.Keys, _ statement: Three<TOMLOutline.Statement?>
  ) {
    addLeading(statement)
    if let lines = Self.merged(statement) {
      add(lines)
    } else {
      addConflict(
        keys, base: statement.base?.lines, ours: statement.ours?.lines,
        theirs: statement.theirs?.lines)
    }
  }

  /// Returns a statement's lines; `nil` for a conflict.
  private static func merged(_ statement: Three<TOMLOutline.Statement?>) -> [UInt8]? {
    let values = statement.map { $0?.value }
    let isHeader = values.ours == nil && values.theirs == nil
    // Different spellings of a key are no change.
    let head = statement.map { $0?.head ?? [] }
    let tail = statement.map { $0?.tail ?? [] }
    guard let value = isHeader ? [] : ValueMerge.merged(values),
      let comment = tail.settled(by: { $0.trimmed == $1.trimmed })
    else { return nil }
    return (head.settled ?? head.ours) + value + comment
  }
}

extension TOMLOutline.Statement {
  /// Returns whether the value or the comment of a statement has changed.
  fileprivate func hasChanged(from base: TOMLOutline.Statement) -> Bool {
    if let value, let former = base.value, !value.means(former) { return true }
    return tail.trimmed != base.tail.trimmed || leading.trimmed != base.leading.trimmed
  }
}

extension TOMLOutline {
  /// Removes the entries that another file lacks.
  fileprivate mutating func keepEntries(of other: TOMLOutline) {
    let keysBySection = Dictionary(
      other.sections.map { ($0.key, Set($0.entries.map(\.keys))) },
      uniquingKeysWith: { $0.union($1) })
    sections = sections.compactMap { section in
      guard let keys = keysBySection[section.key] else { return nil }
      var section = section
      section.entries.removeAll { !keys.contains($0.keys) }
      return section
    }
  }
}

extension TOMLOutline.Section {
  fileprivate func hasChanged(from base: TOMLOutline.Section) -> Bool {
    guard entries.count == base.entries.count else { return true }
    if let header, let former = base.header, header.hasChanged(from: former) { return true }
    let known = Dictionary(firstOf: base.entries.map { ($0.keys, $0.statement) })
    return entries.contains { entry in
      known[entry.keys].map { entry.statement.hasChanged(from: $0) } ?? true
    }
  }
}

extension [UInt8] {
  /// The bytes without white space at their ends.
  var trimmed: ArraySlice<UInt8> {
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
    guard let first = firstIndex(where: { !isSpace($0) }),
      let last = lastIndex(where: { !isSpace($0) })
    else { return [] }
    return self[first...last]
  }

  /// The lines of the bytes, each with its end.
  var lineList: [[UInt8]] {
    var lines: [[UInt8]] = []
    var line: [UInt8] = []
    for byte in self {
      line.append(byte)
      if byte == 0x0A {
        lines.append(line)
        line = []
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  func settingLineEnds(to lineEnd: [UInt8]) -> [UInt8] {
    let isCRLF = lineEnd.count == 2
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    for (index, byte) in enumerated() {
      if byte == 0x0A {
        if isCRLF, bytes.last != 0x0D { bytes.append(0x0D) }
        bytes.append(byte)
      } else if byte == 0x0D, !isCRLF, index + 1 < count, self[index + 1] == 0x0A {
        continue
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }
}
