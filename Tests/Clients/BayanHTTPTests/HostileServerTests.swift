import BayanErrors
import BayanLoopback
import BayanRuntime
import BayanSystemErrors
import Foundation
import Synchronization
import Testing

@testable import BayanHTTP

/// Misbehaving servers, each of which costs a client no more than the request allows.
@Suite("A hostile server", .serialized, .timeLimit(.minutes(3)))
struct HostileServerTests {
  /// The limit for the growth of the process's memory.
  ///
  /// Alone, the growth is less than 30 MiB: a body that is copied a few times. Other tests run in
  /// the same process, and take hundreds of MiB. A bomb that isn't stopped is 4 GiB.
  private static let mostMemory = 2 << 30

  @Test(arguments: Misbehaviour.all)
  func `is answered within bounds, and the next request works`(
    _ misbehaviour: Misbehaviour
  ) async throws {
    #expect(Misbehaviour.bombs.count == 4)
    try await HostileServer.run { path in
      guard path == "/good" else { return misbehaviour.script }
      return { connection in try connection.send(Misbehaviour.good) }
    } body: { server in
      let transport = SystemTransport()
      let memory = MemoryWatch()
      let start = ContinuousClock.now
      let outcome = await Self.outcome(
        transport,
        HTTPExchange.Request(
          url: server.url.appending(path: "bad"), headers: ["Authorization": "Bearer secret"],
          timeout: misbehaviour.timeout))
      let time = ContinuousClock.now - start
      // Leftovers would show in the time and memory of the next request.
      try await Task.sleep(for: .milliseconds(100))
      let next = ContinuousClock.now
      let after = await Self.outcome(
        transport, HTTPExchange.Request(url: server.url.appending(path: "good")))
      let nextTime = ContinuousClock.now - next
      let growth = memory.end()

      if ProcessInfo.processInfo.environment["BAYAN_FIGURES"] != nil {
        print(
          "FIGURE|\(misbehaviour.testDescription)|\(outcome)|\(growth >> 10) KiB|\(time)|"
            + "\(nextTime)|\(server.sentBytes >> 10) KiB")
      }
      // The request's own timeout ends a misbehaviour that no limit stops: `timedOut`.
      #expect(outcome == misbehaviour.outcome)
      #expect(growth < Self.mostMemory)
      #expect(after == .response(status: 200, body: "good"))
      #expect(server.heads.count == 2)
      #expect(server.sentBytes < 64 << 20)
    }
  }

  private static func outcome(
    _ transport: SystemTransport, _ request: HTTPExchange.Request
  ) async -> Misbehaviour.Outcome {
    do {
      let response = try await transport.response(to: request)
      return .response(
        status: response.status, body: String(decoding: response.body, as: UTF8.self))
    } catch {
      guard case .network(let error) = error else { return .failure("cancelled") }
      return .failure(error.codeName)
    }
  }

  @Test(arguments: Misbehaviour.refused)
  func `where there is no libcurl, a 401 is a response too`(
    _ misbehaviour: Misbehaviour
  ) async throws {
    try await HostileServer.run { _ in
      misbehaviour.script
    } body: { server in
      let transport = SystemTransport(
        clock: ContinuousClock(), exchanger: URLSessionExchanger())
      let request = HTTPExchange.Request(url: server.url, timeout: .seconds(10))
      #expect(await Self.outcome(transport, request) == misbehaviour.outcome)
    }
  }

