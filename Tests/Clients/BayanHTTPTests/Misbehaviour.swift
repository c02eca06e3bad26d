import BayanLoopback
import Testing

/// A hostile server's behaviour, with the outcome that the client must have.
struct Misbehaviour: Sendable, CustomTestStringConvertible {
  enum Outcome: Equatable, Sendable {
    case response(status: Int, body: String)
    /// A failure, by its name in the catalog.
    case failure(String)
  }

  var testDescription: String
  var outcome: Outcome
  var timeout: Duration
  var script: HostileServer.Script

  init(
    _ name: String, _ outcome: Outcome, timeout: Duration = .seconds(20),
    script: @escaping HostileServer.Script
  ) {
    testDescription = name
    self.outcome = outcome
    self.timeout = timeout
    self.script = script
  }

  /// Creates a misbehaviour that sends a text and closes the connection.
  init(_ name: String, _ outcome: Outcome, sends text: String) {
    self.init(name, outcome) { connection in
      try connection.send(text)
      throw Closed()
    }
  }

  /// The error that ends a connection.
  struct Closed: Error {}

  /// A whole good response.
  static let good = "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\ngood"

  static var all: [Misbehaviour] {
    compressed + refused + heads + bodies + slow + garbage + redirects
  }

  // MARK: Compressed bodies

  /// 4 MiB of each coding, made before any measurement.
  static let bombs = Dictionary(
    uniqueKeysWithValues: CompressionBomb.Coding.allCases.map {
      ($0, CompressionBomb.body($0, length: 4 << 20))
    })

  private static let compressed: [Misbehaviour] =
    CompressionBomb.Coding.allCases.map { coding in
      Misbehaviour("a bomb of \(coding.rawValue)", .failure("answerTooLarge")) { connection in
        let bomb = bombs[coding] ?? []
        try connection.send(
          "HTTP/1.1 200 OK\r\nContent-Encoding: \(coding.rawValue)\r\n"
            + "Content-Length: \(bomb.count)\r\n\r\n")
        try connection.send(bomb)
      }
    } + [
      Misbehaviour("a bomb within an error", .failure("answerTooLarge")) { connection in
        let bomb = bombs[.gzip] ?? []
        try connection.send(
          "HTTP/1.1 400 No\r\nContent-Encoding: gzip\r\nContent-Length: \(bomb.count)\r\n\r\n")
        try connection.send(bomb)
      },
      Misbehaviour("a bomb behind a redirect", .failure("answerTooLarge")) { connection in
        let bomb = bombs[.gzip] ?? []
        try connection.send(
          "HTTP/1.1 302 Go\r\nLocation: /elsewhere\r\nContent-Encoding: gzip\r\n"
            + "Content-Length: \(bomb.count)\r\n\r\n")
        try connection.send(bomb)
      },
      Misbehaviour(
        "gzip that is none", .failure("malformedResponse"),
        sends: "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 4\r\n\r\ngood"),
      Misbehaviour(
        "a coding that nobody knows", .failure("malformedResponse"),
        sends: "HTTP/1.1 200 OK\r\nContent-Encoding: rot13\r\nContent-Length: 4\r\n\r\ngood"),
      Misbehaviour(
        "a coding a hundred times", .failure("malformedResponse"),
        sends: "HTTP/1.1 200 OK\r\nContent-Encoding: "
          + String(repeating: "gzip,", count: 100) + "gzip\r\nContent-Length: 4\r\n\r\ngood"),
    ]

  // MARK: Status 401

  static let refused: [Misbehaviour] = [
    "Basic realm=\"x\"", "Basic", "Digest realm=\"x\", nonce=\"1\", qop=\"auth\"", "NTLM",
    "Negotiate", "Bearer error=\"invalid_token\"", "\u{1}\u{2}, ==, \"", "",
  ].map { challenge in
    Misbehaviour("401 with '\(challenge)'", .response(status: 401, body: "who?")) { connection in
      try connection.send(
        "HTTP/1.1 401 No\r\nWWW-Authenticate: \(challenge)\r\nContent-Length: 4\r\n\r\nwho?")
    }
  }

