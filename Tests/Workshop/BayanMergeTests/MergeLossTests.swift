import BayanMerge
import Testing

/// Additions of each side, which must be in the result or in a conflict.
@Suite("A merge loses no comment and no white space of a text")
struct MergeLossTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var base: String
    var ours: String
    var theirs: String
    /// Texts that must be in the result.
    var kept: [String]
    /// Texts that must not be in a result without conflicts.
    var gone: [String] = []

    init(
      _ description: String, _ base: String, _ ours: String, _ theirs: String, _ kept: [String],
      gone: [String] = []
    ) {
      testDescription = description
      (self.base, self.ours, self.theirs, self.kept, self.gone) = (base, ours, theirs, kept, gone)
    }
  }

  /// Returns a message with the given head, and with one variant to change.
  private static func message(_ head: String, _ words: String) -> String {
    "[a]\ntitle = '''\n.input {$n :integer}\n\(head)\n.match $n\none {{A}}\n* {{\(words)}}\n'''\n"
  }

  private static let literals = [
    (".local $x = {|ab|}", ".local $x = {|a b|}"), (".local $x = {|a b|}", ".local $x = {|ab|}"),
    (".local $x = {|من فضلك|}", ".local $x = {|منفضلك|}"),
    (".local $x = {|a|}", ".local $x = {| a|}"), (".local $x = {|a|}", ".local $x = {|a\n|}"),
    (
      ".local $x = {$n :number u:id=|ab|}", ".local $x = {$n :number u:id=|a b|}"
    ),
    (".local $x = {|é|}", ".local $x = {|e\u{301}|}"),
  ]

  @Test(arguments: literals)
  func `white space in a literal is a change like another`(former: String, new: String) throws {
    let base = Self.message(former, "B")
    let (literal, words) = (Self.message(new, "B"), Self.message(former, "C"))
    for (ours, theirs) in [(literal, words), (words, literal)] {
      let merged = try FileMergeTests.merged(base, ours, theirs)
      #expect(merged.conflicts.isEmpty)
      #expect(Array(FileMergeTests.text(merged).utf8) == Array(Self.message(new, "C").utf8))
    }
    let other = Self.message(new.replacing("|", with: "| "), "C")
    let merged = try FileMergeTests.merged(base, literal, other)
    #expect(merged.conflicts.map(\.keys) == [["a", "title"]])
  }

  private static let arrays = [
    Example(
      "a comment beside an element, and a new element", "x = [\n  1,\n]\n",
      "x = [\n  1, # why\n]\n", "x = [\n  1,\n  2,\n]\n", ["# why", "2"]),
    Example(
      "a comment above an element, and another value", "x = [\n  1,\n]\n",
      "x = [\n  # why\n  1,\n]\n", "x = [3]\n", ["# why", "3"]),
    Example(
      "two new elements, one with a comment", "x = [\n  1,\n]\n", "x = [\n  1,\n  2, # why\n]\n",
      "x = [\n  1,\n  3,\n]\n", ["# why", "2", "3"]),
    Example(
      "two comments", "x = [\n  1,\n]\n", "x = [\n  1, # why\n]\n", "x = [\n  1, # how\n]\n",
      ["# why", "# how"]),
    Example(
      "an element that is a comment now, and another layout", "x = [\n  1,\n  2,\n]\n",
      "x = [\n  1,\n  # 2,\n]\n", "x = [1, 2]\n", ["# 2,"]),
    Example(
      "a comment, and another layout", "x = [\n  1,\n]\n", "x = [\n  1, # why\n]\n", "x = [ 1 ]\n",
      ["# why"]),
    Example(
      "a comment, and the entry goes", "x = [\n  1,\n]\ny = 1\n", "x = [\n  1, # why\n]\ny = 1\n",
      "y = 1\n", ["# why"]),
    Example(
      "a comment in an inner array, and a new member", "x = { a = [\n  1,\n], b = 1 }\n",
      "x = { a = [\n  1, # why\n], b = 1 }\n", "x = { a = [\n  1,\n], b = 2 }\n", ["# why", "2"]),
    Example(
      "a comment in an inner array, and a member that goes", "x = { a = [\n  1,\n], b = 1 }\n",
      "x = { a = [\n  1, # why\n], b = 1 }\n", "x = { b = 2 }\n", ["# why", "2"]),
    Example(
      "a comment that goes, and a new element", "x = [\n  1, # why\n]\n", "x = [\n  1,\n]\n",
      "x = [\n  1, # why\n  2,\n]\n", ["2"], gone: ["# why"]),
    Example(
      "a sign of a comment within a text is none", "x = [\n  \"#1\",\n]\n",
      "x = [\n  \"#1\",\n  \"#2\",\n]\n", "x = [\n  \"#1\",\n  \"#3\",\n]\n", ["#2", "#3"]),
  ]

  private static let headers = [
    Example(
      "at a header, which ours writes otherwise", "[a]\nx = 1\n", "[ a ]\nx = 1\n",
      "[a] # why\nx = 1\n", ["[ a ]", "# why"]),
    Example(
      "at a header, by both", "[a]\nx = 1\n", "[a] # why\nx = 1\n", "[a] # how\nx = 1\n",
      ["# why", "# how"]),
    Example(
      "at a header, the same by both", "[a]\nx = 1\n", "[a] # why\nx = 1\n",
      "[a]  # why\nx = 2\n", ["# why", "2"]),
    Example(
      "at a header that is new on both sides", "", "[a] # why\nx = 1\n", "[a] # how\nx = 1\n",
      ["# why", "# how"]),
    Example(
      "at a header that goes", "[a]\nx = 1\n[b]\nx = 1\n", "[a] # why\nx = 1\n[b]\nx = 1\n",
      "[b]\nx = 1\n", ["# why"]),
    Example(
      "at the header of an element", "[[a]]\nx = 1\n", "[[ a ]]\nx = 1\n", "[[a]] # why\nx = 1\n",
      ["# why"]),
    Example(
      "at the end of a file whose last line has no end", "x = 1\n# a", "x = 1\n# a\n# why",
      "x = 1\n# a\n# how\n", ["# a\n", "# why\n", "# how\n"]),
  ]

  @Test(arguments: arrays + headers)
  func `a comment`(_ example: Example) throws {
    for isCRLF in [false, true] {
      for isSwapped in [false, true] {
        var (ours, theirs) = (example.ours, example.theirs)
        if isSwapped { swap(&ours, &theirs) }
        if isCRLF { ours = ours.replacing("\n", with: "\r\n") }
        let merged = try FileMergeTests.merged(example.base, ours, theirs)
        let text = FileMergeTests.text(merged)
        let lines = text.replacing("\r\n", with: "\n")
        if isCRLF {
          #expect(text.utf8.count - lines.utf8.count == lines.utf8.count { $0 == 0x0A }, "\(text)")
        }
        // Headers have the form of our side.
        for word in example.kept where !isSwapped || !word.hasPrefix("[") {
          #expect(lines.contains(word), "\(word): \(lines)")
        }
        if merged.conflicts.isEmpty {
          for word in example.gone { #expect(!lines.contains(word), "\(lines)") }
        }
      }
    }
  }

  @Test(arguments: [
    // The texts are ours, base, theirs and the result, with LF; ours then gets CRLF.
    ("# why\nx = 1\n", "# why\nx = 1\n", "x = 1\n", "x = 1\n"),
    ("x = 1\n", "x = 1\n", "# why\nx = 1\n", "# why\nx = 1\n"),
    ("[a] # why\nx = 1\n", "[a] # why\nx = 1\n", "[a]\nx = 1\n", "[a]\nx = 1\n"),
    ("x = 1 # why\ny = 1\n", "x = 1 # why\ny = 1\n", "x = 1\ny = 1\n", "x = 1\ny = 1\n"),
    ("x = 1\n# why\n", "x = 1\n# why\n", "x = 1\n", "x = 1\n"),
    ("x = 1\ny = 2\n", "x = 1\ny = 1\n", "x = 1\ny = 1\n# why\n", "x = 1\ny = 2\n# why\n"),
  ])
  func `a file whose lines end otherwise is not another one`(
    ours: String, base: String, theirs: String, expected: String
  ) throws {
    func crlf(_ text: String) -> String { text.replacing("\n", with: "\r\n") }
    let merged = try FileMergeTests.merged(base, crlf(ours), theirs)
    #expect(merged.conflicts.isEmpty)
    #expect(FileMergeTests.text(merged) == crlf(expected))
    // The sides are swapped, and then only the base has CRLF.
    #expect(
      FileMergeTests.text(try FileMergeTests.merged(base, theirs, crlf(ours))) == crlf(expected))
    #expect(FileMergeTests.text(try FileMergeTests.merged(crlf(base), ours, theirs)) == expected)
  }

  @Test func `a comment of a person in state.lock is merged by lines`() {
    let lock = "a.b.title = draft 00000001 00000002 fix\n"
    let merged = FileMerge.merged(
      path: "Locales/ar/state.lock", base: Array(lock.utf8), ours: Array(("# why\n" + lock).utf8),
      theirs: Array((lock + "a.c.title = draft 00000001 00000002 fix\n").utf8))
    #expect(merged == nil)
  }
}
