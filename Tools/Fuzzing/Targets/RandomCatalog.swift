import BayanCatalog
package import BayanChecking
import BayanCompiler
package import BayanDiagnostics
package import BayanEmission
import BayanTOML

/// A small catalog with names that may be a problem in Swift.
///
/// All names are random: those of types, cases, arguments, the module, categories, options,
/// recoveries, domains, locales. They come from Swift's keywords, from the standard library, from
/// the calls and inheritance of generated code, and from the letters of several scripts.
package struct RandomCatalog: Sendable {
  /// The project's files.
  package private(set) var files: [SourceFile] = []

  /// The name of the module.
  package let module: String

  /// The declarations of the catalog that are visible in its whole module.
  ///
  /// Catalogs without a common declaration can be compiled as one module.
  package private(set) var declarations: Set<String> = []

  private var choices: Choices

  /// Creates the catalog of a number.
  package init(_ number: Int) {
    var choices = Choices(Array("catalog \(number)".utf8))
    module = choices.name()
    self.choices = choices
    declarations.insert("type \(module)Catalog")
    make()
  }

  /// Returns the catalog's Swift in one file; `nil` for a refused catalog.
  package func generated(named name: String, by run: CheckRun) -> GeneratedFile? {
    let outcome = run(files)
    guard !outcome.hasErrors, let catalog = outcome.catalog,
      let compiled = CatalogCompiler.compile(catalog).0
    else { return nil }
    let parts = CatalogEmitter.files(catalog, compiled, sources: outcome.files)
    return CatalogEmitter.gather(parts, of: catalog, into: [name])[0]
  }

  // MARK: Files

  private mutating func make() {
    var locales = ["en"]
    for locale in choices.some(of: Self.locales, upTo: 3) where locale != "en" {
      locales.append(locale)
    }
    let categories = choices.names(1...3)
    let options = choices.names(0...3)
    let recoveries = options.isEmpty ? [] : choices.names(1...2)
    add(
      "Catalog/bayan.toml",
      """
      format = 1
      source-locale = "en"
      locales = [\(locales.map(tomlBasicString).joined(separator: ", "))]
      [module]
      name = \(tomlBasicString(module))
      access = "\(choices.one(of: ["public", "internal", "package"]))"
      foundation = \(choices.below(2) == 0)
      """)
    add(
      "Catalog/categories.toml",
      categories.map { "[\(tomlKey([$0]))]\nsummary = \"Some.\"\nrequires = [\"title\"]\n" }
        .joined())
    if !options.isEmpty {
      let roles = ["default", "cancel"]
      add(
        "Catalog/options.toml",
        options.map { "[\(tomlKey([$0]))]\nrole = \"\(choices.one(of: roles))\"\n" }.joined())
      add(
        "Catalog/recoveries.toml",
        recoveries.map {
          "[\(tomlKey([$0]))]\noptions = [\(tomlBasicString(choices.one(of: options)))]\n"
        }.joined())
    }
    let types = choices.names(1...2)
    for (index, type) in types.enumerated() {
      declarations.insert("type \(type)")
      let codes = choices.names(1...5)
      addDomain("d\(index)", type, codes, categories, recoveries)
      for locale in locales {
        add(
          "Locales/\(locale)/d\(index).toml",
          codes.map { "[\(tomlKey([$0]))]\ntitle = \"A\"\n" }.joined())
      }
    }
    for locale in locales where !options.isEmpty {
      add(
        "Locales/\(locale)/options.toml",
        options.map { "[\(tomlKey([$0]))]\nlabel = \"B\"\n" }.joined())
    }
  }

  private mutating func addDomain(
    _ file: String, _ type: String, _ codes: [String], _ categories: [String],
    _ recoveries: [String]
  ) {
    var text = """
      domain = \(tomlBasicString(choices.name()))
      type = \(tomlBasicString(type))
      summary = "Errors."

      """
    if choices.below(2) == 0 { text += "default = \(tomlBasicString(choices.one(of: codes)))\n" }
    for (index, code) in codes.enumerated() {
      text += "[codes.\(tomlKey([code]))]\nsummary = \"One.\"\n"
      text += "category = \(tomlBasicString(choices.one(of: categories)))\n"
      if !recoveries.isEmpty, choices.below(2) == 0 {
        text += "recovery = \(tomlBasicString(choices.one(of: recoveries)))\n"
      }
      if choices.below(4) == 0 { text += "wraps = true\n" }
      if choices.below(3) == 0 { text += "match = [{ code = \(index) }]\n" }
      text += arguments()
    }
    add("Catalog/\(file).toml", text)
  }

  private mutating func arguments() -> String {
    let names = choices.names(0...3)
    guard !names.isEmpty else { return "" }
    var signature = "carrying"
    let arguments = names.map { name in
      let type = choices.one(of: Self.types)
      signature += " \(name): \(type)"
      let hidden = choices.below(8) == 0 ? ", private = true" : ""
      return "\(tomlKey([name])) = { \(type)\(hidden) }"
    }
    declarations.insert(signature)
    return "arguments = { \(arguments.joined(separator: ", ")) }\n"
  }

  private mutating func add(_ path: String, _ text: String) {
    files.append(SourceFile(path: path, text: text + "\n"))
  }

  private static let types = ["string", "integer", "number", "date", "currency"]
    .flatMap { ["type = \"\($0)\"", "type = \"list\", of = \"\($0)\""] }

  /// Tags of locales: keywords, names of inherited members, and others.
  private static let locales =
    words("en ar as do in is no or to zh-Hant-TW sr-Latn catalog index store tag all pt-BR")
}

