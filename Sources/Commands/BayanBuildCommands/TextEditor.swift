import Foundation

/// A person's own editor, as the variables VISUAL and EDITOR name it.
package struct TextEditor {
  private let command: String

  /// - Returns: `nil` where neither variable names one.
  package init?() {
    let environment = ProcessInfo.processInfo.environment
    let commands = [environment["VISUAL"], environment["EDITOR"]].compactMap { $0 }
    guard let command = commands.first(where: { !$0.isEmpty }) else { return nil }
    self.command = command
  }

  /// The text as the person leaves it; `nil` where the editor fails.
  ///
  /// Editors end a file with a line end; where the text had none, it has none after that.
  package func edit(_ text: String) -> String? {
    let disk = Disk()
    let folder = FileManager.default.temporaryDirectory.path
    let name = "\(FileStatus.realPath(folder) ?? folder)/bayan-\(UUID().uuidString).mf2"
    defer { try? disk.remove(name) }
    let hasLineEnd = text.hasSuffix("\n")
    let path = name.replacing("'", with: "'\\''")
    // Not by Foundation's Process, which gives the editor no right to the terminal.
    guard (try? disk.create(name, Array((hasLineEnd ? text : text + "\n").utf8))) != nil,
      system("\(command) '\(path)'") == 0,
      let data = try? Data(contentsOf: URL(fileURLWithPath: name)),
      var edited = String(data: data, encoding: .utf8)
    else { return nil }
    if !hasLineEnd, edited.hasSuffix("\n") { edited.removeLast() }
    return edited
  }
}
