package import BayanDiagnostics

/// Returns a number and its noun in English: "1 file", "2 files".
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

/// Numbers with their nouns, as parts of sentences.
extension Diagnostic.Message {
  package static func files(_ count: Int) -> Self { count == 1 ? "1 file" : "\(count) files" }
  package static func keys(_ count: Int) -> Self { count == 1 ? "1 key" : "\(count) keys" }
  package static func texts(_ count: Int) -> Self { count == 1 ? "1 text" : "\(count) texts" }
  package static func messages(_ count: Int) -> Self {
    count == 1 ? "1 message" : "\(count) messages"
  }
}
