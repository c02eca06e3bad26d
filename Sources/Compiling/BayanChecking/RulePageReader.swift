/// A reader of the blocks of a rule's page, in their order.
struct RulePageReader {
  private var blocks: ArraySlice<MarkdownBlock>
  private let labels: RulePage.Labels

  /// The language of the page.
  private let language: String

  /// The line at which the last block begins.
  private let lastLine: Int

  init(_ blocks: [MarkdownBlock], _ labels: RulePage.Labels, language: String) {
    self.blocks = blocks[...]
    self.labels = labels
    self.language = language
    lastLine = blocks.last?.line ?? 1
  }

  // MARK: Parts

  mutating func facts() throws(RulePage.Problem) -> [String: String] {
    guard case .facts(let facts) = blocks.first?.content else { throw expected("lines of facts") }
    blocks.removeFirst()
    return facts
  }

  mutating func title() throws(RulePage.Problem) -> String {
    guard case .heading(1, let title) = blocks.first?.content else {
      throw expected("'# ' and the rule's name")
    }
    blocks.removeFirst()
    return title
  }

  /// Reads the text below the title.
  mutating func explanation() throws(RulePage.Problem) -> RuleExplanation {
    let what = try prose()
    try takeHeading(labels.why)
    let why = try prose()
    try takeHeading(labels.howToFix)
    var explanation = RuleExplanation(
      what: what, why: why, howToFix: try prose(), notReported: [], examples: [])
    if takesHeading(labels.notReported) { explanation.notReported = try items() }
    if takesHeading(labels.examples) { explanation.examples = try examples() }
    if !blocks.isEmpty { throw expected("the end of the page") }
    return explanation
  }

  /// Reads one or several paragraphs as one text.
  private mutating func prose() throws(RulePage.Problem) -> String {
    var paragraphs: [String] = []
    while case .paragraph(let text) = blocks.first?.content {
      paragraphs.append(text.withoutMarkdown)
      blocks.removeFirst()
    }
    if paragraphs.isEmpty { throw expected("a paragraph") }
    return paragraphs.joined(separator: " ")
  }

  private mutating func items() throws(RulePage.Problem) -> [String] {
    var items: [String] = []
    while case .item(let text) = blocks.first?.content {
      items.append(text.withoutMarkdown)
      blocks.removeFirst()
    }
    if items.isEmpty { throw expected("a list") }
    return items
  }

  // MARK: Examples

  private mutating func examples() throws(RulePage.Problem) -> [RuleExplanation.Example] {
    var examples: [RuleExplanation.Example] = []
    var locale = language
    repeat {
      if case .heading(3, let heading) = blocks.first?.content {
        guard let tag = heading.lastCode else { throw expected("a locale, such as `ar`,") }
        locale = tag
        blocks.removeFirst()
      }
      examples.append(try example(in: locale))
    } while !blocks.isEmpty
    return examples
  }

  private mutating func example(
    in locale: String
  ) throws(RulePage.Problem) -> RuleExplanation.Example {
    var source: String?
    if takesLabel(labels.source) { source = try code().text }
    guard takesLabel(labels.bad) else { throw expected("'\(labels.bad)'") }
    let bad = try code()
    guard takesLabel(labels.good) else { throw expected("'\(labels.good)'") }
    var good: [String] = []
    repeat {
      let next = try code(of: bad.content)
      good.append(next.text)
    } while isAtCode
    return RuleExplanation.Example(
      locale: locale, content: bad.content, source: source, bad: bad.text, good: good)
  }

  private var isAtCode: Bool {
    if case .code = blocks.first?.content { true } else { false }
  }

  /// Reads a block of code and the kind of its content, which the fence names.
  private mutating func code(
    of content: RuleExplanation.Example.Content? = nil
  ) throws(RulePage.Problem) -> (content: RuleExplanation.Example.Content, text: String) {
    guard case .code(let language, let text) = blocks.first?.content,
      let found = Self.contents[language], content == nil || found == content
    else {
      let names = Self.contents.filter { content == nil || $0.value == content }.keys.sorted()
      throw expected("a block of \(names.joined(separator: " or "))")
    }
    blocks.removeFirst()
    return (found, text)
  }

  private static let contents: [String: RuleExplanation.Example.Content] = [
    "mf2": .message, "toml": .files,
  ]

  // MARK: Blocks

  private mutating func takesHeading(_ text: String) -> Bool {
    guard case .heading(2, text) = blocks.first?.content else { return false }
    blocks.removeFirst()
    return true
  }

  private mutating func takeHeading(_ text: String) throws(RulePage.Problem) {
    guard takesHeading(text) else { throw expected("'## \(text)'") }
  }

  private mutating func takesLabel(_ text: String) -> Bool {
    guard case .paragraph(text) = blocks.first?.content else { return false }
    blocks.removeFirst()
    return true
  }

  private func expected(_ what: String) -> RulePage.Problem {
    guard let block = blocks.first else {
      return RulePage.Problem(line: lastLine, message: "\(what) is missing below")
    }
    return RulePage.Problem(line: block.line, message: "here \(what) is expected")
  }
}
