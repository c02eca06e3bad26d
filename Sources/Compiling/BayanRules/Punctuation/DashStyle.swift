package import BayanChecking
package import BayanDiagnostics

/// A hyphen as a dash.
///
/// Off by default: languages and teams differ.
package struct DashStyle: MessageRule {
  package static let id: RuleID = "dash-style"
  package static let severity = Diagnostic.Severity.note
  package static let isOnByDefault = false

  package init() {}

  package var requiredBytes: ByteSet { "-" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    for text in message.texts where text.bytes.contains("-") {
      let scalars = text.scalars
      var index = 1
      while index + 1 < scalars.count {
        guard scalars[index] == "-", scalars[index - 1].isWhitespace, text.literal(at: index) == nil
        else {
          index += 1
          continue
        }
        var end = index
        while end < scalars.count, scalars[end] == "-" { end += 1 }
        // A list's hyphen has a line before it, a range's has numbers on both sides.
        if end - index <= 2, end < scalars.count, scalars[end].isWhitespace, index > 1,
          !scalars[index - 2].isWhitespace, scalars[index - 1] != "\n",
          !(scalars[index - 2].isDecimalDigit && end + 1 < scalars.count
            && scalars[end + 1].isDecimalDigit)
        {
          report.add(
            .hyphen, at: .text(index..<end, of: text, in: message),
            fixes: message.fixes("write '–'", .review, index..<end, of: text, to: "–"))
        }
        index = end
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let hyphen: Self = "a hyphen is used as a dash"
}
