import BayanMessageSyntax

/// A pattern with its shown texts, and a value between each two of them.
struct ShownPattern {
  /// The texts, one more than the values; white space next to a value belongs to the value.
  private(set) var texts: [FoldedText]
  /// The variables of the values; `nil` for a value without a variable.
  private(set) var values: [String?] = []

  init(_ pattern: Pattern) {
    var parts = [""]
    for element in pattern.elements {
      switch element {
      case .text(let text): parts[parts.count - 1] += text.value
      case .markup: continue
      case .expression(let expression):
        if case .literal(let literal)? = expression.operand, expression.function == nil {
          parts[parts.count - 1] += literal.value
        } else {
          var name: String?
          if case .variable(let variable)? = expression.operand { name = variable.name }
          values.append(name)
          parts.append("")
        }
      }
    }
    texts = parts.map(FoldedText.init)
  }
}

/// The extent to which a text on a screen matches a pattern.
struct PatternMatch {
  /// The number of scalars that match the pattern's texts.
  var literalCount = 0
  /// The number of scalars at the pattern's values.
  var valueCount = 0
  /// Whether the whole pattern matches.
  var isWhole = false
  /// The folded values on the screen, with the names of their variables.
  var values: [(name: String, value: String)] = []
}

extension ShownPattern {
  /// Finds the pattern in a text, or the text in the pattern.
  ///
  /// The text may have more before and after the pattern, and the pattern's beginning or end may be
  /// cut off. Each text of the pattern is searched once, at the first possible place.
  ///
  /// - Returns: `nil` if no part of the pattern matches.
  func match(in seen: FoldedText) -> PatternMatch? {
    let seen = seen.scalars
    guard !seen.isEmpty else { return nil }
    var best = PatternMatch()
    for start in texts.indices {
      let text = texts[start].scalars
      if text.count > seen.count, text.firstPlace(of: seen, from: 0) != nil {
        return PatternMatch(literalCount: seen.count)
      }
      var match = PatternMatch(isWhole: start == 0)
      if let place = text.isEmpty && start > 0 ? nil : seen.firstPlace(of: text, from: 0) {
        if start > 0 { match.add(seen[..<place], of: values[start - 1]) }
        match.literalCount = text.count
        follow(seen, from: start + 1, at: place + text.count, &match)
        best = best.better(match)
      } else if case let count = text.longestEnd(thatBegins: seen), count > 0 {
        match = PatternMatch(literalCount: count)
        follow(seen, from: start + 1, at: count, &match)
        best = best.better(match)
      }
      if best.isWhole { break }
    }
    return best.literalCount > 0 ? best : nil
  }

  /// Finds the texts from an index on, each after the one before.
  private func follow(
    _ seen: [UInt32], from first: Int, at place: Int, _ match: inout PatternMatch
  ) {
    var end = place
    for index in first..<max(first, texts.count) {
      let text = texts[index].scalars
      let isLast = index == texts.count - 1
      let start: Int
      if text.isEmpty {
        // Of two adjacent values, the second gets all of the text.
        start = isLast ? seen.count : end
      } else if isLast, seen.count - text.count >= end, seen.ends(with: text) {
        start = seen.count - text.count
      } else if let place = seen.firstPlace(of: text, from: end) {
        start = place
      } else {
        // The rest of the pattern was cut off.
        let count = seen.longestEnd(thatBegins: text, from: end)
        match.add(seen[end..<(seen.count - count)], of: values[index - 1])
        match.literalCount += count
        match.isWhole = false
        return
      }
      match.add(seen[end..<start], of: values[index - 1])
      match.literalCount += text.count
      end = start + text.count
    }
  }
}

extension PatternMatch {
  fileprivate mutating func add(_ value: ArraySlice<UInt32>, of name: String?) {
    valueCount += value.count
    var text = String.UnicodeScalarView()
    for scalar in value.drop(while: { $0 == 0x20 }) {
      Unicode.Scalar(scalar).map { text.append($0) }
    }
    while text.last == " " { text.removeLast() }
    guard let name, !text.isEmpty else { return }
    values.append((name, String(text)))
  }

  /// Returns the match with more of the pattern's texts; of equal ones the whole match, or else the
  /// first.
  fileprivate func better(_ other: PatternMatch) -> PatternMatch {
    if literalCount != other.literalCount {
      return literalCount > other.literalCount ? self : other
    }
    return !isWhole && other.isWhole ? other : self
  }
}

extension [UInt32] {
  /// Returns the first place of some scalars, at an index or after it.
  fileprivate func firstPlace(of part: [UInt32], from start: Int) -> Int? {
    guard count - start >= part.count else { return nil }
    guard let first = part.first else { return start }
    for place in start...(count - part.count)
    where self[place] == first && self[place...].starts(with: part) { return place }
    return nil
  }

  fileprivate func ends(with part: [UInt32]) -> Bool {
    count >= part.count && self[(count - part.count)...].elementsEqual(part)
  }

  /// Returns the number of final scalars, after an index, that are the beginning of others.
  fileprivate func longestEnd(thatBegins other: [UInt32], from start: Int = 0) -> Int {
    var count = Swift.min(self.count - start, other.count)
    while count > 0, !self[(self.count - count)...].elementsEqual(other[..<count]) { count -= 1 }
    return count
  }
}
