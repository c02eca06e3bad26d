import BayanErrors
import BayanGraph
import BayanGraphQL
import BayanHTTP
import BayanRuntime
import BayanSDKErrors
import BayanSupport
import BayanSystemErrors
import Foundation
import Testing

@Suite("Every public error has words")
struct EveryPublicErrorTests {
  /// The modules that a program links.
  ///
  /// Modules that only read or compile catalogs have errors for developers.
  static let modules = [
    "BayanRuntime", "BayanErrors", "BayanICUFunctions", "BayanLogging", "BayanSystemErrors",
    "BayanSDKErrors", "BayanRecovery", "BayanHTTP", "BayanGraph", "BayanGraphQL",
  ]

  private static let beneath = UnusableResponse(
    HTTPExchange.Response(status: 503, headers: ["Content-Type": "text/html"]))
  private static let broken: JSONFailure? = {
    do throws(JSONFailure) {
      _ = try JSONValue(parsing: Array("{".utf8))
      return nil
    } catch {
      return error
    }
  }()

  /// Values of each type of error that readers may see, with several kinds of some types.
  static let shown: [any Error] =
    [
      GraphFailure(.network(.notInCache)), GraphFailure(.core(.graphRequestProtocolMismatch)),
      GraphRequestError(kind: .sessionExpired), LoginFailure(kind: .passwordChanged),
      PermissionFailure(kind: .missing(count: 1)), ShareFailure(kind: .unknown),
      HTTPFailure.network(.notInCache), GraphQLFailure(.response(.badInput)),
      GraphDecodingError(path: "data[2].name", message: "null instead of String"),
      GraphQLDecodingError(path: ["film", "title"], message: "is missing"),
      GraphQLError(message: "no such column", path: ["film"]), GraphQLError(message: "syntax"),
      GraphQLError(message: "no", extensions: ["code": "UNAUTHENTICATED"]),
      beneath, UnusableResponse(HTTPExchange.Response(status: 200)),
      UnusableResponse(HTTPExchange.Response(status: 0)),
    ] + [broken].compactMap { $0 } + (OneNumberTests.all as [any Error])

  /// Values of the types that only developers see, in English.
  static let forDevelopers: [any Error] = [
    MessageError.unresolvedVariable("count"), MessageError.unknownFunction("x"),
    MessageError.badOperand(function: "integer"), MessageError.badOption("x"),
    MessageError.badSelector, MessageError.badVariantKey("x"),
    MessageError.unsupportedOperation("x"), Pack.Failure.notAPack, Pack.Failure.otherVersion("2"),
    Pack.Failure.incomplete, Pack.Failure.damaged, Pack.Failure.otherCatalog,
  ]

  /// Returns the public types of a module that are errors, as the compiler lists them.
  private static func errors(of module: String) throws -> Set<String> {
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let folder = FileManager.default.temporaryDirectory.appending(path: "symbols-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let maps = ["CBayanCurl", "CBayanICU"].flatMap { name in
      let map = products.appending(path: "\(name).build/module.modulemap").path
      return ["-Xcc", "-fmodule-map-file=\(map)"]
    }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [
        "swift-symbolgraph-extract", "-module-name", module, "-I",
        products.appending(path: "Modules").path, "-output-dir", folder.path,
        "-minimum-access-level", "public", "-target", "x86_64-unknown-linux-gnu",
      ] + maps
    try process.run()
    process.waitUntilExit()
    let data = try Data(contentsOf: folder.appending(path: "\(module).symbols.json"))
    let graph = try JSONDecoder().decode(SymbolGraph.self, from: data)
    let names = Dictionary(firstOf: graph.symbols.map { ($0.identifier.precise, $0) })
    return Set(
      graph.relationships
        .filter { $0.kind == "conformsTo" && $0.target == "s:s5ErrorP" }
        .compactMap { names[$0.source] }
        .filter { $0.kind.identifier != "swift.protocol" }
        .map { $0.pathComponents.joined(separator: ".") })
  }

  private struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
      struct Identifier: Decodable { var precise: String }
      struct Kind: Decodable { var identifier: String }
      var identifier: Identifier
      var kind: Kind
      var pathComponents: [String]
    }
    struct Relationship: Decodable {
      var kind: String
      var source: String
      var target: String
    }
    var symbols: [Symbol]
    var relationships: [Relationship]
  }

  #if os(Linux) && arch(x86_64)
    @Test func `the lists here have every public type that is an error`() throws {
      let types = try Self.modules.reduce(into: Set<String>()) { types, module in
        try types.formUnion(Self.errors(of: module))
      }
      let listed = (Self.shown + Self.forDevelopers).map { error in
        // The module's name is dropped.
        String(reflecting: type(of: error)).split(separator: ".").dropFirst().joined(separator: ".")
      }
      #expect(types.count > 20)
      #expect(types == Set(listed))
    }
  #endif

  @Test(arguments: shown.indices, ["en", "ar"] as [LocaleTag])
  func `its localizedDescription is the catalog's, in the reader's language`(
    index: Int, locale: LocaleTag
  ) {
    let error = Self.shown[index]
    MessageLocale.$current.withValue(locale) {
      for text in [error.localizedDescription, (error as NSError).localizedDescription] {
        #expect(!text.isEmpty && !text.contains("The operation could not be completed"), "\(text)")
        for word in ["Error", "Failure", "Bayan", "bayan.", "syntax", "column", "data[", "film"] {
          #expect(!text.contains(word), "\(text)")
        }
        let script = text.unicodeScalars.contains { (0x600...0x6FF).contains($0.value) }
        #expect(script == (locale == "ar"), "\(text)")
      }
    }
  }

  @Test(arguments: forDevelopers.indices)
  func `errors that only developers see have a sentence`(index: Int) {
    let text = Self.forDevelopers[index].localizedDescription
    #expect(text.hasSuffix(".") && !text.contains("Bayan"), "\(text)")
  }

  @Test func `an alert of an error beneath is that of the one with the words`() {
    let alert = ErrorPresentation.alert(
      for: GraphQLError(message: "no", extensions: ["code": "FORBIDDEN"]), preferring: ["en"])
    #expect(alert?.title == "Not allowed for your account")
    #expect(
      ErrorPresentation.alert(for: Self.beneath, preferring: ["en"])?.title
        == "The server couldn’t do this")
  }
}
