public import Foundation

/// A request over HTTP and its response, as values.
public enum HTTPExchange {
  /// The largest head of a response in bytes, beyond which reading stops.
  ///
  /// The head has all lines, also those of earlier interim responses and of trailers.
  public static let largestHead = 256 << 10

  /// A request.
  public struct Request: Hashable, Sendable {
    /// The method, in capitals: `GET`.
    public var method: String
    public var url: URL
    public var headers: HTTPHeaders
    public var body: [UInt8]?
    /// The time limit of the whole exchange.
    public var timeout: Duration
    /// The largest body of a response in decompressed bytes, beyond which reading stops.
    public var largestBody: Int

    public init(
      method: String = "GET", url: URL, headers: HTTPHeaders = [:], body: [UInt8]? = nil,
      timeout: Duration = .seconds(60), largestBody: Int = 4 << 20
    ) {
      self.method = method
      self.url = url
      self.headers = headers
      self.body = body
      self.timeout = timeout
      self.largestBody = largestBody
    }

    /// Whether sending the request twice has the same effect as sending it once.
    ///
    /// This depends on the method (RFC 9110, 9.2.2), and on the field `Idempotency-Key`.
    public var isIdempotent: Bool {
      HTTPExchange.isIdempotent(method: method) || headers.hasIdempotencyKey
    }
  }

  /// A response, with any status and the whole body.
  public struct Response: Hashable, Sendable {
    public var status: Int
    public var headers: HTTPHeaders
    public var body: [UInt8]

    public init(status: Int, headers: HTTPHeaders = [:], body: [UInt8] = []) {
      self.status = status
      self.headers = headers
      self.body = body
    }

    /// Whether the status is one of success, 200 to 299.
    public var isSuccess: Bool { (200...299).contains(status) }

    /// The media type without parameters, in lower case: `application/json`.
    public var mediaType: String? {
      headers["Content-Type"]?.split(separator: ";").first.map { type in
        type.trimmingCharacters(in: .whitespaces).lowercased()
      }
    }
  }

  /// Returns whether repeating a request with this method has no further effect (RFC 9110, 9.2.2).
  public static func isIdempotent(method: String) -> Bool {
    ["GET", "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE"].contains(method)
  }
}

/// Header fields; names are compared without regard to case.
public struct HTTPHeaders: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// The values by name; names are in lower case.
  public private(set) var fields: [String: String] = [:]

  init() {}

  /// The field by which a service recognizes a repeated request, and carries it out only once.
  ///
  /// - Source: draft-ietf-httpapi-idempotency-key-header-07.
  package static let idempotencyKey = "Idempotency-Key"

  /// Whether the fields have an idempotency key.
  package var hasIdempotencyKey: Bool { self[Self.idempotencyKey]?.isEmpty == false }

  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { self[name] = value }
  }

  public subscript(name: String) -> String? {
    get { fields[name.lowercased()] }
    set { fields[name.lowercased()] = newValue }
  }
}
