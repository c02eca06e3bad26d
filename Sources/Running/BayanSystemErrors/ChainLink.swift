import BayanErrors
import BayanRuntime
import Foundation

/// One error of a chain, to be matched with an error of the catalog.
///
/// Swift types are asked first, because an error that became an `NSError` is a number that means less. `as? CocoaError`
/// isn't asked: on Linux it is true of every `NSError`, of any domain.
struct ChainLink {
  let error: any Error
  let chain: [any Error]
  private let index: Int

  init(_ chain: [any Error], _ index: Int) {
    self.chain = chain
    self.index = index
    error = chain[index]
  }

  /// The error that was thrown, which every error of the catalog keeps beneath it.
  var thrown: any Error { chain[0] }

  /// Whether an error above this one is about a file: then a number of the operating system means less.
  var isOfFile: Bool {
    chain[..<index].contains { ($0 as NSError).domain == NSCocoaErrorDomain }
  }

  /// The catalog's error; `nil` if nothing is known of this one.
  var match: (any CatalogError)? {
    if let error = error as? DecodingError { return decoding(error) }
    if let found = nio(String(reflecting: type(of: error))) { return found }
    let numbered = error as NSError
    switch numbered.domain {
    case NSCocoaErrorDomain: return cocoa(numbered)
    case NSURLErrorDomain: return network(numbered)
    case NSPOSIXErrorDomain: return posix(numbered.code)
    // A constant of FoundationXML on Linux.
    case "NSXMLParserErrorDomain": return SystemError.dataDamaged(underlying: thrown)
    case NetworkError.domain, SystemError.domain: return SystemErrors.numbered(numbered)
    default: return nil
    }
  }

  /// Never the path of the coding keys, which is for developers.
  private func decoding(_ error: DecodingError) -> SystemError {
    switch error {
    case .keyNotFound, .valueNotFound: .dataIncomplete(underlying: thrown)
    case .typeMismatch: .dataUnexpected(underlying: thrown)
    // With a path, the data can be read, and one value in it isn't as expected.
    case .dataCorrupted(let context):
      context.codingPath.isEmpty
        ? .dataDamaged(underlying: thrown) : .dataUnexpected(underlying: thrown)
    @unknown default: .dataDamaged(underlying: thrown)
    }
  }
}
