import BayanChecking
import BayanDiagnostics
import BayanICU
import BayanMessageSyntax
import BayanSupport

/// A search for text that looks like a placeholder but isn't one.
struct LookalikeScanner {
  struct Lookalike {
    var text: String
    /// The span of the message to replace.
    var span: SourceSpan
    /// The argument that is most likely meant.
    var argument: String?
    /// Whether the text names the argument.
    var isCertain: Bool
  }

  /// The declared arguments.
  let known: Set<String>

  /// The declared arguments that the source shows and this text doesn't.
  let lost: Set<String>

  /// The source's texts: a lookalike that they have too is intended.
  let source: [ShownText]

  /// Whether a text has a sign or a literal, with which all lookalikes begin.
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

  /// Checks a placeholder such as `{name}`, which shows "name".
  private func check(_ expression: Expression, after before: Pattern.Element?) -> Lookalike? {
    guard case .literal(let literal)? = expression.operand, expression.function == nil,
      // Quotes show that the literal is intended.
      literal.span.length == literal.value.utf8.count,
      let name = name(in: literal.value, needsName: false)
    else { return nil }
    var (text, span) = ("{\(literal.value)}", expression.span)
    if case .text(let before)? = before, before.value.utf8.last == UInt8(ascii: "$") {
      (text, span) = ("$" + text, SourceSpan(span.start - 1, span.end))
    }
    return Lookalike(text: text, span: span, argument: name.argument, isCertain: name.isCertain)
  }

  /// Returns the argument that a text in braces stands for.
  ///
  /// - Parameter needsName: Whether the text has to be an argument's name. In wide braces, and in braces
  ///   that MessageFormat reads, a translated name is enough if an argument is lost.
  /// - Returns: `nil` if the text stands for none.
  private func name(in text: String, needsName: Bool) -> Name? {
    let scalars = text.unicodeScalars.filter {
      !$0.isWhitespace && $0 != "$" && $0 != "＄"
    }
    let inner = String(String.UnicodeScalarView(scalars))
    if known.contains(inner) { return (inner, true) }
    guard !needsName, !lost.isEmpty, inner.utf8.count <= 64 else { return nil }
    if let near = nearestName(to: inner, among: lost) { return (near, true) }
    // The text is a translated name, or a position such as {0}.
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
          text: text.string(range), span: text.span(range), argument: name.argument,
          isCertain: name.isCertain))
      index = end
    }
    return lookalikes
  }

  private typealias Name = (argument: String?, isCertain: Bool)

  /// The braces of input methods, in which a translated name is enough.
  private static let braces: [Unicode.Scalar: Unicode.Scalar] = [
    "{": "}", "｛": "｝", "﹛": "﹜", "❴": "❵", "⦃": "⦄",
  ]

  private static let brackets: [Unicode.Scalar: Unicode.Scalar] = [
    "[": "]", "<": ">", "《": "》", "〈": "〉", "【": "】",
  ]

  /// Returns the lookalike that starts at a sign; `nil` if there is none.
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

  /// Finds `[name]`, `[[name]]`, `<name>` and the like, if this argument is lost: such brackets also contain
  /// other words.
  private func inBrackets(_ scalars: [Unicode.Scalar], from index: Int) -> (end: Int, Name)? {
    let opening = scalars[index...].prefix(3).prefix { $0 == scalars[index] }
    guard let closing = Self.brackets[scalars[index]],
      let (end, name) = name(scalars, from: opening.endIndex, among: lostInTranslation),
      scalars[end...].prefix(opening.count).elementsEqual(opening.map { _ in closing })
    else { return nil }
    return (end + opening.count, name)
  }

  /// The lost arguments; empty in the source, where any word may be intended.
  private var lostInTranslation: Set<String> { source.isEmpty ? [] : lost }

  /// Finds `%s`, `% s`, `%1$@`, `%(name)s`, `%name%` or, if the argument is lost, `%name`.
  private func behindPercent(_ scalars: [Unicode.Scalar], at index: Int) -> (end: Int, Name)? {
    // "50%s" is no placeholder but a mistake of another kind.
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
    // If no argument is lost, the text is a plain sign.
    guard !lost.isEmpty, let end = endOfConversion(scalars, from: index) else { return nil }
    return (end, (lost.count == 1 ? lost.first : nil, false))
  }

  /// Returns the end of a C conversion that starts with a percent sign: `%s`, `% s`, `%lu`, `%1$@`.
  private func endOfConversion(_ scalars: [Unicode.Scalar], from index: Int) -> Int? {
    var next = index + 1
    let digits = scalars[next...].prefix(while: \.isASCIIDigit).count
    if digits > 0 {
      guard next + digits < scalars.count, scalars[next + digits] == "$" else { return nil }
      next += digits + 1
    }
    // Input methods and machine translation add a space; "50 % d’eau" is an amount.
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

  /// Returns the longest of some names that starts at an index and isn't part of a longer word.
  ///
  /// In scripts without spaces the sentence continues right after the name: `$nameに`.
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
  /// Whether the scalar is a mark that ends a sentence or a part of it.
  fileprivate var isSentenceEnd: Bool {
    unicode.generalCategory == .po && self != "'"
  }
}
