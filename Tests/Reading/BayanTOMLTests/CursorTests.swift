import BayanDiagnostics
import BayanTOML
import Testing

@Suite("Where a cursor is")
struct CursorTests {
  struct Example: Sendable, CustomTestStringConvertible {
    /// A file, with `①` at the cursor.
    var testDescription: String
    var part: TOMLCursor.Part
    var path: [String]
    var typed: String

    init(_ text: String, _ part: TOMLCursor.Part, _ path: [String], _ typed: String = "") {
      (testDescription, self.part, self.path, self.typed) = (text, part, path, typed)
    }
  }

  @Test(arguments: [
    Example("①", .key, []),
    Example("na①", .key, [], "na"),
    Example("[codes.a]\nva①", .key, ["codes", "a"], "va"),
    Example("[codes.a]\nsource.ti①", .key, ["codes", "a", "source"], "ti"),
    Example("a = ①", .value, ["a"]),
    Example("a = \"x①\nb = 1", .value, ["a"], "\"x"),
    Example("a = '''\nb = ①", .value, ["a"], "'''\nb = "),
    Example("[x]\na.b = tr①", .value, ["x", "a", "b"], "tr"),
    Example("a = 1.5①", .value, ["a"], "1.5"),
    Example("a = \"x\" ①", .end, ["a"]),
    Example("a = [\"x\", \"①\"]", .value, ["a"], "\""),
    Example("a = [\n  1, # one\n  ①", .value, ["a"]),
    Example("a = { b = 1, c①", .key, ["a"], "c"),
    Example("a = { b = { c = ①", .value, ["a", "b", "c"]),
    Example("a = { b = [{ c = 1, d①", .key, ["a", "b"], "d"),
    Example("a = { b = [1] , d①", .key, ["a"], "d"),
    Example("a.b = { c = 1 }\nd①", .key, [], "d"),
    Example("[co①", .header(isArray: false), [], "co"),
    Example("[codes.①", .header(isArray: false), ["codes"]),
    Example("[codes.\"x y\".a①", .header(isArray: false), ["codes", "x y"], "a"),
    Example("[[al①", .header(isArray: true), [], "al"),
    Example("[[allow]]\nrule = \"①", .value, ["allow", "rule"], "\""),
    Example("a = 1 # bayan: al①", .comment, ["a"], "# bayan: al"),
    // An unclosed bracket or quote ends with the line, or with the next key.
    Example("[x\na = ①", .value, ["x", "a"]),
    Example("a = { b = 1\nc = ①", .value, ["c"]),
    Example("a = [1,\nb = ①", .value, ["b"]),
    Example("a = \"x\nb = ①", .value, ["b"]),
    Example("a =\nb①", .key, [], "b"),
    Example("]}=,①", .value, []),
  ])
  func `is known, though the file isn't finished`(_ example: Example) throws {
    let text = example.testDescription
    let index = try #require(text.unicodeScalars.firstIndex(of: "①"))
    let offset = text[..<index].utf8.count
    let file = SourceFile(path: "x.toml", text: text.replacing("①", with: ""))
    let cursor = TOMLCursor(at: offset, in: file)
    #expect(cursor.part == example.part)
    #expect(cursor.path == example.path)
    #expect(file.text(in: cursor.typed) == example.typed)
  }
}
