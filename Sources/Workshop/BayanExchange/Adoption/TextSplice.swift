import BayanMessageSyntax
import BayanSupport

/// Other words in a text of an app's file, where nothing else of the text changes.
///
/// How the file writes its values, choices and escapes stays as it is. Whether the file says the new message then is
/// for the caller to see.
struct TextSplice {
  private var bytes: [UInt8]

  /// - Parameters:
  ///   - text: The text as it is in the file.
  ///   - old: What it says.
  /// - Returns: `nil` where more than words change, or where it isn't clear which words of the file they are.
  static func bytes(_ text: ArraySlice<UInt8>, from old: Message, to new: Message) -> [UInt8]? {
    guard let changes = changes(from: old, to: new), !changes.isEmpty else { return nil }
    var splice = TextSplice(bytes: Array(text))
    for change in changes {
      guard splice.replace(change) else { return nil }
    }
    return splice.bytes
  }

  private struct Change: Hashable {
    var old: String
    var new: String
  }

  /// The stretches of text that two messages have otherwise; `nil` where anything else differs.
  private static func changes(from old: Message, to new: Message) -> [Change]? {
    let (before, after) = (old.exchangeVariants, new.exchangeVariants)
    guard before.count == after.count, old.exchangeSelectors == new.exchangeSelectors else {
      return nil
    }
    var changes: [Change] = []
    for (old, new) in zip(before, after) {
      guard old.keys == new.keys, old.pattern.elements.count == new.pattern.elements.count else {
        return nil
      }
      for (element, other) in zip(old.pattern.elements, new.pattern.elements) {
        guard case .text(let a) = element, case .text(let b) = other else {
          guard element.code == other.code else { return nil }
          continue
        }
        let change = Change(old: a.value, new: b.value)
        if !a.value.utf8.elementsEqual(b.value.utf8), !changes.contains(change) {
          changes.append(change)
        }
      }
    }
    return changes
  }

  /// Replaces the words that differ, with as many of those around them as make them the only ones in the file.
  private mutating func replace(_ change: Change) -> Bool {
    let (old, new) = (Array(change.old.unicodeScalars), Array(change.new.unicodeScalars))
    var start = zip(old, new).prefix { $0 == $1 }.count
    var end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    end = min(end, min(old.count, new.count) - start)
    let isSpace = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
    repeat {
      // To the edges of the words.
      while start > 0, !isSpace(old[start - 1]) { start -= 1 }
      while end > 0, !isSpace(old[old.count - end]) { end -= 1 }
      let fragment = String(old[start..<(old.count - end)])
      let others = String(new[start..<(new.count - end)])
      if !fragment.isEmpty, let place = onlyPlace(of: fragment) {
        guard others.needsNoEscape(besides: fragment) else { return false }
        bytes.replaceSubrange(place, with: others.utf8)
        return true
      }
      guard start > 0 || end > 0 else { return false }
      if start > 0 { start -= 1 } else { end -= 1 }
    } while true
  }

  private func onlyPlace(of fragment: String) -> Range<Int>? {
    let fragment = Array(fragment.utf8)
    guard let first = bytes.firstRange(of: fragment),
      bytes[(first.lowerBound + 1)...].firstRange(of: fragment) == nil
    else { return nil }
    return first
  }
}

extension String {
  fileprivate init(_ scalars: ArraySlice<Unicode.Scalar>) {
    self = String(String.UnicodeScalarView(scalars))
  }

  /// Whether no format needs an escape for it, where other words are in a file as they are.
  fileprivate func needsNoEscape(besides fragment: String) -> Bool {
    let marks = { (text: String) in
      text.unicodeScalars.filter { "\"\\<>&%{}'#".unicodeScalars.contains($0) }
    }
    return marks(self).elementsEqual(marks(fragment))
      && unicodeScalars.allSatisfy { scalar in
        scalar.value >= 0x20 && scalar.value != 0x7F
          && (scalar == " " || !scalar.properties.isWhitespace)
      }
  }
}
