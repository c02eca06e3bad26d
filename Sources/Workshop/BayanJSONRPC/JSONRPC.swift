import BayanSupport
package import Foundation

/// The envelope of messages.
///
/// - Source: JSON-RPC 2.0.
package enum JSONRPC {
  /// The number or text that identifies a request.
  package enum ID: Codable, Hashable, Sendable {
    case number(Int)
    case text(String)

    package init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .number(let number): try container.encode(number)
      case .text(let text): try container.encode(text)
      }
    }
  }

  /// The members that every message has or may have.
  package struct Head: Decodable {
    package var id: ID?
    package var method: String?
  }

  /// The parameters of a message.
  package struct Body<Params: Decodable>: Decodable { package var params: Params }

  package struct Failure: Error, Encodable {
    package var code: Int
    package var message: String
    /// Facts for programs, beside the sentence.
    package var data: [String: Value]?

    package init(code: Int, message: String, data: [String: Value]? = nil) {
      self.code = code
      self.message = message
      self.data = data
    }

    package static func parseError(_ message: String) -> Self {
      Failure(code: -32700, message: message)
    }
    package static func invalidRequest(_ message: String) -> Self {
      Failure(code: -32600, message: message)
    }
    package static func methodNotFound(_ method: String) -> Self {
      Failure(code: -32601, message: "this server has no method '\(method)'")
    }
    package static func invalidParams(_ message: String) -> Self {
      Failure(code: -32602, message: message)
    }
    package static let invalidParams = invalidParams(
      "the parameters are not those of the protocol")
  }

  private struct Response<Result: Encodable>: Encodable {
    let jsonrpc = "2.0"
    var id: ID?
    var result: Result

    private enum CodingKeys: CodingKey { case jsonrpc, id, result }

    /// Encodes the response; a result of `null` is encoded, too.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(jsonrpc, forKey: .jsonrpc)
      try container.encode(id, forKey: .id)
      try container.encode(result, forKey: .result)
    }
  }

  private struct ErrorResponse: Encodable {
    let jsonrpc = "2.0"
    var id: ID?
    var error: Failure

    private enum CodingKeys: CodingKey { case jsonrpc, id, error }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(jsonrpc, forKey: .jsonrpc)
      try container.encode(id, forKey: .id)
      try container.encode(error, forKey: .error)
    }
  }

  private struct Call<Params: Encodable>: Encodable {
    let jsonrpc = "2.0"
    var id: ID?
    var method: String
    var params: Params?
  }

  package static func response(_ result: some Encodable, to id: ID) throws -> Data {
    try encode(Response(id: id, result: result))
  }

  package static func error(_ failure: Failure, to id: ID?) -> Data {
    // The encoding of this value can't fail.
    (try? encode(ErrorResponse(id: id, error: failure))) ?? Data()
  }

  package static func notification(_ method: String, _ params: some Encodable) throws -> Data {
    try encode(Call(id: nil, method: method, params: params))
  }

  package static func request(
    _ id: ID, _ method: String, _ params: (some Encodable)?
  ) throws -> Data {
    try encode(Call(id: id, method: method, params: params))
  }

  private static func encode(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(value)
    // Only strings have invisible characters, and an escape stands for the same character. So a
    // message can be read in a terminal.
    let scalars = String(decoding: data, as: UTF8.self).unicodeScalars
    guard scalars.contains(where: \.isHidden) else { return data }
    var text = ""
    for scalar in scalars {
      if scalar.isHidden { text += scalar.jsonEscape } else { text.unicodeScalars.append(scalar) }
    }
    return Data(text.utf8)
  }
}
