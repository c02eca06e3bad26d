import BayanCatalog
import BayanChecks
import BayanDiagnostics
import BayanMessageSyntax
import BayanTOML
import BayanWorkspace

extension LanguageServer {
  /// Where a name is declared; of a message or facet, the code and the source's message.
  func definition(_ params: LSP.PlaceParams) throws -> [LSP.Location] {
    try places(params) { catalog, kind in
      switch kind {
      case .code(let domain, let name):
        return catalog.code(name, in: domain).map { [$0.place] } ?? []
      case .argument(let domain, let code, let name):
        return catalog.code(code, in: domain)?.arguments.filter { $0.name == name }.map(\.place)
          ?? []
      case .category(let name):
        return catalog.categories.filter { $0.name == name }.map(\.place)
      case .recovery(let name):
        return catalog.recoveries.filter { $0.name == name }.map(\.place)
      case .option(let name): return catalog.options.filter { $0.name == name }.map(\.place)
      case .facet(let id): return catalog.declarations(of: id)
      case .message(let message): return catalog.declarations(of: message.id)
      case .rule: return []
      }
    }
  }

  /// Everywhere a name stands in the project's files.
  func references(_ params: LSP.PlaceParams) throws -> [LSP.Location] {
    try places(params) { catalog, kind in
      switch kind {
      case .code(let domain, let name):
        return (catalog.code(name, in: domain).map { [$0.place] } ?? [])
          + catalog.locales.compactMap { $0.domains[domain]?[name]?.place }
      case .category(let name):
        return catalog.categories.filter { $0.name == name }.map(\.place)
          + catalog.domains.flatMap(\.codes).filter { $0.category == name }.map(\.categoryPlace)
          + catalog.locales.compactMap { $0.categories?[name]?.place }
      case .recovery(let name):
        return catalog.recoveries.filter { $0.name == name }.map(\.place)
          + catalog.domains.flatMap(\.codes).filter { $0.recovery == name }
          .compactMap(\.recoveryPlace)
      case .option(let name):
        return catalog.options.filter { $0.name == name }.map(\.place)
          + catalog.recoveries.flatMap(\.options).filter { $0.option == name }.map(\.place)
          + catalog.locales.compactMap { $0.options?[name]?.place }
      case .argument(let domain, let code, let name):
        let declared = catalog.code(code, in: domain)?.arguments.filter { $0.name == name }
        return (declared ?? []).map(\.place)
          + catalog.locales.flatMap { locale in
            Facet.allCases.compactMap { locale.domains[domain]?[code]?.words[$0] }
          }.flatMap { $0.places(ofVariable: name) }
      case .facet(let id): return catalog.locales.compactMap { $0[id]?.place }
      case .message(let message): return catalog.locales.compactMap { $0[message.id]?.place }
      case .rule: return []
      }
    }
  }

  private func places(
    _ params: LSP.PlaceParams, _ find: (Catalog, ProjectElement.Kind) -> [Place]
  ) throws -> [LSP.Location] {
    let (document, project, file) = try document(params.textDocument.uri)
    let offset = encoding.offset(of: params.position, in: file)
    guard let catalog = project.catalog,
      let kind = Self.kind(at: offset, in: file, catalog)
    else { return [] }
    return find(catalog, kind).compactMap { place in
      project[place.file].map { file in
        LSP.Location(
          uri: address(of: place.file, in: document.folder),
          range: encoding.range(of: place.span, in: file))
      }
    }
  }

  /// What stands at an offset; within a message an argument where one stands there.
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
  /// The code of a message, and its words in the source locale.
  fileprivate func declarations(of id: MessageID) -> [Place] {
    let declared =
      switch id.file {
      case MessageID.categoriesFile: categories.filter { $0.name == id.entry }.map(\.place)
      case MessageID.optionsFile: options.filter { $0.name == id.entry }.map(\.place)
      default: code(id.entry, in: id.file).map { [$0.place] } ?? []
      }
    return declared + (sourceMessages?[id].map { [$0.place] } ?? [])
  }
}

extension ProjectElement.Message {
  /// The name of a variable that an offset of the file lies in, in the message's text; without `$`.
  private func name(at offset: Int) -> (span: SourceSpan, bytes: ArraySlice<UInt8>)? {
    let bytes = Array(text.value.utf8)
    var start = text.textSpan(of: SourceSpan(offset, offset)).start
    while start > 0, bytes[start - 1].isOfName { start -= 1 }
    guard start > 0, bytes[start - 1] == UInt8(ascii: "$") else { return nil }
    var end = start
    while end < bytes.count, bytes[end].isOfName { end += 1 }
    return (SourceSpan(start, end), bytes[start..<end])
  }

  /// The variable that an offset of the file lies in, without `$`.
  func variable(at offset: Int) -> String? {
    name(at: offset).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// Where in the file the variable's name stands that an offset lies in.
  func span(ofVariableAt offset: Int) -> SourceSpan? {
    name(at: offset).map { text.sourceSpan(of: $0.span) }
  }
}

extension UInt8 {
  /// Whether a variable's name may have it; arguments of errors have names of Swift.
  fileprivate var isOfName: Bool {
    self >= 0x80 || self == UInt8(ascii: "_")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}

extension LocaleMessage {
  /// Where a variable stands in the message, `$` included.
  fileprivate func places(ofVariable name: String) -> [Place] {
    MessageUses(parsed.message).references.filter { $0.name == name }.map { place(of: $0.span) }
  }
}
