import BayanErrors
import BayanRuntime
import Foundation
import Testing

@testable import BayanSystemErrors

/// The table row by row, on errors that are made by hand.
@Suite("The table of errors")
struct MatchTests {
  /// The name of the catalog's error, and the file that it names: `system.diskFull Report.pdf`.
  static func name(of error: any Error, isConnected: Bool = true) -> String {
    let found = NetworkInterfaces.$areConnected.withValue(
      { isConnected }, operation: { SystemErrors.error(for: error) })
    let name = "\(type(of: found).domain.dropFirst("bayan.".count)).\(found.codeName)"
    let files = found.messageArguments.filter { $0.name == "file" }.map { "\($0.value)" }
    return ([name] + files.filter { !$0.isEmpty }).joined(separator: " ")
  }

  private static func info(_ more: [String: Any] = [:]) -> [String: Any] {
    more.merging([NSFilePathErrorKey: "/home/ann/Report.pdf"]) { $1 }
  }

  static let cocoa: [(code: Int, name: String)] = [
    (4, "system.folderNotFound Report.pdf"), (255, "system.inUse Report.pdf"),
    (256, "system.readFailed Report.pdf"), (257, "system.readNotPermitted Report.pdf"),
    (258, "system.nameNotAllowed"), (259, "system.fileUnreadable Report.pdf"),
    (260, "system.fileNotFound Report.pdf"), (261, "system.textUnreadable Report.pdf"),
    (262, "system.unsupported"), (263, "system.fileTooLarge Report.pdf"),
    (264, "system.textUnreadable Report.pdf"), (512, "system.writeFailed Report.pdf"),
    (513, "system.writeNotPermitted Report.pdf"), (514, "system.nameNotAllowed"),
    (516, "system.fileExists Report.pdf"), (517, "system.textUnwritable"),
    (518, "system.unsupported"), (640, "system.diskFull Report.pdf"),
    (642, "system.readOnly Report.pdf"), (769, "system.inUse Report.pdf"),
    (1024, "system.inputNotUsable"), (1550, "system.inputNotUsable"),
    (2048, "system.inputNotUsable"), (3072, "system.cancelled"), (3328, "system.unsupported"),
    (3587, "system.appDamaged"), (3840, "system.dataDamaged"), (3841, "system.dataTooNew"),
    (3842, "system.readFailed Report.pdf"), (3851, "system.programFault"),
    (3852, "system.programFault"), (4097, "system.busy"), (4099, "system.busy"),
    (4353, "system.notDownloaded Report.pdf"), (4354, "system.cloudFull Report.pdf"),
    (4355, "network.hostUnreachable"), (4864, "system.dataDamaged"),
    (4865, "system.dataIncomplete"), (4866, "system.programFault"), (99_999, "system.unknown"),
    (0, "system.unknown"), (-1, "system.unknown"),
  ]

  @Test(arguments: cocoa.indices)
  func `errors of NSCocoaErrorDomain`(index: Int) {
    let (code, name) = Self.cocoa[index]
    let error = NSError(domain: NSCocoaErrorDomain, code: code, userInfo: Self.info())
    #expect(Self.name(of: error) == name, "\(code)")
    let typed = CocoaError(CocoaError.Code(rawValue: code), userInfo: Self.info())
    #expect(Self.name(of: typed) == name, "\(code)")
    // In a domain of somebody else the number is somebody else's.
    let foreign = NSError(domain: "com.example", code: code, userInfo: Self.info())
    #expect(Self.name(of: foreign) == "system.unknown")
  }

  @Test(arguments: ["Remove", "Move", "Copy", "Link"])
  func `a missing item is told from a missing folder by what was to be done`(variant: String) {
    for value in [[variant] as Any, variant] {
      let error = NSError(
        domain: NSCocoaErrorDomain, code: 4,
        userInfo: Self.info(["NSUserStringVariant": value]))
      #expect(Self.name(of: error) == "system.fileNotFound Report.pdf")
    }
  }

  @Test func `so is one that a program throws itself`() {
    #expect(Self.name(of: CocoaError(.fileNoSuchFile)) == "system.fileNotFound")
    let written = CocoaError(
      .fileNoSuchFile, userInfo: [NSURLErrorKey: URL(fileURLWithPath: "/a/Report.pdf")])
    #expect(Self.name(of: written) == "system.folderNotFound Report.pdf")
  }

