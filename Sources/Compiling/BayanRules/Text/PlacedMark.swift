import BayanChecking
import BayanICU

/// A mark of a text, with what is on both sides of it.
///
/// All rules about the marks of sentences ask here what a mark is set onto, and whether a part of a
/// sentence ends at it.
struct PlacedMark {
  let text: ShownText
  /// Its place among the scalars.
  let index: Int
  /// What it is set onto: the last word, number, literal or placeholder before it, with nothing
  /// between but spaces and marks that close a bracket, a quotation or a sentence.
  let owner: TextToken?
  /// The token right before it.
  let previous: TextToken?
  /// The token right after it.
  let next: TextToken?
  /// The token after it, other marks apart.
  let follower: TextToken?

  var scalar: Unicode.Scalar { text.scalars[index] }

  /// The space right before it; empty if there is none.
  var space: Range<Int> {
    previous.flatMap { $0.kind == .space ? $0.range : nil } ?? index..<index
  }

  /// Whether a part of a sentence may end at it: after it, other marks apart, is a space or the end.
  ///
  /// At a `;` that is the end of a text no sentence ends, but a list for programs.
  var endsPart: Bool {
    guard let follower else { return next != nil || scalar != ";" }
    return follower.kind == .space
  }

  /// Whether it is one of three dots but the last.
  var isOfEllipsis: Bool {
    scalar == "." && next.map { text.scalars[$0.range.lowerBound] == "." } == true
  }

  /// Whether its space is before it instead of after it: `one ,two`.
  var isBeforeWord: Bool {
    switch next?.kind {
    case .word, .number, .placeholder, .identifier: !space.isEmpty
    default: false
    }
  }

  /// Whether the text speaks of it: between two spaces, or between two marks, `";"`.
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

  /// The last letter of a word or a literal.
  func lastLetter(of token: TextToken) -> Unicode.Scalar? {
    scalars[token.range].last { !$0.isMark }.flatMap { $0.isAlphabetic ? $0 : nil }
  }
}

extension Unicode.Scalar {
  /// Whether a mark closes a bracket, a quotation or a sentence.
  ///
  /// Of quotation marks that may open too, the space before them tells.
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
  /// The elements with equal keys together, in the order of the first of each.
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

/// What a diagnostic adds that stands for several places.
func sameElsewhere(_ others: Int) -> String {
  switch others {
  case 0: ""
  case 1: "; the same at 1 more mark"
  default: "; the same at \(others) more marks"
  }
}
