import BayanDiagnostics
import BayanSupport
import BayanTOML

extension LocaleMessage {
  /// The fingerprint of the text: eight hexadecimal digits.
  ///
  /// A translation keeps the source's fingerprint under `source`, and `state.lock` keeps both.
  ///
  /// The fingerprint is made of the text's bytes after TOML's escapes, and doesn't depend on the release of
  /// this tool, because fingerprints are in catalogs for years. Two texts of one message share one by chance
  /// once in four thousand million.
  package var fingerprint: String { messageFingerprint(text.value) }
}

/// Returns the fingerprint of a message with a text.
package func messageFingerprint(_ text: String) -> String {
  var hash = StableHash()
  hash.combine(bytesOf: text)
  return hash.shortText
}
