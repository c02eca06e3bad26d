import BayanDiagnostics
import BayanMessageSyntax
import BayanSupport

/// Words of a text that look like a placeholder of another syntax than its file's.
///
/// Programs would show them to readers as they are, or fill them in where nothing here knows of it.
enum ForeignPlaceholder {
  /// The origin of the words, which decides about the syntaxes that aren't looked for.
  enum Syntax {
    /// Texts with `%s`: braces are no placeholders there.
    case printf
    /// Texts with `{name}`, whose braces as words are quoted: `%s` is no placeholder there.
    case braces
  }

  static func reason(_ text: String) -> Diagnostic.Message {
    "\(quoted(text)) looks like a placeholder of another syntax than this file's, so it would be shown as it is written"
  }

  /// The first such words of a message.
  ///
  /// - Parameter isSource: Translators of some languages write `%{rate}` and `%10` for a share, so that
  ///   only the source tells.
  static func first(in message: Message, _ syntax: Syntax, isSource: Bool) -> String? {
    let patterns: [Pattern] =
      switch message.body {
      case .pattern(let pattern): [pattern]
      case .select(_, let variants): variants.map(\.pattern)
      }
    for pattern in patterns {
      for (index, element) in pattern.elements.enumerated() {
        guard case .text(let text) = element else { continue }
        if let found = first(in: text.value, syntax, isSource: isSource) { return found }
        guard isSource, index + 1 < pattern.elements.count,
          case .expression(let next) = pattern.elements[index + 1],
          case .variable(let variable)? = next.operand, text.value.hasSuffix("%"),
          text.value.dropLast().last.map(\.isWhitespace) ?? true
        else { continue }
        return "%{\(variable.name)}"
      }
    }
    return nil
  }

  /// The first name between percent signs, such as `%date%`; none of `%lld%` and `%%done%%`.
  static func betweenPercents(in text: String) -> String? {
    let parts = text.splitExactly(at: "%")
    for index in parts.indices.dropFirst().dropLast() {
      let (before, name, after) = (parts[index - 1], parts[index], parts[index + 1])
      let isEscaped =
        index > 1 && before.isEmpty || index + 2 < parts.count && after.isEmpty
      if name.utf8.count > 3, PlaceholderSyntax.isName(name[...]), !isEscaped,
        before.utf8.last?.isASCIIDigit != true, !name.utf8.allSatisfy(\.isASCIIDigit)
      {
        return "%\(name)%"
      }
    }
    return nil
  }

  /// The first such words of a text.
  static func first(in text: String, _ syntax: Syntax, isSource: Bool) -> String? {
    guard text.utf8.contains(where: { "%{$#<".utf8.contains($0) }) else { return nil }
    let scalars = Array(text.unicodeScalars)
    for index in scalars.indices {
      let before = index > 0 ? scalars[index - 1] : nil
      var rest = Rest(scalars, from: index)
      let isFound =
        switch scalars[index] {
        case "%": before?.isASCIIDigit != true && rest.isPercent(syntax, isSource: isSource)
        case "{": syntax == .printf && rest.isBrace
        case "$": before?.isASCIIAlphanumeric != true && rest.isDollar
        case "#": rest.takes("{") && rest.isNamed("}")
        case "<": rest.takes("%") && rest.skip(to: "%") && rest.takes(">")
        default: false
        }
      if isFound { return rest.taken }
    }
    return nil
  }

  /// The text after a mark.
  private struct Rest {
    private let scalars: [Unicode.Scalar]
    private let start: Int
    private var index: Int

    init(_ scalars: [Unicode.Scalar], from start: Int) {
      self.scalars = scalars
      self.start = start
      index = start + 1
    }

    var taken: String { String(String.UnicodeScalarView(scalars[start..<index])) }
    private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    mutating func takes(_ scalar: Unicode.Scalar) -> Bool {
      guard next == scalar else { return false }
      index += 1
      return true
    }

    mutating func skip(to end: Unicode.Scalar) -> Bool {
      guard let place = scalars[index...].prefix(64).firstIndex(of: end) else { return false }
      index = place + 1
      return true
    }

    private mutating func take(while fits: (Unicode.Scalar) -> Bool) -> String {
      let found = scalars[index...].prefix(64).prefix(while: fits)
      index += found.count
      return String(String.UnicodeScalarView(found))
    }

    /// A name, with parts after dots, and spaces around it.
    private mutating func name() -> String {
      _ = take { $0 == " " }
      let name = take { $0.isASCIIAlphanumeric || $0 == "_" || $0 == "." }
      _ = take { $0 == " " }
      return name
    }

    mutating func isNamed(_ end: Unicode.Scalar) -> Bool { !name().isEmpty && takes(end) }

    /// Whether it is one such as `{name}`, `{{ name }}` or `{count, plural`.
    var isBrace: Bool {
      mutating get {
        let isDouble = takes("{")
        guard !name().isEmpty else { return false }
        if takes("}") { return !isDouble || takes("}") }
        guard takes(",") else { return false }
        _ = take { $0 == " " }
        let kind = take { $0.isASCIIAlphanumeric }
        return ["plural", "select", "selectordinal", "number", "date", "time"].contains(kind)
      }
    }

    /// Whether it is one such as `${name}`, `$name` or `$t(key)`.
    var isDollar: Bool {
      mutating get {
        if takes("{") { return isNamed("}") }
        guard let first = next, ("a"..."z").contains(first) else { return false }
        let name = take { $0.isASCIIAlphanumeric || $0 == "_" }
        return name.utf8.count > 1 || name == "t" && takes("(")
      }
    }

    mutating func isPercent(_ syntax: Syntax, isSource: Bool) -> Bool {
      let start = index
      if takes("{"), isNamed("}") { return true }
      index = start
      if takes("<"), isNamed(">"), next?.isASCIILetter == true { return true }
      index = start
      if takes("("), isNamed(")"), next?.isASCIILetter == true { return true }
      index = start
      // `%name%`, but not `%lld%`
      let name = take { $0.isASCIIAlphanumeric || $0 == "_" }
      if name.utf8.count > 3, !name.utf8.allSatisfy(\.isASCIIDigit), takes("%"), next != "%" {
        return true
      }
      index = start
      if syntax == .braces, isConversion { return true }
      index = start
      guard isSource else { return false }
      _ = takes("L")
      let digits = take { $0.isASCIIDigit }
      guard (1...2).contains(digits.utf8.count) else { return false }
      if takes("%") { return true }
      if takes(":") { return next?.isASCIILetter == true }
      return digits.utf8.count == 1 && next?.isASCIIAlphanumeric != true && next != "$"
    }

    /// Whether it is one such as `%s`, `%1$@` or `%.2f`.
    private var isConversion: Bool {
      mutating get {
        let place = take { $0.isASCIIDigit }
        if !place.isEmpty, !takes("$") { return false }
        if takes(".") { _ = take { $0.isASCIIDigit } }
        if takes("@") { return true }
        let type = take { $0.isASCIILetter }
        return ["s", "d", "i", "u", "f", "ld", "lu", "lld", "llu", "zd"].contains(type)
      }
    }
  }
}
