import BayanCatalog
import BayanMessageSyntax

/// The messages of one locale and one facet, each with its source, reduced to what is compared.
struct MessagePairs {
  struct Pair {
    var message: CatalogMessage
    /// Letters and digits of the source in small letters, a space between words.
    var source: String
    var target: String
  }

  var locale: String
  private var pairs: [Pair]

  /// All pairs of a catalog by locale and facet, in the order of its files.
  static func all(in catalog: Catalog) -> [MessagePairs] {
    var order: [String] = []
    var byKind: [String: MessagePairs] = [:]
    catalog.forEachMessage { message in
      guard !message.isSource, message.words.parsed.isValid, let source = message.sourceText else {
        return
      }
      let pair = Pair(message: message, source: source.skeleton, target: message.text.skeleton)
      // What has no words, such as a placeholder alone, says nothing about how words are translated.
      guard pair.source.utf8.count > 1, pair.target.utf8.count > 1 else { return }
      let kind = "\(message.locale)/\(message.facet?.rawValue ?? "label")"
      if byKind[kind] == nil {
        order.append(kind)
        byKind[kind] = MessagePairs(locale: message.locale, pairs: [])
      }
      byKind[kind]?.pairs.append(pair)
    }
    return order.compactMap { byKind[$0] }
  }

  /// The pairs that have the same text, where several have.
  func grouped(by text: KeyPath<Pair, String>) -> [[Pair]] {
    var positions: [String: Int] = [:]
    var groups: [[Pair]] = []
    for pair in pairs {
      if let position = positions[pair[keyPath: text]] {
        groups[position].append(pair)
      } else {
        positions[pair[keyPath: text]] = groups.count
        groups.append([pair])
      }
    }
    return groups.filter { $0.count > 1 }
  }
}

extension MessageText {
  /// Words, placeholders and nothing else, of all paths.
  fileprivate var skeleton: String {
    var text = String.UnicodeScalarView()
    for path in paths {
      if !text.isEmpty { text.append("\n") }
      var isPending = false
      for scalar in path.scalars {
        if scalar.isWordPart || scalar == MessageText.object {
          if isPending { text.append(" ") }
          isPending = false
          text.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
        } else {
          isPending = !text.isEmpty && text.last != "\n"
        }
      }
    }
    return String(text)
  }
}
