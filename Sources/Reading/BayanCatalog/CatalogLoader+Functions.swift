import BayanDiagnostics
import BayanSupport
import BayanTOML

extension CatalogLoader {
  /// Reads `[functions]`: the declarations of the project's own functions.
  mutating func functions(of fields: Fields) -> [FunctionDeclaration] {
    guard let (table, _) = table("functions", of: fields) else { return [] }
    var functions: [FunctionDeclaration] = []
    for entry in table.entries {
      let place = Place(file: fields.file, span: entry.keySpan)
      guard isNamespaced(entry.key) else {
        reportInvalid(.withoutNamespace(entry.key), at: place)
        continue
      }
      guard let table = entry.value.table else {
        reportWrongType(
          entry.key, entry.value, wanted: "a table such as { operand = [\"integer\"] }", in: fields)
        continue
      }
      functions.append(function(entry.key, table, at: place))
    }
    return functions
  }

  private mutating func function(
    _ name: String, _ table: TOMLTable, at place: Place
  ) -> FunctionDeclaration {
    let fields = fields(of: table, in: place.file, at: place.span, known: FileKeys.function)
    _ = string("summary", of: fields)
    let names = FunctionDeclaration.operandTypes.map(\.name)
    let operands = strings("operand", of: fields)?.compactMap { operand in
      let type = FunctionDeclaration.operandTypes.first { $0.name == operand.value }?.type
      if type == nil {
        let nearest = nearestName(to: operand.value, among: names)
        reportUnknownName(
          operand, .unknownOperand(operand.value, nearest: nearest, names: names), nearest: nearest,
          in: fields)
      }
      return type
    }
    let selects = boolean("selects", of: fields) ?? false
    return FunctionDeclaration(
      name: name, operands: operands, options: options(of: fields), selects: selects, place: place)
  }

  /// Reads `options`: each name with its values, or with the kind of its values.
  private mutating func options(of fields: Fields) -> [FunctionDeclaration.Option] {
    guard let (table, _) = table("options", of: fields) else { return [] }
    let kinds = FunctionDeclaration.OptionValues.kinds
    var options: [FunctionDeclaration.Option] = []
    for entry in table.entries {
      var values = FunctionDeclaration.OptionValues.any
      if let kind = entry.value.string?.value {
        if let known = kinds.first(where: { $0.name == kind }) {
          values = known.values
        } else {
          let names = kinds.map(\.name)
          let nearest = nearestName(to: kind, among: names)
          let located = Located(
            value: kind, place: Place(file: fields.file, span: entry.value.span))
          reportUnknownName(
            located, .unknownKind(kind, nearest: nearest, names: names), nearest: nearest,
            in: fields)
        }
      } else if let array = entry.value.array {
        let texts = array.compactMap { $0.string?.value }
        if texts.count < array.count {
          reportWrongType(entry.key, entry.value, wanted: "an array of strings", in: fields)
        }
        values = .oneOf(texts)
      } else {
        reportWrongType(
          entry.key, entry.value, wanted: "an array of its values, or a kind such as \"integer\"",
          in: fields)
      }
      options.append(FunctionDeclaration.Option(name: entry.key, values: values))
    }
    return options
  }

  /// Whether a name has a namespace other than `u`, which the standard reserves.
  private func isNamespaced(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty } && !parts[0].elementsEqual("u".utf8)
  }
}

extension Diagnostic.Message {
  fileprivate static func withoutNamespace(_ name: String) -> Self {
    "\(quoted(name)) needs a namespace of your own; write it as in 'app:ordinal'"
  }

  fileprivate static func unknownOperand(_ name: String, nearest: String?, names: [String]) -> Self
  {
    nearest == nil
      ? "unknown kind of operand \(quoted(name)); use \(quotedChoices(names))"
      : "unknown kind of operand \(quoted(name))\(didYouMean(nearest))"
  }

  fileprivate static func unknownKind(_ name: String, nearest: String?, names: [String]) -> Self {
    nearest == nil
      ? "unknown kind of option \(quoted(name)); use \(quotedChoices(names))"
      : "unknown kind of option \(quoted(name))\(didYouMean(nearest))"
  }
}
