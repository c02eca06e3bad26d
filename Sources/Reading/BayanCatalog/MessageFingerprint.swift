import BayanDiagnostics
import BayanSupport
import BayanTOML

extension LocaleMessage {
  /// The fingerprint of the text: eight hexadecimal digits.
  ///
  /// A translation keeps its source's under `source`, and `state.lock` keeps both.
  ///
  /// It is made of the text's bytes as the file gives them, and of nothing that could change with
  /// a release of this tool: fingerprints are in catalogs for years. Two texts of one message
  /// share one by chance once in four thousand million.
  package var fingerprint: String { messageFingerprint(text.value) }
}

/// The fingerprint that a message of this text has.
package func messageFingerprint(_ text: String) -> String {
  var hash = StableHash()
  hash.combine(bytesOf: text)
  return hash.shortText
}
