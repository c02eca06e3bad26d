import Foundation
import Testing

@Suite("the demo")
struct DemoTests {
  /// Plays the demo with answers, one on each line.
  private func play(_ arguments: [String], _ answers: String) throws -> CommandResult {
    let folder = FileManager.default.temporaryDirectory
    let input = folder.appendingPathComponent("bayan-answers-\(UUID().uuidString)")
    try Data(answers.utf8).write(to: input)
    defer { try? FileManager.default.removeItem(at: input) }
    return try runProduct(
      "bayan-demo", arguments, input: try FileHandle(forReadingFrom: input))
  }

  @Test(arguments: [("en", ""), ("ar", "1\nنعم\nلا\n1\nنعم\n1\n1\nنعم\nنعم\n1\nنعم\n")])
  func `every scene plays to its end, whether prompts are answered or closed`(
    _ locale: String, _ answers: String
  ) throws {
    let result = try play(["--locale", locale], answers)
    #expect(result.status == 0)
    #expect(result.errors == "")
    // Every line of every alert has to be in the chosen language.
    let alerts = result.output.split(separator: "\n").filter { "┌│".contains($0.prefix(1)) }
    #expect(!alerts.isEmpty)
    for line in alerts {
      // A service's text in its own language is quoted.
      let line = line.replacing(/“[^”]*”/, with: "")
      let isArabic = line.unicodeScalars.contains { (0x600...0x6FF).contains($0.value) }
      #expect(isArabic == (locale == "ar"), "\(line)")
    }
    let titles = result.output.split(separator: "\n").filter { $0.hasPrefix("== ") }
    #expect(titles.count == 19)
    for secret in ["TOKEN-", "OAuthException", "(#", "com.facebook.sdk.core", "fbtrace"] {
      #expect(!result.output.contains(secret), "\(secret)")
    }
  }

  @Test(arguments: [
    (
      "en",
      [
        "┌ Not enough space", "“Report.pdf”", "┌ Couldn’t read the data",
        "┌ Some of the data is missing",
      ]
    ),
    (
      "ar",
      [
        "┌ مساحة التخزين غير كافية", "«Report.pdf»", "┌ تعذّرت قراءة البيانات",
        "┌ هناك بيانات ناقصة",
      ]
    ),
  ])
  func `a full disk and a broken answer have words, too`(_ locale: String, _ texts: [String]) throws
  {
    let result = try play(["--locale", locale, "--scene", "disk", "--scene", "answer"], "")
    for text in texts { #expect(result.output.contains(text), "\(result.output)") }
    #expect(!result.output.contains("Domain") && !result.output.contains("/home"))
  }

  @Test func `developers read of it in the log, without tokens`() throws {
    let result = try play(["--scene", "login", "--scene", "network", "--log"], "1\nyes\nyes\n")
    #expect(result.errors.contains("bayan.network.connectionClosed"))
    #expect(!result.errors.contains("TOKEN-"))
  }
}
