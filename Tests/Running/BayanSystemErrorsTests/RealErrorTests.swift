#if os(Linux)
  import BayanErrors
  import BayanRuntime
  import BayanSystemErrors
  import Foundation
  import Testing

  @Suite("Errors that Foundation and the system make", .serialized, .timeLimit(.minutes(5)))
  struct RealErrorTests {
    private static let page = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Documentation/SystemErrors.md")
    private static let head = "| error | made by | Foundation says | English | Arabic |"

    /// The error that a row makes; `nil` if it makes none.
    private func error(of row: RealError, in world: RealErrorWorld) async -> (any Error)? {
      do {
        try await row.make(world)
        return nil
      } catch {
        return error
      }
    }

    /// Foundation's text without numbers that differ from run to run.
    private func told(_ error: any Error) -> String {
      error.localizedDescription
        .replacing(/\$[0-9a-f]+/, with: "$…").replacing(/after \d+ ms/, with: "after … ms")
        .replacing(/OpenSSL\/[\d.]+/, with: "OpenSSL")
        .replacing("The operation could not be completed. ", with: "… ")
        .replacing("|", with: "\\|").replacing("<", with: "&lt;")
    }

    private func shown(_ error: any Error, _ locale: LocaleTag) -> String {
      let alert = SystemErrors.alert(for: error, preferring: [locale], sink: .log)
      return alert.map { "**\($0.title)** \($0.message)" } ?? "–"
    }

    @Test func `each has the words that the page shows, and three the last word`() async throws {
      var rows: [String] = []
      var unknown: [String] = []
      try await RealErrorWorld.run { world in
        for row in RealError.all {
          guard let error = await error(of: row, in: world) else {
            Issue.record("\(row.cause), \(row.call): no error")
            continue
          }
          let name = MatchTests.name(of: error)
          #expect(name == row.name, "\(row.cause), \(row.call): \(error)")
          // Bridging loses the type, from which one more thing is known.
          let bridged = MatchTests.name(of: error as NSError)
          let isLess = error is DecodingError && bridged == "system.dataDamaged"
          #expect(bridged == name || isLess, "\(row.cause), \(row.call)")
          if name == "system.unknown" { unknown.append(row.call) }
          let texts = NetworkInterfaces.$areConnected.withValue({ true }) {
            ["en", "ar"].map { shown(error, $0) }
          }
          let call = "\(row.call.contains("(2)") ? row.call : "`\(row.call)`")"
          rows.append(
            "| \(row.cause)\(row.isByHand ? "*" : "") | \(call) | \(told(error)) | "
              + texts.joined(separator: " | ") + " |")
        }
      }
      #expect(unknown == ["Regex", "throw", "throw"])
      #expect(RealError.all.filter { !$0.isByHand }.count >= 60)
      try compare(rows)
    }

    /// Whether the system's own texts are English, as on the page.
    private static let isEnglish: Bool = {
      let environment = ProcessInfo.processInfo.environment
      let named = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
        .first { !$0.isEmpty }
      guard let named else { return true }
      return ["C", "POSIX", "en"].contains { named.hasPrefix($0) }
    }()

    /// The parts of a row that don't depend on the language of the process.
    private static func compared(_ row: String) -> [String] {
      var cells = row.components(separatedBy: " | ")
      if !isEnglish, cells.count > 2 { cells.remove(at: 2) }
      return cells
    }

    /// Compares the rows with those of the page, or writes them there.
    private func compare(_ rows: [String]) throws {
      let text = try String(contentsOf: Self.page, encoding: .utf8)
      var lines = text.components(separatedBy: "\n")
      let start = try #require(lines.firstIndex(of: Self.head)) + 2
      let end = lines[start...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
      let isCurrent = Array(lines[start..<end]).map(Self.compared) == rows.map(Self.compared)
      if !isCurrent, ProcessInfo.processInfo.environment["RECORD"] == "1" {
        lines.replaceSubrange(start..<end, with: rows)
        try lines.joined(separator: "\n").write(to: Self.page, atomically: true, encoding: .utf8)
      }
      let changed = zip(rows, lines[start..<end]).first { $0 != $1 }
      #expect(
        isCurrent,
        """
        Documentation/SystemErrors.md is stale; renew it: \
        RECORD=1 swift test --filter RealErrorTests; \(changed.map { "\($0)\n\($1)" } ?? "")
        """)
    }
  }
#endif
