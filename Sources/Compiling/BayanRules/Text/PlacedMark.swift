import BayanChecking
import BayanDiagnostics
import BayanICU

/// A mark of a text, with the tokens on both sides.
///
/// All rules about sentence marks use it to find the token that a mark belongs to, and whether a part of a
/// sentence ends at it.
struct PlacedMark {
  let text: ShownText
  /// The index of the mark in the scalars.
  let index: Int
  /// The token that the mark belongs to: the last word, number, literal or placeholder before it, with
  /// only spaces and marks that close a bracket, a quotation or a sentence between them.
  let owner: TextToken?
  /// The token right before the mark.
  let previous: TextToken?
  /// The token right after the mark.
  let next: TextToken?
  /// The next token after the mark and adjacent marks.
  let follower: TextToken?

  var scalar: Unicode.Scalar { text.scalars[index] }

  /// The space right before the mark; empty if there is none.
  var space: Range<Int> {
    previous.flatMap { $0.kind == .space ? $0.range : nil } ?? index..<index
  }

  /// Whether a part of a sentence may end at the mark: a space or the end follows, perhaps after other marks.
  ///
  /// At a `;` the end of the text ends no sentence, but a list for programs.
  var endsPart: Bool {
    guard let follower else { return next != nil || scalar != ";" }
    return follower.kind == .space
  }

  /// Whether the mark is a dot of an ellipsis, except the last.
  var isOfEllipsis: Bool {
    scalar == "." && next.map { text.scalars[$0.range.lowerBound] == "." } == true
  }

  /// Whether the mark's space is before it instead of after it: `one ,two`.
  var isBeforeWord: Bool {
    switch next?.kind {
    case .word, .number, .placeholder, .identifier: !space.isEmpty
    default: false
    }
  }

  /// Whether the text is about the mark: between two spaces, or between two marks, `";"`.
  var isSpokenOf: Bool {
    guard let previous, let next, previous.kind == next.kind else { return false }
    return previous.kind == .mark || previous.kind == .space
  }
}

extension ShownText {
  /// The marks of the text, in order.
  var marks: [PlacedMark] {
    var marks: [PlacedMark] = []
    var owner: TextToken?
    var follower = 0
    for (place, token) in tokens.enumerated() {
      switch token.kind {
      case .space, .invisible: continue
      case .mark: break
      default:
        owner = token
        continue
      }
      if follower <= place {
        follower =
          tokens[place...].firstIndex { $0.kind != .mark && $0.kind != .invisible } ?? tokens.count
      }
      let previous = place > 0 ? tokens[place - 1] : nil
      marks.append(
        PlacedMark(
          text: self, index: token.range.lowerBound, owner: owner, previous: previous,
          next: place + 1 < tokens.count ? tokens[place + 1] : nil,
          follower: follower < tokens.count ? tokens[follower] : nil))
      if !scalars[token.range.lowerBound].closes(behindSpace: previous?.kind == .space) {
        owner = nil
      }
    }
    return marks
  }

  /// Returns the last letter of a word or a literal.
  func lastLetter(of token: TextToken) -> Unicode.Scalar? {
    scalars[token.range].last { !$0.isMark }.flatMap { $0.isAlphabetic ? $0 : nil }
  }
}

extension Unicode.Scalar {
  /// Whether a mark closes a bracket, a quotation or a sentence.
  ///
  /// For quotation marks that may also open, the space before them decides.
  fileprivate func closes(behindSpace: Bool) -> Bool {
    switch self {
    case "\"", "'": return !behindSpace
    default: break
    }
    let properties = unicode
    return switch properties.generalCategory {
    case .pe, .pf: true
    case .pi: !behindSpace
    default: properties.isSentenceTerminal
    }
  }
}

extension Array {
  /// Returns the elements grouped by key, in the order of the first of each.
  func grouped<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
    var places: [Key: Int] = [:]
    var groups: [[Element]] = []
    for element in self {
      let place = places[key(element), default: groups.count]
      if place == groups.count { groups.append([]) }
      places[key(element)] = place
      groups[place].append(element)
    }
    return groups
  }
}

/// Returns the addition to a diagnostic that stands for several places.
func sameElsewhere(_ others: Int) -> Diagnostic.Message {
  switch others {
  case 0: ""
  case 1: "; the same at 1 more mark"
  default: "; the same at \(others) more marks"
  }
}
