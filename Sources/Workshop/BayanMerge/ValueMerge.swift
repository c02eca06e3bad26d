import BayanDiagnostics
import BayanMessageSyntax
import BayanTOML

/// The merge of values.
enum ValueMerge {
  /// Returns the merged value's source; `nil` for changes of both sides that exclude each other.
  static func merged(_ values: Three<TOMLSourceValue?>) -> [UInt8]? {
    guard let ours = values.ours, let theirs = values.theirs else { return nil }
    if let base = values.base {
      // A side that only changes the spelling gives way to a side that changes the value.
      if ours.means(base) { return theirs.means(base) ? layout(base, ours, theirs) : theirs.source }
      if theirs.means(base) { return ours.source }
    }
    if ours.means(theirs) { return ours.source }
    return mergedTables(values, ours, theirs) ?? mergedArrays(values, ours, theirs)
      ?? mergedMessages(values, ours, theirs)
  }

  private static func layout(
    _ base: TOMLSourceValue, _ ours: TOMLSourceValue, _ theirs: TOMLSourceValue
  ) -> [UInt8] {
    ours.source == base.source ? theirs.source : ours.source
  }

  // MARK: Tables

  /// Merges tables of which the sides changed different keys: `{ type = "integer", range = "0...5"
  /// }`.
  private static func mergedTables(
    _ values: Three<TOMLSourceValue?>, _ ours: TOMLSourceValue, _ theirs: TOMLSourceValue
  ) -> [UInt8]? {
    guard ours.value.table != nil, theirs.value.table != nil else { return nil }
    // A table with dotted keys in its braces is left to people.
    let lists = values.map { value -> [(key: [UInt8], element: TOMLSourceValue)] in
      guard let value, let table = value.value.table else { return [] }
      return table.entries.map { (Array($0.key.utf8), value.part($0.value)) }
    }
    let isPlain = [ours, theirs, values.base].compactMap { $0?.value.table }.allSatisfy { table in
      table.entries.allSatisfy { $0.value.table.map { $0.form == .inline } ?? true }
    }
    guard isPlain, !ours.hasComments(outside: lists.ours.map(\.element)),
      !theirs.hasComments(outside: lists.theirs.map(\.element))
    else { return nil }
    var parts: [[UInt8]] = []
    for item in ListMerge(lists).items {
      let key = Array((tomlKey([String(decoding: item.key, as: UTF8.self)]) + " = ").utf8)
      switch (item.base, item.ours, item.theirs) {
      case (nil, let only?, nil), (nil, nil, let only?): parts.append(key + only.source)
      case (_, _?, _?):
        let value = Three(base: item.base, ours: item.ours, theirs: item.theirs)
        guard let merged = merged(value) else { return nil }
        parts.append(key + merged)
      case (let base?, let left?, nil), (let base?, nil, let left?):
        guard left.means(base) else { return nil }
      case (_, nil, nil): continue
      }
    }
    guard !parts.isEmpty else { return Array("{}".utf8) }
    return Array("{ ".utf8) + parts.joined(separator: Array(", ".utf8)) + Array(" }".utf8)
  }

  // MARK: Arrays

  /// Merges arrays to which the sides added elements, or from which they removed some: `["ar",
  /// "en"]`.
  private static func mergedArrays(
    _ values: Three<TOMLSourceValue?>, _ ours: TOMLSourceValue, _ theirs: TOMLSourceValue
  ) -> [UInt8]? {
    guard ours.value.array != nil, theirs.value.array != nil else { return nil }
    let parts = values.map { value in
      value.map { value in (value.value.array ?? []).map { value.part($0) } } ?? []
    }
    // A comment between elements may belong to one or several of them, so it is left to people.
    guard !ours.hasComments(outside: parts.ours), !theirs.hasComments(outside: parts.theirs) else {
      return nil
    }
    let lists = parts.map { $0.map(\.source) }
    // An element that occurs twice, or that both sides moved, is left to people.
    let sets = lists.map { Set($0) }
    guard sets.ours.count == lists.ours.count, sets.theirs.count == lists.theirs.count,
      sets.base.count == lists.base.count
    else { return nil }
    let common = sets.ours.intersection(sets.theirs)
    guard lists.ours.filter(common.contains) == lists.theirs.filter(common.contains) else {
      return nil
    }
    let united = ListMerge(lists.map { list in list.map { (key: $0, element: $0) } }).items
      .compactMap { item in
        item.base != nil && (item.ours == nil || item.theirs == nil) ? nil : item.key
      }
    guard ours.source.contains(0x0A) else {
      return Array("[".utf8) + united.joined(separator: Array(", ".utf8)) + Array("]".utf8)
    }
    return Array("[\n".utf8) + united.flatMap { Array("  ".utf8) + $0 + Array(",\n".utf8) }
      + Array("]".utf8)
  }

  // MARK: Messages

  /// Merges a message of which the sides changed different variants.
  private static func mergedMessages(
    _ values: Three<TOMLSourceValue?>, _ ours: TOMLSourceValue, _ theirs: TOMLSourceValue
  ) -> [UInt8]? {
    guard let base = values.base?.value.string?.value, let mine = ours.value.string,
      let other = theirs.value.string?.value,
      let text = MessageMerge.merged(Three(base: base, ours: mine.value, theirs: other))
    else { return nil }
    return source(of: text, as: ours.source, mine)
  }

  /// Returns a text with the quotes of another one; `nil` if these quotes can't hold it.
  private static func source(
    of text: String, as former: [UInt8], _ string: TOMLString
  ) -> [UInt8]? {
    let quote = former[0]
    let isLong = former.count >= 6 && former[1] == quote && former[2] == quote
    let quotes = [UInt8](repeating: quote, count: isLong ? 3 : 1)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard isLong || lines.count == 1 || quote == UInt8(ascii: "\"") else { return nil }
    let written: String?
    if isLong {
      let sources = lines.map { string.source(for: String($0)) }
      written = sources.contains(nil) ? nil : sources.compactMap(\.self).joined(separator: "\n")
    } else {
      written = string.source(for: text)
    }
    guard let written else { return nil }
    let opening: [UInt8] =
      isLong && former.dropFirst(3).first.map { $0 == 0x0A || $0 == 0x0D } == true
      ? quotes + [0x0A] : quotes
    let source = opening + Array(written.utf8) + quotes
    let read = TOMLDocument.parse(
      SourceFile(path: "", bytes: Array("a = ".utf8) + source + [0x0A]))
    return read.document.root["a"]?.value.string?.value.utf8.elementsEqual(text.utf8) == true
      ? source : nil
  }
}
