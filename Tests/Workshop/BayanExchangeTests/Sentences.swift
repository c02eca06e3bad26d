import BayanDiagnostics

// Sentences are compared by their English text.

extension Diagnostic.Message {
  func contains(_ text: String) -> Bool { description.contains(text) }
  func hasSuffix(_ text: String) -> Bool { description.hasSuffix(text) }
}

extension [Diagnostic.Message] {
  func joined(separator: String = "") -> String {
    map(\.description).joined(separator: separator)
  }
}
