import Foundation

/// A person's own editor, from the variables VISUAL and EDITOR.
package struct TextEditor {
  private let command: String

  /// Finds the editor.
  ///
  /// - Returns: `nil` if neither variable is set.
  package init?() {
    let environment = ProcessInfo.processInfo.environment
    let commands = [environment["VISUAL"], environment["EDITOR"]].compactMap { $0 }
    guard let command = commands.first(where: { !$0.isEmpty }) else { return nil }
    self.command = command
  }

  /// Returns the edited text; `nil` if the editor fails.
  ///
  /// Editors put a line end at the end of a file, which is removed if the text had none.
  package func edit(_ text: String) -> String? {
    let disk = Disk()
    let folder = FileManager.default.temporaryDirectory.path
    let name = "\(FileStatus.realPath(folder) ?? folder)/bayan-\(UUID().uuidString).mf2"
    defer { try? disk.remove(name) }
    let hasLineEnd = text.hasSuffix("\n")
    let path = name.replacing("'", with: "'\\''")
    // Foundation's Process would give the editor no access to the terminal.
    guard (try? disk.create(name, Array((hasLineEnd ? text : text + "\n").utf8))) != nil,
      system("\(command) '\(path)'") == 0,
      let data = try? Data(contentsOf: URL(fileURLWithPath: name)),
      var edited = String(data: data, encoding: .utf8)
    else { return nil }
    if !hasLineEnd, edited.hasSuffix("\n") { edited.removeLast() }
    return edited
  }
}
