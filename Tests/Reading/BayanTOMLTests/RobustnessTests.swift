import BayanDiagnostics
import BayanTOML
import Testing

@Suite("Any bytes")
struct RobustnessTests {
  static let samples: [String] = [
    "# بيان\n[passwordChanged]\ntitle = \"كلمة \\u0627لسر\" # ملاحظة\nsource = { title = \"3f\", a.b = [1, 2] }\r\n",
    "a = \"\"\"\nx \\\n  y\"\"\"\"\nb = '''\r\n''z'''\n[[c.\"d e\"]]\nf = [1, # x\n {y = 1}, 0x1F,\n]\n",
    "d = [1979-05-27T07:32:00.5-07:00, 1979-05-27 07:32:00, 07:32:00, -1_0.5e+3, inf, true]\na.b.c = 1\n[a.d]\n",
  ]

  @Test(arguments: samples)
  func `cut anywhere are parsed without a crash`(_ sample: String) {
    let bytes = Array(sample.utf8)
    for end in 0...bytes.count { check(Array(bytes[..<end])) }
  }

  @Test(arguments: samples)
  func `with one byte changed are parsed without a crash`(_ sample: String) {
    let bytes = Array(sample.utf8)
    let structural = Array("\"'[]{},.=#\\\r\n 0-:_".utf8) + [0, 0x80, 0xC3, 0xFF]
    for place in bytes.indices {
      var changed = bytes
      for bit in 0..<8 {
        changed[place] = bytes[place] ^ (1 << bit)
        check(changed)
      }
      for byte in structural {
        changed[place] = byte
        check(changed)
      }
    }
  }

  /// Parses bytes, and expects that all places are in the file and within their parents.
  private func check(_ bytes: [UInt8]) {
    let source = SourceFile(path: "x.toml", bytes: bytes)
    let (document, diagnostics) = TOMLDocument.parse(source)
    let isInside = diagnostics.allSatisfy { $0.span.end <= bytes.count }
    let isSorted = zip(diagnostics, diagnostics.dropFirst())
      .allSatisfy { $0.span.start <= $1.span.start }
    if !isInside || !isSorted || !isSound(document.root, within: bytes.count) {
      Issue.record("unsound places for \(String(decoding: bytes, as: UTF8.self))")
    }
  }

  private func isSound(_ table: TOMLTable, within count: Int) -> Bool {
    table.span.end <= count
      && table.entries.allSatisfy { $0.keySpan.end <= count && isSound($0.value, within: count) }
  }

  private func isSound(_ value: TOMLValue, within count: Int) -> Bool {
    switch value.content {
    case .table(let table): return isSound(table, within: count)
    case .array(let elements): return elements.allSatisfy { isSound($0, within: count) }
    case .string(let string):
      let anchors = string.anchors
      return anchors.allSatisfy { $0.source <= value.span.end }
        && zip(anchors, anchors.dropFirst()).allSatisfy {
          $0.offset < $1.offset && $0.source < $1.source
        }
    default: return value.span.end <= count
    }
  }
}
