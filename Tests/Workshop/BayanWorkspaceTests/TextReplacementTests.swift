import BayanDiagnostics
import BayanSeededRandom
import Testing

@testable import BayanWorkspace

/// Replacements in one text, and the new places of its ranges.
struct TextReplacementTests {
  @Test func `stretches move as if one replacement came after the other`() {
    var random = SeededRandom(seed: 45)
    for _ in 0..<200 {
      var replacements: [TextReplacement] = []
      var end = -1
      while replacements.count < 4 {
        let start = end + 1 + Int.random(in: 0...3, using: &random)
        end = start + Int.random(in: 0...3, using: &random)
        let bytes = [UInt8](repeating: 0x78, count: Int.random(in: 0...3, using: &random))
        replacements.append(TextReplacement(span: SourceSpan(start, end), bytes: bytes))
      }
      let all = TextReplacements(replacements)
      for start in 0...end {
        for end in start...end {
          let span = SourceSpan(start, end)
          var expected: SourceSpan? = span
          for replacement in replacements.reversed() {
            expected = expected?.moved(after: replacement.span, by: replacement.distance)
          }
          #expect(all.moved(span) == expected, "\(span) \(replacements)")
          #expect(all.touch(span) == replacements.contains { $0.span.touches(span) })
        }
      }
      #expect(
        all.starts.last == replacements[3].span.start
          + replacements.dropLast().reduce(0) { $0 + $1.distance })
    }
  }
  @Test func `the difference of two texts is the shortest replacement that makes one the other`() {
    var random = SeededRandom(seed: 46)
    for _ in 0..<2_000 {
      func text() -> [UInt8] {
        (0..<Int.random(in: 0...6, using: &random)).map { _ in
          UInt8.random(in: 0x61...0x62, using: &random)
        }
      }
      let (old, new) = (text(), text())
      let replacement = TextReplacement(of: old, by: new)
      #expect(TextReplacements([replacement]).applied(to: old) == new, "\(old) \(new)")
      let span = replacement.span
      // Both ends differ, unless there is nothing on one side.
      if span.length > 0, let first = replacement.bytes.first, let last = replacement.bytes.last {
        #expect(old[span.start] != first && old[span.end - 1] != last, "\(old) \(new)")
      }
    }
  }
}
