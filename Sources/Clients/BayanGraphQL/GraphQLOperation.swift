public import BayanHTTP
import BayanSupport

/// An operation with its variables, and the type of its data.
public struct GraphQLOperation<Data: Decodable & Sendable>: Sendable {
  public enum Kind: String, Hashable, Sendable {
    case query
    case mutation
  }

  /// The way in which a document is sent that the service may know by its hash.
  public enum Persistence: Hashable, Sendable {
    /// The document alone.
    case none
    /// The hash first, and the document with it if the service doesn't know the hash.
    ///
    /// - Parameter hash: The document's SHA-256, 64 hexadecimal digits.
    case automatic(hash: String)
    /// The hash alone: a service without the document refuses it.
    case registered(hash: String)

    /// Returns `automatic` with the hash of a document.
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
  /// The permissions of the operation, for which the user is asked if the service reports one as
  /// missing.
  package var needs: Set<String>
  /// The fields of this operation, which replace the client's fields of the same names.
  ///
  /// With `Idempotency-Key` a mutation may be sent again, if the service promises that it makes the
  /// change once for each key.
  ///
  /// A cached answer is used only for the same fields.
  public var headers: HTTPHeaders
  /// Whether the client recovers from failures of this operation; `nil` for the client's settings.
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

  /// Whether sending the operation twice has the same effect as sending it once.
  var isRepeatable: Bool { kind == .query || headers.hasIdempotencyKey }

  /// The parts of a request that identify the document.
  enum Sending {
    case hash
    case hashAndDocument
    case document
  }

  /// Returns the body of a request (GraphQL over HTTP, 6.2).
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

  /// A value that is equal for two operations with the same responses.
  ///
  /// A registered operation may have no document here, and then has its hash alone.
  var identity: JSONValue { body(.hashAndDocument) }
}
