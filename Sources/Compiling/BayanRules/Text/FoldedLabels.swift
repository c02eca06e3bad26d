import BayanCatalog
import BayanChecking
import BayanICU
import BayanMessageSyntax

extension LocaleMessage {
  /// The text of a message without variants and arguments, such as a label; `nil` for any other.
  var constantText: String? {
    guard parsed.isValid, case .pattern = parsed.message.body else { return nil }
    let text = ShownText.all(in: self)[0]
    return text.hasPlaceholders ? nil : text.string(text.whole)
  }
}

extension String {
  /// The text without differences that readers ignore: case, bidirectional marks, vowel marks and stretched
  /// letters, white space at its ends, and the stop at its end.
  var folded: String {
    var scalars = String.UnicodeScalarView()
    var hasSpace = false
    for scalar in unicodeScalars {
      if scalar.isWhitespace {
        hasSpace = !scalars.isEmpty
      } else if scalar.isRemembered {
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

  /// Whether both texts have the same ``folded`` form.
  ///
  /// Most texts differ in their first letters, and then neither is folded.
  func isFolded(as other: String) -> Bool {
    for (scalar, second) in zip(unicodeScalars, other.unicodeScalars) {
      guard let plain = scalar.plain, let second = second.plain else { break }
      if plain == second { continue }
      // Both stops may end their texts, where folding removes them.
      guard plain.isStopOfASCII, second.isStopOfASCII else { return false }
      break
    }
    return folded == other.folded
  }
}

extension String {
  /// Whether this could begin with another text in ``folded`` form, by their first characters.
  func mayBegin(as other: String) -> Bool {
    for (scalar, second) in zip(unicodeScalars, other.unicodeScalars) {
      guard let plain = scalar.plain, let second = second.plain else { return true }
      if plain != second { return plain.isStopOfASCII || second.isStopOfASCII }
    }
    return true
  }
}

extension Unicode.Scalar {
  /// Whether folding keeps the scalar: it is no format control, no Arabic vowel mark, and no
  /// tatweel.
  fileprivate var isRemembered: Bool {
    switch value {
    case 0...0x7F: true
    case 0x620...0x652: value < 0x64B && value != 0x640
    default: unicode.generalCategory != .cf
    }
  }

  /// The scalar in lower case, if no other scalar is equivalent to it: printable ASCII and Arabic
  /// letters that aren't composed; `nil` for all others.
  fileprivate var plain: Unicode.Scalar? {
    switch value {
    case 0x41...0x5A: Unicode.Scalar(value | 0x20)
    case 0x21...0x7E, 0x627...0x63A, 0x641...0x64A: self
    default: nil
    }
  }

  fileprivate var isStopOfASCII: Bool { self == "." || self == "!" }

  /// Whether the scalar ends statements, in scripts that have such a mark.
  ///
  /// - Source: Unicode 15, characters with the property Sentence_Terminal that are neither question nor
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
