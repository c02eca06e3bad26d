package import BayanChecking
package import BayanDiagnostics

/// Several spaces between two words.
package struct DoubleSpace: MessageRule {
  package static let id: RuleID = "double-space"
  package static let severity = Diagnostic.Severity.note

  package init() {}

  package var requiredBytes: ByteSet { " " }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    for text in message.texts where text.traits.contains(.spaces) {
      guard let first = text.doubleSpaces.first else { continue }
      if message.sourceTexts?.contains(where: { !$0.doubleSpaces.isEmpty }) == true {
        continue
      }
      let isSource = message.isSource
      for range in [first] + text.doubleSpaces.dropFirst() {
        if isSource, text.scalars[range.lowerBound - 1].endsSentence { continue }
        report.add(
          .several(range.count), at: .text(range, of: text, in: message),
          fixes: message.fixes("leave one space", .automatic, range, of: text, to: " "))
      }
    }
  }
}

extension ShownText {
  /// The runs of several spaces between other text on a line.
  fileprivate var doubleSpaces: [Range<Int>] {
    var runs: [Range<Int>] = []
    var index = 1
    while index + 1 < scalars.count {
      guard scalars[index] == " ", scalars[index + 1] == " ", scalars[index - 1] != " " else {
        index += 1
        continue
      }
      var end = index + 2
      while end < scalars.count, scalars[end] == " " { end += 1 }
      if end < scalars.count, !scalars[end].isWhitespace, !scalars[index - 1].isWhitespace,
        literal(at: index) == nil
      {
        runs.append(index..<end)
      }
      index = end
    }
    return runs
  }
}

extension Unicode.Scalar {
  fileprivate var endsSentence: Bool {
    self == "." || self == "!" || self == "?" || self == ":" || self == ")"
  }
}

extension Diagnostic.Message {
  fileprivate static func several(_ count: Int) -> Self {
    "there are \(count) spaces instead of one"
  }
}
