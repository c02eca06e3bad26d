package import BayanDiagnostics
import BayanSupport

extension XCStrings: AppFormat {
  package static let hasStates = true
  package static let hasSeveralLocales = true

  package static func places(
    of file: SourceFile, in locale: String
  ) throws -> [String: Range<Int>] {
    let names = LocaleNames(locale)
    let found = try strings(of: file).members?.compactMap { member in
      member.value["localizations"]?.members?.first { names.areSame($0.name) }.map {
        (member.name, $0.value.range)
      }
    }
    return Dictionary(firstOf: found ?? [])
  }

  package static func edits(
    putting texts: [AppText], into file: SourceFile, in locale: String
  ) throws -> [FileEdit] {
    let names = LocaleNames(locale)
    let strings = try strings(of: file)
    var places: [[UInt8]: PlacedJSON.Member] = [:]
    for member in strings.members ?? [] { places[Array(member.name.utf8)] = member }
    var edits: [FileEdit] = []
    var new: [PlacedJSON.NewMember] = []
    for text in texts {
      let bytes = text.file.bytes
      guard let written = try self.strings(of: text.file)[text.key],
        let own = written["localizations"]?.members?.first(where: { names.areSame($0.name) })
      else { continue }
      guard let member = places[Array(text.key.utf8)] else {
        new.append(.init(name: text.key, value: Array(bytes[written.range])))
        continue
      }
      let value = Array(bytes[own.value.range])
      guard let localizations = member.value["localizations"] else {
        let value =
          Array("{\n        ".utf8) + bytes[own.range.lowerBound..<own.value.range.upperBound]
        edits += member.value.inserting(
          [.init(name: "localizations", value: value + Array("\n      }".utf8))], isSorted: true,
          in: file.bytes, depth: 2)
        continue
      }
      guard let old = localizations.members?.first(where: { names.areSame($0.name) }) else {
        edits += localizations.inserting(
          [.init(name: own.name, value: value)], isSorted: true, in: file.bytes, depth: 3)
        continue
      }
      let known = ["stringUnit", "substitutions", "variations"]
      if let other = old.value.members?.first(where: { !known.contains($0.name) }) {
        throw ExchangeFault("exchange-syntax", other.range.lowerBound, .otherMember(other.name))
      }
      edits.append(FileEdit(range: old.value.range, bytes: value))
    }
    return edits + strings.inserting(new, isSorted: true, in: file.bytes, depth: 1)
  }

  private static func strings(of file: SourceFile) throws(ExchangeFault) -> PlacedJSON.Value {
    let root = try PlacedJSON.read(file)
    guard let strings = root["strings"], strings.members != nil else {
      throw ExchangeFault("exchange-syntax", root.range.lowerBound, .withoutStrings)
    }
    return strings
  }
}

extension Diagnostic.Message {
  fileprivate static func otherMember(_ name: String) -> Self {
    "\(quoted(name)) isn't known here, so it would be lost with the old text; write the new text by hand"
  }
}
