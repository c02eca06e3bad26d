import Foundation
import Testing

@Suite("errors that somebody saw, explained to assistants")
struct ExplainErrorTests {
  private static let service = ContextClient.shop.merging(
    [
      "Catalog/graph.toml": """
      domain = "com.example.graph"
      type = "GraphError"
      summary = "What the service answers."
      default = "unknown"

      [codes.unknown]
      value = 1
      category = "other"
      summary = "Nothing is known."

      [codes.passwordChanged]
      value = 2
      category = "recoverable"
      recovery = "retry"
      summary = "The password was changed."
      match = [{ code = 190, subcode = 460 }, { name = "PASSWORD_CHANGED" }]

      [codes.sessionEnded]
      value = 3
      category = "recoverable"
      summary = "The session has ended."
      match = [{ code = 190 }, { name = "UNAUTHENTICATED" }, { http-status = 401 }]

      [codes.busy]
      value = 4
      category = "transient"
      summary = "The service is busy."
      match = [{ code = 2 }, { http-status = "500...599" }]
      """,
      "Catalog/categories.toml": """
      [other]
      summary = "Nothing to offer but the message."
      requires = ["title"]
      retry = "never"

      [recoverable]
      summary = "The user can do something about it."
      requires = ["title"]

      [transient]
      summary = "It passes by itself."
      requires = ["title"]
      retry = "automatic"
      """,
      "Locales/en/graph.toml": """
      [unknown]
      title = "Unknown"
      [passwordChanged]
      title = "Password Changed"
      suggestion = "Log in with the new one."
      [sessionEnded]
      title = "Session Ended"
      [busy]
      title = "Busy"
      """,
      "Locales/ar/graph.toml": """
      [passwordChanged]
      title = "تغيّرت كلمة السر"
      """,
    ]) { $1 }

  private func errors(_ arguments: [String: Any]) throws -> [[String: Any]] {
    let result = try ContextClient(Self.service).result("explain_error", arguments)
    return try #require(result["errors"] as? [[String: Any]])
  }

  private func names(_ arguments: [String: Any]) throws -> [String] {
    try errors(arguments).compactMap { $0["error"] as? String }
  }

