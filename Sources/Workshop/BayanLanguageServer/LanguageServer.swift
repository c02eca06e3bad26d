import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanJSONRPC
import BayanReports
package import BayanWorkspace
package import Foundation

/// A server for editors with the Language Server Protocol 3.17.
///
/// The server takes items of a stream and returns effects. The server's owner moves the bytes,
/// reads the disk, and runs the checks of whole projects beside it.
package final class LanguageServer {
  /// The disk functions that the server needs.
  package struct Disk {
    /// Returns the project folder of a file; `nil` for a file outside of projects.
    package var project: (_ file: String) -> String?
    /// Returns the project folders below a folder, or the project folder around it.
    package var projects: (_ folder: String) -> [String]
    /// Returns the files of a project.
    package var contents: (_ project: String) -> OpenProject.Contents

    package init(
      project: @escaping (String) -> String?, projects: @escaping (String) -> [String],
      contents: @escaping (String) -> OpenProject.Contents
    ) {
      self.project = project
      self.projects = projects
      self.contents = contents
    }
  }

  /// An effect of an event.
  package enum Effect {
    case send(Data)
    /// A check, to be run beside the server; ``finish(_:of:)`` takes its result.
    case check(ProjectCheck, project: String)
    case exit(code: Int32)
  }

  /// A project, with the last notifications about it.
  struct Project {
    var project: OpenProject
    /// Whether a check of the project is running.
    var isChecked = false
    /// The published diagnostics by file, for files with any.
    var published: [String: Published] = [:]
    /// The files on which the client's inlay hints depend, beside those of messages.
    var hinted: [String: [UInt8]]?
  }

  struct Published: Equatable {
    var version: Int?
    var diagnostics: [LSP.Diagnostic]
  }

  struct Document {
    /// The project's folder.
    var folder: String
    var path: String
    var version: Int
  }

  enum Phase {
    case new
    case running
    case shutDown
  }

  let disk: Disk
  let rules: RuleBook
  private let languages: ([String]) -> DiagnosticLanguage?
  /// The language of the client's user interface, if diagnostics can be shown in it.
  private(set) var language = DiagnosticLanguage.english
  /// The rules that `[checks]` may have; their pages are read for the first completion that needs
  /// them.
  private(set) lazy var adjustableRules = rules.entries.filter(\.isAdjustable).map {
    (name: $0.id.rawValue, what: $0.explanation.what)
  }
  var phase = Phase.new
  private(set) var encoding = PositionEncoding.utf16
  private(set) var client = ClientCapabilities()
  var projects: [String: Project] = [:]
  var pendingActions: [Int: PendingAction] = [:]
  var actionCount = 0
  var documents: [String: Document] = [:]
  var effects: [Effect] = []
  private var requestCount = 0

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - rules: The rules that check the projects.
  ///   - languages: Returns the language that answers the first of some tags; `nil` if none has one.
  package init(
    rules: RuleBook, disk: Disk,
    languages: @escaping (_ tags: [String]) -> DiagnosticLanguage? = { _ in nil }
  ) {
    self.languages = languages
    self.rules = rules
    self.disk = disk
  }

  /// Accepts an item from the client.
  package func receive(_ item: MessageReader.Item) -> [Effect] {
    switch item {
    case .message(let data): receive(data)
    case .tooLong(let bytes):
      fail(
        .invalidRequest(
          "the message has \(bytes) bytes; the most is \(MessageReader.longestMessage)"), nil)
    case .badHeader: fail(.parseError("a message's header has no Content-Length"), nil)
    }
    defer { effects = [] }
    return effects
  }

  /// Accepts the result of a check.
  package func finish(_ result: ProjectCheck.Result, of folder: String) -> [Effect] {
    guard projects[folder] != nil else { return [] }
    projects[folder]?.isChecked = false
    let isCurrent = projects[folder]?.project.finish(result) ?? true
    publish(folder)
    refreshHints(of: folder)
    if !isCurrent { check(folder) }
    defer { effects = [] }
    return effects
  }

  /// Returns a sentence in the client's language.
  func said(_ sentence: Diagnostic.Message) -> String {
    language.translated(sentence) ?? VisibleText.isolated(sentence.description)
  }

  func send(_ method: String, _ params: some Encodable) {
    guard let data = try? JSONRPC.notification(method, params) else { return }
    effects.append(.send(data))
  }

  // MARK: Lifecycle

  func initialize(_ params: LSP.InitializeParams) -> ServerDescription {
    phase = .running
    encoding = PositionEncoding(offered: params.capabilities?.general?.positionEncodings)
    client = params.capabilities ?? ClientCapabilities()
    language = params.locale.flatMap { languages([$0]) } ?? .english
    let folders = params.workspaceFolders?.map(\.uri) ?? params.rootUri.map { [$0] } ?? []
    for folder in folders.compactMap(FileURI.path) {
      for project in disk.projects(folder) { openProject(project) }
    }
    return ServerDescription(encoding: encoding)
  }

  func registerWatching() {
    guard client.registersWatching else { return }
    let registration = Registration(registrations: [
      .init(
        id: "files", method: "workspace/didChangeWatchedFiles",
        registerOptions: .init(watchers: [
          .init(globPattern: "**/Catalog/*.{toml,lock}"),
          .init(globPattern: "**/Locales/*/*.{toml,lock}"),
        ]))
    ])
    request("client/registerCapability", registration)
  }

  /// Sends a request to the client, whose answer has no effect.
  func request(_ method: String, _ params: (some Encodable)? = String?.none) {
    requestCount += 1
    if let data = try? JSONRPC.request(.number(requestCount), method, params) {
      effects.append(.send(data))
    }
  }

  private struct Registration: Encodable {
    struct Item: Encodable {
      struct Options: Encodable {
        struct Watcher: Encodable { var globPattern: String }
        var watchers: [Watcher]
      }
      var id: String
      var method: String
      var registerOptions: Options
    }
    var registrations: [Item]
  }
}
