import BayanChecking
import BayanFuzzing
import BayanRules
import Foundation
import Testing

/// The fuzzer's initial inputs, and the inputs that made it fail, in `Tools/Fuzzing`.
@Suite("Inputs of the fuzzer")
struct ReplayTests {
  /// An input, with its target.
  struct Input: Sendable, CustomTestStringConvertible {
    var target: FuzzTarget
    var file: URL
    var testDescription: String { "\(target)/\(file.lastPathComponent)" }
  }

  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Tools/Fuzzing")

  static func inputs(in folder: String) throws -> [Input] {
    try FuzzTarget.all.flatMap { target in
      try FileManager.default.contentsOfDirectory(
        at: Self.folder.appending(path: folder).appending(path: target.name),
        includingPropertiesForKeys: nil
      )
      .filter { !$0.lastPathComponent.hasPrefix(".") }
      .map { Input(target: target, file: $0) }
    }
  }

  @Test(arguments: try inputs(in: "Crashes"))
  func `inputs that once broke something break nothing`(_ input: Input) throws {
    try input.target.run(Array(Data(contentsOf: input.file)))
  }

  @Test(arguments: try inputs(in: "Corpus"))
  func `the fuzzer's first inputs break nothing`(_ input: Input) throws {
    try input.target.run(Array(Data(contentsOf: input.file)))
  }

  @Test(arguments: ["text", "text-match", "text-options", "whole"])
  func `the pipeline starts from projects that are compiled`(_ name: String) throws {
    let file = Self.folder.appending(path: "Corpus/pipeline/\(name)")
    let outcome = CheckRun(.all)(PipelineProject(try Array(Data(contentsOf: file))).files)
    // The condition has its own constant, because a failure prints all values of its expression.
    let hasErrors = outcome.hasErrors
    #expect(!hasErrors)
  }

  @Test(arguments: FuzzTarget.all)
  func `there is something to start from, and it breaks nothing`(_ target: FuzzTarget) throws {
    let seeds = target.seeds()
    #expect(
      try !seeds.isEmpty || Self.inputs(in: "Corpus").contains { $0.target.name == target.name })
    for seed in seeds { try target.run(seed) }
  }
}
