package import BayanDiagnostics

/// A format in which an app has texts under its own keys, so that some of them can be written in its file.
package protocol AppFormat: ExchangeFormat, TextFormat {
  /// Where the texts of a locale are in a file, by the app's keys.
  static func places(of file: SourceFile, in locale: String) throws -> [String: Range<Int>]

  /// The edits that put texts into a file.
  ///
  /// Texts under other keys and in other languages stay, and so does the rest of the file.
  ///
  /// - Parameter texts: Those of one locale, each under a key of its own.
  /// - Throws: `ExchangeFault`, at the place where something would be lost.
  static func edits(
    putting texts: [AppText], into file: SourceFile, in locale: String
  ) throws -> [FileEdit]

  /// A file with the text of one unit under the app's key.
  ///
  /// - Parameter file: The app's file, for formats whose texts are written as its others are.
  static func alone(_ document: ExchangeDocument, in file: SourceFile) -> ExchangeOutput

  /// The name of the list that a key is an item of, where a file has a list whole or not at all.
  static func list(of key: String) -> String?

  /// Whether the keys are the texts of the source, which can't be other ones.
  static var keysAreSources: Bool { get }

  /// Whether the file says how far a translation is.
  static var hasStates: Bool { get }
}

extension AppFormat {
  package static func alone(_ document: ExchangeDocument, in _: SourceFile) -> ExchangeOutput {
    write(document, over: nil)
  }

  package static func list(of _: String) -> String? { nil }

  package static var keysAreSources: Bool { false }

  package static var hasStates: Bool { false }
}

/// A text that is put into an app's file.
package struct AppText: Sendable {
  /// The app's key.
  var key: String
  /// A file of the same format with this text alone.
  var file: SourceFile
}

/// Other bytes for a stretch of a file.
package struct FileEdit: Sendable {
  var range: Range<Int>
  var bytes: [UInt8]

  /// Puts bytes before what is at a place.
  static func insertion(_ bytes: some Sequence<UInt8>, at place: Int) -> FileEdit {
    FileEdit(range: place..<place, bytes: Array(bytes))
  }
}

extension [FileEdit] {
  /// A file with these edits, in its own line ends.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    let hasReturns =
      bytes.firstIndex(of: 0x0A).map { $0 > 0 && bytes[$0 - 1] == 0x0D } ?? false
    var result: [UInt8] = []
    var place = 0
    for edit in enumerated().sorted(by: {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }).map(\.element) {
      result += bytes[place..<edit.range.lowerBound]
      for byte in edit.bytes {
        if hasReturns, byte == 0x0A, result.last != 0x0D { result.append(0x0D) }
        result.append(byte)
      }
      place = edit.range.upperBound
    }
    return result + bytes[place...]
  }
}

extension [UInt8] {
  /// Where the white space begins that is before a place on its line.
  func lineStart(before place: Int) -> Int {
    var start = place
    while start > 0, self[start - 1] == 0x20 || self[start - 1] == 0x09 { start -= 1 }
    return start
  }

  /// A line end where a place isn't at the beginning of a line.
  func lineEnd(before place: Int) -> [UInt8] {
    place == 0 || self[place - 1] == 0x0A ? [] : [0x0A]
  }
}