private func words(_ text: String) -> [String] {
  text.split { $0 == " " || $0 == "\n" }.map(String.init)
}

extension Choices {
  /// Returns a name, usually one with a meaning in Swift.
  fileprivate mutating func name() -> String {
    switch below(8) {
    case 0...1: one(of: Self.keywords)
    case 2: one(of: Self.library)
    case 3: one(of: Self.members)
    case 4: one(of: Self.foreign)
    case 5: one(of: Self.foreign) + one(of: Self.library)
    default: one(of: Self.members) + "\(below(1000))"
    }
  }

  /// Returns different names.
  fileprivate mutating func names(_ counts: ClosedRange<Int>) -> [String] {
    var names: [String] = []
    for _ in 0..<counts.lowerBound + below(counts.count) {
      let name = name()
      // Bytes are compared, because a catalog may have two canonically equivalent names.
      if !names.contains(where: { $0.isSame(as: name) }) { names.append(name) }
    }
    return names
  }

  /// Returns different elements.
  fileprivate mutating func some(of elements: [String], upTo count: Int) -> Set<String> {
    Set((0..<below(count + 1)).map { _ in one(of: elements) })
  }

  private static let keywords = words(
    """
    Any Protocol Self Type _ actor any as assignment associatedtype associativity async await \
    borrowing break case catch class consume consuming continue convenience copy default defer \
    deinit didSet discard distributed do dynamic each else enum extension fallthrough false \
    fileprivate final for func get guard higherThan if import in indirect infix init inout \
    internal is isolated lazy left let lowerThan macro mutating nil none nonisolated \
    nonmutating open operator optional override package postfix precedence precedencegroup prefix \
    private protocol public repeat required rethrows return right safe self sending set some static \
    struct subscript super switch then throw throws true try typealias unowned unsafe var weak \
    where while willSet yield
    """)

  private static let library = words(
    """
    AnyHashable AnyObject Array ArraySlice AsyncSequence AsyncStream Bool CChar CInt CVarArg \
    CaseIterable Character ClosedRange Clock CodingKey Codable Collection Comparable \
    ContiguousArray ContinuousClock CustomDebugStringConvertible CustomStringConvertible Decodable \
    Decoder DefaultIndices Dictionary DiscardingTaskGroup Double Duration EmptyCollection Encodable \
    Encoder Equatable Error Executor Float Float16 Hashable Hasher Identifiable InlineArray Int \
    Int128 Int16 Int32 Int64 Int8 Iterator JSONEncoder KeyPath LazySequence LosslessStringConvertible \
    MainActor Mirror Mutex Never NSError NSObject Numeric ObjectIdentifier OpaquePointer Optional \
    OptionSet OutputSpan PartialKeyPath Range RangeReplaceableCollection RawRepresentable RawSpan \
    Regex Result Sendable Sequence Set SetAlgebra Span StaticString Strideable String StringProtocol \
    Substring Swift SystemRandomNumberGenerator Task TaskGroup TaskLocal UInt UInt8 UTF8 Unicode \
    UnsafePointer UnsafeRawBufferPointer Void Zip2Sequence Data Date Foundation Locale LocalizedError \
    CustomNSError Measurement Notification Predicate TimeZone URL URLError UUID BayanErrors \
    BayanRuntime BayanSupport CatalogDescribed CatalogError CatalogLocale CatalogLocalizedError \
    CatalogName CatalogStore CatalogTable ErrorValues ErrorWords ExistingError FunctionRegistry \
    GeneratedError LocaleTag MessageAmount MessageArgument MessageArguments MessageCatalog \
    MessageDateTime MessageError MessageFunctions MessageLocale MessageNumber MessageValue NoOption \
    Pack RecoveryRole RequiredRuntime RetryPolicy ServiceAnswer ServiceMatched ServiceMatches Sink \
    TextDirection BayanRuntimeForCodeFormat8 ErrorAlert ErrorDescriptor ProblemDetails
    """)

  private static let members = words(
    """
    Category Element Locale Option RawValue Index Failure Output AllCases allCases answer amount \
    carrying catalog category code codeIndex codeName count dateTime debugDescription description \
    developerMessage domain domainIndex entry error errorCode errorDescription errorDomain \
    errorUserInfo errorValues errorsWithoutValues failureReason hash hashValue helpAnchor hiding index \
    integer list localizedDescription map messageArguments none number option options packEn packAr prefix \
    privateArgumentNames rawValue recovery recoverySuggestion retryPolicy reduce serviceMatchLines \
    serviceMatches some store string table tag text title underlying underlyingError value values \
    words wrapping zip print min max abs type of repeatElement fatalError precondition assert debug \
    _code _domain _userInfo _getEmbeddedNSError _bridgeToObjectiveC encode decode matching shared \
    named forEach filter contains isEmpty first last sorted joined
    """)

  private static let foreign = words(
    """
    خطأ رسالة_١ كلمةالسر שגיאה ошибка λάθος エラー 错误 오류 त्रुटि ข้อผิดพลาด fehlerß ñandú Ångström \
    caf\u{E9} cafe\u{301} Case CASE İstanbul ﬁle x² _a __ _1 a_b A1 ª µ Ω x\u{327} 𝒳 𐐷 ℮ ゛
    """)
}
