package import BayanCatalog
import BayanErrors
import BayanRuntime
import BayanSupport

extension Contract {
  /// Creates the contract of a catalog.
  ///
  /// - Precondition: The catalog has no errors.
  package init(_ catalog: Catalog) {
    let present = CodesLock(catalog)
    let lock = catalog.released.map(present.retiring) ?? present
    version = String(SHA256.digest(Array(lock.fileText.utf8)).prefix(16))
    isReleased = catalog.released == lock
    module = catalog.project.moduleName
    sourceLocale = catalog.project.sourceLocale
    locales = catalog.project.locales
    categories = catalog.categories.map {
      Category(name: $0.name, summary: $0.summary, retry: $0.retry.rawValue)
    }
    options = catalog.options.map { Option(name: $0.name, role: $0.role.rawValue) }
    domains = []
    let retries = Dictionary(firstOf: categories.map { ($0.name, $0.retry) })
    for domain in catalog.domains {
      domains.append(Domain(domain, of: catalog, retries: retries))
    }
  }
}

extension Contract.Domain {
  fileprivate init(_ domain: ErrorDomain, of catalog: Catalog, retries: [String: String]) {
    identifier = domain.identifier
    typeName = domain.typeName
    summary = domain.summary
    let matches = ServiceMatches(lines: domain.serviceMatchLines)
    let recoveries = Dictionary(
      firstOf: catalog.recoveries.map { ($0.name, $0.options.map(\.option)) })
    codes = []
    sensitive = []
    for (index, code) in domain.codes.enumerated() {
      let retry = retries[code.category] ?? "manual"
      let status = matches?.httpStatus(of: index)
      guard !code.sensitive else {
        if let known = sensitive.firstIndex(where: { $0.category == code.category }) {
          sensitive[known].httpStatus = sensitive[known].httpStatus ?? status
        } else {
          sensitive.append(
            Contract.Sensitive(
              category: code.category, retry: retry, httpStatus: status,
              page: CodeAddress.path(domain: domain.identifier, category: code.category)))
        }
        continue
      }
      codes.append(
        Contract.Code(
          name: code.name, value: code.value, summary: code.summary, category: code.category,
          retry: retry, httpStatus: status,
          options: code.recovery.flatMap { recoveries[$0] } ?? [],
          arguments: code.messageArguments.map(Contract.Argument.init),
          since: code.since?.description,
          replacement: code.replacement.flatMap { catalog.reference($0) },
          page: CodeAddress.path(domain: domain.identifier, value: code.value)))
    }
    retired = domain.retired.map {
      Contract.Retired(
        name: $0.name, value: $0.value, summary: $0.summary, since: $0.since?.description,
        removed: $0.removed?.description,
        replacement: $0.replacement.flatMap { catalog.reference($0) })
    }
  }
}

extension Contract.Argument {
  fileprivate init(_ argument: ErrorArgument) {
    name = argument.name
    type = Contract.ValueType(argument.type)
    range = argument.range
    summary = argument.summary
  }
}

extension Contract.ValueType {
  fileprivate init(_ type: ErrorArgument.ValueType) {
    switch type {
    case .string: self = .string
    case .integer: self = .integer
    case .number: self = .number
    case .date: self = .date
    case .currency: self = .currency
    case .list(let element): self = .list(of: Self(element))
    }
  }
}

extension Catalog {
  /// Returns a reference for the contract; `nil` if the code is sensitive or doesn't exist.
  fileprivate func reference(_ reference: CodeReference) -> Contract.Reference? {
    guard let (domain, code) = code(reference), !code.sensitive else { return nil }
    return Contract.Reference(domain: domain.identifier, code: code.name)
  }
}
