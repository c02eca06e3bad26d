import BayanChecking
import BayanDiagnostics
import BayanICU
import BayanMessageSyntax
import BayanSupport

/// Finds what looks like a placeholder in a text and isn't one.
struct LookalikeScanner {
  struct Lookalike {
    var text: String
    /// The stretch of the message to be replaced.
    var span: SourceSpan
    /// The argument that was meant.
    var meant: String?
    /// Whether it names the argument.
    var isCertain: Bool
  }

  /// The arguments there are.
  let known: Set<String>

  /// Those of them that the source shows and this text doesn't.
  let lost: Set<String>

  /// The source's texts: what stands there too is meant.
  let source: [ShownText]

  /// Whether there is a sign or a literal in a text, which all begins with.
  static func mayFind(in text: ShownText) -> Bool {
    text.bytes.intersects(signs) || text.traits.contains(.literal)
  }

  /// The first bytes of the signs.
  static let signs: ByteSet = "{$%＄％｛﹛❴⦃[<《〈【@"

  func lookalikes(in text: ShownText) -> [Lookalike] {
    let elements = text.pattern.elements
    let literals = elements.indices.compactMap { index -> Lookalike? in
      guard case .expression(let expression) = elements[index] else { return nil }
      return check(expression, after: index > 0 ? elements[index - 1] : nil)
    }
    return literals + text.runs(of: .text).flatMap { scan($0, of: text) }
  }

  /// `{name}`, which shows "name".
  private func check(_ expression: Expression, after before: Pattern.Element?) -> Lookalike? {
    guard case .literal(let literal)? = expression.operand, expression.function == nil,
      // Quotes say that it is meant.
      literal.span.length == literal.value.utf8.count,
      let name = name(in: literal.value, needsName: false)
    else { return nil }
    var (text, span) = ("{\(literal.value)}", expression.span)
    if case .text(let before)? = before, before.value.utf8.last == UInt8(ascii: "$") {
      (text, span) = ("$" + text, SourceSpan(span.start - 1, span.end))
    }
    return Lookalike(text: text, span: span, meant: name.meant, isCertain: name.isCertain)
  }

  /// The argument that a text in braces stands for.
  ///
  /// - Parameter needsName: Whether it has to be an argument's name; in wide braces, and in braces
  ///   that MessageFormat reads, a word that was translated is enough where one is lost.
  /// - Returns: `nil` if it is none.
  private func name(
    in text: String, needsName: Bool
  ) -> (meant: String?, isCertain: Bool)? {
    let scalars = text.unicodeScalars.filter {
      !$0.isWhitespace && $0 != "$" && $0 != "＄"
    }
    let inner = String(String.UnicodeScalarView(scalars))
    if known.contains(inner) { return (inner, true) }
    guard !needsName, !lost.isEmpty, inner.utf8.count <= 64 else { return nil }
    if let near = nearestName(to: inner, among: lost) { return (near, true) }
    // A name that was translated, or a place such as {0}.
    return lost.count == 1 ? (lost.first, false) : (nil, false)
  }

  // MARK: Text

  private func scan(_ run: Range<Int>, of text: ShownText) -> [Lookalike] {
    let scalars = Array(text.scalars[run])
    var lookalikes: [Lookalike] = []
    var index = 0
    while index < scalars.count {
      guard Self.isSign(scalars[index]), let (end, name) = match(scalars, at: index),
        !source.contains(where: { $0.scalars.contains(scalars[index..<end]) })
      else {
        index += 1
        continue
      }
      let range = run.lowerBound + index..<run.lowerBound + end
      lookalikes.append(
        Lookalike(
          text: text.string(range), span: text.span(range), meant: name.meant,
          isCertain: name.isCertain))
      index = end
    }
    return lookalikes
  }

