import BayanCatalog
import BayanDiagnostics
import BayanExchange
import Testing

/// A small project for the tests of formats.
struct SampleProject {
  static let source = """
    [full]
    title = "100% full"
    description = '''
    .input {$count :integer}
    .match $count
    one {{One file on {$disk :string}, 100%.}}
    * {{{$count} files on {$disk :string}, 100%.}}
    '''
    suggestion = "Use \\"this\\" \\\\\\\\ that.\\n\\tNow."

    [plain]
    title = "100% done"
    description = '''
    .input {$count :integer}
    .match $count
    one {{{$count} file}}
    * {{{$count} files}}
    '''
    """

  static let arabic = """
    [full]
    title = "ممتلئ 100%"
    description = '''
    .input {$count :integer}
    .match $count
    zero {{لا ملفات على {$disk :string}.}}
    one {{ملف واحد على {$disk :string}.}}
    two {{ملفان على {$disk :string}.}}
    few {{{$count} ملفات على {$disk :string}.}}
    many {{{$count} ملفًا على {$disk :string}.}}
    * {{{$count} ملف على {$disk :string}.}}
    '''

    [plain]
    description = '''
    .input {$count :integer}
    .match $count
    one {{ملف}}
    * {{{$count} ملف}}
    '''
    """

  let files: [SourceFile]
  let catalog: Catalog

  init(
    source: String = SampleProject.source, translation: String = SampleProject.arabic,
    locale: String = "ar",
    arguments: String =
      "count = { type = \"integer\" }, disk = { type = \"string\" }, hidden = { type = \"string\", private = true }",
    states: String = "", formerSources: String = ""
  ) throws {
    files = [
      SourceFile(
        path: "Catalog/bayan.toml",
        text: """
          format = 1
          source-locale = "en"
          locales = ["en", "\(locale)"]

          [module]
          name = "DiskErrors"
          """),
      SourceFile(path: "Catalog/categories.toml", text: "[other]\nrequires = [\"title\"]\n"),
      SourceFile(
        path: "Catalog/disk.toml",
        text: """
          domain = "com.example.disk"
          type = "DiskError"

          [codes.full]
          category = "other"
          summary = "No room."
          arguments = { \(arguments) }

          [codes.plain]
          category = "other"
          arguments = { count = { type = "integer" } }
          """),
      SourceFile(path: "Locales/en/disk.toml", text: source),
      SourceFile(path: "Locales/\(locale)/disk.toml", text: translation),
      SourceFile(path: "Locales/\(locale)/state.lock", text: states),
      SourceFile(path: "Catalog/sources.lock", text: "format = 1\n" + formerSources),
    ]
    let loaded = CatalogLoader.load(files)
    #expect(loaded.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    catalog = try #require(loaded.catalog)
  }

  func document(_ locale: String? = "ar", only name: String? = nil) -> ExchangeDocument {
    ExchangeDocument(catalog, locale: locale, where: { name == nil || $0.description == name })
  }

  /// Returns the file in a format.
  func text(
    _ format: any ExchangeFormat.Type, _ locale: String? = "ar", only name: String? = nil,
    over previous: String? = nil
  ) -> String {
    let output = format.write(
      document(locale, only: name), over: previous.map { SourceFile(path: "old", text: $0) })
    return String(decoding: output.bytes, as: UTF8.self)
  }

  /// Imports a file.
  func imported(
    _ text: String, _ format: any ImportedFormat.Type, locale: String = "ar",
    resolution: ExchangeImport.Resolution? = nil
  ) -> ExchangeImport {
    imported(Array(text.utf8), format, locale: locale, resolution: resolution)
  }

  func imported(
    _ bytes: [UInt8], _ format: any ImportedFormat.Type, locale: String = "ar",
    resolution: ExchangeImport.Resolution? = nil
  ) -> ExchangeImport {
    let returned = format.read(SourceFile(path: "back", bytes: bytes), for: locale)
    #expect(returned.diagnostics.map(\.message) == [])
    return ExchangeImport(
      returned, format: format, into: catalog,
      request: ExchangeImport.Request(
        locale: locale, resolution: resolution, origin: "import:\(format.name)"))
  }
}

extension [ExchangeLoss] {
  /// The losses that make texts wrong.
  var wrong: [String] { filter(\.makesTextWrong).map { "\($0.id) \($0.kind.rawValue)" } }
}
