import BayanCatalog
package import BayanDiagnostics
import BayanMessageSyntax
import BayanSupport

/// Apple's `.strings`: a list of keys and texts, for one locale.
///
/// - Source: Apple, "Old-Style ASCII Property Lists"; what CoreFoundation reads.
package enum AppleStrings: ExchangeFormat, TextFormat, PlacedFormat {
  package static let name = "strings"
  package static let summary = "Apple's list of texts, without plurals"
  package static let endings = [".strings"]

  package static func recognizes(_ file: SourceFile) -> Bool {
    StringsScanner.isStrings(Array(file.bytes.prefix(65_536)))
  }

  package static func write(_ document: ExchangeDocument, over _: SourceFile?) -> ExchangeOutput {
    var writer = StringsWriter(document)
    for unit in document.units { writer.write(unit) }
    return ExchangeOutput(bytes: Array(writer.text.utf8), losses: writer.losses)
  }

  package static func contents(of file: SourceFile, in _: String?) -> ForeignFile {
    var contents = ForeignFile(targetLocale: PathLocale(file.path).locale)
    do throws(ExchangeFault) {
      guard file.bytes.count <= ExchangeFormats.largestFile else {
        throw ExchangeFault("file-too-large", 0, .tooLarge(file.bytes.count))
      }
      guard String(validating: file.bytes, as: UTF8.self) != nil else {
        throw ExchangeFault("encoding-invalid", XMLInput.firstInvalid(in: file.bytes), .notUnicode)
      }
      var scanner = StringsScanner(file.bytes)
      contents.units = try scanner.units()
    } catch {
      contents.diagnostics = [error.diagnostic(in: file)]
    }
    // Apps whose keys are the words of the developers need no file of these: the system shows the key.
    if 2 * contents.units.count(where: { $0.key.contains(" ") }) > contents.units.count {
      for index in contents.units.indices {
        contents.units[index].addKeyAsSource(offset: contents.units[index].offset)
      }
    }
    return contents
  }
}

extension ForeignUnit {
  /// Adds the key as the source, which a program shows where a file has no other.
  mutating func addKeyAsSource(offset: Int) {
    var source = ForeignText(isSource: true, offset: offset, rows: [.init(text: key)])
    source.isImplied = true
    texts.append(source)
  }
}

/// Writes `.strings`.
private struct StringsWriter {
  private(set) var text = ""
  private(set) var losses: [ExchangeLoss] = []
  private let hasTarget: Bool
  private let categories: FormCategories

  init(_ document: ExchangeDocument) {
    hasTarget = document.targetLocale != nil
    categories = FormCategories(appleLocale: document.targetLocale ?? document.sourceLocale)
  }

  mutating func write(_ unit: ExchangeUnit) {
    let placeholders = PrintfPlaceholders(unit)
    let side: PrintfPlaceholders.Side = hasTarget ? .target : .source
    let entries = PluralEntries(unit, side, placeholders, categories, axisLimit: 0)
    losses += unit.keyedLosses(entries, placeholders, format: "a .strings file")
    var isCut = false
    for entry in entries.entries {
      guard let row = entry.content.rows.first else { continue }
      var lines = unit.keyedNotes(for: entry, placeholders)
      let value = entries.rows[row].pattern.map { placeholders.text($0, side) }
      if value == nil { lines.append("Not translated; take away the two strokes to translate it.") }
      lines.append(XLIFF.stamp(unit))
      if !text.isEmpty { text += "\n" }
      text += "/* " + lines.map(Self.comment).joined(separator: "\n   ") + " */\n"
      if let value {
        text += "\(Self.quoted(entry.name)) = \(Self.quoted(value));\n"
      } else {
        let source = placeholders.text(unit.variants[row].source, .source)
        text += "// \(Self.quoted(entry.name)) = \(Self.quoted(source));\n"
        isCut = true
      }
    }
    if isCut { losses.append(unit.untranslatedLoss("a .strings file")) }
    losses += unit.stateLosses("a .strings file")
  }

  private static func comment(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.replacingExactly("*/", with: "* /").replacingExactly("/*", with: "/ *")
          .unicodeScalars.map {
            $0.value < 0x20 || $0.value == 0x7F ? " " : $0
          }))
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += "\\U" + scalar.value.hexadecimal(width: 4)
      // A byte-order mark may be dropped where it is first, and these are no characters.
      case "\u{FEFF}", "\u{FFFE}", "\u{FFFF}", "\u{2028}", "\u{2029}", "\u{85}":
        result += "\\U" + scalar.value.hexadecimal(width: 4)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
