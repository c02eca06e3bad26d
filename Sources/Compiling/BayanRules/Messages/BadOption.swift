package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanMeaning
import BayanMessageSyntax
import BayanSupport

/// An option that a function doesn't have, or a value that the option can't have.
package struct BadOption: MessageRule {
  package static let id: RuleID = "bad-option"
  package static let severity = Diagnostic.Severity.warning

  private var signatures = FunctionSignatures()

  package init() {}

  package var requiredBytes: ByteSet { "=:" }

  package func prepared(for catalog: Catalog) -> Self {
    var rule = self
    rule.signatures = FunctionSignatures(catalog.project)
    return rule
  }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    for function in message.calls.lazy.map(\.function)
    where !function.options.isEmpty || function.standard?.shifts == true {
      for option in function.options where option.name.hasPrefix("u:") {
        checkUniversal(option, isMarkup: false, message, &report)
      }
      guard let signature = signatures[function.name] else { continue }
      for option in function.options where !option.name.hasPrefix("u:") {
        check(option, of: signature, message, &report)
      }
      if function.standard?.shifts == true, !function.hasOneShift {
        report.add(Diagnosis.offset, at: .span(function.span, in: message))
      }
    }
    for crossed in CrossedDigits.all(in: message) {
      report.add(Diagnosis.crossed(crossed), at: .span(crossed.option.nameSpan, in: message))
    }
    guard message.bytes.intersects("#/") else { return }
    for pattern in message.localeMessage.parsed.message.patterns {
      for case .markup(let markup) in pattern.elements {
        for option in markup.options where option.name.hasPrefix("u:") {
          checkUniversal(option, isMarkup: true, message, &report)
        }
      }
    }
  }

  private func check(
    _ option: Option, of function: FunctionDeclaration, _ message: CatalogMessage,
    _ report: inout Report
  ) {
    guard let declared = function.options.first(where: { $0.name == option.name }) else {
      // An option with a namespace belongs to another implementation and doesn't concern this function.
      guard !option.name.utf8.contains(UInt8(ascii: ":")) else { return }
      let names = function.options.map(\.name)
      let nearest = nearestName(to: option.name, among: names)
      report.add(
        Diagnosis.unknown(option.name, of: function.name, nearest: nearest),
        at: .span(option.nameSpan, in: message),
        fixes: Fix.replacing(message.localeMessage.place(of: option.nameSpan).span, with: nearest))
      return
    }
    switch option.value {
    case .variable(let variable):
      if declared.isLiteral {
        report.add(Diagnosis.variable(option.name), at: .span(variable.span, in: message))
      }
    case .literal(let literal):
      guard !declared.values.accept(literal.value) else { return }
      var nearest: String?
      if case .oneOf(let values) = declared.values {
        nearest = nearestName(to: literal.value, among: values)
      }
      report.add(
        Diagnosis.value(literal.value, of: option.name, declared.values, nearest: nearest),
        at: .span(literal.span, in: message),
        fixes: Fix.replacing(message.localeMessage.place(of: literal.span).span, with: nearest))
    }
  }

  /// Checks `u:` options: `u:dir` is for expressions, with four values; `u:id` names a part; there is
  /// no other.
  private func checkUniversal(
    _ option: Option, isMarkup: Bool, _ message: CatalogMessage, _ report: inout Report
  ) {
    switch option.name {
    case "u:id": break
    case "u:dir" where isMarkup:
      report.add(Diagnosis.markup, at: .span(option.nameSpan, in: message))
    case "u:dir":
      let values = FunctionDeclaration.OptionValues.oneOf(["ltr", "rtl", "auto", "inherit"])
      guard case .literal(let literal) = option.value, !values.accept(literal.value) else { return }
      report.add(
        Diagnosis.value(literal.value, of: option.name, values, nearest: nil),
        at: .span(literal.span, in: message))
    default:
      report.add(
        Diagnosis.unknown(
          option.name, of: nil, nearest: nearestName(to: option.name, among: ["u:dir", "u:id"])),
        at: .span(option.nameSpan, in: message))
    }
  }
}

extension BadOption {
  fileprivate enum Diagnosis: RuleDiagnosis {
    case unknown(String, of: String?, nearest: String?)
    case variable(String)
    case value(String, of: String, FunctionDeclaration.OptionValues, nearest: String?)
    case offset
    case crossed(CrossedDigits)
    case markup

    var message: Diagnostic.Message {
      switch self {
      case .unknown(let option, let function, let nearest):
        let who: Diagnostic.Message = function.map { "\(quoted(":" + $0))" } ?? "the standard"
        return "\(who) has no option \(quoted(option))\(didYouMean(nearest))"

      case .variable(let option):
        return "the option \(quoted(option)) needs a literal, not a variable"

      case .value(let value, let option, let values, let nearest):
        let start: Diagnostic.Message = "the option \(quoted(option)) can't be \(quoted(value))"
        if nearest != nil { return "\(start)\(didYouMean(nearest))" }
        switch values {
        case .any: return "\(start)"
        case .digitSize: return "\(start); it is a number from 0 to 99"
        case .integer: return "\(start); it is an integer"
        case .number: return "\(start); it is a number"
        case .boolean: return "\(start); it is 'true' or 'false'"
        case .currencyCode: return "\(start); it is a code of three letters, such as 'EUR'"
        case .oneOf(let values):
          return values.count > 20 ? "\(start)" : "\(start); use \(quotedChoices(values))"
        }

      case .offset:
        return "':offset' needs exactly one of the options 'add' and 'subtract'"
      case .crossed(let crossed):
        return """
          \(quoted(crossed.least.name)) is \(crossed.least.count), more than \
          \(quoted(crossed.most.name)), which is \(crossed.most.count)
          """
      case .markup:
        return "markup has no direction; put 'u:dir' on the placeholders inside it"
      }
    }
  }
}
