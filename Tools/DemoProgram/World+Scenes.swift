import BayanErrors
import BayanGraph
import BayanGraphQL
import BayanHTTP
import BayanLogging
import BayanLoopback
import BayanRecovery
import BayanRuntime
import BayanSDKErrors
import Foundation
import Logging

extension World {
  func play(_ scene: Scene) async {
    switch scene {
    case .login: await logIn()
    case .permission: await post("مرحبًا")
    case .takenBack: await takenBack()
    case .unknown: await unknown()
    case .throttling: await throttled()
    case .expired: await expired()
    case .together: await together()
    case .network: await network()
    case .offline: await offline()
    case .portal: await portal()
    case .disk: fillDisk()
    case .answer: decode()
    case .sharing: await share()
    case .graphql: await graphQL()
    case .payment: await pay()
    case .cancelled: await cancelled()
    case .problem: await problem()
    case .declined: await declined()
    case .revoking: await revoke()
    }
  }

  private func logIn() async {
    switch await manager.logIn(permissions: ["email", "publish_actions"]) {
    case .success(let login):
      let declined = login.declinedPermissions.sorted().map(\.rawValue).joined(separator: ", ")
      stage.say("Welcome.", "أهلًا بك.")
      if !declined.isEmpty {
        stage.say(
          "Not allowed, which is no error: \(declined)", "لم يُسمح به، وليس خطأ: \(declined)")
      }
    case .cancelled: stage.say("(closed; nothing is shown)", "(أُغلق؛ لا يُعرض شيء)")
    case .failed(let failure): stage.show(failure)
    }
  }

  /// Sends a request and shows its result or its error.
  private func send(_ request: GraphRequest) async {
    do {
      let response = try await client.send(request)
      stage.say("Done: \(response.value.text)", "تمّ: \(response.value.text)")
    } catch {
      stage.show(error)
    }
  }

  private func post(_ message: String) async {
    await send(
      GraphRequest(
        "me/feed", method: .post, parameters: ["message": message], needs: ["publish_actions"]))
  }

  /// Plays a permission that the user took back: the post is refused, the permission is asked for,
  /// and the post is sent again.
  private func takenBack() async {
    await service.takeBack("publish_actions")
    do {
      let gone = try await permissions.refresh().sorted().map(\.rawValue).joined(separator: ", ")
      if !gone.isEmpty { stage.say("Taken back: \(gone)", "سُحب: \(gone)") }
    } catch {
      return stage.show(error)
    }
    await post("صباح الخير")
  }

  /// Plays a permission that two requests need: once it was declined, the second request doesn't
  /// ask for it.
  private func declined() async {
    for words in [
      ("A request needs a permission:", "طلب يحتاج إلى إذن:"),
      (
        "Another one needs it too, and nobody is asked again:",
        "طلب آخر يحتاج إليه، ولا يُسأل أحد مجددًا:"
      ),
    ] {
      stage.say(words.0, words.1)
      await service.script("GET /me/friends", .graphError(200, status: 403))
      await send(GraphRequest("me/friends", needs: ["user_friends"]))
    }
  }

  /// Plays codes that no catalog has, with the service's text for users in English, in Arabic, and
  /// without one.
  private func unknown() async {
    let words: [String?] = [
      "Photos should be smaller than 10 MB and saved as JPG, PNG.",
      "يجب أن يكون حجم الصور أقل من ١٠ ميغابايت.", nil,
    ]
    for words in words {
      await service.script("GET /me", .graphError(1_366_046, userMessage: words))
      await send(GraphRequest("me"))
    }
  }

  private func throttled() async {
    func limited(seconds: Int) -> LoopbackAnswer {
      .json(
        #"{"error":{"message":"(#4) Application request limit reached","code":4}}"#, status: 429,
        headers: ["Retry-After": "\(seconds)"])
    }
    let busy = limited(seconds: 1)
    stage.say("Once, which is waited for:", "مرة واحدة، فيُنتظر:")
    await service.script("GET /me", busy)
    await send(GraphRequest("me"))
    stage.say("Twice, which is shown:", "مرتين، فيُبلَّغ به:")
    await service.script("GET /me", busy, busy)
    await send(GraphRequest("me"))
    stage.say("For half an hour, which nobody sits through:", "نصف ساعة، ولا أحد ينتظرها:")
    await service.script("GET /me", limited(seconds: 1800))
    await send(GraphRequest("me"))
  }

