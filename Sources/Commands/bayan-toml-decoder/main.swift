// This program reads TOML from the standard input, and writes the tagged JSON of the public TOML
// test suite. For an invalid file the program writes the diagnostics, and its exit code is 1.

import BayanDiagnostics
import BayanSupport
import BayanTOML

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads the standard input to its end.
func readInput() -> [UInt8] {
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = chunk.withUnsafeMutableBytes { read(0, $0.baseAddress, $0.count) }
    guard count > 0 else { return bytes }
    bytes.append(contentsOf: chunk[..<count])
  }
}

/// Writes a whole text to a file descriptor.
func writeAll(_ text: String, to descriptor: Int32) {
  var bytes = Array(text.utf8)[...]
  while !bytes.isEmpty {
    let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard count > 0 else { return }
    bytes = bytes.dropFirst(count)
  }
}

let source = SourceFile(path: "<stdin>", bytes: readInput())
let (document, diagnostics) = TOMLDocument.parse(source)
for diagnostic in diagnostics {
  let place = source.location(of: diagnostic.span.start)
  writeAll(
    "\(diagnostic.file):\(place.line):\(place.column): \(diagnostic.severity): "
      + "\(diagnostic.message) [\(diagnostic.rule)]\n",
    to: 2)
}
guard !diagnostics.contains(where: { $0.severity == .error }) else { exit(1) }
var json = JSONWriter()
json.tagged(document.root)
writeAll(json.text + "\n", to: 1)
