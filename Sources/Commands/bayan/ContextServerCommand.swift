import ArgumentParser
import BayanBuildCommands
import BayanContextServer
import BayanICUFunctions
import BayanRules
import BayanRuntime
import BayanWorkspace
import Foundation

/// Runs the server of the Model Context Protocol.
struct ContextServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Run a server for programs that assist with translation.",
    discussion: """
      Such programs start it. It speaks the Model Context Protocol over standard input and output. It \
      lists what is to be translated, gives a message with its context, checks a proposal, and writes \
      it as a draft. It changes nothing else. Documentation/Assistants.md says how to set programs up.
      """)

  @OptionGroup var project: ProjectOptions

  /// The number of waiting requests above which no more are read.
  private static let mostWaiting = 64

  func run() throws {
    MessageFunctions.shared = ICUFunctions.registry()
    let folder = try project.folder()
    let server = ContextServer(version: Bayan.version, rules: .all) {
      let read = folder.read()
      return ContextServer.Snapshot(
        contents: read.contents(of: folder),
        write: { folder.problem(writing: $0, over: read) })
    }
    var reader = LineReader()
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    var isOpen = true
    while isOpen || server.waitingCount > 0 {
      // A new request may cancel a waiting one.
      while isOpen,
        server.waitingCount == 0 || server.waitingCount < Self.mostWaiting && Self.canRead
      {
        let count = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
        if count > 0 {
          reader.append(bytes[..<count])
          while let item = reader.next() { server.receive(item) }
        } else {
          isOpen = false
          if let item = reader.end() { server.receive(item) }
        }
      }
      if let message = server.next() {
        // If the reader is gone, the input soon ends, too.
        try? FileHandle.standardOutput.write(contentsOf: message + [0x0A])
      }
    }
  }

  /// Whether a read returns without waiting.
  private static var canRead: Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, 0) > 0
  }
}
