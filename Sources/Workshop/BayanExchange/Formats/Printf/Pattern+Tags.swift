import BayanMessageSyntax
import BayanSupport

// Markup that is elements in a file of XML.

extension Pattern {
  /// Whether each markup can be an element: all that is opened is closed in its order, and says nothing that
  /// attributes can't.
  var isTagged: Bool {
    var open: [String] = []
    for markup in elements.compactMap(\.markup) {
      guard markup.isTag else { return false }
      switch markup.kind {
      case .open: open.append(markup.name)
      case .close: if open.popLast() != markup.name { return false }
      case .standalone: break
      }
    }
    return open.isEmpty
  }
}

extension Markup {
  /// Whether it can be a tag: names that XML has too, and options that are literals.
  fileprivate var isTag: Bool {
    func isName(_ name: String) -> Bool {
      name.utf8.first?.isASCIIDigit == false && !name.lowercased().hasPrefix("xml")
        && name.utf8.first != UInt8(ascii: "-")
        && name.utf8.allSatisfy { $0.isASCIIAlphanumeric || "_-".utf8.contains($0) }
    }
    return isName(name) && (kind != .close || options.isEmpty)
      && options.allSatisfy { option in
        guard case .literal(let literal) = option.value else { return false }
        return isName(option.name) && literal.value.isXML
      }
  }

  /// Whether two are the same tag in a file.
  func isSameTag(as other: Markup) -> Bool {
    kind == other.kind && name == other.name && attributeTexts == other.attributeTexts
  }

  /// The options as attributes.
  var attributeTexts: [String: String] {
    var texts: [String: String] = [:]
    for option in options {
      if case .literal(let literal) = option.value { texts[option.name] = literal.value }
    }
    return texts
  }
}
