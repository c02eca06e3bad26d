import BayanDiagnostics
import BayanMessageSyntax
import BayanSupport

/// A text as Android has it in XML: with `\` before marks, and white space that counts in quotation marks.
///
/// - Source: Android, "String resources", "Handle special characters"; aapt2, `StringBuilder`.
struct AndroidText {
  /// The text with its markup; of a reference what it says.
  private(set) var pattern: Pattern

  /// The text without markup, as it is in the file but for the escapes.
  private(set) var text: String

  /// The names of values that the file gives, by their place among all values of the text, from 0.
  private(set) var names: [(text: String, name: String)]

  /// Why it can't be read, as a sentence.
  private(set) var problem: Diagnostic.Message?

  /// The reference of a resource without a text of its own: `@string/ok`.
  private(set) var reference: String?

  /// Reads an element.
  init(_ node: XMLNode) {
    var reading = AndroidReading()
    reading.read(node)
    reading.finish()
    pattern = reading.builder.pattern
    text = pattern.elements.map { if case .text(let text) = $0 { text.value } else { "" } }.joined()
    names = reading.names
    problem = reading.problem
    let whole = node.text.trimmed
    if node.nodes.isEmpty, Self.isReference(whole) { reference = whole }
  }

  /// Whether a text refers to another resource: `@string/ok`, `@android:string/ok`, `?attr/name`, `@null`.
  ///
  /// aapt2 takes each `?` at the beginning for a reference. Translators mean the mark.
  private static func isReference(_ text: String) -> Bool {
    if text == "@null" || text == "@empty" { return true }
    guard text.hasPrefix("@") || text.hasPrefix("?"), text.utf8.count <= 200 else { return false }
    let parts = text.dropFirst().split(
      separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, AndroidName.isName(String(parts[1])) else { return false }
    // `android:` names a package, and a `+` makes an id.
    let kind = String(parts[0].split(separator: ":").last ?? "").filter { $0 != "+" && $0 != "*" }
    return text.hasPrefix("?") ? kind == "attr" : kinds.contains(kind)
  }

  /// The kinds of resources; `@mail/info` is no reference.
  private static let kinds: Set<String> = [
    "anim", "animator", "array", "attr", "bool", "color", "dimen", "drawable", "font", "fraction",
    "id", "integer", "interpolator", "layout", "macro", "menu", "mipmap", "navigation", "plurals",
    "raw", "string", "style", "styleable", "transition", "xml",
  ]

  /// A text as it is written, without markup.
  ///
  /// - Parameters:
  ///   - isFirst: Whether nothing is before it.
  ///   - isLast: Whether nothing follows.
  static func escaped(_ text: String, isFirst: Bool, isLast: Bool) -> String {
    var result = ""
    var isBehindSpace = isFirst
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      defer { isBehindSpace = scalar == " " }
      switch scalar {
      case "\\": result += "\\\\"
      case "'": result += "\\'"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "@" where isFirst && index == 0, "?" where isFirst && index == 0:
        result += "\\"
        result.unicodeScalars.append(scalar)
      // Of several spaces one would be left, and none at the edges.
      case " " where isBehindSpace || isLast && index == scalars.count - 1: result += "\\u0020"
      case " ": result += " "
      // Tools take white space of other kinds for spaces.
      case _ where scalar.properties.isWhitespace || !scalar.isXML:
        result += "\\u" + scalar.value.hexadecimal(width: 4)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// Reads the characters and elements of a text.
private struct AndroidReading {
  var builder = PatternBuilder()
  var names: [(text: String, name: String)] = []
  var problem: Diagnostic.Message?

  /// The characters since the last tag, escapes and all.
  private var run = ""
  private var isQuoted = false
  private var isFirst = true

  mutating func read(_ node: XMLNode) {
    for child in node.children {
      switch child {
      case .comment: break
      case .text(let text): run += text
      case .node(let node): readElement(node)
      }
    }
  }

  private mutating func readElement(_ node: XMLNode) {
    let isMark =
      node.namespace == AndroidStrings.markNamespace
      ? node.name == "g" : node.namespace.isEmpty && node.name.hasSuffix(":g")
    if isMark {
      if let id = node["id"], node.nodes.isEmpty { names.append((node.text.trimmed, id)) }
      return read(node)
    }
    guard node.namespace.isEmpty, !node.name.contains(":") else {
      problem =
        "it has the element '<\(node.name)>' of another namespace, which messages can't have"
      return
    }
    let isEmpty = node.children.isEmpty
    let options = node.attributes.map { name, value in
      Option(
        name: name, value: .literal(Literal(value: value, span: .none)), nameSpan: .none,
        span: .none)
    }
    func markup(_ kind: Markup.Kind) -> Pattern.Element {
      .markup(
        Markup(
          kind: kind, name: node.name, options: kind == .close ? [] : options, attributes: [],
          span: .none))
    }
    flush(isLast: false)
    builder.append(markup(isEmpty ? .standalone : .open))
    guard !isEmpty else { return }
    read(node)
    flush(isLast: false)
    builder.append(markup(.close))
  }

  mutating func finish() { flush(isLast: true) }

  /// Reads the characters between two tags.
  ///
  /// Within them white space is one space. At the edges of the text it is none.
  private mutating func flush(isLast: Bool) {
    defer { (run, isFirst) = ("", false) }
    var text = ""
    var isBehindSpace = false
    var scalars = Array(run.unicodeScalars)[...]
    if isFirst { scalars = scalars.drop(while: \.isAndroidSpace) }
    while isLast, let last = scalars.last, last.isAndroidSpace { scalars.removeLast() }
    while let scalar = scalars.popFirst() {
      if scalar.isAndroidSpace, !isQuoted {
        if !isBehindSpace { text += " " }
        isBehindSpace = true
        continue
      }
      isBehindSpace = false
      switch scalar {
      case "\"": isQuoted.toggle()
      case "\\": text += escape(&scalars)
      default: text.unicodeScalars.append(scalar)
      }
    }
    builder.append(text.withMarksCut)
  }

  /// Returns the text of an escape, which begins after its `\`.
  private mutating func escape(_ scalars: inout ArraySlice<Unicode.Scalar>) -> String {
    guard let scalar = scalars.popFirst() else { return "" }
    switch scalar {
    case "n": return "\n"
    case "t": return "\t"
    case "u":
      var units = [unit(&scalars)]
      // A character beyond the first plane is two of them.
      if let high = units[0], UTF16.isLeadSurrogate(high),
        scalars.starts(with: "\\u".unicodeScalars)
      {
        var rest = scalars.dropFirst(2)
        if let low = unit(&rest), UTF16.isTrailSurrogate(low) {
          units.append(low)
          scalars = rest
        }
      }
      let known = units.compactMap(\.self)
      guard known.count == units.count, let text = String(validating: known, as: UTF16.self),
        text != "\0"
      else {
        problem = "'\\u' needs four hexadecimal digits of a character, such as '\\u00A0'"
        return ""
      }
      return text
    default: return String(scalar)
    }
  }

  private func unit(_ scalars: inout ArraySlice<Unicode.Scalar>) -> UInt16? {
    let digits = scalars.prefix(4)
    guard digits.count == 4, digits.allSatisfy(\.properties.isASCIIHexDigit) else { return nil }
    scalars = scalars.dropFirst(4)
    return UInt16(String(String.UnicodeScalarView(digits)), radix: 16)
  }
}

extension Unicode.Scalar {
  /// Whether it is white space that Android makes one space of.
  fileprivate var isAndroidSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20: true
    default: false
    }
  }
}

extension String {
  /// The text without white space at its edges.
  fileprivate var trimmed: String {
    var scalars = unicodeScalars[...]
    scalars = scalars.drop(while: \.isAndroidSpace)
    while let last = scalars.last, last.isAndroidSpace { scalars.removeLast() }
    return String(scalars)
  }
}
