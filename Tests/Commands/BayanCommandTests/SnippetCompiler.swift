import Foundation
import Testing

/// The Swift of a page that belongs to no file.
///
/// A block of functions stays unchanged. Any other block becomes the body of a function with a
/// parameter `error`, whose type is the catalog's first type, or `any Error` in a page without a
/// catalog.
struct Snippets {
  var text = ""
  /// The functions made of statements, in the page's order.
  var functions: [String] = []
  var isEmpty: Bool { text.isEmpty }

  init(_ page: DocumentationPage) {
    var imports: Set<String> = []
    for block in page.blocks where block.language == "swift" && block.path == nil {
      let isImport = { (line: String) in line.hasPrefix("import ") }
      imports.formUnion(block.lines.filter(isImport))
      let lines = block.lines.map { isImport($0) ? "" : $0 }
      text += "#sourceLocation(file: \"\(page.path)\", line: \(block.line + 1))\n"
      let isFunctions = lines.allSatisfy { line in
        line.isEmpty || ["func ", ")", "}", " "].contains { line.hasPrefix($0) }
      }
      if isFunctions {
        text += lines.joined(separator: "\n") + "\n"
      } else {
        let name = "line\(block.line)"
        let type = page.hasCatalog ? "UploadError" : "any Error"
        let body = lines.joined(separator: "\n")
        text += "func \(name)(error: \(type)) async throws { \(body)\n}\n"
        functions.append(name)
      }
      text += "#sourceLocation()\n"
    }
    if !text.isEmpty { text = imports.sorted().joined(separator: "\n") + "\n" + text }
  }
}

/// A type check of a page's Swift, with the code that its catalog generates.
///
/// `Package.swift` is checked against SwiftPM's library. Files below `Tests/` are checked as tests of a
/// module of the other files. Other files are checked as they are.
struct SnippetCompiler {
  var page: DocumentationPage
  var folder: URL

  func check() throws {
    var files: [URL] = []
    var tests: [URL] = []
    for block in page.blocks where block.language == "swift" {
      if block.path == "Package.swift" {
        let url = folder.appendingPathComponent("Package.swift")
        let library = try Self.toolchain().appendingPathComponent("lib/swift/pm/ManifestAPI")
        try typecheck([url], ["-I", library.path, "-package-description-version", "6.2"])
      } else if let path = block.path {
        let file = folder.appendingPathComponent(path)
        if !path.hasPrefix("Tests/") {
          files.append(file)
        } else if !tests.contains(file) {
          tests.append(file)
        }
      }
    }
    if !tests.isEmpty { return try check(tests, of: files + generatedFiles()) }
    let snippets = Snippets(page)
    guard !(files.isEmpty && snippets.isEmpty) else { return }
    if page.hasCatalog { files += try generatedFiles() }
    if !snippets.isEmpty {
      let url = folder.appendingPathComponent("Snippets.swift")
      try Data(snippets.text.utf8).write(to: url)
      files.append(url)
    }
    try typecheck(files, Self.options + interfaces())
  }

  /// Shows tests to the compiler that import a module of some sources: the one that they name as `@testable`.
  private func check(_ tests: [URL], of sources: [URL]) throws {
    let mark = "@testable import "
    let found = page.blocks.flatMap(\.lines).first { $0.hasPrefix(mark) }
    let line = try #require(found, "the tests of \(page.path) import no module")
    let module = String(line.dropFirst(mark.count))
    let interface = folder.appendingPathComponent("\(module).swiftmodule")
    let (status, output) = try Self.analyze(
      sources, in: folder,
      [
        "-module-name", module, "-enable-testing", "-emit-module", "-emit-module-path",
        interface.path,
      ])
    try #require(status == 0, "\(page.path): \(output)")
    // Toolchains of other systems have the macros for tests elsewhere.
    #if os(Linux)
      let result = try Self.analyze(
        tests, in: folder, ["-I", folder.path, "-warnings-as-errors"], withTesting: true)
      #expect(result.status == 0, "\(page.path): \(result.output)")
    #endif
  }

  /// Compiles modules for the other systems' interfaces that the page imports, and returns the
  /// options by which the compiler finds the modules.
  private func interfaces() throws -> [String] {
    let sources = packageFolder.appendingPathComponent("Tests/Commands/AppleInterfaces")
    let modules = folder.appendingPathComponent("interfaces")
    let imported = Set(
      page.blocks.filter { $0.language == "swift" }.flatMap(\.lines)
        .filter { $0.hasPrefix("import ") }.map { String($0.dropFirst("import ".count)) })
    var options: [String] = []
    for name in imported.sorted() {
      let source = sources.appendingPathComponent("\(name).swift")
      guard FileManager.default.fileExists(atPath: source.path) else { continue }
      try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
      let module = modules.appendingPathComponent("\(name).swiftmodule")
      try compile(
        [source],
        ["-emit-module", "-module-name", name, "-parse-as-library", "-o", module.path]
          + ["-enable-upcoming-feature", "InternalImportsByDefault"])
      options = ["-I", modules.path]
    }
    return options
  }

