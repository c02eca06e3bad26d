import BayanErrors
import BayanHTTP
import Foundation
import Testing

@Suite("JSON")
struct JSONValueTests {
  private func parse(_ text: String) throws(JSONFailure) -> JSONValue {
    try JSONValue(parsing: Array(text.utf8))
  }

  @Test func `values are what they are`() throws {
    #expect(
      try parse(#" {"a":[1,-2.5,1e2,true,null],"b":{"c":"د"}} "#)
        == ["a": [1, .number(-2.5), 100, true, .null], "b": ["c": "د"]])
    #expect(try parse("99999999999999999999") == .decimal("99999999999999999999"))
  }

  @Test func `a boolean or a text is no integer; a number without fraction is`() throws {
    #expect(try parse("true").integer == nil)
    #expect(try parse(#""190""#).integer == nil)
    #expect(try parse("35.0").integer == 35)
    #expect(try parse("0.5").integer == nil)
  }

  @Test func `escapes are read, and lone surrogates are refused`() throws {
    #expect(
      try parse(#""\"\\\/\b\f\n\r\té\uD83D\uDE00""#) == "\"\\/\u{8}\u{C}\n\r\té😀")
    for text in [#""\uD83Dx""#, #""\uDE00""#, #""\uD83D\u0041""#, #""\uD83D"#] {
      #expect(throws: JSONFailure.self) { try parse(text) }
    }
  }

  @Test(arguments: [
    "", "{", #"{"a" 1}"#, "01", "1.", "-", "tru", #""a"#, "\"a\nb\"", "1 2", "1e999", #""\x""#,
    #""\u12g4""#, "<html>", "[1,,2]", "{]", "[}", "[1,]", #"{"a":1,}"#, "+1", ".5", "1e", "- 1",
    "nul", "NaN", "'a'", "{a:1}", "[1]]", "\u{A0}1", "[\u{B}1]", "//\n1", #"{"a"}"#, #"{"a":}"#,
  ])
  func `text that isn't JSON is refused`(text: String) throws {
    let failure = #expect(throws: JSONFailure.self) { try parse(text) }
    guard case .malformed? = failure?.reason else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }

  @Test func `bytes that are not UTF-8 are refused`() {
    #expect(throws: JSONFailure.self) { try JSONValue(parsing: [0x22, 0xFF, 0x22]) }
    #expect(throws: JSONFailure.self) { try JSONValue(parsing: [0x22, 0xC0, 0x80, 0x22]) }
    // The bytes encode a surrogate, a number above U+10FFFF, and a cut sequence.
    for bytes: [UInt8] in [[0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82]] {
      let failure = #expect(throws: JSONFailure.self) {
        try JSONValue(parsing: [0x22] + bytes + [0x22])
      }
      #expect(failure?.reason == .notUTF8)
    }
  }

  @Test(arguments: [
    ("x", 1), (String(repeating: "[", count: 200), 2),
    ("[" + String(repeating: "1,", count: 1_000_001), 3),
    ("\"\u{FF}", 4),
  ])
  func `each reason has a number of its own, which stays`(text: String, number: Int) throws {
    // Latin-1, in which every byte is a character.
    let bytes = text.unicodeScalars.map { UInt8($0.value) }
    let failure = try #require(
      #expect(throws: JSONFailure.self) { try JSONValue(parsing: bytes) })
    #expect(failure.descriptor.code == number)
  }

