package import BayanDiagnostics
import BayanSupport

extension StringsDict: AppFormat {
  package static func places(of file: SourceFile, in _: String) throws -> [String: Range<Int>] {
    guard let root = StringsDictReader.tree(of: file).root else { return [:] }
    return Dictionary(
      firstOf: try StringsDictReader.pairs(of: root).map {
        ($0.key, $0.value.offset..<$0.value.end)
      })
  }

  package static func edits(
    putting texts: [AppText], into file: SourceFile, in _: String
  ) throws -> [FileEdit] {
    guard let root = StringsDictReader.tree(of: file).root else { return [] }
    let places = Dictionary(firstOf: try StringsDictReader.pairs(of: root).map { ($0.key, $0) })
    var edits: [FileEdit] = []
    var new: [UInt8] = []
    for text in texts {
      let bytes = text.file.bytes
      guard let tree = StringsDictReader.tree(of: text.file).root,
        let written = try StringsDictReader.pairs(of: tree).first
      else { continue }
      if let old = places[text.key] {
        try old.value.checkContent(in: file.bytes, attributes: [])
        edits.append(
          FileEdit(
            range: old.value.offset..<old.value.end,
            bytes: Array(bytes[written.value.offset..<written.value.end])))
      } else {
        new += bytes[bytes.lineStart(before: written.offset)..<written.value.end] + [0x0A]
      }
    }
    if !new.isEmpty { edits.append(try root.appending(new, in: file.bytes)) }
    return edits
  }
}