  /// Type-checks the Swift of the folder's catalog.
  func checkGenerated() throws {
    let files = try generatedFiles()
    let result = try Self.analyze(files, in: folder, ["-warnings-as-errors"])
    #expect(result.status == 0, "\(page.path): \(result.output)")
  }

  /// Returns the compiler's errors about some files, compiled with the Swift of the folder's
  /// catalog; empty if there are none.
  func complaints(about files: [URL]) throws -> String {
    let (status, output) = try Self.typecheck(files + generatedFiles(), in: folder, [])
    return status == 0 ? "" : output
  }

  /// Links a program from some files and the clients' modules.
  func link(_ files: [URL], as program: URL) throws {
    let modules = [
      "BayanGraphQL", "BayanGraph", "BayanHTTP", "BayanRecovery", "BayanSDKErrors",
      "BayanSystemErrors", "BayanErrors",
      "BayanRuntime", "BayanSupport", "CBayanCurl",
    ]
    let objects = try modules.flatMap { module in
      try FileManager.default.contentsOfDirectory(
        at: Self.products.appendingPathComponent("\(module).build"),
        includingPropertiesForKeys: nil
      ).filter {
        // A build folder keeps object files of removed sources.
        let name = $0.deletingPathExtension().lastPathComponent
        return $0.pathExtension == "o" && Self.sources.contains("\(module)/\(name)")
      }
    }
    try compile(files + objects, ["-o", program.path] + Self.options)
  }

  /// This package's source files, as module and name.
  private static let sources: Set<String> = {
    let folder = packageFolder.appendingPathComponent("Sources")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return Set(
      (paths ?? []).map { $0.split(separator: "/") }.filter { $0.count > 2 }.map {
        "\($0[1])/\($0[$0.count - 1])"
      })
  }()

  /// The options by which the compiler finds this package's modules.
  private static var options: [String] {
    let products = Self.products
    let maps = ["CBayanICU", "CBayanCurl"].flatMap {
      [
        "-Xcc",
        "-fmodule-map-file="
          + products.appendingPathComponent("\($0).build/module.modulemap").path,
      ]
    }
    return ["-parse-as-library", "-I", products.appendingPathComponent("Modules").path] + maps
  }

  /// Returns the Swift of the page's catalog.
  private func generatedFiles() throws -> [URL] {
    let generated = folder.appendingPathComponent("generated-for-test")
    let result = try runBayan(["generate", "--output", generated.path], in: folder)
    try #require(result.status == 0, "\(page.path): \(result.errors)")
    return try FileManager.default.contentsOfDirectory(
      at: generated, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "swift" }
  }

  private func typecheck(_ files: [URL], _ options: [String]) throws {
    try compile(files, ["-typecheck"] + options)
  }

  private func compile(_ files: [URL], _ options: [String]) throws {
    let result = try compiling(files, options)
    #expect(result.status == 0, "\(page.path): \(result.output)")
  }

  private func compiling(
    _ files: [URL], _ options: [String]
  ) throws -> (status: Int32, output: String) {
    try Self.run(options + files.map(\.path), in: folder)
  }

  /// Type-checks Swift as one module that may import this package's modules.
  static func typecheck(
    _ files: [URL], in folder: URL, _ options: [String]
  ) throws -> (status: Int32, output: String) {
    try run(["-typecheck"] + Self.options + options + files.map(\.path), in: folder)
  }

  /// Compiles Swift as one module that may import this package's modules, with all diagnostics of a
  /// build.
  ///
  /// - Parameter withTesting: Whether the module may also import the library for tests.
  static func analyze(
    _ files: [URL], in folder: URL, _ options: [String], withTesting: Bool = false
  ) throws -> (status: Int32, output: String) {
    let plugins = try toolchain().appendingPathComponent("lib/swift/host/plugins/testing")
    return try run(
      Self.options + (withTesting ? ["-plugin-path", plugins.path] : [])
        + (options.contains("-emit-module") ? [] : ["-emit-sil", "-o", "/dev/null"])
        + ["-whole-module-optimization"] + options + files.map(\.path), in: folder)
  }

  /// Returns the compiler's list of its features.
  static func supportedFeatures() throws -> String {
    try run(["-print-supported-features"], in: FileManager.default.temporaryDirectory).output
  }

  /// The folder of the build that these tests belong to.
  private static var products: URL {
    let beside = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let candidates = [beside, packageFolder.appendingPathComponent(".build/debug")]
    return candidates.first {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("Modules").path)
    } ?? beside
  }

  /// Returns the folder `usr` of the toolchain.
  private static func toolchain() throws -> URL {
    let names = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let found = names.map { URL(fileURLWithPath: "\($0)/swiftc") }.first {
      FileManager.default.isExecutableFile(atPath: $0.path)
    }
    let compiler = try #require(found, "there is no swiftc in PATH").resolvingSymlinksInPath()
    return compiler.deletingLastPathComponent().deletingLastPathComponent()
  }

  private static func run(
    _ arguments: [String], in folder: URL
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = try toolchain().appendingPathComponent("bin/swiftc")
    process.arguments = ["-swift-version", "6", "-module-name", "Page"] + arguments
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
