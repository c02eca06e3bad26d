import BayanMessageJSON
import BayanMessageSyntax
import Testing

@Suite("The interchange form")
struct MessageJSONTests {
  static let examples: [(source: String, json: String)] = [
    ("", #"{"type":"message","declarations":[],"pattern":[]}"#),
    (
      "أهلًا {$name}!\n\u{1}\"\\\\",
      #"{"type":"message","declarations":[],"pattern":["أهلًا ","#
        + #"{"type":"expression","arg":{"type":"variable","name":"name"}},"!\n\u0001\"\\"]}"#
    ),
    (
      "{1 :ns:f a=$x b=|two words| @c @d=e}",
      #"{"type":"message","declarations":[],"pattern":[{"type":"expression","#
        + #""arg":{"type":"literal","value":"1"},"function":{"type":"function","name":"ns:f","#
        + #""options":{"a":{"type":"variable","name":"x"},"#
        + #""b":{"type":"literal","value":"two words"}}},"#
        + #""attributes":{"c":true,"d":{"type":"literal","value":"e"}}}]}"#
    ),
    (
      "{#b a=1}{#br /}{/b @c}",
      #"{"type":"message","declarations":[],"pattern":["#
        + #"{"type":"markup","kind":"open","name":"b","options":{"a":{"type":"literal","value":"1"}}},"#
        + #"{"type":"markup","kind":"standalone","name":"br"},"#
        + #"{"type":"markup","kind":"close","name":"b","attributes":{"c":true}}]}"#
    ),
    (
      ".input {$x :f}\n.local $y = {:g}\n.match $x\n|*| {{a}}\n* {{}}",
      #"{"type":"select","declarations":[{"type":"input","name":"x","value":{"type":"expression","#
        + #""arg":{"type":"variable","name":"x"},"function":{"type":"function","name":"f"}}},"#
        + #"{"type":"local","name":"y","value":{"type":"expression","#
        + #""function":{"type":"function","name":"g"}}}],"#
        + #""selectors":[{"type":"variable","name":"x"}],"#
        + #""variants":[{"keys":[{"type":"literal","value":"*"}],"value":["a"]},"#
        + #"{"keys":[{"type":"*"}],"value":[]}]}"#
    ),
  ]

  @Test(arguments: examples)
  func `a message is written as JSON, and read back`(_ source: String, _ json: String) throws {
    let message = ParsedMessage.parse(source).message
    #expect(Array(MessageJSON.encode(message).utf8) == Array(json.utf8))
    let decoded = try MessageJSON.decode(json)
    #expect(decoded.removingSpans() == message.removingSpans())
  }

  @Test func `unknown fields are ignored, and what may be absent may be absent`() throws {
    let message = try MessageJSON.decode(
      #"{"type":"message","note":1,"pattern":["a","","b",{"type":"expression","span":[0,1],"#
        + #""arg":{"type":"literal","value":"c","quoted":true}}]}"#)
    #expect(message.formatted() == "ab{c}")
    let select = try MessageJSON.decode(
      #"{"type":"select","declarations":[],"selectors":[{"type":"variable","name":"x"}],"#
        + #""variants":[{"keys":[{"type":"*","value":"other"}],"value":["a"]}]}"#)
    #expect(select.formatted() == ".match $x\n* {{a}}")
    #expect(select.dataModelDiagnostics().count == 1)
  }

  @Test func `of attributes with one name, the last is written`() {
    let message = ParsedMessage.parse("{a @b=1 @b}").message
    #expect(MessageJSON.encode(message).hasSuffix(#""attributes":{"b":true}}]}"#))
  }

  @Test(arguments: [
    ("", "the data is not JSON"),
    ("[", "the data is not JSON"),
    ("[]", "'/': expected an object"),
    ("{}", "'/': 'type' is missing"),
    (#"{"type":"x"}"#, "'/': 'x' is not a type here"),
    (#"{"type":"message"}"#, "'/': 'pattern' is missing"),
    (#"{"type":"message","pattern":[1]}"#, "'/pattern/0': expected an object"),
    (
      #"{"type":"message","pattern":[{"type":"expression"}]}"#,
      "'/pattern/0': 'arg' is missing"
    ),
    (
      #"{"type":"message","pattern":[{"type":"markup","kind":"x","name":"b"}]}"#,
      "'/pattern/0': 'x' is not a kind here"
    ),
    (
      #"{"type":"message","pattern":[{"type":"expression","attributes":{"a":false},"#
        + #""arg":{"type":"literal","value":"a"}}]}"#,
      "'/pattern/0/attributes/a': expected an object"
    ),
    (
      #"{"type":"message","pattern":[{"type":"expression","#
        + #""arg":{"type":"variable","name":"x} {$y"}}]}"#,
      "no message can be written as '{$x} {$y}'"
    ),
    (
      #"{"type":"message","pattern":["a\u0000"]}"#,
      "no message can be written as 'a\u{0}'"
    ),
    (
      #"{"type":"message","declarations":[{"type":"input","name":"x","value":"#
        + #"{"type":"expression","arg":{"type":"variable","name":"y"}}}],"pattern":[]}"#,
      "no message can be written as '.input {$y}\n{{}}'"
    ),
  ])
  func `JSON that isn't a message is refused, with the place`(_ json: String, _ description: String)
  {
    do {
      _ = try MessageJSON.decode(json)
      Issue.record("was accepted")
    } catch {
      #expect(error.description == description)
    }
  }
}
