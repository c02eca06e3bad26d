import BayanTestProject
import Foundation
import Testing

@Suite("bayan find")
struct FindCommandTests {
  @Test func `words of a screen lead to the error, its files and its alert`() throws {
    let package = try TestProject.package()
    let result = try package.bayan(
      "find", "يمكن إرسال ٣ ملفات في كل مرة", "--project", "Sources/Pay")
    #expect(result.status == 0)
    let text = result.output
    #expect(text.hasPrefix("upload.tooManyFiles: "), "\(text)")
    let place = try #require(text.firstMatch(of: /seen       description in ar, (\S+):([0-9]+)/))
    let file = try String(
      contentsOf: package.folder.appending(path: String(place.output.1)), encoding: .utf8)
    let line = try #require(Int(place.output.2))
    #expect(
      file.split(separator: "\n", omittingEmptySubsequences: false)[line - 1].hasPrefix(
        "description"))
    #expect(text.contains("value      limit = 3\n"))
    #expect(text.contains("└ ar, right to left"))
  }

  @Test func `a diagnostic that a translator reads in Arabic leads to the place that raises it`()
    throws
  {
    let result = try TestProject.package().bayan(
      "find", "عدد العلامات المركّبة على المحرف أكبر من 30", "--project",
      packageFolder.appending(path: "Sources/Workshop/BayanDiagnosticTexts").path)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("toml.aCharacterHasMoreThanCombining"), "\(result.output)")
    #expect(result.output.contains("Reading/BayanTOML/TOMLParser+Strings.swift"))
  }

  @Test func `JSON has the error, its number, the place and the values`() throws {
    let package = try TestProject.package()
    let result = try package.bayan(
      "find", "you can send 12 files at a time", "--format", "json", "--project", "Sources/Pay")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(object["count"] as? Int == 1)
    let found = try #require((object["found"] as? [[String: Any]])?.first)
    let errors = try #require(found["errors"] as? [[String: Any]])
    #expect(errors.map { $0["error"] as? String } == ["upload.tooManyFiles"])
    #expect(errors.map { $0["number"] as? Int } == [2])
    #expect(found["values"] as? [String: String] == ["limit": "12"])
    let message = try #require((found["messages"] as? [[String: Any]])?.first)
    #expect(message["id"] as? String == "upload.tooManyFiles.description")
    #expect(message["locale"] as? String == "en")
  }

  @Test func `words that nobody says are said to be none, with 1`() throws {
    let package = try TestProject.package()
    let result = try package.bayan("find", "The moon is made of cheese", "--project", "Sources/Pay")
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("No message of the catalog has these words."))
    let json = try package.bayan(
      "find", "The moon is made of cheese", "--format", "json", "--project", "Sources/Pay")
    #expect(json.status == 1)
    #expect(json.output.contains("\"count\": 0"))
  }
}
