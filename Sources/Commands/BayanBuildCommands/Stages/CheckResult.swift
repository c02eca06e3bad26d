import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanReports
import BayanSupport
import Foundation

/// The file of 'stage check': JSON, with an object on each line.
///
/// The first line has the locale, the hashes of the files that were read, and the used suppressions
/// of `bayan.toml`. The last line is the seal. Each other line has a diagnostic in the form of
/// ``JSONRenderer``, and `unlessUsed` if it counts only when no other locale has used a
/// suppression.
struct CheckResult {
  /// A diagnostic from the file.
  struct Found {
    var head: Head
    /// The source of the object.
    var json: Substring
  }

  /// The members of a diagnostic for sorting and counting.
  struct Head: Decodable {
    struct Suppression: Decodable {}

    var rule: String
    var severity: String
    var file: String
    var line: Int
    var column: Int
    var offset: Int
    var length: Int
    var locale: String?
    var key: String?
    var message: String
    var suppression: Suppression?
  }

  /// The first line of the file.
  struct First: Decodable {
    var check: Int
    /// The locale; `nil` for the catalog and the source locale.
    var locale: String?
    /// The hashes of the files that were read, by path.
    var files: [String: String]
    var used: [String]
  }

  private struct Line: Decodable {
    var unlessUsed: String?
    var diagnostic: Head
  }

  private static let version = 2

  /// Returns whether contents are those of such a file, of any version.
  static func isResult(_ contents: [UInt8]) -> Bool { contents.starts(with: "{\"check\":".utf8) }

  // MARK: Writing

  static func bytes(of stage: CheckStage) -> [UInt8] {
    var first = JSONWriter()
    first.object { json in
      json.member("check", version)
      json.member("locale", stage.locale)
      json.object("files") { json in
        let digests = StageFiles.digests(of: Array(stage.files.values))
        for (path, digest) in digests.sorted(by: { $0.key < $1.key }) { json.member(path, digest) }
      }
      json.array("used", of: stage.used.map(name).sorted()) { $0.string($1) }
    }
    var lines = [first.text]
    lines += objects(stage.diagnostics, stage.files).map { "{\"diagnostic\":\($0)}" }
    for (place, diagnostic) in stage.unlessUsed {
      var used = JSONWriter()
      used.string(name(place))
      lines += objects([diagnostic], stage.files).map {
        "{\"unlessUsed\":\(used.text),\"diagnostic\":\($0)}"
      }
    }
    return Seal.sealed(Array((lines.joined(separator: "\n") + "\n").utf8))
  }

  private static func name(_ place: Place) -> String {
    "\(place.file):\(place.span.start)-\(place.span.end)"
  }

  /// Returns the objects of a report, each of which is a line.
  private static func objects(
    _ diagnostics: [Diagnostic], _ files: [String: SourceFile]
  ) -> [Substring] {
    let text = JSONRenderer().render(diagnostics, files: files)
    return text.split(separator: "\n").dropFirst().dropLast().map {
      $0.hasSuffix(",") ? $0.dropLast() : $0
    }
  }

  // MARK: Reading

  /// The error of any other file.
  struct Unreadable: Error {}

  /// The first line of the file.
  let first: First
  private var found: [Found] = []
  /// The diagnostics that count only if the suppressions at their places are unused.
  private var unlessUsed: [(place: String, found: Found)] = []

  /// Reads a file.
  ///
  /// - Throws: For a damaged file, and for any other file.
  init(_ bytes: [UInt8]) throws(Unreadable) {
    guard Self.isResult(bytes), let content = Seal.opened(bytes) else { throw Unreadable() }
    let lines = String(decoding: content, as: UTF8.self).split(separator: "\n")
    let decoder = JSONDecoder()
    guard let line = lines.first,
      let first = try? decoder.decode(First.self, from: Data(line.utf8)),
      first.check == Self.version
    else { throw Unreadable() }
    self.first = first
    for line in lines.dropFirst() {
      guard let read = try? decoder.decode(Line.self, from: Data(line.utf8)),
        let start = line.firstRange(of: "\"diagnostic\":")
      else { throw Unreadable() }
      let diagnostic = Found(head: read.diagnostic, json: line[start.upperBound...].dropLast())
      if let place = read.unlessUsed {
        unlessUsed.append((place, diagnostic))
      } else {
        found.append(diagnostic)
      }
    }
  }

  /// Returns the diagnostics of all stages, in the order of a single run.
  static func merged(_ results: [CheckResult]) -> [Found] {
    let used = Set(results.flatMap(\.first.used))
    let unused = results.flatMap(\.unlessUsed).filter { !used.contains($0.place) }
    return (results.flatMap(\.found) + unused.map(\.found)).sorted {
      $0.head.comesBefore($1.head)
    }
  }

  /// Returns one report, in the form of 'check --format json'.
  static func report(_ found: [Found]) -> String {
    let empty = JSONRenderer().render([], files: [:])
    guard !found.isEmpty, let end = empty.firstRange(of: "[]") else { return empty }
    let start = empty[..<empty.index(after: end.lowerBound)]
    return start + "\n" + found.map(\.json).joined(separator: ",\n") + "\n]"
      + empty[end.upperBound...]
  }
}

extension CheckResult.Head {
  var isError: Bool { severity == Diagnostic.Severity.error.rawValue && suppression == nil }

  /// The diagnostic in the form of compilers.
  var text: String { "\(file):\(line):\(column): \(severity): \(message) [\(rule)]" }

  /// Returns whether a diagnostic comes first in the order of reports.
  func comesBefore(_ other: Self) -> Bool {
    if file != other.file { return file < other.file }
    if offset != other.offset { return offset < other.offset }
    if length != other.length { return length < other.length }
    if rule != other.rule { return rule < other.rule }
    if locale != other.locale { return (locale ?? "") < (other.locale ?? "") }
    if key != other.key { return (key ?? "") < (other.key ?? "") }
    return message < other.message
  }
}