  private typealias Name = (meant: String?, isCertain: Bool)

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "$", "%", "{", "＄", "％", "｛", "﹛", "❴", "⦃", "[", "<", "《", "〈", "【", "@": true
    default: false
    }
  }

  /// What starts at a sign; `nil` if it is nothing.
  private func match(_ scalars: [Unicode.Scalar], at index: Int) -> (end: Int, Name)? {
    switch scalars[index] {
    case "{": return braces(scalars, at: index, closing: "}", needsName: true)
    case "｛": return braces(scalars, at: index, closing: "｝", needsName: false)
    case "﹛": return braces(scalars, at: index, closing: "﹜", needsName: false)
    case "❴": return braces(scalars, at: index, closing: "❵", needsName: false)
    case "⦃": return braces(scalars, at: index, closing: "⦄", needsName: false)
    case "[": return brackets(scalars, at: index, closing: "]")
    case "<": return brackets(scalars, at: index, closing: ">")
    case "《": return brackets(scalars, at: index, closing: "》")
    case "〈": return brackets(scalars, at: index, closing: "〉")
    case "【": return brackets(scalars, at: index, closing: "】")
    case "@": return lostName(scalars, from: index + 1)
    case "$", "＄":
      return Self.word(scalars, from: index + 1, among: known)
    default: return percent(scalars, at: index)
    }
  }

  private func braces(
    _ scalars: [Unicode.Scalar], at index: Int, closing: Unicode.Scalar, needsName: Bool
  ) -> (end: Int, Name)? {
    let rest = scalars[(index + 1)...].prefix(66)
    guard let end = rest.firstIndex(of: closing), end > index + 1 else { return nil }
    let inner = String(String.UnicodeScalarView(scalars[(index + 1)..<end]))
    return name(in: inner, needsName: needsName).map { (end + 1, $0) }
  }

  /// `[name]`, `[[name]]`, `<name>` and the like, where just this argument is lost: other words stand
  /// in such brackets too.
  private func brackets(
    _ scalars: [Unicode.Scalar], at index: Int, closing: Unicode.Scalar
  ) -> (end: Int, Name)? {
    var start = index + 1
    while start < scalars.count, start - index < 3, scalars[start] == scalars[index] { start += 1 }
    guard let (end, name) = lostName(scalars, from: start) else { return nil }
    let closed = end + (start - index)
    guard closed <= scalars.count, scalars[end..<closed].allSatisfy({ $0 == closing }) else {
      return nil
    }
    return (closed, name)
  }

  /// The name of a lost argument, a word by itself; never in the source, where any word may be meant.
  private func lostName(_ scalars: [Unicode.Scalar], from start: Int) -> (end: Int, Name)? {
    guard !source.isEmpty, !lost.isEmpty else { return nil }
    return Self.word(scalars, from: start, among: lost)
  }

  /// `%s`, `% s`, `%1$@`, `%(name)s`, `%name%` or, where that is lost, `%name`.
  private func percent(_ scalars: [Unicode.Scalar], at index: Int) -> (end: Int, Name)? {
    // "50%s" is no placeholder but a slip of another kind.
    if index > 0, scalars[index - 1].unicode.isNumeric || scalars[index - 1] == "%" {
      return nil
    }
    var next = index + 1
    let wordEnd = Self.wordEnd(scalars, from: next)
    let word = String(String.UnicodeScalarView(scalars[next..<wordEnd]))
    if wordEnd < scalars.count, scalars[wordEnd] == scalars[index], known.contains(word) {
      return (wordEnd + 1, (word, true))
    }
    if let found = lostName(scalars, from: next) { return found }
    if next < scalars.count, scalars[next] == "(" {
      let end = Self.wordEnd(scalars, from: next + 1)
      let word = String(String.UnicodeScalarView(scalars[(next + 1)..<end]))
      guard end + 1 < scalars.count, scalars[end] == ")", known.contains(word) else { return nil }
      return (end + 2, (word, true))
    }
    let digits = scalars[next...].prefix(while: \.isASCIIDigit).count
    if digits > 0 {
      guard next + digits < scalars.count, scalars[next + digits] == "$" else { return nil }
      next += digits + 1
    }
    // A space got in by an input method or a translating machine; "50 % d’eau" is an amount.
    if digits == 0, next + 1 < scalars.count, scalars[next] == " ", isFree(scalars, at: index) {
      next += 1
      if next + 1 < scalars.count, !scalars[next + 1].isWhitespace, !scalars[next + 1].isSentenceEnd
      {
        return nil
      }
    }
    while next < scalars.count, scalars[next] == "l", next - index < 5 { next += 1 }
    guard next < scalars.count else { return nil }
    switch scalars[next] {
    case "s", "d", "@", "i", "u", "f": break
    default: return nil
    }
    if next + 1 < scalars.count, scalars[next + 1].isAlphabetic { return nil }
    // Where nothing is missing it is the name of a sign.
    guard !lost.isEmpty else { return nil }
    return (next + 1, (lost.count == 1 ? lost.first : nil, false))
  }

  /// The name that starts somewhere; in scripts without spaces the sentence goes on right behind it:
  /// `$nameに`.
  private static func word(
    _ scalars: [Unicode.Scalar], from start: Int, among names: Set<String>
  ) -> (end: Int, Name)? {
    let end = wordEnd(scalars, from: start)
    for end in [end, start + scalars[start..<end].prefix(while: \.isASCII).count] {
      let word = String(String.UnicodeScalarView(scalars[start..<end]))
      if names.contains(word) { return (end, (word, true)) }
    }
    return nil
  }

  /// Whether no number stands before a sign.
  private func isFree(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    guard let last = scalars[..<index].last(where: { !$0.isWhitespace }) else { return true }
    return !last.unicode.isNumeric
  }

  private static func wordEnd(_ scalars: [Unicode.Scalar], from start: Int) -> Int {
    var end = start
    while end < scalars.count, end - start < 66,
      scalars[end] == "_" || scalars[end].unicode.isXIDContinue
    {
      end += 1
    }
    return end
  }
}

extension Unicode.Scalar {
  /// A mark that ends a sentence or a part of it.
  fileprivate var isSentenceEnd: Bool {
    unicode.generalCategory == .po && self != "'"
  }
}
