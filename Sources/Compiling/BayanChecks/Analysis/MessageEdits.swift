import BayanCatalog
import BayanDiagnostics
import BayanMessageSyntax
import BayanTOML

/// Edits of a message, made in the file that it stands in.
///
/// They are left out where the text would need escapes, for a rule doesn't know in which of TOML's
/// four kinds of strings it stands.
extension LocaleMessage {
  /// Whether the string has lines of its own: its text then starts three quotes or more after it.
  private var isMultiline: Bool { text.sourceOffset(of: 0) >= place.span.start + 3 }

  /// What stands between two variants.
  var variantSeparator: String { isMultiline ? "\n" : " " }

  /// The replacement of a stretch of the message; `nil` where the new text would need escapes.
  func replacement(of span: SourceSpan, by new: String) -> TextEdit? {
    let needsEscape = new.unicodeScalars.contains { scalar in
      switch scalar {
      case "\"", "'", "\\": true
      case "\n": !isMultiline
      default: scalar.value < 0x20 || scalar.value == 0x7F
      }
    }
    return needsEscape ? nil : TextEdit(text.sourceSpan(of: span), new)
  }

  /// The insertion of text; `nil` where it would need escapes.
  func insertion(of new: String, at offset: Int) -> TextEdit? {
    replacement(of: SourceSpan(offset, offset), by: new)
  }

  /// The deletion of a variant and of the white space after it.
  func deletion(of variant: Variant) -> Fix {
    let bytes = messageText.utf8
    var end = variant.span.end
    for byte in bytes.dropFirst(end) {
      guard byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D else { break }
      end += 1
    }
    let edit = TextEdit(text.sourceSpan(of: SourceSpan(variant.span.start, end)), "")
    return Fix("delete the variant", .automatic, edits: [edit])
  }
}

extension Pattern {
  /// Whether there are words that a person has to look at: letters, or another literal.
  var hasWords: Bool {
    elements.contains { element in
      switch element {
      case .text(let text): text.value.unicodeScalars.contains { $0.properties.isAlphabetic }
      case .expression(let expression): expression.operand?.variable == nil
      case .markup: true
      }
    }
  }
}
