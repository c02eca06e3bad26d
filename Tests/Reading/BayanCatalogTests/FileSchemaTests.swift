import Foundation
import Testing

@testable import BayanCatalog

@Suite("schemas")
struct FileSchemaTests {
  @Test(arguments: FileSchema.Kind.allCases)
  func `a schema is JSON and has every key that the loader accepts`(kind: FileSchema.Kind) throws {
    let text = FileSchema.json(of: kind, rules: [("translation-missing", "A message is missing.")])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    let accepted: [FileSchema.Kind: [[String]]] = [
      .project: [
        FileKeys.project, FileKeys.module, FileKeys.projectLocale, FileKeys.release,
        FileKeys.wording, FileKeys.wordingLength,
      ],
      .categories: [FileKeys.category], .recoveries: [FileKeys.recovery],
      .options: [FileKeys.option],
      .domain: [
        FileKeys.domain, FileKeys.existingType, FileKeys.code, FileKeys.argument, FileKeys.match,
        FileKeys.retiredCode,
      ],
      .messages: [FileKeys.messages, FileKeys.facets],
      .categoryMessages: [FileKeys.messages, FileKeys.facets],
      .optionLabels: [FileKeys.label, FileKeys.labelSource], .locale: [FileKeys.locale],
      .glossary: [FileKeys.glossary],
    ]
    let tables = Self.closedTables(in: object)
    for keys in try #require(accepted[kind]) { #expect(tables.contains(Set(keys)), "\(keys)") }
  }

  @Test func `a rule in [checks] is described by what it reports`() {
    let text = FileSchema.json(
      of: .project, rules: [("translation-missing", "A message is missing.")])
    #expect(text.contains("\"description\": \"A message is missing.\""))
  }

  /// Returns the keys of each table that takes no other keys.
  private static func closedTables(in value: Any) -> [Set<String>] {
    switch value {
    case let object as [String: Any]:
      let properties = object["properties"] as? [String: Any]
      let isClosed = object["additionalProperties"] as? Bool == false
      return (isClosed ? [Set((properties ?? [:]).keys)] : [])
        + object.values.flatMap { closedTables(in: $0) }
    case let array as [Any]: return array.flatMap { closedTables(in: $0) }
    default: return []
    }
  }
}