  @Test func `of half a body status, media type and beginning are known`() async throws {
    try await HostileServer.run { _ in
      { connection in
        try connection.send(
          "HTTP/1.1 502 Bad\r\nContent-Type: text/html; charset=utf-8\r\n"
            + "Content-Length: 4000\r\n\r\n<html>\n<b>Proxy</b> \u{202E}"
            + String(repeating: "ع", count: 300))
        throw Misbehaviour.Closed()
      }
    } body: { server in
      let request = HTTPExchange.Request(url: server.url)
      let failure = try #require(
        await #expect(throws: HTTPFailure.self) {
          try await SystemTransport().response(to: request)
        })
      let response = try #require(ErrorChain(failure).first(of: UnusableResponse.self))
      #expect(response.status == 502)
      #expect(response.mediaType == "text/html")
      let excerpt = try #require(response.excerpt)
      #expect(excerpt.hasPrefix("<html> <b>Proxy</b> ع"))
      #expect(excerpt.unicodeScalars.count <= HTTPExchange.Response.longestExcerpt)
      #expect(!"\(failure) \(response)".contains("Proxy"))
    }
  }

  @Test(arguments: [
    ([UInt8](), nil), (Array("a\r\n\tb\u{200B}c".utf8), "a bc"),
    ([0x61, 0xFF, 0x62, 0, 0, 0, 0], nil),
    ([0x61, 0x00], nil),
    (Array(String(repeating: "a", count: 5000).utf8), String(repeating: "a", count: 200)),
  ])
  func `an excerpt is the beginning of a text, in one line`(body: [UInt8], excerpt: String?) {
    #expect(HTTPExchange.Response(status: 400, body: body).excerpt == excerpt)
  }

  @Test func `of a body that takes too long the beginning is known`() async throws {
    try await HostileServer.run { _ in
      { connection in
        try connection.send("HTTP/1.1 429 Slow\r\nContent-Length: 4000\r\n\r\nwait")
        try connection.waitForClient()
      }
    } body: { server in
      for transport in [
        SystemTransport(),
        SystemTransport(clock: ContinuousClock(), exchanger: URLSessionExchanger()),
      ] {
        let request = HTTPExchange.Request(url: server.url, timeout: .seconds(1))
        let failure = try #require(
          await #expect(throws: HTTPFailure.self) { try await transport.response(to: request) })
        guard case .network(.timedOut(seconds: 1, _)) = failure else {
          Issue.record("\(failure)")
          return
        }
        let response = try #require(ErrorChain(failure).first(of: UnusableResponse.self))
        #expect(response.status == 429)
        #expect(response.excerpt == "wait")
      }
    }
  }

  @Test func `no redirect brings the token to another server`() async throws {
    try await HostileServer.run { _ in
      { connection in try connection.send(Misbehaviour.good) }
    } body: { other in
      try await HostileServer.run { _ in
        { connection in
          try connection.send(
            "HTTP/1.1 307 Go\r\nLocation: \(other.url)/\r\nContent-Length: 0\r\n\r\n")
        }
      } body: { server in
        let request = HTTPExchange.Request(
          url: server.url, headers: ["Authorization": "Bearer secret"])
        let response = try await SystemTransport().response(to: request)
        #expect(response.status == 307)
        #expect(other.heads.isEmpty)
      }
    }
  }

  @Test func `no header of a request can add another`() async throws {
    try await HostileServer.run { _ in
      { connection in try connection.send(Misbehaviour.good) }
    } body: { server in
      let request = HTTPExchange.Request(
        url: server.url, headers: ["X-Name": "a\r\nX-Evil: b\n\nGET /evil HTTP/1.1", "X Bad:": "c"])
      _ = try await SystemTransport().response(to: request)
      let head = try #require(server.heads.first)
      #expect(head.contains("x-name: a"))
      #expect(!head.contains("\nX-Evil") && !head.contains("\nGET") && !head.contains("X Bad"))
      #expect(server.heads.count == 1)
    }
  }

  @Test func `a server's cookies are not sent back`() async throws {
    try await HostileServer.run { _ in
      { connection in
        try connection.send(
          "HTTP/1.1 200 OK\r\nSet-Cookie: id=1; Path=/\r\nSet-Cookie: b=2\r\n"
            + "Content-Length: 0\r\n\r\n")
      }
    } body: { server in
      let transport = SystemTransport()
      let request = HTTPExchange.Request(url: server.url)
      let response = try await transport.response(to: request)
      #expect(response.headers["set-cookie"] == "id=1; Path=/, b=2")
      _ = try await transport.response(to: request)
      #expect(server.heads.count == 2)
      #expect(server.heads.allSatisfy { !$0.lowercased().contains("cookie") })
    }
  }

  @Test func `more requests than run at once are answered all`() async throws {
    try await HostileServer.run { _ in
      { connection in
        try connection.pause(0.01)
        try connection.send(Misbehaviour.good)
      }
    } body: { server in
      let transport = SystemTransport()
      let bodies = await withTaskGroup(of: Misbehaviour.Outcome.self) { group in
        for _ in 0..<CurlExchanger.mostAtOnce * 2 {
          group.addTask {
            await Self.outcome(transport, HTTPExchange.Request(url: server.url))
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(bodies.count == CurlExchanger.mostAtOnce * 2)
      #expect(bodies.allSatisfy { $0 == .response(status: 200, body: "good") })
    }
  }

  @Test func `a good connection is used again`() async throws {
    try await HostileServer.run { _ in
      { connection in try connection.send(Misbehaviour.good) }
    } body: { server in
      let transport = SystemTransport()
      let request = HTTPExchange.Request(url: server.url)
      for _ in 0..<3 { _ = try await transport.response(to: request) }
      #expect(server.heads.count == 3)
      #expect(server.connectionCount == 1)
    }
  }

  @Test func `there are the misbehaviours that were promised`() {
    #expect(Misbehaviour.all.count >= 50)
  }
}

/// A watch of the process's largest memory.
private final class MemoryWatch: Sendable {
  private let start = MemoryWatch.resident()
  private let most = Mutex(0)
  private let isOver = Mutex(false)

  init() {
    Thread.detachNewThread {
      while !self.isOver.withLock({ $0 }) {
        let now = Self.resident()
        self.most.withLock { $0 = max($0, now) }
        Thread.sleep(forTimeInterval: 0.002)
      }
    }
  }

  /// Ends the watch.
  ///
  /// - Returns: The growth of the memory in bytes.
  func end() -> Int {
    isOver.withLock { $0 = true }
    return max(0, most.withLock { $0 } - start)
  }

  private static func resident() -> Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .ascii) else {
      return 0
    }
    return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 << 12 } ?? 0
  }
}
