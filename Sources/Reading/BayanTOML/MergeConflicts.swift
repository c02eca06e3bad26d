package import BayanDiagnostics
import BayanSupport

/// The conflict marks that git left in a file because both sides of a merge changed it.
package struct MergeConflicts {
  /// The file with our side alone: each byte of the marks and of the other side's lines is a space, so that
  /// all other bytes keep their offsets.
  package let ours: SourceFile

  /// One diagnostic for each conflict, with the texts of both sides.
  package let diagnostics: [Diagnostic]

  /// The least number of times that git repeats a mark's character.
  private static let leastSize = 7

  /// - Returns: `nil` for a file without conflicts.
  package init?(in file: SourceFile) {
    // Nearly no file has conflicts, and every file is searched.
    guard file.bytes.firstPlace(of: "<<<<<<<") != nil else { return nil }
    var bytes = file.bytes
    var diagnostics: [Diagnostic] = []
    var conflict: [Mark: SourceSpan] = [:]
    var start = 0
    while start < bytes.count {
      let end = file.bytes[start...].firstIndex(of: .lineFeed).map { $0 + 1 } ?? bytes.count
      defer { start = end }
      guard let mark = Mark(file.bytes[start..<end], atLeast: Self.leastSize) else { continue }
      switch (mark, conflict[.ours], conflict[.middle]) {
      case (.ours, _, _): conflict = [.ours: SourceSpan(start, end)]
      case (.base, _?, nil), (.middle, _?, nil): conflict[mark] = SourceSpan(start, end)
      case (.theirs, let ours?, let middle?):
        let close = SourceSpan(start, end)
        diagnostics.append(
          Self.diagnostic(file, ours, conflict[.base] ?? middle, middle, close))
        Self.blank(ours.range, in: &bytes)
        Self.blank((conflict[.base] ?? middle).start..<end, in: &bytes)
        conflict = [:]
      default: continue
      }
    }
    guard !diagnostics.isEmpty else { return nil }
    self.diagnostics = diagnostics
    ours = SourceFile(path: file.path, bytes: bytes)
  }

  private enum Mark: Hashable {
    case ours
    case base
    case middle
    case theirs

    init?(_ line: ArraySlice<UInt8>, atLeast size: Int) {
      guard let first = line.first else { return nil }
      let count = line.prefix { $0 == first }.count
      guard count >= size else { return nil }
      let rest = line.dropFirst(count).first
      guard rest == nil || rest == 0x20 || rest == .lineFeed || rest == .carriageReturn else {
        return nil
      }
      switch first {
      case UInt8(ascii: "<"): self = .ours
      case UInt8(ascii: "|"): self = .base
      case UInt8(ascii: "="): self = .middle
      case UInt8(ascii: ">"): self = .theirs
      default: return nil
      }
    }
  }

  private static func blank(_ range: Range<Int>, in bytes: inout [UInt8]) {
    for index in range where bytes[index] != .lineFeed && bytes[index] != .carriageReturn {
      bytes[index] = 0x20
    }
  }

  private static func diagnostic(
    _ file: SourceFile, _ ours: SourceSpan, _ endOfOurs: SourceSpan, _ middle: SourceSpan,
    _ close: SourceSpan
  ) -> Diagnostic {
    func note(_ mark: SourceSpan, _ lines: Range<Int>) -> Diagnostic.Note {
      let label = String(decoding: file.bytes[mark.range], as: UTF8.self)
        .split(whereSeparator: \.isWhitespace).dropFirst().joined(separator: " ")
      let text = String(decoding: file.bytes[lines], as: UTF8.self)
        .split(whereSeparator: \.isNewline).joined(separator: " ")
      let name: Diagnostic.Message = label.isEmpty ? "one side" : "\(quoted(label))"
      return Diagnostic.Note(
        text.isEmpty ? "\(name) deleted it" : "\(name) has \(quoted(text))",
        span: SourceSpan(lines.lowerBound, max(lines.lowerBound, lines.upperBound)))
    }
    return Diagnostic(
      "merge-conflict-marker", .error, .changedByBoth, file: file.path,
      span: trimmed(ours, in: file),
      notes: [note(ours, ours.end..<endOfOurs.start), note(close, middle.end..<close.start)])
  }

  private static func trimmed(_ line: SourceSpan, in file: SourceFile) -> SourceSpan {
    let last = file.bytes[line.range].lastIndex { $0 != .lineFeed && $0 != .carriageReturn }
    return SourceSpan(line.start, (last ?? line.start) + 1)
  }
}

extension Diagnostic.Message {
  fileprivate static let changedByBoth: Self =
    "both sides of a merge changed this; run 'bayan resolve', or keep one version and remove the conflict markers"
}
