import BayanCatalog
package import BayanChecking
import BayanCompiler
import BayanDiagnostics
import BayanExchange
import BayanJSONRPC
import BayanMessageSyntax
package import BayanWorkspace
import Foundation

/// The workbench: a translator's page over an open project, as requests and responses.
///
/// The workbench is a third face of the open project, beside the servers of editors and of
/// assistants. It knows HTTP and pages. Files, checks and edits are those of ``OpenProject``. Its
/// owner moves the bytes, reads and writes the disk, sends one request after the other, and runs
/// ``nextCheck()`` after each.
package final class Workbench {
  package struct Settings {
    package var access: WorkbenchAccess
    /// Whether requests that change files are refused.
    package var isReadOnly: Bool

    package init(access: WorkbenchAccess, isReadOnly: Bool = false) {
      self.access = access
      self.isReadOnly = isReadOnly
    }
  }

  /// The place of texts that weren't saved.
  package struct UnsavedStore {
    package var read: () -> [UInt8]?
    package var write: ([UInt8]) -> Void

    package init(read: @escaping () -> [UInt8]?, write: @escaping ([UInt8]) -> Void) {
      self.read = read
      self.write = write
    }
  }

  private var access: WorkbenchAccess
  let isReadOnly: Bool
  private let read: () -> ProjectSnapshot
  private let store: UnsavedStore
  private(set) var unsaved: UnsavedTexts

  var project: OpenProject
  private(set) var snapshot: ProjectSnapshot
  /// The number of changes of the project that were seen.
  package private(set) var revision = 1
  /// The lists of messages of the present revision, by locale.
  var listings: [String: Listing] = [:]
  /// The views of messages of the present revision, by locale.
  var views: [String: MessageViews] = [:]
  let locales = CompiledLocales()

  /// Opens a workbench, and loads the project.
  ///
  /// - Parameters:
  ///   - rules: The rules that check the project.
  ///   - unsaved: The place of texts that weren't saved.
  ///   - read: Reads the project from the disk.
  package init(
    _ settings: Settings, rules: RuleBook, unsaved: UnsavedStore,
    read: @escaping () -> ProjectSnapshot
  ) {
    access = settings.access
    isReadOnly = settings.isReadOnly
    self.read = read
    store = unsaved
    self.unsaved = UnsavedTexts(reading: unsaved.read())
    snapshot = read()
    project = OpenProject(snapshot.contents, rules: rules)
    project.load()
  }

  /// The address to open, with its secret.
  package var address: String { access.address }

  /// Reads the project again if it has changed.
  package func refresh() {
    guard !snapshot.isCurrent() else { return }
    snapshot = read()
    project.read(snapshot.contents)
    guard !project.isLoaded else { return }
    show(project)
  }

  /// Returns the check of the present project; `nil` if it is checked.
  ///
  /// The check may run on another thread, beside requests. Its result is for ``finish(_:)``.
  package func nextCheck() -> ProjectCheck? { project.isChecked ? nil : project.check }

  /// Shows the result of a check.
  package func finish(_ result: ProjectCheck.Result) {
    _ = project.finish(result)
    revision += 1
    listings = [:]
  }

  /// Shows a project that was tried and then written, so that it is loaded once.
  func refresh(trying tried: OpenProject) {
    snapshot = read()
    var tried = tried
    tried.read(snapshot.contents, keepsUnsaved: false)
    show(tried)
  }

  private func show(_ new: OpenProject) {
    project = new
    project.load()
    revision += 1
    listings = [:]
    views = [:]
  }

  /// Returns the events since a revision, and the present revision.
  ///
  /// - Source: HTML, "Server-sent events".
  package func events(since former: Int?) -> (revision: Int, bytes: [UInt8]) {
    refresh()
    guard revision != former else { return (revision, []) }
    return (revision, Array("event: change\ndata: \(revision)\n\n".utf8))
  }

  func change(_ body: (inout UnsavedTexts) -> Void) {
    let before = unsaved
    body(&unsaved)
    if unsaved != before { store.write(unsaved.bytes) }
  }

  // MARK: Requests

  /// Answers a request.
  package func respond(to request: WorkbenchRequest) -> WorkbenchResponse {
    if let answer = access.answer(request) { return answer.guarded() }
    do throws(WorkbenchFailure) {
      return try route(request).guarded()
    } catch {
      return WorkbenchResponse(error.status, ["error": .string(error.sentence)]).guarded()
    }
  }

  private func route(_ request: WorkbenchRequest) throws(WorkbenchFailure) -> WorkbenchResponse {
    let voice = WorkbenchVoice.named(request.parameter("language"))
    switch (request.method, request.path) {
    case ("GET", "/"):
      return .seeOther(
        "/\(WorkbenchVoice.preferred(by: request.value(of: "accept-language")).tag)/")
    case ("GET", let path) where WorkbenchPage.response(path) != nil:
      return WorkbenchPage.response(path) ?? WorkbenchResponse(404, "")
    case ("GET", "/api/words"): return WorkbenchResponse(200, voice.words)
    case ("GET", "/api/events"):
      var response = WorkbenchResponse(200, "text/event-stream", "")
      response.body = .events
      return response
    case ("GET", "/api/project"):
      refresh()
      return WorkbenchResponse(200, try description(in: voice))
    case ("GET", "/api/list"):
      refresh()
      return WorkbenchResponse(200, try list(request, voice))
    case ("GET", "/api/message"):
      refresh()
      return WorkbenchResponse(200, try message(request))
    case ("GET", "/api/rule"):
      return WorkbenchResponse(200, try rule(request.parameter("id") ?? "", voice))
    case ("POST", "/api/check"):
      return WorkbenchResponse(200, try check(Self.body(request)))
    case ("POST", let path):
      guard !isReadOnly else {
        throw WorkbenchFailure(403, "The workbench was started with --read-only.")
      }
      switch path {
      case "/api/unsaved": return WorkbenchResponse(200, try keep(Self.body(request)))
      case "/api/save": return try save(Self.body(request))
      case "/api/review": return try review(Self.body(request))
      case "/api/refuse": return try refuse(Self.body(request))
      case "/api/suppress": return try suppress(Self.body(request))
      default: throw WorkbenchFailure(404, "There is nothing at this address.")
      }
    default: throw WorkbenchFailure(404, "There is nothing at this address.")
    }
  }

  private static func body<Body: Decodable>(
    _ request: WorkbenchRequest
  ) throws(WorkbenchFailure) -> Body {
    do {
      return try JSONDecoder().decode(Body.self, from: Data(request.body))
    } catch {
      throw WorkbenchFailure(400, "The request can't be read.")
    }
  }

  // MARK: Named parts

  /// The catalog of the present files.
  func catalog() throws(WorkbenchFailure) -> Catalog {
    guard let catalog = project.catalog else {
      throw WorkbenchFailure(
        503, "The catalog can't be read. Run 'bayan check', and correct what it names.")
    }
    return catalog
  }

  /// Returns a locale that is translated to.
  func target(_ tag: String?) throws(WorkbenchFailure) -> String {
    let catalog = try catalog()
    guard let tag, tag != catalog.project.sourceLocale, PseudoLocale(tag) == nil,
      catalog.project.locales.contains(tag)
    else { throw WorkbenchFailure(404, "The catalog doesn't translate to this locale.") }
    return tag
  }

  /// Returns the source of a message.
  func source(_ name: String?) throws(WorkbenchFailure) -> LocaleMessage {
    guard let id = name.flatMap(MessageID.init), id.namesMessage,
      let source = try catalog().sourceMessages?[id]
    else { throw WorkbenchFailure(404, "The source locale has no such message.") }
    guard source.parsed.isValid else {
      throw WorkbenchFailure(
        422, "The source text of this message has an error. Its authors must correct it first.")
    }
    return source
  }

  /// Returns a version of a message, which changes with the source, the translation and the state.
  func version(_ source: LocaleMessage, _ locale: String) throws(WorkbenchFailure) -> String {
    let messages = try catalog().locales.first { $0.tag == locale }
    let state = messages?.exchangeState(of: source) ?? .untranslated
    let fingerprint = messages?[source.id]?.fingerprint ?? "none"
    return "\(source.fingerprint)-\(fingerprint)-\(state.rawValue)"
  }
}

/// A reason why a request isn't carried out, for the person at the page.
struct WorkbenchFailure: Error {
  var status: Int
  var sentence: String

  init(_ status: Int, _ sentence: String) {
    self.status = status
    self.sentence = sentence
  }
}