  // MARK: Heads

  private static let heads: [Misbehaviour] = [
    Misbehaviour("headers without end", .failure("answerTooLarge")) { connection in
      try connection.send("HTTP/1.1 200 OK\r\n")
      let lines = String(
        repeating: "X-Filler: \(String(repeating: "x", count: 80))\r\n", count: 500)
      while connection.goesOn { try connection.send(lines) }
    },
    Misbehaviour("one header without end", .failure("answerTooLarge")) { connection in
      try connection.send("HTTP/1.1 200 OK\r\nX-Filler: ")
      let piece = String(repeating: "x", count: 1 << 16)
      while connection.goesOn { try connection.send(piece) }
    },
    Misbehaviour("100 Continue without end", .failure("answerTooLarge")) { connection in
      let lines = String(repeating: "HTTP/1.1 100 Continue\r\n\r\n", count: 500)
      while connection.goesOn { try connection.send(lines) }
    },
    Misbehaviour("103 Early Hints without end", .failure("answerTooLarge")) { connection in
      let hint = "HTTP/1.1 103 Early Hints\r\nLink: </a>; rel=preload\r\n\r\n"
      let lines = String(repeating: hint, count: 500)
      while connection.goesOn { try connection.send(lines) }
    },
    Misbehaviour("a status line without end", .failure("answerTooLarge")) { connection in
      try connection.send("HTTP/1.1 200 ")
      let piece = String(repeating: "O", count: 1 << 16)
      while connection.goesOn { try connection.send(piece) }
    },
    Misbehaviour("trailers without end", .failure("answerTooLarge")) { connection in
      try connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\ngood\r\n0\r\n")
      let lines = String(
        repeating: "X-Filler: \(String(repeating: "x", count: 80))\r\n", count: 500)
      while connection.goesOn { try connection.send(lines) }
    },
  ]

  // MARK: Bodies

  private static let bodies: [Misbehaviour] = [
    Misbehaviour("a body without end", .failure("answerTooLarge")) { connection in
      try connection.send("HTTP/1.1 200 OK\r\n\r\n")
      let piece = [UInt8](repeating: 0x20, count: 1 << 16)
      while connection.goesOn { try connection.send(piece) }
    },
    Misbehaviour("a redirect's body without end", .failure("answerTooLarge")) { connection in
      try connection.send("HTTP/1.1 302 Go\r\nLocation: /elsewhere\r\n\r\n")
      let piece = [UInt8](repeating: 0x20, count: 1 << 16)
      while connection.goesOn { try connection.send(piece) }
    },
    Misbehaviour("chunks without end", .failure("answerTooLarge")) { connection in
      try connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
      let chunks = String(repeating: "10\r\n0123456789abcdef\r\n", count: 4000)
      while connection.goesOn { try connection.send(chunks) }
    },
    Misbehaviour(
      "a size of a chunk that is no number", .failure("connectionClosed"),
      sends: "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\ngood\r\n0\r\n\r\n"),
    Misbehaviour(
      "a chunk of 16 EiB", .failure("connectionClosed"),
      sends: "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\ngood"),
    Misbehaviour(
      "a length that is too long", .failure("connectionClosed"),
      sends: "HTTP/1.1 200 OK\r\nContent-Length: 400\r\n\r\ngood"),
    Misbehaviour(
      "a length beyond the limit", .failure("answerTooLarge"),
      sends: "HTTP/1.1 200 OK\r\nContent-Length: 4000000000\r\n\r\n"
        + String(repeating: "x", count: 5 << 20)),
    Misbehaviour(
      "a length that is too short, and another response behind it",
      .response(status: 200, body: "good")
    ) { connection in
      try connection.send(good + "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nevil")
    },
    Misbehaviour(
      "an answer to nobody, after the response", .response(status: 200, body: "good")
    ) { connection in
      try connection.send(good)
      try connection.pause(0.05)
      try connection.send("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nevil")
      try connection.waitForClient()
    },
    Misbehaviour(
      "a length that is no number", .failure("malformedResponse"),
      sends: "HTTP/1.1 200 OK\r\nContent-Length: -4\r\n\r\ngood"),
    Misbehaviour(
      "NULs in the body", .response(status: 200, body: "a\0\0b"),
      sends: "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\na\0\0b"),
  ]

