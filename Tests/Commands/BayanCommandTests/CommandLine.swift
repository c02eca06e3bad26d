import Foundation
import Testing

/// The result of a command.
struct CommandResult: Equatable {
  var status: Int32
  var output: String
  var errors: String
}

/// A copy of a project, in a folder of its own, which a test may change.
final class ProjectCopy {
  /// The package's folder, with links resolved, so that files are copied and not linked.
  static let package = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  let folder: URL

  /// Copies this repository's own catalog.
  ///
  /// A command needs a quarter of the time for two of the domains, and few tests depend on the size
  /// of a catalog.
  ///
  /// - Parameter isWhole: Whether all domains are copied, or only `login` and `share`.
  init(isWhole: Bool = false) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bayan-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["Catalog", "Locales"] {
      try FileManager.default.copyItem(
        at: Self.package.appendingPathComponent(name), to: folder.appendingPathComponent(name))
    }
    if !isWhole { try removeDomains(but: ["login", "share"]) }
  }

  private func removeDomains(but kept: Set<String>) throws {
    let shared: Set<String> = ["bayan", "categories", "glossary", "options", "recoveries"]
    var removed: Set<String> = []
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    for path in paths where path.hasSuffix(".toml") {
      let file = folder.appendingPathComponent(path)
      let name = file.deletingPathExtension().lastPathComponent
      guard !kept.contains(name), !shared.contains(name) else { continue }
      try FileManager.default.removeItem(at: file)
      removed.insert(name)
    }
    let lock = "Catalog/sources.lock"
    let lines = try read(lock).components(separatedBy: "\n").filter { line in
      !removed.contains { line.hasPrefix("\($0).") }
    }
    try write(lines.joined(separator: "\n"), to: lock)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func read(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  func write(_ data: Data, to path: String) throws {
    try data.write(to: folder.appendingPathComponent(path))
  }

  /// Replaces a text that occurs once in a file.
  func replace(_ old: String, with new: String, in path: String) throws {
    let text = try read(path)
    let parts = text.components(separatedBy: old)
    try #require(parts.count == 2, "'\(old)' stands \(parts.count - 1) times in \(path)")
    try write(parts.joined(separator: new), to: path)
  }

  /// Adds a domain with counts and with answers of a service.
  func addSample() throws {
    let categories = "Catalog/categories.toml"
    try write(
      try read(categories) + "\n[sample]\nrequires = [\"title\", \"description\"]\n", to: categories
    )
    try write(
      """
      domain = "com.example.sample"
      type = "SampleError"

      [codes.wait]
      category = "sample"
      match = [{ code = 7004 }]
      arguments = { n = { type = "integer" } }

      [codes.stop]
      category = "security"
      match = [{ code = 7190 }]
      recovery = "logIn"
      """, to: "Catalog/sample.toml")
    let words = """
      [stop]
      title = "T"
      description = "D"
      suggestion = "S"

      """
    try write(
      """
      [wait]
      title = "Wait"
      description = "After {$n :integer} s"

      """ + words, to: "Locales/en/sample.toml")
    try write(
      """
      [wait]
      title = "انتظار"
      description = '''.input {$n :integer}
      .match $n
      zero {{الآن}}
      one {{بعد ثانية}}
      two {{بعد ثانيتين}}
      few {{بعد {$n} ثوانٍ}}
      many {{بعد {$n} ثانية}}
      * {{بعد {$n} ثانية}}
      '''

      """ + words, to: "Locales/ar/sample.toml")
  }

  /// Runs the command in the project's folder.
  func bayan(_ arguments: String...) throws -> CommandResult { try bayan(arguments) }

  /// Runs the command in the project's folder.
  func bayan(_ arguments: [String]) throws -> CommandResult {
    try runBayan(arguments, in: folder)
  }
}

/// Runs the built command.
func runBayan(
  _ arguments: [String], in folder: URL? = nil, input: FileHandle? = nil,
  output: FileHandle? = nil, environment: [String: String?] = [:],
  whileRunning: (Process, URL) throws -> Void = { _, _ in }
) throws -> CommandResult {
  try run(
    builtProduct("bayan"), arguments, in: folder, input: input, output: output,
    environment: environment, whileRunning: whileRunning)
}

/// Runs a built executable.
///
/// - Parameters:
///   - folder: The working folder; with `nil`, that of the tests.
///   - input: The standard input; empty with `nil`.
///   - environment: Variables to set, beside those of the tests; a variable with `nil` is removed.
///   - whileRunning: A function that gets the process, and the file of its standard error.
func runProduct(
  _ name: String, _ arguments: [String], in folder: URL? = nil, input: FileHandle? = nil,
  environment: [String: String?] = [:], whileRunning: (Process, URL) throws -> Void = { _, _ in }
) throws -> CommandResult {
  try run(
    builtProduct(name), arguments, in: folder, input: input, environment: environment,
    whileRunning: whileRunning)
}

/// Returns the path of a built executable.
func builtProduct(_ name: String) throws -> URL {
  let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  let candidates = [
    products.appendingPathComponent(name), Bundle.main.bundleURL.appendingPathComponent(name),
    ProjectCopy.package.appendingPathComponent(".build/debug/\(name)"),
  ]
  return try #require(
    candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) },
    "\(name) isn't built")
}

/// Runs an executable.
///
/// - Parameter output: The standard output; with `nil`, the result has it.
func run(
  _ executable: URL, _ arguments: [String], in folder: URL? = nil, input: FileHandle? = nil,
  output otherOutput: FileHandle? = nil, environment: [String: String?] = [:],
  whileRunning: (Process, URL) throws -> Void = { _, _ in }
) throws -> CommandResult {
  let process = Process()
  process.executableURL = executable
  process.arguments = arguments
  if let folder { process.currentDirectoryURL = folder }
  if !environment.isEmpty {
    var variables = ProcessInfo.processInfo.environment
    for (name, value) in environment { variables[name] = value }
    process.environment = variables
  }
  process.standardInput = input ?? FileHandle.nullDevice
  let output = Pipe()
  if let otherOutput {
    process.standardOutput = otherOutput
    // This pipe stays empty.
    try output.fileHandleForWriting.close()
  } else {
    process.standardOutput = output
  }
  // Standard error goes to a file, so that no pipe fills while the other one is read.
  let errorFile = FileManager.default.temporaryDirectory
    .appendingPathComponent("bayan-errors-\(UUID().uuidString)")
  try Data().write(to: errorFile)
  defer { try? FileManager.default.removeItem(at: errorFile) }
  let errors = try FileHandle(forWritingTo: errorFile)
  process.standardError = errors
  try process.run()
  try whileRunning(process, errorFile)
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  try errors.close()
  return CommandResult(
    status: process.terminationStatus, output: String(decoding: data, as: UTF8.self),
    errors: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self))
}
