import BayanCatalog
package import BayanChecking
package import BayanDiagnostics
import BayanMeaning
import BayanMessageSyntax

/// An argument that a translation formats differently.
///
/// A change of the value is a warning: a percentage, a currency or a unit lost, added or changed; a
/// date for a time. A change of the looks is a note: digits, signs, the fields and lengths of a
/// date.
package struct PlaceholderFormatChanged: MessageRule {
  package static let id: RuleID = "placeholder-format-changed"
  package static let severity = Diagnostic.Severity.warning
  package static let isGate = true
  package static let supersededBy: [Superseding] = [
    .inMessage(PlaceholderTypeChanged.id), .inMessage(ArgumentTypeMismatch.id),
    .inMessage(PluralOffsetChanged.id), .inMessage(PluralDropped.id),
    // An unknown option or function always differs from the source's.
    .inMessage(BadOption.id), .inMessage(UnknownFunction.id),
  ]

  package init() {}

  package var requiredBytes: ByteSet { "$" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard let source = message.sourceMessage, !message.displays.isEmpty else { return }
    let modelsByArgument = Dictionary(grouping: source.displays, by: \.argument)
    var reported: Set<String> = []
    for display in message.displays {
      guard let models = modelsByArgument[display.argument], let first = models.first,
        !reported.contains(display.argument), !models.contains(where: display.isFormatted(like:))
      else { continue }
      let type = message.arguments.first { $0.name == display.argument }?.type
      let own = Format(display.resolved, type: type)
      let formats = models.map { Format($0.resolved, type: type) }
      guard !formats.contains(own) else { continue }
      // The nearest of the source's formats is most likely meant.
      let wanted = formats.first { $0.unit == own.unit } ?? formats[0]
      guard let change = wanted.change(to: own) else { continue }
      reported.insert(display.argument)
      let site = display.resolved.site ?? display.expression.span
      report.add(
        .changed(display.argument, change.difference),
        at: .span(
          site, in: message,
          variant: site == display.expression.span ? message.texts[display.variant].variant : nil),
        atMost: change.changesValue ? .warning : .note,
        notes: [
          Diagnostic.Note(
            "the source shows it here", at: source.localeMessage.place(of: first.expression.span))
        ], fixes: message.fixes(showing: display, as: models))
    }
  }
}

extension Display {
  /// Whether another display has the same functions and options.
  fileprivate func isFormatted(like other: Display) -> Bool {
    resolved.functions == other.resolved.functions && resolved.options == other.resolved.options
  }
}

/// The format of a value, as far as it is known without the value.
private struct Format: Equatable {
  /// The kind of number or date that is shown: `percent`, `date`; empty for a bare number or text.
  var unit: String
  /// Whether the number is only rounded.
  var isRounded = false
  /// The currency or unit, if it is a literal.
  var code: String?
  /// The options that change the looks.
  var options: [String: String?]

  init(_ resolved: ResolvedExpression, type: ErrorArgument.ValueType?) {
    if let standard = resolved.standard,
      // A whole number has no fraction to lose.
      !standard.showsBareValue || standard.isWhole && type == .number
    {
      unit = standard.name
      isRounded = standard.isWhole
    } else {
      unit = ""
    }
    code = (resolved.options["currency"] ?? resolved.options["unit"])?.flatMap { $0 }
    // `bayan convert` writes the rounding of halves, which readers hardly see.
    options = resolved.options.filter { name, _ in
      name != "select" && name != "roundingMode" && name != "currency" && name != "unit"
        && !name.hasPrefix("u:")
    }
    // Options of a plural's number in its declaration choose among the locale's forms.
    if resolved.standard?.family == .text { options = [:] }
  }

  enum Difference {
    /// A function or an option that only the translation has.
    case extra(String)
    /// A function or an option that only the source has.
    case missing(String)
    case function(String, inSource: String)
    case code(String, inSource: String)
    case option(String)
  }

  struct Change {
    var difference: Difference
    var changesValue: Bool
  }

  /// Returns the difference; `nil` if readers see none.
  func change(to other: Format) -> Change? {
    if unit != other.unit {
      let isValue = !isRounded && !other.isRounded
      if unit.isEmpty || isRounded {
        let name = other.unit.isEmpty ? "number" : other.unit
        return Change(difference: .extra(":" + name), changesValue: isValue)
      }
      return Change(
        difference: other.unit.isEmpty || other.isRounded
          ? .missing(":" + unit) : .function(other.unit, inSource: unit),
        changesValue: isValue)
    }
    if let code, let another = other.code, code.lowercased() != another.lowercased() {
      return Change(difference: .code(another, inSource: code), changesValue: true)
    }
    let names = Set(options.keys).union(other.options.keys).filter {
      options[$0] != other.options[$0]
    }
    guard let name = names.min() else { return nil }
    return Change(
      difference: other.options[name] == nil
        ? .missing(name) : options[name] == nil ? .extra(name) : .option(name),
      changesValue: false)
  }
}

extension Diagnostic.Message {
  fileprivate static func changed(_ argument: String, _ difference: Format.Difference) -> Self {
    let argument = quoted("$" + argument)
    return switch difference {
    case .extra(let name):
      "\(argument) is shown with \(quoted(name)), which the source doesn't have"
    case .missing(let name): "\(argument) is shown without \(quoted(name)), which the source has"
    case .function(let found, let wanted):
      "\(argument) is shown with \(quoted(":" + found)), but with \(quoted(":" + wanted)) in the source"
    case .code(let found, let wanted):
      "\(argument) is shown in \(quoted(found)), but in \(quoted(wanted)) in the source"
    case .option(let name):
      "\(argument) is shown with another value of \(quoted(name)) than in the source"
    }
  }
}
