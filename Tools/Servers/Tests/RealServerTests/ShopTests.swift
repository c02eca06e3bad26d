import BayanErrors
import BayanHTTP
import BayanRecovery
import BayanRuntime
import Foundation
import ShopClient
import Synchronization
import Testing

/// A presenter that answers each prompt with the button of a given name.
final class Presser: RecoveryPresenter {
  private let action: RecoveryAction
  private let shown = Mutex<[RecoveryPrompt]>([])

  init(_ action: RecoveryAction = .cancel) { self.action = action }

  var prompts: [RecoveryPrompt] { shown.withLock { $0 } }

  func choice(for prompt: RecoveryPrompt) async -> RecoveryOption? {
    shown.withLock { $0.append(prompt) }
    return prompt.options.first { $0.action == action }
  }
}

/// A client outside the package, for its own service.
@Suite("A third client", .timeLimit(.minutes(2)))
struct ShopTests {
  private func client(
    _ token: String, presenter: Presser? = nil, locale: LocaleTag = "en",
    attempters: [RecoveryAction: any RecoveryAttempter] = [:]
  ) throws -> ShopClient {
    ShopClient(
      server: try RealServer.shop.url, session: ShopClient.Session(token: token),
      locales: [locale], transport: SystemTransport(), presenter: presenter,
      attempters: attempters)
  }

  private func failure(
    _ client: ShopClient, _ method: String, _ path: String, _ body: JSONValue? = nil
  ) async throws -> ShopFailure {
    do {
      let answer = try await client.send(method, path, body)
      throw Unexpected(answer: answer)
    } catch let failure as ShopFailure {
      return failure
    }
  }

  struct Unexpected: Error { var answer: JSONValue }

  @Test func `an expired token is renewed without a question, once for all requests`() async throws
  {
    let presenter = Presser()
    let client = try client("ann.0", presenter: presenter)
    let answers = try await withThrowingTaskGroup(of: JSONValue.self) { group in
      for _ in 0..<5 { group.addTask { try await client.send("GET", "orders") } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers == Array(repeating: ["of": "ann"], count: 5))
    #expect(await client.session.token == "ann.2")
    #expect(presenter.prompts.isEmpty)
  }

  @Test func `one that can't be renewed asks for a login, and then goes on`() async throws {
    let presenter = Presser(.logIn)
    let session = ShopClient.Session(token: "nobody")
    let login = ActionAttempter(.logIn) { _ in
      await session.set("omar.1")
      return .recovered
    }
    let client = ShopClient(
      server: try RealServer.shop.url, session: session, locales: ["ar"],
      transport: SystemTransport(), presenter: presenter, attempters: [.logIn: login])
    #expect(try await client.send("GET", "orders") == ["of": "omar"])
    let prompt = try #require(presenter.prompts.first)
    #expect(prompt.alert.title == "انتهت جلستك" && prompt.alert.direction == .rightToLeft)
    #expect(prompt.options.map(\.label) == ["تسجيل الدخول", "إلغاء"])
  }

  @Test func `a busy service is left alone for as long as it asks, and asked once more`()
    async throws
  {
    let client = try client("busy.1", presenter: Presser())
    let start = ContinuousClock.now
    #expect(try await client.send("GET", "prices") == ["tea": 3])
    #expect(ContinuousClock.now - start >= .seconds(1))
  }

  @Test func `a missing permission is asked for, and the request sent again`() async throws {
    let presenter = Presser(.allow)
    let client = try client("layla.1", presenter: presenter)
    #expect(try await client.send("DELETE", "orders/7") == ["cancelled": true])
    #expect(presenter.prompts.map(\.alert.title) == ["Permission needed"])
    #expect(presenter.prompts.first?.options.map(\.label) == ["Allow", "Cancel"])
  }

  @Test func `the texts of its own catalog are shown, and its own button works, by every door`()
    async throws
  {
    let edited = Mutex(0)
    let edit = ActionAttempter(.editOrder) { _ in
      edited.withLock { $0 += 1 }
      return .done
    }
    let client = try client("sara.1", locale: "ar", attempters: [.editOrder: edit])
    let failure = try await failure(client, "POST", "orders", ["item": "tea", "count": 9])
    #expect(failure.error == .outOfStock(left: 2) && failure.status == 409)
    for error in [failure, failure as NSError, failure.nsError(preferring: ["ar"])] as [any Error] {
      let alert = try #require(ErrorPresentation.alert(for: error, preferring: ["ar"]))
      #expect(alert.title == "الكمية غير كافية")
      #expect(alert.message == "بقيت قطعتان فقط. يُرجى تعديل الطلب للمتابعة.")
      #expect(alert.buttons.map(\.label) == ["تعديل الطلب", "إلغاء"])
      _ = await alert.perform(alert.buttons[0])
    }
    #expect(edited.withLock { $0 } == 3)
    let bridged = failure as NSError
    #expect(bridged.domain == "org.example.shop" && bridged.code == 7)
    #expect("\(failure)" == "org.example.shop 7 (outOfStock), status 409")
  }

  @Test func `an option that nobody carries out isn't offered`() async throws {
    let failure = try await failure(
      client("sara.1"), "POST", "orders", ["item": "tea", "count": 9])
    let alert = try #require(failure.alert(preferring: ["en"]))
    #expect(alert.buttons.map(\.label) == ["OK"])
  }

  @Test func `a page that isn't the shop's is told as no answer`() async throws {
    let failure = try await failure(client("sara.1"), "GET", "portal")
    #expect(ErrorChain(failure).first(of: UnusableResponse.self)?.mediaType == "text/html")
    #expect(failure.alert(preferring: ["en"])?.title == "Couldn’t reach the shop")
    #expect(failure.localizedDescription == "The connection to the shop didn’t work.")
  }

  @Test func `who cancels is shown nothing`() async throws {
    let client = try client("sara.1")
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await client.send("GET", "orders")
    }
    let result = await task.result
    guard case .failure(let error) = result else { throw Unexpected(answer: try result.get()) }
    #expect(Cancellation.isCause(of: error))
    #expect(ErrorPresentation.alert(for: error, preferring: ["en"]) == nil)
  }
}
