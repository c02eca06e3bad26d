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

  /// The source's texts: what is there too is meant.
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
  private func name(in text: String, needsName: Bool) -> Name? {
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
      guard let (end, name) = match(scalars, at: index),
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

  /// The braces of input methods, in which a name that was translated is enough.
  private static let braces: [Unicode.Scalar: Unicode.Scalar] = [
    "{": "}", "｛": "｝", "﹛": "﹜", "❴": "❵", "⦃": "⦄",
  ]

  private static let brackets: [Unicode.Scalar: Unicode.Scalar] = [
    "[": "]", "<": ">", "《": "》", "〈": "〉", "【": "】",
  ]

  /// What starts at a sign; `nil` if it is nothing.
  private func match(_ scalars: [Unicode.Scalar], at index: Int) -> (end: Int, Name)? {
    switch scalars[index] {
    case "{", "｛", "﹛", "❴", "⦃": inBraces(scalars, from: index)
    case "[", "<", "《", "〈", "【": inBrackets(scalars, from: index)
    case "@": name(scalars, from: index + 1, among: lostInTranslation)
    case "$", "＄": name(scalars, from: index + 1, among: known)
    case "%", "％": behindPercent(scalars, at: index)
    default: nil
    }
  }

  private func inBraces(_ scalars: [Unicode.Scalar], from index: Int) -> (end: Int, Name)? {
    let rest = scalars[(index + 1)...].prefix(66)
    guard let closing = Self.braces[scalars[index]], let end = rest.firstIndex(of: closing),
      end > index + 1
    else { return nil }
    let inner = String(String.UnicodeScalarView(scalars[(index + 1)..<end]))
    return name(in: inner, needsName: scalars[index] == "{").map { (end + 1, $0) }
  }

  /// `[name]`, `[[name]]`, `<name>` and the like, where just this argument is lost: other words are
  /// in such brackets too.
  private func inBrackets(_ scalars: [Unicode.Scalar], from index: Int) -> (end: Int, Name)? {
    let opening = scalars[index...].prefix(3).prefix { $0 == scalars[index] }
    guard let closing = Self.brackets[scalars[index]],
      let (end, name) = name(scalars, from: opening.endIndex, among: lostInTranslation),
      scalars[end...].prefix(opening.count).elementsEqual(opening.map { _ in closing })
    else { return nil }
    return (end + opening.count, name)
  }

  /// The lost arguments; none in the source, where any word may be meant.
  private var lostInTranslation: Set<String> { source.isEmpty ? [] : lost }

  /// `%s`, `% s`, `%1$@`, `%(name)s`, `%name%` or, where that is lost, `%name`.
  private func behindPercent(_ scalars: [Unicode.Scalar], at index: Int) -> (end: Int, Name)? {
    // "50%s" is no placeholder but a slip of another kind.
    if index > 0, scalars[index - 1].unicode.isNumeric || scalars[index - 1] == "%" { return nil }
    let next = index + 1
    if let (end, name) = name(scalars, from: next, among: known), end < scalars.count,
      scalars[end] == scalars[index]
    {
      return (end + 1, name)
    }
    if let found = name(scalars, from: next, among: lostInTranslation) { return found }
    if next < scalars.count, scalars[next] == "(" {
      guard let (end, name) = name(scalars, from: next + 1, among: known), end + 1 < scalars.count,
        scalars[end] == ")"
      else { return nil }
      return (end + 2, name)
    }
    // Where nothing is missing it is the name of a sign.
    guard !lost.isEmpty, let end = endOfConversion(scalars, from: index) else { return nil }
    return (end, (lost.count == 1 ? lost.first : nil, false))
  }

  /// Where a conversion of C's ends that starts with a percent sign: `%s`, `% s`, `%lu`, `%1$@`.
  private func endOfConversion(_ scalars: [Unicode.Scalar], from index: Int) -> Int? {
    var next = index + 1
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
    next += scalars[next...].prefix(3).prefix { $0 == "l" }.count
    guard next < scalars.count, "sd@iuf".unicodeScalars.contains(scalars[next]),
      next + 1 == scalars.count || !scalars[next + 1].isAlphabetic
    else { return nil }
    return next + 1
  }

  /// The longest of some names that starts somewhere and isn't part of a longer one.
  ///
  /// In scripts without spaces the sentence goes on right after it: `$nameに`.
  private func name(
    _ scalars: [Unicode.Scalar], from start: Int, among names: Set<String>
  ) -> (end: Int, Name)? {
    let found = names.filter { name in
      let rest = scalars[start...].dropFirst(name.unicodeScalars.count)
      return scalars[start...].starts(with: name.unicodeScalars)
        && rest.first.map { $0.isASCIIAlphanumeric || $0 == "_" } != true
    }
    return found.max { $0.utf8.count < $1.utf8.count }.map {
      (start + $0.unicodeScalars.count, ($0, true))
    }
  }

  /// Whether no number is before a sign.
  private func isFree(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    guard let last = scalars[..<index].last(where: { !$0.isWhitespace }) else { return true }
    return !last.unicode.isNumeric
  }
}

extension Unicode.Scalar {
  /// A mark that ends a sentence or a part of it.
  fileprivate var isSentenceEnd: Bool {
    unicode.generalCategory == .po && self != "'"
  }
}
