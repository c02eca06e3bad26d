import BayanCatalog
import BayanDiagnostics
import BayanMessageSyntax

extension ExchangeDocument {
  /// The units file by file, in order.
  var byFile: [(file: String, units: [ExchangeUnit])] {
    var files: [(file: String, units: [ExchangeUnit])] = []
    var places: [String: Int] = [:]
    for unit in units {
      if let place = places[unit.writtenID.file] {
        files[place].units.append(unit)
      } else {
        places[unit.writtenID.file] = files.count
        files.append((unit.writtenID.file, [unit]))
      }
    }
    return files
  }
}

extension ForeignUnit {
  /// - Parameter name: The name that tools show, which has keys where the unit is a variant.
  init(ofXLIFF id: String?, named name: String?, offset: Int) {
    self.init(key: id ?? "", offset: offset)
    self.name = name.flatMap { $0.isEmpty ? nil : $0 }
    if self.name != nil { otherNames = [key] }
  }
}

extension ExchangeUnit {
  /// When a variant is shown, as a sentence for a translator.
  func choice(of variant: ExchangeVariant) -> String {
    let parts = zip(selectors, variant.keys).map { selector, key in
      switch key {
      case .literal(let text): "$\(selector.variable) is '\(text)'"
      case .catchAll: "$\(selector.variable) is anything else"
      }
    }
    return "One of several texts, shown if \(parts.joined(separator: " and "))."
  }

  /// The notes of a variant that is a unit of its own.
  func notes(for variant: ExchangeVariant) -> [ExchangeNote] {
    [ExchangeNote(.context, choice(of: variant))]
      + notes.filter { $0.keys == nil || $0.keys == variant.keys }
  }

  /// That the variants are units of their own.
  var variantLoss: ExchangeLoss {
    ExchangeLoss(
      .variant, of: id,
      "each variant is a separate unit; tools don't know that only one of them is shown")
  }

  /// The private arguments, which a file doesn't name.
  var privateLosses: [ExchangeLoss] {
    privateArguments.map {
      ExchangeLoss(
        .privateArgument, of: id, "the argument '\($0)' is private, so the file doesn't name it")
    }
  }

  /// The declarations that say more than what the variants are chosen by.
  var declarationLosses: [ExchangeLoss] {
    let message = (target ?? source).parsed.message
    return message.declarations.compactMap { declaration in
      let isPlain =
        declaration.kind == .input && declaration.value.attributes.isEmpty
        && declaration.value.function.map { function in
          function.options.allSatisfy { $0.name == "select" }
            && selectors.contains { $0.variable == declaration.name }
        } ?? true
      guard !isPlain else { return nil }
      return ExchangeLoss(
        declaration.kind == .input ? .options : .declaration, of: id,
        "the declaration of '$\(declaration.name)' stays in the catalog, \(declaration.value.formatted())"
      )
    }
  }
}

extension [ExchangeKey] {
  /// The keys as a part of an XML id, `few._.other`.
  var token: String {
    ExchangeName.token(
      map { key in
        switch key {
        case .literal(let text): text
        case .catchAll: "other"
        }
      })
  }
}
