package import BayanRuntime
package import Foundation

extension SystemErrors {
  /// Returns the catalog's error for a domain and number of this module; `nil` for unknown ones.
  ///
  /// A number brings no values, such as a time or a name. The texts then say that the value is unknown.
  package static func numbered(_ error: NSError) -> (any CatalogError)? {
    let beneath = error.userInfo[NSUnderlyingErrorKey] as? any Error ?? error
    switch error.domain {
    case NetworkError.domain:
      return NetworkError(code: error.code, underlying: beneath)
        ?? NetworkError(code: error.code, among: network(beneath))
        ?? .unknown(underlying: error)
    case SystemError.domain:
      return SystemError(code: error.code, underlying: beneath)
        ?? SystemError(code: error.code, among: files(beneath))
    default: return nil
    }
  }

  private static func network(_ beneath: any Error) -> [NetworkError] {
    [
      .timedOut(seconds: 0, underlying: beneath), .httpStatus(status: 500, underlying: beneath),
      .tooManyRetries(attempts: 0, underlying: beneath),
    ]
  }

  private static func files(_ beneath: any Error) -> [SystemError] {
    let cases: [(String, any Error) -> SystemError] = [
      SystemError.fileNotFound, SystemError.folderNotFound, SystemError.readNotPermitted,
      SystemError.writeNotPermitted, SystemError.fileExists, SystemError.folderNotEmpty,
      SystemError.diskFull, SystemError.readOnly, SystemError.fileTooLarge, SystemError.inUse,
      SystemError.folderInsteadOfFile, SystemError.shortcutBroken, SystemError.diskFailed,
      SystemError.fileUnreadable, SystemError.readFailed, SystemError.writeFailed,
      SystemError.notDownloaded, SystemError.cloudFull, SystemError.textUnreadable,
    ]
    return cases.map { $0("", beneath) }
  }
}
