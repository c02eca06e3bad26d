import BayanDiagnostics
import BayanMerge
import BayanSeededRandom
import BayanTOML
import Foundation
import Testing

/// Merges of files with everything that TOML has, each with random changes on both sides.
///
/// Each word, number and comment occurs once in a file, so that the test knows the side that wrote
/// it.
struct MergeOracleTests {
  /// The seeds: 200 of them, or those of `MERGE_SEEDS`, such as `1-10000`.
  static let seeds: ClosedRange<UInt64> = {
    let text = ProcessInfo.processInfo.environment["MERGE_SEEDS"] ?? "1-200"
    let ends = text.split(separator: "-").compactMap { UInt64($0) }
    return ends[0]...ends[ends.count - 1]
  }()

  @Test
  func `each token that a side added is in the result or in a conflict, and removed ones are gone`()
    throws
  {
    var (clean, conflicts) = (0, 0)
    for seed in Self.seeds {
      var chance = Chance(seed: seed)
      let base = RandomFile(&chance)
      var (ours, theirs) = (base, base)
      for _ in 0...chance.index(8) { ours.edit(&chance) }
      for _ in 0...chance.index(8) { theirs.edit(&chance) }
      let files = [base, ours, theirs].map(\.text)
      for text in files {
        let document = TOMLDocument.parse(SourceFile(path: "", text: text)).document
        try #require(document.isValid, "seed \(seed) makes no TOML:\n\(text)")
      }
      // A merge may be impossible because a table has two forms, which TOML doesn't allow.
      guard
        let merged = FileMerge.merged(
          path: "Catalog/shop.toml", base: Array(files[0].utf8), ours: Array(files[1].utf8),
          theirs: Array(files[2].utf8))
      else { continue }
      let text = FileMergeTests.text(merged)
      let result = Tokens(text)
      let (before, mine, other) = (Tokens(files[0]), Tokens(files[1]), Tokens(files[2]))
      for (side, opposite) in [(mine, other), (other, mine)] {
        for token in side.all where !result.all.contains(token) {
          #expect(
            before.all.contains(token) && !opposite.all.contains(token),
            "seed \(seed): \(token) is lost\n\(text)")
        }
      }
      #expect(
        text.unicodeScalars.first == "\u{FEFF}" || !before.hasMark || !mine.hasMark
          || !other.hasMark)
      guard merged.conflicts.isEmpty else {
        conflicts += 1
        continue
      }
      clean += 1
      for token in before.all.subtracting(mine.all.intersection(other.all)) {
        #expect(!result.all.contains(token), "seed \(seed): \(token) is back\n\(text)")
      }
      // Line ends and the byte-order mark are those of the side that changed them.
      for (name, value) in [
        ("line ends", \Tokens.isCRLF), ("the byte-order mark", \Tokens.hasMark),
      ] {
        let settled =
          mine[keyPath: value] == before[keyPath: value]
          ? other[keyPath: value] : mine[keyPath: value]
        #expect(
          result[keyPath: value] == settled || text.isEmpty, "seed \(seed): \(name)\n\(text)")
      }
    }
    guard Self.seeds.count > 100 else { return }
    #expect(
      clean * 3 > Self.seeds.count && conflicts * 10 > Self.seeds.count,
      "\(clean) without a conflict, \(conflicts) with one")
  }
}

/// The words, numbers and comments of a file, each of which occurs once.
private struct Tokens {
  var all: Set<String>
  var isCRLF: Bool
  var hasMark: Bool

  init(_ text: String) {
    isCRLF = text.utf8.contains(0x0D)
    hasMark = text.unicodeScalars.first == "\u{FEFF}"
    // In literals such as `|a  w1q|` white space counts.
    let pattern = #/# c[^\r\n]*|\|[^|]*\||[a-z]\d+q|\d{4,}/#
    all = Set(
      text.replacing("\r\n", with: "\n").matches(of: pattern).map { match in
        String(match.output).trimmingCharacters(in: .whitespaces)
      })
  }
}

/// Random words, numbers and comments, each of which occurs once.
private struct Chance {
  var random: SeededRandom
  private var count = 0

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  mutating func one(in number: Int) -> Bool { Int.random(in: 0..<number, using: &random) == 0 }

