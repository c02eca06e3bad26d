import BayanDiagnostics

/// Returns the end of a message about a missing text that may come from another locale than the source: "; until then
/// readers get the text of 'es' or 'en'".
func untilThen(_ answering: [String]) -> Diagnostic.Message {
  guard answering.count > 1 else { return "" }
  return "; until then readers get the text of \(quotedChoices(answering))"
}
