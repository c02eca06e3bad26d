package import BayanDiagnostics
import BayanICU
import BayanSupport

/// The role of a punctuation mark in any script.
///
/// The role is read from the mark's Unicode name: `؟` is ARABIC QUESTION MARK, `。` is IDEOGRAPHIC FULL STOP.
/// A mark that ends sentences by Unicode's property and has no such name, as DEVANAGARI DANDA, is a stop.
package enum PunctuationRole: Hashable, Sendable {
  case stop
  case question
  case exclamation
  case colon
  case semicolon
  case comma
  case ellipsis

  /// The name of the mark for readers.
  package var name: String {
    switch self {
    case .stop: "full stop"
    case .question: "question mark"
    case .exclamation: "exclamation mark"
    case .colon: "colon"
    case .semicolon: "semicolon"
    case .comma: "comma"
    case .ellipsis: "ellipsis"
    }
  }

  /// The name with its article, for a sentence: "a colon", "an ellipsis".
  package var nameWithArticle: Diagnostic.Message {
    switch self {
    case .stop: "a full stop"
    case .question: "a question mark"
    case .exclamation: "an exclamation mark"
    case .colon: "a colon"
    case .semicolon: "a semicolon"
    case .comma: "a comma"
    case .ellipsis: "an ellipsis"
    }
  }
}

extension Unicode.Scalar {
  /// Whether the mark ends a sentence.
  package var endsSentence: Bool {
    switch punctuationRole {
    case .stop, .question, .exclamation: true
    default: false
    }
  }

  /// The role of a punctuation mark; `nil` for any other character.
  package var punctuationRole: PunctuationRole? {
    switch self {
    case ".": return .stop
    case "?": return .question
    case "!": return .exclamation
    case ":": return .colon
    case ";": return .semicolon
    case ",", "،": return .comma
    case "…": return .ellipsis
    default: break
    }
    guard !isASCII, isPunctuation, let name = properties.name else { return nil }
    if name.hasPrefix("INVERTED") { return nil }
    if name.hasSuffix("QUESTION MARK") { return .question }
    if name.hasSuffix("EXCLAMATION MARK") { return .exclamation }
    if name.hasSuffix("SEMICOLON") { return .semicolon }
    if name.hasSuffix("COLON") { return .colon }
    if name.hasSuffix("COMMA") { return .comma }
    if name.hasSuffix("HORIZONTAL ELLIPSIS") { return .ellipsis }
    return name.hasSuffix("FULL STOP") || unicode.isSentenceTerminal ? .stop : nil
  }
}

extension ShownText {
  /// The most characters before the bracket in which the name of a function is searched.
  private static let longestCall = 200

  /// Whether a character is in the brackets of a function: after an ASCII name, without a space.
  package func isWithinCall(_ index: Int) -> Bool {
    var depth = 0
    for place in (max(1, index - Self.longestCall)..<max(1, index)).reversed() {
      if scalars[place] == ")" { depth += 1 }
      guard scalars[place] == "(" else { continue }
      if depth == 0 { return scalars[place - 1].isASCIIAlphanumeric }
      depth -= 1
    }
    return false
  }
}
