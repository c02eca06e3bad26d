import BayanServing
import FlyingFox
import Foundation
import Logging

struct ErrorHandler: HTTPHandler {
  var telling = ErrorTelling()
  var logger: Logger
  var next: any HTTPHandler

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    do {
      return try await next.handleRequest(request)
    } catch {
      // FlyingFox throws this error for a path without a handler.
      let isMissing = error is HTTPUnhandledError
      let answer = try telling.answer(
        to: error, ownStatus: isMissing ? 404 : nil, accept: request.headers[.accept] ?? "",
        acceptLanguage: request.headers[.acceptLanguage] ?? "")
      answer.log(error, detail: isMissing ? nil : ErrorAnswer.detail(of: error), to: logger)
      var headers = HTTPHeaders()
      for field in answer.fields { headers.addValue(field.value, for: HTTPHeader(field.name)) }
      return HTTPResponse(
        statusCode: HTTPStatusCode(answer.status, phrase: ""), headers: headers,
        body: request.method == .HEAD ? Data() : answer.body)
    }
  }
}

extension HTTPHeader {
  static let accept = HTTPHeader("Accept")
  static let acceptLanguage = HTTPHeader("Accept-Language")
}
