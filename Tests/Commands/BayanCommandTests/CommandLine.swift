import BayanTestProject
import Foundation
import Testing

/// The result of a command.
struct CommandResult: Equatable {
  var status: Int32
  var output: String
  var errors: String
}

/// The folder of this package, with links resolved, so that files are copied and not linked.
let packageFolder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

extension TestProject {
  /// Copies this repository's own catalog.
  ///
  /// A command needs a quarter of the time for two of the domains, and few tests depend on the size
  /// of a catalog.
  ///
  /// - Parameter isWhole: Whether all domains are copied, or only `login` and `share`.
  static func copy(isWhole: Bool = false) throws -> TestProject {
    let project = try TestProject()
    for name in ["Catalog", "Locales"] {
      try FileManager.default.copyItem(
        at: packageFolder.appendingPathComponent(name), to: project.url(name))
    }
    if !isWhole { try project.removeDomains(but: ["login", "share"]) }
    return project
  }

  private func removeDomains(but kept: Set<String>) throws {
    let shared: Set<String> = ["bayan", "categories", "glossary", "options", "recoveries"]
    var removed: Set<String> = []
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    for path in paths where path.hasSuffix(".toml") {
      let name = url(path).deletingPathExtension().lastPathComponent
      guard !kept.contains(name), !shared.contains(name) else { continue }
      try remove(path)
      removed.insert(name)
    }
    let lock = "Catalog/sources.lock"
    let lines = try read(lock).components(separatedBy: "\n").filter { line in
      !removed.contains { line.hasPrefix("\($0).") }
    }
    try write(lines.joined(separator: "\n"), to: lock)
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

  /// Runs the command in the project's folder, or in one below it.
  func bayan(_ arguments: String..., in path: String = "") throws -> CommandResult {
    try bayan(arguments, in: path)
  }

  /// Runs the command in the project's folder, or in one below it.
  func bayan(_ arguments: [String], in path: String = "") throws -> CommandResult {
    try runBayan(arguments, in: path.isEmpty ? folder : url(path))
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
    packageFolder.appendingPathComponent(".build/debug/\(name)"),
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