  // MARK: Slow servers

  private static let slow: [Misbehaviour] = [
    Misbehaviour("a byte a second", .failure("timedOut"), timeout: .seconds(1)) { connection in
      try connection.send("HTTP/1.1 200 OK\r\nContent-Length: 4000\r\n\r\n")
      while connection.goesOn {
        try connection.send("x")
        try connection.pause(1)
      }
    },
    Misbehaviour("a head of a byte a second", .failure("timedOut"), timeout: .seconds(1)) {
      connection in
      for byte in good.utf8 where connection.goesOn {
        try connection.send([byte])
        try connection.pause(1)
      }
    },
    Misbehaviour("no answer", .failure("timedOut"), timeout: .seconds(1)) { connection in
      try connection.waitForClient()
    },
  ]

  // MARK: Answers that aren't HTTP

  private static let garbage: [Misbehaviour] = [
    Misbehaviour("an empty answer", .failure("connectionClosed"), sends: ""),
    Misbehaviour("half a status line", .failure("connectionClosed"), sends: "HTTP/1.1 2"),
    Misbehaviour(
      "half a head", .failure("connectionClosed"), sends: "HTTP/1.1 200 OK\r\nContent-Le"),
    Misbehaviour(
      "a status line of garbage", .failure("malformedResponse"),
      sends: "\u{7F}ELF\u{1}\u{2}\r\n\r\n"),
    Misbehaviour(
      "another protocol", .failure("malformedResponse"), sends: "SSH-2.0-OpenSSH_9.2\r\n"),
    Misbehaviour("HTTP/9.9", .failure("malformedResponse"), sends: "HTTP/9.9 200 OK\r\n\r\ngood"),
    Misbehaviour(
      "status 000", .failure("malformedResponse"),
      sends: "HTTP/1.1 000 No\r\nContent-Length: 4\r\n\r\ngood"),
    Misbehaviour(
      "a length below zero", .failure("malformedResponse"),
      sends: "HTTP/1.1 200 OK\r\nContent-Length: -4\r\n\r\ngood"),
    Misbehaviour(
      "bytes of TLS", .failure("malformedResponse"),
      sends: "\u{15}\u{3}\u{1}\u{0}\u{2}\u{2}\u{28}\r\n"),
    Misbehaviour(
      "the beginning of HTTP/2", .failure("malformedResponse"),
      sends: "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
    Misbehaviour("HTTP/0.9", .failure("malformedResponse"), sends: "<html>good</html>"),
    Misbehaviour(
      "a NUL in a header", .failure("malformedResponse"),
      sends: "HTTP/1.1 200 OK\r\nX-A: a\0b\r\nContent-Length: 4\r\n\r\ngood"),
    Misbehaviour(
      "two status lines", .failure("malformedResponse"),
      sends: "HTTP/1.1 200 OK\r\nHTTP/1.1 500 No\r\nContent-Length: 4\r\n\r\ngood"),
    Misbehaviour(
      "headers that are none", .failure("malformedResponse"),
      sends: "HTTP/1.1 200 OK\r\n: x\r\n=\r\nno colon\r\n\u{FF}\u{FE}: y\r\n"
        + "Content-Length: 4\r\n\r\ngood"),
    Misbehaviour(
      "a switch of protocols", .failure("malformedResponse"),
      sends: "HTTP/1.1 101 Switching Protocols\r\nUpgrade: evil\r\n\r\nevil"),
  ]

  // MARK: Redirects

  private static let redirects: [Misbehaviour] =
    [
      "/loop", "http://example.invalid/", "https://127.0.0.1:1/", "//[::1", "?%zz",
      "file:///etc/passwd",
    ]
    .map { location in
      Misbehaviour("a redirect to '\(location)'", .response(status: 302, body: "moved")) {
        connection in
        try connection.send(
          "HTTP/1.1 302 Go\r\nLocation: \(location)\r\nContent-Length: 5\r\n\r\nmoved")
      }
    }
}
