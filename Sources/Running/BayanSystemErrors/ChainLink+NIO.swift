import BayanRuntime
import Foundation

extension ChainLink {
  /// Returns the catalog's error for one of SwiftNIO, which this module doesn't depend on.
  ///
  /// Types are known by their names, and their values by reflection. Once bridged to `NSError`, such an error has
  /// nothing but its name.
  ///
  /// - Parameter type: The type's full name.
  /// - Source: SwiftNIO 2.x: ChannelError, IOError, NIOConnectionError.
  func nio(_ type: String) -> (any CatalogError)? {
    switch type {
    case "NIOCore.ChannelError": channelError
    case "NIOCore.IOError": Self.errorNumber(of: error).flatMap { posix($0) }
    case "NIOPosix.NIOConnectionError": connectionError
    default: nil
    }
  }

  private var channelError: any CatalogError {
    // The value of this case isn't in the description.
    if Mirror(reflecting: error).children.first?.label == "connectTimeout" {
      return NetworkError.timedOut(seconds: 0, underlying: thrown)
    }
    // Older versions have the name of the case, and newer ones a sentence.
    switch String(describing: error) {
    case "eof", "End of file", "ioOnClosedChannel", "I/O on closed channel", "alreadyClosed",
      "Already closed", "outputClosed", "Output closed", "inputClosed", "Input closed":
      return NetworkError.connectionClosed(underlying: thrown)
    case "writeHostUnreachable", "Write host unreachable":
      return NetworkError.hostUnreachable(underlying: thrown)
    case "writeMessageTooLarge", "Write message too large":
      return NetworkError.requestTooLarge(underlying: thrown)
    default: return SystemError.programFault(underlying: thrown)
    }
  }

  /// The error of the first address that was tried, because all fail alike as a rule.
  ///
  /// Without one the host's name wasn't found.
  private var connectionError: (any CatalogError)? {
    guard let first = Mirror(reflecting: error).descendant("connectionErrors", 0, "error") else {
      return NetworkError.hostNotFound(underlying: thrown)
    }
    guard let first = first as? any Error else { return nil }
    if let number = Self.errorNumber(of: first) { return posix(number) }
    let numbered = first as NSError
    return numbered.domain == NSPOSIXErrorDomain ? posix(numbered.code) : nil
  }

  /// The error number of an `IOError`, by the names of its property in older and in newer versions.
  private static func errorNumber(of error: any Error) -> Int? {
    let mirror = Mirror(reflecting: error)
    let number = mirror.descendant("error", "errno") ?? mirror.descendant("errnoCode")
    return (number as? CInt).map(Int.init)
  }
}
