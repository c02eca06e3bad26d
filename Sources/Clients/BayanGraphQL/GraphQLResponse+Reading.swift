import BayanHTTP
import BayanSDKErrors
import Foundation

extension GraphQLResponse {
  /// The data as a type.
  ///
  /// - Throws: ``GraphQLDecodingError``.
  func decodedData<Value: Decodable>(as type: Value.Type) throws(GraphQLDecodingError) -> Value? {
    guard let data else { return nil }
    do {
      return try JSONDecoder().decode(type, from: Foundation.Data(data.text.utf8))
    } catch let error as DecodingError {
      throw GraphQLDecodingError(error)
    } catch {
      throw GraphQLDecodingError(path: [], message: "the data can't be read as \(type)")
    }
  }

  /// What the errors mean for a reader; `nil` where there are none.
  func problem(isMutation: Bool) -> GraphQLResponseError? {
    switch kind {
    case .complete: return nil
    case .requestError: return isPersistedQueryUnknown ? .persistedQueryNotFound : .requestFailed
    case .executionError:
      if isMutation { return .changeFailed }
      guard data != nil else { return .noData }
      return .partialData(missing: min(nullPositions.count, 10_000))
    }
  }

  /// Whether the service doesn't know the hash of a persisted query.
  var isPersistedQueryUnknown: Bool {
    !hasData
      && errors.contains {
        $0.message == "PersistedQueryNotFound" || $0.code == "PERSISTED_QUERY_NOT_FOUND"
      }
  }
}

extension GraphQLDecodingError {
  init(_ error: DecodingError) {
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
      self.init(path: path(context), message: context.debugDescription)
    @unknown default:
      self.init(path: [], message: "the data can't be read")
    }
  }
}
