package import BayanDiagnostics
import BayanICU

/// A mark after a word of the locale's script that isn't the locale's own.
///
/// CLDR decides, where it lists a mark of the same role and not this one: `,` isn't among Nepali's.
/// Where CLDR lists both, as for Chinese, the mark that usually follows its words counts: there `，`
/// and `。`. A `?` is a note, because many programs write it. No locale uses another script's mark.
///
/// Not reported: between digits; in addresses, code and tags; after a word in Latin letters; where
/// several marks of the locale could be meant, as Hindi's `.` and `।`; lists for machines, `是,否`;
/// in Arabic script `?`, `,` and `;` (`arabic-punctuation`).
package struct PunctuationLocale: MessageRule {
  package static let id: RuleID = "punctuation-locale"
  package static let severity = Diagnostic.Severity.warning
  package static let supersededBy: [Superseding] = [.atSpan(EntityBroken.id)]

  package static let explanation = RuleExplanation(
    what: "A punctuation mark isn't one of the locale's, which has its own.",
    why: "It looks foreign to readers, and may have the wrong spacing.",
    howToFix: "Write your language's mark, or run 'bayan check --fix'.",
    examples: [
      .message("ne", source: "It was saved.", bad: "सुरक्षित भयो.", good: "सुरक्षित भयो।"),
      .message("zh", source: "Sign in, then try again.", bad: "请登录,然后重试。", good: "请登录，然后重试。"),
      .message("ur", source: "It was saved.", bad: "محفوظ ہو گیا.", good: "محفوظ ہو گیا۔"),
    ])

  package init() {}

  package func check(_ message: CatalogMessage, into report: inout Report) {
    let conventions = message.conventions
    guard !message.isSource, conventions.hasMarksOfItsOwn,
      message.bytes.intersects(Self.marks) || message.bytes.intersects(conventions.foreignLeads)
    else { return }
    // What several variants have is said once.
    var found: [Found] = []
    for path in message.text.paths where !path.isASCII {
      if path.bytes.intersects(Self.marks) {
        for (index, scalar) in path.scalars.enumerated()
        where index > 0 && Self.marks.contains(scalar) {
          guard let meant = meant(by: scalar, at: index, of: path, in: message) else { continue }
          found.append(Found(path: path, index: index, meant: meant.mark, form: meant.form))
        }
      }
      guard path.bytes.intersects(conventions.foreignLeads) else { continue }
      for (index, scalar) in path.scalars.enumerated() where !scalar.isASCII && index > 0 {
        guard let meant = conventions.ownMark(for: scalar), path.scalars[index - 1].isWordPart,
          path.token(at: index) == nil, message.sourceText?.has(scalar) != true
        else { continue }
        found.append(Found(path: path, index: index, meant: meant, form: .foreign))
      }
    }
    while let first = found.first {
      // Who writes one of ASCII's marks there writes the others: that is one habit.
      func isAlike(_ other: Found) -> Bool {
        other.scalar == first.scalar || other.form == .customary && first.form == .customary
      }
      let alike = found.filter(isAlike)
      found.removeAll(where: isAlike)
      let edits = alike.compactMap {
        message.edit($0.index..<($0.index + 1), of: $0.path, to: String($0.meant))
      }
      // Armenian asks on the word and not after it, so only its full stop can be put in place.
      let isMended =
        edits.count == alike.count && (conventions.script != "Armn" || first.meant == "։")
      report.add(
        .another(first.scalar, first.meant, first.form, message.locale, alike.count),
        at: first.index..<(first.index + 1), of: first.path, in: message,
        atMost: first.form == .tolerated ? .note : .error, cldr: ICUVersion.cldr,
        fixes: isMended
          ? [Fix("write \(quoted(String(first.meant)))", .automatic, edits: edits)] : [])
    }
  }

  private static let marks: ByteSet = "?,;.!:"
  private static let arabic: ByteSet = "?,;"

  /// The mark that stands in place of ASCII's after a word of the locale's script.
  private func meant(
    by scalar: Unicode.Scalar, at index: Int, of path: MessageText.Path, in message: CatalogMessage
  ) -> (mark: Unicode.Scalar, form: Found.Form)? {
    let conventions = message.conventions
    guard conventions.script != "Arab" || !Self.arabic.contains(scalar) else { return nil }
    if let mark = conventions.counterpart(of: scalar) {
      guard path.token(at: index) == nil, isAfterWord(index, of: path, message),
        isAtEndOfWord(index, of: path)
      else { return nil }
      // Pashto and Sindhi have `۔` in CLDR, and `.` on many of their pages.
      return (mark, conventions.script == "Arab" ? .tolerated : .unlisted)
    }
    guard let (mark, isSettled) = conventions.customaryMark(for: scalar),
      path.token(at: index) == nil, isAfterWord(index, of: path, message)
    else { return nil }
    // `...` is an ellipsis.
    if scalar == ".", index + 1 < path.scalars.count, path.scalars[index + 1] == "." { return nil }
    let isSpaced = !message.writing.scripts.contains(.han)
    let isMidSentence = index + 1 < path.scalars.count && isWord(path.scalars[index + 1], message)
    guard isAtEndOfWord(index, of: path) || !isSpaced && isMidSentence else { return nil }
    let source = message.sourceText
    // `yes,no,maybe` is a list for machines.
    if isMidSentence, source?.joins(scalar) == true { return nil }
    // A colon is a colon but where the source ends its sentence.
    let endsSentence = source?.paths.contains(where: { $0.scalars.last == "." }) == true
    if scalar == ":", !endsSentence { return nil }
    return (mark, isSettled ? .customary : .tolerated)
  }

  private func isAfterWord(
    _ index: Int, of path: MessageText.Path, _ message: CatalogMessage
  ) -> Bool {
    var before = index - 1
    while before > 0, path.scalars[before].isMark { before -= 1 }
    return isWord(path.scalars[before], message)
  }

  /// Whether a letter is one of the locale's script.
  private func isWord(_ scalar: Unicode.Scalar, _ message: CatalogMessage) -> Bool {
    guard !scalar.isASCII, scalar.isLetter else { return false }
    let scripts = message.writing.scripts
    let script = CharacterProperties(of: scalar).script
    // `ー` belongs to both kinds of kana.
    return scripts.isEmpty || scripts.contains(script) || scalar == "ー"
  }

  /// Whether a space, a bracket or the end follows: `a.b` and `12:30` aren't sentences.
  private func isAtEndOfWord(_ index: Int, of path: MessageText.Path) -> Bool {
    guard index + 1 < path.scalars.count else { return true }
    let next = path.scalars[index + 1]
    return next.isSpace || next.isPunctuation
  }
}

