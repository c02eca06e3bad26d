import BayanRuntime
import Foundation

extension ChainLink {
  /// Returns the catalog's error for one of `NSURLErrorDomain`.
  ///
  /// Files of uploads and of `file:` addresses have words about files.
  func network(_ error: NSError) -> any CatalogError {
    switch error.code {
    case NSURLErrorFileDoesNotExist:
      return SystemError.fileNotFound(file: file, underlying: thrown)
    case NSURLErrorFileIsDirectory:
      return SystemError.folderInsteadOfFile(file: file, underlying: thrown)
    case NSURLErrorNoPermissionsToReadFile:
      return SystemError.readNotPermitted(file: file, underlying: thrown)
    default: break
    }
    let found =
      NetworkError(number: error, underlying: thrown) ?? NetworkError.unknown(underlying: thrown)
    return isWithoutNetwork(found, error.code) ? NetworkError.offline(underlying: thrown) : found
  }

  /// Whether the cause of a failed connection is that the machine has none.
  ///
  /// On Linux nothing else says so: without a network no name is found, and no host is reached, which there is
  /// an unknown error. A refused connection has a number of its own.
  private func isWithoutNetwork(_ error: NetworkError, _ number: Int) -> Bool {
    switch error {
    case .hostNotFound: !NetworkInterfaces.areConnected()
    case .hostUnreachable: number == NSURLErrorUnknown && !NetworkInterfaces.areConnected()
    default: false
    }
  }
}