  static let posix: [([POSIXErrorCode], String)] = [
    ([.ENOENT], "system.fileNotFound"), ([.EACCES, .EPERM], "system.notPermitted"),
    ([.EEXIST], "system.fileExists"), ([.ENOTEMPTY], "system.folderNotEmpty"),
    ([.ENAMETOOLONG], "system.nameNotAllowed"), ([.ENOSPC, .EDQUOT], "system.diskFull"),
    ([.EROFS], "system.readOnly"), ([.EFBIG, .EOVERFLOW], "system.fileTooLarge"),
    ([.EBUSY, .ETXTBSY], "system.inUse"), ([.EISDIR], "system.folderInsteadOfFile"),
    ([.ENOTDIR], "system.fileInsteadOfFolder"), ([.ELOOP], "system.shortcutBroken"),
    ([.EIO, .ENXIO, .ENODEV, .ESTALE], "system.diskFailed"),
    ([.EXDEV, .EOPNOTSUPP, .ENOSYS, .EMLINK], "system.unsupported"),
    ([.EMFILE, .ENFILE], "system.tooManyOpen"), ([.ENOMEM, .ENOBUFS], "system.outOfMemory"),
    ([.EAGAIN, .EINTR, .ENOLCK, .EDEADLK], "system.busy"),
    ([.EADDRINUSE, .EADDRNOTAVAIL], "system.addressInUse"),
    ([.EILSEQ, .EBADMSG, .EPROTO], "system.dataDamaged"),
    (
      [
        .EBADF, .EINVAL, .EFAULT, .ENOTSOCK, .E2BIG, .EDOM, .ERANGE, .EAFNOSUPPORT, .EPROTOTYPE,
        .ENOPROTOOPT, .EPROTONOSUPPORT, .EDESTADDRREQ, .EISCONN, .ENOTTY, .ESPIPE,
      ], "system.programFault"
    ),
    ([.ECONNREFUSED, .EHOSTDOWN, .EHOSTUNREACH], "network.hostUnreachable"),
    (
      [.EPIPE, .ECONNRESET, .ECONNABORTED, .ENOTCONN, .ESHUTDOWN, .ENETRESET],
      "network.connectionClosed"
    ),
    ([.ENETDOWN, .ENETUNREACH], "network.offline"), ([.ETIMEDOUT], "network.timedOut"),
    ([.EMSGSIZE], "network.requestTooLarge"), ([.ECANCELED], "system.cancelled"),
    ([.ECHILD, .ENOEXEC], "system.unknown"),
  ]

