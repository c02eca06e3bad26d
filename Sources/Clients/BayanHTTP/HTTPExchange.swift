public import Foundation

/// A request over HTTP and the response to it, as values.
public enum HTTPExchange {
  /// The bytes of a response's head beyond which reading stops: all its lines, those of interim
  /// responses before it, and of trailers after it.
  public static let largestHead = 256 << 10

  /// The request that is sent.
  public struct Request: Hashable, Sendable {
    /// The method, in capitals: `GET`.
    public var method: String
    public var url: URL
    public var headers: HTTPHeaders
    public var body: [UInt8]?
    /// How long the whole exchange may take.
    public var timeout: Duration
    /// The bytes of a response's body, decompressed, beyond which reading stops.
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

    /// Whether sending it twice does no more than sending it once: by its method (RFC 9110, 9.2.2), or
    /// because it has the field `Idempotency-Key`.
    public var isIdempotent: Bool {
      HTTPExchange.isIdempotent(method: method) || headers.hasIdempotencyKey
    }
  }

  /// The response, with any status and the whole body.
  public struct Response: Hashable, Sendable {
    public var status: Int
    public var headers: HTTPHeaders
    public var body: [UInt8]

    public init(status: Int, headers: HTTPHeaders = [:], body: [UInt8] = []) {
      self.status = status
      self.headers = headers
      self.body = body
    }

    /// Whether the status says success, 200 to 299.
    public var isSuccess: Bool { (200...299).contains(status) }

    /// The media type without parameters, in small letters: `application/json`.
    public var mediaType: String? {
      headers["Content-Type"]?.split(separator: ";").first.map { type in
        type.trimmingCharacters(in: .whitespaces).lowercased()
      }
    }
  }

  /// Whether a method may be repeated without doing more than once (RFC 9110, 9.2.2).
  public static func isIdempotent(method: String) -> Bool {
    ["GET", "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE"].contains(method)
  }
}

/// Header fields; names are compared without regard to case.
public struct HTTPHeaders: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// The values by name in small letters.
  public private(set) var fields: [String: String] = [:]

  init() {}

  /// The field by which a service knows a request that it has had before, and does nothing twice.
  ///
  /// - Source: draft-ietf-httpapi-idempotency-key-header-07.
  package static let idempotencyKey = "Idempotency-Key"

  /// Whether there is an idempotency key.
  package var hasIdempotencyKey: Bool { self[Self.idempotencyKey]?.isEmpty == false }

  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { self[name] = value }
  }

  public subscript(name: String) -> String? {
    get { fields[name.lowercased()] }
    set { fields[name.lowercased()] = newValue }
  }
}
