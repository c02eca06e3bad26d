import BayanDiagnostics

/// Returns the end of a message about a missing text that may come from another locale than the source: "; until then
/// readers get the text of 'es', or of 'en'".
func untilThen(_ answering: [String]) -> String {
  guard answering.count > 1 else { return "" }
  let locales = answering.map(quoted).joined(separator: ", or of ")
  return "; until then readers get the text of \(locales)"
}
