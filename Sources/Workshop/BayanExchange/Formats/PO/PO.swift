package import BayanDiagnostics
import BayanMessageSyntax
import BayanSupport

/// GNU gettext's PO files, each for one locale; without a locale, the template that is called POT.
///
/// - Source: GNU gettext manual 0.21, "The Format of PO Files" and "Additional functions for plural
///   forms".
package enum PO: ExchangeFormat, TextFormat, NamedFormat {
  package static let name = "po"
  package static let summary = "PO of GNU gettext; without a locale, POT"
  package static let endings = [".po", ".pot"]

  package static func recognizes(_ file: SourceFile) -> Bool { POLines.isPO(file) }

  package static func write(_ document: ExchangeDocument, over _: SourceFile?) -> ExchangeOutput {
    POWriter.write(document)
  }

  package static func contents(of file: SourceFile, in locale: String?) -> ForeignFile {
    POReader.read(file, for: locale)
  }

  package static func place(of keys: [ExchangeKey], in unit: ExchangeUnit) -> String {
    "the entry with msgctxt '\(XLIFF.name(unit.name, keys))'"
  }

  /// The flag of texts with placeholders in braces.
  static let braces = "python-brace-format"

  /// The prefix of an exported entry's stamp, in a comment.
  static let stamp = "bayan:"
}

/// Texts with placeholders in braces, as `python-brace-format` has them.
enum BraceText {
  /// The text of a pattern; of text without placeholders and braces, the text itself.
  static func text(_ pattern: Pattern, name: (Pattern.Element) -> String?) -> String {
    var text = ""
    for element in pattern.elements {
      if case .text(let part) = element {
        for scalar in part.value.unicodeScalars {
          text.unicodeScalars.append(scalar)
          if scalar == "{" || scalar == "}" { text.unicodeScalars.append(scalar) }
        }
      } else {
        text += "{" + (name(element) ?? "") + "}"
      }
    }
    return text
  }

  /// The names of a text's placeholders.
  static func names(in text: String) -> Set<String> {
    var names: Set<String> = []
    for case .expression(let expression) in pattern(text).pattern.elements {
      if case .variable(let variable)? = expression.operand { names.insert(variable.name) }
    }
    return names
  }

  /// Reads a text; a name becomes a variable.
  static func pattern(_ text: String) -> (pattern: Pattern, problem: Diagnostic.Message?) {
    var builder = PatternBuilder()
    var part = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      guard scalar == "{" || scalar == "}" else {
        part.append(scalar)
        continue
      }
      if index < scalars.count, scalars[index] == scalar {
        index += 1
        part.append(scalar)
        continue
      }
      let end = scalars[index...].firstIndex { $0 == "}" || $0 == "{" } ?? scalars.count
      let name = String(String.UnicodeScalarView(scalars[index..<end]))
      guard scalar == "{", end < scalars.count, scalars[end] == "}", !name.isBlank else {
        return (
          builder.pattern,
          "'\(scalar)' isn't part of a placeholder; write it twice to show it: '\(scalar)\(scalar)'"
        )
      }
      builder.append(String(part))
      part = String.UnicodeScalarView()
      builder.append(PlaceholderNames.element(named: name))
      index = end + 1
    }
    builder.append(String(part))
    return (builder.pattern, nil)
  }
}
