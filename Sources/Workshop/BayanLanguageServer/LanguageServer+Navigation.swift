import BayanCatalog
import BayanChecking
import BayanDiagnostics
import BayanMessageSyntax
import BayanTOML
import BayanWorkspace

extension LanguageServer {
  /// Returns the declarations of a name; those of a message or facet are the code and the source's
  /// message.
  func definition(_ params: LSP.PlaceParams) throws -> [LSP.Location] {
    let (document, project, file) = try document(params.textDocument.uri)
    guard let catalog = project.catalog,
      let kind = Self.kind(at: encoding.offset(of: params.position, in: file), in: file, catalog)
    else { return [] }
    return locations(catalog.declarations(of: kind), in: project, document.folder)
  }

  /// Returns all places of a name in the project's files.
  func references(_ params: LSP.ReferenceParams) throws -> [LSP.Location] {
    let (document, project, file) = try document(params.textDocument.uri)
    guard let catalog = project.catalog,
      let kind = Self.kind(at: encoding.offset(of: params.position, in: file), in: file, catalog)
    else { return [] }
    let uses = catalog.uses(of: kind, in: project)
    guard params.context?.includeDeclaration == false else {
      return locations(uses, in: project, document.folder)
    }
    let declarations = Set(catalog.declarations(of: kind))
    return locations(uses.filter { !declarations.contains($0) }, in: project, document.folder)
  }

  private func locations(
    _ places: [Place], in project: OpenProject, _ folder: String
  ) -> [LSP.Location] {
    places.compactMap { place in
      project[place.file].map { file in
        LSP.Location(
          uri: address(of: place.file, in: folder),
          range: encoding.range(of: place.span, in: file))
      }
    }
  }

  /// Returns the element at an offset; within a message it is the argument, if there is one.
  static func kind(
    at offset: Int, in file: SourceFile, _ catalog: Catalog
  ) -> ProjectElement.Kind? {
    guard let element = ProjectElement(at: offset, in: file) else { return nil }
    if case .message(let message) = element.kind,
      let name = message.variable(at: offset),
      catalog.arguments(of: message.id).contains(where: { $0.name == name })
    {
      return .argument(domain: message.id.file, code: message.id.entry, name: name)
    }
    return element.kind
  }
}

extension Catalog {
  fileprivate func declarations(of kind: ProjectElement.Kind) -> [Place] {
    switch kind {
    case .code(let domain, let name): code(name, in: domain).map { [$0.place] } ?? []
    case .argument(let domain, let code, let name):
      self.code(code, in: domain)?.arguments.filter { $0.name == name }.map(\.place) ?? []
    // Built-in names have no declaration.
    case .category(let name):
      builtIn.categories.isEmpty ? categories.filter { $0.name == name }.map(\.place) : []
    case .recovery(let name):
      builtIn.recoveries.isEmpty ? recoveries.filter { $0.name == name }.map(\.place) : []
    case .option(let name):
      builtIn.options.isEmpty ? options.filter { $0.name == name }.map(\.place) : []
    case .facet(let id): declarations(of: id)
    case .message(let message): declarations(of: message.id)
    case .rule: []
    }
  }

  /// Returns the code of a message, and its text in the source locale.
  private func declarations(of id: MessageID) -> [Place] {
    let entry: ProjectElement.Kind =
      switch id.file {
      case MessageID.categoriesFile: .category(id.entry)
      case MessageID.optionsFile: .option(id.entry)
      default: .code(domain: id.file, name: id.entry)
      }
    return declarations(of: entry) + (sourceMessages.map { $0.written(id) } ?? [])
  }

  /// Returns all places of a name, its declaration first.
  fileprivate func uses(of kind: ProjectElement.Kind, in project: OpenProject) -> [Place] {
    let others: [Place] =
      switch kind {
      case .code(let domain, let name):
        project.strings(at: ["default"], in: layout.path(of: .domain(domain)), name)
          + locales.compactMap { $0.domains[domain]?[name]?.place }
      case .category(let name):
        domains.flatMap(\.codes).filter { $0.category == name }.map(\.categoryPlace)
          + project.strings(at: ["release", "reviewed"], in: layout.path(of: .project), name)
          + locales.compactMap { $0.categories?[name]?.place }
      case .recovery(let name):
        domains.flatMap(\.codes).filter { $0.recovery == name }.compactMap(\.recoveryPlace)
      case .option(let name):
        recoveries.filter { _ in builtIn.recoveries.isEmpty }.flatMap(\.options)
          .filter { $0.option == name }.map(\.place)
          + locales.compactMap { $0.options?[name] }.filter { !$0.isBuiltIn }.map(\.place)
      case .argument(let domain, let code, let name):
        locales.flatMap { $0.domains[domain]?[code]?.messages ?? [] }
          .flatMap { $0.places(ofVariable: name) }
      case .facet(let id): locales.flatMap { $0.written(id) }
      case .message(let message): locales.flatMap { $0.written(message.id) }
      case .rule: []
      }
    switch kind {
    case .facet, .message: return others
    default: return declarations(of: kind) + others
    }
  }
}

extension LocaleMessages {
  /// Returns the place of a message in the locale's own file; none for a built-in message.
  fileprivate func written(_ id: MessageID) -> [Place] {
    self[id].map { $0.isBuiltIn ? [] : [$0.place] } ?? []
  }
}

extension OpenProject {
  /// Returns the places of a name among the strings at a key, which has a string or an array.
  fileprivate func strings(at keys: [String], in path: String, _ name: String) -> [Place] {
    guard let file = self[path],
      let value = TOMLEditor(TOMLDocument.parse(file).document).entry(at: keys)?.value
    else { return [] }
    return (value.array ?? [value]).filter { $0.string?.value == name }
      .map { Place(file: path, span: $0.span) }
  }
}

extension ProjectElement.Message {
  /// Returns the name of the variable at an offset of the file, without `$`, and its span in the
  /// message's text.
  private func name(at offset: Int) -> (span: SourceSpan, bytes: ArraySlice<UInt8>)? {
    let bytes = Array(text.value.utf8)
    var start = text.textSpan(of: SourceSpan(offset, offset)).start
    while start > 0, bytes[start - 1].isOfName { start -= 1 }
    guard start > 0, bytes[start - 1] == UInt8(ascii: "$") else { return nil }
    var end = start
    while end < bytes.count, bytes[end].isOfName { end += 1 }
    return (SourceSpan(start, end), bytes[start..<end])
  }

  /// Returns the name of the variable at an offset of the file, without `$`.
  func variable(at offset: Int) -> String? {
    name(at: offset).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// Returns the span in the file of the variable's name at an offset.
  func span(ofVariableAt offset: Int) -> SourceSpan? {
    name(at: offset).map { text.sourceSpan(of: $0.span) }
  }
}

extension UInt8 {
  /// Whether the byte may be part of a variable's name; arguments of errors have names of Swift.
  fileprivate var isOfName: Bool {
    self >= 0x80 || self == UInt8(ascii: "_")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}

extension LocaleMessage {
  /// Returns the places of a variable in the message, with `$`.
  fileprivate func places(ofVariable name: String) -> [Place] {
    MessageUses(parsed.message).references.filter { $0.name == name }.map { place(of: $0.span) }
  }
}
