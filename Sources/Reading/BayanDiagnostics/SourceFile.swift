import Synchronization

/// One input file, held in memory.
///
/// The bytes are kept exactly as they were read. The parsers report invalid UTF-8 and a byte-order
/// mark.
public struct SourceFile: Sendable {
  /// The path in the form that a person types: relative to the project, `/` between the parts.
  public let path: String

  /// The contents, unchecked.
  public let bytes: [UInt8]

  /// The starts of the lines, found when the first place in the file is shown.
  package var lines: LineMap { lazyLines.map(of: bytes) }

  private let lazyLines = LazyLineMap()

  /// Creates a file from its bytes.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Creates a file from text.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// Returns the line and column of an offset.
  ///
  /// An offset past the end counts as the end.
  public func location(of offset: Int) -> SourceLocation {
    lines.location(of: offset, in: bytes)
  }

  /// Returns the text of a span; bytes that are not UTF-8 become U+FFFD.
  public func text(in span: SourceSpan) -> String {
    String(decoding: bytes[span.range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}

/// The lines of a file, found once for all copies of the value that holds this object.
private final class LazyLineMap: Sendable {
  private let found = Mutex<LineMap?>(nil)

  func map(of bytes: [UInt8]) -> LineMap {
    found.withLock { found in
      if let map = found { return map }
      let map = LineMap(bytes)
      found = map
      return map
    }
  }
}

extension [String: SourceFile] {
  /// Returns the place of an offset in the file with a path.
  ///
  /// - Returns: Line 1, column 1 for a file that isn't known, such as a missing one.
  package func location(of offset: Int, in path: String) -> SourceLocation {
    self[path]?.location(of: offset) ?? SourceLocation(line: 1, column: 1)
  }
}
