/// The severity and the sentence that the diagnostics of several cases share, written once above
/// the cases.
///
/// In `warning: '{}' is '{}' in the source`, `{}` stands for values, which each case gives:
/// `① ٤٠٥ | 404`.
struct CaseSentence: Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  /// Returns the lines of a case's diagnostics.
  ///
  /// - Parameter whole: The place of a diagnostic of the case's whole text.
  static func lines(
    _ findings: [RuleCase.Outcome.Finding], below sentence: CaseSentence?, whole: String?
  ) -> [String] {
    guard let sentence else { return findings.map { written($0.place, $0.sentence) } }
    if findings.isEmpty { return ["none"] }
    let values = findings.map { sentence.values(in: $0.sentence) }
    guard values.allSatisfy({ $0 != nil }) else { return lines(findings, below: nil, whole: whole) }
    let isPlain = values.allSatisfy { $0?.isEmpty == true }
    if isPlain {
      let isObvious = findings.count == 1 && ["①", whole].contains(findings[0].place)
      return isObvious ? [] : lines(findings, below: nil, whole: whole)
    }
    return zip(findings, values).map { finding, values in
      let values = (values ?? []).map { $0.replacing("|", with: "\\u{7C}") }
      return written(finding.place, values.joined(separator: " | "))
    }
  }

  private static func written(_ place: String, _ text: String) -> String {
    place + " " + CaseText.encoded(text)
  }

  /// Returns the values for each `{}` in a sentence; `nil` for another sentence.
  func values(in sentence: String) -> [String]? {
    let parts = text.components(of: "{}")
    var rest = Array(sentence.utf8)[...]
    guard rest.starts(with: parts[0]) else { return nil }
    rest = rest.dropFirst(parts[0].count)
    var values: [String] = []
    for (index, part) in parts.dropFirst().enumerated() {
      let isLast = index == parts.count - 2
      var end = rest.startIndex
      if isLast { end = max(rest.endIndex - part.count, end) }
      while end + part.count <= rest.endIndex, !rest[end...].starts(with: part) { end += 1 }
      guard end + part.count <= rest.endIndex else { return nil }
      values.append(String(decoding: rest[..<end], as: UTF8.self))
      rest = rest[(end + part.count)...]
    }
    return rest.isEmpty ? values : nil
  }

  /// Returns the current sentence of all cases, if no case has this one.
  func replacement(for findings: [[RuleCase.Outcome.Finding]]) -> CaseSentence? {
    let all = findings.flatMap { $0 }.map(\.sentence)
    guard !findings.contains(where: \.isEmpty), all.allSatisfy({ values(in: $0) == nil }),
      let common = Self.common(to: all)
    else { return nil }
    return CaseSentence(common)
  }

  /// Returns one sentence for all, with `{}` for the quotations and numbers that differ.
  static func common(to sentences: [String]) -> String? {
    let all = sentences.map(pieces)
    guard let first = all.first, all.allSatisfy({ $0.count == first.count }) else { return nil }
    var text = ""
    for (index, piece) in first.enumerated() {
      if all.allSatisfy({ $0[index].utf8.elementsEqual(piece.utf8) }) {
        text += piece
      } else if index.isMultiple(of: 2) {
        return nil
      } else {
        text += "{}"
      }
    }
    return text
  }

  /// Splits a sentence into texts, at even indices, and quotations and numbers, at odd indices.
  private static func pieces(of sentence: String) -> [String] {
    var pieces = [""]
    var rest = sentence[...]
    var isInWord = false
    while let first = rest.first {
      if first == "'", !isInWord, let end = endOfQuotation(rest) {
        pieces[pieces.count - 1].append("'")
        pieces += [String(rest[rest.index(after: rest.startIndex)..<end]), ""]
        rest = rest[end...]
        pieces[pieces.count - 1].append("'")
        rest = rest.dropFirst()
      } else if first.isASCII, first.isNumber, !isInWord {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        pieces += [String(digits), ""]
        rest = rest[digits.endIndex...]
      } else {
        pieces[pieces.count - 1].append(first)
        isInWord = first.isLetter || first.isNumber
        rest = rest.dropFirst()
        continue
      }
      isInWord = false
    }
    return pieces
  }

  private static func endOfQuotation(_ text: Substring) -> String.Index? {
    var place = text.index(after: text.startIndex)
    while let end = text[place...].firstIndex(of: "'") {
      let next = text.index(after: end)
      if next == text.endIndex || !(text[next].isLetter || text[next].isNumber) { return end }
      place = next
    }
    return nil
  }
}

extension String {
  /// Returns the UTF-8 of the parts between the occurrences of a separator.
  fileprivate func components(of separator: String) -> [[UInt8]] {
    var parts: [[UInt8]] = [[]]
    var rest = Array(utf8)[...]
    let sign = Array(separator.utf8)
    while let byte = rest.first {
      if rest.starts(with: sign) {
        parts.append([])
        rest = rest.dropFirst(sign.count)
      } else {
        parts[parts.count - 1].append(byte)
        rest = rest.dropFirst()
      }
    }
    return parts
  }
}