  private func expired() async {
    guard let token = await client.tokens.current else {
      return stage.say("Nobody is logged in.", "لم يسجّل أحد الدخول.")
    }
    await service.end(token.tokenString)
    await send(GraphRequest("me"))
  }

  /// Plays two requests of one screen: one prompt and one login, and both succeed.
  private func together() async {
    guard let token = await client.tokens.current else {
      return stage.say("Nobody is logged in.", "لم يسجّل أحد الدخول.")
    }
    await service.end(token.tokenString)
    async let me: Void = send(GraphRequest("me"))
    async let permissions: Void = send(GraphRequest("me/permissions"))
    _ = await (me, permissions)
  }

  /// Plays the answers of a network before a login to it, and of a proxy.
  private func portal() async {
    func page(_ status: Int, _ text: String, _ more: [String: String] = [:]) -> LoopbackAnswer {
      .respond(
        status: status,
        headers: more.merging(["Content-Type": "text/html"], uniquingKeysWith: { $1 }),
        body: Array("<!doctype html><title>\(text)</title><h1>\(text)</h1>".utf8))
    }
    let answers = [
      ("A network's page for signing in:", "صفحة تسجيل الدخول إلى شبكة:", page(200, "Welcome")),
      (
        "The way to that page:", "التحويل إلى تلك الصفحة:",
        page(302, "Moved", ["Location": "http://portal.invalid/"])
      ),
      ("A proxy that forbids:", "وكيل يمنع:", page(403, "Forbidden")),
    ]
    for (english, arabic, answer) in answers {
      stage.say(english, arabic)
      await service.script("GET /me", answer)
      await send(GraphRequest("me"))
    }
  }

