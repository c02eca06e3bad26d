import BayanDiagnostics
import BayanPreview
import BayanReports
import Foundation

/// A Chromium without windows, controlled by the DevTools protocol on two pipes.
///
/// The browser opens no port, and connects to no host. Every answer comes within a time limit, or
/// the browser is ended.
final class Browser {
  enum Failure: Error {
    case notStarted(path: String, reason: String)
    /// An unexpected end of the browser, with its last output if it never answered.
    case ended(saying: String)
    /// A missing answer after a number of seconds.
    case silent(seconds: Int)
    /// A refused call, or an answer that violates the protocol.
    case refused(method: String, reason: String)
  }

  /// The time limit of an answer.
  private let seconds: Int
  private let process = Process()
  private let toBrowser = Pipe()
  private let fromBrowser = Pipe()
  /// The folder with the browser's data and log.
  private let folder: URL
  private var framing = DevToolsFraming()
  private var calls = 0
  private var hasAnswered = false
  /// The session of the page on which all pictures are drawn.
  private var session: String?

  /// Starts a browser with one empty page.
  init(path: String, seconds: Int) throws(Failure) {
    self.seconds = seconds
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bayan-browser-\(UUID().uuidString)", isDirectory: true)
    // The signal is ignored, because the missing answer shows that the browser is gone.
    signal(SIGPIPE, SIG_IGN)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data().write(to: log)
      process.standardError = try FileHandle(forWritingTo: log)
    } catch {
      throw .notStarted(path: folder.path, reason: error.localizedDescription)
    }
    // The protocol uses descriptors 3 and 4, which Process can't set.
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      ["-c", #"exec "$0" "$@" 3<&0 4>&1 0</dev/null 1>/dev/null"#, path] + options
    process.standardInput = toBrowser
    process.standardOutput = fromBrowser
    do {
      try process.run()
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw .notStarted(path: path, reason: error.localizedDescription)
    }
    // These ends of the pipes belong to the browser. As long as the pipes are open here, the
    // browser's end isn't noticed.
    try? fromBrowser.fileHandleForWriting.close()
    try? toBrowser.fileHandleForReading.close()
    do throws(Failure) {
      let target = try call("Target.createTarget", ["url": "about:blank"])
      let attached = try call(
        "Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])
      session = attached["sessionId"] as? String
    } catch {
      close()
      throw error
    }
  }

  private var log: URL { folder.appendingPathComponent("stderr.txt") }

  private var options: [String] {
    var options = [
      "--headless=new", "--remote-debugging-pipe", "--user-data-dir=\(folder.path)",
      "--no-first-run", "--no-default-browser-check", "--disable-extensions", "--disable-sync",
      "--disable-background-networking", "--disable-component-update", "--disable-gpu",
      // Pages connect to no host, and the browser itself must not, either.
      "--host-resolver-rules=MAP * ~NOTFOUND", "--hide-scrollbars", "--mute-audio",
      // The same fonts give the same pixels on every machine.
      "--force-color-profile=srgb", "--disable-lcd-text", "--font-render-hinting=none",
      // Containers have little shared memory.
      "--disable-dev-shm-usage",
    ]
    // Chromium's sandbox doesn't run as root, which is usual in containers.
    if getuid() == 0 { options.append("--no-sandbox") }
    return options + ["about:blank"]
  }

  /// Calls a method, and waits for its answer.
  @discardableResult
  func call(_ method: String, _ parameters: [String: Any] = [:]) throws(Failure) -> [String: Any] {
    calls += 1
    var message: [String: Any] = ["id": calls, "method": method, "params": parameters]
    // Calls of the browser as a whole have no session.
    if !method.hasPrefix("Browser.") { message["sessionId"] = session }
    do {
      let json = try JSONSerialization.data(withJSONObject: message)
      try bounded {
        try toBrowser.fileHandleForWriting.write(
          contentsOf: Data(DevToolsFraming.bytes(of: json)))
      }
    } catch {
      throw end()
    }
    return try answer(to: method)
  }

  /// Waits for the answer to the last call.
  private func answer(to method: String) throws(Failure) -> [String: Any] {
    while true {
      let bytes = bounded { fromBrowser.fileHandleForReading.availableData }
      guard !bytes.isEmpty else { throw end() }
      var answer: [String: Any]?
      do {
        for message in try framing.messages(adding: bytes) {
          let object = try JSONSerialization.jsonObject(with: Data(message)) as? [String: Any]
          // An answer without a number is an event, which is ignored.
          if object?["id"] as? Int == calls { answer = object }
        }
        hasAnswered = hasAnswered || answer != nil
      } catch {
        throw .refused(method: method, reason: "the answer can't be read")
      }
      guard let answer else { continue }
      guard let result = answer["result"] as? [String: Any] else {
        let reason = (answer["error"] as? [String: Any])?["message"] as? String
        throw .refused(method: method, reason: reason ?? "no reason given")
      }
      return result
    }
  }

  /// Ends the browser, and removes its files.
  func close() {
    // A browser that is asked to end removes its own temporary files.
    if process.isRunning, !isLate, hasAnswered, (try? call("Browser.close")) != nil {
      while !bounded({ fromBrowser.fileHandleForReading.availableData }).isEmpty {}
    }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Whether the browser was ended after the time limit of an answer.
  private var isLate = false

  /// Calls a function that waits for the browser; after the time limit the browser is ended, and so
  /// is the wait.
  private func bounded<Result>(_ body: () throws -> Result) rethrows -> Result {
    let browser = process.processIdentifier
    let timer = DispatchSource.makeTimerSource()
    timer.schedule(deadline: .now() + .seconds(seconds))
    timer.setEventHandler { kill(browser, SIGKILL) }
    timer.resume()
    let start = DispatchTime.now()
    defer {
      timer.cancel()
      let passed = DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds
      if passed >= UInt64(seconds) * 1_000_000_000 { isLate = true }
    }
    return try body()
  }

  /// Returns the reason why the browser is gone.
  private func end() -> Failure {
    if isLate { return .silent(seconds: seconds) }
    process.waitUntilExit()
    // After the first answer, the browser's output isn't about its end.
    guard !hasAnswered else { return .ended(saying: "") }
    let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
    let last = text.split(separator: "\n").last { !$0.allSatisfy(\.isWhitespace) } ?? ""
    return .ended(saying: VisibleText.isolated(String(last.prefix(300))))
  }
}

extension Browser {
  /// The program names of Chromium and its relatives.
  static let names = [
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
    "chrome-headless-shell",
  ]

  /// The paths on a Mac of programs that aren't in PATH.
  private static let applications = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ]

  /// Returns the installed browser: that of the environment, or else the first in PATH.
  static func installed(in environment: [String: String]) -> String? {
    if let path = environment["BAYAN_BROWSER"], !path.isEmpty { return path }
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let paths = names.flatMap { name in folders.map { "\($0)/\(name)" } } + applications
    return paths.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}

extension Browser.Failure {
  /// The failure, with its remedy.
  var sentence: Diagnostic.Message {
    switch self {
    case .notStarted(let path, let reason): "error: '\(path)' can't be started: \(reason)"
    case .ended(let reason):
      reason.isEmpty
        ? "error: the browser ended before the pictures were drawn"
        : "error: the browser ended before the pictures were drawn: \(reason)"
    case .silent(let seconds):
      "error: the browser gave no answer for \(seconds) seconds, and was ended"
    case .refused(let method, let reason):
      "error: the browser refused '\(method)' (\(reason)); a newer Chromium may help"
    }
  }
}
