import BayanLoopback
import Foundation
import Testing

/// The guides' samples, each page linked and run as one program.
///
/// The services are on the loopback interface. A user chooses the first button of each alert.
@Suite("guides", .serialized)
struct GuideTests {
  private static let pages = ["Documentation/", "Documentation/ar/"]

  @Test(arguments: pages)
  func `the samples for the Facebook SDK do what the page says`(folder: String) async throws {
    let page = try DocumentationPage(folder + "ComingFromFacebookSDK.md")
    let snippets = Snippets(page)
    let following = try #require(snippets.functions.last)
    let steps = snippets.functions.dropLast()
      .map { "await step(\"\($0)\") { try await \($0)(error: CancellationError()) }" }
      .joined(separator: "\n")
    let main = """
      import BayanGraph
      import BayanHTTP
      import Foundation

      func step(_ name: String, _ run: @Sendable () async throws -> Void) async {
        do { try await run() } catch { print("thrown in", name, error) }
      }

      /// What a browser does that nobody has to look at.
      func browse(_ url: URL) async -> Bool {
        Task {
          let chosen = URL(string: url.absoluteString + "&user=1&decline=") ?? url
          let page = try await SystemTransport().response(to: HTTPExchange.Request(url: chosen))
          guard let next = page.headers["Location"].flatMap(URL.init(string:)) else { return }
          _ = try await SystemTransport().response(to: HTTPExchange.Request(url: next))
        }
        return true
      }

      @main struct Main {
        static func main() async {
          _ = await session.logIn(permissions: ["public_profile", "email"])
          \(steps)
          let following = Task { try await \(following)(error: CancellationError()) }
          try? await Task.sleep(for: .milliseconds(200))
          following.cancel()
        }
      }
      """
    let service = GraphService()
    let output = try await LoopbackServer.run { request in
      await service.answer(request)
    } body: { server in
      try await run(
        page, main, argument: server.url,
        replacing: [
          "appID: \"1234\",":
            "appID: \"1234\", server: URL(string: CommandLine.arguments[1])!,",
          ".</p>\"),": ".</p>\", open: browse),",
          "import BayanErrors\n": "import BayanErrors\nimport Foundation\n",
        ])
    }
    let isArabic = folder.hasSuffix("ar/")
    #expect(!output.contains("thrown in"), "\(output)")
    let lines =
      isArabic
      ? [
        "أهلًا بك. رقم حسابك: 1", "يمكن استخدام عنوان البريد.", "┌ يلزم تسجيل الدخول",
        "لم يُسجَّل الدخول.",
      ]
      : [
        "Welcome, user 1.", "The address can be used.", "┌ You aren’t logged in",
        "Nobody is logged in.",
      ]
    for line in lines + [
      "Layla", "log: 0 taken back", "log: accessTokenRequired", "log: GET /v26.0/me",
    ] {
      #expect(output.contains(line), "\(line)\n\(output)")
    }
    #expect(output.contains("┌ You aren’t logged in") != isArabic, "\(output)")
    #expect(await service.posts == [isArabic ? "صباح الخير" : "Good morning"])
  }

  @Test(arguments: pages)
  func `the samples for Apollo do what the page says`(folder: String) async throws {
    let page = try DocumentationPage(folder + "ComingFromApollo.md")
    let answer = try #require(page.blocks.first { $0.language == "json" }).text
    let main = """
      import BayanGraphQL
      import Foundation

      @main struct Main {
        static func main() async throws {
          let url = URL(string: CommandLine.arguments[1])!
          let client = makeClient(at: url)
          await cached(client)
          print("== both")
          await both(client)
          await first(client)
          await second(client)
          let result = try await client.fetch(filmAndPerson)
          explain(result)
          react(to: result)
          print("== again")
          let login = Login()
          let recovering = recoveringClient(
            at: url.appending(path: "private"), token: { await login.token },
            logIn: { await login.renew() })
          await first(recovering)
        }
      }

      actor Login {
        var token = "old"
        func renew() -> Bool {
          token = "new"
          return true
        }
      }
      """
    let output = try await LoopbackServer.run { request in
      if request.path == "/private", request.headers["authorization"] != "Bearer new" {
        return .json(
          #"{"errors":[{"message":"no","extensions":{"code":"UNAUTHENTICATED"}}]}"#, status: 401)
      }
      return .json(answer)
    } body: { server in
      try await run(page, main, argument: server.url)
    }
    let nobody = folder.hasSuffix("ar/") ? "لا أحد" : "nobody"
    #expect(output.hasPrefix("log: nothing is remembered\n"), "\(output)")
    #expect(output.contains("log: no code at person 3:3"), "\(output)")
    #expect(output.contains("Nosferatu\n\(nobody)\nNosferatu\nNosferatu\n"), "\(output)")
    #expect(output.contains("log: null at person\nlog: 1 parts are missing\n"), "\(output)")
    #expect(output.hasSuffix("Nosferatu\n"), "\(output)")
    #expect(!output.contains("There is no person"), "\(output)")
    #expect(output.contains("┌ Some of this is missing") != folder.hasSuffix("ar/"), "\(output)")
  }

  /// Links a page's Swift with a main function, runs it, and returns its output.
  private func run(
    _ page: DocumentationPage, _ main: String, argument: URL,
    replacing changes: [String: String] = [:]
  ) async throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bayan-guide-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var texts = ["Snippets.swift": Snippets(page).text, "Main.swift": main]
    for block in page.blocks {
      guard let path = block.path else { continue }
      var text = block.content
      for (old, new) in changes {
        try #require(text.contains(old), "\(page.path): \(old)")
        text = text.replacingOccurrences(of: old, with: new)
      }
      texts[path] = text
    }
    let files = try texts.map { name, text in
      let file = folder.appendingPathComponent(name)
      try Data(text.utf8).write(to: file)
      return file
    }
    let program = folder.appendingPathComponent("guide")
    try SnippetCompiler(page: page, folder: folder).link(files, as: program)

    // On a thread of its own: the program asks a server of this process, whose tasks need the threads of the pool.
    let result = try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(with: Result { try Self.output(of: program, argument: argument) })
      }
    }
    #expect(result.status == 0)
    return result.text
  }

  /// Runs a program to its end, and returns its output.
  private static func output(
    of program: URL, argument: URL
  ) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = program
    process.arguments = [argument.absoluteString]
    process.environment = ["LANG": "en_US.UTF-8", "PATH": "/usr/bin:/bin"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(
      contentsOf: Data(String(repeating: "1\n", count: 50).utf8))
    try input.fileHandleForWriting.close()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: printed, as: UTF8.self))
  }
}
