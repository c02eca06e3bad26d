import ArgumentParser
import BayanBuildCommands
import Foundation

/// A runner of git in a folder.
struct Git {
  let folder: URL

  struct Result {
    var status: Int32
    var output: [UInt8]
    var errors: String

    /// The output as a line; `nil` if git failed.
    var line: String? {
      guard status == 0 else { return nil }
      let text = String(decoding: output, as: UTF8.self)
      return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
  }

  /// Runs git with arguments.
  ///
  /// - Parameter input: The standard input of git.
  /// - Throws: `ExitCode` if git isn't installed, with that printed.
  func callAsFunction(_ arguments: [String], input: [UInt8] = []) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // A file name that looks like a pattern is taken literally.
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
    // Without this, output that fills one pipe during the reading of the other would block git.
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

  /// Returns a handle for reading bytes, from a file without a name: a pipe would block if git
  /// writes before it has read everything.
  private static func handle(on input: [UInt8]) throws -> FileHandle {
    guard !input.isEmpty else { return .nullDevice }
    let place = FileManager.default.temporaryDirectory.appending(
      path: "bayan-\(UUID().uuidString)")
    try Data(input).write(to: place)
    defer { try? FileManager.default.removeItem(at: place) }
    return try FileHandle(forReadingFrom: place)
  }

  func callAsFunction(_ arguments: String...) throws -> Result { try self(arguments) }

  /// Returns the result of a git command that must succeed.
  ///
  /// - Throws: `ExitCode` if the command fails, with git's message printed.
  func need(_ arguments: String...) throws -> Result {
    let result = try self(arguments)
    guard result.status == 0 else {
      Terminal.remark(
        "error: git: " + result.errors.trimmingCharacters(in: .whitespacesAndNewlines))
      throw ExitCode.failure
    }
    return result
  }

  /// Whether conflicts show the common ancestor in the middle.
  var showsBase: Bool {
    get throws {
      let style = try self("config", "--get", "merge.conflictStyle").line
      return style == "diff3" || style == "zdiff3"
    }
  }
}

/// The error output, which one thread writes, and which is read after the thread's end.
private final class Complaints: @unchecked Sendable {
  var data = Data()
}
