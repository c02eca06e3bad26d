import BayanDiagnostics
import BayanSupport

/// What holds between the files of `Catalog/`.
extension CatalogLoader {
  /// Reports names that nothing has.
  mutating func checkReferences(recoveries: [Recovery], domains: [ErrorDomain]) {
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

  private mutating func checkReference(
    _ name: Located<String>, to names: Set<String>?, what: String, in file: ProjectFile
  ) {
    guard let names, !names.contains(name.value) else { return }
    // Each suggestion looks at all names; after so many slips it isn't one.
    unknownReferences += 1
    let meant = unknownReferences <= 200 ? nearestName(to: name.value, among: names) : nil
    report(
      RuleID(rawValue: "unknown-\(what)"),
      .unknown(what, name.value, meant: meant, file: ProjectLayout().path(of: file)),
      at: name.place,
      fixes: Fix.replacing(name.value, with: meant, inStringAt: name.place.span))
  }

  /// Reports domains that have the same type or the same identifier, or the type of the module's words.
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

  /// Warns of names that differ in nothing but the case of their letters.
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
    _ what: String, _ name: String, meant: String?, file: String
  ) -> Self {
    "no \(what) \(quoted(name)) in \(quoted(file))\(didYouMean(meant))"
  }

  fileprivate static func sameType(_ type: String, _ other: String) -> Self {
    "the type \(quoted(type)) is already that of the domain \(quoted(other))"
  }

  fileprivate static func sameDomain(_ identifier: String, _ other: String) -> Self {
    "\(quoted(identifier)) is already the domain of \(quoted(other))"
  }

  fileprivate static func sameButForCase(_ name: String, _ other: String, what: String) -> Self {
    "the \(what) \(quoted(other)) and \(quoted(name)) differ only in upper and lower case"
  }
}
