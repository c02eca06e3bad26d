/// A stretch of one source file.
///
/// Both ends are UTF-8 byte offsets, counted from 0; the end is not part of
/// the stretch. An empty span marks a place where something is missing.
/// ``LineMap`` turns an offset into the line and column that a person sees.
public struct SourceSpan: Hashable, Sendable {
  // Each message has a dozen of these; no file that is read has 4 GB.
  private var first: UInt32
  private var last: UInt32

  /// The offset of the first byte.
  public var start: Int {
    get { Int(first) }
    set { first = UInt32(newValue) }
  }

  /// The offset after the last byte; never less than `start`.
  public var end: Int {
    get { Int(last) }
    set { last = UInt32(newValue) }
  }

  /// Creates a span.
  ///
  /// - Precondition: `0 <= start <= end`, and less than 4 GB.
  public init(_ start: Int, _ end: Int) {
    precondition(0 <= start && start <= end, "a span's end lies before its start")
    first = UInt32(start)
    last = UInt32(end)
  }

  /// The number of bytes.
  package var length: Int { end - start }

  /// Whether the span has no bytes and only marks a place.
  public var isEmpty: Bool { start == end }

  /// The offsets as a range, for slicing bytes.
  public var range: Range<Int> { start..<end }

  /// Whether two stretches share a byte, or meet where one of them is empty.
  package func touches(_ other: SourceSpan) -> Bool {
    let start = max(start, other.start)
    let end = min(end, other.end)
    return start < end || (start == end && (isEmpty || other.isEmpty))
  }

  /// Returns the same stretch, `distance` bytes further on.
  func shifted(by distance: Int) -> SourceSpan {
    SourceSpan(start + distance, end + distance)
  }

  /// Returns the same stretch after another was replaced by a text that is `distance` bytes longer.
  ///
  /// - Returns: `nil` if this stretch began or ended within the replaced one.
  package func moved(after span: SourceSpan, by distance: Int) -> SourceSpan? {
    if end <= span.start { return self }
    if start >= span.end { return shifted(by: distance) }
    if start <= span.start, end >= span.end { return SourceSpan(start, end + distance) }
    return nil
  }
}

extension SourceSpan: CustomStringConvertible {
  public var description: String { "\(start)..<\(end)" }
}
