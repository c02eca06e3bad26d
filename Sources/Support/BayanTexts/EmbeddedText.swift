import BayanSupport
import CBayanTexts

/// A text file of this repository that is part of the program: a page, a list of words, a style sheet or
/// a script.
///
/// The file is the only source: the compiler reads it, by `#embed`. `Tools/embed-texts` writes the
/// list of the files, and a test fails when it isn't current.
package struct EmbeddedText: Sendable {
  /// The place in the list.
  private let index: Int

  /// Finds a file.
  ///
  /// - Parameter path: Its path in the repository: `Documentation/Rules/title-full-stop.md`.
  package init?(at path: String) {
    let place = Self.list.indices.partitioningIndex { !Self.path(at: $0).isBefore(path) }
    guard place < Self.list.count, Self.path(at: place).utf8.elementsEqual(path.utf8) else {
      return nil
    }
    index = place
  }

  /// Finds a file that is in the list.
  package static func required(at path: String) -> EmbeddedText {
    guard let file = EmbeddedText(at: path) else {
      preconditionFailure("'\(path)' isn't embedded; run: Tools/embed-texts")
    }
    return file
  }

  private init(index: Int) { self.index = index }

  /// All files, sorted by the bytes of their paths.
  package static var all: [EmbeddedText] { list.indices.map(EmbeddedText.init(index:)) }

  /// The file's path in the repository.
  package var path: String { Self.path(at: index) }

  /// What is in the file.
  package var text: String {
    let file = Self.list[index]
    let bytes = UnsafeBufferPointer(start: file.bytes, count: file.count)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func path(at index: Int) -> String { String(cString: list[index].path) }

  private static var list: UnsafeBufferPointer<bayan_text> {
    var count = 0
    let texts = bayan_texts(&count)
    return UnsafeBufferPointer(start: texts, count: count)
  }
}

extension String {
  /// Whether the bytes come before those of another text.
  fileprivate func isBefore(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
