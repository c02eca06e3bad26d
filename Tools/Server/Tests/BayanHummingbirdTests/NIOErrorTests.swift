import BayanRuntime
import BayanSystemErrors
import Foundation
import NIOCore
import NIOPosix
import Testing

/// The errors of SwiftNIO itself, which `BayanSystemErrors` knows by the names of their types.
@Suite("errors of SwiftNIO")
struct NIOErrorTests {
  @Test(arguments: [
    (ChannelError.connectTimeout(.seconds(1)) as any Error, "timedOut"),
    (ChannelError.alreadyClosed, "connectionClosed"),
    (ChannelError.ioOnClosedChannel, "connectionClosed"), (ChannelError.eof, "connectionClosed"),
    (ChannelError.writeHostUnreachable, "hostUnreachable"),
    (ChannelError.writeMessageTooLarge, "requestTooLarge"),
    (ChannelError.operationUnsupported, "programFault"),
    (IOError(errnoCode: ECONNRESET, reason: "read"), "connectionClosed"),
    (IOError(errnoCode: ECONNREFUSED, reason: "connect"), "hostUnreachable"),
    (IOError(errnoCode: ETIMEDOUT, reason: "connect"), "timedOut"),
    (IOError(errnoCode: EMFILE, reason: "accept"), "tooManyOpen"),
    (IOError(errnoCode: EADDRINUSE, reason: "bind"), "addressInUse"),
  ])
  func `each has words of its own`(error: any Error, name: String) {
    let known = SystemErrors.error(for: error)
    #expect(known.codeName == name)
    for locale in ["en", "ar"] as [LocaleTag] {
      let words = known.words(preferring: [locale])
      #expect(words.locale == locale && !words.description.isEmpty)
      #expect(!words.description.contains("NIO") && !words.description.contains("errno"))
    }
  }

  @Test func `a refused connection says that the server can't be reached`() async throws {
    let group = MultiThreadedEventLoopGroup.singleton
    // The system chooses a free port, and nobody listens there once the channel is closed.
    let listener = try await ServerBootstrap(group: group).bind(host: "127.0.0.1", port: 0).get()
    let port = try #require(listener.localAddress?.port)
    try await listener.close().get()
    do {
      _ = try await ClientBootstrap(group: group).connect(host: "127.0.0.1", port: port).get()
      Issue.record("somebody listens")
    } catch {
      #expect(SystemErrors.error(for: error).codeName == "hostUnreachable", "\(type(of: error))")
    }
  }
}
