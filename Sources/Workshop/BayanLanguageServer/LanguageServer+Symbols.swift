import BayanCatalog
import BayanDiagnostics
import BayanTOML
import BayanWorkspace

extension LanguageServer {
  /// Returns the entries of a file and their contents as symbols.
  func documentSymbols(_ params: LSP.DocumentParams) throws -> [LSP.DocumentSymbol] {
    let (document, _, file) = try document(params.textDocument.uri)
    let root = TOMLDocument.parse(file).document.root
    guard case .domain = ProjectLayout.split(document.path)?.file else {
      return symbols(of: root, .key, in: file)
    }
    return symbols(of: root["codes"]?.value.table ?? root, .enumMember, in: file)
  }

  private func symbols(
    of table: TOMLTable, _ kind: LSP.SymbolKind, in file: SourceFile
  ) -> [LSP.DocumentSymbol] {
    table.entries.map { entry in
      let children = entry.value.table?.entries.map { self.symbol($0, .property, in: file) }
      var symbol = self.symbol(entry, kind, in: file)
      symbol.children = children
      // A table with a header ends with its last entry.
      if let last = children?.map(\.range.end).max(by: Self.isBefore),
        Self.isBefore(symbol.range.end, last)
      {
        symbol.range.end = last
      }
      return symbol
    }
  }

  private func symbol(
    _ entry: TOMLEntry, _ kind: LSP.SymbolKind, in file: SourceFile
  ) -> LSP.DocumentSymbol {
    let key = encoding.range(of: entry.keySpan, in: file)
    let end = max(entry.keySpan.end, entry.value.span.end)
    return LSP.DocumentSymbol(
      name: entry.key.isEmpty ? "\"\"" : entry.key,
      detail: entry.value.string.map { Self.shortened($0.value) }, kind: kind,
      range: encoding.range(of: SourceSpan(entry.keySpan.start, end), in: file),
      selectionRange: key)
  }

  private static func isBefore(_ a: LSP.Position, _ b: LSP.Position) -> Bool {
    (a.line, a.character) < (b.line, b.character)
  }

  private static func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars.prefix(60).map { $0 == "\n" ? " " : $0 }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Returns the names of all projects' catalogs that contain a text: codes, categories, recoveries
  /// and options.
  func workspaceSymbols(_ params: LSP.WorkspaceSymbolParams) -> [LSP.SymbolInformation] {
    let query = params.query.lowercased()
    return projects.sorted { $0.key < $1.key }.flatMap { folder, project in
      (project.project.catalog?.names ?? []).filter { name in
        query.isEmpty || "\(name.container).\(name.name)".lowercased().contains(query)
      }.compactMap { name in
        project.project[name.place.file].map { file in
          LSP.SymbolInformation(
            name: name.name, kind: name.kind,
            location: LSP.Location(
              uri: address(of: name.place.file, in: folder),
              range: encoding.range(of: name.place.span, in: file)),
            containerName: name.container)
        }
      }
    }
  }
}

extension Catalog {
  fileprivate typealias Name = (
    name: String, kind: LSP.SymbolKind, container: String, place: Place
  )

  /// The names that the files of the catalog declare.
  fileprivate var names: [Name] {
    domains.flatMap { domain in
      domain.codes.map { Name($0.name, .enumMember, domain.name, $0.place) }
    }
      + categories.map { Name($0.name, .enum, "categories", $0.place) }
      + recoveries.map { Name($0.name, .key, "recoveries", $0.place) }
      + options.map { Name($0.name, .key, "options", $0.place) }
  }
}