  private func network() async {
    // The system repeats a request if a kept connection ends, so that the answer is there twice.
    for answers in [
      [LoopbackAnswer.drop, .drop], [.half(status: 200, body: Array(#"{"id":"1"}"#.utf8))],
      [.respond(status: 200, headers: ["Content-Type": "text/plain"], body: Array("<html>".utf8))],
      [.flood(status: 400, bytes: 10 << 20)],
    ] {
      for answer in answers { await service.script("GET /me", answer) }
      // With recovery a transient error would be tried again, and not shown.
      await send(GraphRequest("me", isRecoveryEnabled: false))
    }
  }

  /// Plays an unknown host: without a network the error is that the device is offline.
  private func offline() async {
    guard let url = URL(string: "http://bayan-demo.invalid") else { return }
    let client = GraphClient(
      GraphClient.Configuration(server: url, locales: stage.locales), transport: SystemTransport())
    do {
      _ = try await client.send(GraphRequest("me"))
    } catch {
      stage.show(error)
    }
  }

  /// Writes to a disk without space, as an app does without a catalog.
  private func fillDisk() {
    do {
      #if os(Linux)
        let full = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
        try full.write(contentsOf: Data("x".utf8))
      #else
        throw CocoaError(.fileWriteOutOfSpace)
      #endif
    } catch {
      stage.show(error)
      // As Foundation has it where a path is known.
      stage.show(
        CocoaError(
          .fileWriteUnknown,
          userInfo: [NSFilePathErrorKey: "/home/ann/Report.pdf", NSUnderlyingErrorKey: error]))
    }
  }

  /// Decodes answers that are cut off, lack a key, or have another type.
  private func decode() {
    struct Photo: Decodable {
      var title: String
      var likes: Int
    }
    for answer in [#"{"title": "#, #"{"title": "Sea"}"#, #"{"title": "Sea", "likes": "many"}"#] {
      do {
        let photo = try JSONDecoder().decode(Photo.self, from: Data(answer.utf8))
        print(photo.title)
      } catch {
        stage.show(error)
      }
    }
  }

  private func share() async {
    let sharing = ShareClient(client: client)
    for _ in 0..<2 {
      switch await sharing.share(ShareContent(message: "صورة")) {
      case .completed: stage.say("Shared.", "نُشر المحتوى.")
      case .cancelled: stage.say("(closed; nothing is shown)", "(أُغلق؛ لا يُعرض شيء)")
      case .failed(let failure): stage.show(failure)
      }
    }
  }

  private func graphQL() async {
    struct Films: Decodable, Sendable {
      struct Film: Decodable, Sendable { var title: String }
      var film: Film?
    }
    let tokens = client.tokens
    let logger = stage.logger
    let graphQL = GraphQLClient(
      .init(url: server.url.appending(path: "graphql")), transport: SystemTransport(),
      authorization: { await tokens.current.map { "Bearer \($0.tokenString)" } },
      recovery: recovery,
      observer: logger.map { logger in ClientObserver { logger.info("\($0.summary)") } })
    for name in ["SignedOut", "Partial", "Refused", "Broken"] {
      let operation = GraphQLOperation(
        name: name, document: "query \(name) { film(id: 1) { title } person(id: 2) { name } }",
        as: Films.self)
      do {
        let result = try await graphQL.fetch(operation)
        if let title = result.data?.film?.title { stage.say("Film: \(title)", "الفيلم: \(title)") }
        if let failure = result.failure { stage.show(failure) }
      } catch {
        stage.show(error)
      }
    }
  }

  /// Pays, and loses the answer.
  ///
  /// The service has made the payment. Without a key the outcome is unknown, and the request isn't
  /// sent again. With a key the service recognizes the repeated request.
  private func pay() async {
    struct Payment: Decodable, Sendable {
      struct Receipt: Decodable, Sendable { var id: String }
      var pay: Receipt?
    }
    let tokens = client.tokens
    let graphQL = GraphQLClient(
      .init(url: server.url.appending(path: "graphql")), transport: SystemTransport(),
      authorization: { await tokens.current.map { "Bearer \($0.tokenString)" } },
      recovery: recovery)
    for key in [nil, "order-1"] {
      stage.say(
        key == nil ? "Without an idempotency key:" : "With an idempotency key:",
        key == nil ? "من دون مفتاح يمنع التكرار:" : "مع مفتاح يمنع التكرار:")
      var operation = GraphQLOperation(
        .mutation, name: "Pay", document: "mutation Pay { pay { id } }", as: Payment.self)
      operation.headers["Idempotency-Key"] = key
      let before = GraphQLService.shared.payments
      do {
        let result = try await graphQL.fetch(operation)
        if let id = result.data?.pay?.id { stage.say("Paid: \(id)", "دُفع: \(id)") }
        if let failure = result.failure { stage.show(failure) }
      } catch {
        stage.show(error)
      }
      let count = GraphQLService.shared.payments - before
      stage.say("Payments that the service made: \(count)", "الدفعات التي نفّذتها الخدمة: \(count)")
    }
  }

  /// Plays a lost connection after which the user cancels, while the client waits before another
  /// try.
  private func cancelled() async {
    // The answer is there twice, because the system repeats the request.
    await service.script("GET /me", .drop, .drop)
    let task = Task { await send(GraphRequest("me")) }
    try? await Task.sleep(for: .milliseconds(300))
    stage.say("The user goes back to the last screen:", "يعود المستخدم إلى الشاشة السابقة:")
    task.cancel()
    await task.value
  }

  private func problem() async {
    for field in ["ar-EG, en;q=0.5", "en-GB"] {
      let request = HTTPExchange.Request(
        url: server.url.appending(path: "photos"), headers: ["Accept-Language": field])
      do {
        let response = try await SystemTransport().response(to: request)
        print("Accept-Language: \(field)")
        print("\(response.status), Content-Language: \(response.headers["Content-Language"] ?? "")")
        print(String(decoding: response.body, as: UTF8.self))
      } catch {
        stage.show(error)
      }
    }
  }

  private func revoke() async {
    do {
      try await permissions.revoke("email")
      stage.say("'email' was given back.", "سُحب الإذن «email».")
      try await permissions.revokeAll()
      stage.say("Nobody is logged in any more.", "لم يعد أي مستخدم مسجّل الدخول.")
    } catch {
      stage.show(error)
    }
  }
}
