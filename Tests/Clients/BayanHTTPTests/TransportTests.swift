import BayanErrors
import BayanHTTP
import BayanLoopback
import BayanRuntime
import BayanSystemErrors
import Foundation
import Testing

@Suite("HTTP over loopback", .timeLimit(.minutes(3)))
struct TransportTests {
  /// Returns the outcome of one request to a server that gives one answer.
  private func outcome(
    _ answer: LoopbackAnswer, largestBody: Int = 1 << 20, clock: TestClock = TestClock()
  ) async throws -> Result<HTTPExchange.Response, HTTPFailure> {
    try await LoopbackServer.run { _ in
      answer
    } body: { server in
      let request = HTTPExchange.Request(
        url: server.url.appending(path: "me"), timeout: .seconds(60), largestBody: largestBody)
      return await Self.result(SystemTransport(clock: clock), request)
    }
  }

  private static func result(
    _ transport: SystemTransport, _ request: HTTPExchange.Request
  ) async -> Result<HTTPExchange.Response, HTTPFailure> {
    do {
      return .success(try await transport.response(to: request))
    } catch {
      return .failure(error)
    }
  }

  @Test(arguments: [200, 400, 401, 503])
  func `a response comes whole, with its status and headers`(status: Int) async throws {
    let answer = LoopbackAnswer.json(
      #"{"id":"1"}"#, status: status, headers: ["Retry-After": "7"])
    let response = try await outcome(answer).get()
    #expect(response.status == status)
    #expect(response.headers["retry-after"] == "7")
    #expect(response.mediaType == "application/json")
    #expect(try JSONValue(parsing: response.body) == ["id": "1"])
  }

  @Test func `method, headers and body reach the server`() async throws {
    try await LoopbackServer.run { _ in
      .json("true")
    } body: { server in
      let request = HTTPExchange.Request(
        method: "POST", url: server.url.appending(path: "me/feed"),
        headers: ["Authorization": "Bearer t"], body: Array("message=سلام".utf8))
      _ = try await SystemTransport().response(to: request)
      let received = try #require(server.requests.first)
      #expect(received.method == "POST")
      #expect(received.path == "/me/feed")
      #expect(received.headers["authorization"] == "Bearer t")
      #expect(received.form == ["message": "سلام"])
    }
  }

  @Test func `a connection that ends without an answer was closed`() async throws {
    let failure = await failure(of: try outcome(.drop))
    guard case .network(.connectionClosed)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }

  @Test func `half a body is no response`() async throws {
    let body = Array(#"{"data":[1,2,3,4,5,6,7,8]}"#.utf8)
    let failure = await failure(of: try outcome(.half(status: 200, body: body)))
    guard case .network(.connectionClosed)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }

  @Test(arguments: [400, 200])
  func `a body beyond its limit isn't read to its end`(status: Int) async throws {
    let failure = await failure(of: try outcome(.flood(status: status, bytes: 10 << 20)))
    let error = try #require(failure)
    #expect(ErrorChain(error).first(of: NetworkError.self)?.codeName == "answerTooLarge")
    // The received part of the response is beneath, and the domain is the system's.
    let arrived = try #require(ErrorChain(error).first(of: UnusableResponse.self))
    #expect(arrived.status == status && arrived.mediaType == "application/json")
    #expect(arrived.excerpt?.hasPrefix("\"xxx") == true)
    #expect((error as NSError).domain == NSURLErrorDomain)
    #expect((error as NSError).code == URLError.Code.dataLengthExceedsMaximum.rawValue)
  }

  @Test func `waiting ends when the time is up, and says how long it was`() async throws {
    let clock = TestClock(endingSleepsUpTo: .seconds(60))
    let failure = await failure(of: try outcome(.never, clock: clock))
    let expected = NetworkError.timedOut(seconds: 60, underlying: URLError(.timedOut))
    #expect(failure == .network(expected))
    #expect(clock.sleeps == [.seconds(60)])
  }

  @Test(arguments: [true, false])
  func `cancelling is no failure, before the request and during it`(early: Bool) async throws {
    try await LoopbackServer.run { _ in
      .never
    } body: { server in
      let request = HTTPExchange.Request(url: server.url)
      let task = Task {
        if early { withUnsafeCurrentTask { $0?.cancel() } }
        return await Self.result(SystemTransport(clock: TestClock()), request)
      }
      if !early {
        while server.requests.isEmpty { await Task.yield() }
        task.cancel()
      }
      #expect(await task.value == .failure(.cancelled))
    }
  }

  @Test func `a refused connection and an unknown host are different errors`() async throws {
    let closed = try await LoopbackServer.run { _ in
      .never
    } body: {
      $0.url
    }
    let result = await Self.result(
      SystemTransport(clock: TestClock()), HTTPExchange.Request(url: closed))
    guard case .failure(.network(.hostUnreachable)) = result else {
      Issue.record("\(result)")
      return
    }
  }

  @Test func `a server without TLS, or with a certificate that nobody trusts, isn't secure`()
    async throws
  {
    let request = try await LoopbackServer.run { _ in
      .json("{}")
    } body: { server in
      var secure = try #require(URLComponents(url: server.url, resolvingAgainstBaseURL: false))
      secure.scheme = "https"
      let url = try #require(secure.url)
      return await Self.result(SystemTransport(), HTTPExchange.Request(url: url))
    }
    guard case .failure(.network(.insecureConnection)) = request else {
      Issue.record("\(request)")
      return
    }
    let untrusted: any Error = NSError(
      domain: NSURLErrorDomain, code: URLError.unknown.rawValue,
      userInfo: [
        NSLocalizedDescriptionKey: "SSL certificate problem: self-signed certificate"
      ])
    #expect(NetworkError(urlError: untrusted)?.codeName == "insecureConnection")
  }

  @Test func `a request with a body is sent once, though the connection before was good`()
    async throws
  {
    try await LoopbackServer.run { request in
      request.text == "second" ? .drop : .json("true")
    } body: { server in
      let transport = SystemTransport(clock: TestClock())
      var request = HTTPExchange.Request(method: "POST", url: server.url, body: [])
      request.body = Array("first".utf8)
      _ = try await transport.response(to: request)
      request.body = Array("second".utf8)
      guard case .network(.connectionClosed)? = failure(of: await Self.result(transport, request))
      else {
        Issue.record("not closed")
        return
      }
      #expect(server.requests.map(\.text) == ["first", "second"])
    }
  }

  @Test func `without a body it may be sent again by the system where an old connection has ended`()
    async throws
  {
    try await LoopbackServer.run { request in
      request.path == "/drop" ? .drop : .json("true")
    } body: { server in
      let transport = SystemTransport(clock: TestClock())
      _ = try await transport.response(to: HTTPExchange.Request(url: server.url))
      let request = HTTPExchange.Request(url: server.url.appending(path: "drop"))
      guard case .network(.connectionClosed)? = failure(of: await Self.result(transport, request))
      else {
        Issue.record("not closed")
        return
      }
      #expect(server.requests.count <= 3)
    }
  }

  @Test func `a redirect isn't followed, for the token would follow it`() async throws {
    let answer = LoopbackAnswer.respond(
      status: 302, headers: ["Location": "http://127.0.0.1:9/elsewhere"], body: [])
    let response = try await outcome(answer).get()
    #expect(response.status == 302)
    #expect(response.headers["Location"] == "http://127.0.0.1:9/elsewhere")
  }

  private func failure(of result: Result<HTTPExchange.Response, HTTPFailure>) -> HTTPFailure? {
    guard case .failure(let failure) = result else { return nil }
    return failure
  }
}

@Suite("Causes of network failures", .timeLimit(.minutes(3)))
struct NetworkCauseTests {
  @Test(arguments: [
    (URLError.Code.notConnectedToInternet, "offline"), (.dataNotAllowed, "offline"),
    (.cannotFindHost, "hostNotFound"), (.dnsLookupFailed, "hostNotFound"),
    (.cannotConnectToHost, "hostUnreachable"),
    (.serverCertificateUntrusted, "insecureConnection"),
    (.secureConnectionFailed, "insecureConnection"),
    (.networkConnectionLost, "connectionClosed"), (.timedOut, "timedOut"),
    (.cannotParseResponse, "malformedResponse"), (.cannotDecodeRawData, "malformedResponse"),
    (.resourceUnavailable, "unknown"),
  ])
  func `each cause has its own words`(code: URLError.Code, name: String) throws {
    let error = try #require(NetworkError(urlError: URLError(code)))
    #expect(error.codeName == name)
    #expect(error.underlyingError != nil)
    // A bridged `NSError` loses its Swift type, but has the same name.
    let bridged: any Error = NSError(domain: NSURLErrorDomain, code: code.rawValue)
    #expect(NetworkError(urlError: bridged)?.codeName == name)
    for locale in BayanSystemErrorsCatalog.Locale.allCases {
      #expect(!error.words(in: locale).description.contains("\(code.rawValue)"))
    }
  }

  /// Numbers of curl; beneath number 7 is a number of the system.
  @Test(
    arguments: [
      (6, 0, true, "hostNotFound"), (6, 0, false, "offline"), (5, 0, false, "offline"),
      (7, ENETUNREACH, true, "offline"), (7, ENETDOWN, true, "offline"),
      (7, ECONNREFUSED, false, "hostUnreachable"), (7, 0, true, "hostUnreachable"),
      (28, 0, true, "timedOut"), (35, 0, true, "insecureConnection"),
      (60, 0, true, "insecureConnection"), (52, 0, true, "connectionClosed"),
      (56, 0, false, "connectionClosed"), (80, 0, true, "connectionClosed"),
      (8, 0, true, "malformedResponse"),
      (61, 0, true, "malformedResponse"), (99, 0, true, "unknown"),
    ] as [(Int, Int32, Bool, String)])
  func `on Linux each cause is known by curl's number, offline by a host's name, too`(
    code: Int, systemError: Int32, isConnected: Bool, name: String
  ) throws {
    let error = CurlError(code, systemError: systemError, isConnected: { isConnected })
    let urlError = try #require(error.urlError)
    #expect(NetworkError(urlError: urlError)?.codeName == name)
  }

  /// Numbers of failed TLS.
  ///
  /// The end of a TLS connection (80) isn't among them, because the request may have been sent
  /// before it.
  ///
  /// - Source: libcurl-errors(3).
  @Test(arguments: [35, 53, 54, 58, 59, 60, 64, 66, 77, 82, 83, 90, 91, 98])
  func `every number that TLS fails with is an insecure connection`(code: Int) throws {
    let urlError = try #require(CurlError(code).urlError)
    #expect(NetworkError(urlError: urlError)?.codeName == "insecureConnection")
  }

  /// Only without a network: `unshare -rn swift test --skip-build --filter NetworkCauseTests`.
  @Test(.enabled(if: !NetworkInterfaces.areConnected()), arguments: ["example.org", "192.0.2.1"])
  func `without a network a name and an address are both told as offline`(host: String) async throws
  {
    let url = try #require(URL(string: "http://\(host)/"))
    await #expect {
      try await SystemTransport().response(to: HTTPExchange.Request(url: url))
    } throws: { error in
      guard case .network(let cause)? = error as? HTTPFailure else { return false }
      return cause.codeName == "offline"
    }
  }

  @Test func `cancellation is no network error, whoever reports it`() {
    let reports: [any Error] = [
      CancellationError(), URLError(.cancelled), HTTPFailure.cancelled,
      NSError(domain: NSURLErrorDomain, code: -999),
    ]
    #expect(reports.allSatisfy { Cancellation.isCause(of: $0) })
    #expect(reports.allSatisfy { NetworkError(urlError: $0) == nil })
    #expect(!Cancellation.isCause(of: NSError(domain: "else", code: -999)))
  }
}
