import BayanHistory
import Testing

@Suite("word differences")
struct WordDifferenceTests {
  @Test(arguments: [
    ("Log in.", "Log in.", "Log in."),
    ("Your pasword changed.", "Your password changed.", "Your [-pasword-]{+password+} changed."),
    ("Log in.", "Log in again.", "Log [-in.-]{+in again.+}"),
    ("A break is needed", "Limit reached now", "[-A break is needed-]{+Limit reached now+}"),
    ("Disk full", "The disk is full", "[-Disk-]{+The disk is+} full"),
    ("Log in to go on.", "Log in.", "Log [-in to go on.-]{+in.+}"),
    ("a b c d", "a c", "a [-b -]c[- d-]"),
    ("", "New", "{+New+}"),
    ("Old", "", "[-Old-]"),
    ("تغيّرت كلمة السر", "تغيّرت كلمة المرور", "تغيّرت كلمة [-السر-]{+المرور+}"),
    // One text is composed and the other isn't: they look the same, but differ.
    ("caf\u{E9}", "cafe\u{301}", "[-caf\u{E9}-]{+cafe\u{301}+}"),
  ])
  func `marks the words that differ`(_ old: String, _ new: String, _ marked: String) {
    let found = WordDifference(from: old, to: new).marked
    #expect(Array(found.utf8) == Array(marked.utf8))
  }

  @Test(
    arguments: [
      (
        "The file could not be saved because this disk has no free space left right now.",
        "The file could not be saved because this volume has no free space left right now.",
        "…be saved because this [-disk-]{+volume+} has no free space left…"
      ),
      (
        "One word of many is new, and so is the one that stands near the very end of it all.",
        "A word of many is new, and so is the one that stands near the very end of all.",
        "[-One-]{+A+} word of many is new,…near the very end of [-it -]all."
      ),
      (
        ".input {$count :integer}\n.match $count\n0 {{None of them was given.}}\none {{One.}}",
        ".input {$count :integer}\n.match $count\none {{One.}}",
        "…:integer}⏎.match $count⏎[-0 {{None of them was given.}}⏎-]one {{One.}}"
      ),
      ("one\r\ntwo", "one\r\nthree", "one⏎[-two-]{+three+}"),
      (String(repeating: "ب", count: 200), "أ", "[-\(80 * "ب")…\(39 * "ب")-]{+أ+}"),
      (100 * "a b ", 100 * "a c ", "a [-b-]{+c+}" + 30 * " a [-b-]{+c+}" + "…"),
    ])
  func `shows on one line what surrounds a difference`(
    _ old: String, _ new: String, _ marked: String
  ) {
    #expect(WordDifference(from: old, to: new).marked == marked)
  }

  @Test func `the pieces give both texts back`() {
    var generator = SystemRandomNumberGenerator()
    let words = ["a", "b", "c", " ", "  ", "\n", "ب", "e\u{301}"]
    for _ in 0..<200 {
      let texts = (0..<2).map { _ in
        (0..<Int.random(in: 0...12, using: &generator))
          .map { _ in words.randomElement(using: &generator) ?? "" }.joined()
      }
      let pieces = WordDifference(from: texts[0], to: texts[1]).pieces
      let old = pieces.map { if case .added = $0 { "" } else { $0.text } }.joined()
      let new = pieces.map { if case .removed = $0 { "" } else { $0.text } }.joined()
      #expect(Array(old.utf8) == Array(texts[0].utf8))
      #expect(Array(new.utf8) == Array(texts[1].utf8))
    }
  }

  @Test func `texts of very many words differ as a whole`() {
    let long = String(repeating: "word ", count: 100_000)
    let difference = WordDifference(from: long, to: long + "more")
    #expect(difference.pieces == [.removed(long), .added(long + "more")])
  }
}

extension WordDifference.Piece {
  fileprivate var text: String {
    switch self {
    case .same(let text), .removed(let text), .added(let text): text
    }
  }
}

/// Returns a text repeated `count` times.
private func * (count: Int, text: String) -> String { String(repeating: text, count: count) }
