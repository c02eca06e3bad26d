import BayanDiagnostics
import BayanSupport

/// The checks of references between the files of `Catalog/`.
extension CatalogLoader {
  /// Reports references to undeclared names.
  ///
  /// - Parameter builtIn: The built-in vocabulary that the project uses.
  mutating func checkReferences(
    recoveries: [Recovery], domains: [ErrorDomain], builtIn used: BuiltInVocabulary
  ) {
    declare(builtIn)
    checkOptions(ofBuiltIn: used.recoveries)
    for recovery in recoveries {
      for choice in recovery.options {
        let name = Located(value: choice.option, place: choice.place)
        checkReference(name, to: declared.options, what: "option", in: .options)
      }
    }
    for name in reviewedCategories {
      checkReference(name, to: declared.categories, what: "category", in: .categories)
    }
    for domain in domains {
      for code in domain.codes {
        if !code.category.isEmpty {
          let name = Located(value: code.category, place: code.categoryPlace)
          checkReference(name, to: declared.categories, what: "category", in: .categories)
        }
        if let recovery = code.recovery, let place = code.recoveryPlace {
          let name = Located(value: recovery, place: place)
          checkReference(name, to: declared.recoveries, what: "recovery", in: .recoveries)
        }
      }
    }
  }

  /// Adds the built-in names to the declared ones, for files that the project lacks.
  private mutating func declare(_ builtIn: BuiltInVocabulary) {
    declared.categories?.formUnion(builtIn.categories.map(\.name))
    declared.recoveries?.formUnion(builtIn.recoveries.map(\.name))
    declared.options?.formUnion(builtIn.options.map(\.name))
  }

  /// Reports options of built-in recoveries that the project's own file lacks.
  private mutating func checkOptions(ofBuiltIn recoveries: [Recovery]) {
    guard let names = declared.options else { return }
    for recovery in recoveries {
      let missing = recovery.options.map(\.option).filter { !names.contains($0) }
      guard !missing.isEmpty else { continue }
      report("unknown-option", .notOffered(missing, by: recovery.name), at: recovery.place)
    }
  }

  private mutating func checkReference(
    _ name: Located<String>, to names: Set<String>?, what: String, in file: ProjectFile
  ) {
    guard let names, !names.contains(name.value) else { return }
    // A suggestion compares all names; with many unknown names it is no misspelling.
    unknownReferences += 1
    let nearest = unknownReferences <= 200 ? nearestName(to: name.value, among: names) : nil
    report(
      RuleID(rawValue: "unknown-\(what)"),
      unknown(what, name.value, nearest: nearest, in: file),
      at: name.place,
      fixes: Fix.replacing(name.value, with: nearest, inStringAt: name.place.span))
  }

  private func unknown(
    _ what: String, _ name: String, nearest: String?, in file: ProjectFile
  ) -> Diagnostic.Message {
    let builtIn =
      switch file {
      case .categories: builtIn.categories.map(\.name)
      case .recoveries: builtIn.recoveries.map(\.name)
      default: builtIn.options.map(\.name)
      }
    let path = ProjectLayout().path(of: file)
    return builtIn.isEmpty || nearest != nil
      ? .unknown(what, name, nearest: nearest, file: builtIn.isEmpty ? path : nil)
      : .unknown(what, name, builtIn: builtIn, file: path)
  }

  /// Reports domains with the same type or identifier, or with the type of the module's texts.
  mutating func checkNames(of domains: [ErrorDomain], module: String?) {
    var types: [String: ErrorDomain] = [:]
    var identifiers: [String: ErrorDomain] = [:]
    for domain in domains {
      if let module, domain.typeName == "\(module)Catalog" {
        reportInvalid(.reservedName(domain.typeName, for: "a type"), at: domain.place)
      }
      if let other = types.updateValue(domain, forKey: domain.typeName) {
        report(
          "type-duplicate", .sameType(domain.typeName, other.name), at: domain.place,
          notes: [.the(other.name, at: other.place)])
      }
      if let other = identifiers.updateValue(domain, forKey: domain.identifier) {
        report(
          "domain-duplicate", .sameDomain(domain.identifier, other.name), at: domain.place,
          notes: [.the(other.name, at: other.place)])
      }
    }
    checkCase(
      of: domains.map {
        Located(value: $0.name, place: Place(file: $0.place.file, span: SourceSpan(0, 0)))
      }, what: "domains")
  }

  /// Warns of names that differ only in case.
  mutating func checkCase(of names: [Located<String>], what: String) {
    var first: [String: Located<String>] = [:]
    for name in names {
      guard let other = first.updateValue(name, forKey: name.value.lowercased()) else { continue }
      report(
        "key-case-collision", .sameButForCase(name.value, other.value, what: what),
        severity: .warning, at: name.place, notes: [.the(other.value, at: other.place)])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknown(
    _ what: String, _ name: String, nearest: String?, file: String?
  ) -> Self {
    "there is no \(what) \(quoted(name))\(phrase: file.map { " in \(quoted($0))" } ?? "")\(didYouMean(nearest))"
  }

  fileprivate static func unknown(
    _ what: String, _ name: String, builtIn: [String], file: String
  ) -> Self {
    "there is no \(what) \(quoted(name)); without \(quoted(file)) use \(quotedChoices(builtIn))"
  }

  fileprivate static func notOffered(_ options: [String], by recovery: String) -> Self {
    let (catalog, recoveries) = (ProjectFile.options, ProjectFile.recoveries)
    return """
      the built-in recovery \(quoted(recovery)) offers \(quotedList(options)), which \
      \(quoted(ProjectLayout().path(of: catalog))) doesn't have; add each one there, or write your own \
      \(quoted(ProjectLayout().path(of: recoveries)))
      """
  }

  fileprivate static func sameType(_ type: String, _ other: String) -> Self {
    "the domain \(quoted(other)) already has the type \(quoted(type)); choose another type"
  }

  fileprivate static func sameDomain(_ identifier: String, _ other: String) -> Self {
    "\(quoted(other)) already has the domain \(quoted(identifier)); choose another domain"
  }

  fileprivate static func sameButForCase(_ name: String, _ other: String, what: String) -> Self {
    "the \(what) \(quoted(other)) and \(quoted(name)) differ only in upper and lower case"
  }
}
