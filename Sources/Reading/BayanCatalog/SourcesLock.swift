package import BayanDiagnostics
import BayanTOML

/// `Catalog/sources.lock`: the source texts behind the fingerprints in the translations.
///
/// A fingerprint shows only that the source has changed; the text shows the changes. The texts
/// of a message are in the order in which they were seen, the newest last.
package struct SourcesLock: Hashable, Sendable {
  /// One text that a message had in the source locale.
  package struct Version: Hashable, Sendable {
    package var fingerprint: String
    package var text: String

    package init(fingerprint: String, text: String) {
      self.fingerprint = fingerprint
      self.text = text
    }
  }

  /// The versions of each message, the newest last.
  package var versions: [MessageID: [Version]]

  /// Creates a lock.
  package init(versions: [MessageID: [Version]] = [:]) { self.versions = versions }

  /// Returns the text behind a fingerprint.
  package func text(of fingerprint: String, for id: MessageID) -> String? {
    versions[id]?.last { $0.fingerprint == fingerprint }?.text
  }

  /// The file's text: one line for each version, sorted by message, so that merges rarely conflict.
  package var fileText: String {
    var text = """
      # The source texts that the translations were made from. Written by `bayan sync`.
      format = 1


      """
    for (id, versions) in versions.sorted(by: { $0.key < $1.key }) {
      let path = [id.file, id.entry] + (id.facet.map { [$0] } ?? [])
      for version in versions {
        text += tomlKey(path + [version.fingerprint]) + " = " + tomlBasicString(version.text) + "\n"
      }
    }
    return text
  }
}
