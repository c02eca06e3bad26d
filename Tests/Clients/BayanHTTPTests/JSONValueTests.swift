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
    #expect(try parse("99999999999999999999") == .number(1e20))
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
    #expect(throws: JSONFailure.malformed) { try parse(#""\uD83Dx""#) }
  }

  @Test(arguments: [
    "", "{", #"{"a" 1}"#, "01", "1.", "-", "tru", #""a"#, "\"a\nb\"", "1 2", "1e999", #""\x""#,
    #""\u12g4""#, "<html>", "[1,,2]", "{]", "[}",
  ])
  func `what is not JSON is refused`(text: String) {
    #expect(throws: JSONFailure.malformed) { try parse(text) }
  }

  @Test func `bytes that are not UTF-8 are refused`() {
    #expect(throws: JSONFailure.self) { try JSONValue(parsing: [0x22, 0xFF, 0x22]) }
    #expect(throws: JSONFailure.self) { try JSONValue(parsing: [0x22, 0xC0, 0x80, 0x22]) }
  }

  @Test func `depth is bounded`() throws {
    let deepest = JSONValue.deepest
    let open = String(repeating: "[", count: deepest)
    let close = String(repeating: "]", count: deepest)
    #expect(throws: Never.self) { try parse(open + close) }
    #expect(throws: JSONFailure.tooDeep) { try parse("[" + open + close + "]") }
    #expect(throws: JSONFailure.tooDeep) { try parse(String(repeating: "[", count: 100_000)) }
    // Brackets in a text aren't depth, behind an escaped quote neither.
    #expect(throws: Never.self) { try parse(#""\""# + String(repeating: "[", count: 200) + "\"") }
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

  @Test func `what is written is read back, and Foundation reads it too`() throws {
    let value: JSONValue = ["a": [1, .number(2.5), "\"\\\u{1}\n سلام"], "b": .null, "c": false]
    #expect(try JSONValue(parsing: Array(value.text.utf8)) == value)
    let read = try JSONSerialization.jsonObject(with: Data(value.text.utf8)) as? NSDictionary
    #expect(read == value.foundationObject as? NSDictionary)
  }
}
