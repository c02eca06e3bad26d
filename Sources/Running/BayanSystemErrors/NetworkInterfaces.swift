import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The machine's connections to networks, from the system's list.
package enum NetworkInterfaces {
  /// Whether an interface is up and has an address at which others could answer.
  ///
  /// The loopback interface doesn't count, and neither does an IPv6 address that every interface
  /// gives itself (`fe80:`). The list doesn't say whether a network leads to the internet.
  ///
  /// Local to the task, for tests that must not depend on the machine's network.
  @TaskLocal package static var areConnected: @Sendable () -> Bool = {
    var first: UnsafeMutablePointer<ifaddrs>?
    // Without the list, the machine counts as connected.
    guard getifaddrs(&first) == 0 else { return true }
    defer { freeifaddrs(first) }
    var next = first
    while let interface = next?.pointee {
      next = interface.ifa_next
      let flags = Int(interface.ifa_flags)
      if flags & Int(IFF_UP) != 0, flags & Int(IFF_LOOPBACK) == 0,
        let address = interface.ifa_addr, isReachable(address)
      {
        return true
      }
    }
    return false
  }

  private static func isReachable(_ address: UnsafeMutablePointer<sockaddr>) -> Bool {
    switch Int32(address.pointee.sa_family) {
    case AF_INET: return true
    case AF_INET6:
      return address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { address in
        withUnsafeBytes(of: address.pointee.sin6_addr) { bytes in
          !(bytes[0] == 0xFE && bytes[1] & 0xC0 == 0x80)
        }
      }
    default: return false
    }
  }
}
