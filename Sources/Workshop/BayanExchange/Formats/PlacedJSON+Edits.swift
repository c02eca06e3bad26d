import BayanDiagnostics
import BayanICU
import BayanSupport

extension PlacedJSON {
  /// A member that is put into an object.
  struct NewMember {
    var name: String
    /// The value as it is written.
    var value: [UInt8]
  }
}

extension PlacedJSON.Value {
  /// Puts members into an object, as its others are written.
  ///
  /// - Parameters:
  ///   - isSorted: Whether each is put before the first that Xcode has after it; otherwise all are last.
  ///   - depth: How many objects the object is in, for one without members.
  func inserting(
    _ new: [PlacedJSON.NewMember], isSorted: Bool = false, in bytes: [UInt8], depth: Int
  ) -> [FileEdit] {
    guard !new.isEmpty else { return [] }
    let new =
      isSorted
      ? new.map { (key: SortKey($0.name), member: $0) }.sorted { $0.key < $1.key }.map(\.member)
      : new
    guard let members, let last = members.last else {
      let object = WrittenJSON.object(
        new.map { WrittenJSON.Member($0.name, .raw($0.value[...])) })
      var text: [UInt8] = []
      object.write(to: &text, depth: depth, style: isSorted ? .xcode : .common)
      return [FileEdit(range: range, bytes: text)]
    }
    let colon = bytes[last.range.upperBound..<last.value.range.lowerBound]
    // The space between the brace or comma and the next name.
    let before = bytes[..<last.range.lowerBound].lastIndex { !isJSONSpace($0) } ?? range.lowerBound
    let space = bytes[(before + 1)..<last.range.lowerBound]
    var rest = new[...]
    var edits: [FileEdit] = []
    for member in isSorted ? members : [] {
      let key = SortKey(member.name)
      while let first = rest.first, SortKey(first.name) < key {
        edits.append(
          .insertion(
            written(first, colon) + [UInt8(ascii: ",")] + space, at: member.range.lowerBound))
        rest = rest.dropFirst()
      }
    }
    return edits
      + rest.map {
        .insertion(
          [UInt8(ascii: ",")] + space + written($0, colon), at: last.value.range.upperBound)
      }
  }

  private func written(
    _ member: PlacedJSON.NewMember, _ colon: ArraySlice<UInt8>
  ) -> [UInt8] {
    var name: [UInt8] = []
    WrittenJSON.string(member.name).write(to: &name)
    return name + colon + member.value
  }

  /// The values of an object by name, the first where several have one.
  var byName: [String: PlacedJSON.Value] {
    Dictionary(firstOf: (members ?? []).map { ($0.name, $0.value) })
  }

  private func isJSONSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}
