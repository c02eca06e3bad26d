public import BayanDiagnostics
import BayanTOML

/// `Catalog/sources.lock`: the source texts behind the fingerprints in the translations.
///
/// A fingerprint shows only that the source has changed; the text shows what has changed. The texts
/// of a message stand in the order in which they were seen, the newest last.
public struct SourcesLock: Hashable, Sendable {
  /// One text that a message had in the source locale.
  public struct Version: Hashable, Sendable {
    public var fingerprint: String
    public var text: String

    public init(fingerprint: String, text: String) {
      self.fingerprint = fingerprint
      self.text = text
    }
  }

  /// The versions of each message, the newest last.
  public var versions: [MessageID: [Version]]

  /// Creates a lock.
  public init(versions: [MessageID: [Version]] = [:]) { self.versions = versions }

  /// The text behind a fingerprint.
  public func text(of fingerprint: String, for id: MessageID) -> String? {
    versions[id]?.last { $0.fingerprint == fingerprint }?.text
  }

  /// The file's text: one line a version, sorted by message, so that merges rarely conflict.
  public var fileText: String {
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
