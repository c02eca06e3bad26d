package import BayanDiagnostics
import BayanSupport

/// The replacement of a span in a text.
package struct TextReplacement: Equatable, Sendable {
  package var span: SourceSpan
  package var bytes: [UInt8]

  package init(span: SourceSpan, bytes: [UInt8]) {
    self.span = span
    self.bytes = bytes
  }

  /// Creates the shortest replacement that makes one text another.
  init(of old: [UInt8], by new: [UInt8]) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    span = SourceSpan(start, old.count - end)
    bytes = Array(new[start..<(new.count - end)])
  }

  /// The difference between the new and the old length, in bytes.
  var distance: Int { bytes.count - span.length }
}

/// The replacements in a text, in its order and without overlaps.
struct TextReplacements {
  let all: [TextReplacement]
  /// The growth of the text before each replacement, and after the last one, in bytes.
  private var distances = [0]

  init(_ all: [TextReplacement]) {
    self.all = all
    for replacement in all {
      distances.append(distances[distances.count - 1] + replacement.distance)
    }
  }

  /// Returns the text after the replacements.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    var new: [UInt8] = []
    new.reserveCapacity(bytes.count + distances[all.count])
    var end = 0
    for replacement in all {
      new += bytes[end..<replacement.span.start]
      new += replacement.bytes
      end = replacement.span.end
    }
    new += bytes[end...]
    return new
  }

  /// The starts of the replacements in the new text.
  var starts: [Int] { zip(all, distances).map { $0.span.start + $1 } }

  /// Returns the span in the new text of a span in the old text.
  ///
  /// - Returns: `nil` if the span, or one of its ends, was replaced.
  func moved(_ span: SourceSpan) -> SourceSpan? {
    let after = all.partitioningIndex { $0.span.start >= span.end }
    let first = min(after, all.partitioningIndex { $0.span.end > span.start })
    let within = all[first..<after]
    guard let start = within.first?.span.start, let end = within.last?.span.end else {
      return SourceSpan(span.start + distances[first], span.end + distances[first])
    }
    guard start >= span.start, end <= span.end else { return nil }
    return SourceSpan(span.start + distances[first], span.end + distances[after])
  }

  /// Returns whether a replacement touches a span of the old text.
  func touch(_ span: SourceSpan) -> Bool {
    let first = all.partitioningIndex { $0.span.end >= span.start }
    // Of three replacements that reach it, the second is inside.
    return all[first...].prefix(2).contains { $0.span.touches(span) }
  }
}
