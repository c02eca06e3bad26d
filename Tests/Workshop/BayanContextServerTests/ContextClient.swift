import BayanContextServer
import BayanDiagnostics
import BayanRules
import BayanWorkspace
import Foundation
import Testing

/// A client of a server in the same process, with a dictionary as its disk.
final class ContextClient {
  /// The disk's files by path.
  var disk: [String: String]
  /// A change of the disk between the server's reading and its writing.
  var meanwhile: (inout [String: String]) -> Void = { _ in }
  private(set) var writes = 0
  private var count = 0
  private lazy var server = ContextServer(version: "1.2.3", rules: .all) { [unowned self] in
    let read = self.disk
    return ContextServer.Snapshot(
      contents: OpenProject.Contents(
        files: read.map { SourceFile(path: $0.key, text: $0.value) }),
      write: { files in
        self.meanwhile(&self.disk)
        for file in files where self.disk[file.path] != read[file.path] {
          return "'\(file.path)' was changed"
        }
        self.writes += 1
        for file in files { self.disk[file.path] = String(decoding: file.bytes, as: UTF8.self) }
        return nil
      })
  }

  init(_ disk: [String: String] = ContextClient.shop) { self.disk = disk }

  /// Sends a line, and returns all answers.
  func send(_ line: String) -> [[String: Any]] { send(.message(Data(line.utf8))) }

  func send(_ item: LineReader.Item) -> [[String: Any]] {
    server.receive(item)
    return answers()
  }

  /// Hands over a line without letting the server work.
  func queue(_ line: String) { server.receive(.message(Data(line.utf8))) }

  func answers() -> [[String: Any]] {
    var answers: [[String: Any]] = []
    while let data = server.next() {
      #expect(!data.contains(0x0A), "a message is one line")
      #expect(
        !String(decoding: data, as: UTF8.self).unicodeScalars.contains {
          [.control, .format, .lineSeparator].contains($0.properties.generalCategory)
            && !$0.properties.isJoinControl
        }, "a message has no marks that nobody sees")
      guard let message = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
        Issue.record("no JSON: \(String(decoding: data, as: UTF8.self))")
        continue
      }
      answers.append(message)
    }
    return answers
  }

  /// Sends a line, and returns the number and the id of the error that answers it.
  func error(of line: String) -> (code: Int?, id: Any?) {
    let answer = send(line).first
    return ((answer?["error"] as? [String: Any])?["code"] as? Int, answer?["id"])
  }

  static var meta: [String: Any] {
    [
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientCapabilities": [String: Any](),
    ]
  }

  static func line(
    _ id: Any, _ method: String, _ params: [String: Any] = [:], meta: [String: Any] = meta
  ) -> String {
    let params = params.merging(["_meta": meta]) { $1 }
    let message: [String: Any] = ["jsonrpc": "2.0", "id": id, "method": method, "params": params]
    // The dictionaries have only texts and numbers, so that this can't fail.
    let data = (try? JSONSerialization.data(withJSONObject: message)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  /// Calls a tool, and returns the result of a success or a refusal.
  func call(_ tool: String, _ arguments: [String: Any]) throws -> [String: Any] {
    count += 1
    let answers = send(
      Self.line(count, "tools/call", ["name": tool, "arguments": arguments]))
    let answer = try #require(answers.first)
    return try #require(answer["result"] as? [String: Any], "\(answer)")
  }

  /// Calls a tool that must succeed, and returns its structured content.
  func result(_ tool: String, _ arguments: [String: Any]) throws -> [String: Any] {
    let result = try call(tool, arguments)
    #expect(result["isError"] as? Bool == false, "\(result)")
    return try #require(result["structuredContent"] as? [String: Any])
  }

  /// Calls a tool that must refuse, and returns its sentence.
  func refusal(_ tool: String, _ arguments: [String: Any]) throws -> String {
    let result = try call(tool, arguments)
    #expect(result["isError"] as? Bool == true, "\(result)")
    let content = try #require(result["content"] as? [[String: Any]])
    return content.compactMap { $0["text"] as? String }.joined()
  }

  /// Returns the version of a message.
  func version(_ id: String, _ locale: String = "ar") throws -> String {
    try #require(result("read_message", ["id": id, "locale": locale])["version"] as? String)
  }

  /// Writes a draft over the current version of the message.
  func write(_ id: String, _ text: String, _ locale: String = "ar") throws -> [String: Any] {
    try result(
      "write_draft",
      ["id": id, "locale": locale, "text": text, "version": version(id, locale)])
  }

  /// The files of a shop with a finished, a missing, a stale, a draft and a reviewed message.
  static let shop = [
    "Catalog/bayan.toml": """
    format = 1
    source-locale = "en"
    locales = ["en", "ar"]

    [module]
    name = "ShopErrors"
    """,
    "Catalog/categories.toml": """
    [other]
    summary = "Nothing to offer but the message."
    requires = ["title"]
    """,
    "Catalog/options.toml": """
    [retry]
    role = "default"
    """,
    "Catalog/recoveries.toml": """
    [retry]
    options = ["retry"]
    """,
    "Catalog/shop.toml": """
    domain = "com.example.shop"
    type = "ShopError"
    summary = "Errors of the shop."

    [codes.soldOut]
    value = 1
    category = "other"
    recovery = "retry"
    summary = "Somebody else bought the last one."
    max-length = { title = 60 }

    [codes.tooMany]
    value = 2
    category = "other"
    summary = "More was asked for than there is."

    [codes.tooMany.arguments]
    count = { type = "integer", range = "0...500", example = 3, summary = "Pieces that are left." }
    account = { type = "string", private = true }

    [codes.closed]
    value = 3
    category = "other"
    summary = "The shop is closed."

    [codes.moved]
    value = 4
    category = "other"
    summary = "The shop has moved."
    """,
    "Locales/en/options.toml": """
    [retry]
    label = "Try again"
    """,
    "Locales/ar/options.toml": """
    [retry]
    label = "إعادة المحاولة"
    """,
    "Locales/en/shop.toml": """
    [soldOut]
    title = "This item is sold out"
    description = "Another customer bought the last item."

    [tooMany]
    title = '''
    .input {$count :integer}
    .match $count
    one {{Only {$count} item is left}}
    *   {{Only {$count} items are left}}'''

    [closed]
    title = "The shop is closed"

    [moved]
    title = "The shop has moved"
    """,
    "Locales/ar/glossary.toml": """
    [terms]
    shop = "متجر"
    basket = "سلة"
    """,
    "Locales/ar/shop.toml": """
    # The words of the shop.
    [soldOut]
    title = "نفدت كمية هذا المنتج"

    [closed]
    title = "المتجر مغلق"
    source = { title = "00000000" }

    [moved]
    title = "انتقل المتجر"
    """,
  ]
}
