import BayanChecking

// The source's own mistakes are accepted in translations, element by element.

/// An element that a search found, and its text.
struct InText<Element> {
  var text: ShownText
  var element: Element
}

extension CatalogMessage {
  /// Searches the texts, and returns elements that the same search doesn't find in the source.
  ///
  /// If the source has two elements with a key, the first two with this key are accepted in each text. In
  /// the source itself all are returned.
  ///
  /// - Parameters:
  ///   - texts: The texts to search; by default all of the message.
  ///   - key: Returns a key that is equal for elements that count as the same; `nil` for a unique element.
  ///   - search: Finds the elements of a text, in order.
  func found<Element, Key: Hashable>(
    in texts: [ShownText]? = nil, notInSourceBy key: (Element) -> Key?,
    _ search: (ShownText) -> [Element]
  ) -> [InText<Element>] {
    var inSource: [Key: Int]?
    return (texts ?? self.texts).flatMap { text -> [InText<Element>] in
      let elements = search(text)
      if elements.isEmpty { return [] }
      var left = inSource.remembered { mostOfSource(key, search) }
      return elements.compactMap { element in
        if let key = key(element), let count = left[key], count > 0 {
          left[key] = count - 1
          return nil
        }
        return InText(text: text, element: element)
      }
    }
  }

  /// Returns the number of elements with each key in the source: the highest number in one of its texts.
  private func mostOfSource<Element, Key: Hashable>(
    _ key: (Element) -> Key?, _ search: (ShownText) -> [Element]
  ) -> [Key: Int] {
    (sourceTexts ?? []).reduce(into: [:]) { most, source in
      let counts = Dictionary(search(source).compactMap(key).map { ($0, 1) }, uniquingKeysWith: +)
      most.merge(counts, uniquingKeysWith: max)
    }
  }

  /// Returns the roles of marks between two letters of the source, without a space: `yes,no`.
  func marksBetweenLettersOfSource() -> Set<PunctuationRole> {
    var roles: Set<PunctuationRole> = []
    for text in sourceTexts ?? [] {
      let tokens = text.tokens
      for index in tokens.indices.dropFirst().dropLast()
      where tokens[index].kind == .mark && tokens[index - 1].kind == .word
        && tokens[index + 1].kind == .word
      {
        if let role = text.scalars[tokens[index].range.lowerBound].punctuationRole {
          roles.insert(role)
        }
      }
    }
    return roles
  }
}
