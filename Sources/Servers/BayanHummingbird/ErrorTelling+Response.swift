#if Hummingbird
  import BayanErrors
  import BayanRuntime
  import HTTPTypes
  import Hummingbird

  /// The response to an error.
  struct ToldError {
    var error: any CatalogError
    var status: HTTPResponse.Status
    /// Fields that the error brings along, such as `WWW-Authenticate`.
    var headers: HTTPFields = [:]
  }

  extension ErrorTelling {
    /// Returns the response to a thrown error.
    func told(_ thrown: any Error) -> ToldError {
      let own = (thrown as? any HTTPResponseError).map(\.status)
      let headers = (thrown as? HTTPError)?.headers ?? [:]
      if let error = replacement(thrown) ?? (thrown as? any CatalogError) {
        return ToldError(error: error, status: own ?? status(of: error), headers: headers)
      }
      let status = own ?? (thrown is CancellationError ? .serviceUnavailable : .internalServerError)
      return ToldError(
        error: ServerError(answer: ServiceAnswer(httpStatus: status.code)), status: status,
        headers: headers)
    }

    private func status(of error: any CatalogError) -> HTTPResponse.Status {
      let code = status(error) ?? (error as? any ServiceMatched)?.httpStatus ?? 500
      return HTTPResponse.Status(code: (400...599).contains(code) ? code : 500)
    }

    /// The response that tells it.
    ///
    /// - Parameter id: The request's id in the log.
    func response(to request: Request, telling told: ToldError, id: String?) throws -> Response {
      // A redirection or "not modified" that was thrown is no error, and has no words.
      guard told.status.code >= 400 else {
        return Response(status: told.status, headers: told.headers)
      }
      let preferences = AcceptLanguage.preferences(request.fields(.acceptLanguage))
      let type = AcceptedMedia.preferred(request.fields(.accept), of: forms.map(\.mediaType))
      let form = forms.first { $0.mediaType == type } ?? .problemDetails
      let body: ByteBuffer
      let language: String
      switch form {
      case .problemDetails:
        let problem = ProblemDetails(
          told.error, status: told.status.code, types: types,
          instance: instances.flatMap { start in id.map { start + $0 } }, preferring: preferences)
        body = ByteBuffer(bytes: try problem.json())
        language = problem.contentLanguage
      case .rpcStatus:
        let status = RPCStatus(
          told.error, httpStatus: told.status.code, preferring: preferences)
        body = ByteBuffer(bytes: try status.json())
        language = status.language.description
      }
      var headers = told.headers
      headers[.contentType] = form.mediaType
      headers[.contentLength] = nil
      headers[.contentLanguage] = language
      let varying: [HTTPField.Name] = [.acceptLanguage] + (forms.count > 1 ? [.accept] : [])
      for name in varying { headers.append(HTTPField(name: .vary, value: name.canonicalName)) }
      return Response(status: told.status, headers: headers, body: ResponseBody(byteBuffer: body))
    }
  }

  extension Request {
    /// The values of a field, joined as RFC 9110 has it.
    fileprivate func fields(_ name: HTTPField.Name) -> String {
      headers[values: name].joined(separator: ",")
    }
  }
#endif
