import BayanSupport
import Testing

struct JSONWriterTests {
  private func written(_ layout: JSONWriter.Layout) -> String {
    var json = JSONWriter(layout)
    json.object { json in
      json.member("a", 1)
      json.key("b")
      json.array(of: ["x", "y"]) { json, name in json.object { $0.member("name", name) } }
      json.key("c")
      json.object { _ in }
      json.member("d", nil)
      json.member("e", true)
    }
    return json.text
  }

  @Test func `layouts differ in white space alone`() {
    #expect(
      written(.compact)
        == #"{"a":1,"b":[{"name":"x"},{"name":"y"}],"c":{},"d":null,"e":true}"#)
    #expect(
      written(.spaced)
        == #"{"a": 1, "b": [{"name": "x"}, {"name": "y"}], "c": {}, "d": null, "e": true}"#)
    #expect(
      written(.indented) == """
        {
          "a": 1,
          "b": [{
            "name": "x"
          }, {
            "name": "y"
          }],
          "c": {},
          "d": null,
          "e": true
        }
        """)
  }

  @Test(arguments: [
    ("plain", #""plain""#), ("\"\\\n\r\t", #""\"\\\n\r\t""#), ("\u{0}\u{7F}", #""\u0000\u007f""#),
    ("اُ", "\"اُ\""), ("\u{202E}\u{200D}", #""\u202e\u200d""#), ("\u{E0001}", #""\udb40\udc01""#),
  ])
  func `invisible characters are escaped, and nothing else that needn't be`(
    text: String, json: String
  ) {
    var writer = JSONWriter()
    writer.string(text)
    #expect(Array(writer.text.utf8) == Array(json.utf8))
  }
}
