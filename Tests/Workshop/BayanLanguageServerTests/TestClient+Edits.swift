import BayanDiagnostics
import BayanTOML
import Foundation
import Testing

@testable import BayanLanguageServer

extension TestClient {
  /// Returns the project's files after a workspace edit from the server.
  func applying(_ edit: Any?) throws -> [String: String] {
    var files = disk
    let changes = try #require((edit as? [String: Any])?["documentChanges"] as? [[String: Any]])
    for change in changes {
      switch change["kind"] as? String {
      case "create": files[try Self.path(#require(change["uri"] as? String))] = ""
      case "rename":
        let old = try Self.path(#require(change["oldUri"] as? String))
        let new = try Self.path(#require(change["newUri"] as? String))
        let text = files.removeValue(forKey: old)
        files[new] = text
        #expect(text != nil)
      default:
        let document = try #require(change["textDocument"] as? [String: Any])
        let path = try Self.path(#require(document["uri"] as? String))
        files[path] = try Self.applying(#require(change["edits"]), to: files[path] ?? "")
      }
    }
    return files
  }

  /// Returns a text after edits in UTF-16 positions, none of which touches another.
  static func applying(_ edits: Any, to text: String) throws -> String {
    let file = SourceFile(path: "", text: text)
    let data = try JSONSerialization.data(withJSONObject: edits)
    let edits = try JSONDecoder().decode([LSP.TextEdit].self, from: data).map {
      TextEdit(PositionEncoding.utf16.span(of: $0.range, in: file), $0.newText)
    }
    return String(decoding: try TOMLEditor.applying(edits, to: file.bytes), as: UTF8.self)
  }

  /// Returns the actions for a line.
  func actions(
    _ path: String, line: Int, only: [String]? = nil
  ) throws -> [[String: Any]] {
    var context: [String: Any] = ["diagnostics": [] as [Any]]
    context["only"] = only
    let result = try ask(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": Self.uri(path)],
        "range": [
          "start": ["line": line, "character": 0], "end": ["line": line, "character": 200],
        ],
        "context": context,
      ])
    return result as? [[String: Any]] ?? []
  }

  /// Returns the action with a title for a line.
  func action(_ title: String, _ path: String, line: Int) throws -> [String: Any] {
    let actions = try actions(path, line: line)
    return try #require(
      actions.first { ($0["title"] as? String)?.hasPrefix(title) == true },
      "\(actions.map { $0["title"] ?? "" })")
  }
}
