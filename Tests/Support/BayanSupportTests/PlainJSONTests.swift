import BayanSupport
import Testing

@Suite("Plain JSON")
struct PlainJSONTests {
  /// The limits for answers of services.
  private static let limits = JSONLimits(depth: 100, values: 100_000)

  private func read(_ text: String) -> Result<PlainJSON, JSONFault> {
    Result { () throws(JSONFault) in try PlainJSON(Array(text.utf8), Self.limits) }
  }

  @Test(
    arguments: [
      ("null", .null), ("true", .bool(true)), (" false\n", .bool(false)),
      (#""a\u00e9\n""#, .string("aé\n")), ("[]", .array([])), ("{}", .object([:])),
      ("\u{FEFF}[1]", .array([.number("1")])),
      (
        #"{"error":{"code":190,"is_transient":false,"data":[null,""]}}"#,
        .object([
          "error": .object([
            "code": .number("190"), "is_transient": .bool(false),
            "data": .array([.null, .string("")]),
          ])
        ])
      ),
      // Of two members with one name the last counts, at any depth.
      (
        #"[{"a":1,"b":2,"a":{"c":3,"c":4}}]"#,
        .array([.object(["a": .object(["c": .number("4")]), "b": .number("2")])])
      ),
    ] as [(String, PlainJSON)])
  func `has the values of the text`(_ text: String, _ value: PlainJSON) {
    #expect(read(text) == .success(value))
  }

  @Test(arguments: [
    "0", "-0", "190", "9007199254740993", "123456789012345678901234567890", "1e400", "1.50",
    "0.1E-7",
  ])
  func `a number keeps its digits`(_ digits: String) {
    #expect(read(digits) == .success(.number(digits)))
  }

  @Test func `a value has only the parts of its kind`() {
    let object = PlainJSON.object(["a": .bool(false), "b": .string("x"), "c": .array([.null])])
    #expect(object["a"]?.boolean == false)
    #expect(object["b"]?.string == "x")
    #expect(object["c"]?.array == [.null])
    #expect(object["d"] == nil)
    #expect(object.string == nil)
    #expect(object.array == nil)
    for other in [PlainJSON.null, .number("1"), .string("true"), .array([])] {
      #expect(other["a"] == nil)
      #expect(other.boolean == nil)
    }
    #expect(PlainJSON.number("1").string == nil)
  }

  @Test func `is shown with its members by name`() {
    let value = PlainJSON.object([
      "b": .array([.number("1.50"), .null]), "a": .string("\"\n"), "c": .object([:]),
      "d": .bool(true),
    ])
    #expect("\(value)" == #"{a: "\"\n", b: [1.50, null], c: {}, d: true}"#)
  }

  // MARK: - Limits

  @Test(arguments: [("[", "]"), (#"{"a":"#, "}")])
  func `a hundred levels are read, and the next is refused where it opens`(
    _ opening: String, _ closing: String
  ) {
    func nested(_ depth: Int) -> String {
      String(repeating: opening, count: depth) + "0" + String(repeating: closing, count: depth)
    }
    var levels = 0
    var value = try? read(nested(100)).get()
    while let part = value?.array?.first ?? value?["a"] {
      levels += 1
      value = part
    }
    #expect(levels == 100)
    #expect(value == .number("0"))
    let fault = JSONFault(reason: .tooDeep, offset: 100 * opening.utf8.count)
    #expect(read(nested(101)) == .failure(fault))
    // Levels beside each other are no depth.
    #expect((try? read("[\(nested(99)),\(nested(99))]").get())?.array?.count == 2)
  }

  @Test func `a hundred thousand values are read, and the next is refused where it starts`() {
    // The array is a value too.
    func array(_ values: Int) -> String {
      "[" + String(repeating: "0,", count: values - 2) + "7]"
    }
    let value = try? read(array(100_000)).get()
    #expect(value?.array?.count == 99_999)
    #expect(value?.array?.last == .number("7"))
    let fault = JSONFault(reason: .tooManyValues, offset: 1 + 2 * 99_999)
    #expect(read(array(100_001)) == .failure(fault))
  }

  @Test(
    arguments: [
      ("", .expected(.value), 0), (#"{"a":[1,{"b":}]}"#, .expected(.value), 13),
      (#"{"é":1,}"#, .expected(.name), 8), (#"{"a":{"b" 1}}"#, .expected(.colon), 10),
      ("\u{FEFF}[1", .expected(.endOfArray), 5), ("{\n\n\"a\": 01}", .expected(.endOfObject), 9),
      ("null null", .afterEnd, 5), (#"["a", "\q"]"#, .badEscape, 7), (#"["\uD800"]"#, .halfPair, 2),
    ] as [(String, JSONFault.Reason, Int)])
  func `a fault has its reason and its byte`(
    _ text: String, _ reason: JSONFault.Reason, _ offset: Int
  ) {
    #expect(read(text) == .failure(JSONFault(reason: reason, offset: offset)))
  }
}
