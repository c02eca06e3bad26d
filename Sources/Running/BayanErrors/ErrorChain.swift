import BayanRuntime
package import Foundation

/// An error that may have another error beneath it.
///
/// Errors of catalogs have their own underlying error. A client's other errors conform to this.
public protocol WrappingError: Error {
  /// The error beneath.
  var underlyingError: (any Error)? { get }
}

/// An error and those beneath it, outermost first.
///
///     ErrorChain(error).first(of: GraphRequestError.self)?.graphCode
///
/// The chain follows errors of catalogs, ``WrappingError``, and `NSUnderlyingErrorKey`, whose value
/// on Linux may be any Swift error, and not only an `NSError`. Errors that have several beneath them,
/// under `NSMultipleUnderlyingErrorsKey`, are followed by each of these and those beneath it. An `NSError` that was made from a
/// Swift error of this package, or that is beneath such an error, is replaced by that error. A
/// chain longer than ``longest`` is cut, because a chain with a loop would have no end.
public struct ErrorChain: Sequence, Sendable {
  /// The largest number of errors that are read.
  package static let longest = 32

  private let error: any Error

  public init(_ error: any Error) { self.error = error }

  public func makeIterator() -> AnyIterator<any Error> {
    // The next error is the last one here.
    var next = [error]
    var count = 0
    return AnyIterator {
      guard count < Self.longest, let error = next.popLast() else { return nil }
      count += 1
      let value = Self.swiftValue(of: error)
      next += Self.underlying(value).prefix(Self.longest - count).reversed()
      return value
    }
  }

  /// Returns the outermost error of a type.
  public func first<Found: Error>(of type: Found.Type) -> Found? {
    for error in self {
      if let found = error as? Found { return found }
    }
    return nil
  }

  /// Returns the Swift error that an `NSError` was made from; any other error is returned as it is.
  public static func swiftValue(of error: any Error) -> any Error {
    if error is any WrappingError || error is any CatalogError { return error }
    return (error as NSError).userInfo[CatalogErrorKey.swiftValue] as? any Error ?? error
  }

  /// Returns the `NSError` of any error, from which ``swiftValue(of:)`` returns the error.
  ///
  /// Without this, bridging loses the Swift type on Linux.
  package static func bridged(_ error: any Error) -> NSError {
    let bridged = error as NSError
    guard !(type(of: error) is NSError.Type), bridged.userInfo[CatalogErrorKey.swiftValue] == nil
    else { return bridged }
    return NSError(
      domain: bridged.domain, code: bridged.code,
      userInfo: bridged.userInfo.merging([CatalogErrorKey.swiftValue: error]) { own, _ in own })
  }

  private static func underlying(_ error: any Error) -> [any Error] {
    if let error = error as? any WrappingError { return error.underlyingError.map { [$0] } ?? [] }
    if let error = error as? any CatalogError { return error.underlyingError.map { [$0] } ?? [] }
    let info = (error as NSError).userInfo
    let one = info[NSUnderlyingErrorKey] as? any Error
    // On Linux there is no constant for this key.
    let several = info["NSMultipleUnderlyingErrorsKey"] as? [any Error] ?? []
    return (one.map { [$0] } ?? []) + several
  }
}
