import ArgumentParser
package import BayanDiagnostics
import Foundation

/// A file or a folder that couldn't be written.
package struct WriteFailure: Error, Equatable {
  /// The reason of the failure.
  package enum Reason: Equatable, Sendable {
    case system(SystemCallError)
    /// A link to a missing target.
    case deadLink
    /// A link out of the folder to which the writing is limited.
    case outside
    /// A pipe or a device at the path.
    case device
    /// A person's own file at the path.
    case foreign
  }

  /// The path as the user names it.
  package var path: String
  package var reason: Reason

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// The sentence for the user.
  package var sentence: Diagnostic.Message {
    switch reason {
    case .system(let error): "cannot write '\(path)': \(phrase: error.sentence)"
    case .deadLink:
      "cannot write '\(path)': it is a link that leads to no file; remove it"
    case .device: "cannot write '\(path)': it is a pipe or a device"
    case .outside:
      "cannot write '\(path)': it is a link that leads elsewhere; remove it, or name the folder itself"
    case .foreign:
      "cannot write '\(path)': bayan has not written the file that is there; move it, or choose another name or folder"
    }
  }

  /// Calls a function that writes; prints its failure and ends the run.
  package static func orExit<Result>(_ write: () throws(WriteFailure) -> Result) throws -> Result {
    do {
      return try write()
    } catch {
      Terminal.say("error: \(phrase: error.sentence)")
      throw ExitCode.failure
    }
  }
}

/// The reason why a system call failed.
package struct SystemCallError: Error, Equatable, CustomStringConvertible {
  /// The value of `errno`.
  package var code: Int32

  package init(code: Int32) { self.code = code }

  /// The reason of the last failed call.
  static var last: SystemCallError { SystemCallError(code: errno) }

  /// The system's words: `Permission denied`.
  package var description: String { String(cString: strerror(code)) }

  /// The words for a user; the system's own for causes that are rare.
  var sentence: Diagnostic.Message {
    switch code {
    case EACCES: "Permission denied"
    case ENOENT: "No such file or directory"
    case ENOTDIR: "Not a directory"
    case EISDIR: "Is a directory"
    case ENOSPC: "No space left on device"
    case EROFS: "Read-only file system"
    default: .init(description)
    }
  }
}
