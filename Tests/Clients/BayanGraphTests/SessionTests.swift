import BayanErrors
import BayanGraph
import BayanHTTP
import BayanLoopback
import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import Foundation
import Synchronization
import Testing

/// A browser without a window, which follows the dialog to its redirect.
struct HeadlessBrowser: Sendable {
  var user = "1"
  var decline: Set<String> = []
  var cancels = false

  func open(_ url: URL) -> Bool {
    Task {
      guard let target = try? await target(of: url) else { return }
      _ = try? await SystemTransport().response(to: HTTPExchange.Request(url: target))
    }
    return true
  }

  /// Returns the address to which the dialog redirects the browser.
  func target(of url: URL) async throws -> URL {
    var components = URLComponents(url: url, resolvingAgainstBaseURL: false)
    components?.percentEncodedQuery? +=
      "&user=\(user)&decline=\(decline.sorted().joined(separator: ","))"
      + (cancels ? "&cancel=1" : "")
    let address = try #require(components?.url)
    let response = try await SystemTransport().response(to: HTTPExchange.Request(url: address))
    return try #require(response.headers["Location"].flatMap { URL(string: $0) })
  }
}

@Suite("A session in one call", .timeLimit(.minutes(5)))
struct SessionTests {
  struct Person: Decodable, Equatable {
    var id: String
    var name: String
  }

  private func run<Result: Sendable>(
    browser: HeadlessBrowser = HeadlessBrowser(), answers: [RecoveryAction]? = nil,
    tokens: any TokenStore = MemoryTokenStore(), permissions: Set<Permission> = ["email"],
    _ body: (GraphSession, GraphService, LoopbackServer) async throws -> Result
  ) async throws -> Result {
    let service = GraphService()
    return try await LoopbackServer.run { request in
      await service.answer(request)
    } body: { server in
      let dialog = LoopbackRedirectDialog(
        page: "<p>done", timeout: .seconds(30), open: { browser.open($0) })
      let session = GraphSession(
        appID: "1", server: server.url, dialog: dialog,
        presenter: answers.map(ScriptedPresenter.init),
        tokens: tokens, permissions: permissions, locales: ["en"],
        policy: BackoffPolicy(jitter: { 0 }))
      return try await body(session, service, server)
    }
  }

  @Test func `a login by the system's browser comes back over loopback with a code of its own`()
    async throws
  {
    try await run { session, _, server in
      let result = await session.logIn(permissions: ["email", "user_friends"])
      guard case .success(let login) = result else { throw Unexpected(what: "\(result)") }
      #expect(login.grantedPermissions == ["email", "user_friends"])
      #expect(await session.tokens.profile == Profile(userID: "1", name: "Layla"))
      let me = try await session.send(GraphRequest("me"), as: Person.self)
      #expect(me == Person(id: "1", name: "Layla"))

      // The dialog is asked for a code, with the hash of a secret that the exchange sends.
      let dialog = try #require(server.requests.first { $0.path.hasSuffix("/dialog/oauth") })
      #expect(dialog.query["response_type"] == "code granted_scopes")
      #expect(dialog.query["code_challenge_method"] == "S256")
      #expect(dialog.query["code_challenge"]?.count == 43)
      #expect(dialog.query["redirect_uri"]?.hasPrefix("http://127.0.0.1:") == true)
      #expect(dialog.query["scope"] == "email,user_friends")
      let exchange = try #require(server.requests.first { $0.path.hasSuffix("access_token") })
      #expect(exchange.headers["authorization"] == nil)
      let verifier = try #require(exchange.form["code_verifier"])
      #expect((43...128).contains(verifier.count))
      #expect(!dialog.query.values.contains(verifier))
    }
  }

  /// The pages that a browser was shown, in order.
  private final class Shown: Sendable {
    let pages = Mutex<[(status: Int, body: String)]>([])
  }

