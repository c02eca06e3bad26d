import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanMeaning
import BayanMessageSyntax

/// The markup of one text: `{#b}…{/b}` and tags in text alike, in source order.
struct MarkupModel: Sendable {
  struct Tag: Sendable {
    enum Kind: Sendable {
      case open
      case close
      /// A tag without an end: `<br>`, `{#img /}`.
      case standalone
    }

    var kind: Kind
    /// The name; HTML names are in lower case.
    var name: String
    /// The attributes.
    ///
    /// HTML names are in lower case; a value that is only known at run time is `{$name}`.
    var attributes: [(name: String, value: String)]
    /// Whether the tag is in text rather than the message's own markup.
    var isText: Bool
    /// The range in scalars of the text; of the message's own markup an empty range at its place.
    var range: Range<Int>
    /// The span of the message's own markup; for a tag in text, ``range`` gives its place.
    var source: SourceSpan?

    /// The tag as written, without attributes.
    var shown: String {
      switch (isText, kind) {
      case (true, .open): "<\(name)>"
      case (true, .close): "</\(name)>"
      case (true, .standalone): "<\(name)/>"
      case (false, .open): "{#\(name)}"
      case (false, .close): "{/\(name)}"
      case (false, .standalone): "{#\(name)/}"
      }
    }

    func value(of attribute: String) -> String? {
      attributes.first { $0.name == attribute }?.value
    }
  }

  /// A tag without a counterpart.
  struct Fault: Sendable {
    var tag: Tag
    /// The tag that would have to be closed first.
    var within: Tag?
  }

  private(set) var tags: [Tag] = []

  /// The unclosed tags that HTML allows.
  private(set) var leftOpen: [Tag] = []

  /// The tags without a partner.
  private(set) var faults: [Fault] = []

  /// The indices of each opening tag and its closing tag.
  private(set) var pairs: [(open: Int, close: Int)] = []

  /// Reads the markup of a text.
  init(_ text: ShownText) {
    var tokens = text.literals(.tag)[...]
    var position = 0
    for element in text.pattern.elements {
      switch element {
      case .text(let text): position += text.value.unicodeScalars.count
      case .expression(let expression):
        position += expression.plainLiteral?.value.unicodeScalars.count ?? 1
      case .markup(let markup):
        while let token = tokens.first, token.range.lowerBound < position {
          tokens.removeFirst()
          if let tag = Tag(token.range, of: text) { tags.append(tag) }
        }
        tags.append(Tag(markup, at: position))
      }
    }
    tags += tokens.compactMap { Tag($0.range, of: text) }
    pair()
  }

  private mutating func pair() {
    var open: [Int] = []
    for (index, tag) in tags.enumerated() {
      switch tag.kind {
      case .standalone: break
      case .open: open.append(index)
      case .close:
        guard let partner = open.lastIndex(where: { tags[$0].isPartner(of: tag) }) else {
          faults.append(Fault(tag: tag))
          continue
        }
        for unclosed in open[(partner + 1)...] { close(tags[unclosed], within: tag) }
        pairs.append((open[partner], index))
        open.removeSubrange(partner...)
      }
    }
    for unclosed in open { close(tags[unclosed], within: nil) }
  }

  /// Adds an unclosed tag; HTML allows some to end with their parent.
  private mutating func close(_ tag: Tag, within other: Tag?) {
    if tag.mayStayOpen {
      leftOpen.append(tag)
    } else {
      faults.append(Fault(tag: tag, within: other))
    }
  }

  /// Whether the text is well-formed markup: every tag has its partner, or needs none.
  ///
  /// `Usage: tool <file>` isn't.
  var isWellFormed: Bool { faults.isEmpty }

  /// Whether the text is a document with a `<head>`.
  var isDocument: Bool { tags.contains { $0.isText && $0.name == "head" } }
}

extension MarkupModel.Tag {
  fileprivate init(_ markup: Markup, at position: Int) {
    switch markup.kind {
    case .open: kind = .open
    case .close: kind = .close
    case .standalone: kind = .standalone
    }
    name = markup.name
    attributes = markup.options.map { option in
      switch option.value {
      case .literal(let literal): (option.name, literal.value)
      case .variable(let variable): (option.name, "{$\(variable.name)}")
      }
    }
    isText = false
    range = position..<position
    source = markup.span
  }

  /// Reads a tag in text.
  ///
  /// - Returns: `nil` for a comment.
  fileprivate init?(_ range: Range<Int>, of text: ShownText) {
    var scanner = TagScanner(
      shownText: text, index: range.lowerBound + 1, end: range.upperBound - 1)
    guard let first = scanner.current, first != "!" else { return nil }
    let isClosing = scanner.take("/")
    name = scanner.name().lowercased()
    attributes = scanner.attributes()
    isText = true
    self.range = range
    let endsItself = text.scalars[range.upperBound - 2] == "/"
    // `<source>` alone is text for the user to fill in: as an element it has attributes.
    let isVoid =
      Self.void.contains(name) && !(attributes.isEmpty && Self.needingAttributes.contains(name))
    kind = isClosing ? .close : endsItself || isVoid ? .standalone : .open
  }

