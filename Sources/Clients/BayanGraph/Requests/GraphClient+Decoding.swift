public import BayanErrors
import BayanHTTP
import BayanSDKErrors
import Foundation

/// Why an answer's value doesn't fit the type it is read as.
public struct GraphDecodingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where in the value: `data[2].name`.
  public var path: String
  /// What, for developers; without values of the answer.
  public var message: String

  public var description: String { path.isEmpty ? message : "\(path): \(message)" }
}

extension GraphDecodingError: DescribedError {
  public var descriptor: ErrorDescriptor {
    ErrorDescriptor(
      domain: "bayan.graph.decoding", code: 1, name: "decoding", invalidArgument: path,
      parseFailure: description)
  }
}

extension GraphClient {
  /// Sends a request and reads the answer as a type.
  ///
  ///     struct Person: Decodable { var id: String; var name: String }
  ///     let me = try await client.send(GraphRequest("me"), as: Person.self)
  ///
  /// - Throws: ``GraphFailure``; `schemaNotMet`, with a ``GraphDecodingError`` beneath, where the
  ///   answer doesn't fit.
  public func send<Value: Decodable>(
    _ request: GraphRequest, as type: Value.Type
  ) async throws(GraphFailure) -> Value {
    let response = try await send(request)
    do {
      return try JSONDecoder().decode(type, from: Data(response.value.text.utf8))
    } catch let error {
      var failure = GraphFailure.network(.schemaNotMet(underlying: GraphDecodingError(error)))
      failure.answer = UnusableResponse(
        HTTPExchange.Response(status: response.status, headers: response.headers))
      failure.recovery = await state(of: failure)
      throw failure
    }
  }
}

extension GraphDecodingError {
  /// The failure of a decoder, without the values that it quotes.
  fileprivate init(_ error: any Error) {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context)?:
      self.init(context, "the member '\(key.stringValue)' is missing")
    case .valueNotFound(let type, let context)?: self.init(context, "null instead of \(type)")
    case .typeMismatch(let type, let context)?: self.init(context, "not of type \(type)")
    case .dataCorrupted(let context)?: self.init(context, "not a value of its type")
    default: self.init(path: "", message: "not readable as this type")
    }
  }

  private init(_ context: DecodingError.Context, _ message: String) {
    var path = ""
    for key in context.codingPath {
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : "." + key.stringValue
      }
    }
    self.init(path: path, message: message)
  }
}