/// A mark that isn't the locale's, and the one that is.
private struct Found {
  enum Form {
    /// CLDR doesn't list it for the locale.
    case unlisted
    /// CLDR lists it, and the locale's words are followed by another.
    case customary
    /// The same, and programs write it there all the same.
    case tolerated
    /// It is another script's.
    case foreign
  }

  var path: MessageText.Path
  var index: Int
  var meant: Unicode.Scalar
  var form: Form

  var scalar: Unicode.Scalar { path.scalars[index] }
}

extension MessageText {
  fileprivate func has(_ scalar: Unicode.Scalar) -> Bool {
    paths.contains { $0.scalars.contains(scalar) }
  }

  /// Whether a mark stands between two letters without a space: `yes,no`.
  fileprivate func joins(_ scalar: Unicode.Scalar) -> Bool {
    paths.contains { path in
      path.scalars.indices.dropLast().contains { index in
        path.scalars[index] == scalar && path.scalars[index + 1].isLetter
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func another(
    _ scalar: Unicode.Scalar, _ meant: Unicode.Scalar, _ form: Found.Form, _ locale: String,
    _ count: Int
  ) -> Self {
    let times = count > 1 ? ", \(count) times" : ""
    let others =
      count > 1 ? "; the same at \(count == 2 ? "1 more mark" : "\(count - 1) more marks")" : ""
    switch form {
    case .customary, .tolerated:
      return """
        \(quoted(locale)) uses \(quoted(String(meant))) after its own words, not \
        \(quoted(String(scalar)))\(others)
        """
    case .unlisted, .foreign:
      return """
        \(quoted(String(scalar))) is not a mark of \(quoted(locale)), which uses \
        \(quoted(String(meant)))\(times)
        """
    }
  }
}
