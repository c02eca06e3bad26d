import BayanChecking
import BayanDiagnostics
import BayanJSONRPC
import BayanRules
import BayanWorkspace
import Foundation
import Testing

@testable import BayanLanguageServer

/// A client of a server in the same process, with a dictionary as its disk.
final class TestClient {
  /// The disk's files by path, below the folder of the project.
  var disk: [String: String]
  /// The files of other projects, by folder.
  var others: [String: [String: String]] = [:]
  private lazy var server = LanguageServer(
    rules: .all,
    disk: LanguageServer.Disk(
      project: { [unowned self] path in self.folders.first { path.hasPrefix($0 + "/") } },
      projects: { [unowned self] folder in
        self.folders.filter { $0 == folder || $0.hasPrefix(folder + "/") }
      },
      contents: { [unowned self] folder in
        let files = folder == Self.folder ? self.disk : self.others[folder] ?? [:]
        return OpenProject.Contents(
          files: files.map { SourceFile(path: $0.key, text: $0.value) })
      }))
  private var folders: [String] { [Self.folder] + others.keys.sorted() }
  private var count = 0
  /// The client's diagnostics of each file, by path.
  private(set) var diagnostics: [String: [LSP.Diagnostic]] = [:]
  /// The requested checks that haven't run yet.
  private(set) var checks: [(check: ProjectCheck, project: String)] = []
  private(set) var exitCode: Int32?
  private(set) var logged: [String] = []
  /// The server's requests.
  private(set) var requests: [[String: Any]] = []

  static let folder = "/projects/shop"

  /// Returns the path below the project's folder; for a file of another project, the address.
  static func path(_ uri: String) -> String {
    let start = "file://\(folder)/"
    return uri.hasPrefix(start) ? String(uri.dropFirst(start.count)) : uri
  }

  static func uri(_ path: String) -> String { "file://\(folder)/\(path)" }

  init(_ disk: [String: String] = TestClient.project) { self.disk = disk }

  /// Returns an initialized client, whose project was checked.
  static func ready(
    _ disk: [String: String] = TestClient.project, encodings: [String]? = nil,
    capabilities: [String: Any] = [:]
  ) throws -> TestClient {
    let client = TestClient(disk)
    var capabilities = capabilities
    if let encodings { capabilities["general"] = ["positionEncodings": encodings] }
    _ = try client.ask(
      "initialize", ["rootUri": "file://\(folder)", "capabilities": capabilities])
    client.tell("initialized", [:])
    client.runChecks()
    return client
  }

  /// Sends a request, and returns the whole answer.
  func answer(_ method: String, _ params: [String: Any]) throws -> [String: Any] {
    count += 1
    let id = count
    var answer: [String: Any]?
    let message: [String: Any] = ["jsonrpc": "2.0", "id": id, "method": method, "params": params]
    for message in take(server.receive(.message(Self.data(message)))) where answer == nil {
      if message["id"] as? Int == id, message["method"] == nil { answer = message }
    }
    return try #require(answer)
  }

  /// Sends a request, and returns its result.
  func ask(_ method: String, _ params: [String: Any]) throws -> Any {
    let answer = try answer(method, params)
    #expect(answer["error"] == nil, "\(answer)")
    return answer["result"] as Any
  }

  /// Sends bytes, and returns the number of the error that answers them.
  func errorCode(of text: String) -> Int? {
    take(server.receive(.message(Data(text.utf8)))).compactMap {
      ($0["error"] as? [String: Any])?["code"] as? Int
    }.first
  }

  func tell(_ method: String, _ params: [String: Any]) {
    _ = take(
      server.receive(
        .message(Self.data(["jsonrpc": "2.0", "method": method, "params": params]))))
  }

  /// Runs all requested checks, until none is left.
  func runChecks() {
    while !checks.isEmpty {
      let next = checks.removeFirst()
      _ = take(server.finish(next.check(), of: next.project))
    }
  }

  func open(_ path: String, _ text: String? = nil, version: Int = 1) {
    tell(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": Self.uri(path), "languageId": "toml", "version": version,
          "text": text ?? disk[path] ?? "",
        ]
      ])
  }

  func change(
    _ path: String, _ start: (Int, Int), _ end: (Int, Int), to text: String, version: Int = 2
  ) {
    tell(
      "textDocument/didChange",
      [
        "textDocument": ["uri": Self.uri(path), "version": version],
        "contentChanges": [
          [
            "range": [
              "start": ["line": start.0, "character": start.1],
              "end": ["line": end.0, "character": end.1],
            ], "text": text,
          ]
        ],
      ])
  }

  static func at(_ path: String, _ line: Int, _ character: Int) -> [String: Any] {
    [
      "textDocument": ["uri": uri(path)],
      "position": ["line": line, "character": character],
    ]
  }

  private func take(_ effects: [LanguageServer.Effect]) -> [[String: Any]] {
    var messages: [[String: Any]] = []
    for effect in effects {
      switch effect {
      case .check(let check, let project): checks.append((check, project))
      case .exit(let code): exitCode = code
      case .send(let data):
        guard
          let message = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else {
          Issue.record("no JSON: \(String(decoding: data, as: UTF8.self))")
          continue
        }
        messages.append(message)
        if message["id"] != nil, message["method"] != nil { requests.append(message) }
        note(data, message)
      }
    }
    return messages
  }

  private func note(_ data: Data, _ message: [String: Any]) {
    switch message["method"] as? String {
    case "textDocument/publishDiagnostics":
      guard
        let params = try? JSONDecoder().decode(
          JSONRPC.Body<LSP.PublishDiagnosticsParams>.self, from: data
        ).params
      else {
        Issue.record("no diagnostics: \(message)")
        return
      }
      let path = Self.path(params.uri)
      diagnostics[path] = params.diagnostics.isEmpty ? nil : params.diagnostics
    case "window/logMessage": logged.append("\(message)")
    default: break
    }
  }

  private static func data(_ message: [String: Any]) -> Data {
    // The dictionaries have only texts and numbers, so that this can't fail.
    (try? JSONSerialization.data(withJSONObject: message)) ?? Data()
  }

  /// Returns the rules of the client's diagnostics of a file.
  func rules(_ path: String) -> [String] { (diagnostics[path] ?? []).compactMap(\.code) }

  /// The files of a project without diagnostics.
  static let project = [
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
    "Catalog/shop.toml": """
    domain = "com.example.shop"
    type = "ShopError"
    summary = "Errors of the shop."

    [codes.soldOut]
    value = 1
    category = "other"
    summary = "Somebody else bought the last one."

    [codes.tooMany]
    value = 2
    category = "other"
    summary = "More was asked for than there is."
    arguments = { count = { type = "integer", range = "0...500", example = 3 } }
    """,
    "Locales/en/shop.toml": """
    [soldOut]
    title = "This item is sold out"

    [tooMany]
    title = '''
    .input {$count :integer}
    .match $count
    one {{Only {$count} item is left}}
    *   {{Only {$count} items are left}}'''
    """,
    "Locales/ar/shop.toml": """
    [soldOut]
    title = "نفدت كمية هذا المنتج"

    [tooMany]
    title = '''
    .input {$count :integer}
    .match $count
    zero {{لم تبقَ أي قطعة ({$count})}}
    one {{بقيت قطعة واحدة فقط ({$count})}}
    two {{بقيت قطعتان فقط ({$count})}}
    few {{بقيت {$count} قطع فقط}}
    many {{بقيت {$count} قطعة فقط}}
    * {{بقيت {$count} قطعة فقط}}'''
    """,
  ]
}
