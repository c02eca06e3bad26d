import BayanSupport
import CBayanTexts

/// A text file of this repository that is part of the program: a page, a list of words, a style sheet or
/// a script.
///
/// The file is the only source: the compiler reads it, by `#embed`. `Tools/embed-texts` writes the
/// list of the files, and a test fails when it isn't current.
package struct EmbeddedText: Sendable {
  /// The file's path in the repository.
  package let path: String

  /// The place in the list.
  private let index: Int

  /// All files, sorted by the bytes of their paths.
  package static let all = list.indices.map { index in
    EmbeddedText(path: String(cString: list[index].path), index: index)
  }.sorted { $0.path.isBefore($1.path) }

  private init(path: String, index: Int) {
    self.path = path
    self.index = index
  }

  /// Finds a file.
  ///
  /// - Parameter path: Its path in the repository: `Documentation/Rules/title-full-stop.md`.
  package init?(at path: String) {
    let place = Self.all.partitioningIndex { !$0.path.isBefore(path) }
    guard place < Self.all.count, Self.all[place].path.utf8.elementsEqual(path.utf8) else {
      return nil
    }
    self = Self.all[place]
  }

  /// Finds a file that is in the list.
  package static func required(at path: String) -> EmbeddedText {
    guard let file = EmbeddedText(at: path) else {
      preconditionFailure("'\(path)' isn't embedded; run: Tools/embed-texts")
    }
    return file
  }

  /// The contents of the file.
  package var text: String { String(cString: Self.list[index].bytes) }

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
