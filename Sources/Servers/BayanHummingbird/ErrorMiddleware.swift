#if Hummingbird
  import BayanErrors
  import BayanLogging
  import BayanRuntime
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
  /// A catalog's error is told in its own words. Any other error is told as ``ServerError``, with
  /// its HTTP status if it has one, and with 500 otherwise. The text of such an error is logged and
  /// not sent.
  ///
  /// The body is RFC 9457's problem details, or `google.rpc.Status` if the request prefers
  /// `application/json`; see ``ErrorTelling/forms``. Words are in the first language of
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
        let reply = telling.reply(to: error)
        log(error, reply, context)
        let id = context.logger[metadataKey: "hb.request.id"].map { "\($0)" }
        let response = try telling.response(to: request, with: reply, id: id)
        return request.method == .head ? response.createHeadResponse() : response
      }
    }

    /// Returns the text of an error that is no catalog's, for developers; no client gets it.
    ///
    /// An error of another kind is printed as `print` prints it: by its own description, else with its fields.
    private static func detail(of error: any Error) -> String? {
      if let error = error as? HTTPError { return error.body }
      return error is any CatalogError || error is any DescribedError ? nil : "\(error)"
    }

    /// Logs a server's failure as an error, and a request's failure, which is usual, at a lower
    /// level.
    private func log(_ error: any Error, _ reply: ErrorReply, _ context: Context) {
      var metadata: Logger.Metadata = ["status": "\(reply.status.code)"]
      if let detail = Self.detail(of: error) {
        metadata["detail"] = "\(LogText.redacted(detail))"
      }
      context.logger.log(
        level: reply.status.code >= 500 ? .error : .info, error: error, metadata: metadata)
    }
  }
#endif
