package import BayanChecking
package import BayanDiagnostics
import BayanSupport

/// A bracket without a counterpart, where the source has all of its own.
package struct BracketBalance: MessageRule {
  package static let id: RuleID = "bracket-balance"
  package static let severity = Diagnostic.Severity.warning
  package static let supersededBy: [Superseding] = [.inMessage(TranslationUnchanged.id)]

  package init() {}

  package var requiredBytes: ByteSet { Self.brackets }

  /// The first bytes of the brackets.
  fileprivate static let brackets: ByteSet = "()[]（）［］【】〈〉《》"

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard !message.isSource else { return }
    lazy var sourceHasFault =
      message.sourceTexts?.contains { $0.surestBracketFault != nil } == true
    for text in message.texts where text.bytes.intersects(Self.brackets) {
      guard let fault = text.surestBracketFault, !sourceHasFault,
        !message.showsBracketOfSource(at: fault, in: text)
      else { continue }
      report.add(
        .alone(String(text.scalars[fault])), at: .text(fault..<(fault + 1), of: text, in: message),
        certainty: .likely)
    }
  }
}

extension CatalogMessage {
  /// Whether readers from right to left see a bracket where the source has it, behind digits or letters.
  fileprivate func showsBracketOfSource(at index: Int, in text: ShownText) -> Bool {
    guard let seen = text.seenBracket(at: index), seen.contains(where: \.isASCIIAlphanumeric) else {
      return false
    }
    return sourceTexts?.contains { source in
      source.scalars.indices.dropLast(seen.count - 1).contains {
        source.scalars[$0..<$0 + seen.count].elementsEqual(seen)
      }
    } == true
  }
}

extension ShownText {
  /// The first bracket without a partner, unless its partner may be taken for a part of an address, or for
  /// the mouth of a face: `(parted by ;)`.
  fileprivate var surestBracketFault: Int? {
    guard let fault = bracketFault(), literals.isEmpty || bracketFault(withTokens: true) != nil,
      !hasFace || bracketFault(withFaces: true) != nil
    else { return nil }
    return fault
  }

  /// The first bracket without a partner.
  ///
  /// - Parameters:
  ///   - withTokens: Whether the brackets in code and addresses count.
  ///   - withFaces: Whether the mouths of faces count.
  fileprivate func bracketFault(withTokens: Bool = false, withFaces: Bool = false) -> Int? {
    guard bytes.intersects(BracketBalance.brackets) else { return nil }
    var open: [(partner: Unicode.Scalar, index: Int)] = []
    var isList = false
    for (index, scalar) in scalars.enumerated() {
      if let partner = scalar.closingBracket {
        if isProse(index, withTokens, withFaces) { open.append((partner, index)) }
      } else if let bracket = scalar.closedBracket, isProse(index, withTokens, withFaces) {
        guard open.last?.partner == bracket else {
          if open.isEmpty, numbersList(index, &isList) { continue }
          return open.last.map { $0.index } ?? index
        }
        open.removeLast()
      }
    }
    return open.first?.index
  }

  /// Whether a bracket belongs to the sentence: not to code, a face, or a pair of quotation marks that
  /// have nothing but the bracket.
  private func isProse(_ index: Int, _ withTokens: Bool, _ withFaces: Bool) -> Bool {
    if index > 0, isEscaped(index) { return false }
    if index > 0, !withFaces, isFace(index) { return false }
    return (withTokens || literal(at: index) == nil) && !quotesCharacter(at: index)
  }

  /// Whether a backslash stands before it that no other one stands before: `\\(`, not `\\\\)`.
  private func isEscaped(_ index: Int) -> Bool {
    scalars[index - 1] == "\\" && !(index > 1 && scalars[index - 2] == "\\")
  }

  /// Whether any bracket may be the mouth of a face.
  fileprivate var hasFace: Bool {
    scalars.indices.dropFirst().contains {
      (scalars[$0].closingBracket ?? scalars[$0].closedBracket) != nil && isFace($0)
    }
  }

  /// Whether a bracket is the mouth of a face: `:)`, `;-)`.
  private func isFace(_ index: Int) -> Bool {
    var eyes = index - 1
    if eyes > 0, scalars[eyes] == "-" { eyes -= 1 }
    guard scalars[eyes] == ":" || scalars[eyes] == ";" else { return false }
    return eyes == 0 || scalars[eyes - 1].isWhitespace
  }

  /// Whether a closing bracket follows the number or the letter of a list's entry, the first of which
  /// begins a line: `1)`, `b)`.
  private func numbersList(_ index: Int, _ hasBegun: inout Bool) -> Bool {
    var start = index
    while start > 0, index - start < 3, scalars[start - 1].isWordPart { start -= 1 }
    guard (1...2).contains(index - start) else { return false }
    if start == 0 || scalars[start - 1] == "\n" { hasBegun = true }
    return hasBegun && (start == 0 || scalars[start - 1].isWhitespace)
  }
}

extension Unicode.Scalar {
  /// What closes the bracket that this opens; full-width brackets and others are the same.
  fileprivate var closingBracket: Unicode.Scalar? {
    switch self {
    case "(", "（": ")"
    case "[", "［": "]"
    case "【": "】"
    case "〈": "〉"
    case "《": "》"
    default: nil
    }
  }

  /// The bracket that this closes as ``closingBracket`` has it; `nil` for other characters.
  fileprivate var closedBracket: Unicode.Scalar? {
    switch self {
    case ")", "）": ")"
    case "]", "］": "]"
    case "】", "〉", "》": self
    default: nil
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func alone(_ bracket: String) -> Self {
    "the bracket \(quoted(bracket)) has no counterpart"
  }
}
