/// The names of elements of arrays of tables, `[[a]]`, which are all that is in them.
extension TOMLOutline {
  /// Gives elements that were changed the names of the elements that they were in the common ancestor.
  ///
  /// So they are merged entry by entry, as tables with names are. An element is a changed one where the
  /// ancestor has others at its place, between the same unchanged neighbours: the one with the most of
  /// its entries and comments, or the next where there are as many.
  mutating func nameElements(after base: TOMLOutline) {
    let paths = Set(sections.lazy.filter(\.isElement).map(\.key.path))
    // An array within an element comes after that element has its name.
    for path in paths.sorted(by: { $0.count < $1.count }) {
      let own = elements(at: path)
      let former = base.elements(at: path)
      let common = Set(own.map(\.name)).intersection(former.map(\.name))
      let gaps = Self.gaps(own, between: common)
      for (anchor, before) in Self.gaps(former, between: common) {
        for (new, old) in Self.pairs(gaps[anchor] ?? [], before) { rename(new, to: old) }
      }
    }
  }

  private struct Element {
    var name: [UInt8]
    /// The entries with their values, and the comments.
    var parts: Set<[[UInt8]]>
  }

  private func elements(at path: Keys) -> [Element] {
    sections.lazy.filter { $0.isElement && $0.key.path == path }.map { section in
      let comments = section.lines.lineList.compactMap { line in
        line.firstIndex(of: UInt8(ascii: "#")).map { [Array(line[$0...])] }
      }
      let entries = section.entries.map { $0.keys + [$0.statement.value?.source ?? []] }
      return Element(name: section.key.element ?? [], parts: Set(entries + comments))
    }
  }

  /// The elements that only one file has, by the common element before them.
  private static func gaps(
    _ elements: [Element], between common: Set<[UInt8]>
  ) -> [[UInt8]?: [Element]] {
    var gaps: [[UInt8]?: [Element]] = [:]
    var anchor: [UInt8]?
    for element in elements {
      if common.contains(element.name) {
        anchor = element.name
      } else {
        gaps[anchor, default: []].append(element)
      }
    }
    return gaps
  }

  private static func pairs(_ new: [Element], _ old: [Element]) -> [(new: [UInt8], old: [UInt8])] {
    var rest = old
    var unlike: [Element] = []
    var pairs: [(new: [UInt8], old: [UInt8])] = []
    for element in new {
      let shared = rest.map { $0.parts.intersection(element.parts).count }
      if let most = shared.max(), most > 0, let index = shared.firstIndex(of: most) {
        pairs.append((element.name, rest.remove(at: index).name))
      } else {
        unlike.append(element)
      }
    }
    return new.count == old.count ? pairs + zip(unlike, rest).map { ($0.name, $1.name) } : pairs
  }

  private mutating func rename(_ name: [UInt8], to other: [UInt8]) {
    for index in sections.indices {
      guard let element = sections[index].key.element, element.starts(with: name),
        element.count == name.count || element[name.count] == 0
      else { continue }
      sections[index].key.element = other + element.dropFirst(name.count)
    }
  }
}
