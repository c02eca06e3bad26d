import Foundation

/// A JSON value: the files' fields beyond the schema are kept out by looking for known ones only.
enum JSONValue: Hashable, Decodable {
  case null
  case bool(Bool)
  case number(Decimal)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Decimal.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  subscript(key: String) -> JSONValue? {
    if case .object(let object) = self { object[key] } else { nil }
  }

  var string: String? { if case .string(let value) = self { value } else { nil } }
  var array: [JSONValue]? { if case .array(let value) = self { value } else { nil } }

  /// Whether all that is expected is there; what else there is doesn't matter.
  ///
  /// Texts are compared by scalars: `==` would take canonically equivalent ones for one.
  func contains(_ expected: JSONValue) -> Bool {
    switch (self, expected) {
    case (.object(let own), .object(let wanted)):
      wanted.allSatisfy { key, value in own[key]?.contains(value) == true }
    case (.array(let own), .array(let wanted)):
      own.count == wanted.count && zip(own, wanted).allSatisfy { $0.contains($1) }
    case (.string(let own), .string(let wanted)): own.utf8.elementsEqual(wanted.utf8)
    default: self == expected
    }
  }
}

extension JSONValue: CustomStringConvertible {
  var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let value): value.debugDescription
    case .array(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
    case .object(let object):
      "{"
        + object.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        .joined(separator: ", ") + "}"
    }
  }
}

/// One case of a test file, with the file's default properties merged in.
///
/// - Source: unicode-org/message-format-wg, `test/schemas/v0/tests.schema.json`.
struct TestCase {
  /// What errors are expected.
  enum ExpectedErrors {
    /// These, in this order; none for an empty list.
    case list([String])
    /// Some error, whichever.
    case some
  }

  var file: String
  /// The place in the file's list, from 1.
  var number: Int
  var description: String?
  var source: String
  var locale: String
  var isolates: Bool
  var parameters: [JSONValue]
  var text: String?
  var parts: JSONValue?
  var errors: ExpectedErrors
  /// Whether it is about quality rather than the standard, and reported apart.
  var isQuality: Bool

  /// Reads a file's cases.
  static func read(_ file: URL, named name: String) throws -> [TestCase] {
    let root = try JSONDecoder().decode(JSONValue.self, from: Data(contentsOf: file))
    guard let tests = root["tests"]?.array else { return [] }
    let defaults = root["defaultTestProperties"]
    return tests.enumerated().map { index, test in
      func property(_ key: String) -> JSONValue? { test[key] ?? defaults?[key] }
      let errors: ExpectedErrors =
        switch property("expErrors") {
        case .bool(true): .some
        case .array(let list): .list(list.compactMap { $0["type"]?.string ?? $0.string })
        default: .list([])
        }
      return TestCase(
        file: name, number: index + 1, description: property("description")?.string,
        source: property("src")?.string ?? "", locale: property("locale")?.string ?? "und",
        isolates: property("bidiIsolation")?.string != "none",
        parameters: property("params")?.array ?? [], text: property("exp")?.string,
        parts: property("expParts"), errors: errors,
        isQuality: property("quality") == .bool(true))
    }
  }
}
