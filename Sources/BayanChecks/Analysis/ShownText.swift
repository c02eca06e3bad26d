import BayanCatalog
import BayanMessageSyntax

/// What readers see of short words, in a form for comparing.
extension Pattern {
  /// The text that is shown whatever the arguments are; `nil` if an argument is a part of it.
  var constantText: String? {
    var shown = ""
    for element in elements {
      switch element {
      case .text(let text): shown += text.value
      case .expression(let expression):
        guard case .literal(let literal)? = expression.operand else { return nil }
        shown += literal.value
      case .markup: break
      }
    }
    return shown
  }
}

extension Words {
  /// The text of a message without variants and arguments, as labels are; `nil` for any other.
  var constantText: String? {
    guard parsed.isValid, case .pattern(let pattern) = parsed.message.body else { return nil }
    return pattern.constantText
  }
}

extension String {
  /// The text as a reader remembers it: without case, marks of direction, vowel marks and stretched
  /// letters, white space at its ends, or the stop after it.
  var folded: String {
    var scalars = String.UnicodeScalarView()
    var hasSpace = false
    for scalar in unicodeScalars {
      if scalar.properties.isWhitespace {
        hasSpace = !scalars.isEmpty
      } else if scalar.properties.generalCategory != .format,
        // Arabic's vowel marks, and the stroke that makes words longer.
        !(0x64B...0x652).contains(scalar.value), scalar.value != 0x640
      {
        if hasSpace { scalars.append(" ") }
        hasSpace = false
        scalars.append(scalar)
      }
    }
    while let last = scalars.last, last.isFullStop || last == "!" || last == "…" || last == " " {
      scalars.removeLast()
    }
    return String(scalars).lowercased()
  }
}

extension Unicode.Scalar {
  /// Whether it ends statements, in the scripts that have such a mark.
  ///
  /// - Source: Unicode 15, of the property Sentence_Terminal those that are neither question nor
  ///   exclamation marks, for the scripts of CLDR's locales.
  var isFullStop: Bool {
    switch self {
    case ".", "\u{589}", "\u{6D4}", "\u{701}", "\u{964}", "\u{965}", "\u{104A}", "\u{104B}",
      "\u{1362}", "\u{17D4}", "\u{17D5}", "\u{1803}", "\u{3002}", "\u{FF0E}", "\u{FF61}":
      true
    default: false
    }
  }
}
