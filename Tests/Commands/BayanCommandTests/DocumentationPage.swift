import Foundation
import Testing

/// A page of `Documentation/` with its fenced blocks, in order.
struct DocumentationPage: CustomTestStringConvertible {
  /// A fenced block, or one file of a block with several files.
  struct Block {
    /// The language after the opening fence: `sh`, `toml`, `swift`, `text`.
    var language: String
    var lines: [String]
    /// The line of the opening fence, from 1.
    var line: Int

    var text: String { lines.map { $0 + "\n" }.joined() }

    /// The path of the block's file, if the first line is a comment with a path.
    var path: String? { lines.first.flatMap(Self.path) }

    /// Returns the path in a line that is a comment with nothing else.
    static func path(in line: String) -> String? {
      guard let mark = ["# ", "// ", "<!-- "].first(where: { line.hasPrefix($0) }) else {
        return nil
      }
      var name = line.dropFirst(mark.count).prefix { $0 != "," }
      if mark == "<!-- ", name.hasSuffix(" -->") { name = name.dropLast(" -->".count) }
      let kinds = [
        ".toml", ".swift", ".lock", ".xlf", ".po", ".xcstrings", ".strings", ".stringsdict", ".xml",
        ".jsonl",
      ]
      let isPath = !name.contains(" ") && kinds.contains { name.hasSuffix($0) }
      return isPath ? String(name) : nil
    }

    /// Whether the block is added to the file.
    var isAppended: Bool { lines.first?.hasSuffix(", at the end") == true }

    /// The block without the comment for its path.
    var content: String { lines.dropFirst().map { $0 + "\n" }.joined() }
  }

  /// The path from the package's folder.
  var path: String
  var blocks: [Block] = []

  var testDescription: String { path }

  /// Whether the page has the files of a catalog.
  var hasCatalog: Bool { blocks.contains { $0.language == "toml" } }

  /// Creates a page without blocks.
  ///
  /// - Parameter name: The page's name in failures of tests.
  init(withoutBlocks name: String) { path = name }

  /// Reads a page.
  init(_ path: String) throws {
    self.path = path
    let text = try String(
      contentsOf: packageFolder.appendingPathComponent(path), encoding: .utf8)
    var open: Block?
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if var block = open {
        if line == "```" {
          blocks.append(block)
          open = nil
        } else if block.path != nil, block.language == "toml", Block.path(in: line) != nil {
          blocks.append(block)
          open = Block(language: block.language, lines: [line], line: index + 1)
        } else {
          block.lines.append(line)
          open = block
        }
      } else if line.hasPrefix("```") {
        open = Block(language: String(line.dropFirst(3)), lines: [], line: index + 1)
      }
    }
    try #require(open == nil, "a block of \(path) has no end")
  }
}

/// A line `bayan …` of a block of commands.
struct DocumentedCommand {
  var arguments: [String]
  /// The exit code in a comment at the line's end, `# exit code 1`; 0 without a comment.
  var exitCode: Int32
  /// The file for the command's output: `> report.json`.
  var outputPath: String?

  /// Parses a line; `nil` for a line that isn't a command of bayan.
  init?(_ line: String) {
    guard line.hasPrefix("bayan ") else { return nil }
    var words: [String] = []
    var word: String?
    var quote: Character?
    var comment = ""
    for (index, character) in line.enumerated() {
      if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character == " " {
        word.map { words.append($0) }
        word = nil
      } else if character == "#", word == nil {
        comment = String(line.dropFirst(index))
        break
      } else {
        word = (word ?? "") + String(character)
      }
    }
    word.map { words.append($0) }
    if let index = words.firstIndex(of: ">"), words.indices.contains(index + 1) {
      outputPath = words[index + 1]
      words.removeSubrange(index...(index + 1))
    }
    arguments = Array(words.dropFirst())
    let mark = "exit code "
    exitCode =
      comment.range(of: mark).flatMap { Int32(comment[$0.upperBound...].prefix { $0.isNumber }) }
      ?? 0
  }
}
