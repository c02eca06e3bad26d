import ArgumentParser
import BayanBuildCommands
import Foundation

/// Git, run in a folder.
struct Git {
  let folder: URL

  struct Result {
    var status: Int32
    var output: [UInt8]
    var errors: String

    /// The output as a line; `nil` where git failed.
    var line: String? {
      guard status == 0 else { return nil }
      let text = String(decoding: output, as: UTF8.self)
      return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
  }

  /// Runs git with arguments.
  ///
  /// - Parameter input: What git reads.
  /// - Throws: `ExitCode` where there is no git, with that printed.
  func callAsFunction(_ arguments: [String], input: [UInt8] = []) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // A file whose name looks like a pattern is a file.
    process.arguments = ["git", "--literal-pathspecs"] + arguments
    process.currentDirectoryURL = folder
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = try Self.handle(on: input)
    do {
      try process.run()
    } catch {
      Terminal.remark("error: git can't be run")
      throw ExitCode.failure
    }
    // Output that fills one pipe while the other is read would stop git.
    let complaints = Complaints()
    let reading = DispatchWorkItem {
      complaints.data = errors.fileHandleForReading.readDataToEndOfFile()
    }
    DispatchQueue.global().async(execute: reading)
    let data = output.fileHandleForReading.readDataToEndOfFile()
    reading.wait()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: Array(data),
      errors: String(decoding: complaints.data, as: UTF8.self))
  }

  /// Something to read bytes from: a file without a name, for a pipe would block where git writes before
  /// it has read all.
  private static func handle(on input: [UInt8]) throws -> FileHandle {
    guard !input.isEmpty else { return .nullDevice }
    let place = FileManager.default.temporaryDirectory.appending(
      path: "bayan-\(UUID().uuidString)")
    try Data(input).write(to: place)
    defer { try? FileManager.default.removeItem(at: place) }
    return try FileHandle(forReadingFrom: place)
  }

  func callAsFunction(_ arguments: String...) throws -> Result { try self(arguments) }

  /// Returns the result of a call of git that must succeed.
  ///
  /// - Throws: `ExitCode` where it fails, with its words printed.
  func need(_ arguments: String...) throws -> Result {
    let result = try self(arguments)
    guard result.status == 0 else {
      Terminal.remark(
        "error: git: " + result.errors.trimmingCharacters(in: .whitespacesAndNewlines))
      throw ExitCode.failure
    }
    return result
  }

  /// Whether conflicts have the common ancestor in the middle.
  var showsBase: Bool {
    get throws {
      let style = try self("config", "--get", "merge.conflictStyle").line
      return style == "diff3" || style == "zdiff3"
    }
  }
}

/// Written by one thread, and read when that has ended.
private final class Complaints: @unchecked Sendable {
  var data = Data()
}
