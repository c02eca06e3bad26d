import BayanCompiler
import Foundation
import Synchronization
import Testing

@testable import BayanRuntime

@Suite("Texts that are shown, as an observer gets them")
struct TextObserverTests {
  /// Returns a store whose Arabic lacks the description, with an option and a message with an argument.
  private func store() throws -> CatalogStore {
    let table = try #require(
      CatalogTable(lines: [
        "bayan-table 5", "locale en", "locale ar", "category other never", "option ok default",
        "domain d", "1 a other ok tds:", "end",
      ]))
    var source = SamplePack.builder(locale: "en")
    source.bodies = [.text("Failed"), .text("Details"), .text("Again"), .text("OK")]
    var target = SamplePack.builder()
    target.bodies = Array(target.bodies.prefix(3)) + [.text("حسنًا")]
    let packs = try [source, target].map { try Pack(try #require($0.build()).bytes) }
    return CatalogStore(MessageCatalog(table: table, packs: packs))
  }

  private func words(_ store: CatalogStore, _ values: ErrorValues) -> ErrorWords {
    ErrorWords(
      catalog: store.current, localeIndex: 1, domain: 0, code: 0, values: values)
  }

  /// The texts that an observer got, from any thread.
  private final class Seen: Sendable {
    private let texts = Mutex<[ObservedText]>([])
    var all: [ObservedText] { texts.withLock { $0 } }
    var observer: TextObserver {
      TextObserver { [self] text in texts.withLock { $0.append(text) } }
    }
  }

  @Test func `each text is told with its locale and its arguments, and private ones never`() throws
  {
    let store = try store()
    let seen = Seen()
    store.observe(seen.observer)
    let words = words(
      store,
      ErrorValues([MessageArgument("name", "Ann"), MessageArgument("token", "s3cr3t")])
        .hiding("token"))
    _ = words.title
    _ = words.withUTF8(.description) { $0.count }
    _ = words.suggestion
    _ = words.help
    _ = words.options
    let texts = seen.all
    #expect(texts.map(\.part.name) == ["title", "description", "suggestion", "option.ok"])
    #expect(texts.map(\.answeringLocale) == ["ar", "en", "ar", "ar"])
    #expect(texts.allSatisfy { $0.locale == "ar" && $0.domain == "d" && $0.code == "a" })
    #expect(texts[0].arguments == [MessageArgument("name", "Ann")])
    #expect(!"\(texts)".contains("s3cr3t"))
  }

  @Test func `asking for a locale or a direction shows nothing`() throws {
    let store = try store()
    let seen = Seen()
    store.observe(seen.observer)
    let words = words(store, ErrorValues())
    _ = (words.locale(of: .title), words.direction(of: .description), words.languages)
    #expect(seen.all.isEmpty)
  }

  @Test
  func `an observer stays when packs are replaced and restored, and goes when it is taken out`()
    throws
  {
    let store = try store()
    let seen = Seen()
    store.observe(seen.observer)
    var changed = SamplePack.builder()
    changed.bodies = [.text("جديد"), .absent, .absent, .text("حسنًا")]
    try store.load(try #require(changed.build()).bytes)
    #expect(words(store, ErrorValues()).title == "جديد")
    store.restore()
    #expect(words(store, ErrorValues()).title == SamplePack.arabicText)
    #expect(seen.all.count == 2)
    store.observe(nil)
    _ = words(store, ErrorValues()).title
    #expect(seen.all.count == 2)
  }

  @Test func `a file gets a line of JSON for each text, from several threads at once`() async throws
  {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("bayan-shown-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let store = try store()
    let observer = try #require(TextObserver(appendingTo: path))
    store.observe(observer)
    let long = String(repeating: "x", count: 10_000)
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for round in 0..<50 {
            let words = ErrorWords(
              catalog: store.current, localeIndex: 1, domain: 0, code: 0,
              values: ErrorValues([
                MessageArgument("name", .string("\"\\\n\u{1}\(long)")),
                MessageArgument("n", .integer(task * 100 + round)),
                MessageArgument("list", .list([.integer(1), MessageValue(2.5)])),
              ]))
            _ = words.title
          }
        }
      }
    }
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 400)
    var numbers: Set<Int> = []
    for line in lines {
      #expect(line.utf8.count < 1_000)
      let object = try #require(
        JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      #expect(object["domain"] as? String == "d")
      #expect(object["text"] as? String == "title")
      #expect(object["answered"] as? String == "ar")
      let arguments = try #require(object["arguments"] as? [String: Any])
      #expect((arguments["name"] as? String)?.hasPrefix("\"\\\n\u{1}xxx") == true)
      #expect((arguments["list"] as? [Any])?.count == 2)
      numbers.insert(try #require(arguments["n"] as? Int))
    }
    #expect(numbers.count == 400)
    #expect(TextObserver(appendingTo: "/no/such/folder/file") == nil)
  }
}
