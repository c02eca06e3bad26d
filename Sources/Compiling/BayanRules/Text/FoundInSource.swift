import BayanChecking

// What the source does too is accepted, token by token.

/// What a search finds in a text of a message, and in which.
struct InText<Element> {
  var text: ShownText
  var element: Element
}

extension CatalogMessage {
  /// What a search finds in the texts, without what the same search finds in the source.
  ///
  /// If the source has two elements with a key, the first two with this key are accepted in each text. In
  /// the source itself all are returned.
  ///
  /// - Parameters:
  ///   - texts: Those to search; all of the message's if there is nothing else.
  ///   - key: What makes elements in two languages the same; `nil` for one that is like no other.
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

  /// How many elements the source has of each key: of several texts, the most that one of them has.
  private func mostOfSource<Element, Key: Hashable>(
    _ key: (Element) -> Key?, _ search: (ShownText) -> [Element]
  ) -> [Key: Int] {
    (sourceTexts ?? []).reduce(into: [:]) { most, source in
      let counts = Dictionary(search(source).compactMap(key).map { ($0, 1) }, uniquingKeysWith: +)
      most.merge(counts, uniquingKeysWith: max)
    }
  }

  /// The marks that the source has between two letters, without a space: `yes,no`.
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
