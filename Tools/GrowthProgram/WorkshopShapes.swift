import BayanCatalog
import BayanCatalogFixtures
import BayanChecking
import BayanCompiler
import BayanContextServer
import BayanDiagnostics
import BayanLanguageServer
import BayanPreview
import BayanRules
import BayanSupport
import BayanWorkspace
import Foundation

extension Shape {
  // MARK: Previews

  /// The preview and the pages of the codes.
  static var previews: [Shape] {
    let placeholders = { String(repeating: "{$count :integer} ", count: $0 / 18) }
    let projects: [(name: String, files: (Int) -> [SourceFile])] = [
      ("errors", { project(codes: $0 / 64, english: "Title", arabic: "عنوان") }),
      (
        "words",
        {
          let text = String(repeating: "word ", count: $0 / 5)
          return project(english: text, arabic: text)
        }
      ),
      ("placeholders", { project(codes: 1, english: placeholders($0), arabic: placeholders($0)) }),
      (
        "variants",
        {
          let text =
            ".input {$count :integer}\\n.match $count\\n"
            + distinct($0) { "\($0) {{x\($0)}}\\n" } + "* {{x}}"
          return project(codes: 1, english: text, arabic: text)
        }
      ),
    ]
    return projects.map { name, files in
      Shape(name: "preview: " + name) { size in
        let files = files(size)
        let outcome = Growth.run(files)
        guard let catalog = outcome.catalog,
          let messages = try? CatalogCompiler.compile(catalog).0?.messageCatalog()
        else { return nothing }
        let shown = PreviewProject(
          catalog: catalog, messages: messages, diagnostics: outcome.diagnostics,
          files: outcome.files, report: Growth.pages)
        return Input(bytes: files.byteCount) {
          let files = PreviewSite(shown).files() + CodePages(shown).files()
          return files.reduce(0) { $0 + $1.bytes.count }
        }
      }
    }
  }

  // MARK: Servers

  /// The requests of editors and assistants, and the parsing of their messages from a stream.
  static var servers: [Shape] {
    let projects: [(name: String, files: (Int) -> [SourceFile])] = [
      ("errors", { project(codes: $0 / 64, english: "Title", arabic: "عنوان") }),
      (
        "words",
        {
          let text = String(repeating: "word ", count: $0 / 5)
          return project(english: text, arabic: text)
        }
      ),
      (
        "variables that aren't known",
        {
          let text = distinct($0) { "{$v\($0)} " }
          return project(english: text, arabic: text)
        }
      ),
      (
        "lines that are no TOML",
        {
          let rest = String(repeating: "= x\\n", count: $0 / 4)
          return project(english: "Title", arabic: "عنوان\"\n" + rest.replacing("\\n", with: "\n"))
        }
      ),
    ]
    return projects.map { name, files in
      Shape(name: "editor: " + name) { size in
        let files = files(size)
        return Input(bytes: files.byteCount) { edit(files) }
      }
    }
      + projects.prefix(2).map { name, files in
        Shape(name: "assistant: " + name) { size in
          let files = files(size)
          return Input(bytes: files.byteCount) { assist(files) }
        }
      } + changes + streams
  }

  /// An editor, with one file of a project open.
  private final class Editor {
    static let path = "Locales/ar/a.toml"

    private let server: LanguageServer
    let document: [String: Any] = ["uri": "file:///p/\(path)"]
    /// The number of bytes that the server has sent.
    private(set) var length = 0

    init(_ files: [SourceFile]) {
      server = LanguageServer(
        rules: .all,
        disk: LanguageServer.Disk(
          project: { _ in "/p" }, projects: { _ in ["/p"] },
          contents: { _ in OpenProject.Contents(files: files) }))
      let text = files.first { $0.path == Self.path }
        .map { String(decoding: $0.bytes, as: UTF8.self) }
      send("initialize", ["rootUri": "file:///p", "capabilities": [String: Any]()], id: 1)
      send("initialized", [:])
      send(
        "textDocument/didOpen",
        [
          "textDocument": document.merging(
            ["languageId": "toml", "version": 1, "text": text ?? ""]) { $1 }
        ])
    }

    func send(_ method: String, _ params: [String: Any], id: Int? = nil) {
      var message: [String: Any] = ["jsonrpc": "2.0", "method": method, "params": params]
      if let id { message["id"] = id }
      guard let data = try? JSONSerialization.data(withJSONObject: message) else { return }
      var effects = server.receive(.message(data))
      while !effects.isEmpty {
        switch effects.removeFirst() {
        case .send(let data): length += data.count
        case .check(let check, let project): effects += server.finish(check(), of: project)
        case .exit: preconditionFailure("the server ended")
        }
      }
    }

