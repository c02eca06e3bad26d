import BayanDiagnostics

/// Returns the end of a message about a missing text that has another locale than the source to come from: "; until
/// then readers see that of 'es' or 'en', the first that has it".
func untilThen(_ answering: [String]) -> String {
  guard answering.count > 1, let last = answering.last else { return "" }
  let others = answering.dropLast().map(quoted).joined(separator: ", ")
  return "; until then readers see that of \(others) or \(quoted(last)), the first that has it"
}
