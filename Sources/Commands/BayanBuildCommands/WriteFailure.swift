import ArgumentParser
import Foundation

/// A file or a folder that couldn't be written.
package struct WriteFailure: Error {
  /// As the user knows it.
  var path: String
  var reason: SystemError

  /// Does what writes, or says why it couldn't and ends the run.
  package static func orExit<Result>(_ write: () throws(WriteFailure) -> Result) throws -> Result {
    do {
      return try write()
    } catch {
      Terminal.remark("error: cannot write '\(error.path)': \(error.reason)")
      throw ExitCode.failure
    }
  }
}

/// Why a call of the system failed.
struct SystemError: Error, Equatable, CustomStringConvertible {
  /// The value of `errno`.
  var code: Int32

  /// The reason of the call that failed last.
  static var last: SystemError { SystemError(code: errno) }

  /// The system's words: `Permission denied`.
  var description: String { String(cString: strerror(code)) }
}
