import ArgumentParser
import BayanBuildCommands
import BayanContract
import BayanEmission
import Foundation

/// Writes the contract of a catalog for programs in other languages.
struct ContractCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "contract",
    abstract: "Write the errors for clients: JSON, OpenAPI, TypeScript and Kotlin.",
    discussion: """
      The first four have codes, categories, options and typed arguments, and no messages. Private \
      arguments are in none of them, and neither are the codes of sensitive errors.

        bayan contract --output web/errors --form typescript
        bayan contract --output contract

      json        contract.json, and its schema contract.schema.json
      openapi     openapi.json: components of OpenAPI 3.1
      typescript  errors.ts: types, and a parser of a server's answers
      kotlin      Errors.kt: sealed types, and a reader of a server's answers
      words       words.bayantable: with the packs of 'bayan pack', the words in a browser
      vectors     vectors.json: texts with sample values, for the tests of clients

      The catalog is checked first. If there is an error, nothing is written. Files that would \
      not change are not touched.
      """)

  @OptionGroup var project: ProjectOptions

  @Option(help: ArgumentHelp("Where to write the files.", valueName: "folder"))
  var output: String

  @Option(
    help: ArgumentHelp(
      "A form to write. Repeatable. Without it, the first four.", valueName: "form"))
  var form: [ContractFiles.Form] = []

  @Option(help: ArgumentHelp("The package of the Kotlin file.", valueName: "name"))
  var kotlinPackage = ""

  @Flag(help: "Print only diagnostics.")
  var quiet = false

  func validate() throws {
    let parts = kotlinPackage.split(separator: ".", omittingEmptySubsequences: false)
    let isPackage = parts.allSatisfy { part in
      part.utf8.first.map { !($0 >= 0x30 && $0 <= 0x39) } == true
        && part.utf8.allSatisfy { byte in
          byte == 0x5F || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
        }
    }
    guard kotlinPackage.isEmpty || isPackage else {
      throw ValidationError(
        "'\(kotlinPackage)' is no package of Kotlin. Write it as in 'org.example.errors'.")
    }
  }

  func run() throws {
    let module = try project.folder().compile()
    let forms =
      form.isEmpty ? ContractFiles.Form.usual : ContractFiles.Form.allCases.filter(form.contains)
    let url = URL(fileURLWithPath: output, isDirectory: true)
    let files = try ContractFiles.files(
      of: module.catalog, compiled: module.compiled, in: forms, kotlinPackage: kotlinPackage)
    let outputs = files.map {
      (OutputFolder(url: url, kind: .file($0.file.name, mark: $0.mark)), [$0.file])
    }
    try OutputFolder.update(outputs, quietly: quiet, keepsOthers: true)
  }
}

extension ContractFiles.Form: ExpressibleByArgument {}