  @Test(arguments: posix.indices)
  func `errors of POSIX, by name`(index: Int) {
    let (codes, name) = Self.posix[index]
    for code in codes {
      #expect(Self.name(of: POSIXError(code)) == name, "\(code)")
      let number = Int(code.rawValue)
      #expect(Self.name(of: NSError(domain: NSPOSIXErrorDomain, code: number)) == name, "\(code)")
      // Foundation has many of these beneath an error that says nothing.
      let beneath = CocoaError(
        .fileReadUnknown,
        userInfo: Self.info([NSUnderlyingErrorKey: POSIXError(code)]))
      let expected = code == .EPIPE ? "network.interrupted" : name
      let found = Self.name(of: beneath)
      #expect(
        found.split(separator: " ").first.map(String.init)
          == (name == "system.unknown" ? "system.readFailed" : expected), "\(code)")
    }
  }

  @Test func `numbers that no system has are unknown`() {
    for number in [9999, -1, .max, .min] {
      #expect(Self.name(of: NSError(domain: NSPOSIXErrorDomain, code: number)) == "system.unknown")
    }
  }

  static let network: [([Int], String)] = [
    ([-1009, -1018, -1019, -1020], "network.offline"), ([-1003, -1006], "network.hostNotFound"),
    ([-1004], "network.hostUnreachable"),
    ([-1200, -1201, -1202, -1203, -1204, -1205, -1206, -1022], "network.insecureConnection"),
    ([-1005, -1011], "network.connectionClosed"), ([-1001], "network.timedOut"),
    ([-1103], "network.answerTooLarge"),
    ([-1017, -1016, -1015, -1007, -1010, -3006, -3007], "network.malformedResponse"),
    ([-1000, -1002, -995, -996], "network.requestRefused"), ([-1012, -1013], "network.httpStatus"),
    ([-1014], "network.emptyResponse"), ([-2000], "network.notInCache"),
    ([-3000, -3001, -3002, -3003, -3004, -3005], "network.notSaved"),
    ([-997], "network.interrupted"), ([-999], "system.cancelled"),
    ([-1100], "system.fileNotFound"), ([-1101], "system.folderInsteadOfFile"),
    ([-1102], "system.readNotPermitted"), ([-1, -1008, -9999, 0, .max], "network.unknown"),
  ]

  @Test(arguments: network.indices)
  func `errors of NSURLErrorDomain`(index: Int) {
    let (codes, name) = Self.network[index]
    for code in codes {
      #expect(Self.name(of: NSError(domain: NSURLErrorDomain, code: code)) == name, "\(code)")
    }
  }

  /// The texts are libcurl's, as Foundation on Linux has them.
  static let texts: [(Int, String, String)] = [
    (-1, "SSL certificate problem: self-signed certificate", "network.insecureConnection"),
    (
      -1, "OpenSSL/3.0.19: error:0A00010B:SSL routines::wrong version number",
      "network.insecureConnection"
    ),
    (-1, "OpenSSL SSL_read: SSL_ERROR_SYSCALL, errno 104", "network.connectionClosed"),
    (-1, "SSL_write() returned SYSCALL", "network.connectionClosed"),
    (-1, "transfer closed with 990 bytes remaining to read", "network.connectionClosed"),
    (-1, "Recv failure: Connection reset by peer", "network.connectionClosed"),
    (-1, "Send failure: Broken pipe", "network.connectionClosed"),
    (-1, "Failed to connect to 192.0.2.1 port 80 after 0 ms", "network.hostUnreachable"),
    (-1, "Couldn't connect to server", "network.hostUnreachable"),
    (
      -1, "Illegal or missing hexadecimal sequence in chunked-encoding", "network.malformedResponse"
    ),
    (
      -1, "Error while processing content unencoding: incorrect header", "network.malformedResponse"
    ),
    (-1, "Unrecognized content encoding type", "network.malformedResponse"),
    (-1, "Something else", "network.unknown"),
    (-1002, "Received HTTP/0.9 when not allowed", "network.malformedResponse"),
    (-1002, "unsupported URL", "network.requestRefused"),
  ]

  @Test(arguments: texts.indices)
  func `libcurl's text is the only sign of some causes`(index: Int) {
    let (code, text, name) = Self.texts[index]
    let info = [NSLocalizedDescriptionKey: text]
    #expect(Self.name(of: NSError(domain: NSURLErrorDomain, code: code, userInfo: info)) == name)
  }

  @Test func `without a network the cause is that`() {
    let failed = NSError(
      domain: NSURLErrorDomain, code: -1,
      userInfo: [NSLocalizedDescriptionKey: "Failed to connect to 192.0.2.1 port 80"])
    let unknown = NSError(domain: NSURLErrorDomain, code: -1003)
    for error in [failed, unknown] {
      #expect(Self.name(of: error, isConnected: false) == "network.offline")
    }
    // Somebody refused it, so there is a network.
    let refused = NSError(domain: NSURLErrorDomain, code: -1004)
    #expect(Self.name(of: refused, isConnected: false) == "network.hostUnreachable")
    #expect(Self.name(of: URLErrorNumber.timedOut, isConnected: false) == "network.timedOut")
  }

  enum URLErrorNumber { static let timedOut = NSError(domain: NSURLErrorDomain, code: -1001) }

  @Test func `coding is known by its type, and after bridging by its number`() {
    struct Key: CodingKey {
      var stringValue = "creditCard"
      var intValue: Int? { nil }
      init?(intValue: Int) { nil }
      init(stringValue: String) { self.stringValue = stringValue }
    }
    func context(_ path: [any CodingKey]) -> DecodingError.Context {
      .init(codingPath: path, debugDescription: "no value at creditCard")
    }
    let path = [Key(stringValue: "creditCard")]
    let errors: [(any Error, String)] = [
      (DecodingError.keyNotFound(path[0], context([])), "system.dataIncomplete"),
      (DecodingError.valueNotFound(Int.self, context(path)), "system.dataIncomplete"),
      (DecodingError.typeMismatch(Int.self, context(path)), "system.dataUnexpected"),
      (DecodingError.dataCorrupted(context(path)), "system.dataUnexpected"),
      (DecodingError.dataCorrupted(context([])), "system.dataDamaged"),
      (
        EncodingError.invalidValue(1, .init(codingPath: path, debugDescription: "")),
        "system.programFault"
      ),
      (NSError(domain: "NSXMLParserErrorDomain", code: 5), "system.dataDamaged"),
    ]
    for (error, name) in errors {
      #expect(Self.name(of: error) == name)
      #expect(Self.name(of: error as NSError).hasPrefix("system."), "\(error)")
      #expect(Self.name(of: error as NSError) != "system.unknown", "\(error)")
    }
  }

  // MARK: SwiftNIO, which is known by the names of its types

  private struct Described: Error, CustomStringConvertible { var description: String }
  private enum Connecting: Error { case connectTimeout(Int) }
  private struct IO: Error { var errnoCode: CInt }
  private struct WrappedIO: Error {
    struct Number { var errno: CInt }
    var error: Number
  }
  private struct Connection: Error {
    struct One { var error: any Error }
    var connectionErrors: [One]
  }

  private func nio(_ error: any Error, _ type: String) -> String {
    let found = ChainLink([error], 0).nio(type)
    return found.map { "\(Swift.type(of: $0)).\($0.codeName)" } ?? "none"
  }

  @Test(
    arguments: [
      ("eof", "NetworkError.connectionClosed"), ("End of file", "NetworkError.connectionClosed"),
      ("ioOnClosedChannel", "NetworkError.connectionClosed"),
      ("I/O on closed channel", "NetworkError.connectionClosed"),
      ("alreadyClosed", "NetworkError.connectionClosed"),
      ("Already closed", "NetworkError.connectionClosed"),
      ("outputClosed", "NetworkError.connectionClosed"),
      ("Output closed", "NetworkError.connectionClosed"),
      ("inputClosed", "NetworkError.connectionClosed"),
      ("Input closed", "NetworkError.connectionClosed"),
      ("writeHostUnreachable", "NetworkError.hostUnreachable"),
      ("Write host unreachable", "NetworkError.hostUnreachable"),
      ("writeMessageTooLarge", "NetworkError.requestTooLarge"),
      ("Write message too large", "NetworkError.requestTooLarge"),
      ("operationUnsupported", "SystemError.programFault"),
    ])
  func `errors of channels, in the spelling of each version`(text: String, name: String) {
    #expect(nio(Described(description: text), "NIOCore.ChannelError") == name)
    #expect(nio(Described(description: text), "Somebody.ChannelError") == "none")
  }

  @Test func `errors of connections by the system's number`() {
    let timeout = Connecting.connectTimeout(1)
    #expect(nio(timeout, "NIOCore.ChannelError") == "NetworkError.timedOut")
    for error in [IO(errnoCode: ECONNREFUSED), WrappedIO(error: .init(errno: ECONNREFUSED))]
      as [any Error]
    {
      #expect(nio(error, "NIOCore.IOError") == "NetworkError.hostUnreachable")
      let around = Connection(connectionErrors: [.init(error: error)])
      #expect(nio(around, "NIOPosix.NIOConnectionError") == "NetworkError.hostUnreachable")
    }
    let posix = Connection(connectionErrors: [.init(error: POSIXError(.ETIMEDOUT))])
    #expect(nio(posix, "NIOPosix.NIOConnectionError") == "NetworkError.timedOut")
    let unknown = Connection(connectionErrors: [.init(error: Described(description: "?"))])
    #expect(nio(unknown, "NIOPosix.NIOConnectionError") == "none")
    let noAddress = Connection(connectionErrors: [])
    #expect(nio(noAddress, "NIOPosix.NIOConnectionError") == "NetworkError.hostNotFound")
    #expect(nio(Described(description: "?"), "NIOCore.IOError") == "none")
  }
}
