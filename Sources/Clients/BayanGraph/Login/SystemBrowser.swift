public import Foundation

/// The browser in which the system opens addresses.
public enum SystemBrowser {
  /// Opens an address, which must be `http` or `https`.
  ///
  /// The function uses `$BROWSER` on Linux, else `xdg-open`; on macOS it uses `open`. On other
  /// systems, programs bring a function of their own.
  ///
  /// - Returns: Whether a browser could open the address.
  public static let open: @Sendable (URL) async -> Bool = { url in
    guard ["http", "https"].contains(url.scheme?.lowercased()) else { return false }
    #if os(macOS)
      return run(["/usr/bin/open"], url)
    #elseif os(Linux)
      let environment = ProcessInfo.processInfo.environment
      let chosen = environment["BROWSER"].flatMap { $0.isEmpty ? nil : $0 }
      return run([chosen ?? "xdg-open"], url)
    #else
      return false
    #endif
  }

  #if os(macOS) || os(Linux)
    /// Starts a program with an address as its argument, without a shell.
    ///
    /// The function doesn't wait for the program's end, because browsers stay open.
    private static func run(_ command: [String], _ url: URL) -> Bool {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = command + [url.absoluteString]
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      // If the program doesn't exist, `env` ends at once with 127.
      guard (try? process.run()) != nil else { return false }
      for _ in 0..<20 where process.isRunning { Thread.sleep(forTimeInterval: 0.05) }
      return process.isRunning || process.terminationStatus == 0
    }
  #endif
}
