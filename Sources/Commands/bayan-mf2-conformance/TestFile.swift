import BayanSupport
import Foundation

/// A case of a test file, with the file's default properties merged in.
///
/// - Source: unicode-org/message-format-wg, `test/schemas/v0/tests.schema.json`.
struct TestCase {
  /// The expected errors.
  enum ExpectedErrors {
    /// A list of errors in this order; empty for no errors.
    case list([String])
    /// At least one error of any kind.
    case some
  }

  var file: String
  /// The index in the file's list, from 1.
  var number: Int
  var description: String?
  /// The source; `nil` if the file lacks it.
  var source: String?
  var locale: String
  var isolates: Bool
  var parameters: [PlainJSON]
  var text: String?
  var parts: PlainJSON?
  var errors: ExpectedErrors
  /// Whether the case is about quality and not about the standard, so that it is reported
  /// separately.
  var isQuality: Bool

  /// Returns the JSON files of a folder in the order of their paths in it, or the single file of
  /// the path.
  static func files(under path: String) -> [(name: String, file: URL)] {
    let root = URL(filePath: path)
    let manager = FileManager.default
    var files: [(name: String, file: URL)] = []
    // Links are followed, so that a folder may lead back to itself: each is read once.
    var read: Set<String> = []
    func visit(_ url: URL, _ name: String) {
      let url = url.resolvingSymlinksInPath()
      if let contents = try? manager.contentsOfDirectory(atPath: url.path) {
        guard read.insert(url.path).inserted else { return }
        for entry in contents.sorted() {
          visit(url.appending(path: entry), name.isEmpty ? entry : "\(name)/\(entry)")
        }
      } else if url.pathExtension.lowercased() == "json", manager.fileExists(atPath: url.path) {
        files.append((name.isEmpty ? url.lastPathComponent : name, url))
      }
    }
    visit(root, "")
    return files.sorted { $0.name < $1.name }
  }

  /// Reads a file's cases; `nil` for a file without a list of cases, such as a schema.
  static func read(_ file: URL, named name: String) throws -> [TestCase]? {
    let root = try PlainJSON(file: [UInt8](try Data(contentsOf: file)))
    guard let tests = root["tests"]?.array ?? root.array else { return nil }
    let defaults = root["defaultTestProperties"]
    return tests.enumerated().map { index, test in
      func property(_ key: String) -> PlainJSON? { test[key] ?? defaults?[key] }
      let errors: ExpectedErrors =
        switch property("expErrors") {
        case .bool(true): .some
        case .array(let list): .list(list.compactMap { $0["type"]?.string ?? $0.string })
        case .some(let single) where single["type"] != nil || single.string != nil:
          .list([single["type"]?.string ?? single.string ?? ""])
        default: .list([])
        }
      return TestCase(
        file: name, number: index + 1, description: property("description")?.string,
        source: property("src")?.string, locale: property("locale")?.string ?? "und",
        isolates: property("bidiIsolation")?.string != "none",
        parameters: property("params")?.array ?? [], text: property("exp")?.string,
        parts: property("expParts"), errors: errors,
        isQuality: property("quality") == .bool(true))
    }
  }
}
