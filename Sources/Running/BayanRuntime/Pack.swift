/// The messages of one locale, ready to be looked up: verified once, immutable.
///
/// Embedded in a generated module it is in the program's constants; loaded from a file it
/// is a copy in memory that lives as long as the pack.
public struct Pack: Sendable {
  /// Why bytes are no pack.
  public enum Failure: Error, Hashable, Sendable {
    /// They don't start as a pack does.
    case notAPack
    /// They are a pack of another version of the format, which is named.
    case otherVersion(String)
    /// They are not UTF-8, or shorter or longer than the header says.
    case incomplete
    /// The checksum differs, or a table points outside.
    case damaged
    /// The slots or arguments are those of another catalog than the one asked to hold the pack.
    case otherCatalog
  }

  let contents: PackContents

  /// Makes a pack of bytes read from a file, copying them.
  ///
  /// - Throws: ``Failure``; then nothing of the pack is used.
  public init(_ bytes: [UInt8]) throws(Failure) {
    let memory = PackMemory(copying: bytes)
    contents = try PackContents(memory.bytes, memory: memory, isTrusted: false)
  }

  /// Makes a pack of a generated literal, without copying.
  ///
  /// - Throws: ``Failure``, where the literal was edited by hand.
  init(_ literal: StaticString) throws(Failure) {
    guard literal.hasPointerRepresentation else { throw .notAPack }
    // A pointer, for a literal says its text in no other way that copies nothing.
    let bytes = UnsafeRawBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
    contents = try PackContents(bytes, memory: nil, isTrusted: true)
  }

  /// The locale of the messages.
  public var locale: LocaleTag { contents.tag }

  /// The direction the locale is read in.
  public var direction: TextDirection { contents.direction }

  /// The number of messages.
  package var slotCount: Int { contents.slotCount }

  /// Which catalog the slots belong to.
  var fingerprint: UInt64 { contents.fingerprint }
}

extension Pack.Failure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notAPack: "the bytes are not a pack"
    case .otherVersion(let version):
      """
      the pack has format \(version), and this program reads format \(PackFormat.version); \
      write it again with the version of bayan that the program was built with
      """
    case .incomplete: "the pack is cut off, or not UTF-8"
    case .damaged: "the pack is damaged"
    case .otherCatalog:
      """
      the pack belongs to another catalog; its locales, codes, arguments and options must be those \
      that the program was built with
      """
    }
  }
}
