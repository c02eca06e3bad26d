import BayanErrors
import BayanHTTP
import BayanRuntime
import BayanServing
import Foundation
import Testing

/// The answers to errors, without a framework.
@Suite("the answer to an error")
struct ErrorAnswerTests {
  private struct Other: Error {
    var secret = "token 42"
  }

  private func answer(
    to error: any Error, _ telling: ErrorTelling = ErrorTelling(), status: Int? = nil,
    accept: String = "", language: String = "en", id: String? = nil
  ) throws -> ErrorAnswer {
    try telling.answer(
      to: error, ownStatus: status, accept: accept, acceptLanguage: language, requestID: id)
  }

  private func fields(_ answer: ErrorAnswer) -> [String] {
    answer.fields.map { "\($0.name): \($0.value)" }
  }

  @Test(
    arguments: [
      (ServerError.badRequest as any Error, nil, 400), (ServerError.badRequest, 422, 422),
      (CancellationError(), nil, 503), (Other(), nil, 500), (Other(), 404, 404),
    ] as [(any Error, Int?, Int)])
  func `the status is the error's own, else the catalog's, else 500`(
    _ error: any Error, _ own: Int?, _ status: Int
  ) throws {
    let answer = try answer(to: error, status: own)
    #expect(answer.status == status)
    #expect(try JSONValue(parsing: Array(answer.body))["status"]?.integer == status)
  }

  @Test(arguments: [(399, 500), (600, 500), (200, 500), (451, 451)])
  func `a status that is no error's is not taken for a catalog's error`(
    _ chosen: Int, _ status: Int
  ) throws {
    let telling = ErrorTelling(status: { _ in chosen })
    #expect(try answer(to: ServerError.failed, telling).status == status)
  }

  @Test func `a status below 400 has no words`() throws {
    let answer = try answer(to: Other(), status: 304)
    #expect(answer.status == 304 && answer.body.isEmpty && answer.fields.isEmpty)
  }

  @Test(arguments: [
    ("", "application/problem+json"), ("*/*", "application/problem+json"),
    ("application/json", "application/json"), ("text/html", "application/problem+json"),
    ("application/json;q=0.1, application/problem+json", "application/problem+json"),
  ])
  func `the form is the one that the client prefers`(_ accept: String, _ type: String) throws {
    let answer = try answer(to: ServerError.failed, accept: accept, language: "ar-EG")
    #expect(
      fields(answer) == [
        "Content-Type: \(type)", "Content-Language: ar", "Vary: Accept-Language", "Vary: Accept",
      ])
  }

  @Test func `a server with one form doesn't vary by the client's preference`() throws {
    let telling = ErrorTelling(forms: [.rpcStatus])
    let answer = try answer(to: ServerError.failed, telling, accept: "application/problem+json")
    #expect(
      fields(answer) == [
        "Content-Type: application/json", "Content-Language: en", "Vary: Accept-Language",
      ])
  }

  @Test func `the text of another error isn't sent`() throws {
    for accept in ["application/json", ""] {
      let answer = try answer(to: Other(), accept: accept)
      #expect(answer.error as? ServerError == .failed)
      let body = String(decoding: answer.body, as: UTF8.self)
      #expect(!body.contains("token") && !body.contains("Other"), "\(body)")
    }
  }

  @Test func `a replacement is told in place of the error`() throws {
    let telling = ErrorTelling(replacement: { $0 is Other ? ServerError.unavailable : nil })
    let answer = try answer(to: Other(), telling)
    #expect(answer.error as? ServerError == .unavailable && answer.status == 503)
  }

  @Test func `an occurrence has the id of the request`() throws {
    let telling = ErrorTelling(instances: "urn:example:")
    let body = try JSONValue(
      parsing: Array(try answer(to: ServerError.failed, telling, id: "7").body))
    #expect(body["instance"] == "urn:example:7")
    let without = try answer(to: ServerError.failed, telling).body
    #expect(try JSONValue(parsing: Array(without))["instance"] == nil)
  }

  @Test func `only an error without words of a catalog has a text for developers`() {
    #expect(ErrorAnswer.detail(of: Other())?.contains("token 42") == true)
    #expect(ErrorAnswer.detail(of: ServerError.failed) == nil)
  }
}
