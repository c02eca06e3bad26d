import BayanICU

extension [MessageText.Unit] {
  /// The units without the tags of HTML among them, which a reader doesn't see.
  ///
  /// A tag is one that is closed somewhere, closes itself, or never has content; `a < b` and a
  /// `<name>` that stands for a value stay.
  func withoutTags() -> [MessageText.Unit] {
    var tags: [(range: Range<Int>, name: String, isClosing: Bool, isWhole: Bool)] = []
    var index = 0
    while index < count {
      if let tag = tag(at: index) {
        tags.append(tag)
        index = tag.range.upperBound
      } else {
        index += 1
      }
    }
    guard !tags.isEmpty else { return self }
    let closed = Set(tags.lazy.filter(\.isClosing).map(\.name))
    var result: [MessageText.Unit] = []
    var end = 0
    for tag in tags where tag.isWhole || tag.isClosing || closed.contains(tag.name) {
      result += self[end..<tag.range.lowerBound]
      end = tag.range.upperBound
    }
    return result + self[end...]
  }

  private static var empty: Set<String> { ["br", "hr", "img", "input", "wbr"] }

  /// The tag that begins at an index, by its form.
  private func tag(
    at start: Int
  ) -> (range: Range<Int>, name: String, isClosing: Bool, isWhole: Bool)? {
    guard self[start].scalar == "<", self[start].kind == .text else { return nil }
    var index = start + 1
    let isClosing = index < count && self[index].scalar == "/"
    if isClosing { index += 1 }
    var name = ""
    while index < count, self[index].isASCIIAlphanumeric || self[index].scalar == "-" {
      name.unicodeScalars.append(self[index].scalar)
      index += 1
    }
    guard let first = name.unicodeScalars.first, first.properties.isAlphabetic, index < count else {
      return nil
    }
    let afterName = self[index].scalar
    guard afterName == ">" || afterName == "/" || self[index].properties.isWhitespace else {
      return nil
    }
    // Attributes have no end of their own: a tag that goes on too long is none.
    let limit = Swift.min(count, index + 500)
    while index < limit, self[index].scalar != ">", self[index].scalar != "<" { index += 1 }
    guard index < limit, self[index].scalar == ">" else { return nil }
    let isWhole = self[index - 1].scalar == "/" || Self.empty.contains(name.lowercased())
    return (start..<index + 1, name.lowercased(), isClosing, isWhole)
  }
}

extension MessageText.Unit {
  /// Whether this is a letter or digit of ASCII.
  var isASCIIAlphanumeric: Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: false
    }
  }
}
