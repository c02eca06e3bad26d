/// A stretch of one source file.
///
/// Both ends are UTF-8 byte offsets, counted from 0; the end is not part of
/// the stretch. An empty span marks a place where something is missing.
/// ``LineMap`` turns an offset into the line and column that a person sees.
public struct SourceSpan: Hashable, Sendable {
  /// The offset of the first byte.
  public var start: Int

  /// The offset after the last byte; never less than `start`.
  public var end: Int

  /// Creates a span.
  ///
  /// - Precondition: `0 <= start <= end`.
  public init(_ start: Int, _ end: Int) {
    precondition(0 <= start && start <= end, "a span's end lies before its start")
    self.start = start
    self.end = end
  }

  /// The number of bytes.
  public var length: Int { end - start }

  /// Whether the span has no bytes and only marks a place.
  public var isEmpty: Bool { start == end }

  /// The offsets as a range, for slicing bytes.
  public var range: Range<Int> { start..<end }

  /// The same stretch, `distance` bytes further on.
  public func shifted(by distance: Int) -> SourceSpan {
    SourceSpan(start + distance, end + distance)
  }
}

extension SourceSpan: CustomStringConvertible {
  public var description: String { "\(start)..<\(end)" }
}