  @Test func `the browser is shown the program's page at the end, and nothing at another address`()
    async throws
  {
    let page = "<p>" + String(repeating: "يمكن إغلاق هذه الصفحة. ", count: 20_000) + "</p>"
    let shown = Shown()
    let browser = HeadlessBrowser()
    let service = GraphService()
    try await LoopbackServer.run {
      await service.answer($0)
    } body: { server in
      let dialog = LoopbackRedirectDialog(
        page: page, timeout: .seconds(30),
        open: { url in
          Task {
            let redirect = LoginReply.parameters(of: url)["redirect_uri"].flatMap(URL.init(string:))
            let target = try await browser.target(of: url)
            for address in [redirect?.appending(path: "favicon.ico"), target].compactMap({ $0 }) {
              let response = try await SystemTransport().response(
                to: HTTPExchange.Request(url: address))
              let body = String(decoding: response.body, as: UTF8.self)
              shown.pages.withLock { $0.append((response.status, body)) }
            }
          }
          return true
        })
      let session = GraphSession(appID: "1", server: server.url, dialog: dialog, locales: ["en"])
      let result = await session.logIn(permissions: ["email"])
      guard case .success = result else { throw Unexpected(what: "\(result)") }
      // The page may end after the login.
      for _ in 0..<200 where shown.pages.withLock({ $0.count }) < 2 {
        try await Task.sleep(for: .milliseconds(20))
      }
      #expect(shown.pages.withLock { $0.map(\.status) } == [404, 200])
      #expect(shown.pages.withLock { $0.last?.body } == page)
    }
  }

  @Test func `declined permissions come back with the code`() async throws {
    try await run(browser: HeadlessBrowser(decline: ["user_friends"])) { session, _, _ in
      let result = await session.logIn(permissions: ["email", "user_friends"])
      guard case .success(let login) = result else { throw Unexpected(what: "\(result)") }
      #expect(login.declinedPermissions == ["user_friends"])
    }
  }

  @Test func `who closes the dialog has cancelled`() async throws {
    try await run(browser: HeadlessBrowser(cancels: true)) { session, _, _ in
      #expect(await session.logIn(permissions: ["email"]) == .cancelled)
    }
  }

  @Test func `a code is of no use to who doesn't know the secret`() async throws {
    try await run { session, service, server in
      _ = await session.logIn(permissions: ["email"])
      let exchange = try #require(server.requests.first { $0.path.hasSuffix("access_token") })
      // The first exchange has a used code, and the second one a code without its secret.
      #expect(await service.exchanges(exchange.form) == 400)
      _ = await session.logIn(permissions: ["user_friends"])
    }
  }

  @Test func `over SSH the address is opened anywhere, and the one at the end is pasted`()
    async throws
  {
    let service = GraphService()
    try await LoopbackServer.run {
      await service.answer($0)
    } body: { server in
      let redirect = try #require(URL(string: "https://app.example/end"))
      let shown = Lines([])
      let wrong = Lines(["https://app.example/other?code=1", "not an address"])
      let dialog = PastedAddressDialog(
        redirect: redirect, texts: .init(open: "Open:", paste: "Paste:"), write: { shown.add($0) },
        read: {
          if let line = wrong.next() { return line }
          // The address is opened in a browser on any device.
          let line = shown.text.split(separator: "\n").first { $0.hasPrefix("http") } ?? ""
          guard let address = URL(string: line + "&user=2") else { return nil }
          let exchange = HTTPExchange.Request(url: address)
          let response = try? await SystemTransport().response(to: exchange)
          return response?.headers["Location"]
        })
      let session = GraphSession(appID: "1", server: server.url, dialog: dialog, locales: ["en"])
      let result = await session.logIn(permissions: ["email"])
      guard case .success = result else { throw Unexpected(what: "\(result)") }
      #expect(await session.tokens.profile?.name == "Omar")
      #expect(shown.text.components(separatedBy: "Paste:").count == 4)
    }
  }

  @Test func `the button that goes to the website opens it`() async throws {
    try await LoopbackServer.run { _ in
      .graphError(190, subcode: 459)
    } body: { server in
      for opens in [true, false] {
        let opened = Mutex<[URL]>([])
        let tokens = MemoryTokenStore()
        await tokens.set(AccessToken(tokenString: "t", userID: "1"))
        let session = GraphSession(
          appID: "1", server: server.url, dialog: BrowserDialog(server: server.url),
          tokens: tokens, locales: ["en"],
          browser: { url in
            opened.withLock { $0.append(url) }
            return opens
          })
        do throws(GraphFailure) {
          _ = try await session.send(GraphRequest("me"))
          throw GraphFailure(.cancelled)
        } catch {
          let alert = try #require(ErrorPresentation.alert(for: error, preferring: ["en"]))
          #expect(alert.buttons.map(\.label) == ["Go to facebook.com", "Cancel"])
          let result = await alert.perform(alert.buttons[0])
          #expect(opened.withLock { $0.map(\.absoluteString) } == ["https://www.facebook.com"])
          switch result {
          case .done: #expect(opens)
          case .failed(let error as CoreError): #expect(!opens && error == .browserUnavailable)
          default: throw Unexpected(what: "\(result)")
          }
        }
      }
    }
  }

