import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanReports

/// The effect of a fix for a person: the whole message, or lines of a file in the catalog.
package struct FixEffect {
  private let before: [String]
  private let after: [[String]]

  /// Compares the current files with the files after each fix.
  init(_ fixes: [Fix], on diagnostic: Diagnostic, by applier: FixApplier) {
    let effects = fixes.map { try? applier.effect(of: $0, on: diagnostic) }
    if let message = FixApplier.message(of: diagnostic, in: applier.files) {
      before = Self.lines(message.messageText)
      after = effects.map { files in
        files.flatMap { FixApplier.message(of: diagnostic, in: $0) }
          .map { Self.lines($0.messageText) } ?? []
      }
    } else {
      let bytes = Self.bytes(of: diagnostic.file, in: applier.files)
      let start = fixes.flatMap(\.edits).map(\.span.start).min() ?? 0
      let rest = bytes.count - (fixes.flatMap(\.edits).map(\.span.end).max() ?? 0)
      before = Self.lines(of: bytes, from: start, leaving: rest)
      after = effects.map { files in
        files.map {
          Self.lines(of: Self.bytes(of: diagnostic.file, in: $0), from: start, leaving: rest)
        } ?? []
      }
    }
  }

  /// Prints the state before, and the state after each fix, with numbers if there are several.
  func show(_ fixes: [Fix]) {
    Self.show(before, as: Self.said("before"))
    for (index, (fix, lines)) in zip(fixes, after).enumerated() {
      if fixes.count > 1 {
        Terminal.remark(
          "  \(index + 1)  \(VisibleText.isolated(OutputLanguage.current.language(fix.label)))")
      }
      Self.show(lines, as: Self.said("after"))
      if fix.isDraft {
        Terminal.say(
          "  The message becomes a draft. 'bayan check' reports it until a person has edited it.")
      }
    }
  }

  /// The width of the longest title: "before", or the tag of a locale.
  private static let titleWidth = 6

  private static func said(_ label: Diagnostic.Message) -> String {
    OutputLanguage.current.language(label)
  }

  /// Prints a message's text, line by line.
  package static func show(_ text: String, as title: String) { show(lines(text), as: title) }

  private static func show(_ lines: [String], as title: String) {
    let indent = String(repeating: " ", count: titleWidth)
    for (index, line) in lines.enumerated() {
      let head =
        index == 0 ? VisibleText.isolated(title) + indent.dropFirst(title.count) : indent
      Terminal.remark("  \(head)  \(VisibleText.isolated(line))")
    }
  }

  private static func bytes(of path: String, in files: [SourceFile]) -> [UInt8] {
    files.first { $0.path == path }?.bytes ?? []
  }

  /// Returns the lines of a range that begins at an offset and leaves a number of bytes at the end.
  private static func lines(of bytes: [UInt8], from start: Int, leaving rest: Int) -> [String] {
    let end = max(start, bytes.count - rest)
    let first = bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let last = bytes[end...].firstIndex(of: 0x0A) ?? bytes.count
    return lines(String(decoding: bytes[first..<max(first, last)], as: UTF8.self))
  }

  private static func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.count > 1, lines.last == "" { lines.removeLast() }
    return lines
  }
}
