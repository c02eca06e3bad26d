import BayanMessageSyntax

/// An element in a text that stands for a placeholder or for markup, as a reader of XLIFF finds it.
struct FileCode {
  enum Role: String {
    /// A placeholder or standalone markup.
    case standalone
    /// The start of markup, and its end.
    case open
    case close
  }

  var role: Role

  /// Its own id and that of its pair, those that count most first.
  var ids: [String]

  /// The content of the code, as the file has it: `{$count :integer}`; `nil` for none.
  var content: String?

  /// The label that tools show: the name of the value, or the whole code.
  var label: String?

  /// How it is in the file: `<ph id="2">`.
  var tag: String
}

/// The codes that the sources of a unit have, by their ids.
///
/// The same id in source and target is the same code, whatever a tool has made of the element: it may
/// have emptied it, or written `x` for `ph`, or `g` for `bpt` and `ept`.
struct UnitCodes {
  private struct Key: Hashable {
    var role: String
    var id: String
  }

  /// Where the unit begins, by which codes of several units are told apart.
  private let offset: Int
  private var codes: [Key: ReturnedCode] = [:]
  private var count = 0

  init(offset: Int) { self.offset = offset }

  /// Adds a code of a source.
  ///
  /// - Parameter element: What it is by its own content; `nil` where that doesn't say.
  mutating func add(_ code: FileCode, _ element: Pattern.Element?) -> ReturnedCode {
    if element == nil, let known = self[code, exactly: true] { return known }
    count += 1
    let returned = ReturnedCode(
      tag: code.tag,
      // No name in a message has a space.
      element: element ?? PlaceholderNames.element(named: "\(offset) \(count)"),
      isKnown: element != nil, kind: code.role.kind, label: code.label)
    for id in code.ids {
      for role in [code.role.rawValue, ""] where codes[Key(role: role, id: id)] == nil {
        codes[Key(role: role, id: id)] = returned
      }
    }
    return returned
  }

  /// The code of the source that an element has the id of.
  ///
  /// - Parameter exactly: Whether an end is no start, and neither of them a placeholder.
  subscript(code: FileCode, exactly isExact: Bool) -> ReturnedCode? {
    for id in code.ids {
      if let found = codes[Key(role: code.role.rawValue, id: id)] { return found }
    }
    guard !isExact, let own = code.ids.last else { return nil }
    return codes[Key(role: "", id: own)]
  }
}

extension FileCode.Role {
  var kind: Markup.Kind {
    switch self {
    case .standalone: .standalone
    case .open: .open
    case .close: .close
    }
  }
}