  @Test func `without a browser the login says so`() async throws {
    let dialog = LoopbackRedirectDialog(page: "", open: { _ in false })
    let session = GraphSession(appID: "1", dialog: dialog, locales: ["en"])
    guard case .failed(let failure) = await session.logIn(permissions: ["email"]) else {
      throw Unexpected(what: "no failure")
    }
    #expect(failure.underlyingError as? CoreError == .browserUnavailable)
    let alert = try #require(failure.alert(preferring: ["en"]))
    #expect(alert.message.hasPrefix("A browser is needed to continue"))
    #expect(alert.buttons.map(\.name) == ["retry", "cancel"])
  }

  @Test func `another program that comes to the port doesn't end the login`() async throws {
    let service = GraphService()
    try await LoopbackServer.run { request in
      await service.answer(request)
    } body: { server in
      let statuses = Lines([])
      let dialog = LoopbackRedirectDialog(page: "<p>done", timeout: .seconds(60)) { url in
        Task {
          let target = try await HeadlessBrowser().target(of: url)
          var guessed = URLComponents(url: target, resolvingAgainstBaseURL: false)
          guessed?.percentEncodedQuery = "code=c&state=guessed"
          for address in [guessed?.url, target].compactMap({ $0 }) {
            let response = try await SystemTransport().response(
              to: HTTPExchange.Request(url: address))
            statuses.add("\(response.status) ")
          }
        }
        return true
      }
      let session = GraphSession(
        appID: "1", server: server.url, dialog: dialog, locales: ["en"],
        settings: RecoverySettings())
      guard case .success = await session.logIn(permissions: ["email"]) else {
        throw Unexpected(what: "no login")
      }
      #expect(statuses.text.hasPrefix("404"))
      #expect(server.requests.filter { $0.path.hasSuffix("access_token") }.count == 1)
    }
  }

  @Test func `cancelling the task closes the port`() async throws {
    let opened = Lines([])
    let dialog = LoopbackRedirectDialog(page: "") { url in
      opened.add(LoginReply.parameters(of: url)["redirect_uri"] ?? "")
      return true
    }
    let session = GraphSession(appID: "1", dialog: dialog, locales: ["en"])
    let task = Task { await session.logIn(permissions: ["email"]) }
    while opened.text.isEmpty { await Task.yield() }
    let port = try #require(URL(string: opened.text)?.port)
    let listener = try #require(try Self.listeners().first { $0.port == port })
    task.cancel()
    #expect(await task.value == .cancelled)
    // Sockets are compared, because another program may have the port by now.
    #expect(try !Self.listeners().contains { $0.socket == listener.socket })
  }

  /// Returns the ports on which programs of this machine listen, each with the number of its
  /// socket.
  private static func listeners() throws -> [(port: Int, socket: Substring)] {
    let file = try FileHandle(forReadingFrom: URL(filePath: "/proc/net/tcp"))
    let table = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    return table.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: " ")
      guard fields.count > 9, fields[3] == "0A",
        let port = fields[1].split(separator: ":").last.flatMap({ Int($0, radix: 16) })
      else { return nil }
      return (port, fields[9])
    }
  }

  @Test func `with a presenter errors are recovered from, without saying more`() async throws {
    try await run(answers: [.logIn, .reviewPermissions]) { session, service, _ in
      // The user is logged out: recovery offers a login with the session's default permissions.
      let me = try await session.send(GraphRequest("me"), as: Person.self)
      #expect(me.id == "1")
      // A permission is missing: recovery asks for it.
      let shared = await session.sharing.share(ShareContent(message: "hello"))
      #expect(shared == .completed(postID: "1_1"))
      #expect(await service.posts == ["hello"])
    }
  }

  @Test func `an answer that doesn't fit its type says where, and shows no value`() async throws {
    struct Wrong: Decodable {
      struct Item: Decodable { var size: Int }
      var items: [Item]
    }
    try await run { session, service, _ in
      await service.script("GET /me", .json(#"{"items":[{"size":1},{"size":"secret"}]}"#))
      let failure = await #expect(throws: GraphFailure.self) {
        _ = try await session.send(GraphRequest("me"), as: Wrong.self)
      }
      let error = try #require(
        failure.flatMap { ErrorChain($0).first(of: GraphDecodingError.self) })
      #expect(error.path == "items[1].size")
      #expect(failure?.networkError?.codeName == "schemaNotMet")
      #expect(
        !"\(try #require(failure))".contains("secret") && "\(error)".contains("items[1].size"))
    }
  }

  @Test func `the address of the dialog has what the service wants, encoded`() throws {
    let dialog = try #require(URL(string: "https://www.example.com/v26.0/dialog/oauth?x=1"))
    let request = LoginRequest(
      appID: "a&b", permissions: ["email", "a b"], purpose: .rerequest, challenge: "c+d",
      nonce: "n", verifier: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk", dialog: dialog)
    let redirect = try #require(URL(string: "http://127.0.0.1:1/cb?y=2"))
    let address = request.address(redirect: redirect, response: .code)
    let values = LoginReply.parameters(of: address)
    #expect(values["client_id"] == "a&b" && values["state"] == "c+d" && values["x"] == "1")
    #expect(values["redirect_uri"] == "http://127.0.0.1:1/cb?y=2")
    #expect(values["auth_type"] == "rerequest" && values["scope"] == "a b,email")
    // - Source: RFC 7636, appendix B.
    #expect(values["code_challenge"] == "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM")
    #expect(
      LoginReply.parameters(of: request.address(redirect: redirect, response: .token))[
        "code_challenge"] == nil)
  }

  @Test func `a parameter that an address has twice isn't guessed`() throws {
    let url = try #require(URL(string: "fb1://x/?a=1&b=2&a=3#c=%D8%B3+d&e"))
    #expect(LoginReply.parameters(of: url) == ["b": "2", "c": "س d", "e": ""])
  }
}