    /// Sends several changes at once, each of which replaces some characters by a text.
    func change(
      _ changes: [(line: Int, character: Int, length: Int, text: String)], version: Int = 2
    ) {
      let changes: [[String: Any]] = changes.map { change in
        [
          "range": [
            "start": ["line": change.line, "character": change.character],
            "end": ["line": change.line, "character": change.character + change.length],
          ],
          "text": change.text,
        ]
      }
      send(
        "textDocument/didChange",
        [
          "textDocument": document.merging(["version": version]) { $1 }, "contentChanges": changes,
        ])
    }
  }

  /// Many changes that arrive at once.
  private static var changes: [Shape] {
    let kinds:
      [(
        name: String, text: String,
        changes: (Int) -> [(line: Int, character: Int, length: Int, text: String)]
      )] = [
        (
          "in one line, from its start", "كلمة ",
          { count in (0..<count).map { (1, 9 + $0 * 2, 1, "xy") } }
        ),
        (
          "in one line, from its end", "كلمة ",
          { count in (0..<count).map { (1, 9 + (count - $0), 1, "xyz") } }
        ),
        (
          "anywhere in one line", "كلمة ",
          { count in (0..<count).map { (1, 9 + $0 * 7919 % count, $0 % 3, "xy") } }
        ),
        (
          "in each line", "كلمة\\n\\\n",
          { count in (0..<count).map { (2 + $0 * 7919 % count, 0, 1, "x\\\n") } }
        ),
        (
          "amid errors", "{$x} ",
          { count in (0..<count).map { (1, 9 + $0 * 7919 % count, 0, "{$y}") } }
        ),
      ]
    return kinds.map { name, unit, changes in
      Shape(name: "editor: changes at once, " + name) { size in
        let text = String(repeating: unit, count: size / unit.utf8.count)
        let files =
          CatalogFixture.frame + [
            SourceFile(path: "Catalog/a.toml", text: domain("[codes.b]\n" + code(1))),
            SourceFile(path: "Locales/en/a.toml", text: words("b", "Title")),
            SourceFile(path: "Locales/ar/a.toml", text: "[b]\ntitle = \"\"\"\(text)\"\"\"\n"),
          ]
        let changes = changes(size / 16)
        return Input(bytes: files.byteCount) {
          let editor = Editor(files)
          editor.change(changes)
          return editor.length
        }
      }
    } + [
      Shape(name: "editor: changes at once, in all messages") { size in
        let files = project(codes: size / 64, english: "Title", arabic: "عنوان")
        let changes = (0..<size / 64).map {
          (line: 1 + 3 * $0, character: 9, length: 1, text: "كل")
        }
        return Input(bytes: files.byteCount) {
          let editor = Editor(files)
          editor.change(changes)
          return editor.length
        }
      },
      Shape(name: "editor: whole texts at once") { size in
        let files = project(english: "Title", arabic: "عنوان")
        let change: [String: Any] = ["text": "[b]\ntitle = \"x\"\n"]
        return Input(bytes: size) {
          let editor = Editor(files)
          editor.send(
            "textDocument/didChange",
            [
              "textDocument": editor.document.merging(["version": 2]) { $1 },
              "contentChanges": Array(repeating: change, count: size / 16),
            ])
          return editor.length
        }
      },
      Shape(name: "editor: messages that wait") { size in
        Input(bytes: size) {
          var queue = Queue<Int>()
          for number in 0..<size { queue.append(number) }
          var sum = 0
          while let number = queue.popFirst() { sum += number }
          return sum
        }
      },
    ]
  }

  /// Opens a file, changes it, and sends all requests of an editor.
  private static func edit(_ files: [SourceFile]) -> Int {
    let editor = Editor(files)
    let document = editor.document
    let place = ["line": 1, "character": 10]
    for version in 2..<6 { editor.change([(1, 10, 0, "x")], version: version) }
    let whole: [String: Any] = [
      "start": ["line": 0, "character": 0], "end": ["line": 1_000_000, "character": 0],
    ]
    let requests: [(String, [String: Any])] = [
      ("semanticTokens/full", [:]), ("documentSymbol", [:]),
      ("hover", ["position": place]), ("completion", ["position": place]),
      ("definition", ["position": place]),
      ("references", ["position": place, "context": ["includeDeclaration": true]]),
      ("inlayHint", ["range": whole]),
      ("formatting", ["options": ["tabSize": 2, "insertSpaces": true]]),
      ("codeAction", ["range": whole, "context": ["diagnostics": [Any]()]]),
      ("rename", ["position": ["line": 0, "character": 2], "newName": "other"]),
    ]
    for (number, request) in requests.enumerated() {
      editor.send(
        "textDocument/" + request.0, request.1.merging(["textDocument": document]) { $1 },
        id: 2 + number)
    }
    return editor.length
  }