  @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf32])
  func `other encodings are refused, at any depth`(encoding: String.Encoding) throws {
    for depth in [1, 300, 10_000] {
      let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      let bytes = Array(try #require(text.data(using: encoding)))
      let failure = #expect(throws: JSONFailure.self) { try JSONValue(parsing: bytes) }
      #expect(failure?.reason == .notUTF8)
    }
  }

  @Test func `a byte order mark of UTF-8 is left out`() throws {
    #expect(try JSONValue(parsing: [0xEF, 0xBB, 0xBF, 0x31]) == 1)
  }

  @Test(arguments: [
    ("{\"a\": 1,\n \"سلام\": tru}", 2, 10, "expected a value"),
    ("[1 2]", 1, 4, "expected ',' or ']'"),
    ("{\n\n'a':1}", 3, 1, "expected a name in quotes"),
    ("", 1, 1, "expected a value"),
    ("<html>secret</html>", 1, 1, "expected a value"),
    ("\"abc", 1, 5, "expected '\"'"),
  ])
  func `a failure says what and where, without the text`(
    text: String, line: Int, column: Int, expected: String
  ) throws {
    let failure = try #require(#expect(throws: JSONFailure.self) { try parse(text) })
    #expect(failure.line == line)
    #expect(failure.column == column)
    #expect("\(failure)".hasSuffix(expected))
    #expect(failure.descriptor.parseFailure?.hasPrefix("line \(line), column \(column) ") == true)
    #expect(!"\(failure)".contains("secret"))
  }

  @Test func `of a name given twice the last value counts`() throws {
    #expect(try parse(#"{"a":{"b":1},"c":2,"a":{"b":3}}"#) == ["a": ["b": 3], "c": 2])
  }

  @Test func `depth is bounded`() throws {
    let deepest = JSONValue.deepest
    let open = String(repeating: "[", count: deepest)
    let close = String(repeating: "]", count: deepest)
    #expect(throws: Never.self) { try parse(open + close) }
    for text in ["[" + open + close + "]", String(repeating: "[", count: 1_000_000)] {
      let failure = #expect(throws: JSONFailure.self) { try parse(text) }
      #expect(failure?.reason == .tooDeep)
    }
    // Brackets in a string add no depth, even after an escaped quote.
    #expect(throws: Never.self) { try parse(#""\""# + String(repeating: "[", count: 200) + "\"") }
  }

  @Test func `the deepest value is read, compared and written on a stack of 128 KB`() async throws {
    let deepest = JSONValue.deepest
    let text =
      String(repeating: #"{"a":[1,"#, count: deepest / 2) + "2"
      + String(repeating: "]}", count: deepest / 2)
    let isSame = await withCheckedContinuation { continuation in
      let thread = Thread {
        let value = try? JSONValue(parsing: Array(text.utf8))
        let copy = value.flatMap { try? JSONValue(parsing: Array($0.text.utf8)) }
        _ = value?.foundationObject
        _ = value.hashValue
        let refused = try? JSONValue(parsing: Array(repeating: UInt8(ascii: "["), count: 10_000))
        continuation.resume(
          returning: value != nil && value == copy && value?.text == text && refused == nil)
      }
      thread.stackSize = 128 << 10
      thread.start()
    }
    #expect(isSame)
  }

  @Test func `so many values that reading takes long are refused`() throws {
    let text = [UInt8]("[0".utf8) + Array(repeatElement(Array(",0".utf8), count: 4 << 20).joined())
    let start = ContinuousClock.now
    let failure = #expect(throws: JSONFailure.self) { try JSONValue(parsing: text + [0x5D]) }
    let time = ContinuousClock.now - start
    #expect(failure?.reason == .tooManyValues)
    #expect(time < .seconds(60), "\(time)")
    let allowed = JSONValue.mostValues - 1
    let most = text.prefix(2 * allowed) + [0x5D]
    #expect(try JSONValue(parsing: Array(most)).array?.count == allowed)
    if ProcessInfo.processInfo.environment["BAYAN_FIGURES"] != nil { print("FIGURE|[0,0|\(time)") }
  }

  @Test func `any cut and any damage is answered, never fatal`() throws {
    let text = Array(#"{"error":{"code":190,"x":[1.5e3,"\u00e9\n",false]}}"#.utf8)
    for cut in text.indices {
      #expect(throws: JSONFailure.self) { try JSONValue(parsing: Array(text[..<cut])) }
      for byte: UInt8 in [0, 0x22, 0x5B, 0x7B, 0x80, 0xFF] {
        var damaged = text
        damaged[cut] = byte
        if let value = try? JSONValue(parsing: damaged) {
          #expect(try JSONValue(parsing: Array(value.text.utf8)) == value)
        }
      }
    }
  }

  @Test func `written JSON is read back, and Foundation reads it too`() throws {
    let value: JSONValue = ["a": [1, .number(2.5), "\"\\\u{1}\n سلام"], "b": .null, "c": false]
    #expect(try JSONValue(parsing: Array(value.text.utf8)) == value)
    let read = try JSONSerialization.jsonObject(with: Data(value.text.utf8)) as? NSDictionary
    #expect(read == value.foundationObject as? NSDictionary)
  }
}