extension GraphService {
  /// Returns the status of the answer to an exchange.
  fileprivate func exchanges(_ form: [String: String]) -> Int {
    let body = form.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
    let answer = answer(
      LoopbackRequest(
        method: "POST", path: "/v26.0/oauth/access_token", body: Array(body.utf8)))
    guard case .respond(let status, _, _) = answer else { return 0 }
    return status
  }
}

@Suite("Where tokens are kept", .timeLimit(.minutes(5)))
struct TokenStoreTests {
  private let token = AccessToken(
    tokenString: "secret", userID: "1", permissions: ["email"], declinedPermissions: ["a"],
    expirationDate: Date(timeIntervalSince1970: 2e9))

  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    return folder
  }

  @Test func `a file outlives the program, and nobody but the user reads it`() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "deep/login.json")
    let store = FileTokenStore(file)
    #expect(await store.current == nil)
    await store.set(token, profile: Profile(userID: "1", name: "Layla"))
    let again = FileTokenStore(file)
    #expect(await again.current == token)
    #expect(await again.profile?.name == "Layla")
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    // The store closes a file that was readable for others, and leaves no file beside it.
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
    await again.clear()
    let after = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect((after[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    #expect(await FileTokenStore(file).current == nil)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: file.deletingLastPathComponent().path)
    #expect(names == ["login.json"])
  }

  @Test func `a damaged file is nobody's login, is reported, and is replaced by the next`()
    async throws
  {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "login.json")
    try Data("{\"token\":".utf8).write(to: file)
    let reported = Lines([])
    let store = FileTokenStore(file) { _ in reported.add("x") }
    #expect(await store.current == nil && reported.text == "x")
    await store.set(token)
    #expect(await FileTokenStore(file).current == token)
  }

  @Test func `where it can't be written it holds in memory, and says so`() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    // A folder is in the place of the file.
    let file = folder.appending(path: "login.json")
    try FileManager.default.createDirectory(
      at: file.appending(path: "x"), withIntermediateDirectories: true)
    let reported = Mutex(0)
    let store = FileTokenStore(file) { _ in reported.withLock { $0 += 1 } }
    await store.set(token)
    #expect(await store.current == token)
    #expect(reported.withLock { $0 } >= 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["login.json"])
  }

  @Test func `who listens is told of each change, beginning with what is`() async throws {
    let store = MemoryTokenStore()
    var changes = await store.changes().makeAsyncIterator()
    #expect(await changes.next() == StoredLogin())
    await store.set(token)
    #expect(await changes.next()?.token == token)
    // The same token again is no change.
    await store.set(token)
    await store.clear()
    #expect(await changes.next() == StoredLogin())
  }

  @Test func `no description of a token tells it`() {
    var dumped = ""
    dump(token, to: &dumped)
    let texts = ["\(token)", String(reflecting: token), dumped, "\(StoredLogin(token: token))"]
    for text in texts { #expect(!text.contains("secret"), "\(text)") }
  }
}
