public import BayanErrors
import BayanHTTP
public import BayanRecovery
package import BayanRuntime
import BayanSystemErrors
import Foundation

/// The reason why a response's data doesn't fit the type of the operation.
public struct GraphQLDecodingError: Error, Hashable, Sendable {
  /// The place in the data.
  public var path: GraphQLPath
  /// The problem, for developers.
  public var message: String

  package init(path: GraphQLPath, message: String) {
    self.path = path
    self.message = message
  }
}

extension GraphQLDecodingError: DescribedError, CustomStringConvertible {
  public var descriptor: ErrorDescriptor {
    ErrorDescriptor(domain: "bayan.graphql.decoding", code: 1, parseFailure: description)
  }

  public var description: String { path.components.isEmpty ? message : "\(path): \(message)" }
}

extension GraphQLDecodingError: WordedError {
  package var worded: any CatalogError { NetworkError.schemaNotMet(underlying: self) }
  public var errorDescription: String? { worded.words.description }
  public var recoverySuggestion: String? { worded.words.suggestion }
}

extension JSONValue {
  /// Returns the value, decoded as a type.
  func decoded<Value: Decodable>(
    as type: Value.Type, by decoder: JSONDecoder = JSONDecoder()
  ) throws(GraphQLDecodingError) -> Value {
    do {
      return try decoder.decode(type, from: Data(text.utf8))
    } catch let error as DecodingError {
      throw GraphQLDecodingError(error)
    } catch {
      throw GraphQLDecodingError(path: [], message: "can't be read as \(type)")
    }
  }
}

extension GraphQLDecodingError {
  /// Creates the error without the message of the type's own decoding, which may quote the value.
  fileprivate init(_ error: DecodingError) {
    func path(_ context: DecodingError.Context, _ last: (any CodingKey)? = nil) -> GraphQLPath {
      GraphQLPath(
        (context.codingPath + [last].compactMap { $0 }).map { key in
          key.intValue.map { .index($0) } ?? .field(key.stringValue)
        })
    }
    switch error {
    case .keyNotFound(let key, let context):
      self.init(path: path(context, key), message: "is missing")
    case .valueNotFound(let type, let context):
      self.init(path: path(context), message: "is null, and \(type) is expected")
    case .typeMismatch(let type, let context):
      self.init(path: path(context), message: "is not \(type)")
    case .dataCorrupted(let context):
      self.init(path: path(context), message: "has a value that the type refuses")
    @unknown default:
      self.init(path: [], message: "can't be read")
    }
  }
}
