#if Workbench
  import BayanWorkbench
  import HTTPTypes
  import Hummingbird
  import HummingbirdCore
  import Logging
  import NIOCore

  /// The server of a workbench, on the loopback interface.
  struct WorkbenchServer {
    let host: WorkbenchHost
    let port: Int

    /// The most connections; further ones wait.
    private static let mostConnections = 100

    /// Serves until the process ends.
    ///
    /// - Parameter onStart: Called with the address once requests are answered.
    /// - Throws: If the port can't be used.
    func run(_ onStart: @escaping @Sendable (String) -> Void) async throws {
      var logger = Logger(label: "bayan") { _ in SwiftLogNoOpLogHandler() }
      logger.logLevel = .critical
      let application = Application(
        responder: WorkbenchResponder(host: host),
        server: .http1(
          configuration: HTTP1Channel.Configuration(
            idleTimeout: .seconds(30),
            httpDecoderConfiguration: .init(
              maxHeaderFieldSize: 16 * 1024, maxHeaderListSize: 32 * 1024, maxHeaderFieldCount: 64))
        ),
        configuration: ApplicationConfiguration(
          address: .hostname("127.0.0.1", port: port),
          availableConnectionsDelegate: MaximumAvailableConnections(Self.mostConnections)),
        onServerRunning: { [host] channel in
          onStart(await host.open(port: channel.localAddress?.port ?? 0))
        },
        logger: logger)
      // A signal ends the process at once. Nothing is lost: texts are on the disk as they are typed.
      try await application.runService(gracefulShutdownSignals: [])
    }
  }

  /// Answers requests of HTTP by the workbench.
  private struct WorkbenchResponder: HTTPResponder {
    typealias Context = BasicRequestContext

    let host: WorkbenchHost

    /// The time in which a body must have come.
    private static let timeForBody = Duration.seconds(10)

    /// The time between two signs of life of a stream.
    private static let heartbeat = 15

    func respond(to request: Request, context: Context) async throws -> Response {
      guard let body = try await body(of: request) else {
        return response(408, [], "The text didn't come in time, or is too long.\n")
      }
      var fields = request.headers.map { (name: $0.name.rawName, value: $0.value) }
      if let authority = request.head.authority { fields.append(("Host", authority)) }
      let answer = await host.respond(
        to: WorkbenchRequest(
          request.head.method.rawValue, request.head.path ?? "/", fields: fields, body: body))
      guard let answer else { return response(503, [], "Not open yet.\n") }
      switch answer.body {
      case .bytes(let bytes):
        return Response(
          status: .init(code: answer.status), headers: headers(answer.fields),
          body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
      case .events:
        return Response(
          status: .init(code: answer.status), headers: headers(answer.fields),
          body: ResponseBody { [host] writer in
            var revision: Int?
            var quiet = 0
            while !Task.isCancelled {
              let (new, bytes) = await host.events(since: revision)
              revision = new
              quiet = bytes.isEmpty ? quiet + 1 : 0
              if !bytes.isEmpty {
                try await writer.write(ByteBuffer(bytes: bytes))
              } else if quiet >= Self.heartbeat {
                // Only a write shows that a browser is gone.
                try await writer.write(ByteBuffer(string: ": \n\n"))
                quiet = 0
              }
              try await Task.sleep(for: WorkbenchHost.interval)
            }
            try await writer.finish(nil)
          })
      }
    }

    /// Returns the body of a request; `nil` if it is too long or doesn't come in time.
    private func body(of request: Request) async throws -> [UInt8]? {
      try await withThrowingTaskGroup(of: [UInt8]?.self) { group in
        group.addTask {
          var bytes: [UInt8] = []
          for try await buffer in request.body {
            bytes += buffer.readableBytesView
            if bytes.count > WorkbenchAccess.longestBody { return nil }
          }
          return bytes
        }
        group.addTask {
          try await Task.sleep(for: Self.timeForBody)
          return nil
        }
        defer { group.cancelAll() }
        return try await group.next() ?? nil
      }
    }

    private func headers(_ fields: [(name: String, value: String)]) -> HTTPFields {
      var headers = HTTPFields()
      for field in fields {
        guard let name = HTTPField.Name(field.name) else { continue }
        headers.append(HTTPField(name: name, value: field.value))
      }
      return headers
    }

    private func response(
      _ status: Int, _ fields: [(name: String, value: String)], _ sentence: String
    ) -> Response {
      var headers = headers(fields)
      headers[.contentType] = "text/plain; charset=utf-8"
      headers[.connection] = "close"
      return Response(
        status: .init(code: status), headers: headers,
        body: ResponseBody(byteBuffer: ByteBuffer(string: sentence)))
    }
  }
#endif
