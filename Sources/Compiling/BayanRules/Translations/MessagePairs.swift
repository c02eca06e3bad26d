import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanMessageSyntax

/// The messages of one locale and one facet, each with its source, for comparison with each other.
struct MessagePairs {
  /// A message and its source.
  struct Pair {
    var message: LocaleMessage
    var source: LocaleMessage
  }

  var locale: String
  private var pairs: [Pair]

  /// Returns all pairs of a catalog by locale and facet, in the order of its files.
  static func all(in catalog: Catalog) -> [MessagePairs] {
    struct Kind: Hashable {
      var locale: String
      var facet: String?
    }
    guard let source = catalog.sourceMessages else { return [] }
    let arguments = DeclaredArguments(catalog)
    var result: [MessagePairs] = []
    var positions: [Kind: Int] = [:]
    for locale in catalog.locales where locale.tag != source.tag {
      for message in locale.messages where arguments[message.id] != nil && message.parsed.isValid {
        guard let original = source[message.id], original.parsed.isValid else { continue }
        let pair = Pair(message: message, source: original)
        let kind = Kind(locale: locale.tag, facet: message.id.facet)
        if let position = positions[kind] {
          result[position].pairs.append(pair)
        } else {
          positions[kind] = result.count
          result.append(MessagePairs(locale: locale.tag, pairs: [pair]))
        }
      }
    }
    return result
  }

  /// Returns the pairs that share one text with an earlier pair and differ in the other text,
  /// each with the first pair of its group.
  ///
  /// Few pairs share any text. The other text is only read for those, so that half of all
  /// texts isn't read. A text without words, such as a placeholder alone, shows nothing about the translation
  /// of words.
  func contradictions(
    sharing common: KeyPath<Pair, LocaleMessage>, but other: KeyPath<Pair, LocaleMessage>
  ) -> [(first: Pair, other: Pair)] {
    groups(sharing: common).flatMap { group in
      let read = group.compactMap { position in
        ComparedText.hash(of: pairs[position][keyPath: other]).map { (pairs[position], hash: $0) }
      }
      return read.dropFirst().compactMap { pair, hash in
        hash == read[0].hash ? nil : (first: read[0].0, other: pair)
      }
    }
  }

  /// Returns the positions of pairs with the same text, for texts that several pairs have.
  private func groups(sharing text: KeyPath<Pair, LocaleMessage>) -> [[Int]] {
    var firsts: [Int: Int] = [:]
    firsts.reserveCapacity(pairs.count)
    // The index of each group by hash; a group is created at its second pair.
    var positions: [Int: Int] = [:]
    var groups: [[Int]] = []
    for position in pairs.indices {
      guard let hash = ComparedText.hash(of: pairs[position][keyPath: text]) else { continue }
      guard let first = firsts[hash] else {
        firsts[hash] = position
        continue
      }
      if let group = positions[hash] {
        groups[group].append(position)
      } else {
        positions[hash] = groups.count
        groups.append([first, position])
      }
    }
    return groups
  }
}
