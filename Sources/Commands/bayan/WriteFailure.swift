import ArgumentParser
import Foundation

/// A file or a folder that couldn't be written.
struct WriteFailure: LocalizedError {
  /// As the user knows it.
  var path: String

  /// Why not, in the system's words: `Permission denied`.
  var reason: String

  /// - Parameter error: Foundation's, whose own description may be no more than a number.
  init(_ path: String, _ error: any Error) {
    self.path = path
    var beneath = error as NSError
    while let next = beneath.userInfo[NSUnderlyingErrorKey] as? NSError { beneath = next }
    reason =
      beneath.domain == NSPOSIXErrorDomain
      ? String(cString: strerror(Int32(truncatingIfNeeded: beneath.code)))
      : beneath.localizedFailureReason ?? beneath.localizedDescription
  }

  var errorDescription: String? { "'\(path)' can't be written: \(reason)" }

  /// Does what writes, or says why it couldn't and ends the run.
  ///
  /// - Parameter path: What is written, where a failure doesn't know better.
  static func orExit<Result>(_ path: String, _ write: () throws -> Result) throws -> Result {
    do {
      return try write()
    } catch {
      let failure = error as? WriteFailure ?? WriteFailure(path, error)
      Terminal.remark("error: \(failure.localizedDescription)")
      throw ExitCode.failure
    }
  }
}
