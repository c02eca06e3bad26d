import BayanRuntime
import BayanSupport

/// A JSON value without any loss.
///
/// Numbers keep their digits, because Foundation would convert them to binary or 38-digit numbers.
/// A single escaped surrogate becomes U+FFFE, because Swift's strings can't have it, and Foundation
/// would reject the whole file. The grammar allows noncharacters at the same places as surrogates,
/// in text and quoted literals, and nowhere else.
enum ExactJSON: Hashable {
  case null
  case bool(Bool)
  /// A number with its source.
  case number(String)
  case string(String)
  case array([ExactJSON])
  case object([String: ExactJSON])

  /// Reads a text.
  ///
  /// - Throws: `JSONFault` with the place of the first error.
  init(_ bytes: [UInt8]) throws(JSONFault) {
    var reader = JSONReader(
      bytes, Builder(), JSONLimits(depth: 200, values: .max, loneSurrogate: "\u{FFFE}"))
    self = try reader.readWhole()
  }

  private struct Builder: JSONBuilder {
    func value(_ scalar: JSONScalar, at range: Range<Int>) -> ExactJSON {
      switch scalar {
      case .null: .null
      case .bool(let value): .bool(value)
      case .text(let text): .string(text)
      }
    }

    func number(_ digits: String, at range: Range<Int>) -> ExactJSON? { .number(digits) }

    func array(_ elements: [ExactJSON], at range: Range<Int>) -> ExactJSON { .array(elements) }

    func object(_ members: [JSONMember<ExactJSON>], at range: Range<Int>) -> ExactJSON {
      .object(
        Dictionary(members.map { ($0.name, $0.value) }, uniquingKeysWith: { _, last in last }))
    }
  }

  subscript(key: String) -> ExactJSON? {
    if case .object(let object) = self { object[key] } else { nil }
  }

  var string: String? { if case .string(let value) = self { value } else { nil } }
  var array: [ExactJSON]? { if case .array(let value) = self { value } else { nil } }

  /// Returns whether the value has all expected parts; further parts don't matter.
  ///
  /// Texts are compared by scalars, because `==` would treat canonically equivalent texts as equal.
  func contains(_ expected: ExactJSON) -> Bool {
    switch (self, expected) {
    case (.object(let own), .object(let wanted)):
      wanted.allSatisfy { key, value in own[key]?.contains(value) == true }
    case (.array(let own), .array(let wanted)):
      own.count == wanted.count && zip(own, wanted).allSatisfy { $0.contains($1) }
    case (.string(let own), .string(let wanted)): own.utf8.elementsEqual(wanted.utf8)
    case (.number(let own), .number(let wanted)):
      own == wanted
        || MessageNumber(own).map { $0.trimmed == MessageNumber(wanted)?.trimmed } ?? false
    default: self == expected
    }
  }
}

extension ExactJSON: CustomStringConvertible {
  var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): value
    case .string(let value): value.debugDescription
    case .array(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
    case .object(let object):
      "{"
        + object.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        .joined(separator: ", ") + "}"
    }
  }
}
