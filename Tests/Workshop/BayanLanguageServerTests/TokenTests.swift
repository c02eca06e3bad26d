import BayanDiagnostics
import BayanSeededRandom
import Foundation
import Testing

@testable import BayanLanguageServer

/// Semantic tokens, the request `textDocument/semanticTokens` of the Language Server Protocol 3.17.
struct TokenTests {
  private static let path = "Locales/ar/shop.toml"

  private static let all = """
    [tooMany]
    title = '''
    .input {$count :integer minimumIntegerDigits=2 @note=|x|}
    .local $other = {|نص| :string}
    .match $count
    0 few {{لا {#b class=|y|}قطع{/b} {#br /}}}
    * * {{{$count :ns:f o=$other}}}'''
    """

  /// Returns each token's text and type.
  private static func tokens(
    _ text: String, range: (Int, Int)? = nil, encoding: PositionEncoding = .utf16,
    isMultiline: Bool = false
  ) throws -> [String] {
    let client = try TestClient.ready(
      encodings: [encoding.rawValue],
      capabilities: ["textDocument": ["semanticTokens": ["multilineTokenSupport": isMultiline]]])
    client.open(path, text)
    var params: [String: Any] = ["textDocument": ["uri": TestClient.uri(path)]]
    if let range {
      params["range"] = [
        "start": ["line": range.0, "character": 0], "end": ["line": range.1, "character": 0],
      ]
    }
    let result = try client.ask(
      "textDocument/semanticTokens/\(range == nil ? "full" : "range")", params)
    let data = try #require((result as? [String: Any])?["data"] as? [Int])
    try #require(data.count % 5 == 0)
    let file = SourceFile(path: path, text: text)
    var tokens: [String] = []
    var place = LSP.Position(line: 0, character: 0)
    var end = 0
    for index in stride(from: 0, to: data.count, by: 5) {
      place.line += data[index]
      place.character = (data[index] == 0 ? place.character : 0) + data[index + 1]
      let start = encoding.offset(of: place, in: file)
      // The specification demands tokens in order, without overlaps.
      #expect(start >= end)
      var length = 0
      end = start
      while length < data[index + 2] {
        end += 1
        length = encoding.length(of: SourceSpan(start, end), in: file)
      }
      while end < file.bytes.count, file.bytes[end] & 0xC0 == 0x80 { end += 1 }
      let kind = MessageTokens.Kind(rawValue: data[index + 3])
      tokens.append("\(file.text(in: SourceSpan(start, end))) \(kind?.name ?? "")")
    }
    return tokens
  }

  private static let expected = [
    ".input keyword", "$count variable", ":integer function", "minimumIntegerDigits property",
    "2 number", "@note decorator", "|x| string", ".local keyword", "$other variable",
    "|نص| string", ":string function", ".match keyword", "$count variable", "0 number",
    "few enumMember", "#b type", "class property", "|y| string", "/b type", "#br type",
    "* keyword", "* keyword", "$count variable", ":ns:f function", "o property",
    "$other variable",
  ]

  @Test(arguments: [PositionEncoding.utf8, .utf16, .utf32])
  func `each part of a message has its type, in the client's units`(
    _ encoding: PositionEncoding
  ) throws {
    #expect(try Self.tokens(Self.all, encoding: encoding) == Self.expected)
  }

  @Test func `a range has the tokens of its lines`() throws {
    #expect(try Self.tokens(Self.all, range: (4, 6)) == Array(Self.expected[11..<20]))
    #expect(try Self.tokens(Self.all, range: (0, 2)).isEmpty)
  }

  @Test func `escapes of TOML are mapped back`() throws {
    let text = #"""
      [soldOut]
      title = "\u0627\t{$a\u0062 :\u0073tring} \"{|\"|}"
      """#
    #expect(
      try Self.tokens(text) == [
        #"$a\u0062 variable"#, #":\u0073tring function"#, #"|\"| string"#,
      ])
  }

  @Test func `a token over lines is cut, unless the client takes it`() throws {
    let text = "[soldOut]\ntitle = '''\n{|one\n  two|} {$x}'''\n"
    #expect(
      try Self.tokens(text) == ["|one string", "  two| string", "$x variable"])
    #expect(
      try Self.tokens(text, isMultiline: true) == ["|one\n  two| string", "$x variable"])
  }

  @Test func `labels have tokens, and other strings have none`() throws {
    let text = "[soldOut]\ntitle = \"{$a}\"\nsource = { title = \"{$b}\" }\nother = \"{$c}\"\n"
    #expect(try Self.tokens(text) == ["$a variable"])
  }

  @Test func `a broken message has the tokens that can be read`() throws {
    #expect(
      try Self.tokens("[soldOut]\ntitle = \"{$count :integer} {$x \"\n").starts(with: [
        "$count variable", ":integer function",
      ]))
    let scalars = Array(Self.all.unicodeScalars)
    for end in stride(from: 0, to: scalars.count, by: 3) {
      _ = try Self.tokens(String(String.UnicodeScalarView(scalars[..<end])) + "'''")
    }
  }

  @Test func `tokens lie in the message, and none over another, whatever is broken`() throws {
    var random = SeededRandom(seed: 5)
    let pieces = Array(".input.local.match{}{{}}$x:f#b/b@a=| \\*few\n").map(String.init)
    let message = Array(Self.all.components(separatedBy: "'''")[1])
    for _ in 0..<5_000 {
      var characters = message
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<characters.count, using: &random)
        if Bool.random(using: &random) {
          characters.remove(at: place)
        } else {
          characters.insert(
            contentsOf: pieces.randomElement(using: &random) ?? "", at: place)
        }
      }
      let text = String(characters)
      var end = 0
      for token in MessageTokens(text).tokens {
        #expect(token.span.start >= end && token.span.length > 0, "\(text)")
        end = token.span.end
      }
      #expect(end <= text.utf8.count, "\(text)")
    }
  }
}
