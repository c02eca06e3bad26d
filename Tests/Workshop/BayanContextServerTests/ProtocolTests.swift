import BayanContextServer
import Foundation
import Testing

@Suite("Model Context Protocol")
struct ProtocolTests {
  private static func plain(_ id: Any, _ method: String, _ params: [String: Any] = [:]) -> String {
    let message: [String: Any] = ["jsonrpc": "2.0", "id": id, "method": method, "params": params]
    let data = (try? JSONSerialization.data(withJSONObject: message)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  private static func initialize(_ version: String) -> String {
    plain(
      0, "initialize",
      [
        "protocolVersion": version, "capabilities": [String: Any](),
        "clientInfo": ["name": "test", "version": "1"],
      ])
  }

  private func result(_ answers: [[String: Any]]) throws -> [String: Any] {
    try #require(answers.first?["result"] as? [String: Any], "\(answers)")
  }

  @Test(
    "a version that both know is agreed on, and for any other the latest with a handshake",
    arguments: [
      ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2024-11-05", "2025-11-25"),
      ("2026-07-28", "2025-11-25"), ("1900-01-01", "2025-11-25"),
    ])
  func handshake(_ wanted: String, _ agreed: String) throws {
    let client = ContextClient()
    let answer = try result(client.send(Self.initialize(wanted)))
    #expect(answer["protocolVersion"] as? String == agreed)
    #expect((answer["serverInfo"] as? [String: Any])?["name"] as? String == "bayan")
    #expect((answer["capabilities"] as? [String: Any])?.keys.sorted() == ["tools"])
    #expect(client.send(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#).isEmpty)
    let tools = try result(client.send(Self.plain(1, "tools/list")))
    #expect((tools["tools"] as? [Any])?.count == 5)
    #expect(try result(client.send(Self.plain(2, "ping"))).isEmpty)
    #expect(client.error(of: Self.initialize(wanted)).code == -32600)
  }

  @Test("without a handshake and without a version in the request nothing is answered but ping")
  func beforeHandshake() throws {
    let client = ContextClient()
    #expect(client.error(of: Self.plain(1, "tools/list")).code == -32602)
    #expect(try result(client.send(Self.plain(2, "ping"))).isEmpty)
    #expect(client.error(of: #"{"jsonrpc":"2.0","id":3,"method":"initialize"}"#).code == -32602)
  }

  @Test("a request that names its version needs no handshake, and its result says what it is")
  func perRequest() throws {
    let client = ContextClient()
    let answer = try result(client.send(ContextClient.line("a", "server/discover")))
    #expect(
      answer["supportedVersions"] as? [String] == ["2026-07-28", "2025-11-25", "2025-06-18"])
    #expect(answer["resultType"] as? String == "complete")
    #expect(answer["cacheScope"] as? String == "public")
    #expect(answer["ttlMs"] is Int)
    let meta = try #require(answer["_meta"] as? [String: Any])
    let info = try #require(meta["io.modelcontextprotocol/serverInfo"] as? [String: Any])
    #expect(info["version"] as? String == "1.2.3")
    let listed = try result(
      client.send(ContextClient.line(1, "tools/call", ["name": "list_messages"])))
    #expect(listed["resultType"] as? String == "complete")
    #expect(client.error(of: ContextClient.line(2, "ping")).code == -32601)
  }

  @Test("a version that isn't known is refused with those that are")
  func unsupportedVersion() throws {
    let client = ContextClient()
    var meta = ContextClient.meta
    meta["io.modelcontextprotocol/protocolVersion"] = "1900-01-01"
    let answer = client.send(ContextClient.line(7, "tools/list", meta: meta)).first
    let error = try #require(answer?["error"] as? [String: Any])
    #expect(error["code"] as? Int == -32022)
    let data = try #require(error["data"] as? [String: Any])
    #expect(data["requested"] as? String == "1900-01-01")
    #expect((data["supported"] as? [String])?.contains("2026-07-28") == true)
    meta = ["io.modelcontextprotocol/protocolVersion": "2026-07-28"]
    #expect(client.error(of: ContextClient.line(8, "tools/list", meta: meta)).code == -32602)
  }

  @Test(
    "what isn't a request gets the error of JSON-RPC, and the server goes on",
    arguments: [
      ("{", -32700), ("{\"jsonrpc\":\"2.0\",\"id\":1,\"met", -32700), ("nonsense", -32700),
      ("[]", -32600), (#"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#, -32600), ("3", -32600),
      ("null", -32600), ("{}", -32600), (#"{"id":1,"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1,"method":3}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":[1]}"#, -32602),
      (String(repeating: "[", count: 5_000), -32700),
      (#"{"jsonrpc":"2.0","id":"\ud800","method":"ping"}"#, -32600),
    ])
  func malformed(_ line: String, _ code: Int) throws {
    let client = ContextClient()
    #expect(client.error(of: line).code == code)
    #expect(try result(client.send(Self.plain(1, "ping"))).isEmpty)
  }

  @Test("bytes that are no UTF-8 are no JSON")
  func invalidUTF8() {
    let line = Data(#"{"jsonrpc":"2.0","id":1,"method":"p"#.utf8) + [0xFF, 0xC0] + Data("\"}".utf8)
    let answer = ContextClient().send(.message(line)).first
    #expect((answer?["error"] as? [String: Any])?["code"] as? Int == -32700)
  }

  @Test("unknown methods, tools and cursors get the error that the specification names")
  func unknown() throws {
    let client = ContextClient()
    #expect(client.error(of: ContextClient.line(1, "resources/list")).code == -32601)
    #expect(client.error(of: ContextClient.line(2, "tools/list", ["cursor": "x"])).code == -32602)
    #expect(
      client.error(of: ContextClient.line(3, "tools/call", ["name": "write_file"])).code == -32602)
    #expect(client.error(of: ContextClient.line(4, "tools/call")).code == -32602)
    #expect(
      client.error(
        of: ContextClient.line(5, "tools/call", ["name": "list_messages", "arguments": [1]])
      ).code == -32602)
  }

  @Test("notifications and answers are not answered")
  func silence() {
    let client = ContextClient()
    for line in [
      #"{"jsonrpc":"2.0","method":"tools/list"}"#, #"{"jsonrpc":"2.0","method":"no/such"}"#,
      #"{"jsonrpc":"2.0","id":1,"result":{}}"#,
      #"{"jsonrpc":"2.0","id":null,"error":{"code":1,"message":""}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/cancelled"}"#,
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":99}}"#,
    ] {
      #expect(client.send(line).isEmpty, "\(line)")
    }
  }

  @Test("a request that waits is cancelled: it is not answered, and a draft not written")
  func cancellation() throws {
    let client = ContextClient()
    let version = try client.version("shop.closed.title")
    let before = client.disk
    client.queue(ContextClient.line("list", "tools/list"))
    client.queue(
      ContextClient.line(
        "write", "tools/call",
        [
          "name": "write_draft",
          "arguments": [
            "id": "shop.closed.title", "locale": "ar", "text": "المتجر مغلق الآن",
            "version": version,
          ],
        ]))
    client.queue(
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"write"}}"#)
    #expect(client.answers().map { $0["id"] as? String } == ["list"])
    #expect(client.disk == before)
  }

  @Test("a subscription is acknowledged, and has nothing to tell")
  func subscription() throws {
    let client = ContextClient()
    let answers = client.send(
      ContextClient.line(5, "subscriptions/listen", ["notifications": ["toolsListChanged": true]]))
    #expect(answers.count == 1)
    #expect(answers[0]["method"] as? String == "notifications/subscriptions/acknowledged")
    let params = try #require(answers[0]["params"] as? [String: Any])
    #expect((params["notifications"] as? [String: Any])?.isEmpty == true)
    let meta = try #require(params["_meta"] as? [String: Any])
    #expect(meta["io.modelcontextprotocol/subscriptionId"] as? Int == 5)
  }
}
