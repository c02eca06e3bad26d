public import BayanErrors
import BayanHTTP
public import BayanRecovery
package import BayanRuntime
import BayanSystemErrors
public import Foundation

/// The reason why an answer's value doesn't fit the type of the caller.
public struct GraphDecodingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place in the value: `data[2].name`.
  public var path: String
  /// The problem, for developers; without values of the answer.
  public var message: String

  package init(path: String, message: String) {
    self.path = path
    self.message = message
  }

  public var description: String { path.isEmpty ? message : "\(path): \(message)" }
}

extension GraphDecodingError: WordedError {
  package var worded: any CatalogError { NetworkError.schemaNotMet(underlying: self) }
  public var errorDescription: String? { worded.words.description }
  public var recoverySuggestion: String? { worded.words.suggestion }
}

extension GraphDecodingError: DescribedError {
  public var descriptor: ErrorDescriptor {
    ErrorDescriptor(
      domain: "bayan.graph.decoding", code: 1, name: "decoding", invalidArgument: path,
      parseFailure: description)
  }
}

extension GraphClient {
  /// Sends a request, and decodes the answer as a type.
  ///
  ///     struct Person: Decodable { var id: String; var name: String }
  ///     let me = try await client.send(GraphRequest("me"), as: Person.self)
  ///
  /// - Throws: ``GraphFailure``; `schemaNotMet`, with a ``GraphDecodingError`` beneath, if the
  ///   answer doesn't fit the type.
  public func send<Value: Decodable>(
    _ request: GraphRequest, as type: Value.Type
  ) async throws(GraphFailure) -> Value {
    let response = try await send(request)
    do {
      return try configuration.decoder().decode(type, from: Data(response.value.text.utf8))
    } catch let error {
      var failure = GraphFailure.network(.schemaNotMet(underlying: GraphDecodingError(error)))
      failure.answer = UnusableResponse(
        HTTPExchange.Response(status: response.status, headers: response.headers))
      // The service carried out the request, or else its answer would be an error.
      failure.change = request.isIdempotent ? .repeatable : .made
      failure.recovery = await state(of: failure)
      throw failure.unlessStopped
    }
  }
}

/// The default decoding of answers of the Graph API.
public enum GraphDecoder {
  /// Makes a decoder for the dates of the Graph API: `2024-01-01T10:00:00+0000`, the same with a
  /// colon or `Z`, and seconds since 1970.
  ///
  /// Your own decoder starts from it:
  ///
  ///     configuration.decoder = {
  ///       let decoder = GraphDecoder.make()
  ///       decoder.keyDecodingStrategy = .convertFromSnakeCase
  ///       return decoder
  ///     }
  public static let make: @Sendable () -> JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let value = try decoder.singleValueContainer()
      if let seconds = try? value.decode(Double.self) {
        return Date(timeIntervalSince1970: seconds)
      }
      let text = try value.decode(String.self)
      let styles: [Date.ISO8601FormatStyle] = [
        .iso8601, Date.ISO8601FormatStyle(includingFractionalSeconds: true),
      ]
      for style in styles {
        if let date = try? style.parse(text) { return date }
      }
      throw DecodingError.dataCorruptedError(in: value, debugDescription: "no date")
    }
    return decoder
  }
}

extension GraphDecodingError {
  /// Creates the error of a decoder, without the values that the decoder's error quotes.
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