  fileprivate func isPartner(of other: Self) -> Bool {
    isText == other.isText && name.utf8.elementsEqual(other.name.utf8)
  }

  fileprivate var mayStayOpen: Bool { isText && Self.optionalEnd.contains(name) }

  /// Whether HTML has an element with the name.
  var isHTML: Bool { isText && (Self.void.contains(name) || Self.elements.contains(name)) }

  /// - Source: HTML Standard, 13.1.2 Elements, void elements.
  private static let void = Set(
    "area base br col embed hr img input link meta source track wbr".split(separator: " ")
      .map(String.init))

  /// The void elements that have no effect without attributes.
  private static let needingAttributes: Set<String> = ["area", "base", "link", "source", "track"]

  /// - Source: HTML Standard, 13.1.2.4 Optional tags.
  private static let optionalEnd: Set<String> = ["p", "li", "dt", "dd", "option", "tr", "td", "th"]

  /// - Source: HTML Standard, the elements that are in text.
  private static let elements = Set(
    """
    a abbr address article aside audio b bdi bdo blockquote button canvas center cite code data dd \
    del details dfn div dl dt em fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 \
    header i iframe ins kbd label legend li main mark nav object ol option p pre q s samp script \
    section select small span strike strong style sub summary sup svg table tbody td textarea tfoot \
    th thead time tr tt u ul var video
    """
    .split(separator: " ").map(String.init))
}

/// A reader of a tag between `<` and `>`.
private struct TagScanner {
  let shownText: ShownText
  var index: Int
  let end: Int

  var current: Unicode.Scalar? { index < end ? shownText.scalars[index] : nil }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard current == scalar else { return false }
    index += 1
    return true
  }

  mutating func name() -> String { text { !$0.isWhitespace && $0 != "/" && $0 != "=" } }

  mutating func attributes() -> [(name: String, value: String)] {
    var attributes: [(name: String, value: String)] = []
    while true {
      _ = text(while: { $0.isWhitespace || $0 == "/" })
      guard current != nil else { return attributes }
      let name = name().lowercased()
      // A stray `=` is no attribute.
      guard !name.isEmpty else {
        index += 1
        continue
      }
      _ = text(while: \.isWhitespace)
      guard take("=") else {
        attributes.append((name, ""))
        continue
      }
      _ = text(while: \.isWhitespace)
      if let quote = current, quote == "\"" || quote == "'" {
        index += 1
        attributes.append((name, text { $0 != quote }))
        index = min(index + 1, end)
      } else {
        attributes.append((name, text { !$0.isWhitespace }))
      }
    }
  }

  private mutating func text(while condition: (Unicode.Scalar) -> Bool) -> String {
    var read = String.UnicodeScalarView()
    while let scalar = current, condition(scalar) {
      if let variable = shownText.variable(at: index) {
        read.append(contentsOf: "{$\(variable.name)}".unicodeScalars)
      } else {
        read.append(scalar)
      }
      index += 1
    }
    return String(read)
  }
}

extension [ShownText] {
  /// The markup of each text that has any; `nil` if a text's markup isn't well-formed, so that
  /// nothing can be compared with it.
  var wellFormedMarkup: [MarkupModel]? {
    let models = map(MarkupModel.init)
    return models.allSatisfy(\.isWellFormed) ? models : nil
  }

  /// The words that are alone in quotation marks, as names of keys are: `'q'`, for which `<q>` is no tag.
  var quotedWords: Set<String> { reduce(into: []) { $0.formUnion($1.quotedWords) } }

  /// Whether any text may have markup.
  var mayHaveMarkup: Bool { contains(where: \.mayHaveMarkup) }
}

extension ShownText {
  fileprivate var quotedWords: Set<String> {
    let closing: [Unicode.Scalar: Unicode.Scalar] = ["'": "'", "\"": "\"", "“": "”", "‘": "’"]
    var names: Set<String> = []
    var start = 0
    var end: Unicode.Scalar?
    for (index, scalar) in scalars.enumerated() where closing[scalar] != nil || scalar == end {
      if scalar == end { names.insert(string(start..<index)) }
      end = closing[scalar]
      start = index + 1
    }
    return names
  }

  /// Whether the text may have a tag or the message's own markup.
  var mayHaveMarkup: Bool { bytes.contains("<") && has(.tag) || pattern.hasMarkup }

  /// Returns the variable that a placeholder shows.
  fileprivate func variable(at index: Int) -> Variable? {
    guard isPlaceholder(at: index) else { return nil }
    let start = Int(characters[index].start)
    for case .expression(let expression) in pattern.elements where expression.span.start == start {
      return expression.operand?.variable
    }
    return nil
  }
}

extension MarkupModel.Tag {
  func place(in text: ShownText, of message: CatalogMessage) -> DiagnosticPlace {
    .span(source ?? text.span(range), in: message, variant: text.variant)
  }
}

extension Pattern {
  /// Whether the pattern has markup of the message's own.
  var hasMarkup: Bool {
    elements.contains { if case .markup = $0 { true } else { false } }
  }
}
