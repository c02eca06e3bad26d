package import BayanCatalog

extension Rename {
  /// The reason why a rename fails.
  package enum Failure: Error, Hashable, Sendable {
    /// A name that the catalog doesn't have.
    case unknown
    /// A built-in name, with the path of the file that could declare it.
    case builtIn(String)
    /// A new name that another element has.
    case exists
    /// A new name that isn't valid in Swift.
    case notAName
    /// A new name that isn't valid for a domain.
    case notAFileName
    /// A new text that isn't valid as a domain's identifier.
    case notAnIdentifier
    /// A name in a release, which programs use.
    case released(String)
    /// A new name that another code had in a release.
    case wasReleased
    /// A file that can't be read or changed, with its path.
    case unusable(String)
    /// The path of an `[[allow]]` that would match other files than before.
    case pattern(String)
    /// An error that the catalog would have, with its sentence.
    case invalid(String)
  }
}

extension Rename.Failure {
  /// Returns the sentence for people, in lower case and without a full stop.
  package func sentence(_ subject: Rename.Subject, to name: String) -> String {
    switch self {
    case .unknown: "the catalog has no \(subject.kind) '\(subject.name)'"
    case .builtIn(let path):
      "the \(subject.kind) '\(subject.name)' is built in and keeps its name; write '\(path)' to have your own"
    case .exists: "there is already \(subject.kindWithArticle) '\(name)'"
    case .notAName:
      "'\(name)' can't be a Swift name; use letters, digits and '_', and don't begin with a digit"
    case .notAFileName:
      "'\(name)' can't be the name of a domain's file; use ASCII letters, digits, '-' and '_'"
    case .notAnIdentifier:
      "'\(name)' can't be a domain; write a reverse name such as 'com.example.login'"
    case .released(let old):
      "'\(old)' was released, so it can't be renamed: programs use its name"
    case .wasReleased:
      "'\(name)' is the name of another code that was released; choose another name"
    case .unusable(let path): "'\(path)' has errors; fix them first"
    case .pattern(let text):
      "the path '\(text)' of an '[[allow]]' would match other files than before; "
        + "write the paths of single files there first"
    case .invalid(let message):
      "with the name '\(name)' the catalog would have an error: \(message)"
    }
  }
}

extension Rename.Subject {
  /// The kind of the renamed element, in a word.
  fileprivate var kind: String {
    switch self {
    case .code: "code"
    case .argument: "argument"
    case .recovery: "recovery"
    case .option: "option"
    case .domain, .identifier: "domain"
    }
  }

  fileprivate var kindWithArticle: String {
    switch self {
    case .argument, .option: "an \(kind)"
    case .code, .recovery, .domain, .identifier: "a \(kind)"
    }
  }

  /// The name; for a domain's identifier, the name of the domain's files.
  package var name: String {
    switch self {
    case .code(_, let name), .argument(_, _, let name), .recovery(let name), .option(let name),
      .domain(let name), .identifier(let name):
      name
    }
  }
}

// MARK: - Released names

extension Catalog {
  /// Returns the reason why an element keeps its name, for any new name.
  package func refusal(of subject: Rename.Subject) -> Rename.Failure? {
    switch subject {
    case .code(let domain, let name):
      releasedCode(name, in: domain) == nil ? nil : .released(name)
    case .argument(let domain, let code, let name):
      releasedCode(code, in: domain)?.arguments.contains { $0.hasPrefix("\(name): ") } == true
        ? .released(name) : nil
    case .option(let name): released?.options.contains(name) == true ? .released(name) : nil
    case .identifier(let domain): releasedDomain(domain).map { .released($0.identifier) }
    case .recovery, .domain: nil
    }
  }

  /// Returns the reason why an element can't have a new name.
  func refusal(of subject: Rename.Subject, to name: String) -> Rename.Failure? {
    if let failure = refusal(of: subject) { return failure }
    guard case .code(let domain, let old) = subject, let former = releasedCode(name, in: domain)
    else { return nil }
    // The code gets its released name back.
    let isSame = !former.isRetired && code(old, in: domain)?.value == former.value
    return isSame ? nil : .wasReleased
  }

  private func releasedDomain(_ name: String) -> CodesLock.Domain? {
    guard let identifier = domains.first(where: { $0.name == name })?.identifier else { return nil }
    return released?.domains.first { $0.identifier == identifier }
  }

  private func releasedCode(_ code: String, in domain: String) -> CodesLock.Code? {
    releasedDomain(domain)?.codes.first { $0.name == code }
  }
}
