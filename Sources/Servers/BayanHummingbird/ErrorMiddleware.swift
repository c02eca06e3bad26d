#if Hummingbird
  public import BayanServing
  import Foundation
  import HTTPTypes
  public import Hummingbird
  import Logging

  /// A middleware that tells thrown errors to the client, in the reader's language.
  ///
  ///     let router = Router()
  ///     router.add(middleware: ErrorMiddleware())
  ///     router.get("orders/:id") { request, context in
  ///       throw ShopError.outOfStock(left: 0)
  ///     }
  ///
  /// A catalog's error is told in its own words. Any other error is told as `ServerError`, with
  /// its HTTP status if it has one, and with 500 otherwise. The text of such an error is logged and
  /// not sent.
  ///
  /// The body is RFC 9457's problem details, or `google.rpc.Status` if the request prefers
  /// `application/json`; see `ErrorTelling.forms`. Words are in the first language of
  /// `Accept-Language` that the error's catalog has, else in the catalog's source locale.
  ///
  /// Add this middleware before middleware that throws, such as one that authenticates requests,
  /// and after middleware that adds fields to every response, such as CORS. An error that is thrown
  /// while a response's body is written comes too late, because the status has been sent.
  public struct ErrorMiddleware<Context: RequestContext>: RouterMiddleware {
    public var telling: ErrorTelling

    public init(_ telling: ErrorTelling = ErrorTelling(), context: Context.Type = Context.self) {
      self.telling = telling
    }

    public func handle(
      _ request: Request, context: Context,
      next: (Request, Context) async throws -> Response
    ) async throws -> Response {
      do {
        return try await next(request, context)
      } catch {
        let answer = try telling.answer(
          to: error, ownStatus: (error as? any HTTPResponseError)?.status.code,
          accept: request.headers[values: .accept].joined(separator: ","),
          acceptLanguage: request.headers[values: .acceptLanguage].joined(separator: ","),
          requestID: context.logger[metadataKey: "hb.request.id"].map { "\($0)" })
        // The message of Hummingbird's error is for developers.
        let detail =
          error is HTTPError ? (error as? HTTPError)?.body : ErrorAnswer.detail(of: error)
        answer.log(error, detail: detail, to: context.logger)
        return answer.response(to: request, with: (error as? HTTPError)?.headers ?? [:])
      }
    }
  }

  extension ErrorAnswer {
    /// - Parameter own: The fields from the error itself, such as `WWW-Authenticate`.
    fileprivate func response(to request: Request, with own: HTTPFields) -> Response {
      var headers = own
      for field in fields {
        guard let name = HTTPField.Name(field.name) else { continue }
        // A response may have several values of `Vary`, and one of the other fields.
        if name == .vary {
          headers.append(HTTPField(name: name, value: field.value))
        } else {
          headers[name] = field.value
        }
      }
      var response = Response(status: HTTPResponse.Status(code: status), headers: headers)
      if !body.isEmpty {
        response.headers[.contentLength] = nil
        response.body = ResponseBody(byteBuffer: ByteBuffer(bytes: body))
      }
      return request.method == .head ? response.createHeadResponse() : response
    }
  }
#endif
