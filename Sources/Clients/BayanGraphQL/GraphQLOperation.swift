public import BayanHTTP
import BayanSupport

/// An operation as it is sent, and the type its data is read as.
public struct GraphQLOperation<Data: Decodable & Sendable>: Sendable {
  public enum Kind: String, Hashable, Sendable {
    case query
    case mutation
  }

  /// How a document that the service may know by its hash is sent.
  public enum Persistence: Hashable, Sendable {
    /// The document, always.
    case none
    /// The hash first, and the document with it where the service doesn't know the hash.
    ///
    /// - Parameter hash: The document's SHA-256, 64 hexadecimal digits.
    case automatic(hash: String)
    /// The hash alone: the service knows the document or refuses.
    case registered(hash: String)

    /// The hash of a document first, and the document with it where the service doesn't know it.
    public static func automatic(of document: String) -> Persistence {
      .automatic(hash: SHA256.digest(Array(document.utf8)))
    }
  }

  package var kind: Kind
  /// The operation's name in the document, which services log.
  public var name: String
  /// The document's text.
  package var document: String
  public var variables: [String: JSONValue]
  public var persistence: Persistence
  /// The permissions that it needs: what the user is asked for where the service misses one.
  package var needs: Set<String>
  /// Fields for this operation, beside the client's; of two with one name, this one is sent.
  ///
  /// With `Idempotency-Key` a mutation may be sent again: the service makes the change once for each
  /// key. It is for services that promise this.
  ///
  /// An answer of the cache is one to the same fields.
  public var headers: HTTPHeaders
  /// Whether its errors are recovered from; `nil` for what the client's settings say.
  public var isRecoveryEnabled: Bool?

  public init(
    _ kind: Kind = .query, name: String, document: String, variables: [String: JSONValue] = [:],
    persistence: Persistence = .none, needs: Set<String> = [], headers: HTTPHeaders = [:],
    isRecoveryEnabled: Bool? = nil, as: Data.Type = Data.self
  ) {
    self.kind = kind
    self.name = name
    self.document = document
    self.variables = variables
    self.persistence = persistence
    self.needs = needs
    self.headers = headers
    self.isRecoveryEnabled = isRecoveryEnabled
  }

  /// Whether sending it twice does no more than sending it once.
  var isRepeatable: Bool { kind == .query || headers.hasIdempotencyKey }

  /// Which of the document and its hash are sent.
  enum Sending {
    case hash
    case hashAndDocument
    case document
  }

  /// The body of a request (GraphQL over HTTP, 6.2).
  func body(_ sending: Sending) -> JSONValue {
    var members: [String: JSONValue] = ["operationName": .string(name)]
    if sending != .hash { members["query"] = .string(document) }
    if !variables.isEmpty { members["variables"] = .object(variables) }
    switch persistence {
    case .automatic(let hash) where sending != .document, .registered(let hash):
      members["extensions"] = [
        "persistedQuery": ["version": 1, "sha256Hash": .string(hash)]
      ]
    case .automatic, .none: break
    }
    return .object(members)
  }

  /// The same for two operations if the response to one is the response to the other.
  ///
  /// A registered operation may have no document here, and then has its hash alone.
  var identity: JSONValue { body(.hashAndDocument) }
}
