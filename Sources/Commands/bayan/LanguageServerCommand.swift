import ArgumentParser
import BayanBuildCommands
import BayanICUFunctions
import BayanLanguageServer
import BayanRules
import BayanRuntime
import BayanSupport
import BayanWorkspace
import CBayanMemory
import Foundation
import Synchronization

/// Runs the language server.
struct LanguageServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Run the language server, for editors.",
    discussion: """
      Editors start it. It speaks the Language Server Protocol 3.17 over standard input and output. \
      Documentation/Editors.md says how to set editors up.
      """)

  func run() throws {
    MessageFunctions.shared = ICUFunctions.registry()
    let server = LanguageServer(
      rules: .all,
      disk: LanguageServer.Disk(
        project: { ProjectSearch.project(of: $0) },
        projects: { folder in
          ProjectSearch.catalogs(of: URL(fileURLWithPath: folder, isDirectory: true)).map(\.path)
        },
        contents: { folder in
          let project = ProjectFolder(URL(fileURLWithPath: folder, isDirectory: true))
          return project.read().contents(of: project)
        }),
      languages: Bayan.language)
    let events = EventQueue()
    Thread.detachNewThread { Self.readInput(into: events) }
    while true {
      let effects: [LanguageServer.Effect]
      let event = events.next()
      switch event {
      case .message(let item): effects = server.receive(item)
      case .checked(let result, let project): effects = server.finish(result, of: project)
      // The client ended without a shutdown request.
      case .end: throw ExitCode.failure
      }
      for effect in effects {
        switch effect {
        case .send(let message): Self.send(message)
        case .check(let check, let project):
          DispatchQueue.global().async { events.append(.checked(check(), project: project)) }
        case .exit(let code): throw ExitCode(code)
        }
      }
      // After ten changes of 10,000 messages in two locales the process has 182 MB, and 249 MB without this.
      if case .checked = event { bayan_give_memory_back() }
    }
  }

  private static func readInput(into events: EventQueue) {
    var reader = MessageReader()
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    // `FileHandle.read(upToCount:)` would wait until it has that many bytes.
    while case let count = read(STDIN_FILENO, &bytes, bytes.count), count > 0 {
      reader.append(bytes[..<count])
      while let item = reader.next() { events.append(.message(item)) }
    }
    events.append(.end)
  }

  private static func send(_ message: Data) {
    let header = Data("Content-Length: \(message.count)\r\n\r\n".utf8)
    // If the reader is gone, the input soon ends, too.
    try? FileHandle.standardOutput.write(contentsOf: header + message)
  }
}

/// A queue of the server's events, in order and from any thread.
private final class EventQueue: Sendable {
  enum Event: Sendable {
    case message(MessageReader.Item)
    case checked(ProjectCheck.Result, project: String)
    case end
  }

  private let events = Mutex(Queue<Event>())
  private let count = DispatchSemaphore(value: 0)

  func append(_ event: Event) {
    events.withLock { $0.append(event) }
    count.signal()
  }

  /// Waits for the next event, and returns it.
  func next() -> Event {
    while true {
      count.wait()
      if let event = events.withLock({ $0.popFirst() }) { return event }
    }
  }
}
