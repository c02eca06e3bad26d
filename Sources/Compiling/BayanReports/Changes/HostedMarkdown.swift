import BayanSupport

/// Untrusted text in Markdown that a host such as GitHub or GitLab shows.
///
/// Escaped text reads the same in Markdown and in HTML: characters with a meaning in either become
/// character references. Hosts look for more in the remaining text: names after `@`,
/// numbers after `#`, addresses, commits, formulas, pictures between colons. Hosts search one piece of text
/// at a time, so that an element around a character stops them.
///
/// - Source: GitHub Flavored Markdown 0.29, 6.2 (entity and numeric character references) and 6.9
///   (autolinks); GitHub's documentation, "Autolinked references and URLs", and for `<span>$</span>`
///   "Writing mathematical expressions".
package enum HostedMarkdown {
  /// Returns the text as one line: line ends become `<br>`, and invisible characters are named.
  ///
  /// - Parameter isRendered: Whether bidirectional controls have their effect. This is only allowed within an
  ///   element with a direction of its own, which no control reaches beyond.
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
      // Signs that begin a list, or make a heading or a table of the line above.
      case _ where index == 0 && beginsBlock(scalars): result += "&#\(scalar.value);"
      case _ where isRendered && scalar.isBidiControl: result += "&#x\(hex(scalar));"
      case _ where scalar.isHidden: result += "&lt;\(scalar.codePoint)&gt;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns a sentence in which each quoted text has a direction of its own.
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

  /// Returns a character in an element, so that no host joins it with its neighbours.
  private static func alone(_ scalar: Unicode.Scalar) -> String {
    "<span>&#\(scalar.value);</span>"
  }

  private static func hex(_ scalar: Unicode.Scalar) -> String { String(scalar.value, radix: 16) }

  /// Whether a line is the beginning of a list, or makes a heading of the line above.
  private static func beginsBlock(_ line: [Unicode.Scalar]) -> Bool {
    let digits = line.prefix(while: \.isASCIIDigit).count
    let next = digits < line.count ? line[digits] : " "
    return digits == 0 ? "-+=".unicodeScalars.contains(next) : next == "." || next == ")"
  }

  /// Returns places in possible commit ids, so close together that no host finds a commit id between them.
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
