import ArgumentParser
import Foundation

/// A file or a folder that couldn't be written.
package struct WriteFailure: Error, Equatable {
  /// Why it couldn't.
  package enum Reason: Equatable, Sendable {
    case system(SystemError)
    /// A link that leads to nothing.
    case deadLink
    /// A link that leads out of the folder in which all must stay.
    case outside
    /// A pipe or a device.
    case device
    /// A person's file.
    case foreign
  }

  /// As the user knows it.
  package var path: String
  package var reason: Reason

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// The sentence for the user.
  package var sentence: String {
    switch reason {
    case .system(let error): "cannot write '\(path)': \(error)"
    case .deadLink:
      "cannot write '\(path)': it is a link to something that is not there; remove it"
    case .device: "cannot write '\(path)': it is a pipe or a device"
    case .outside:
      "cannot write '\(path)': it is a link that leads elsewhere; remove it, or name the folder "
        + "itself"
    case .foreign:
      "cannot write '\(path)': bayan has not written the file that is there; move it, or choose "
        + "another name or folder"
    }
  }

  /// Does what writes, or says why it couldn't and ends the run.
  package static func orExit<Result>(_ write: () throws(WriteFailure) -> Result) throws -> Result {
    do {
      return try write()
    } catch {
      Terminal.remark("error: \(error.sentence)")
      throw ExitCode.failure
    }
  }
}

/// Why a call of the system failed.
package struct SystemError: Error, Equatable, CustomStringConvertible {
  /// The value of `errno`.
  package var code: Int32

  package init(code: Int32) { self.code = code }

  /// The reason of the call that failed last.
  static var last: SystemError { SystemError(code: errno) }

  /// The system's words: `Permission denied`.
  package var description: String { String(cString: strerror(code)) }
}
