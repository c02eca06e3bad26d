import BayanTestProject
import Foundation
import Testing

@Suite("Texts of test runs, compared with the catalog")
struct ObserveCommandTests {
  private static let files = [
    "Catalog/bayan.toml": "format = 1\nsource-locale = \"en\"\nlocales = [\"en\", \"ar\"]\n",
    "Catalog/upload.toml": """
    domain = "com.example.upload"
    type = "UploadError"

    [codes.tooManyFiles]
    value = 1
    category = "other"
    arguments = { limit = { type = "integer", range = "0...100", example = 3 }, \
    names = { type = "list", of = "string", example = ["Ann"] } }

    [codes.offline]
    value = 2
    category = "other"
    """,
    "Locales/en/upload.toml": """
    [tooManyFiles]
    title = "Too many files"
    description = "Choose at most {$limit :integer}, or {$names}."
    [offline]
    title = "Offline"
    description = "You are offline."
    """,
    "Locales/ar/upload.toml": """
    [tooManyFiles]
    title = "ملفات كثيرة"
    description = "اختر {$limit :integer} على الأكثر، أو {$names}."
    [offline]
    title = "لا اتصال"
    description = "أنت غير متصل."
    """,
  ]

  private func line(
    _ code: String, _ text: String = "title", domain: String = "com.example.upload",
    answered: String = "ar", _ arguments: String = ""
  ) -> String {
    """
    {"domain":"\(domain)","code":"\(code)","text":"\(text)","locale":"ar",\
    "answered":"\(answered)","arguments":{\(arguments)}}

    """
  }

  private func project(_ lines: [String]) throws -> TestProject {
    let project = try TestProject(Self.files)
    try project.write(lines.joined(), to: "shown.jsonl")
    return project
  }

  @Test func `codes that were never shown, values outside and other locales are reported`() throws {
    let project = try project([
      line("tooManyFiles", "description", "\"limit\":101,\"names\":[\"Ann\",\"Bob\"]"),
      line("tooManyFiles", "description", "\"limit\":-1,\"names\":[]"),
      line("tooManyFiles", "description", "\"limit\":101"),
      line("tooManyFiles", "description", "\"limit\":100"),
      line("tooManyFiles", "title", answered: "en"),
      line("gone", domain: "com.example.old"),
      // A line without an end: its program was killed.
      "{\"domain\":",
    ])
    let result = try runBayan(["observe", "shown.jsonl"], in: project.folder)
    #expect(
      result
        == CommandResult(
          status: 0,
          output: """
            1 of 2 codes were shown, in 5 texts (ar)

            never shown:
              Catalog/upload.toml:9: upload.offline

            values outside their range:
              upload.tooManyFiles: limit was -1, and its range is 0...100 (1×)
              upload.tooManyFiles: limit was 101, and its range is 0...100 (2×)

            texts that another locale answered:
              upload.tooManyFiles: title in ar was answered by en (1×)

            codes that the catalog doesn't have:
              gone of com.example.old (1×)

            """, errors: ""))
    let markdown = try runBayan(
      ["observe", "shown.jsonl", "--format", "markdown", "--strict"], in: project.folder)
    #expect(markdown.status == 1)
    #expect(
      markdown.output.contains("\n### Never shown: 1\n\n- Catalog/upload.toml:9: upload.offline\n"))
    let json = try runBayan(["observe", "shown.jsonl", "--format", "json"], in: project.folder)
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect(object["codes"] as? Int == 2)
    #expect(object["texts"] as? Int == 5)
    for (name, count) in [
      ("neverShown", 1), ("outsideRange", 2), ("answeredByAnotherLocale", 1), ("unknown", 1),
      ("locales", 1),
    ] {
      #expect((object[name] as? [Any])?.count == count, "\(name)")
    }
  }

  @Test func `several files count together, and a clean run is strict`() throws {
    let project = try project([line("tooManyFiles", "title", "\"limit\":0")])
    try project.write(line("offline"), to: "more.jsonl")
    let result = try runBayan(
      ["observe", "shown.jsonl", "more.jsonl", "--strict"], in: project.folder)
    #expect(
      result
        == CommandResult(
          status: 0, output: "2 of 2 codes were shown, in 2 texts (ar)\n", errors: ""))
  }

  @Test func `a file that is no record is refused with its line`() throws {
    let project = try project([line("offline"), "hello\n"])
    let result = try runBayan(["observe", "shown.jsonl"], in: project.folder)
    #expect(result.status == 1)
    #expect(
      result.errors == "error: 'shown.jsonl', line 2: this is no record of BAYAN_OBSERVE\n")
    let missing = try runBayan(["observe", "none.jsonl"], in: project.folder)
    #expect(missing.status == 1)
    #expect(missing.errors == "error: 'none.jsonl' can't be read\n")
  }
}
