import BayanDiagnostics
import Foundation

/// What a run of `generate` was made from, what it made and what it said.
///
/// It stands beside what was generated, in a hidden folder that git leaves out. Times are not
/// trusted: inputs and outputs are what they were if their bytes are. Whatever can't be read, or
/// was written by another tool, is as if it weren't there.
struct GenerationRecord: Equatable {
  /// A file of the module, or the stretch of the one file that stands for it.
  struct Piece: Equatable {
    /// The name of the file in a module of many files.
    var name: String
    /// What it was made from.
    var inputs: ContentHash
    /// The folder's place among those written to.
    var folder: Int
    /// The file that it stands in, and where.
    var file: String
    var range: Range<Int>
    /// Its contents.
    var hash: ContentHash
  }

  /// All that the run depended on: the tool, its data, its options, the files.
  var inputs: ContentHash

  /// In the order in which they stand in their files.
  var pieces: [Piece]

  /// What the run printed besides its summary.
  var findings: String

  /// The files of words in whose messages nothing was found, each by what the rules knew of it.
  var clean: Set<ContentHash> = []
}

// MARK: - Writing and reading

extension GenerationRecord {
  private static let magic = "bayan-generation 2"

  private static func url(in folder: URL) -> URL {
    folder.appendingPathComponent(".bayan").appendingPathComponent("generation")
  }

  /// The record as it is written.
  var text: String {
    let clean = clean.map(\.value).sorted().map { "\(ContentHash(value: $0))" }
    var lines = [Self.magic, "\(inputs)", (["clean"] + clean).joined(separator: " ")]
    for piece in pieces {
      let fields = [
        "\(piece.inputs)", "\(piece.hash)", "\(piece.folder)", "\(piece.range.lowerBound)",
        "\(piece.range.count)", piece.file, piece.name,
      ]
      lines.append(fields.joined(separator: "\t"))
    }
    return lines.joined(separator: "\n") + "\n\n" + findings
  }

  /// Reads a record; `nil` for anything else.
  init?(_ text: String) {
    guard let end = text.range(of: "\n\n") else { return nil }
    let lines = text[..<end.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= 3, lines[0] == Self.magic, let inputs = ContentHash(lines[1]) else {
      return nil
    }
    self.inputs = inputs
    for hash in lines[2].split(separator: " ").dropFirst() {
      guard let hash = ContentHash(hash) else { return nil }
      clean.insert(hash)
    }
    findings = String(text[end.upperBound...])
    pieces = []
    for line in lines.dropFirst(3) {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 7, let inputs = ContentHash(fields[0]),
        let hash = ContentHash(fields[1]), let folder = Int(fields[2]), (0...1).contains(folder),
        let start = Int(fields[3]), let length = Int(fields[4]), start >= 0, length >= 0,
        start <= Int.max - length, !fields[5].contains("/")
      else { return nil }
      pieces.append(
        Piece(
          name: String(fields[6]), inputs: inputs, folder: folder, file: String(fields[5]),
          range: start..<start + length, hash: hash))
    }
  }

  /// Reads the record beside what was generated.
  init?(in folder: URL) {
    guard let bytes = Self.contents(of: Self.url(in: folder).path) else { return nil }
    self.init(String(decoding: bytes, as: UTF8.self))
  }

  /// Writes the record; a folder that can't be written to only makes the next run longer.
  func write(in folder: URL) {
    let url = Self.url(in: folder)
    let hidden = url.deletingLastPathComponent()
    let text = Array(text.utf8)
    guard Self.contents(of: url.path) != text else { return }
    try? FileManager.default.createDirectory(at: hidden, withIntermediateDirectories: true)
    let ignore = hidden.appendingPathComponent(".gitignore")
    if !FileManager.default.fileExists(atPath: ignore.path) {
      try? Data("*\n".utf8).write(to: ignore)
    }
    try? FileWriting.write(Data(text), to: url)
  }

  /// Forgets what was recorded, before anything changes.
  static func remove(in folder: URL) { try? FileManager.default.removeItem(at: url(in: folder)) }
}

extension ContentHash {
  fileprivate init?(_ text: Substring) {
    guard text.utf8.count == 16, let value = UInt64(text, radix: 16) else { return nil }
    self.init(value: value)
  }
}

// MARK: - Holding it against the disk

extension GenerationRecord {
  /// Whether all that was generated is there as it was, and nothing else that was generated.
  func holds(in folders: [URL]) -> Bool {
    guard pieces.allSatisfy({ $0.folder < folders.count }) else { return false }
    let isThere = Dictionary(grouping: pieces, by: { OutputFile(folder: $0.folder, name: $0.file) })
      .allSatisfy { file, pieces in
        let path = folders[file.folder].appendingPathComponent(file.name).path
        guard let bytes = Self.contents(of: path) else { return false }
        return Self.hold(pieces, bytes)
      }
    guard isThere else { return false }
    let names = Set(pieces.filter { $0.folder == 0 }.map(\.file))
    return OutputFolder(url: folders[0]).generatedNames.allSatisfy(names.contains)
  }

  /// The pieces that are there as they were, by name.
  func contents(in folders: [URL]) -> [String: (inputs: ContentHash, bytes: [UInt8])] {
    var files: [OutputFile: [UInt8]] = [:]
    var result: [String: (inputs: ContentHash, bytes: [UInt8])] = [:]
    for piece in pieces where piece.folder < folders.count {
      let file = OutputFile(folder: piece.folder, name: piece.file)
      let path = folders[file.folder].appendingPathComponent(file.name).path
      guard let bytes = files[file] ?? Self.contents(of: path),
        piece.range.upperBound <= bytes.count
      else { continue }
      files[file] = bytes
      let stretch = Array(bytes[piece.range])
      if ContentHash(stretch) == piece.hash { result[piece.name] = (piece.inputs, stretch) }
    }
    return result
  }

  private struct OutputFile: Hashable {
    var folder: Int
    var name: String
  }

  private static func contents(of path: String) -> [UInt8]? {
    guard let status = FileStatus(path), status.kind == .file else { return nil }
    return FileStatus.contents(of: path, size: status.size)
  }

  /// Whether a file is its pieces, with a line feed between two.
  private static func hold(_ pieces: [Piece], _ bytes: [UInt8]) -> Bool {
    var end = 0
    for (index, piece) in pieces.enumerated() {
      let start = index == 0 ? 0 : end + 1
      guard piece.range.lowerBound == start, piece.range.upperBound <= bytes.count,
        index == 0 || bytes[end] == UInt8(ascii: "\n")
      else { return false }
      let hash = bytes.withUnsafeBytes {
        ContentHash(UnsafeRawBufferPointer(rebasing: $0[piece.range]))
      }
      guard hash == piece.hash else { return false }
      end = piece.range.upperBound
    }
    return end == bytes.count
  }
}
