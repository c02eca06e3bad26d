#if Hummingbird
  import BayanErrors
  import BayanLogging
  import BayanRuntime
  import HTTPTypes
  public import Hummingbird
  import Logging

  /// Tells the errors of what it calls to the client, in the language of its reader.
  ///
  ///     let router = Router()
  ///     router.add(middleware: ErrorMiddleware())
  ///     router.get("orders/:id") { request, context in
  ///       throw ShopError.outOfStock(left: 0)
  ///     }
  ///
  /// A catalog's error is told in its own words. Any other error is told as ``ServerError``, by its
  /// HTTP status where it has one, and as 500 otherwise: what it says of itself is logged and not sent.
  ///
  /// The body is RFC 9457's problem details, or `google.rpc.Status` where the request prefers
  /// `application/json`; see ``ErrorTelling/forms``. Words are in the language that `Accept-Language`
  /// asks for and the error's catalog has, else in the catalog's source locale.
  ///
  /// Add it before middleware that throws, such as one that checks who sent the request, and after
  /// middleware that adds fields to every response, such as CORS. What is thrown while a response's
  /// body is written comes too late: the status has been sent.
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
        let told = telling.told(error)
        log(error, told, context)
        let id = context.logger[metadataKey: "hb.request.id"].map { "\($0)" }
        let response = try telling.response(to: request, telling: told, id: id)
        return request.method == .head ? response.createHeadResponse() : response
      }
    }

    /// The text of an error that is no catalog's: for developers, and sent to nobody.
    ///
    /// An error of another kind is printed as `print` prints it: by its own description, else with its fields.
    private static func detail(of error: any Error) -> String? {
      if let error = error as? HTTPError { return error.body }
      return error is any CatalogError || error is any DescribedError ? nil : "\(error)"
    }

    /// Failures of the server are errors of the log; those of a request are what servers live with.
    private func log(_ error: any Error, _ told: ToldError, _ context: Context) {
      var metadata: Logger.Metadata = ["status": "\(told.status.code)"]
      if let detail = Self.detail(of: error) {
        metadata["detail"] = "\(LogText.redacted(detail))"
      }
      context.logger.log(
        level: told.status.code >= 500 ? .error : .info, error: error, metadata: metadata)
    }
  }
#endif
