import BayanTestProject
import Foundation
import Testing

/// A JSON Schema (draft 2020-12), with the keywords that this repository's schemas use.
///
/// An unknown keyword is a problem, so that none is silently ignored.
private struct JSONSchema {
  let root: [String: Any]

  init(contentsOf url: URL) throws {
    root = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
  }

  /// Returns the problems of a value; none for a valid one.
  func problems(with value: Any) -> [String] { problems(with: value, under: root, at: "") }

  private func problems(with value: Any, under schema: [String: Any], at path: String) -> [String] {
    schema.flatMap { keyword, rule -> [String] in
      switch (keyword, rule) {
      case ("$schema", _), ("title", _), ("$defs", _): return []
      case ("$ref", let name as String):
        guard let definitions = root["$defs"] as? [String: Any],
          let target = definitions[String(name.dropFirst("#/$defs/".count))] as? [String: Any]
        else { return ["no \(name)"] }
        return problems(with: value, under: target, at: path)
      case ("type", _):
        let types = rule as? [String] ?? [rule as? String ?? ""]
        return types.contains(Self.type(of: value)) ? [] : ["\(path): not \(types)"]
      case ("const", _): return Self.areEqual(value, rule) ? [] : ["\(path): not \(rule)"]
      case ("enum", let choices as [Any]):
        return choices.contains { Self.areEqual($0, value) } ? [] : ["\(path): not of \(choices)"]
      case ("minimum", let least as Int):
        return (value as? Int).map { $0 >= least } ?? true ? [] : ["\(path): below \(least)"]
      case ("pattern", let pattern as String):
        guard let text = value as? String else { return [] }
        return text.range(of: pattern, options: .regularExpression) != nil
          ? [] : ["\(path): not like \(pattern)"]
      case ("required", let names as [String]):
        guard let object = value as? [String: Any] else { return [] }
        return names.filter { object[$0] == nil }.map { "\(path): no \($0)" }
      case ("properties", let properties as [String: [String: Any]]):
        guard let object = value as? [String: Any] else { return [] }
        return properties.flatMap { name, schema in
          object[name].map { problems(with: $0, under: schema, at: "\(path)/\(name)") } ?? []
        }
      case ("items", let schema as [String: Any]):
        guard let array = value as? [Any] else { return [] }
        return array.enumerated().flatMap {
          problems(with: $0.element, under: schema, at: "\(path)/\($0.offset)")
        }
      default: return ["the schema has \(keyword), which this test doesn't know"]
      }
    }
  }

  private static func type(of value: Any) -> String {
    switch value {
    case is NSNull: "null"
    case is String: "string"
    case is [Any]: "array"
    case is [String: Any]: "object"
    // On Linux 1 casts to Bool, and true casts to Int.
    case let number as NSNumber where ["c", "B"].contains(String(cString: number.objCType)):
      "boolean"
    case is Int: "integer"
    default: "number"
    }
  }

  private static func areEqual(_ a: Any, _ b: Any) -> Bool {
    (a as? NSObject) == (b as? NSObject)
  }
}

@Suite("JSON Schema of diagnostics")
struct JSONSchemaTests {
  private static let schema =
    packageFolder
    .appendingPathComponent("Documentation/schemas/diagnostics.schema.json")

  /// Returns the report on a project with many kinds of problems.
  private static func report() throws -> [String: Any] {
    let project = try TestProject.copy()
    try project.addSample()
    try project.replace("few {{بعد {$n} ثوانٍ}}\n", with: "", in: "Locales/ar/sample.toml")
    try project.write("[wait]\ntitle = \"Wait \"\n", to: "Locales/en/share.toml")
    let result = try project.bayan("check", "--format", "json")
    #expect(result.status == 1)
    return try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
  }

  @Test func `the output of check fits its schema`() throws {
    let report = try Self.report()
    let diagnostics = try #require(report["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.contains { ($0["fixes"] as? [Any])?.isEmpty == false })
    #expect(diagnostics.contains { ($0["notes"] as? [Any])?.isEmpty == false })
    #expect(diagnostics.contains { $0["target"] is [String: Any] })
    #expect(try JSONSchema(contentsOf: Self.schema).problems(with: report) == [])
  }

  @Test func `output of another form doesn't fit`() throws {
    let schema = try JSONSchema(contentsOf: Self.schema)
    let report = try Self.report()
    let diagnostics = try #require(report["diagnostics"] as? [[String: Any]])
    var other = report
    other["version"] = 2
    #expect(schema.problems(with: other) == ["/version: not 1"])
    for (name, value) in [
      ("severity", "grave"), ("line", 0), ("message", NSNull()), ("fingerprint", "x"), ("fixes", 1),
    ] as [(String, Any)] {
      var changed = diagnostics
      changed[0][name] = value
      other = report
      other["diagnostics"] = changed
      #expect(!schema.problems(with: other).isEmpty, "\(name)")
    }
    var changed = diagnostics
    changed[0]["rule"] = nil
    other = report
    other["diagnostics"] = changed
    #expect(schema.problems(with: other) == ["/diagnostics/0: no rule"])
  }
}
