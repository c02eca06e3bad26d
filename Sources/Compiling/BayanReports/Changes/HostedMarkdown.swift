import BayanSupport

/// Text of others in Markdown that a host such as GitHub or GitLab shows.
///
/// What is escaped reads the same between Markdown and within HTML: it has references to characters in
/// place of all that has a meaning in either. Hosts look for more in the text that is left: names after `@`,
/// numbers after `#`, addresses, commits, formulas, pictures between colons. They look in one piece of text
/// at a time, so that an element around a character stops them.
///
/// - Source: GitHub Flavored Markdown 0.29, 6.2 (entity and numeric character references) and 6.9
///   (autolinks); GitHub's documentation, "Autolinked references and URLs", and for `<span>$</span>`
///   "Writing mathematical expressions".
package enum HostedMarkdown {
  /// The text as one line: a line's end becomes `<br>`, and what can't be seen is named.
  ///
  /// - Parameter isRendered: Whether bidirectional controls have their effect. Only within an element with
  ///   a direction of its own, which no control reaches beyond.
  package static func escaped(_ text: String, isRendered: Bool = false) -> String {
    let scalars = Array(text.unicodeScalars)
    let commits = placesOfCommits(in: scalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      let before = index > 0 ? scalars[index - 1] : " "
      let after = index + 1 < scalars.count ? scalars[index + 1] : " "
      switch scalar {
      case "\n": result += "<br>"
      case "\t": result += " "
      case _ where commits.contains(index): result += "<span>\(scalar)</span>"
      case "@", "#", "$": result += alone(scalar)
      // `:smile:`, `https://`
      case ":" where !after.isSpace: result += alone(scalar)
      // `www.example.com`, `GH-12`
      case "." where before == "w": result += alone(scalar)
      case "-" where after.isASCIIDigit: result += alone(scalar)
      case "&", "<", ">", "\"", "\\", "`", "*", "_", "~", "[", "]", "|", "^":
        result += "&#\(scalar.value);"
      // What begins a list, or makes a heading or a table of the line above.
      case _ where index == 0 && beginsBlock(scalars): result += "&#\(scalar.value);"
      case _ where isRendered && scalar.isBidiControl: result += "&#x\(hex(scalar));"
      case _ where scalar.isHidden: result += "&lt;\(scalar.codePoint)&gt;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A sentence: what it quotes has a direction of its own.
  package static func sentence(_ text: String) -> String {
    var result = ""
    var rest = Substring(text.makingHiddenVisible().isolatingRightToLeft)
    while let open = rest.firstIndex(of: "\u{2068}"),
      let close = rest[open...].firstIndex(of: "\u{2069}")
    {
      result += escaped(String(rest[..<open]))
      let quoted = String(rest[rest.index(after: open)..<close])
      result += "<span dir=\"auto\">\(escaped(quoted))</span>"
      rest = rest[rest.index(after: close)...]
    }
    return result + escaped(String(rest))
  }

  /// A character that no host takes together with what is beside it.
  private static func alone(_ scalar: Unicode.Scalar) -> String {
    "<span>&#\(scalar.value);</span>"
  }

  private static func hex(_ scalar: Unicode.Scalar) -> String { String(scalar.value, radix: 16) }

  /// Whether a line that begins so is a list, or makes a heading of the line above.
  private static func beginsBlock(_ line: [Unicode.Scalar]) -> Bool {
    let digits = line.prefix(while: \.isASCIIDigit).count
    let next = digits < line.count ? line[digits] : " "
    return digits == 0 ? "-+=".unicodeScalars.contains(next) : next == "." || next == ")"
  }

  /// Places in words that could name a commit: between them is less than any host takes for one.
  private static func placesOfCommits(in scalars: [Unicode.Scalar]) -> Set<Int> {
    var places: Set<Int> = []
    var start = 0
    for index in 0...scalars.count {
      if index < scalars.count, scalars[index].isHexadecimal { continue }
      if index - start >= 7 { places.formUnion(stride(from: start, to: index, by: 6)) }
      start = index + 1
    }
    return places
  }
}

extension Unicode.Scalar {
  fileprivate var isSpace: Bool { properties.isWhitespace }
  fileprivate var isHexadecimal: Bool {
    isASCIIDigit || ("a"..."f").contains(self) || ("A"..."F").contains(self)
  }
}
