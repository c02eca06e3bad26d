import BayanHTTP
import Foundation

extension GraphQLResponse {
  /// Returns the data, decoded as a type; `nil` if there is none.
  ///
  /// - Throws: ``GraphQLDecodingError``.
  func decodedData<Value: Decodable>(
    as type: Value.Type, by decoder: JSONDecoder = JSONDecoder()
  ) throws(GraphQLDecodingError) -> Value? {
    guard let data else { return nil }
    return try data.decoded(as: type, by: decoder)
  }

  /// Returns the extensions, decoded as a type.
  ///
  /// - Throws: ``GraphQLDecodingError``.
  public func extensions<Value: Decodable>(
    as type: Value.Type
  ) throws(GraphQLDecodingError) -> Value {
    try JSONValue.object(extensions).decoded(as: type)
  }
}