  mutating func index(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  mutating func pick<Element>(_ list: [Element]) -> Element { list[index(list.count)] }

  mutating func word() -> String {
    count += 1
    return "w\(count)q"
  }

  mutating func number() -> Int {
    count += 1
    return 1000 + count
  }

  mutating func comment() -> String { "# c" + word() + (one(in: 4) ? "  " : "") }

  mutating func maybe(_ number: Int = 3) -> String? { one(in: number) ? comment() : nil }

  /// Returns white space without meaning.
  mutating func gap() -> String { one(in: 6) ? pick(["", "  ", "\t"]) : " " }
}

/// A random value, with its notation.
private indirect enum RandomValue {
  case word(String, quote: String)
  case number(Int)
  case message(literal: String, one: String, other: String, comment: String)
  case array([Element], lines: Bool, end: String?)
  case table([(key: String, value: RandomValue)], gap: String)

  struct Element {
    var value: RandomValue
    var comment: String?
  }

  init(_ chance: inout Chance, depth: Int = 0) {
    switch chance.index(depth < 2 ? 7 : 3) {
    case 0: self = .number(chance.number())
    case 1, 2:
      self = .word(chance.word(), quote: chance.pick(["\"", "\"", "'", "\"\"\"", "'''"]))
    case 3:
      self = .message(
        literal: Self.literal(&chance), one: chance.word(), other: chance.word(),
        comment: chance.pick(["", "\\{" + chance.word() + "\\}"]))
    case 4:
      let lines = depth == 0 && chance.one(in: 2)
      let elements = (0..<chance.index(4)).map { _ in
        Element(
          value: RandomValue(&chance, depth: depth + 1), comment: lines ? chance.maybe() : nil)
      }
      self = .array(elements, lines: lines, end: lines ? chance.maybe(5) : nil)
    default:
      let keys = ["x", "y", "z"].shuffled(using: &chance.random).prefix(chance.index(4))
      self = .table(
        keys.map { ($0, RandomValue(&chance, depth: depth + 1)) }, gap: chance.gap())
    }
    if depth > 0, case .message = self { self = .word(chance.word(), quote: "\"") }
  }

  static func literal(_ chance: inout Chance) -> String {
    let space = chance.pick(["", " ", "  ", "\t"])
    return "|a\(space)\(chance.word())|"
  }

  var text: String {
    switch self {
    case .word(let word, let quote): quote + word + quote
    case .number(let number): "\(number)"
    case .message(let literal, let one, let other, let comment):
      "'''\n.input {$n :integer}\n.local $x = {\(literal)}\n.match $n\none {{\(one)\(comment)}}\n"
        + "* {{\(other)}}\n'''"
    case .array(let elements, false, _):
      "[" + elements.map { $0.value.text }.joined(separator: ", ") + "]"
    case .array(let elements, true, let end):
      "[\n"
        + elements.map { "  \($0.value.text),\($0.comment.map { " " + $0 } ?? "")\n" }.joined()
        + (end.map { "  \($0)\n" } ?? "") + "]"
    case .table(let entries, let gap):
      entries.isEmpty
        ? "{}"
        : "{" + gap + entries.map { "\($0.key) = \($0.value.text)" }.joined(separator: ",\(gap)")
          + gap + "}"
    }
  }

  /// Changes a part of the value, or all of it.
  mutating func edit(_ chance: inout Chance, depth: Int = 0) {
    switch self {
    case .word(let word, _) where chance.one(in: 4):
      self = .word(word, quote: chance.pick(["\"", "'"]))
    case .message(let literal, let one, let other, let comment):
      switch chance.index(4) {
      case 0:
        // Only white space changes.
        let bare = literal.filter { !$0.isWhitespace && $0 != "|" }.dropFirst()
        let literal = "|a\(chance.pick(["", " ", "   "]))\(bare)|"
        self = .message(literal: literal, one: one, other: other, comment: comment)
      case 1: self = .message(literal: literal, one: chance.word(), other: other, comment: comment)
      case 2: self = .message(literal: literal, one: one, other: chance.word(), comment: comment)
      default:
        self = .message(literal: literal, one: one, other: other, comment: " " + chance.word())
      }
    case .array(var elements, let lines, var end):
      switch chance.index(6) {
      case 0, 1:
        elements.insert(
          Element(
            value: RandomValue(&chance, depth: depth + 1), comment: lines ? chance.maybe() : nil),
          at: chance.index(elements.count + 1))
      case 2: if !elements.isEmpty { elements.remove(at: chance.index(elements.count)) }
      case 3: if lines { end = chance.maybe() }
      case 4: if lines, !elements.isEmpty { elements[0].comment = chance.maybe() }
      default:
        guard !elements.isEmpty else { return }
        elements[chance.index(elements.count)].value.edit(&chance, depth: depth + 1)
      }
      self = .array(elements, lines: lines, end: end)
    case .table(var entries, var gap):
      switch chance.index(4) {
      case 0:
        let free = ["x", "y", "z", "n\(chance.number())"].filter { key in
          !entries.contains { $0.key == key }
        }
        entries.append((chance.pick(free), RandomValue(&chance, depth: depth + 1)))
      case 1: if !entries.isEmpty { entries.remove(at: chance.index(entries.count)) }
      case 2: gap = chance.gap()
      default:
        guard !entries.isEmpty else { return }
        entries[chance.index(entries.count)].value.edit(&chance, depth: depth + 1)
      }
      self = .table(entries, gap: gap)
    default: self = RandomValue(&chance, depth: depth)
    }
  }
}

/// A statement, with the lines before it.
private struct RandomStatement {
  var leading: [String]
  /// The key: `title`, `"title"`, `size.x`.
  var key: String
  var gap: String
  var value: RandomValue
  var comment: String?

  init(_ key: String, _ chance: inout Chance) {
    self.key = key
    leading = Self.leading(&chance)
    gap = chance.gap()
    value = RandomValue(&chance)
    comment = chance.maybe()
  }

