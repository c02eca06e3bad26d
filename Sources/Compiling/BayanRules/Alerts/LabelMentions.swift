import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanICU
import BayanMessageSyntax

/// The labels of a locale's buttons, and the search for their mentions in texts.
struct LabelMentions {
  /// A mention of a label in a text.
  struct Mention {
    /// The evidence for a button.
    enum Form {
      case quoted
      /// The label is a name within a sentence: `Tap Try Again.`
      case named
      /// The label is a whole sentence: `Try again.`
      case sentence
      /// The words of the label are part of a sentence.
      case phrase
    }

    var option: String
    var form: Form
    /// The range in scalars of the text.
    var range: Range<Int>
  }

  private struct Label {
    var option: String
    var parts: [String]
    var folded: [String]
  }

  private let labels: [Label]

  init(_ file: OptionLabelsFile?) {
    labels = (file?.entries ?? []).compactMap { entry in
      guard let text = entry.label?.constantText else { return nil }
      let parts = Self.tokens(of: text).map(\.text)
      guard !parts.isEmpty else { return nil }
      return Label(option: entry.name, parts: parts, folded: parts.map(\.folded))
    }
    // A longer label is tried before a label that is its beginning.
    .sorted { ($1.parts.count, $0.option) < ($0.parts.count, $1.option) }
  }

  /// Whether there are no labels.
  var isEmpty: Bool { labels.isEmpty }

  /// Returns the options with a label.
  func options(labelled text: String) -> [String] {
    let folded = Self.tokens(of: text).map { $0.text.folded }
    return labels.filter { $0.folded == folded }.map(\.option)
  }

  /// Returns the mentions in a text, in order; at each place only that of the longest label.
  func mentions(in text: String) -> [Mention] {
    let scalars = Array(text.unicodeScalars)
    let tokens = Self.tokens(of: text)
    let folded = tokens.map { $0.text.folded }
    var mentions: [Mention] = []
    var index = 0
    while index < tokens.count {
      guard
        let label = labels.first(where: { label in
          index + label.folded.count <= folded.count
            && folded[index..<(index + label.folded.count)].elementsEqual(label.folded)
        })
      else {
        index += 1
        continue
      }
      let end = index + label.parts.count
      let range = tokens[index].range.lowerBound..<tokens[end - 1].range.upperBound
      // A label within a longer name is part of that name.
      for other in labels where other.folded == label.folded {
        mentions.append(
          Mention(
            option: other.option, form: form(of: other, tokens, index..<end, in: scalars),
            range: range))
      }
      index = end
    }
    return mentions
  }

  private func form(
    of label: Label, _ tokens: [Word], _ range: Range<Int>, in scalars: [Unicode.Scalar]
  ) -> Mention.Form {
    let first = tokens[range.lowerBound]
    let last = tokens[range.upperBound - 1]
    let before = scalars[..<first.range.lowerBound].last {
      $0.unicode.generalCategory != .cf
    }
    let after = scalars[last.range.upperBound...].first { $0.unicode.generalCategory != .cf }
    if let before, let after, before.isQuote, after.isQuote { return .quoted }
    let startsSentence = range.lowerBound == 0 || first.startsSentence
    let endsSentence = range.upperBound == tokens.count || tokens[range.upperBound].startsSentence
    if startsSentence, endsSentence { return .sentence }
    // In scripts with capitals a label stands out in a sentence by its capitals.
    let isSame = zip(label.parts, tokens[range]).allSatisfy { $0.utf8.elementsEqual($1.text.utf8) }
    let neighbours =
      [range.lowerBound - 1, range.upperBound].filter(tokens.indices.contains).map { tokens[$0] }
    if isSame, !startsSentence, first.isCapitalized,
      !neighbours.contains(where: \.isCapitalized)
        || label.parts.count > 1 && isSame && tokens[range].allSatisfy(\.isCapitalized)
    {
      return .named
    }
    return .phrase
  }

  fileprivate struct Word {
    var text: String
    var range: Range<Int>
    var startsSentence: Bool

    var isCapitalized: Bool { text.unicodeScalars.first?.isUppercase == true }
  }

  private static func tokens(of text: String) -> [Word] {
    let scalars = Array(text.unicodeScalars)
    var tokens: [Word] = []
    var startsSentence = true
    for token in TextToken.all(in: text) {
      switch token.kind {
      case .word, .number, .identifier, .url, .email, .path, .option, .function:
        tokens.append(
          Word(
            text: String(String.UnicodeScalarView(scalars[token.range])), range: token.range,
            startsSentence: startsSentence))
        startsSentence = false
      case .mark, .space:
        startsSentence =
          startsSentence
          || scalars[token.range].contains {
            $0.endsSentence || $0 == "\n"
          }
      case .placeholder, .invisible, .code, .tag, .entity: break
      }
    }
    return tokens
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a quotation mark of any language.
  var isQuote: Bool {
    switch self {
    case "\"", "«", "»", "‹", "›", "\u{2018}"..."\u{201F}", "「", "」", "『", "』", "〈", "〉": true
    default: false
    }
  }
}

/// Returns the stretches of a text in quotation marks.
func quotedStretches(of text: String) -> [String] {
  var stretches: [String] = []
  var current: String.UnicodeScalarView?
  var previous: Unicode.Scalar = " "
  for scalar in text.unicodeScalars {
    // Between two letters a quotation mark is an apostrophe.
    if scalar.isQuote, !(scalar == "\u{2019}" && previous.isWordPart && current == nil) {
      if let stretch = current, !stretch.isEmpty {
        stretches.append(String(stretch))
        current = nil
      } else {
        current = .init()
      }
    } else {
      current?.append(scalar)
    }
    previous = scalar
  }
  return stretches
}
