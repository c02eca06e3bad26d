import BayanSupport

/// How an app's file writes the values in its texts.
enum PlaceholderSyntax: Hashable {
  /// `%s`, `%2$d`
  case printf
  /// As Java's `String.format` has them: `%,d`
  case java
  /// `%(count)d`, and those of `printf`
  case python
  /// `%<count>d` and `%{name}`, and those of `printf`
  case ruby
  /// `%{name}` alone
  case names
  /// `{count}`
  case braces(Braces)
  /// `%1`; `%%` is a percent sign where the second value says so
  case numbers(hasEscapes: Bool)
  /// `%1`, and `%n` for the number that chooses
  case counted
  /// `%1%`, and those of `printf`
  case boost
  /// `%0:s`, and those of `printf`
  case pascal
  /// `$name`, `${name}`
  case shell
  /// No value at all
  case none

  /// The other meanings of braces.
  enum Braces: Hashable {
    /// `{{` is a brace: Python, .NET and Rust.
    case doubled
    /// All but a name is text: Perl.
    case plain
    /// An apostrophe quotes: Java's `MessageFormat`.
    case quoted
  }

  /// The finding about a text's syntax.
  enum Finding {
    /// - Parameter isStated: Whether the file says it, so that what looks like another syntax is text.
    case syntax(PlaceholderSyntax, isStated: Bool)
    /// A format that nothing here reads: `lisp-format`.
    case unread(String)
  }

  /// Finds the syntax of an entry: by its flags, or else by the form of its texts.
  static func find(flags: Set<String>, texts: [String]) -> Finding {
    let formats = flags.filter { $0.hasSuffix("-format") }.map { String($0.dropLast(7)) }.sorted()
    let stated = formats.filter { name in
      !["no-", "possible-", "impossible-"].contains { name.hasPrefix($0) }
    }
    let known = stated.compactMap { flagged[$0] }
    // Of several the one counts that the texts have.
    let form = form(of: texts)
    if known.contains(form) { return .syntax(form, isStated: true) }
    if let first = known.first { return .syntax(first, isStated: true) }
    if let unread = stated.first { return .unread("\(unread)-format") }
    // A text without a format of C may have one of others.
    if form == .printf, formats.contains(where: { $0.hasPrefix("no-") }) {
      return .syntax(.none, isStated: false)
    }
    return .syntax(form, isStated: false)
  }

  /// By the flags of gettext without `-format`, and that of Elixir.
  ///
  /// - Source: GNU gettext manual 0.22, "Language-specific format strings".
  private static let flagged: [String: PlaceholderSyntax] = [
    "c": .printf, "objc": .printf, "javascript": .printf, "awk": .printf, "lua": .printf,
    "tcl": .printf, "perl": .printf, "php": .printf, "sh-printf": .printf, "librep": .printf,
    "elisp": .printf, "d": .printf, "java-printf": .java, "python": .python, "ruby": .ruby,
    "elixir": .names,
    "python-brace": .braces(.doubled), "csharp": .braces(.doubled), "rust": .braces(.doubled),
    "c++": .braces(.doubled), "perl-brace": .braces(.plain), "java": .braces(.quoted),
    "qt": .numbers(hasEscapes: false), "qt-plural": .counted, "kde": .numbers(hasEscapes: false),
    "smalltalk": .numbers(hasEscapes: true), "ycp": .numbers(hasEscapes: true),
    "boost": .boost, "object-pascal": .pascal, "sh": .shell,
  ]

  /// Which words of such texts are looked at as placeholders of another syntax.
  var foreignSyntax: ForeignPlaceholder.Syntax {
    if case .braces = self { .braces } else { .printf }
  }

  /// The syntax that some texts have by their form.
  static func form(of texts: [String]) -> PlaceholderSyntax {
    func any(_ mark: String, _ fits: (Substring) -> Bool) -> Bool {
      texts.contains { $0.splitExactly(at: mark).dropFirst().contains { fits($0[...]) } }
    }
    func name(_ rest: Substring, _ end: Character) -> Substring? {
      rest.firstIndex(of: end).flatMap {
        isName(rest[..<$0]) ? rest[rest.index(after: $0)...] : nil
      }
    }
    if any("%(", { name($0, ")").map(isConversion) == true }) { return .python }
    if any("%{", { name($0, "}") != nil })
      || any("%<", { name($0, ">").map(isConversion) == true })
    {
      return .ruby
    }
    return any("{", { name($0, "}") != nil }) ? .braces(.doubled) : .printf
  }

  /// Whether a text begins with the end of a conversion: `s`, `.2f`.
  private static func isConversion(_ rest: Substring) -> Bool {
    let letter = rest.drop { "#0+-.123456789".contains($0) }.first
    return letter.map { "diouxXeEfFgGcrsa".contains($0) } == true
  }

  static func isName(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.count <= 64
      && text.utf8.allSatisfy { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "_") }
  }
}
