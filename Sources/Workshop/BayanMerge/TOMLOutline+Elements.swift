extension TOMLOutline {
  /// Gives changed elements of arrays of tables the numbers that they had in the common ancestor.
  ///
  /// So elements are merged entry by entry, like tables with names. An element without an equal one
  /// counts as a changed element of the ancestor that stood between the same unchanged neighbours.
  /// If there are several, the former element is the one with most entries and comments in common,
  /// or the first of equal ones.
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

  /// Returns the elements of an array, except those that have arrays of tables themselves.
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

  /// Returns the elements that only one file has, by the common element before them.
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

  /// Returns the changed elements, each with its former element.
  private static func pairs(_ new: [Element], _ old: [Element]) -> [(new: Int, old: Int)] {
    // The ancestor's elements are found by their parts, because comparing all pairs takes too long.
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
        // A part of many elements, such as `rule = "r"`, identifies none of them.
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
