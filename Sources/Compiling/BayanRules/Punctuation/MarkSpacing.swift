import BayanChecking
import BayanDiagnostics
import BayanICU
import BayanSupport

/// The spaces of a language beside its marks.
///
/// - Source: Lexique des règles typographiques en usage à l'Imprimerie nationale; for Canada, the
///   Office québécois de la langue française; for Arabic script, the W3C's Arabic and Persian Layout
///   Requirements. CLDR has no data on this.
struct MarkSpacing {
  private enum Space {
    case none
    /// No space, but one is sometimes seen.
    case seldom
    /// U+202F NARROW NO-BREAK SPACE, or any other no-break space.
    case narrow
    /// U+00A0 NO-BREAK SPACE, or any other no-break space.
    case wide
  }

  private typealias Table = [Unicode.Scalar: Space]

  private static func table(_ rows: [(marks: String, before: Space)]) -> Table {
    Table(
      rows.flatMap { row in row.marks.unicodeScalars.map { ($0, row.before) } },
      uniquingKeysWith: { $1 })
  }

  private static let inScriptsOfIndia = [("?!;,.，。、！？；：", Space.none), ("।", .seldom)]
  private static let others = table(inScriptsOfIndia)
  private static let withColon = table(inScriptsOfIndia + [(":", .none)])
  private static let french = table(inScriptsOfIndia + [("?!;", .narrow), (":»", .wide)])
  private static let canadian = table(inScriptsOfIndia + [("?!;", .seldom), (":»", .wide)])
  private static let arabic = table([("؟!،؛:", .seldom)])

  /// The space before each mark.
  private let before: Table
  private let isFrench: Bool
  private let isArabic: Bool

  init(_ writing: LocaleWriting) {
    isFrench = writing.spacesGuillemets
    isArabic = writing.script == "Arab"
    before =
      switch writing.script {
      case "Arab": Self.arabic
      case _ where isFrench: writing.tag.hasPrefix("fr-CA") ? Self.canadian : Self.french
      // In these scripts a colon can't stand for a letter, as it can for the visarga.
      case "Latn", "Cyrl", "Grek", "Hebr": Self.withColon
      default: Self.others
      }
  }

  /// Returns the wrong spaces beside the marks of a text, in order.
  func faults(in text: ShownText) -> [SpacingFault] {
    guard mayHaveFaults(text) else { return [] }
    return text.marks.compactMap { faultBehind($0) ?? faultBefore($0) }
  }

  /// Whether a text may have faults.
  ///
  /// The characters show it, because most texts have none.
  private func mayHaveFaults(_ text: ShownText) -> Bool {
    if isFrench { return text.bytes.intersects("?!;:,.") || !text.isASCII }
    let scalars = text.scalars
    return scalars.indices.dropFirst().contains { index in
      switch scalars[index] {
      case "،" where isArabic, "؛" where isArabic:
        scalars[index - 1].isWhitespace
          || index + 1 < scalars.count && !scalars[index + 1].isWhitespace
      default:
        scalars[index - 1].isWhitespace && !scalars[index].isASCIIAlphanumeric
          && before[scalars[index]] != nil
      }
    }
  }

  /// Returns the fault of a mark with its space after it: `«` in French, a comma in Arabic script.
  private func faultBehind(_ mark: PlacedMark) -> SpacingFault? {
    guard let next = mark.next else { return nil }
    let end = mark.index + 1
    switch mark.scalar {
    case "«" where isFrench:
      guard next.kind == .word || next.kind == .placeholder || next.kind == .mark else {
        return nil
      }
      return SpacingFault(
        .missing, mark, isAfter: true, at: mark.index..<end, changing: end..<end, to: "\u{A0}")
    case "،" where isArabic, "؛" where isArabic:
      guard mark.owner != nil else { return nil }
      let isSpaced = !mark.space.isEmpty
      switch next.kind {
      case .word, .placeholder, .identifier: break
      // Between digits the mark is a decimal separator.
      case .number where isSpaced: break
      case .mark where "«“(".unicodeScalars.contains(mark.text.scalars[end]): break
      default: return nil
      }
      let range = mark.space.lowerBound..<end
      return SpacingFault(
        isSpaced ? .misplaced : .missing, mark, isAfter: true, at: range, changing: range,
        to: "\(mark.scalar) ")
    default: return nil
    }
  }

  private func faultBefore(_ mark: PlacedMark) -> SpacingFault? {
    let (text, index, space) = (mark.text, mark.index, mark.space)
    guard let wanted = before[mark.scalar], let owner = mark.owner,
      // Numbers, addresses and names of programs contain marks of their own.
      isArabic || owner.kind == .word || owner.kind == .placeholder,
      mark.endsPart || mark.scalar.isFullWidth, !mark.isFace, !mark.isOfEllipsis, !mark.isOfScore,
      // `?!` is one mark.
      space.lowerBound > 0, !text.scalars[space.lowerBound - 1].unicode.isSentenceTerminal
    else { return nil }
    let found = text.string(space)
    switch wanted {
    case .none, .seldom:
      guard found == " " || found == "\u{A0}" || wanted == .none && found == "\u{202F}" else {
        return nil
      }
      return SpacingFault(
        .superfluous, mark, isNote: wanted == .seldom, at: space, changing: space, to: "")
    case .narrow, .wide:
      let right = wanted == .narrow ? "\u{202F}" : "\u{A0}"
      guard space.isEmpty else {
        return found == " "
          ? SpacingFault(.breaking, mark, isNote: true, at: space, changing: space, to: right) : nil
      }
      var fault = SpacingFault(
        .missing, mark, at: index..<index + 1, changing: index..<index, to: right)
      // The value may be the name of a program, or a host.
      fault.isNote = mark.scalar == ":" && owner.kind == .placeholder
      fault.name = Array(text.scalars[owner.range]) + [mark.scalar]
      return fault
    }
  }
}

/// A space that differs from the language's rule.
struct SpacingFault {
  enum Kind: Int {
    case missing
    /// The space is before the mark instead of after it.
    case misplaced
    /// A line may break at the space.
    case breaking
    case superfluous
  }

  var kind: Kind
  var mark: Unicode.Scalar
  /// Whether the space belongs after the mark.
  var isAfter: Bool
  /// Whether the space may be right.
  var isNote: Bool
  /// The range of the diagnostic.
  var span: Range<Int>
  /// The range to replace with `text`.
  var place: Range<Int>
  var text: String
  /// The word before the mark, and the mark.
  var name: [Unicode.Scalar] = []

  init(
    _ kind: Kind, _ mark: PlacedMark, isAfter: Bool = false, isNote: Bool = false,
    at span: Range<Int>, changing place: Range<Int>, to text: String
  ) {
    (self.kind, self.mark, self.isAfter, self.isNote) = (kind, mark.scalar, isAfter, isNote)
    (self.span, self.place, self.text) = (span, place, text)
  }
}

extension PlacedMark {
  /// Whether the mark is a colon between two values, with a space on both sides: `{$a} : {$b}`.
  fileprivate var isOfScore: Bool {
    guard scalar == ":", owner?.kind == .placeholder, !space.isEmpty, index + 2 < text.scalars.count
    else { return false }
    return text.scalars[index + 1].isWhitespace && text.scalars[index + 2] == ShownText.object
  }

  /// Whether the mark may be part of an emoticon: `:)`.
  fileprivate var isFace: Bool { (scalar == ":" || scalar == ";") && next?.kind == .mark }
}
