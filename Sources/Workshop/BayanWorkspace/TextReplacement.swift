package import BayanDiagnostics
import BayanSupport

/// The replacement of a stretch of a text.
package struct TextReplacement: Equatable, Sendable {
  package var span: SourceSpan
  package var bytes: [UInt8]

  package init(span: SourceSpan, bytes: [UInt8]) {
    self.span = span
    self.bytes = bytes
  }

  /// How much longer the text becomes.
  var distance: Int { bytes.count - span.length }
}

/// Replacements in a text, in its order and apart from each other.
struct TextReplacements {
  let all: [TextReplacement]
  /// How much longer the text is before each replacement, and after the last.
  private var distances = [0]

  init(_ all: [TextReplacement]) {
    self.all = all
    for replacement in all {
      distances.append(distances[distances.count - 1] + replacement.distance)
    }
  }

  /// The text with the replacements.
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

  /// Where the replacements start in the new text.
  var starts: [Int] { zip(all, distances).map { $0.span.start + $1 } }

  /// Where a stretch of the old text is in the new one.
  ///
  /// - Returns: `nil` where it, or one of its ends, was replaced.
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

  /// Whether one of them touches a stretch of the old text.
  func touch(_ span: SourceSpan) -> Bool {
    let first = all.partitioningIndex { $0.span.end >= span.start }
    // Of three that reach it the second is within.
    return all[first...].prefix(2).contains { $0.span.touches(span) }
  }
}
