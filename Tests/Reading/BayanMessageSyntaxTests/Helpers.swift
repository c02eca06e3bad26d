import BayanDiagnostics
import BayanMessageSyntax
import Testing

/// Returns the elements of a valid message's only pattern, each in a short form.
///
/// Text is in quotes, and other elements are as printed.
func elements(of text: String) throws -> [String] {
  let parsed = ParsedMessage.parse(text)
  try #require(parsed.diagnostics == [])
  guard case .pattern(let pattern) = parsed.message.body else { return [] }
  return pattern.elements.map { element in
    switch element {
    case .text(let text): "'\(text.value)'"
    case .expression(let expression): expression.formatted()
    case .markup: Pattern(elements: [element], span: pattern.span).formatted()
    }
  }
}

/// Returns the diagnostics of a message as `start..<end rule: message`.
func diagnostics(in text: String) -> [String] {
  ParsedMessage.parse(text).diagnostics.map { "\($0.span) \($0.rule): \($0.message)" }
}

/// Expects that printing keeps the model, and that a second printing changes nothing.
func expectPrintingKeepsModel(
  of text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let parsed = ParsedMessage.parse(text)
  let printed = parsed.message.formatted()
  let again = ParsedMessage.parse(printed)
  let comment: Comment = "\(text.debugDescription) was printed as \(printed.debugDescription)"
  #expect(again.diagnostics == parsed.diagnostics, comment, sourceLocation: sourceLocation)
  #expect(
    again.message.removingSpans() == parsed.message.removingSpans(), comment,
    sourceLocation: sourceLocation)
  #expect(
    Array(again.message.formatted().utf8) == Array(printed.utf8), comment,
    sourceLocation: sourceLocation)
}
