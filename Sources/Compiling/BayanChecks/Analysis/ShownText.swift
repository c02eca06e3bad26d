import BayanCatalog
import BayanMessageSyntax
import BayanSupport

/// What readers see of short words, in a form for comparing.
extension Pattern {
  /// The text that is shown whatever the arguments are; `nil` if an argument is a part of it.
  var constantText: String? {
    var shown = ""
    for element in elements {
      switch element {
      case .text(let text): shown += text.value
      case .expression(let expression):
        guard case .literal(let literal)? = expression.operand else { return nil }
        shown += literal.value
      case .markup: break
      }
    }
    return shown
  }
}

extension LocaleMessage {
  /// The text of a message without variants and arguments, as labels are; `nil` for any other.
  var constantText: String? {
    guard parsed.isValid, case .pattern(let pattern) = parsed.message.body else { return nil }
    return pattern.constantText
  }
}

extension String {
  /// The text as a reader remembers it: without case, marks of direction, vowel marks and stretched
  /// letters, white space at its ends, or the stop after it.
  var folded: String {
    var scalars = String.UnicodeScalarView()
    var hasSpace = false
    for scalar in unicodeScalars {
      if scalar.isRememberedAsSpace {
        hasSpace = !scalars.isEmpty
      } else if scalar.isRemembered {
        if hasSpace { scalars.append(" ") }
        hasSpace = false
        scalars.append(scalar)
      }
    }
    while let last = scalars.last, last.isFullStop || last == "!" || last == "…" || last == " " {
      scalars.removeLast()
    }
    return String(scalars).lowercased()
  }

  /// Whether both texts have the same ``folded`` form.
  ///
  /// Most texts differ within their first letters, and then nothing is made of either.
  func isFolded(as other: String) -> Bool {
    if differsInFirstLetters(from: other) { return false }
    var scalars = RememberedScalars(self)
    var others = RememberedScalars(other)
    while true {
      switch (scalars.next(), others.next()) {
      case (nil, nil): return true
      case (nil, _), (_, nil): return false
      case (let first?, let second?):
        if first == second { continue }
        guard let first = first.plainLetter, let second = second.plainLetter else {
          return folded == other.folded
        }
        if first != second { return false }
      }
    }
  }
}

extension String {
  /// Whether the texts begin with letters of which one tells them apart.
  private func differsInFirstLetters(from other: String) -> Bool {
    var text = self
    var other = other
    return text.withUTF8 { text in
      other.withUTF8 { other in
        var offset = 0
        // As long as they agree, but for case, which letters of one length have.
        while offset < text.count, offset < other.count {
          let scalar = UTF8Scalar(at: offset, in: text)
          guard let letter = scalar.value.firstLetter,
            let second = UTF8Scalar(at: offset, in: other).value.firstLetter
          else { return false }
          if letter != second { return true }
          offset += scalar.length
        }
        return false
      }
    }
  }
}

/// The scalars of a text's ``Swift/String/folded`` form, in their own case, one by one.
private struct RememberedScalars {
  private var scalars: String.UnicodeScalarView.Iterator
  private var hasStarted = false
  private var hasSpace = false
  /// What belongs to the text only if a letter follows: spaces and stops.
  private var held: [Unicode.Scalar] = []
  private var heldStart = 0
  /// The letter behind what is held.
  private var letter: Unicode.Scalar?

  init(_ text: String) { scalars = text.unicodeScalars.makeIterator() }

  mutating func next() -> Unicode.Scalar? {
    if let letter {
      if heldStart < held.count {
        heldStart += 1
        return held[heldStart - 1]
      }
      self.letter = nil
      held.removeAll(keepingCapacity: true)
      heldStart = 0
      return letter
    }
    while let scalar = scalars.next() {
      if scalar.isRememberedAsSpace {
        hasSpace = hasStarted
        continue
      }
      if !scalar.isRemembered { continue }
      hasStarted = true
      let isStop = scalar.isFullStop || scalar == "!" || scalar == "…"
      if !isStop, held.isEmpty {
        guard hasSpace else { return scalar }
        hasSpace = false
        letter = scalar
        return " "
      }
      if hasSpace { held.append(" ") }
      hasSpace = false
      if isStop {
        held.append(scalar)
      } else {
        letter = scalar
        return next()
      }
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// White space of any kind.
  fileprivate var isRememberedAsSpace: Bool {
    switch value {
    case 0...0x7F: value == 0x20 || (0x09...0x0D).contains(value)
    case 0x620...0x652: false
    default: properties.isWhitespace
    }
  }

  /// Whether it is neither a mark of direction or its like, nor one of Arabic's vowel marks, nor the
  /// stroke that makes words longer.
  fileprivate var isRemembered: Bool {
    switch value {
    case 0...0x7F: true
    case 0x620...0x652: value < 0x64B && value != 0x640
    default: properties.generalCategory != .format
    }
  }

  /// As ``plainLetter``, for letters and digits alone.
  fileprivate var firstLetter: Unicode.Scalar? {
    isASCII && !isASCIIAlphanumeric || value == 0x640 ? nil : plainLetter
  }

  /// The small letter, for scalars that no others are equivalent to: all of ASCII, and the letters of
  /// Arabic that aren't composed of others; `nil` for all else.
  fileprivate var plainLetter: Unicode.Scalar? {
    switch value {
    case 0x41...0x5A: Unicode.Scalar(value | 0x20)
    case 0...0x7F, 0x627...0x63A, 0x641...0x64A: self
    default: nil
    }
  }

  /// Whether it ends statements, in the scripts that have such a mark.
  ///
  /// - Source: Unicode 15, of the property Sentence_Terminal those that are neither question nor
  ///   exclamation marks, for the scripts of CLDR's locales.
  var isFullStop: Bool {
    switch self {
    case ".", "\u{589}", "\u{6D4}", "\u{701}", "\u{964}", "\u{965}", "\u{104A}", "\u{104B}",
      "\u{1362}", "\u{17D4}", "\u{17D5}", "\u{1803}", "\u{3002}", "\u{FF0E}", "\u{FF61}":
      true
    default: false
    }
  }
}