  /// Sends all requests of an assistant.
  private static func assist(_ files: [SourceFile]) -> Int {
    let server = ContextServer(version: "1", rules: .all) {
      ContextServer.Snapshot(contents: OpenProject.Contents(files: files), write: { _ in nil })
    }
    let calls: [(String, [String: Any])] = [
      ("list_messages", ["locale": "ar"]),
      ("read_message", ["locale": "ar", "id": "a.c0.title"]),
      ("check_translation", ["locale": "ar", "id": "a.c0.title", "text": "كلمة"]),
    ]
    var messages: [[String: Any]] = [
      [
        "jsonrpc": "2.0", "id": 0, "method": "initialize",
        "params": [
          "protocolVersion": "2025-06-18", "capabilities": [String: Any](),
          "clientInfo": ["name": "growth", "version": "1"],
        ],
      ], ["jsonrpc": "2.0", "method": "notifications/initialized"],
      ["jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": [String: Any]()],
    ]
    for (number, call) in calls.enumerated() {
      messages.append([
        "jsonrpc": "2.0", "id": 2 + number, "method": "tools/call",
        "params": ["name": call.0, "arguments": call.1],
      ])
    }
    var length = 0
    for message in messages {
      guard let data = try? JSONSerialization.data(withJSONObject: message) else { continue }
      server.receive(.message(data))
      while let answer = server.next() { length += answer.count }
    }
    return length
  }

  /// Streams of bytes for both servers.
  private static var streams: [Shape] {
    let request = #"{"jsonrpc":"2.0","id":1,"method":"x","params":{}}"#
    let bodies: [(name: String, text: (Int) -> [String])] = [
      ("messages", { Array(repeating: request, count: $0 / request.utf8.count) }),
      ("empty messages", { Array(repeating: "", count: $0) }),
      ("arrays in arrays", { [String(repeating: "[", count: $0)] }),
      (
        "objects in objects",
        {
          [String(repeating: "{\"a\":", count: $0 / 5)]
        }
      ),
      (
        "a long text",
        {
          [
            #"{"jsonrpc":"2.0","id":1,"method":""# + String(repeating: "\\n", count: $0 / 2)
              + #""}"#
          ]
        }
      ),
      ("a long number", { [#"{"jsonrpc":"2.0","id":"# + String(repeating: "1", count: $0) + "}"] }),
      ("members", { ["{" + distinct($0) { "\"k\($0)\":1," } + #""id":1}"#] }),
    ]
    return bodies.flatMap { name, text in
      [
        Shape(name: "stream of an editor: " + name) { size in
          let bytes = text(size).flatMap {
            Array("Content-Length: \($0.utf8.count)\r\n\r\n\($0)".utf8)
          }
          return Input(bytes: bytes.count) {
            let server = LanguageServer(
              rules: .all,
              disk: LanguageServer.Disk(
                project: { _ in nil }, projects: { _ in [] },
                contents: { _ in OpenProject.Contents(files: []) }))
            var reader = MessageReader()
            reader.append(bytes)
            var count = 0
            while let item = reader.next() { count += server.receive(item).count }
            return count
          }
        },
        Shape(name: "stream of an assistant: " + name) { size in
          let bytes = text(size).flatMap { Array("\($0)\n".utf8) }
          return Input(bytes: bytes.count) {
            let server = ContextServer(version: "1", rules: .all) {
              ContextServer.Snapshot(contents: OpenProject.Contents(files: []), write: { _ in nil })
            }
            var reader = LineReader()
            reader.append(bytes)
            var count = 0
            while let item = reader.next() { server.receive(item) }
            while let answer = server.next() { count += answer.count }
            return count
          }
        },
      ]
    } + [
      Shape(name: "stream of an editor: a header without end") { size in
        let bytes = Array(String(repeating: "a: b\r\n", count: size / 6).utf8)
        return Input(bytes: bytes.count) {
          var reader = MessageReader()
          // The bytes arrive one by one, as from a slow sender.
          for byte in bytes {
            reader.append([byte])
            _ = reader.next()
          }
          return bytes.count
        }
      },
      Shape(name: "stream of an assistant: a line without end") { size in
        let bytes = Array(String(repeating: "a", count: size).utf8)
        return Input(bytes: bytes.count) {
          var reader = LineReader()
          for byte in bytes {
            reader.append([byte])
            _ = reader.next()
          }
          return bytes.count
        }
      },
    ]
  }

  // MARK: Renaming

  static var renames: [Shape] {
    [
      Shape(name: "rename: a code among many") { size in
        rename(
          .code(domain: "a", name: "c0"),
          in: project(codes: max(1, size / 64), english: "Title", arabic: "عنوان"))
      },
      Shape(name: "rename: an argument that a message has often") { size in
        let text = String(repeating: "{$count :integer} ", count: size / 18)
        return rename(
          .argument(domain: "a", code: "c0", name: "count"),
          in: project(codes: 1, english: text, arabic: text))
      },
    ]
  }

  private static func rename(_ subject: Rename.Subject, in files: [SourceFile]) -> Input {
    let loaded = CatalogLoader.load(files)
    return Input(bytes: files.byteCount) {
      guard let rename = try? Rename(subject, to: "other", in: loaded, rules: .all) else {
        preconditionFailure("nothing is renamed")
      }
      return rename.files.byteCount
    }
  }
}
