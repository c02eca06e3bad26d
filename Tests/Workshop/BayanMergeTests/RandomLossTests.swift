import BayanMerge
import BayanSeededRandom
import Testing

/// Merges of files with comments in all places, of which each side changes some by chance.
struct RandomLossTests {
  /// Words and comments of which each is there once.
  private struct Chance {
    var random: SeededRandom
    private var count = 0

    init(seed: UInt64) { random = SeededRandom(seed: seed) }

    mutating func one(in number: Int) -> Bool { Int.random(in: 0..<number, using: &random) == 0 }

    mutating func index(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

    mutating func word() -> String {
      count += 1
      return "w\(count)q"
    }

    mutating func comment() -> String { "# c" + word() }

    mutating func maybe() -> String? { one(in: 3) ? comment() : nil }

    /// A literal with white space somewhere.
    mutating func literal() -> String {
      let space = ["", " ", "  ", "\t", "\n"][index(5)]
      return one(in: 2) ? "|\(space)a\(word())|" : "|a\(space)\(word())|"
    }
  }

  private struct Facet {
    enum Value {
      case text(String)
      case list([(word: String, comment: String?)], end: String?)
      case message(literal: String, one: String, other: String)
    }

    var name: String
    var leading: [String]
    var value: Value
    var comment: String?

    var text: String {
      let value =
        switch value {
        case .text(let word): "\"\(word)\""
        case .list(let elements, let end):
          "[\n"
            + elements.map { "  \"\($0.word)\",\($0.comment.map { " " + $0 } ?? "")\n" }.joined()
            + (end.map { "  \($0)\n" } ?? "") + "]"
        case .message(let literal, let one, let other):
          "'''\n.input {$n :integer}\n.local $x = {\(literal)}\n.match $n\none {{\(one)}}\n"
            + "* {{\(other)}}\n'''"
        }
      return leading.map { $0 + "\n" }.joined() + "\(name) = \(value)"
        + (comment.map { " " + $0 } ?? "") + "\n"
    }
  }

  private struct Entry {
    var name: String
    var leading: [String]
    var comment: String?
    var facets: [Facet]
  }

  private struct File {
    var entries: [Entry]
    var end: [String]
    var isWide = false
    var isCRLF = false

    var text: String {
      let lines =
        entries.map { entry in
          entry.leading.map { $0 + "\n" }.joined()
            + (isWide ? "[ \(entry.name) ]" : "[\(entry.name)]")
            + (entry.comment.map { " " + $0 } ?? "") + "\n" + entry.facets.map(\.text).joined()
        }.joined(separator: "\n") + end.map { $0 + "\n" }.joined()
      return isCRLF ? lines.replacing("\n", with: "\r\n") : lines
    }
  }

  private static func file(_ chance: inout Chance) -> File {
    var file = File(entries: [], end: [chance.comment()])
    for index in 0...chance.index(3) {
      var entry = Entry(
        name: "e\(index)", leading: [chance.comment()], comment: chance.maybe(), facets: [])
      for name in ["title", "list", "message"] {
        let value: Facet.Value =
          switch name {
          case "title": .text(chance.word())
          case "list":
            .list([(chance.word(), chance.maybe()), (chance.word(), nil)], end: chance.maybe())
          default: .message(literal: chance.literal(), one: chance.word(), other: chance.word())
          }
        entry.facets.append(
          Facet(
            name: name, leading: chance.one(in: 2) ? [chance.comment()] : [], value: value,
            comment: chance.maybe()))
      }
      file.entries.append(entry)
    }
    return file
  }

  /// What a person does to a file.
  private static func edit(_ file: inout File, _ chance: inout Chance) {
    guard !file.entries.isEmpty else { return }
    let index = chance.index(file.entries.count)
    switch chance.index(9) {
    case 0: file.entries[index].comment = chance.maybe()
    case 1: file.entries[index].leading = chance.one(in: 2) ? [] : [chance.comment()]
    case 2: file.end.append(chance.comment())
    case 3: file.isWide.toggle()
    case 4: file.isCRLF.toggle()
    case 5 where chance.one(in: 2): file.entries.remove(at: index)
    default:
      guard !file.entries[index].facets.isEmpty else { return }
      let facet = chance.index(file.entries[index].facets.count)
      switch chance.index(5) {
      case 0: file.entries[index].facets.remove(at: facet)
      case 1: file.entries[index].facets[facet].leading = [chance.comment()]
      case 2: file.entries[index].facets[facet].comment = chance.maybe()
      default: edit(&file.entries[index].facets[facet].value, &chance)
      }
    }
  }

  private static func edit(_ value: inout Facet.Value, _ chance: inout Chance) {
    switch value {
    case .text: value = .text(chance.word())
    case .list(var elements, var end):
      switch chance.index(4) {
      case 0: elements.append((chance.word(), chance.maybe()))
      case 1: if !elements.isEmpty { elements.removeLast() }
      case 2: end = chance.maybe()
      default: if !elements.isEmpty { elements[0].comment = chance.maybe() }
      }
      value = .list(elements, end: end)
    case .message(let literal, let one, let other):
      switch chance.index(3) {
      case 0:
        // Only white space differs.
        let space = ["", " ", "   ", "\n"][chance.index(4)]
        let bare = literal.filter { !$0.isWhitespace && $0 != "|" }
        value = .message(literal: "|a\(space)\(bare.dropFirst())|", one: one, other: other)
      case 1: value = .message(literal: literal, one: chance.word(), other: other)
      default: value = .message(literal: literal, one: one, other: chance.word())
      }
    }
  }

  /// All that a file says.
  private static func said(_ file: File) -> Set<String> {
    let text = file.text.replacing("\r\n", with: "\n")
    return Set(text.matches(of: #/c?w\d+q|\|[^|]*\|/#).map { String($0.output) })
  }

  @Test
  func `whatever a side added is in the result or in a conflict, and what it removed is gone`()
    throws
  {
    var (clean, conflicts) = (0, 0)
    for seed in 1...150 {
      var chance = Chance(seed: UInt64(seed))
      let base = Self.file(&chance)
      var (ours, theirs) = (base, base)
      for _ in 0...chance.index(4) { Self.edit(&ours, &chance) }
      for _ in 0...chance.index(4) { Self.edit(&theirs, &chance) }
      let merged = try FileMergeTests.merged(base.text, ours.text, theirs.text)
      let text = FileMergeTests.text(merged).replacing("\r\n", with: "\n")
      let (before, mine, other) = (Self.said(base), Self.said(ours), Self.said(theirs))
      for (side, opposite) in [(mine, other), (other, mine)] {
        for word in side where !text.contains(word) {
          #expect(
            before.contains(word) && !opposite.contains(word), "seed \(seed): \(word)\n\(text)")
        }
      }
      conflicts += merged.conflicts.isEmpty ? 0 : 1
      guard merged.conflicts.isEmpty else { continue }
      clean += 1
      for word in before.subtracting(mine.intersection(other)) {
        #expect(!text.contains(word), "seed \(seed): \(word) is back\n\(text)")
      }
    }
    #expect(clean > 50 && conflicts > 20, "\(clean) without a conflict, \(conflicts) with one")
  }
}
