import BayanCatalog
import BayanChecking
import BayanICU
import BayanMessageSyntax

extension LocaleMessage {
  /// The text of a message without variants and arguments, as labels are; `nil` for any other.
  var constantText: String? {
    guard parsed.isValid, case .pattern = parsed.message.body else { return nil }
    let text = ShownText.all(in: self)[0]
    return text.hasPlaceholders ? nil : text.string(text.whole)
  }
}

extension String {
  /// The text as a reader remembers it: without case, marks of direction, vowel marks and stretched
  /// letters, white space at its ends, or the stop after it.
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
  /// Most texts differ within their first letters, and then nothing is made of either.
  func isFolded(as other: String) -> Bool {
    for (scalar, second) in zip(unicodeScalars, other.unicodeScalars) {
      guard let plain = scalar.plain, let second = second.plain else { break }
      if plain == second { continue }
      // Of two stops both may end their texts, and are forgotten there.
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
  /// Whether it is neither a mark of direction or its like, nor one of Arabic's vowel marks, nor the
  /// stroke that makes words longer.
  fileprivate var isRemembered: Bool {
    switch value {
    case 0...0x7F: true
    case 0x620...0x652: value < 0x64B && value != 0x640
    default: unicode.generalCategory != .cf
    }
  }

  /// The scalar, a small letter for a capital one, where no others are equivalent to it: what ASCII
  /// prints, and those letters of Arabic that aren't composed of others; `nil` for all else.
  fileprivate var plain: Unicode.Scalar? {
    switch value {
    case 0x41...0x5A: Unicode.Scalar(value | 0x20)
    case 0x21...0x7E, 0x627...0x63A, 0x641...0x64A: self
    default: nil
    }
  }

  fileprivate var isStopOfASCII: Bool { self == "." || self == "!" }

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
