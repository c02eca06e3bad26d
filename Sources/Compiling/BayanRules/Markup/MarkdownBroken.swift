package import BayanChecking
package import BayanDiagnostics
import BayanICU
import BayanSupport

/// A link, an emphasis or a code span of Markdown in the source, of which the translation has only the
/// marks in an invalid form: `[Hilfe] (https://…)`, `** Achtung **`.
///
/// The characters beside a mark decide whether it begins or ends an emphasis. A translation without any of
/// the marks isn't reported: emphasis is up to the translator, and addresses have a rule of their own.
///
/// - Source: CommonMark 0.31, 6.1 (code spans), 6.2 (emphasis), 6.3 (links).
package struct MarkdownBroken: MessageRule {
  package static let id: RuleID = "markdown-broken"
  package static let severity = Diagnostic.Severity.warning
  package static let supersededBy: [Superseding] = [.inMessage(TranslationUnchanged.id)]

  package init() {}

  /// The marks of Markdown.
  ///
  /// `*` is in each plural too, so the texts are checked for marks.
  private static let marks: ByteSet = "]*_`"

  package var requiredBytes: ByteSet { Self.marks }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let sources = message.sourceTexts,
      sources.contains(where: { $0.bytes.intersects(Self.marks) })
    else { return }
    for text in message.texts where text.bytes.intersects(Self.marks) {
      let expected = MarkdownSpans(sources.counterpart(of: text))
      guard !expected.count.isEmpty else { continue }
      let found = MarkdownSpans(text)
      for broken in found.broken {
        guard let wanted = expected.count[broken.mark],
          found.count[broken.mark, default: 0] < wanted,
          !expected.broken.contains(where: { $0.mark == broken.mark })
        else { continue }
        report.add(
          broken.mark == MarkdownSpans.link
            ? "a link needs ']' and '(' side by side, as in the source"
            : "\(quoted(broken.mark)) has no counterpart; the source has a pair",
          at: .text(broken.range, of: text, in: message), notes: message.sourceNote,
          fixes: broken.mark == MarkdownSpans.link
            && text.scalars[broken.range.upperBound - 1] == "("
            ? message.fixes("write ']('", .automatic, broken.range, of: text, to: "](") : [])
        break
      }
    }
  }
}

/// The links, emphases and code spans of a text.
private struct MarkdownSpans {
  /// The number of spans by the mark on both sides.
  var count: [String: Int] = [:]
  /// The marks without a partner.
  var broken: [(mark: String, range: Range<Int>)] = []

  static let link = "]("

  private let scalars: [Unicode.Scalar]

  init(_ text: ShownText) {
    scalars = Array(text.scalars)
    var openers: [(mark: String, range: Range<Int>)] = []
    var index = 0
    while index < scalars.count {
      switch scalars[index] {
      case "\\": index += 2
      case "`":
        let end = endOfRun(from: index)
        let mark = string(index..<end)
        if let close = closingCode(mark.count, from: end) {
          count[mark, default: 0] += 1
          index = close
        } else {
          broken.append((mark, index..<end))
          index = end
        }
      case "*", "_":
        let end = endOfRun(from: index)
        let mark = string(index..<end)
        let sides = sides(of: index..<end)
        if sides.closes, let opener = openers.lastIndex(where: { $0.mark == mark }) {
          broken += openers[(opener + 1)...]
          openers.removeSubrange(opener...)
          count[mark, default: 0] += 1
        } else if sides.opens {
          if isBeforeWords(end) { openers.append((mark, index..<end)) }
        } else if !sides.isAlone {
          broken.append((mark, index..<end))
        }
        index = end
      case "]":
        let end = scalars[(index + 1)...].firstIndex { !$0.isWhitespace } ?? scalars.count
        let closing: Unicode.Scalar? =
          end == scalars.count ? nil : scalars[end] == "(" ? ")" : scalars[end] == "（" ? "）" : nil
        if let closing, scalars[end...].contains(closing), scalars[..<index].contains("[") {
          if end == index + 1, closing == ")" {
            count[Self.link, default: 0] += 1
          } else {
            broken.append((Self.link, index..<end + 1))
          }
        }
        index += 1
      default: index += 1
      }
    }
    broken += openers
  }

  private func string(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range]))
  }

  private func endOfRun(from start: Int) -> Int {
    scalars[start...].firstIndex { $0 != scalars[start] } ?? scalars.count
  }

  /// Whether a word, a value or a quotation begins at an index: `*.png` is a pattern.
  private func isBeforeWords(_ index: Int) -> Bool {
    guard let next = scalars[index...].first(where: { !$0.isBidiControl }) else { return false }
    return next.isWordPart || next == ShownText.object
      || [.pi, .pf, .ps].contains(next.unicode.generalCategory)
      || "\"'*_`".unicodeScalars.contains(next)
  }

  /// Returns the end of a code span: after as many backticks as it began with.
  private func closingCode(_ length: Int, from start: Int) -> Int? {
    var index = start
    while let next = scalars[index...].firstIndex(of: "`") {
      let end = endOfRun(from: next)
      if end - next == length { return end }
      index = end
    }
    return nil
  }

  /// Whether a run of marks can begin or end an emphasis, and whether it is a mark of its own, as in
  /// `2 * 3`.
  private func sides(of run: Range<Int>) -> (opens: Bool, closes: Bool, isAlone: Bool) {
    let before = run.lowerBound > 0 ? scalars[run.lowerBound - 1] : " "
    let after = run.upperBound < scalars.count ? scalars[run.upperBound] : " "
    let (spaceBefore, spaceAfter) = (before.isWhitespace, after.isWhitespace)
    let (markBefore, markAfter) = (before.unicode.isMarkOfText, after.unicode.isMarkOfText)
    let isLeft = !spaceAfter && (!markAfter || spaceBefore || markBefore)
    let isRight = !spaceBefore && (!markBefore || spaceAfter || markAfter)
    guard scalars[run.lowerBound] == "_" else {
      return (isLeft, isRight, spaceBefore && spaceAfter && run.count == 1)
    }
    // Within words the mark is part of a name.
    let isWithin = isLeft && isRight && !markBefore && !markAfter
    return (
      isLeft && (!isRight || markBefore), isRight && (!isLeft || markAfter),
      isWithin || spaceBefore && spaceAfter && run.count == 1
    )
  }
}

extension CharacterProperties {
  /// Whether the scalar is punctuation or a symbol by CommonMark's definition.
  fileprivate var isMarkOfText: Bool {
    switch generalCategory {
    case .pc, .pd, .ps, .pe, .pi, .pf, .po, .sm, .sc, .sk, .so: true
    default: false
    }
  }
}