  @Test(arguments: [
    // Answers of the Graph API
    (
      #"{"error":{"message":"x","type":"OAuthException","code":190,"error_subcode":460}}"#,
      "passwordChanged"
    ),
    (#"{"error":{"message":"x","code":190}}"#, "sessionEnded"),
    (#"{"error":{"message":"x","code":"190","error_subcode":"460"}}"#, "passwordChanged"),
    (#"[{"code":400,"body":"x"},{"error":{"code":2}}]"#, "busy"),
    // Answers of GraphQL
    (
      #"{"data":null,"errors":[{"message":"x","extensions":{"code":"UNAUTHENTICATED"}}]}"#,
      "sessionEnded"
    ),
    (#"{"errors":[{"message":"x","errorType":"PASSWORD_CHANGED"}]}"#, "passwordChanged"),
    // Problem details
    (
      #"{"type":"https://x.example/codes/com.example.graph/2.html","title":"x","status":403}"#,
      "passwordChanged"
    ),
    (
      #"{"type":"https://x.example/codes/ar/com.example.graph/2?a=b#c","status":403}"#,
      "passwordChanged"
    ),
    (#"{"type":"about:blank","title":"x","status":401}"#, "sessionEnded"),
    (#"{"title":"x","status":503}"#, "busy"),
    // Output of 'bayan show --sink json'
    (#"{"error":"graph.busy","doc_url":"codes/com.example.graph/4.html"}"#, "busy"),
    (#"{"domain":"com.example.graph","code":3}"#, "sessionEnded"),
  ])
  func `a raw answer leads to the error that it stands for`(answer: String, name: String) throws {
    #expect(try names(["answer": answer]).first == "graph.\(name)")
  }

  @Test func `returned texts have no invisible marks`() {
    // The client checks each answer for such characters.
    let marks = "\u{1B}[31m\u{202E}\u{2067}\u{85}\u{9B}\u{2028}\u{E0041}\u{FEFF}"
    for name in ["error", "text", "answer", "locale"] {
      let line = ContextClient.line(
        1, "tools/call",
        [
          "name": "explain_error",
          "arguments": [name: "(a error 5.) \(marks) {\"error\":\"\(marks)\"}"],
        ])
      #expect(ContextClient(Self.service).send(line).count == 1)
    }
  }

  @Test func `a status counts only where the answer says nothing else`() throws {
    let answer = #"{"error":{"code":190,"error_subcode":460}}"#
    #expect(try names(["answer": answer, "httpStatus": 503]) == ["graph.passwordChanged"])
    #expect(try names(["answer": "{}", "httpStatus": 503]) == ["graph.busy"])
  }

  @Test func `it says what an error means, whether to try again and when, and what to do`() throws {
    let answer = #"{"error":{"code":2,"retry_after":30}}"#
    let busy = try #require(try errors(["answer": answer]).first)
    #expect(busy["summary"] as? String == "The service is busy.")
    #expect(busy["category"] as? String == "transient")
    #expect(busy["categoryMeaning"] as? String == "It passes by itself.")
    #expect(busy["retry"] as? String == "automatic")
    #expect(busy["retryAfter"] as? Int == 30)
    let changed = try #require(
      try errors(["error": "com.example.graph 2", "locale": "ar"]).first)
    #expect(changed["retry"] as? String == "manual")
    #expect(changed["retryAfter"] == nil)
    let words = try #require(changed["words"] as? [String: String])
    #expect(words["title"] == "تغيّرت كلمة السر")
    // A text that the locale lacks is in the source locale, as in a program.
    #expect(words["suggestion"] == "Log in with the new one.")
    let options = try #require(changed["options"] as? [[String: String]])
    #expect(options.map { $0["name"] } == ["retry"])
    #expect(options[0]["label"]?.isEmpty == false)
  }

  @Test
  func `an error that a service calls transient is retried automatically, whatever its code means`()
    throws
  {
    let answer = #"{"error":{"code":190,"is_transient":true}}"#
    #expect(try errors(["answer": answer]).first?["retry"] as? String == "automatic")
  }

  @Test(arguments: [
    "graph.busy", "GraphError.busy", "com.example.graph.busy", "com.example.graph 4",
    "The operation could not be completed. (com.example.graph error 4.)",
  ])
  func `an error is found by any of its names`(name: String) throws {
    #expect(try names(["error": name]) == ["graph.busy"])
  }

  @Test func `words that were seen lead to the error, in the locale of the words`() throws {
    let error = try #require(try errors(["text": "«تغيرت كلمة السر»"]).first)
    #expect(error["error"] as? String == "graph.passwordChanged")
    #expect(error["locale"] as? String == "ar")
    #expect(error["seen"] as? [String] == ["graph.passwordChanged.title ar"])
  }

  @Test(
    arguments: [
      ([:], "give one of"), (["text": "a", "error": "b"], "give one of"),
      (["text": "Nobody says this."], "no error"), (["error": "graph.bussy"], "graph.busy"),
      (["answer": "<html>"], "isn't JSON"), (["answer": #"{"ok":true}"#], "no error"),
      (["answer": String(repeating: "[", count: 60_000)], "isn't JSON"),
      (["error": "graph.busy", "locale": "xx"], "no locale"),
    ] as [([String: String], String)])
  func `the answer says why an error can't be explained`(
    arguments: [String: String], part: String
  ) throws {
    let sentence = try ContextClient(Self.service).refusal("explain_error", arguments)
    #expect(sentence.contains(part), "\(sentence)")
  }

  @Test func `a status without an answer is refused, and nothing is ever written`() throws {
    let client = ContextClient(Self.service)
    let before = client.disk
    #expect(
      try client.refusal("explain_error", ["text": "Busy", "httpStatus": 500]).contains("answer"))
    _ = try client.result("explain_error", ["text": "Busy"])
    #expect(client.disk == before && client.writes == 0)
  }
}
