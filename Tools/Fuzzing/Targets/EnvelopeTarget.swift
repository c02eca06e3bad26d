import BayanErrors
import BayanGraph
import BayanGraphQL
import BayanHTTP
import BayanRecovery
import BayanRuntime
import Foundation

extension FuzzTarget {
  /// Bodies of a service's answers, and addresses at the end of its dialog.
  static let envelopes = FuzzTarget("envelopes") { bytes in
    try checkAddress(String(decoding: bytes, as: UTF8.self))
    let value: JSONValue
    do throws(JSONFailure) {
      value = try JSONValue(parsing: bytes)
    } catch {
      try promise(error.offset <= bytes.count, "a failure behind the end")
      try promise(error.line >= 1 && error.column >= 1, "a failure before the first line")
      return
    }
    let text = value.text
    do {
      let again = try JSONValue(parsing: Array(text.utf8))
      try promise(again == value, "'\(text.visible)' reads as something else")
      try promise(again.text.isSame(as: text), "'\(text.visible)' is written otherwise")
    } catch let failure as JSONFailure {
      throw BrokenPromise("'\(text.visible)' can't be read: \(failure)")
    }
    try checkGraph(value)
    try checkGraphQL(value)
  }

  private static func checkGraph(_ body: JSONValue) throws {
    var configuration = ErrorConfiguration.builtIn
    let problems = configuration.overlay(body)
    try promise(problems.count <= 101, "\(problems.count) problems are told")
    // The body has the status, and the headers have it, too.
    let status = body["status"]?.integer ?? 400
    let headers: HTTPHeaders = [
      "Retry-After": body["retry"]?.string ?? "", "X-App-Usage": body.text,
      "X-Business-Use-Case-Usage": body.text,
    ]
    guard
      let error = GraphRequestError(
        status: status, headers: headers, body: body, configuration: configuration,
        now: Date(timeIntervalSince1970: 1_700_000_000))
    else {
      try promise(body["error"]?.object == nil, "an error that isn't seen")
      return
    }
    try promise(error.retryAfter.map { $0 >= .zero } != false, "a wait below zero")
    _ = (error.backoff, error.category, error.endsSession, error.hashValue)
    try checkWords(error)
  }

  private static func checkGraphQL(_ body: JSONValue) throws {
    guard let response = GraphQLResponse(body) else { return }
    try promise(response.errors.count <= GraphQLResponse.mostErrors, "too many errors")
    for place in response.nullPositions {
      var value = response.data ?? .null
      for component in place.components {
        switch component {
        case .field(let name): value = value[name] ?? .bool(false)
        case .index(let index): value = value[index] ?? .bool(false)
        }
      }
      try promise(value == .null, "the value at '\(place)' isn't null")
    }
    let context = GraphQLResponse.Context(status: body["status"]?.integer)
    guard let meaning = response.problem(context) else {
      try promise(response.kind == .complete, "nothing is wrong with half a response")
      return
    }
    try checkWords(GraphQLFailure(.response(meaning), response: response))
  }

  /// Checks the texts for readers: one in every language, without characters that steer the output.
  private static func checkWords(_ failure: some ClientFailure) throws {
    _ = (failure.descriptor, "\(failure)")
    for locale: LocaleTag in ["en", "ar"] {
      for sink in sinks {
        let words = failure.words(preferring: [locale], for: sink)
        let texts =
          [words.title, words.description, words.suggestion ?? " "] + words.options.map(\.label)
        for text in texts {
          try promise(!text.isEmpty, "no text for \(locale)")
          try promise(text.unicodeScalars.count < 2000, "a text of \(text.utf8.count) bytes")
          try promise(
            !text.unicodeScalars.contains(where: \.steersText), "'\(text.visible)' in \(locale)")
        }
      }
    }
  }

  private static func checkAddress(_ text: String) throws {
    guard let url = URL(string: text) else { return }
    let parameters = LoginReply.parameters(of: url)
    try promise(parameters.count <= 200, "\(parameters.count) parameters")
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control character, or changes the order of the text around it.
  fileprivate var steersText: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E: true
    default: false
    }
  }
}
