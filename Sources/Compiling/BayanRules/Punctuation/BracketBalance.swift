package import BayanChecking
package import BayanDiagnostics

/// A bracket without a counterpart, in a translation whose source has no such bracket.
///
/// Full-width brackets can pair with others. Brackets in literals are never reported.
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
    for found in message.found(notInSourceBy: { $0.bracket }, { $0.loneBrackets }) {
      let index = found.element.index
      report.add(
        .alone(found.text.scalars[index]),
        at: .text(index..<(index + 1), of: found.text, in: message))
    }
  }
}

private struct Bracket {
  var index: Int
  /// The bracket, in its narrow form.
  var bracket: Unicode.Scalar
  /// Whether the bracket is in a literal, which may include a bracket of the sentence.
  var isInLiteral: Bool
}

extension ShownText {
  /// The brackets without a partner.
  ///
  /// A bracket in a literal may be the partner of one in the sentence.
  fileprivate var loneBrackets: [Bracket] {
    guard bytes.intersects(BracketBalance.brackets) else { return [] }
    let brackets = tokens.flatMap { token -> [Bracket] in
      guard token.kind == .mark || token.kind.isLiteral else { return [] }
      let all = token.range.map {
        Bracket(
          index: $0, bracket: scalars[$0].narrowBracket, isInLiteral: token.kind.isLiteral)
      }
      return all.withoutPartner
    }
    return brackets.withoutPartner.filter { !$0.isInLiteral }
  }
}

extension [Bracket] {
  /// The rest after pairing: a closing bracket takes the last open one of its kind, and later ones have
  /// no partner.
  fileprivate var withoutPartner: [Bracket] {
    var lone: [Bracket] = []
    var open: [Bracket] = []
    var counts: [Unicode.Scalar: Int] = [:]
    for bracket in self {
      if bracket.bracket.closingBracket != nil {
        open.append(bracket)
        counts[bracket.bracket, default: 0] += 1
      } else if let opening = bracket.bracket.openingBracket {
        guard counts[opening, default: 0] > 0 else {
          lone.append(bracket)
          continue
        }
        while let last = open.popLast() {
          counts[last.bracket, default: 0] -= 1
          if last.bracket == opening { break }
          lone.append(last)
        }
      }
    }
    return (lone + open).sorted { $0.index < $1.index }
  }
}

extension Unicode.Scalar {
  fileprivate var narrowBracket: Unicode.Scalar {
    switch self {
    case "（": "("
    case "）": ")"
    case "［": "["
    case "］": "]"
    default: self
    }
  }

  private static let pairs: [(open: Unicode.Scalar, close: Unicode.Scalar)] = [
    ("(", ")"), ("[", "]"), ("【", "】"), ("〈", "〉"), ("《", "》"),
  ]

  fileprivate var closingBracket: Unicode.Scalar? { Self.pairs.first { $0.open == self }?.close }
  fileprivate var openingBracket: Unicode.Scalar? { Self.pairs.first { $0.close == self }?.open }
}

extension Diagnostic.Message {
  fileprivate static func alone(_ bracket: Unicode.Scalar) -> Self {
    "the bracket \(quoted(String(bracket))) has no counterpart"
  }
}
