package import BayanDiagnostics
import BayanSupport

extension ICUJSONFormat {
  package static func places(of file: SourceFile, in _: String) throws -> [String: Range<Int>] {
    Dictionary(
      firstOf: ICUJSONKeys.values(of: try ICUJSONKeys.root(of: file)).map {
        ($0.name, $0.value.range)
      })
  }

  package static func edits(
    putting texts: [AppText], into file: SourceFile, in _: String
  ) throws -> [FileEdit] {
    let root = try ICUJSONKeys.root(of: file)
    let isNested = PlacedJSON.Beginning(file).isNested ?? Self.isNested
    let places = try self.places(of: file, in: "")
    var edits: [FileEdit] = []
    var names: [Int: [String: PlacedJSON.Value]] = [:]
    func inner(_ object: PlacedJSON.Value, _ name: Substring) -> PlacedJSON.Value? {
      let start = object.range.lowerBound
      let known = names[start] ?? object.byName
      names[start] = known
      return known[String(name)]
    }
    // The new members of present objects, by the starts of these.
    var new: [Int: (object: PlacedJSON.Value, depth: Int, tree: JSONTree)] = [:]
    for text in texts {
      guard let written = ICUJSONKeys.leaves(of: try ICUJSONKeys.root(of: text.file)).first else {
        continue
      }
      let value = text.file.bytes[written.value.range]
      if let range = places[text.key] {
        edits.append(FileEdit(range: range, bytes: Array(value)))
        continue
      }
      var (object, depth, rest) = (root, 0, text.key[...])
      while isNested, let dot = rest.firstIndex(of: "."),
        let inner = inner(object, rest[..<dot]), inner.members != nil
      {
        (object, depth, rest) = (inner, depth + 1, rest[rest.index(after: dot)...])
      }
      // A text stands where the next part would be an object.
      let isTaken = rest.firstIndex(of: ".").map { inner(object, rest[..<$0]) != nil } ?? false
      let start = object.range.lowerBound
      new[start, default: (object, depth, JSONTree())].tree
        .add(.raw(value), at: String(rest), isNested && !isTaken)
    }
    for (_, place) in new.sorted(by: { $0.key < $1.key }) {
      let members = place.tree.written.map { member in
        var value: [UInt8] = []
        member.value.write(to: &value, depth: place.depth + 1, style: .common)
        return PlacedJSON.NewMember(name: member.name, value: value)
      }
      edits += place.object.inserting(members, in: file.bytes, depth: place.depth)
    }
    return edits
  }

  package static func alone(_ document: ExchangeDocument, in _: SourceFile) -> ExchangeOutput {
    // Under the whole key, wherever the file has it.
    ICUJSON.write(document, over: nil)
  }
}

extension ARB: AppFormat {
  package static func places(of file: SourceFile, in _: String) throws -> [String: Range<Int>] {
    try ICUJSONKeys.root(of: file).byName.mapValues(\.range)
  }

  package static func edits(
    putting texts: [AppText], into file: SourceFile, in _: String
  ) throws -> [FileEdit] {
    let root = try ICUJSONKeys.root(of: file)
    let present = root.byName
    var edits: [FileEdit] = []
    var new: [PlacedJSON.NewMember] = []
    for text in texts {
      guard let written = try ICUJSONKeys.root(of: text.file)[text.key] else { continue }
      let value = Array(text.file.bytes[written.range])
      if let old = present[text.key] {
        edits.append(FileEdit(range: old.range, bytes: value))
      } else {
        new.append(PlacedJSON.NewMember(name: text.key, value: value))
      }
    }
    return edits + root.inserting(new, in: file.bytes, depth: 0)
  }
}
