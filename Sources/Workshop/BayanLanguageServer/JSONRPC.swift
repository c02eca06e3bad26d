import Foundation

/// The envelope of messages.
///
/// - Source: JSON-RPC 2.0, and Language Server Protocol 3.17, `ErrorCodes`.
enum JSONRPC {
  /// The number or text by which a request is known.
  enum ID: Codable, Hashable {
    case number(Int)
    case text(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .number(let number): try container.encode(number)
      case .text(let text): try container.encode(text)
      }
    }
  }

  /// What every message has, or may have.
  struct Head: Decodable {
    var id: ID?
    var method: String?
  }

  /// The parameters of a message.
  struct Body<Params: Decodable>: Decodable { var params: Params }

  struct Failure: Error, Encodable {
    var code: Int
    var message: String

    static func parseError(_ message: String) -> Self { Failure(code: -32700, message: message) }
    static func invalidRequest(_ message: String) -> Self {
      Failure(code: -32600, message: message)
    }
    static func methodNotFound(_ method: String) -> Self {
      Failure(code: -32601, message: "this server has no method '\(method)'")
    }
    static let invalidParams = Failure(
      code: -32602, message: "the parameters are not those of the protocol")
    static let notInitialized = Failure(
      code: -32002, message: "the first request must be 'initialize'")
    static func requestFailed(_ message: String) -> Self { Failure(code: -32803, message: message) }
  }

  private struct Response<Result: Encodable>: Encodable {
    let jsonrpc = "2.0"
    var id: ID?
    var result: Result

    private enum CodingKeys: CodingKey { case jsonrpc, id, result }

    /// `null` for a result is a result.
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
    var params: Params
  }

  static func response(_ result: some Encodable, to id: ID) throws -> Data {
    try encode(Response(id: id, result: result))
  }

  static func error(_ failure: Failure, to id: ID?) -> Data {
    // Nothing in it can fail to be written.
    (try? encode(ErrorResponse(id: id, error: failure))) ?? Data()
  }

  static func notification(_ method: String, _ params: some Encodable) throws -> Data {
    try encode(Call(id: nil, method: method, params: params))
  }

  static func request(_ id: ID, _ method: String, _ params: some Encodable) throws -> Data {
    try encode(Call(id: id, method: method, params: params))
  }

  private static func encode(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value)
  }
}
