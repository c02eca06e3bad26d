import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanMeaning
import BayanMessageSyntax

/// Latin letters that touch a placeholder, in a translation.
package struct PlaceholderGluedAffix: MessageRule {
  package static let id: RuleID = "placeholder-glued-affix"
  package static let severity = Diagnostic.Severity.note

  package init() {}

  package var requiredBytes: ByteSet { "{" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.sourceMessage != nil, !message.displays.isEmpty else { return }
    for text in message.texts {
      let elements = text.pattern.elements
      for (index, element) in elements.enumerated() {
        guard case .expression(let expression) = element,
          let variable = expression.operand?.variable
        else { continue }
        let before = index > 0 ? elements[index - 1].text?.unicodeScalars.last : nil
        let after =
          index + 1 < elements.count
          ? elements[index + 1].text?.unicodeScalars.first : nil
        guard before?.isLatinLetter == true || after?.isLatinLetter == true,
          !isNumber(variable.name, in: message)
        else { continue }
        report.add(
          .glued(variable.name),
          at: .span(expression.span, in: message, variant: text.variant),
          certainty: .likely)
      }
    }
  }

  private func isNumber(_ variable: String, in message: CatalogMessage) -> Bool {
    let names = message.uses.arguments(of: variable)
    return message.arguments.contains { argument in
      names.contains(argument.name) && argument.type != .string
    }
  }
}

extension Pattern.Element {
  fileprivate var text: String? { if case .text(let text) = self { text.value } else { nil } }
}

extension Unicode.Scalar {
  /// Whether the scalar is a letter of the blocks for Latin alphabets.
  fileprivate var isLatinLetter: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF: true
    default: false
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func glued(_ variable: String) -> Self {
    "letters touch \(quoted("{$" + variable + "}")), so they look like a part of its value"
  }
}
