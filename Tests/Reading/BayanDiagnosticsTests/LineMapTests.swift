import BayanDiagnostics
import Testing

@Suite("lines and columns")
struct LineMapTests {
  @Test func `columns count code points, and lines end in any of three ways`() {
    let file = SourceFile(path: "a", text: "a\nب\r\nج!\rd")
    let places = file.bytes.indices.map { file.location(of: $0) }.map { "\($0.line):\($0.column)" }
    #expect(
      places == ["1:1", "1:2", "2:1", "2:2", "2:2", "2:3", "3:1", "3:2", "3:2", "3:3", "4:1"])
    #expect(file.location(of: 99) == SourceLocation(line: 4, column: 2))
  }

  @Test func `columns in a long line are those counted from its start`() {
    let file = SourceFile(
      path: "a",
      text: "x\n" + String(repeating: "سلام!", count: 1000) + "\n"
        + String(repeating: "y", count: 3000))
    for offset in stride(from: 0, through: file.bytes.count, by: 97) {
      let line = file.lines.line(containing: offset)
      let column = file.bytes[file.lines.starts[line]..<offset].count { $0 & 0xC0 != 0x80 }
      #expect(file.location(of: offset) == SourceLocation(line: line + 1, column: column + 1))
    }
  }
}
