import BayanSupport

/// A filter that decides whether a service's text may be shown to a reader.
///
/// Services send texts for users, and sometimes a stack trace instead. A text passes if it is plain
/// prose of bounded length. Invisible marks that could disturb the surrounding text are removed,
/// and line breaks become spaces. A text is never cut, because half a sentence may mean the
/// opposite. If a text doesn't pass, the catalog's message is shown instead.
package struct ShowableText: Sendable {
  /// The length of the longest title that passes, in scalars.
  package static let longestTitle = 120
  /// The length of the longest description that passes, in scalars.
  package static let longestDescription = 600

  /// Words that no text for users has: a text with one of them doesn't pass.
  package var technicalWords: [String]

  /// Creates a filter.
  ///
  /// - Parameter technicalWords: The words of this service's internal texts, beside those of all
  ///   services'.
  package init(technicalWords: [String] = []) {
    self.technicalWords = ["Exception", "Error:"] + technicalWords
  }

  /// Returns the text in the form in which it may be shown; `nil` if it doesn't pass.
  ///
  /// - Parameters:
  ///   - longest: The largest length in scalars.
  ///   - numbers: The codes that no reader may see, such as the error's own. A text may have such a
  ///     number as an amount: see ``NumberInText``.
  package func text(_ text: String, longest: Int, hiding numbers: [Int] = []) -> String? {
    guard let clean = Self.cleaned(text, longest: longest) else { return nil }
    guard clean.unicodeScalars.contains(where: \.properties.isAlphabetic),
      !Self.looksLikeCode(clean), !technicalWords.contains(where: clean.contains),
      !NumberInText.isCode(among: numbers, in: clean)
    else { return nil }
    return clean
  }

  private static func cleaned(_ text: String, longest: Int) -> String? {
    var result = String.UnicodeScalarView()
    var marks = 0
    var count = 0
    for scalar in text.unicodeScalars {
      count += 1
      guard count <= longest else { return nil }
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator:
        if !result.isEmpty, result.last != " " { result.append(" ") }
        marks = 0
      case .format:
        // Joiners shape letters, and the three weak marks have no effect beyond their place. All
        // others (embeddings, overrides, isolates, tags, soft hyphens) affect other text or are
        // invisible.
        if "\u{200C}\u{200D}\u{200E}\u{200F}\u{61C}".unicodeScalars.contains(scalar) {
          result.append(scalar)
        }
      case .unassigned, .privateUse, .surrogate: return nil
      case .nonspacingMark, .enclosingMark:
        marks += 1
        guard marks <= 6 else { return nil }
        result.append(scalar)
      default:
        guard scalar != "\u{FFFD}" else { return nil }
        marks = 0
        result.append(scalar)
      }
    }
    while result.last == " " { result.removeLast() }
    return result.isEmpty ? nil : String(result)
  }

  /// Returns whether a text has parts that prose doesn't have: markup, JSON, identifiers, tokens,
  /// `#190`.
  private static func looksLikeCode(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    var run = 0
    var digits = 0
    for (index, byte) in bytes.enumerated() {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\\"), UInt8(ascii: "`"): return true
      case UInt8(ascii: "<") where next.isASCIILetter || next == UInt8(ascii: "/"): return true
      case UInt8(ascii: "#") where next.isASCIIDigit: return true
      case UInt8(ascii: "_") where next.isASCIILetter: return true
      default: break
      }
      guard byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") else {
        run = 0
        digits = 0
        continue
      }
      run += 1
      if byte.isASCIIDigit { digits += 1 }
      // A token is longer than any word, and a token with digits may be a bit shorter.
      if run > 40 || (run > 20 && digits > 2) { return true }
    }
    return false
  }
}
