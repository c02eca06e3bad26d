#if Hummingbird
  import BayanErrors
  import BayanRuntime
  import HTTPTypes
  import Hummingbird

  /// The response to an error.
  struct ErrorReply {
    var error: any CatalogError
    var status: HTTPResponse.Status
    /// The fields from the error itself, such as `WWW-Authenticate`.
    var headers: HTTPFields = [:]
  }

  extension ErrorTelling {
    /// Returns the response to a thrown error.
    func reply(to thrown: any Error) -> ErrorReply {
      let own = (thrown as? any HTTPResponseError).map(\.status)
      let headers = (thrown as? HTTPError)?.headers ?? [:]
      if let error = replacement(thrown) ?? (thrown as? any CatalogError) {
        return ErrorReply(error: error, status: own ?? status(of: error), headers: headers)
      }
      let status = own ?? (thrown is CancellationError ? .serviceUnavailable : .internalServerError)
      return ErrorReply(
        error: ServerError(answer: ServiceAnswer(httpStatus: status.code)), status: status,
        headers: headers)
    }

    private func status(of error: any CatalogError) -> HTTPResponse.Status {
      let code = status(error) ?? (error as? any ServiceMatched)?.httpStatus ?? 500
      return HTTPResponse.Status(code: (400...599).contains(code) ? code : 500)
    }

    /// Returns the response for an error.
    ///
    /// - Parameter id: The request's id in the log.
    func response(to request: Request, with reply: ErrorReply, id: String?) throws -> Response {
      // A thrown redirection or "not modified" is no error, and has no words.
      guard reply.status.code >= 400 else {
        return Response(status: reply.status, headers: reply.headers)
      }
      let preferences = AcceptLanguage.preferences(request.fields(.acceptLanguage))
      let type = AcceptedMedia.preferred(request.fields(.accept), of: forms.map(\.mediaType))
      let form = forms.first { $0.mediaType == type } ?? .problemDetails
      let body: ByteBuffer
      let language: String
      switch form {
      case .problemDetails:
        let problem = ProblemDetails(
          reply.error, status: reply.status.code, types: types,
          instance: instances.flatMap { start in id.map { start + $0 } }, preferring: preferences)
        body = ByteBuffer(bytes: try problem.json())
        language = problem.contentLanguage
      case .rpcStatus:
        let status = RPCStatus(
          reply.error, httpStatus: reply.status.code, preferring: preferences)
        body = ByteBuffer(bytes: try status.json())
        language = status.language.description
      }
      var headers = reply.headers
      headers[.contentType] = form.mediaType
      headers[.contentLength] = nil
      headers[.contentLanguage] = language
      let varying: [HTTPField.Name] = [.acceptLanguage] + (forms.count > 1 ? [.accept] : [])
      for name in varying { headers.append(HTTPField(name: .vary, value: name.canonicalName)) }
      return Response(status: reply.status, headers: headers, body: ResponseBody(byteBuffer: body))
    }
  }

  extension Request {
    /// Returns the values of a field, joined as RFC 9110 allows.
    fileprivate func fields(_ name: HTTPField.Name) -> String {
      headers[values: name].joined(separator: ",")
    }
  }
#endif
