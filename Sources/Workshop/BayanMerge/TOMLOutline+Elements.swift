extension TOMLOutline {
  /// Gives elements of arrays of tables that were changed the numbers that they had in the common
  /// ancestor.
  ///
  /// So they are merged entry by entry, as tables with names are. An element is a changed one where the
  /// ancestor has others at its place, between the same unchanged neighbours: the one with the most of
  /// its entries and comments, or the next where there are as many.
  mutating func numberElements(after base: TOMLOutline) {
    var numbers: [Int: Int] = [:]
    for path in Set(sections.lazy.filter(\.isElement).map(\.key.path)) {
      let own = elements(at: path)
      let former = base.elements(at: path)
      let common = Set(own.map(\.number)).intersection(former.map(\.number))
      let gaps = Self.gaps(own, between: common)
      for (anchor, before) in Self.gaps(former, between: common) {
        for (new, old) in Self.pairs(gaps[anchor] ?? [], before) { numbers[new] = old }
      }
    }
    for index in sections.indices {
      if let old = sections[index].key.element.flatMap({ numbers[$0] }) {
        sections[index].key.element = old
      }
    }
  }

  private struct Element {
    var number: Int
    /// The entries with their values, and the comments.
    var parts: Set<[[UInt8]]>
  }

  /// The elements of an array, but for those with arrays of tables in them.
  private func elements(at path: Keys) -> [Element] {
    var elements: [Element] = []
    for section in sections where section.key.path.starts(with: path) {
      if section.isElement, section.key.path.count > path.count {
        if elements.last != nil { elements.removeLast() }
      } else if section.isElement, let number = section.key.element {
        let comments = section.lines.lineList.compactMap { line in
          line.firstIndex(of: UInt8(ascii: "#")).map { [Array(line[$0...])] }
        }
        let entries = section.entries.map { $0.keys + [$0.statement.value?.source ?? []] }
        elements.append(Element(number: number, parts: Set(entries + comments)))
      }
    }
    return elements
  }

  /// The elements that only one file has, by the common element before them.
  private static func gaps(
    _ elements: [Element], between common: Set<Int>
  ) -> [Int?: [Element]] {
    var gaps: [Int?: [Element]] = [:]
    var anchor: Int?
    for element in elements {
      if common.contains(element.number) {
        anchor = element.number
      } else {
        gaps[anchor, default: []].append(element)
      }
    }
    return gaps
  }

  /// Changed elements, each with the one that it was.
  private static func pairs(_ new: [Element], _ old: [Element]) -> [(new: Int, old: Int)] {
    // The elements of the ancestor by each of their parts: to compare all with all takes too long.
    var holders: [[[UInt8]]: [Int]] = [:]
    for (index, element) in old.enumerated() {
      for part in element.parts { holders[part, default: []].append(index) }
    }
    var isFree = Array(repeating: true, count: old.count)
    var unlike: [Element] = []
    var pairs: [(new: Int, old: Int)] = []
    for element in new {
      var shared: [Int: Int] = [:]
      for part in element.parts {
        // A part of many elements, such as `rule = "r"`, tells none of them.
        guard let indices = holders[part], indices.count <= 16 else { continue }
        for index in indices where isFree[index] { shared[index, default: 0] += 1 }
      }
      if let most = shared.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) {
        isFree[most.key] = false
        pairs.append((element.number, old[most.key].number))
      } else {
        unlike.append(element)
      }
    }
    guard new.count == old.count else { return pairs }
    let rest = old.indices.filter { isFree[$0] }
    return pairs + zip(unlike, rest).map { ($0.number, old[$1].number) }
  }
}
