import BayanChecking
import BayanICU
import BayanSupport

extension ShownText {
  /// Returns the left-to-right stretches in a text from right to left, each from its first letter to
  /// its last with the signs that belong to them: `C++`, `--help`, `.pot`.
  ///
  /// Words with only spaces and signs between them are one stretch, because they are seen
  /// as one. Signs at the edges belong to it if they are part of a name, a path or an option,
  /// and not if they belong to the sentence.
  func leftToRightTokens() -> [Range<Int>] {
    var tokens: [Range<Int>] = []
    var start = 0
    for index in 0...characters.count where index == characters.count || endsStretch(index) {
      if start < index {
        if let token = token(in: start..<index) {
          tokens.append(token)
        } else {
          tokens += phoneNumbers(in: start..<index)
        }
      }
      start = index + 1
    }
    return tokens
  }

  /// Whether a character ends a stretch of left-to-right text.
  private func endsStretch(_ index: Int) -> Bool {
    let character = characters[index]
    switch character.kind {
    case .text: break
    case .placeholder: return !isGlued(index)
    case .literal, .isolation: return true
    }
    // Between Latin words, the Arabic comma belongs to the sentence.
    if character.scalar.isBidiControl || character.scalar == "،" { return true }
    switch character.properties.bidiClass {
    case .r, .al, .an, .b: return true
    default: return false
    }
  }

  /// Whether a value is a part of an address or a path: `https://example.com/{$id}`.
  private func isGlued(_ index: Int) -> Bool {
    func joins(_ other: Int) -> Bool {
      guard characters.indices.contains(other), characters[other].kind == .text else {
        return false
      }
      switch characters[other].scalar {
      case "/", "\\", "@", "#", ".", "_", "=", "&", "~": break
      default: return false
      }
      let beyond = other + (other - index)
      return characters.indices.contains(beyond) && characters[beyond].scalar.isASCIIAlphanumeric
    }
    return joins(index - 1) || joins(index + 1)
  }

  private func token(in stretch: Range<Int>) -> Range<Int>? {
    guard let first = stretch.first(where: { characters[$0].properties.bidiClass == .l }),
      let last = stretch.last(where: { characters[$0].properties.bidiClass == .l })
    else { return nil }
    var start = first
    while start > stretch.lowerBound, !characters[start - 1].properties.isWhitespace { start -= 1 }
    var end = chunkEnd(after: last + 1, in: stretch)
    // `Windows 10` is one name: digits after Latin letters belong to them.
    while end + 1 < stretch.upperBound, characters[end].properties.isWhitespace {
      let next = chunkEnd(after: end + 1, in: stretch)
      guard next > end + 1, characters[end + 1].properties.decimalDigitValue != nil else { break }
      end = next
    }
    return trimmed(start..<end)
  }

  private func chunkEnd(after index: Int, in stretch: Range<Int>) -> Int {
    var end = index
    while end < stretch.upperBound, !characters[end].properties.isWhitespace { end += 1 }
    return end
  }

  /// Removes the sentence's signs from the edges.
  private func trimmed(_ range: Range<Int>) -> Range<Int>? {
    var range = range
    // Dashes on both sides belong to the sentence: `-tab-`.
    while range.count > 2, characters[range.lowerBound].scalar == "-",
      characters[range.upperBound - 1].scalar == "-"
    {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    var changed = true
    while changed, !range.isEmpty {
      changed = false
      while let last = range.last, !characters[last].properties.isAlphanumeric,
        isGluedToWord(range.upperBound) || !keepsTrailing(last, in: range)
      {
        range = range.lowerBound..<last
        changed = true
      }
      while let first = range.first, !characters[first].properties.isAlphanumeric,
        isGluedToWord(range.lowerBound - 1) || !keepsLeading(first, in: range)
      {
        range = first + 1..<range.upperBound
        changed = true
      }
    }
    return range.isEmpty ? nil : range
  }

  /// Whether a character is a right-to-left letter: a sign beside it belongs to both sides.
  private func isGluedToWord(_ index: Int) -> Bool {
    characters.indices.contains(index)
      && (characters[index].properties.isStronglyRightToLeft || characters[index].properties.isMark)
  }

  private func keepsTrailing(_ index: Int, in range: Range<Int>) -> Bool {
    switch characters[index].scalar {
    case "+", "#", "/", "\\", "=", "_", "~", "\u{FFFC}": true
    case ")", "]", "}": hasPartner(index, in: range)
    default: characters[index].properties.isMark || characters[index].properties.isEmoji
    }
  }

  private func keepsLeading(_ index: Int, in range: Range<Int>) -> Bool {
    let next = index + 1 < range.upperBound ? characters[index + 1] : nil
    switch characters[index].scalar {
    case "/", "\\", "@", "#", "$", "~", "+", "_", "%", "\u{FFFC}": return true
    case ".": return next?.scalar != "."
    case "-": return next?.properties.isAlphanumeric == true || next?.scalar == "-"
    case "*": return next?.scalar == "."
    case "(", "[", "{":
      // Brackets around the whole stretch belong to the sentence.
      return hasPartner(index, in: range.lowerBound..<range.upperBound - 1)
    default: return false
    }
  }

  /// Whether a bracket has its partner within a range.
  private func hasPartner(_ index: Int, in range: Range<Int>) -> Bool {
    let bracket = characters[index].scalar
    let pairs: [Unicode.Scalar: Unicode.Scalar] = [
      "(": ")", ")": "(", "[": "]", "]": "[", "{": "}", "}": "{",
    ]
    guard let partner = pairs[bracket], range.contains(index) else { return false }
    let opens = characters[index].properties.generalCategory == .ps
    let others = opens ? Array(index..<range.upperBound) : (range.lowerBound...index).reversed()
    var depth = 0
    for other in others {
      if characters[other].scalar == bracket { depth += 1 }
      if characters[other].scalar == partner { depth -= 1 }
      if depth == 0 { return true }
    }
    return false
  }

  /// Returns telephone numbers with their `+` or in three groups, which have no letter to start a stretch.
  private func phoneNumbers(in stretch: Range<Int>) -> [Range<Int>] {
    var numbers: [Range<Int>] = []
    var index = stretch.lowerBound
    while index < stretch.upperBound {
      let start = index
      let hasPlus = characters[start].scalar == "+"
      guard hasPlus || characters[start].scalar.isASCIIDigit,
        start == stretch.lowerBound || !characters[start - 1].properties.isAlphanumeric
      else {
        index += 1
        continue
      }
      var digits = 0
      var hyphens = 0
      var end = start
      index += hasPlus ? 1 : 0
      while index < stretch.upperBound {
        let character = characters[index]
        if character.scalar.isASCIIDigit {
          digits += 1
          end = index + 1
        } else if character.scalar == "-" {
          hyphens += 1
        } else if !hasPlus
          || !(character.scalar == " " || character.scalar == "(" || character.scalar == ")")
        {
          break
        }
        index += 1
      }
      if hasPlus ? digits >= 7 : digits >= 10 && hyphens >= 2 { numbers.append(start..<end) }
      index = max(index, start + 1)
    }
    return numbers
  }
}
