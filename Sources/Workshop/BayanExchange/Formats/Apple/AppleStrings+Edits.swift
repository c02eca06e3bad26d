package import BayanDiagnostics
import BayanSupport

extension AppleStrings: AppFormat {
  package static func places(of file: SourceFile, in _: String) throws -> [String: Range<Int>] {
    Dictionary(
      firstOf: try places(of: file).compactMap { place in place.text.map { (place.key, $0) } })
  }

  package static func edits(
    putting texts: [AppText], into file: SourceFile, in _: String
  ) throws -> [FileEdit] {
    let places = Dictionary(firstOf: try places(of: file).map { ($0.key, $0) })
    var edits: [FileEdit] = []
    var new: [UInt8] = []
    for text in texts {
      guard let written = try self.places(of: text.file).first, let range = written.text else {
        continue
      }
      let value = text.file.bytes[range]
      if let old = places[text.key] {
        edits.append(
          old.text.map { FileEdit(range: $0, bytes: Array(value)) }
            ?? .insertion(Array(" = ".utf8) + value, at: old.keyEnd))
      } else {
        new += text.file.bytes[written.entry] + [0x0A]
      }
    }
    if !new.isEmpty {
      let end = file.bytes.count
      edits.append(.insertion(file.bytes.lineEnd(before: end) + new, at: end))
    }
    return edits
  }

  private static func places(of file: SourceFile) throws -> [StringsScanner.Place] {
    var scanner = StringsScanner(file.bytes)
    _ = try scanner.units()
    return scanner.places
  }
}
