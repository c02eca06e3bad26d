import Foundation
import Testing

/// The server as a process, with its pipes and the disk.
///
/// `Tools/proof/mcp` tests it with a client from PyPI.
@Suite("bayan mcp")
struct ContextServerCommandTests {
  private static let id = "shop.soldOut.title"

  /// The files of a project without one translation.
  private static let files = [
    "Catalog/bayan.toml": """
    format = 1
    source-locale = "en"
    locales = ["en", "ar"]

    [module]
    name = "ShopErrors"
    """,
    "Catalog/categories.toml": "[other]\nrequires = [\"title\"]\n",
    "Catalog/shop.toml": """
    domain = "com.example.shop"
    type = "ShopError"
    summary = "Errors of the shop."

    [codes.soldOut]
    category = "other"
    summary = "Somebody else bought the last one."
    """,
    "Locales/en/shop.toml": "[soldOut]\ntitle = \"This item is sold out\"\n",
    "Locales/ar/shop.toml": "# Arabic\n",
  ]

  private static func withProject(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bayan-mcp-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appendingPathComponent("project/\(path)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(folder)
  }

  /// Returns the answers of the process to lines; it must exit with 0 at the end of its input.
  private static func answers(_ lines: [String], in folder: URL) throws -> [[String: Any]] {
    let input = folder.appendingPathComponent("input-\(UUID().uuidString)")
    try Data(lines.joined(separator: "\n").utf8).write(to: input)
    let handle = try FileHandle(forReadingFrom: input)
    defer { try? handle.close() }
    let result = try runBayan(
      ["mcp", "--project", "project"], in: folder, input: handle)
    #expect(result.status == 0, "\(result.errors)")
    return try result.output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  private static func call(_ tool: String, _ arguments: [String: String]) throws -> String {
    let meta: [String: Any] = [
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientCapabilities": [String: Any](),
    ]
    let params: [String: Any] = ["name": tool, "arguments": arguments, "_meta": meta]
    let message: [String: Any] = [
      "jsonrpc": "2.0", "id": tool, "method": "tools/call", "params": params,
    ]
    return String(
      decoding: try JSONSerialization.data(withJSONObject: message), as: UTF8.self)
  }

  private static func result(_ answer: [String: Any]?) throws -> [String: Any] {
    try #require(answer?["result"] as? [String: Any], "\(answer ?? [:])")
  }

  /// Reads a message, writes a draft of it, and returns the result of the second call.
  private static func write(in folder: URL) throws -> [String: Any] {
    let read = try result(
      answers([call("read_message", ["id": id, "locale": "ar"])], in: folder).first)
    let message = try #require(read["structuredContent"] as? [String: Any])
    let draft = try call(
      "write_draft",
      [
        "id": id, "locale": "ar", "text": "نفدت كمية هذا المنتج",
        "version": #require(message["version"] as? String),
      ])
    return try result(answers([draft], in: folder).first)
  }

  @Test func `a draft that another process wrote is reviewed, and is then a translation`() throws {
    try Self.withProject { folder in
      let written = try Self.write(in: folder)
      #expect(written["isError"] as? Bool == false, "\(written)")
      let project = folder.appendingPathComponent("project")
      let check = try runBayan(["check", "--locale", "ar"], in: project)
      #expect(check.errors.contains("[translation-draft]"))
      #expect(check.status == 0)
      let review = try runBayan(["review", Self.id, "--locale", "ar"], in: project)
      #expect(review.status == 0, "\(review.errors)")
      #expect(try runBayan(["check", "--strict"], in: project).status == 0)
      let locks = project.appendingPathComponent("Catalog/sources.lock")
      #expect(try String(contentsOf: locks, encoding: .utf8).contains("This item is sold out"))
    }
  }

  @Test func `nothing is written through a link that leads out of the project`() throws {
    try Self.withProject { folder in
      let inside = folder.appendingPathComponent("project/Locales/ar")
      let outside = folder.appendingPathComponent("outside")
      try FileManager.default.moveItem(at: inside, to: outside)
      try FileManager.default.createSymbolicLink(at: inside, withDestinationURL: outside)
      let written = try Self.write(in: folder)
      #expect(written["isError"] as? Bool == true, "\(written)")
      let names = try FileManager.default.contentsOfDirectory(atPath: outside.path)
      #expect(names == ["shop.toml"])
      let words = outside.appendingPathComponent("shop.toml")
      #expect(try String(contentsOf: words, encoding: .utf8) == "# Arabic\n")
    }
  }

  @Test func `lines that are no messages are answered, the half one at the end too`() throws {
    try Self.withProject { folder in
      let ping = #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#
      let answers = try Self.answers(["nonsense", ping, "", "[]", #"{"jsonrpc""#], in: folder)
      let codes = answers.map { ($0["error"] as? [String: Any])?["code"] as? Int }
      #expect(codes == [-32700, nil, -32600, -32700])
      #expect(try Self.answers([], in: folder).isEmpty)
    }
  }
}
