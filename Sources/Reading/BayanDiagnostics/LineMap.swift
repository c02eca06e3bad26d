import BayanSupport

/// A line and a column of a file.
public struct SourceLocation: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int

  /// The column, from 1, in Unicode code points from the start of the line.
  ///
  /// Columns count code points and not bytes. An Arabic letter is one step for the reader and
  /// for the editor that jumps to the place, and two bytes in the file.
  public var column: Int

  /// Creates a location.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// The offsets at which the lines of a file start.
///
/// A line ends with LF, CR LF, or CR alone.
package struct LineMap: Hashable, Sendable {
  /// The offset of each line's first byte; never empty.
  package let starts: [Int]

  /// The number of code points before each multiple of ``stride``.
  ///
  /// A file can be one line of a million bytes, and counting from its start for each diagnostic would
  /// never end.
  private let codePoints: [Int]

  private static let stride = 1024

  /// Finds the lines of `bytes`.
  package init(_ bytes: [UInt8]) {
    var starts = [0]
    // The loop reads by pointer: without the optimizer, as in a package's build, an array is 5 times slower.
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if byte == 0x0A {
          starts.append(index)
        } else if byte == 0x0D && (index == bytes.count || bytes[index] != 0x0A) {
          starts.append(index)
        }
      }
    }
    self.starts = starts
    var counts = [0]
    for start in Swift.stride(from: 0, to: bytes.count - Self.stride + 1, by: Self.stride) {
      counts.append(
        counts[counts.count - 1] + Self.codePoints(in: bytes[start..<start + Self.stride]))
    }
    codePoints = counts
  }

  /// Counts the code points in bytes: continuation bytes don't count.
  private static func codePoints(in bytes: ArraySlice<UInt8>) -> Int {
    bytes.count { $0 & 0xC0 != 0x80 }
  }

  /// Returns the number of code points before an offset.
  private func codePoints(before offset: Int, in bytes: [UInt8]) -> Int {
    let block = min(offset / Self.stride, codePoints.count - 1)
    return codePoints[block] + Self.codePoints(in: bytes[block * Self.stride..<offset])
  }

  /// Returns the index, from 0, of the line that holds an offset.
  package func line(containing offset: Int) -> Int {
    max(0, starts.partitioningIndex { $0 > offset } - 1)
  }

  /// Returns the line and column of an offset into the bytes that the map was made from.
  ///
  /// An offset past the end counts as the end.
  func location(of offset: Int, in bytes: [UInt8]) -> SourceLocation {
    let offset = min(max(offset, 0), bytes.count)
    let line = line(containing: offset)
    let column =
      codePoints(before: offset, in: bytes) - codePoints(before: starts[line], in: bytes)
    return SourceLocation(line: line + 1, column: column + 1)
  }
}
