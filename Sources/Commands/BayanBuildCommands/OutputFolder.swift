import BayanCatalog
import BayanChecks
package import BayanEmission
import BayanRuntime
import BayanSupport
package import Foundation

/// The folder of generated files.
///
/// Nothing in it is lost: files are written aside and renamed.
package struct OutputFolder {
  package let url: URL
  package var kind: Kind

  package init(url: URL, kind: Kind = .module) {
    self.url = url
    self.kind = kind
  }

  /// How generated files are recognized.
  package struct Kind {
    /// How their names end.
    package var suffix: String
    /// What they begin with.
    var mark: String

    /// The files of a Swift module.
    static let module = Kind(suffix: CatalogEmitter.fileSuffix, mark: "// Generated from ")

    /// Packs as files.
    package static let packs = Kind(suffix: ".bayanpack", mark: PackFormat.name)

    /// The pages of the rule reference.
    package static let rules = Kind(suffix: ".md", mark: RuleReference.mark)
  }

  /// What writing did, as names of files.
  struct Changes {
    var written: [String] = []
    var unchanged: [String] = []
    var removed: [String] = []
  }

  /// Brings the folder to hold exactly these generated files.
  ///
  /// A file whose bytes are the same stays untouched, so that nothing is compiled again for it.
  /// Generated files that no longer belong there are removed; other files are never touched.
  ///
  /// - Throws: The first step that fails; each file is in place, or as it was.
  func update(to files: [GeneratedFile]) throws(WriteFailure) -> Changes {
    try FileWriting.makeFolder(url)
    var changes = Changes()
    let outcomes = files.concurrentMap { file in
      Result { () throws(WriteFailure) in
        if contents(of: file.name) == file.bytes { return false }
        try FileWriting.write(
          file.bytes, to: url.appendingPathComponent(file.name),
          as: "\(url.relativePath)/\(file.name)")
        return true
      }
    }
    for (file, outcome) in zip(files, outcomes) {
      if try outcome.get() {
        changes.written.append(file.name)
      } else {
        changes.unchanged.append(file.name)
      }
    }
    let current = Set(files.map(\.name))
    for name in generatedNames where !current.contains(name) {
      try FileWriting.remove(url.appendingPathComponent(name))
      changes.removed.append(name)
    }
    return changes
  }

  /// As ``update(to:)``, and says what that took.
  ///
  /// - Throws: `ExitCode`, with what went wrong printed.
  package func update(to files: [GeneratedFile], quietly quiet: Bool) throws {
    let changes = try WriteFailure.orExit { () throws(WriteFailure) in try update(to: files) }
    if quiet { return }
    for name in changes.written { Terminal.remark("wrote \(name)") }
    for name in changes.removed { Terminal.remark("removed \(name)") }
    if changes.written.isEmpty && changes.removed.isEmpty {
      Terminal.remark("\(counted(changes.unchanged.count, "file")) up to date")
    }
  }

  /// The names of the generated files that are there.
  var generatedNames: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.sorted().filter { name in
      name.hasSuffix(kind.suffix)
        && contents(of: name, atMost: kind.mark.utf8.count)?.elementsEqual(kind.mark.utf8) == true
    }
  }

  /// What is wrong with the folder, were these files to be there and no other generated ones.
  ///
  /// - Parameter root: What stands before names.
  func faults(against files: [GeneratedFile], root: String) -> [String] {
    var faults: [String] = []
    for file in files {
      guard let found = contents(of: file.name) else {
        faults.append("'\(root)\(file.name)' is missing")
        continue
      }
      if found == file.bytes { continue }
      let cldr = (Self.value("CLDR version", in: found), Self.value("CLDR version", in: file.bytes))
      let formats = (
        Self.value("Generated-code format", in: found),
        Self.value("Generated-code format", in: file.bytes)
      )
      if let old = formats.0, let new = formats.1, old != new {
        faults.append(
          "'\(root)\(file.name)' has code format \(old), and this bayan writes format \(new)")
      } else if let old = cldr.0, let new = cldr.1, old != new {
        faults.append(
          "'\(root)\(file.name)' was generated with CLDR \(old), and this bayan has CLDR \(new)")
      } else {
        faults.append("'\(root)\(file.name)' is stale")
      }
    }
    let current = Set(files.map(\.name))
    for name in generatedNames where !current.contains(name) {
      faults.append("'\(root)\(name)' is left over")
    }
    return faults
  }

  /// What a file's header says of something, such as the version of CLDR.
  private static func value(_ name: String, in bytes: [UInt8]) -> String? {
    let start = "// \(name): "
    let header = String(decoding: bytes.prefix(2_000), as: UTF8.self)
    let line = header.split(separator: "\n").first { $0.hasPrefix(start) }
    return line.map { String($0.dropFirst(start.count)).trimmingCharacters(in: ["."]) }
  }

  /// The bytes of a file that is there.
  private func contents(of name: String, atMost limit: Int = .max) -> [UInt8]? {
    let path = url.appendingPathComponent(name).path
    guard let status = FileStatus(path), status.kind == .file else { return nil }
    return FileStatus.contents(of: path, size: min(limit, status.size))
  }
}
