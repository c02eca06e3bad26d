import Foundation
import Testing

@Suite("bayan convert")
struct ConvertCommandTests {
  @Test(arguments: [
    (
      ["--from", "icu", "{n, plural, one {# file} other {# files}}", "--whole", "n"],
      ".input {$n :integer}\n.match $n\none {{{$n} file}}\n* {{{$n} files}}\n"
    ),
    (["--from", "java", "don''t '{'"], "don't \\{\n"),
    (
      ["--from", "printf", "%2$s: %1$d", "--name", "count", "--name", "who"],
      "{$who :string}: {$count :integer useGrouping=never}\n"
    ),
    (["--from", "foundation", "%lld %@"], "{$_1 :integer} {$_2 :string}\n"),
    (["--to", "icu", "It's {$n :integer}", "--whole", "n"], "It''s {n, number}\n"),
    (["--to", "foundation", "{$who :string}: 5%", "--name", "who"], "%1$@: 5%%\n"),
  ])
  func `a message is converted`(_ arguments: [String], _ output: String) throws {
    let result = try runBayan(["convert"] + arguments)
    #expect(result.output == output)
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test func `what has no equivalent is an error with its place`() throws {
    let result = try runBayan(["convert", "--from", "icu", "On {d, date, medium}"])
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(
      result.errors.contains(
        "message:1:4: error: no function of MessageFormat 2 writes the date style 'medium'"))
  }

  @Test(arguments: [["Hello"], ["--from", "icu"], ["--from", "icu", "--to", "icu", "x"]])
  func `an unclear command line is refused`(_ arguments: [String]) throws {
    #expect(try runBayan(["convert"] + arguments).status == 64)
  }

  @Test func `each line of standard input gets an answer`() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("\"a %d\"\n\"%x\"\nnone\n".utf8))
    try pipe.fileHandleForWriting.close()
    let result = try runBayan(
      ["convert", "--from", "printf", "--lines"], input: pipe.fileHandleForReading)
    #expect(
      result.output == """
        {"message": "a {$_1 :integer useGrouping=never}"}
        {"problem": "'%x' has no equivalent among the functions of MessageFormat 2", "offset": 0}
        {"problem": "this line isn't a JSON string", "offset": 0}

        """)
  }
}
