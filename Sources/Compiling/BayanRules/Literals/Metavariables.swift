import BayanChecking
import BayanSupport

extension ShownText {
  /// The names between `<` and `>` that aren't tags, because they have no closing tag.
  ///
  /// Beside a key, as in `<Ctrl><f>`, they are keys, which have other names in other languages.
  var metavariables: [Range<Int>] {
    guard bytes.contains("<"), has(.tag) else { return [] }
    let model = MarkupModel(self)
    // An unclosed `<option>` isn't one of a list.
    let unpaired = model.faults.map(\.tag) + model.leftOpen.filter { $0.name == "option" }
    let ranges = unpaired.compactMap { tag -> Range<Int>? in
      guard tag.isText, tag.kind != .close, tag.attributes.allSatisfy(\.value.isEmpty),
        !Self.formatting.contains(tag.name), scalars[tag.range.upperBound - 2] != "/",
        !isWrittenOntoWord(tag.range)
      else { return nil }
      return tag.range
    }.sorted { $0.lowerBound < $1.lowerBound }
    let hasKey = ranges.contains {
      Self.keys.contains(string($0.dropFirst().dropLast()).lowercased())
    }
    return hasKey ? [] : ranges
  }

  /// Whether letters follow the bracket directly: `<c>ancel`.
  private func isWrittenOntoWord(_ range: Range<Int>) -> Bool {
    range.upperBound < scalars.count && scalars[range.upperBound].isWordPart
  }

  /// The stretches between `<` and `>`, in any script.
  var namesInBrackets: [Range<Int>] {
    guard bytes.contains("<") || bytes.intersects(.nonASCII) else { return [] }
    var ranges: [Range<Int>] = []
    var start: Int?
    for index in scalars.indices {
      switch scalars[index] {
      case "<", "＜": start = index
      case ">", "＞":
        if let start { ranges.append(start..<index + 1) }
        start = nil
      default: continue
      }
    }
    return ranges
  }

  /// Tags that only change the look of text, and that are sometimes left open.
  ///
  /// - Source: HTML Standard, KDE's semantic markup.
  private static let formatting = Set(
    """
    a b big body center em font head html i markup nl p para qt s small span strong sub sup table td \
    tr tt u ul ol
    """
    .split(separator: " ").map(String.init))

  /// The modifiers of accelerators, and the keys with a name.
  ///
  /// - Source: GTK 4, `gtk_accelerator_parse`; X11's names of keys.
  private static let keys = Set(
    """
    alt backspace control ctrl delete end enter escape home hyper insert meta pause primary return \
    shift space super tab
    """
    .split(separator: " ").map(String.init))
}
