import BayanICU
import Synchronization

/// What is known of each character, looked up once.
///
/// Rules ask about every character of every message, and asking Unicode takes some fifty
/// nanoseconds each time. The answers are kept in pages of 128 characters, made when a character of
/// theirs is first met: most catalogs have use for four or five.
final class CharacterTable: Sendable {
  /// What is known of one character.
  struct Entry {
    var properties: CharacterProperties
    var traits: MessageCharacters.Traits
    var classes: ScalarClasses
    /// What it is to the next character.
    var before: CharacterPairs
    /// What it looks for in the character before.
    var after: CharacterPairs

    fileprivate init(_ scalar: Unicode.Scalar) {
      properties = CharacterProperties(of: scalar)
      traits = MessageCharacters.Traits(scalar, properties)
      classes = ScalarClasses(scalar)
      before = Self.before(
        scalar, isMark: properties.isMark, isLetter: properties.isLetter,
        isSpace: classes.contains(.space))
      after = Self.after(scalar, isMark: properties.isMark)
    }
  }

  /// The table that all share.
  static let shared = CharacterTable()

  private static let pageSize = 128

  /// A page once it was made; never taken back.
  nonisolated(unsafe) private let pages: UnsafeMutablePointer<Atomic<UInt>>

  private init() {
    let count = 0x11_0000 / Self.pageSize
    pages = .allocate(capacity: count)
    for index in 0..<count { (pages + index).initialize(to: Atomic(0)) }
  }

  /// What is known of a character.
  subscript(scalar: Unicode.Scalar) -> Entry { entry(of: scalar).pointee }

  /// What is known of a character, where it stands.
  @inline(__always)
  func entry(of scalar: Unicode.Scalar) -> UnsafePointer<Entry> {
    let number = Int(scalar.value / UInt32(Self.pageSize))
    let address = pages[number].load(ordering: .acquiring)
    let page = UnsafePointer<Entry>(bitPattern: address) ?? makePage(number)
    return page + Int(scalar.value % UInt32(Self.pageSize))
  }

  private func makePage(_ number: Int) -> UnsafePointer<Entry> {
    let page = UnsafeMutablePointer<Entry>.allocate(capacity: Self.pageSize)
    for offset in 0..<Self.pageSize {
      // What is no scalar is never asked for.
      let scalar = Unicode.Scalar(UInt32(number * Self.pageSize + offset)) ?? "\u{FFFD}"
      (page + offset).initialize(to: Entry(scalar))
    }
    let (exchanged, present) = pages[number].compareExchange(
      expected: 0, desired: UInt(bitPattern: page), ordering: .acquiringAndReleasing)
    guard !exchanged, let first = UnsafePointer<Entry>(bitPattern: present) else {
      return UnsafePointer(page)
    }
    // Another task was quicker.
    page.deallocate()
    return first
  }
}
