import BayanRuntime
import BayanSupport

extension PlainJSON {
  /// Reads a file of the suite.
  ///
  /// A single escaped surrogate becomes U+FFFE, because Swift's strings can't have it, and Foundation
  /// would reject the whole file. The grammar allows noncharacters at the same places as surrogates,
  /// in text and quoted literals, and nowhere else.
  init(file bytes: [UInt8]) throws(JSONFault) {
    try self.init(bytes, JSONLimits(depth: 200, values: .max, loneSurrogate: "\u{FFFE}"))
  }

  /// Returns whether the value has all expected parts; further parts don't matter.
  ///
  /// Texts are compared by scalars, because `==` would treat canonically equivalent texts as equal.
  func contains(_ expected: PlainJSON) -> Bool {
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
