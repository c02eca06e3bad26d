import BayanDiagnostics

extension MessageParser {
  /// Parses a name, and one bidirectional mark on each side of it.
  ///
  /// The marks are not part of the value. A second mark belongs to the space around the name, or is
  /// an error if the grammar has no space there.
  ///
  /// - Grammar: `name = [bidi] name-start *name-char [bidi]`
  /// - Returns: The name as written, not normalized: comparing Swift strings already treats
  ///   canonically equivalent names as equal. `nil`, with the cursor unchanged, if there is
  ///   no name.
  mutating func parseName() -> String? {
    let start = index
    skipBidirectionalMark()
    let nameStart = index
    guard takeNameStart() else {
      index = start
      return nil
    }
    takeNameCharacters()
    let name = string(nameStart..<index)
    skipBidirectionalMark()
    return name
  }

  /// Parses an identifier.
  ///
  /// - Grammar: `identifier = [namespace ":"] name`; `namespace = name`
  /// - Returns: The name, after its namespace and `:` if it has one.
  /// - Throws: ``Abandoned``, with the error reported.
  mutating func parseIdentifier(after sigil: String) throws(Abandoned) -> String {
    let start = index
    guard let first = parseName() else { throw reportMissingName(after: "'\(sigil)'") }
    guard current == Byte.colon else { return first }
    index += 1
    guard let second = parseName() else {
      throw reportMissingName(after: "the namespace '\(abbreviated(first)):'")
    }
    guard current != Byte.colon else {
      index += 1
      report(.secondColon, from: start)
      throw Abandoned()
    }
    return first + ":" + second
  }

  /// Parses a variable.
  ///
  /// - Grammar: `variable = "$" name`
  /// - Precondition: The cursor is at `$`.
  /// - Throws: ``Abandoned``, with the error reported.
  mutating func parseVariable() throws(Abandoned) -> Variable {
    let start = index
    index += 1
    guard let name = parseName() else { throw reportMissingName(after: "'$'") }
    return Variable(name: name, span: SourceSpan(start, index))
  }

  /// Whether a name can start at the cursor; a mark before it doesn't count.
  var isAtNameStart: Bool {
    guard !isAtEnd else { return false }
    let byte = current
    if byte < 0x80 { return CharacterClass.isNameStart(ascii: byte) }
    return CharacterClass.isNameStart(nonASCII: scalar(at: index).value)
  }

  /// Whether an unquoted literal can start at the cursor.
  var isAtNameCharacter: Bool {
    let byte = current
    return byte < 0x80 ? CharacterClass.isNameCharacter(ascii: byte) : isAtNameStart
  }

  /// Reads one character that can start a name.
  private mutating func takeNameStart() -> Bool {
    guard isAtNameStart else { return false }
    index += bytes[index] < 0x80 ? 1 : scalar(at: index).length
    return true
  }

  /// Reads all characters that can continue a name.
  ///
  /// - Grammar: `*name-char`
  mutating func takeNameCharacters() {
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        guard CharacterClass.isNameCharacter(ascii: byte) else { return }
        index += 1
      } else {
        let (value, length, _) = scalar(at: index)
        guard CharacterClass.isNameStart(nonASCII: value) else { return }
        index += length
      }
    }
  }

  private mutating func reportMissingName(after thing: Diagnostic.Message) -> Abandoned {
    if isAtNameCharacter {
      report(.nameStart(describeCurrent()), at: currentSpan)
    } else {
      report(.missingName(after: thing, found: describeCurrent()), at: currentSpan)
    }
    return Abandoned()
  }
}

extension Diagnostic.Message {
  fileprivate static func nameStart(_ character: Diagnostic.Message) -> Self {
    "a name cannot start with \(character); start it with a letter, '_' or '+'"
  }

  fileprivate static func missingName(
    after thing: Diagnostic.Message, found: Diagnostic.Message
  ) -> Self {
    "expected a name after \(thing), found \(found)"
  }

  fileprivate static let secondColon: Self =
    "a name can have only one ':', after its namespace; remove the second"
}
