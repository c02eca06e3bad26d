import BayanJSONRPC

extension ContextServer {
  /// The members that distinguish requests, notifications and answers.
  struct Envelope: Decodable {
    var version: String?
    /// Whether the message has an id of any kind.
    var hasID: Bool
    var id: JSONRPC.ID?
    var method: String?
    var isAnswer: Bool

    private enum CodingKeys: CodingKey { case jsonrpc, id, method, result, error }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      version = try? container.decode(String.self, forKey: .jsonrpc)
      hasID = container.contains(.id)
      id = try? container.decode(JSONRPC.ID.self, forKey: .id)
      method = try? container.decode(String.self, forKey: .method)
      isAnswer = container.contains(.result) || container.contains(.error)
    }
  }

  /// The protocol version and the client of a request.
  struct RequestMeta: Decodable {
    struct Params: Decodable {
      var _meta: Meta?
    }

    struct Meta: Decodable {
      var version: String?
      var hasCapabilities: Bool

      private enum CodingKeys: String, CodingKey {
        case version = "io.modelcontextprotocol/protocolVersion"
        case capabilities = "io.modelcontextprotocol/clientCapabilities"
      }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        version = try container.decodeIfPresent(String.self, forKey: .version)
        hasCapabilities = (try? container.decode(AnyObject.self, forKey: .capabilities)) != nil
      }
    }

    /// An object whose members aren't read.
    private struct AnyObject: Decodable {
      private enum CodingKeys: CodingKey {}
      init(from decoder: any Decoder) throws { _ = try decoder.container(keyedBy: CodingKeys.self) }
    }

    var params: Params?

    /// The fields of the revisions without a handshake; `nil` if the request has none.
    var protocolFields: (version: String, hasCapabilities: Bool)? {
      guard let meta = params?._meta, let version = meta.version else { return nil }
      return (version, meta.hasCapabilities)
    }
  }

  struct Initialization: Decodable { var protocolVersion: String }

  struct Cancellation: Decodable { var requestId: JSONRPC.ID }

  struct Page: Decodable { var cursor: String? }

  struct ToolCall: Decodable {
    var name: String
    var arguments: [String: ToolArguments.Value]?
  }

  /// The answer to a subscription; no notification follows, because the server's lists never
  /// change.
  struct Acknowledgement: Encodable {
    struct Meta: Encodable {
      var id: JSONRPC.ID
      private enum CodingKeys: String, CodingKey {
        case id = "io.modelcontextprotocol/subscriptionId"
      }
    }
    struct Nothing: Encodable {}
    var _meta: Meta
    var notifications = Nothing()

    init(id: JSONRPC.ID) { _meta = Meta(id: id) }
  }
}
