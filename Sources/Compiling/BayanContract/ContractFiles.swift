package import BayanCatalog
package import BayanCompiler
package import BayanEmission
package import BayanRuntime

/// The files that `bayan contract` writes.
package enum ContractFiles {
  /// A form of the contract.
  package enum Form: String, CaseIterable, Sendable {
    /// `contract.json`, and its JSON Schema.
    case json
    /// `openapi.json`.
    case openapi
    /// `errors.ts`.
    case typescript
    /// `Errors.kt`.
    case kotlin
    /// `words.bayantable`: the table of the words, for the packs in a browser.
    case words
    /// `vectors.json`: texts with sample values, for the test of a client with these words.
    case vectors

    /// The forms that are written unless others are named.
    package static let usual: [Self] = [.json, .openapi, .typescript, .kotlin]
  }

  /// A file with the beginning by which such files are recognized as generated.
  package struct Output {
    package var file: GeneratedFile
    package var mark: String
  }

  /// Returns the files of some forms; the same catalog gives the same bytes.
  ///
  /// - Parameter compiled: The same catalog, compiled.
  /// - Parameter kotlinPackage: The package of the Kotlin file; empty for none.
  /// - Precondition: The catalog has no errors.
  package static func files(
    of catalog: Catalog, compiled: CompiledCatalog, in forms: [Form], kotlinPackage: String = ""
  ) throws(Pack.Failure) -> [Output] {
    let contract = Contract(catalog)
    func output(_ name: String, _ text: String, _ mark: String) -> Output {
      Output(file: GeneratedFile(name: name, bytes: Array(text.utf8)), mark: mark)
    }
    var outputs: [Output] = []
    for form in forms {
      switch form {
      case .json:
        outputs += [
          output("contract.json", ContractDocument.json(contract), ContractDocument.mark),
          output("contract.schema.json", ContractDocument.schema, ContractDocument.schemaMark),
        ]
      case .openapi:
        let json = OpenAPIComponents.json(contract)
        outputs.append(output("openapi.json", json, OpenAPIComponents.mark))
      case .typescript:
        let source = TypeScriptWriter.source(contract)
        outputs.append(output("errors.ts", source, TypeScriptWriter.mark))
      case .kotlin:
        let source = KotlinWriter.source(contract, package: kotlinPackage)
        outputs.append(output("Errors.kt", source, KotlinWriter.mark))
      case .words:
        let lines = ClientTable.lines(compiled.tableLines).joined(separator: "\n")
        outputs.append(output("words.bayantable", lines + "\n", CatalogTable.header))
      case .vectors:
        let json = try GoldenVectors.json(of: catalog, compiled: compiled)
        outputs.append(output("vectors.json", json, GoldenVectors.mark))
      }
    }
    return outputs
  }
}