  static func leading(_ chance: inout Chance) -> [String] {
    (0..<chance.index(3)).map { _ in
      chance.one(in: 3) ? "" : chance.pick(["", "  "]) + chance.comment()
    }
  }

  var lines: [String] {
    leading + [key + gap + "=" + gap + value.text + (comment.map { " " + $0 } ?? "")]
  }
}

/// A header, with the statements below it.
private struct RandomSection {
  /// The header: `[e0]`, `[[allow]]`; `nil` for the statements before the first header.
  var name: String?
  var isElement = false
  var isWide = false
  var leading: [String] = []
  var comment: String?
  var statements: [RandomStatement]

  static let keys = ["title", "\"list\"", "size.x", "size.y", "'deep'.a.b", "other"]

  init(_ name: String?, _ chance: inout Chance, isElement: Bool = false) {
    self.name = name
    self.isElement = isElement
    leading = RandomStatement.leading(&chance)
    comment = chance.maybe()
    statements = []
    for key in Self.keys.shuffled(using: &chance.random).prefix(1 + chance.index(4)) {
      statements.append(RandomStatement(key, &chance))
    }
  }

  var lines: [String] {
    var lines: [String] = []
    if let name {
      let (open, close) = isElement ? ("[[", "]]") : ("[", "]")
      let inner = isWide ? " \(name) " : name
      lines += leading + [open + inner + close + (comment.map { " " + $0 } ?? "")]
    }
    return lines + statements.flatMap(\.lines)
  }

  mutating func edit(_ chance: inout Chance) {
    switch chance.index(10) {
    case 0: comment = chance.maybe(2)
    case 1: leading = RandomStatement.leading(&chance)
    case 2: isWide.toggle()
    case 3:
      let free = Self.keys.filter { key in !statements.contains { $0.key == key } }
      guard !free.isEmpty else { return }
      statements.insert(
        RandomStatement(chance.pick(free), &chance), at: chance.index(statements.count + 1))
    case 4 where !statements.isEmpty: statements.remove(at: chance.index(statements.count))
    case 5: statements.shuffle(using: &chance.random)
    default:
      guard !statements.isEmpty else { return }
      let index = chance.index(statements.count)
      switch chance.index(6) {
      case 0: statements[index].leading = RandomStatement.leading(&chance)
      case 1: statements[index].comment = chance.maybe(2)
      case 2: statements[index].gap = chance.gap()
      case 3: statements[index].value = RandomValue(&chance)
      default: statements[index].value.edit(&chance)
      }
    }
  }
}

private struct RandomFile {
  var sections: [RandomSection]
  var end: [String]
  var isCRLF: Bool
  var hasMark: Bool
  var hasLastLineEnd = true

  init(_ chance: inout Chance) {
    sections = chance.one(in: 2) ? [RandomSection(nil, &chance)] : []
    for index in 0...chance.index(3) { sections.append(RandomSection("e\(index)", &chance)) }
    if chance.one(in: 3) { sections.append(RandomSection("\"e0\".inner", &chance)) }
    for _ in 0..<chance.index(3) {
      sections.append(RandomSection("allow", &chance, isElement: true))
      if chance.one(in: 4) { sections.append(RandomSection("allow.below", &chance)) }
    }
    end = RandomStatement.leading(&chance)
    isCRLF = chance.one(in: 4)
    hasMark = chance.one(in: 6)
  }

  var text: String {
    var lines = sections.flatMap(\.lines) + end
    if hasLastLineEnd || lines.isEmpty { lines.append("") }
    let text = lines.joined(separator: "\n")
    return (hasMark ? "\u{FEFF}" : "") + (isCRLF ? text.replacing("\n", with: "\r\n") : text)
  }

  mutating func edit(_ chance: inout Chance) {
    switch chance.index(14) {
    case 0: isCRLF.toggle()
    case 1: hasMark.toggle()
    case 2: end = RandomStatement.leading(&chance)
    case 3: hasLastLineEnd.toggle()
    case 4:
      // Both sides may choose the same name.
      let name = chance.one(in: 2) ? "new" : "n\(chance.number())"
      guard !sections.contains(where: { $0.name == name }) else { return }
      // The section goes before the elements of arrays, because a table after an element belongs to
      // it.
      let limit = sections.firstIndex { $0.isElement } ?? sections.count
      let first = sections.first.map { $0.name == nil } == true ? 1 : 0
      guard first <= limit else { return }
      sections.insert(RandomSection(name, &chance), at: first + chance.index(limit - first + 1))
    case 5:
      guard !sections.isEmpty else { return }
      let index = chance.index(sections.count)
      // A table within the element is removed, too.
      if sections[index].isElement, index + 1 < sections.count,
        sections[index + 1].name == "allow.below"
      {
        sections.remove(at: index + 1)
      }
      sections.remove(at: index)
    case 6: sections.append(RandomSection("allow", &chance, isElement: true))
    default:
      guard !sections.isEmpty else { return }
      sections[chance.index(sections.count)].edit(&chance)
    }
  }
}
