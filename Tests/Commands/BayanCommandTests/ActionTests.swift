#if os(Linux)
  import BayanTestProject
  import Foundation
  import Testing

  /// The action for pull requests, with real git and a local service in place of GitHub.
  @Suite("the action for pull requests")
  struct ActionTests {
    /// A service that keeps comments in memory, and writes each request into a file.
    private static let service = """
      \("import") http.server, json, sys
      comments = [{"id": 1, "user": {"login": "ann"}, "body": "<!-- bayan: what changed for readers -->"}]
      class Handler(http.server.BaseHTTPRequestHandler):
          def answer(self, value, status=200):
              data = json.dumps(value).encode()
              self.send_response(status)
              self.send_header("Content-Length", str(len(data)))
              self.end_headers()
              self.wfile.write(data)
          def handle_any(self):
              length = int(self.headers.get("Content-Length") or 0)
              body = json.loads(self.rfile.read(length)) if length else None
              with open(sys.argv[1], "a") as file:
                  token = self.headers["Authorization"]
                  file.write(f"{self.command} {self.path.split('?')[0]} {token}\\n")
              if token == "Bearer weak" and self.command != "GET":
                  return self.answer({"message": "no"}, 403)
              if self.command == "GET":
                  return self.answer(comments)
              if self.command == "POST":
                  comments.append({"id": 7, "user": {"login": "github-actions[bot]"}, **body})
                  return self.answer(comments[-1], 201)
              comments[-1].update(body)
              self.answer(comments[-1])
          do_GET = do_POST = do_PATCH = handle_any
          def log_message(self, *args): pass
      server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
      print(server.server_port, flush=True)
      server.serve_forever()
      """

    private final class Service {
      let port: Int
      let log: URL
      private let process = Process()

      init(in folder: URL) throws {
        log = folder.appending(path: "requests")
        let script = folder.appending(path: "service.py")
        try Data(ActionTests.service.utf8).write(to: script)
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", script.path, log.path]
        let output = Pipe()
        process.standardOutput = output
        // Otherwise a reader of the tests' output would wait for this process to close its end.
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        port = try #require(Int(line.trimmingCharacters(in: .whitespacesAndNewlines)))
      }

      /// Kills the service, because a child process may ignore a request to end.
      func stop() {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
      }

      /// Returns the requests since the last call.
      func takeRequests() throws -> [String] {
        let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
        try? FileManager.default.removeItem(at: log)
        return text.split(separator: "\n").map(String.init)
      }
    }

    private func run(
      _ project: TestProject, _ service: Service, token: String = "strong"
    ) throws -> CommandResult {
      try run(in: project.folder, service, token: token)
    }

    private func run(
      in folder: URL, _ service: Service, token: String = "strong", project: String = "."
    ) throws -> CommandResult {
      let script = packageFolder.appending(path: "Tools/Action/run.bash")
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["bash", script.path]
      process.currentDirectoryURL = folder
      process.environment = ProcessInfo.processInfo.environment.merging([
        "BAYAN": try builtProduct("bayan").path, "BAYAN_COMMENT": "true", "BAYAN_STRICT": "false",
        "GITHUB_TOKEN": token, "GITHUB_REPOSITORY": "ann/app",
        "GITHUB_API_URL": "http://127.0.0.1:\(service.port)",
        "BAYAN_PROJECT": project,
        "GITHUB_EVENT_PATH": folder.appending(path: "event.json").path,
        "GITHUB_STEP_SUMMARY": folder.appending(path: "summary.md").path,
        "no_proxy": "127.0.0.1",
      ]) { $1 }
      let (output, errors) = (Pipe(), Pipe())
      process.standardOutput = output
      process.standardError = errors
      try process.run()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      let complaints = errors.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return CommandResult(
        status: process.terminationStatus, output: String(decoding: data, as: UTF8.self),
        errors: String(decoding: complaints, as: UTF8.self))
    }

    @Test func `a pull request gets one comment, which later runs edit`() throws {
      let project = try TestProject.copy()
      func git(_ arguments: String...) throws -> String {
        let result = try Self.git(arguments, in: project.folder)
        #expect(result.status == 0)
        return result.output.trimmingCharacters(in: .whitespacesAndNewlines)
      }
      _ = try git("init", "-q", "-b", "main")
      _ = try git("add", ".")
      _ = try git("commit", "-q", "-m", "First")
      let base = try git("rev-parse", "HEAD")
      try project.write(
        "{\"pull_request\": {\"number\": 12, \"base\": {\"sha\": \"\(base)\"}}}", to: "event.json")
      let service = try Service(in: project.folder)
      defer { service.stop() }

      // Without changes there is no comment.
      let first = try run(project, service)
      #expect(first.status == 0, "\(first)")
      #expect(try service.takeRequests() == ["GET /repos/ann/app/issues/12/comments Bearer strong"])

      let title = "title = \"Login failed\""
      let path = "Locales/en/login.toml"
      let text = try project.read(path)
      let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("title = ") })
      try project.write(text.replacing(line, with: title, maxReplacements: 1), to: path)
      let second = try run(project, service)
      #expect(second.output.contains("Wrote a comment."), "\(second)")
      #expect(
        try service.takeRequests().last == "POST /repos/ann/app/issues/12/comments Bearer strong")
      #expect(try project.read("summary.md").contains("<ins>Login failed</ins>"))

      // The comment is there already, so that nothing is written.
      #expect(try run(project, service).output.contains("The comment is as it should be."))
      #expect(try service.takeRequests().allSatisfy { $0.hasPrefix("GET ") })

      try project.write(text, to: path)
      let third = try run(project, service)
      #expect(third.output.contains("Edited the comment."), "\(third)")
      // The action edits its own comment, and not another user's comment with the same mark.
      #expect(
        try service.takeRequests().last == "PATCH /repos/ann/app/issues/comments/7 Bearer strong")

      // A fork's token may not write. The run doesn't fail for it, and no output has the token.
      try project.write(text.replacing(line, with: title, maxReplacements: 1), to: path)
      let weak = try run(project, service, token: "weak")
      #expect(weak.status == 0)
      #expect(weak.output.contains("::warning::The comment can't be written: GitHub answered 403."))
      #expect(!(weak.output + weak.errors).contains("weak"))

      // An error of the catalog fails the run, and the error is shown at its line.
      try project.write(text + "\n[nothing\n", to: path)
      let broken = try run(project, service)
      #expect(broken.status == 1)
      #expect(broken.output.contains("::error file=Locales/en/login.toml"), "\(broken)")
    }

    @Test(arguments: [".", "Sources", "Sources/App", "Sources/-x"])
    func `catalogs of targets are found, and all is new where they come or move`(
      project: String
    ) throws {
      var files = ["README": ""]
      for target in ["App", "-x"] {
        files["Sources/\(target)/Catalog/bayan.toml"] =
          "format = 1\nsource-locale = \"en\"\nlocales = [\"en\"]\nmodule = { name = \"AppErrors\" }\n"
        files["Sources/\(target)/Catalog/pay.toml"] =
          "domain = \"com.\(target == "App" ? "app" : "x")\"\ntype = \"PayError\"\n"
          + "codes.declined = { summary = \"Declined.\" }\n"
        files["Sources/\(target)/Locales/en/pay.toml"] =
          "[declined]\ntitle = \"Payment declined\"\ndescription = \"Your bank declined it.\"\n"
      }
      let package = try TestProject(files)
      let folder = package.folder
      func git(_ arguments: String...) throws -> String {
        let result = try Self.git(arguments, in: folder)
        #expect(result.status == 0, "\(arguments)")
        return result.output.trimmingCharacters(in: .whitespacesAndNewlines)
      }
      _ = try git("init", "-q", "-b", "main")
      _ = try git("add", "README")
      _ = try git("commit", "-q", "-m", "First")
      let base = try git("rev-parse", "HEAD")
      try Data("{\"pull_request\": {\"number\": 12, \"base\": {\"sha\": \"\(base)\"}}}".utf8)
        .write(to: folder.appending(path: "event.json"))
      let service = try Service(in: folder)
      defer { service.stop() }
      let result = try run(in: folder, service, project: project)
      #expect(result.status == 0, "\(result)")
      #expect(result.output.contains("Wrote a comment."), "\(result)")
      #expect(result.errors.contains("so all is new"), "\(result)")
      let summary = try String(contentsOf: folder.appending(path: "summary.md"), encoding: .utf8)
      let hasSeveral = !project.contains("/")
      #expect(summary.components(separatedBy: "Payment declined").count > (hasSeveral ? 2 : 1))
      #expect(summary.contains("## ` Sources/App `") == hasSeveral, "\(summary)")
    }

    private static func git(
      _ arguments: [String], in folder: URL
    ) throws -> (status: Int32, output: String) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        ["git", "-c", "user.name=Ann", "-c", "user.email=a@example.com"] + arguments
      process.currentDirectoryURL = folder
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    @Test func `the hook for pre-commit checks the files that changed`() throws {
      let text = try String(
        contentsOf: packageFolder.appending(path: ".pre-commit-hooks.yaml"), encoding: .utf8)
      #expect(text.contains("require_serial: true"))
      let pattern = try #require(text.firstMatch(of: /files: '(.*)'/)?.output.1)
      let regex = try Regex(String(pattern))
      for path in [
        "Catalog/login.toml", "Sources/App/Locales/ar/login.toml", "Locales/ar/state.lock",
      ] {
        #expect(path.contains(regex), "\(path)")
      }
      #expect(!"Sources/Catalog.swift".contains(regex))
      let entry = try #require(text.firstMatch(of: /entry: bayan (.*)/)?.output.1)
      let project = try TestProject.copy()
      let path = "Locales/en/login.toml"
      #expect(try project.bayan(String(entry), path).status == 0)
      try project.write(try project.read(path) + "\n[nothing\n", to: path)
      #expect(try project.bayan(String(entry), path).status == 1)
    }
  }
#endif
