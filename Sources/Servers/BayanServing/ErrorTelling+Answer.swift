import BayanErrors
import BayanRuntime
import Foundation

extension ErrorTelling {
  /// Returns the answer to a thrown error.
  ///
  /// A catalog's error is told in its own words. Any other error is told as ``ServerError``, by its
  /// status. A status below 400, as of a redirection, gets an answer without a body.
  ///
  /// - Parameters:
  ///   - ownStatus: The HTTP status that the framework's error has; `nil` for other errors.
  ///   - accept: The values of the request's `Accept`, joined by commas; empty without the field.
  ///   - acceptLanguage: The values of the request's `Accept-Language`, joined in the same way.
  ///   - requestID: The request's id in the log, for ``instances``.
  /// - Throws: An error of Foundation's encoder.
  public func answer(
    to thrown: any Error, ownStatus: Int? = nil, accept: String, acceptLanguage: String,
    requestID: String? = nil
  ) throws -> ErrorAnswer {
    let (error, status) = told(thrown, ownStatus: ownStatus)
    guard status >= 400 else {
      return ErrorAnswer(error: error, status: status, fields: [], body: Data())
    }
    let preferences = AcceptLanguage.preferences(acceptLanguage)
    let type = AcceptedMedia.preferred(accept, of: forms.map(\.mediaType))
    let form = forms.first { $0.mediaType == type } ?? .problemDetails
    let body: Data
    let language: String
    switch form {
    case .problemDetails:
      let problem = ProblemDetails(
        error, status: status, types: types,
        instance: instances.flatMap { start in requestID.map { start + $0 } },
        preferring: preferences)
      body = try problem.json()
      language = problem.contentLanguage
    case .rpcStatus:
      let rpc = RPCStatus(error, httpStatus: status, preferring: preferences)
      body = try rpc.json()
      language = rpc.language.description
    }
    let varying = ["Accept-Language"] + (forms.count > 1 ? ["Accept"] : [])
    return ErrorAnswer(
      error: error, status: status,
      fields: [("Content-Type", form.mediaType), ("Content-Language", language)]
        + varying.map { ("Vary", $0) },
      body: body)
  }

  /// Returns the error that the client is told, and its HTTP status.
  private func told(
    _ thrown: any Error, ownStatus: Int?
  ) -> (error: any CatalogError, status: Int) {
    if let error = replacement(thrown) ?? (thrown as? any CatalogError) {
      return (error, ownStatus ?? status(of: error))
    }
    let status = ownStatus ?? (thrown is CancellationError ? 503 : 500)
    return (ServerError(answer: ServiceAnswer(httpStatus: status)), status)
  }

  private func status(of error: any CatalogError) -> Int {
    let code = status(error) ?? (error as? any ServiceMatched)?.httpStatus ?? 500
    return (400...599).contains(code) ? code : 500
  }
}
