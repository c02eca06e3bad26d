/// The identity of a message in a catalog: a file, an entry of it, and a facet of the entry.
///
/// An id is the same in all locales. Its printed form, `login.passwordChanged.title`, is also the form
/// that people type.
public struct MessageID: Hashable, Sendable {
  /// The name of the file, without `.toml`: `login`.
  public var file: String

  /// The name of the entry: `passwordChanged`.
  public var entry: String

  /// The facet, as the file names it: `title`; `nil` for the whole entry.
  public var facet: String?

  /// Creates an id.
  public init(file: String, entry: String, facet: String? = nil) {
    self.file = file
    self.entry = entry
    self.facet = facet
  }

  /// Whether the other id is this message, or a message of this entry.
  package func contains(_ other: MessageID) -> Bool {
    file == other.file && entry == other.entry && (facet == nil || facet == other.facet)
  }
}

extension MessageID: LosslessStringConvertible {
  /// The printed form: `login.passwordChanged.title`, or `login.passwordChanged` for an entry.
  public var description: String { "\(file).\(entry)\(facet.map { ".\($0)" } ?? "")" }

  /// Reads the printed form; `nil` if it has no dot.
  ///
  /// Names of files and facets have no dots. With two dots or more the last part is the facet. So an
  /// entry with dots in its name can be read only with its facet.
  public init?(_ text: String) {
    guard let first = text.firstIndex(of: "."), let last = text.lastIndex(of: ".") else {
      return nil
    }
    let hasFacet = first < last
    file = String(text[..<first])
    entry = String(text[text.index(after: first)..<(hasFacet ? last : text.endIndex)])
    facet = hasFacet ? String(text[text.index(after: last)...]) : nil
  }
}

extension MessageID: Comparable {
  /// Compares the printed forms, by which the tool's files are sorted.
  public static func < (a: MessageID, b: MessageID) -> Bool { a.description < b.description }
}
