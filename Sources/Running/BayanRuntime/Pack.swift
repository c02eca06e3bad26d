/// The messages of one locale, verified once and immutable.
///
/// The bytes of a pack in a generated module are among the program's constants. Those of a pack
/// from a file are a copy in memory, which lives as long as the pack.
public struct Pack: Sendable {
  /// The reason why bytes are no pack.
  public enum Failure: Error, Hashable, Sendable {
    /// Bytes without the beginning of a pack.
    case notAPack
    /// A pack of another version of the format, with that version.
    case otherVersion(String)
    /// Bytes that aren't UTF-8, or shorter or longer than the header says.
    case incomplete
    /// A wrong checksum, or a table that refers to bytes outside.
    case damaged
    /// A pack with the slots or arguments of another catalog.
    case otherCatalog
  }

  let contents: PackContents

  /// Creates a pack from the bytes of a file, which are copied.
  ///
  /// - Throws: ``Failure``; then no part of the bytes is used.
  public init(_ bytes: [UInt8]) throws(Failure) {
    let memory = PackMemory(copying: bytes)
    contents = try PackContents(memory.bytes, memory: memory, isTrusted: false)
  }

  /// Creates a pack from a generated literal, without copying.
  ///
  /// - Throws: ``Failure`` for a literal that was edited by hand.
  init(_ literal: StaticString) throws(Failure) {
    guard literal.hasPointerRepresentation else { throw .notAPack }
    // Only the pointer gives a literal's text without a copy.
    let bytes = UnsafeRawBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
    contents = try PackContents(bytes, memory: nil, isTrusted: true)
  }

  /// Creates a pack from a literal of generated code.
  ///
  /// - Precondition: The literal is unchanged since it was generated.
  init(generated literal: StaticString) {
    do {
      self = try Pack(literal)
    } catch {
      preconditionFailure("a pack was changed by hand; generate it again (\(error))")
    }
  }

  /// The locale of the messages.
  public var locale: LocaleTag { contents.tag }

  /// The direction of the locale's script.
  public var direction: TextDirection { contents.direction }

  /// The number of slots.
  package var slotCount: Int { contents.slotCount }

  /// The fingerprint of the catalog that the slots belong to.
  package var fingerprint: UInt64 { contents.fingerprint }
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
