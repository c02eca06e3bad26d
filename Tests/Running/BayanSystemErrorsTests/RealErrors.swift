#if os(Linux)
  import BayanErrors
  import BayanLoopback
  import Foundation
  import FoundationNetworking
  import FoundationXML
  import Synchronization

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// An error that Foundation or the system makes on Linux, and the words that it gets.
  struct RealError: Sendable {
    /// The cause, as the page has it.
    var cause: String
    /// The call that fails.
    var call: String
    /// The catalog's error and the file that it names: `system.diskFull Report.pdf`.
    var name: String
    /// Whether the error is made by hand, exactly as Foundation made it: its cause needs another user, another disk,
    /// or limits for the whole process.
    var isByHand = false
    var make: @Sendable (RealErrorWorld) async throws -> Void

    init(
      _ cause: String, _ call: String, _ name: String,
      make: @escaping @Sendable (RealErrorWorld) async throws -> Void
    ) {
      self.cause = cause
      self.call = call
      self.name = name
      self.make = make
    }

    /// An error that is made by hand.
    init(_ cause: String, _ call: String, _ name: String, is error: any Error) {
      self.init(cause, call, name) { _ in throw error }
      isByHand = true
    }
  }

  /// A folder with files, and servers on 127.0.0.1.
  struct RealErrorWorld: Sendable {
    let folder: URL
    let server: HostileServer

    static func run(_ body: (RealErrorWorld) async throws -> Void) async throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("bayan-real-\(UUID().uuidString)")
      let photos = folder.appendingPathComponent("Photos")
      try FileManager.default.createDirectory(at: photos, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try Data("hello".utf8).write(to: folder.appendingPathComponent("note.txt"))
      try Data("x".utf8).write(to: photos.appendingPathComponent("a.jpg"))
      try Data([0xFF, 0xC3, 0x28, 0xA0]).write(to: folder.appendingPathComponent("latin.txt"))
      for (from, to) in [("loop1", "loop2"), ("loop2", "loop1")] {
        try FileManager.default.createSymbolicLink(
          atPath: folder.appendingPathComponent(from).path, withDestinationPath: to)
      }
      try await HostileServer.run(script) { server in
        try await body(RealErrorWorld(folder: folder, server: server))
      }
    }

    func url(_ name: String) -> URL { folder.appendingPathComponent(name) }
    func path(_ name: String) -> String { url(name).path }

    /// Sends a request with `URLSession`.
    func get(_ address: String, timeout: TimeInterval = 20) async throws {
      guard let url = URL(string: address) else { return }
      _ = try await session(timeout).data(from: url)
    }

    /// Sends a request to a server that behaves as its path says.
    func ask(_ path: String, timeout: TimeInterval = 20) async throws {
      try await get("\(server.url)/\(path)", timeout: timeout)
    }

    func session(_ timeout: TimeInterval = 20) -> URLSession {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.timeoutIntervalForRequest = timeout
      configuration.timeoutIntervalForResource = timeout
      return URLSession(configuration: configuration)
    }

    private static func script(_ path: String) -> HostileServer.Script {
      { connection in
        switch path {
        case "/silent": try connection.waitForClient()
        case "/empty": break
        case "/partial":
          try connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n0123456789")
        case "/chunks":
          try connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzzz\r\nzzz\r\n")
        case "/gzip":
          try connection.send(
            "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 7\r\n\r\ngarbage")
        case "/garbage": try connection.send("garbage garbage garbage\r\n\r\n")
        case "/circle":
          try connection.send(
            "HTTP/1.1 302 Found\r\nLocation: /circle\r\nContent-Length: 0\r\n\r\n")
          return
        case "/elsewhere":
          try connection.send(
            "HTTP/1.1 302 Found\r\nLocation: foo://example.org/\r\nContent-Length: 0\r\n\r\n")
        default:
          try connection.send("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n")
          return
        }
        // The connection ends with an error.
        throw CancellationError()
      }
    }
  }

  // Methods below have the names of these functions.
  private let systemBind: @Sendable (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32 = {
    bind($0, $1, $2)
  }
  private let systemConnect: @Sendable (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32 = {
    connect($0, $1, $2)
  }

  /// A socket on a free port of 127.0.0.1.
  struct ListeningSocket: ~Copyable {
    let number: Int32
    private(set) var port: UInt16 = 0

    init() throws {
      number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      try bind(to: 0)
      listen(number, 1)
      var address = sockaddr_in()
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      _ = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          getsockname(number, $0, &size)
        }
      }
      port = UInt16(bigEndian: address.sin_port)
    }

    deinit { close(number) }

    private func bind(to port: UInt16) throws { try Self.bind(number, to: port) }

    static func bind(_ socket: Int32, to port: UInt16) throws {
      try call(socket, port) { systemBind($0, $1, $2) }
    }

    static func connect(_ socket: Int32, to port: UInt16) throws {
      try call(socket, port) { systemConnect($0, $1, $2) }
    }

    private static func call(
      _ socket: Int32, _ port: UInt16,
      _ function: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) throws {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = inet_addr("127.0.0.1")
      let result = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          function(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      if result != 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }
  }

  private struct Person: Codable {
    var name: String
    var age: Int
  }
  private struct Choice: Codable {
    enum Kind: String, Codable { case small, large }
    var kind: Kind
  }
  enum Own: Error { case first }
  private struct Oven: CustomNSError {
    static var errorDomain: String { "com.example.oven" }
    var errorCode: Int { 42 }
    var errorUserInfo: [String: Any] { [NSUnderlyingErrorKey: POSIXError(.ENOSPC)] }
  }

  extension RealError {
    static let all = files + disks + programs + coding + own + network

    private static let long = String(repeating: "n", count: 300)
    private static var manager: FileManager { FileManager.default }

    private static let files: [RealError] = [
      .init("A missing file is read", "Data(contentsOf:)", "system.fileNotFound missing.txt") {
        _ = try Data(contentsOf: $0.url("missing.txt"))
      },
      .init("… as text", "String(contentsOfFile:encoding:)", "system.fileNotFound missing.txt") {
        _ = try String(contentsOfFile: $0.path("missing.txt"), encoding: .utf8)
      },
      .init("… is opened", "FileHandle(forReadingFrom:)", "system.fileNotFound missing.txt") {
        _ = try FileHandle(forReadingFrom: $0.url("missing.txt"))
      },
      .init("… is deleted", "FileManager.removeItem", "system.fileNotFound missing.txt") {
        try manager.removeItem(at: $0.url("missing.txt"))
      },
      .init("… is copied", "FileManager.copyItem", "system.fileNotFound missing.txt") {
        try manager.copyItem(at: $0.url("missing.txt"), to: $0.url("copy.txt"))
      },
      .init("… is moved", "FileManager.moveItem", "system.fileNotFound missing.txt") {
        try manager.moveItem(at: $0.url("missing.txt"), to: $0.url("moved.txt"))
      },
      .init("A missing folder is listed", "contentsOfDirectory", "system.fileNotFound NoFolder") {
        _ = try manager.contentsOfDirectory(atPath: $0.path("NoFolder"))
      },
      .init("… is written to", "Data.write(to:)", "system.folderNotFound a.txt") {
        try Data("x".utf8).write(to: $0.url("NoFolder/a.txt"))
      },
      .init("… atomically", "Data.write(options: .atomic)", "system.folderNotFound a.txt") {
        try Data("x".utf8).write(to: $0.url("NoFolder/a.txt"), options: .atomic)
      },
      .init(
        "A file is there already", "Data.write(.withoutOverwriting)", "system.fileExists note.txt"
      ) {
        try Data("x".utf8).write(to: $0.url("note.txt"), options: .withoutOverwriting)
      },
      .init("… where one is copied to", "FileManager.copyItem", "system.fileExists note.txt") {
        try manager.copyItem(at: $0.url("Photos/a.jpg"), to: $0.url("note.txt"))
      },
      .init("A folder is there already", "createDirectory", "system.fileExists Photos") {
        try manager.createDirectory(at: $0.url("Photos"), withIntermediateDirectories: false)
      },
      .init("A file is in the way of a folder", "createDirectory", "system.fileInsteadOfFolder") {
        try manager.createDirectory(at: $0.url("note.txt/sub"), withIntermediateDirectories: true)
      },
      .init("A file is listed", "contentsOfDirectory", "system.fileInsteadOfFolder") {
        _ = try manager.contentsOfDirectory(atPath: $0.path("note.txt"))
      },
      .init("A folder is read", "Data(contentsOf:)", "system.folderInsteadOfFile Photos") {
        _ = try Data(contentsOf: $0.url("Photos"))
      },
      .init("… is written", "Data.write(to:)", "system.folderInsteadOfFile Photos") {
        try Data("x".utf8).write(to: $0.url("Photos"))
      },
      .init("A name is too long", "Data.write(to:)", "system.nameNotAllowed") {
        try Data("x".utf8).write(to: $0.url(long))
      },
      .init("… for reading", "Data(contentsOf:)", "system.nameNotAllowed") {
        _ = try Data(contentsOf: $0.url(long))
      },
      .init("Links lead in a circle", "Data(contentsOf:)", "system.shortcutBroken loop1") {
        _ = try Data(contentsOf: $0.url("loop1"))
      },
      .init("A folder isn't empty", "rmdir(2)", "system.folderNotEmpty") {
        if rmdir($0.path("Photos")) != 0 {
          throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
      },
      .init("Nobody may delete this", "FileManager.removeItem", "system.writeNotPermitted version")
      { _ in
        try manager.removeItem(atPath: "/proc/version")
      },
      .init(
        "No permission to read", "Data(contentsOf:)", "system.readNotPermitted secret.txt",
        is: CocoaError(
          .fileReadNoPermission,
          userInfo: [
            NSFilePathErrorKey: "/home/ann/secret.txt", NSUnderlyingErrorKey: POSIXError(.EACCES),
          ])),
      .init(
        "No permission to use a port", "bind(2)", "system.notPermitted", is: POSIXError(.EACCES)),
    ]

    private static let disks: [RealError] = [
      .init("The disk is full", "FileHandle.write", "system.diskFull") { _ in
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
        try handle.write(contentsOf: Data("x".utf8))
      },
      .init("… for all of a file", "Data.write(to:)", "system.diskFull full") { _ in
        try Data("x".utf8).write(to: URL(fileURLWithPath: "/dev/full"))
      },
      .init(
        "The disk is read-only", "Data.write(to:)", "system.readOnly new.txt",
        is: CocoaError(
          .fileWriteVolumeReadOnly,
          userInfo: [
            NSFilePathErrorKey: "/media/disk/new.txt", NSUnderlyingErrorKey: POSIXError(.EROFS),
          ])),
      .init(
        "A mounted disk is deleted", "FileManager.removeItem", "system.inUse disk",
        is: CocoaError(
          .fileWriteUnknown,
          userInfo: [NSFilePathErrorKey: "/media/disk", NSUnderlyingErrorKey: POSIXError(.EBUSY)])),
      .init(
        "A file is larger than allowed", "Data.write(to:)", "system.fileTooLarge film.mov",
        is: CocoaError(
          .fileWriteUnknown,
          userInfo: [
            NSFilePathErrorKey: "/home/ann/film.mov", NSUnderlyingErrorKey: POSIXError(.EFBIG),
          ])),
      .init(
        "Too many links", "FileManager.linkItem", "system.unsupported",
        is: CocoaError(
          .fileWriteUnknown,
          userInfo: [
            NSFilePathErrorKey: "/home/ann/a.txt", NSUnderlyingErrorKey: POSIXError(.EMLINK),
          ])),
      .init(
        "Too many files are open", "FileHandle(forReadingFrom:)", "system.tooManyOpen",
        is: CocoaError(
          .fileReadUnknown,
          userInfo: [
            NSFilePathErrorKey: "/home/ann/a.txt", NSUnderlyingErrorKey: POSIXError(.EMFILE),
          ])),
      .init("The device fails", "FileHandle.read of /proc/self/mem", "system.diskFailed") { _ in
        let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/self/mem"))
        _ = try handle.read(upToCount: 10)
      },
    ]

    private static let programs: [RealError] = [
      .init("A running program is written", "FileHandle(forWritingTo:)", "system.inUse sleeper") {
        let copy = $0.url("sleeper")
        try manager.copyItem(at: URL(fileURLWithPath: "/bin/sleep"), to: copy)
        let process = Process()
        process.executableURL = copy
        process.arguments = ["5"]
        try process.run()
        defer { process.terminate() }
        _ = try FileHandle(forWritingTo: copy)
      },
      .init("There is no such program", "Process.run", "system.fileNotFound no-such-program") {
        _ in
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/no-such-program")
        try process.run()
      },
      .init("A text is run", "Process.run", "system.readNotPermitted note.txt") {
        let process = Process()
        process.executableURL = $0.url("note.txt")
        try process.run()
      },
      .init("Nobody reads a pipe", "FileHandle.write", "network.interrupted") { _ in
        // Writing to it is an error then, and not the end of the process.
        let handler = signal(SIGPIPE, SIG_IGN)
        defer { signal(SIGPIPE, handler) }
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        try pipe.fileHandleForWriting.write(contentsOf: Data("x".utf8))
      },
      .init("A handle can't be read", "FileHandle.readToEnd", "system.programFault") {
        let handle = try FileHandle(forWritingTo: $0.url("note.txt"))
        _ = try handle.readToEnd()
      },
      .init("A file is no link", "destinationOfSymbolicLink", "system.programFault") {
        _ = try manager.destinationOfSymbolicLink(atPath: $0.path("note.txt"))
      },
    ]

    private static func decode<Value: Decodable>(_ type: Value.Type, _ text: String) throws {
      _ = try JSONDecoder().decode(type, from: Data(text.utf8))
    }

    private static let coding: [RealError] = [
      .init(
        "A text isn't UTF-8", "String(contentsOfFile:encoding:)", "system.fileUnreadable"
      ) {
        _ = try String(contentsOfFile: $0.path("latin.txt"), encoding: .utf8)
      },
      .init("A text can't be written so", "String.write(encoding: .ascii)", "system.textUnwritable")
      {
        try "مرحبًا".write(to: $0.url("ascii.txt"), atomically: true, encoding: .ascii)
      },
      .init("JSON is broken", "JSONDecoder", "system.dataDamaged") { _ in
        try decode(Person.self, #"{"name": "#)
      },
      .init("… is a web page", "JSONDecoder", "system.dataDamaged") { _ in
        try decode(Person.self, "<html><body>Sign in</body></html>")
      },
      .init("… is empty", "JSONDecoder", "system.dataDamaged") { _ in try decode(Person.self, "") },
      .init("… lacks a key", "JSONDecoder", "system.dataIncomplete") { _ in
        try decode(Person.self, #"{"name": "Ann"}"#)
      },
      .init("… has null", "JSONDecoder", "system.dataIncomplete") { _ in
        try decode(Person.self, #"{"name": "Ann", "age": null}"#)
      },
      .init("… has another type", "JSONDecoder", "system.dataUnexpected") { _ in
        try decode(Person.self, #"{"name": "Ann", "age": "12"}"#)
      },
      .init("… has an unknown value", "JSONDecoder", "system.dataUnexpected") { _ in
        try decode(Choice.self, #"{"kind": "huge"}"#)
      },
      .init("A value can't be encoded", "JSONEncoder", "system.programFault") { _ in
        _ = try JSONEncoder().encode([Double.nan])
      },
      .init("JSON is broken, older reader", "JSONSerialization", "system.dataDamaged") { _ in
        _ = try JSONSerialization.jsonObject(with: Data("{".utf8))
      },
      .init("A property list is broken", "PropertyListSerialization", "system.dataDamaged") { _ in
        _ = try PropertyListSerialization.propertyList(
          from: Data("<plist><dict>".utf8), format: nil)
      },
      .init("… lacks a key", "PropertyListDecoder", "system.dataIncomplete") { _ in
        let data = try PropertyListEncoder().encode(["name": "Ann"])
        _ = try PropertyListDecoder().decode(Person.self, from: data)
      },
      .init("An archive is broken", "NSKeyedUnarchiver", "system.dataDamaged") { _ in
        _ = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSArray.self, from: Data("no".utf8))
      },
      .init("XML is broken", "XMLParser", "system.dataDamaged") { _ in
        let parser = XMLParser(data: Data("<a><b></a>".utf8))
        _ = parser.parse()
        if let error = parser.parserError { throw error }
      },
      .init("This is no date", "Date(_:strategy:)", "system.inputNotUsable") { _ in
        _ = try Date("yesterday", strategy: .iso8601)
      },
      .init("This is no number", "Int(_:format:)", "system.inputNotUsable") { _ in
        _ = try Int("many", format: .number)
      },
      .init("This is no pattern", "NSRegularExpression", "system.inputNotUsable") { _ in
        _ = try NSRegularExpression(pattern: "(")
      },
      .init("… of Swift", "Regex", "system.unknown") { _ in _ = try Regex("(") },
    ]

    private static let own: [RealError] = [
      .init("An own enum", "throw", "system.unknown") { _ in throw Own.first },
      .init("An own domain", "throw", "system.unknown") { _ in
        throw NSError(domain: "com.example.app", code: 7)
      },
      .init("An own error over a full disk", "throw", "system.diskFull") { _ in throw Oven() },
      .init("An own error over a lost connection", "throw", "network.timedOut") { _ in
        throw NSError(
          domain: "com.example.app", code: 7, userInfo: [NSUnderlyingErrorKey: URLError(.timedOut)])
      },
      .init("A task is cancelled", "Task.sleep", "system.cancelled") { _ in
        let task = Task { try await Task.sleep(for: .seconds(10)) }
        task.cancel()
        try await task.value
      },
      .init("The user cancels", "CocoaError(.userCancelled)", "system.cancelled") { _ in
        throw CocoaError(.userCancelled)
      },
    ]

    private static let network: [RealError] = [
      .init("Nobody listens", "URLSession.data(from:)", "network.hostUnreachable") {
        try await $0.get("http://127.0.0.1:1/a?token=secret")
      },
      .init("… by a socket", "connect(2)", "network.hostUnreachable") { _ in
        let number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(number) }
        try ListeningSocket.connect(number, to: 1)
      },
      .init("… by Data", "Data(contentsOf:)", "network.hostUnreachable") { _ in
        guard let url = URL(string: "http://127.0.0.1:1/") else { return }
        _ = try Data(contentsOf: url)
      },
      .init("A port is taken", "bind(2)", "system.addressInUse") { _ in
        let taken = try ListeningSocket()
        let number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(number) }
        try ListeningSocket.bind(number, to: taken.port)
      },
      .init("A server doesn't answer", "URLSession.data(from:)", "network.timedOut") {
        try await $0.ask("silent", timeout: 1)
      },
      // The name can't be asked for, so that no server of names has to answer.
      .init("A host isn't found", "URLSession.data(from:)", "network.hostNotFound") {
        try await $0.get("http://\(String(repeating: "n", count: 64)).invalid/")
      },
      .init(
        "The machine is offline", "URLSession.data(from:)", "network.offline",
        is: URLError(.notConnectedToInternet)),
      .init("No byte arrives", "URLSession.data(from:)", "network.connectionClosed") {
        try await $0.ask("empty")
      },
      .init("Half of a body arrives", "URLSession.data(from:)", "network.connectionClosed") {
        try await $0.ask("partial")
      },
      .init("Chunks are broken", "URLSession.data(from:)", "network.malformedResponse") {
        try await $0.ask("chunks")
      },
      .init("A compressed body is broken", "URLSession.data(from:)", "network.malformedResponse") {
        try await $0.ask("gzip")
      },
      .init("The answer isn't HTTP", "URLSession.data(from:)", "network.malformedResponse") {
        try await $0.ask("garbage")
      },
      .init("Redirects lead in a circle", "URLSession.data(from:)", "network.malformedResponse") {
        try await $0.ask("circle")
      },
      .init("A redirect leads elsewhere", "URLSession.data(from:)", "network.requestRefused") {
        try await $0.ask("elsewhere")
      },
      .init("The server has no TLS", "URLSession.data(from:)", "network.insecureConnection") {
        let socket = try ListeningSocket()
        let (number, port) = (socket.number, socket.port)
        Thread.detachNewThread {
          let client = accept(number, nil, nil)
          var bytes = [UInt8](repeating: 0, count: 1024)
          _ = recv(client, &bytes, bytes.count, 0)
          _ = send(
            client, Array("HTTP/1.1 400 Bad Request\r\n\r\n".utf8), 28, Int32(MSG_NOSIGNAL)
          )
          close(client)
        }
        try await $0.get("https://127.0.0.1:\(port)/")
        _ = socket.port
      },
      .init(
        "A certificate isn't trusted", "URLSession.data(from:)", "network.insecureConnection",
        is: URLError(
          .unknown,
          userInfo: [
            NSLocalizedDescriptionKey: "SSL certificate problem: self-signed certificate"
          ])),
      .init(
        "A certificate has expired", "URLSession.data(from:)", "network.insecureConnection",
        is: URLError(
          .unknown,
          userInfo: [
            NSLocalizedDescriptionKey: "SSL certificate problem: certificate has expired"
          ])),
      .init("An address has an unknown scheme", "URLSession.data(from:)", "network.requestRefused")
      {
        try await $0.get("foo://example.org/")
      },
      .init("… has no host", "URLSession.data(from:)", "network.requestRefused") {
        try await $0.get("http:///path")
      },
      .init("A file to upload is missing", "URLSession.upload", "system.fileNotFound") {
        var request = URLRequest(url: $0.server.url)
        request.httpMethod = "POST"
        _ = try await $0.session().upload(
          for: request, fromFile: URL(fileURLWithPath: "/nowhere/photo.jpg"))
      },
      .init("A page isn't there", "Data(contentsOf:)", "network.unknown") {
        _ = try Data(contentsOf: $0.server.url)
      },
      .init("A request is cancelled", "URLSessionTask.cancel", "system.cancelled") { world in
        let address = world.server.url.appendingPathComponent("silent")
        try await withCheckedThrowingContinuation {
          (continuation: CheckedContinuation<Void, any Error>) in
          let task = world.session().dataTask(with: address) { _, _, error in
            if let error { continuation.resume(throwing: error) } else { continuation.resume() }
          }
          task.resume()
          task.cancel()
        }
      },
      .init("… with its task", "Task.cancel", "system.cancelled") { world in
        let task = Task { try await world.ask("silent") }
        try await Task.sleep(for: .milliseconds(100))
        task.cancel()
        try await task.value
      },
    ]
  }
#endif
