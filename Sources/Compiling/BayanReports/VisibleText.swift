import BayanSupport

extension Unicode.Scalar {
  /// U+2066 to U+2069: the beginnings of isolates, and their end.
  fileprivate var isIsolate: Bool { (0x2066...0x2069).contains(value) }

  /// Whether the scalar is in a block written from right to left.
  ///
  /// - Source: the blocks whose unassigned code points default to R or AL,
  ///   `DerivedBidiClass.txt` of Unicode 16.
  var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  /// Whether a terminal draws the scalar in exactly one cell.
  ///
  /// In doubt the result is `false`: a line with other scalars is marked within instead of below.
  var isOneCell: Bool {
    switch value {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x370...0x482, 0x48A...0x52F, 0x2010...0x2027,
      0x2030...0x205E, 0xFFFD:
      true
    default: false
    }
  }
}

extension String {
  /// Returns the text with hidden characters named: `<U+202E>`; a tab becomes a space.
  ///
  /// - Parameters:
  ///   - namingJoiners: Whether joiners are named too, for a diagnostic that is about one.
  ///   - lineEnd: The replacement of a line feed.
  func makingHiddenVisible(
    namingJoiners: Bool = false, lineEnd: String = "<U+000A>"
  ) -> String {
    func isNamed(_ scalar: Unicode.Scalar) -> Bool {
      scalar.isHidden || (namingJoiners && scalar.isJoiner)
    }
    let scalars = unicodeScalars
    var result = ""
    // The start of the stretch to copy.
    var start = scalars.startIndex
    var index = start
    while index < scalars.endIndex {
      let next = scalars.index(after: index)
      if isNamed(scalars[index]) {
        result += self[start..<index]
        switch scalars[index] {
        case "\t": result += " "
        case "\n": result += lineEnd
        case let scalar:
          result += "<"
          result += scalar.codePoint
          result += ">"
        }
        start = next
      }
      index = next
    }
    guard start > scalars.startIndex else { return self }
    result += self[start...]
    return result
  }

  /// The text between FSI and PDI, so that the text around it isn't reordered.
  ///
  /// - Precondition: The text has no bidirectional controls, as after ``makingHiddenVisible``.
  var isolated: String { "\u{2068}\(self)\u{2069}" }

  /// The text as a line in visual order, leftmost character first, which nothing reorders.
  var inVisualOrder: String { "\u{2066}\u{202D}\(self)\u{202C}\u{2069}" }

  /// A sentence with an isolate around each text from right to left: around the quotation that
  /// contains the text, or around the text alone.
  ///
  /// Otherwise two Arabic names in an English sentence would change places, and the full stop after
  /// the last one would jump before it.
  var isolatingRightToLeft: String {
    let scalars = Array(unicodeScalars)
    guard scalars.contains(where: \.isRightToLeft) else { return self }
    var result = String.UnicodeScalarView()
    var index = 0
    func isWord(_ position: Int) -> Bool {
      scalars.indices.contains(position) && scalars[position].properties.isAlphabetic
    }
    while index < scalars.count {
      if scalars[index] == "'", !isWord(index - 1),
        let end = scalars[(index + 1)...].indices.first(where: {
          scalars[$0] == "'" && !isWord($0 + 1)
        }),
        scalars[index..<end].contains(where: \.isRightToLeft)
      {
        result.append("'")
        let quoted = String(String.UnicodeScalarView(scalars[(index + 1)..<end]))
        result.append(contentsOf: quoted.isolated.unicodeScalars)
        result.append("'")
        index = end + 1
      } else if scalars[index].isRightToLeft {
        var end = index + 1
        var position = end
        while position < scalars.count, scalars[position] != "'",
          scalars[position].isRightToLeft || !scalars[position].properties.isAlphabetic
        {
          position += 1
          if scalars[position - 1].isRightToLeft { end = position }
        }
        let run = String(String.UnicodeScalarView(scalars[index..<end]))
        result.append(contentsOf: run.isolated.unicodeScalars)
        index = end
      } else {
        result.append(scalars[index])
        index += 1
      }
    }
    return String(result)
  }

  /// A rule's text for printing: nothing hidden, nothing reordered.
  var printable: String { makingHiddenVisible().isolatingRightToLeft }
}

/// The conversion of untrusted text for display: nothing in it is hidden, controls a terminal, or reorders
/// the text around it.
package enum VisibleText {
  /// Returns the text on one line, isolated if it runs from right to left; `⏎` stands for line ends.
  package static func isolated(_ text: String) -> String {
    let visible = text.makingHiddenVisible(lineEnd: "⏎")
    return visible.unicodeScalars.contains(where: \.isRightToLeft) ? visible.isolated : visible
  }

  /// Returns the text with terminal controls shown by number: `<U+001B>`.
  ///
  /// These are control characters except line feeds and tabs, line separators, and characters that reorder
  /// text beyond themselves: embeddings, overrides, and isolates that nothing closes.
  package static func withoutTerminalControls(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.steersTerminal || $0.isIsolate }) else {
      return text
    }
    let scalars = Array(text.unicodeScalars)
    let open = unmatchedIsolates(in: scalars)
    return scalars.indices.reduce(into: "") { result, index in
      let scalar = scalars[index]
      if scalar.steersTerminal || open.contains(index) {
        result += "<\(scalar.codePoint)>"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  /// Returns the isolates without an end, and the ends without a beginning.
  private static func unmatchedIsolates(in scalars: [Unicode.Scalar]) -> Set<Int> {
    var unmatched: Set<Int> = []
    var open: [Int] = []
    for (index, scalar) in scalars.enumerated() {
      if scalar == "\u{2069}" {
        if open.popLast() == nil { unmatched.insert(index) }
      } else if scalar.isIsolate {
        open.append(index)
      }
    }
    return unmatched.union(open)
  }
}

extension Unicode.Scalar {
  fileprivate var steersTerminal: Bool {
    switch value {
    case 0x09, 0x0A: false
    case 0x202A...0x202E: true
    default: isControl
    }
  }
}
