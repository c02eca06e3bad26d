import BayanCatalog
import BayanMessageSyntax

/// The messages of one locale and one facet, each with its source, reduced to what is compared.
struct MessagePairs {
  /// A message and what it translates.
  ///
  /// Of a million messages the words alone would fill the memory: texts are held against each other
  /// by hashes of 64 bits.
  struct Pair {
    var words: Words
    var file: String
    var entry: String
    var facet: Facet?
    /// Of letters and digits of the source in small letters, a space between words.
    var source: Int
    var target: Int

    /// The message's key.
    var key: String { "\(file).\(entry).\(facet?.rawValue ?? "label")" }
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
      let texts = (source: source.skeleton, target: message.text.skeleton)
      // What has no words, such as a placeholder alone, says nothing about how words are translated.
      guard texts.source.utf8.count > 1, texts.target.utf8.count > 1 else { return }
      let pair = Pair(
        words: message.words, file: message.file, entry: message.entry, facet: message.facet,
        source: texts.source.hashValue, target: texts.target.hashValue)
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
  func grouped(by text: KeyPath<Pair, Int>) -> [[Pair]] {
    var firsts: [Int: Pair] = [:]
    // By hash, each group where its second pair was met.
    var positions: [Int: Int] = [:]
    var groups: [[Pair]] = []
    for pair in pairs {
      let hash = pair[keyPath: text]
      guard let first = firsts[hash] else {
        firsts[hash] = pair
        continue
      }
      if let position = positions[hash] {
        groups[position].append(pair)
      } else {
        positions[hash] = groups.count
        groups.append([first, pair])
      }
    }
    return groups
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
