import BayanSupport
import Testing

/// The reader of JSON that all modules share.
@Suite("JSON")
struct JSONReaderTests {
  /// Shows each value with its place.
  private struct Shown: JSONBuilder {
    func value(_ scalar: JSONScalar, at range: Range<Int>) -> String {
      switch scalar {
      case .null: "null \(range)"
      case .bool(let value): "\(value) \(range)"
      case .text(let text): "'\(text)' \(range)"
      }
    }

    func number(_ digits: String, at range: Range<Int>) -> String? {
      digits == "666" ? nil : "\(digits) \(range)"
    }

    func array(_ elements: [String], at range: Range<Int>) -> String {
      "[\(elements.joined(separator: ", "))] \(range)"
    }

    func object(_ members: [JSONMember<String>], at range: Range<Int>) -> String {
      let all = members.map { "\($0.name) \($0.range): \($0.value)" }
      return "{\(all.joined(separator: ", "))} \(range)"
    }
  }

  private static let limits = JSONLimits(depth: 3, values: 9)

  private func read(
    _ bytes: [UInt8], _ limits: JSONLimits = limits
  ) -> Result<String, JSONFault> {
    Result { () throws(JSONFault) in
      var reader = JSONReader(bytes, Shown(), limits)
      return try reader.readWhole()
    }
  }

  @Test(arguments: [
    (" null ", "null 1..<5"), ("true", "true 0..<4"), ("false", "false 0..<5"),
    ("-0.5e+7", "-0.5e+7 0..<7"), ("12E-3", "12E-3 0..<5"), ("0", "0 0..<1"), ("[]", "[] 0..<2"),
    ("{ }", "{} 0..<3"), ("[1, [2] ]", "[1 1..<2, [2 5..<6] 4..<7] 0..<9"),
    (
      #"{"a":{"b" : []},"a":1}"#,
      "{a 1..<4: {b 6..<9: [] 12..<14} 5..<15, a 16..<19: 1 20..<21} 0..<22"
    ),
    (#""\"\\\/\u00e9\uD834\uDD1E\u0041""#, "'\"\\/é𝄞A' 0..<32"), (#""\n\t""#, "'\n\t' 0..<6"),
    ("\u{FEFF}1", "1 3..<4"), ("\"é\"", "'é' 0..<4"),
  ])
  func `has each value with its place`(_ text: String, _ shown: String) {
    #expect(read(Array(text.utf8)) == .success(shown))
  }

  @Test(
    arguments: [
      ("", .expected(.value), 0), ("nul", .expected(.value), 0),
      ("[1,]", .expected(.value), 3), ("[,1]", .expected(.value), 1),
      ("+1", .expected(.value), 0), ("NaN", .expected(.value), 0),
      ("{a:1}", .expected(.name), 1), (#"{"a":1,}"#, .expected(.name), 7),
      (#"{"a" 1}"#, .expected(.colon), 5), (#"{"a":1 "b":2}"#, .expected(.endOfObject), 7),
      ("[1 2]", .expected(.endOfArray), 3), ("[1", .expected(.endOfArray), 2),
      ("1.", .digitMissing, 2), ("-", .digitMissing, 1), ("1e", .digitMissing, 2),
      ("01", .afterEnd, 1), ("1 2", .afterEnd, 2), ("[]]", .afterEnd, 2), ("666", .unholdable, 0),
      ("\"a", .openText, 2), ("\"a\\", .openText, 3), ("\"a\n\"", .control, 2),
      ("\"\u{0}\"", .control, 1), (#""\x""#, .badEscape, 1), (#""\u12""#, .digitsOfEscape, 5),
      (#""\uD834""#, .halfPair, 1), (#""\uDD1E""#, .halfPair, 1),
      (#""\uD834\u0041""#, .halfPair, 1),
      ("[[[[1]]]]", .tooDeep, 3), ("[1,1,1,1,1,1,1,1,1]", .tooManyValues, 17),
    ] as [(String, JSONFault.Reason, Int)])
  func `a fault has its reason and its place`(
    _ text: String, _ reason: JSONFault.Reason, _ offset: Int
  ) {
    let fault = JSONFault(reason: reason, offset: offset)
    #expect(read(Array(text.utf8)) == .failure(fault))
  }

  @Test(arguments: [[0xFF], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xE2, 0x82]] as [[UInt8]])
  func `a text has to be UTF-8`(_ bytes: [UInt8]) {
    let quote = UInt8(ascii: "\"")
    let fault = JSONFault(reason: .notUTF8, offset: 1)
    #expect(read([quote] + bytes + [quote]) == .failure(fault))
  }

  @Test(arguments: [
    (#""\uD834""#, "'\u{FFFE}' 0..<8"), (#""\uD834\u0041""#, "'\u{FFFE}A' 0..<14"),
    (#""\uDD1E\uD834x""#, "'\u{FFFE}\u{FFFE}x' 0..<15"), (#""\uD834\n""#, "'\u{FFFE}\n' 0..<10"),
  ])
  func `half a surrogate pair may have a character in its place`(_ text: String, _ shown: String) {
    let limits = JSONLimits(depth: 3, values: 9, loneSurrogate: "\u{FFFE}")
    #expect(read(Array(text.utf8), limits) == .success(shown))
  }

  @Test func `every cut is a fault within the text`() {
    let whole = Array(#"{"a":[1.5e3,true,null,"x\u00e9\uD834\uDD1E"],"b":{"é":-0}}"#.utf8)
    #expect((try? read(whole).get()) != nil)
    for end in 0..<whole.count {
      guard case .failure(let fault) = read(Array(whole[..<end])) else {
        Issue.record("cut at \(end)")
        continue
      }
      #expect(fault.offset <= end)
    }
  }

  @Test func `nesting takes no stack`() {
    let depth = 1_000_000
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let limits = JSONLimits(depth: 10, values: .max)
    let fault = JSONFault(reason: .tooDeep, offset: 10)
    #expect(read(Array(text.utf8), limits) == .failure(fault))
    struct Depth: JSONBuilder {
      func value(_ scalar: JSONScalar, at range: Range<Int>) -> Int { 0 }
      func number(_ digits: String, at range: Range<Int>) -> Int? { 0 }
      func array(_ elements: [Int], at range: Range<Int>) -> Int { 1 + (elements.first ?? 0) }
      func object(_ members: [JSONMember<Int>], at range: Range<Int>) -> Int { 0 }
    }
    var reader = JSONReader(
      Array(text.utf8), Depth(), JSONLimits(depth: depth, values: .max))
    #expect((try? reader.readWhole()) == depth)
  }
}
