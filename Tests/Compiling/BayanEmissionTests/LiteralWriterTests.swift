import Testing

@testable import BayanEmission

@Suite("A long literal")
struct LiteralWriterTests {
  /// Returns the text that Swift reads from the lines of a literal.
  private func text(of lines: some Collection<Substring>, indent: Int) -> String {
    var text = ""
    for line in lines {
      var rest = line.dropFirst(indent).unicodeScalars[...]
      while let scalar = rest.popFirst() {
        guard scalar == "\\" else {
          text.unicodeScalars.append(scalar)
          continue
        }
        switch rest.popFirst() {
        // This escape continues the line.
        case nil: break
        case "u":
          let digits = rest.dropFirst().prefix { $0 != "}" }
          rest = rest.dropFirst(digits.count + 2)
          let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16)
          text.unicodeScalars.append(value.flatMap(Unicode.Scalar.init) ?? "?")
        case let escaped?: text.unicodeScalars.append(escaped)
        }
      }
    }
    return text
  }

  @Test(arguments: [
    "\"", "\\", "\u{0}", "\n", "\u{1F}", "\u{7F}", "\u{80}", "é", "e\u{301}", "ع\u{64E}",
    "\u{301}", "\u{200F}", "漢", "🎈", "\u{2028}", " ",
  ])
  func `is read as the text it was made from, whatever stands where in it`(_ special: String) {
    for distance in 0..<20 {
      for letter in ["x", "ع"] {
        let original =
          String(repeating: letter, count: distance) + special
          + String(repeating: "z", count: 9)
        var source = SwiftSource()
        source.longLiteral("let text =", of: Array(original.utf8), cuts: [distance / 2])
        let lines = String(decoding: source.bytes, as: UTF8.self).split(
          separator: "\n", omittingEmptySubsequences: false)
        let body = lines.dropFirst().prefix { $0 != "  \"\"\"" }
        #expect(lines.first == "let text = \"\"\"" && !body.isEmpty)
        let read = text(of: body, indent: 2)
        #expect(Array(read.utf8) == Array(original.utf8))
        // Invisible characters, and those that end the literal, are escaped.
        #expect(
          body.joined().unicodeScalars.allSatisfy {
            $0 >= " " && $0 != "\u{7F}" && $0 != "\u{200F}"
          })
      }
    }
  }
}
