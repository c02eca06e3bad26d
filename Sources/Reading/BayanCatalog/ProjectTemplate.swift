package import BayanDiagnostics
import BayanTOML

/// The files of a new project, which passes `check` at once.
///
/// The example is small but has every part of a catalog: a count with plural forms, buttons, messages that
/// a category shares. The empty template has the required files, to be filled in.
package struct ProjectTemplate: Sendable {
  /// The domain's identifier, such as `com.example.upload`.
  ///
  /// The part after the last dot is the name of the domain's files and of its type.
  package var domain = "com.example.upload"

  /// The locales, the source first.
  package var locales = ["en", "ar"]

  package var module = Project.defaultModuleName

  /// The access level of the generated code.
  package var access = Project.Access.internal

  /// The content of the template.
  package enum Content: Sendable {
    /// An example of all parts of a catalog.
    case example
    /// The fewest files: an example with the built-in categories, recoveries and options.
    case minimal
    /// The fewest files, to be filled in.
    case empty
  }

  package var content = Content.example

  package init() {}

  /// The reasons why there are no such files.
  package enum Failure: Error, Hashable, Sendable {
    /// The domain's identifier is no valid name for files and a type.
    case domain
    case module
    /// An invalid or repeated tag.
    case locale(String)
    /// The example has no texts in the requested source locale.
    case noExample(in: String)
  }

  /// The locales of the example's texts.
  package static let localesOfExample = ["en", "ar"]

  /// Returns the files in the order of their paths.
  ///
  /// - Parameter forms: The forms of the messages of a catalog in the language of a tag.
  package func files(
    forms: (Catalog, _ tag: String) -> NewLocale.Forms = { _, _ in { _ in nil } }
  ) throws(Failure) -> [SourceFile] {
    let name = self.name
    let type =
      name.split(whereSeparator: { $0 == "-" || $0 == "_" })
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "Error"
    guard isDomainIdentifier(domain), !domain.contains("\""), !domain.contains("\\"),
      isDomainName(name), isIdentifier(type), !reservedTypeNames.contains(type)
    else { throw .domain }
    guard isIdentifier(module), !reservedModuleNames.contains(module),
      type != "\(module)Catalog"
    else { throw .module }
    for (index, tag) in locales.enumerated() {
      let isThere = locales[..<index].contains { $0.lowercased() == tag.lowercased() }
      guard isLanguageTag(tag), unsupportedKeyword(ofTag: tag) == nil, PseudoLocale(tag) == nil,
        !isThere
      else { throw .locale(tag) }
    }
    guard content == .empty || Self.localesOfExample.contains(locales[0]) else {
      throw .noExample(in: locales[0])
    }
    let translated = locales.filter { content == .empty || Self.localesOfExample.contains($0) }
    var files = texts.compactMap { file -> SourceFile? in
      if let tag = ProjectLayout.locale(of: file.path), !locales.contains(tag) { return nil }
      let list = TOMLNewValue.array(translated.map { .string($0) }).text
      let text = file.text.replacing("\"com.example.upload\"", with: "\"\(domain)\"")
        .replacing("\"UploadError\"", with: "\"\(type)\"")
        .replacing("\"AppErrors\"", with: "\"\(module)\"")
        .replacing("access = \"internal\"", with: "access = \"\(access.rawValue)\"")
        .replacing("source-locale = \"en\"", with: "source-locale = \"\(locales[0])\"")
        .replacing("locales = [\"en\", \"ar\"]", with: "locales = \(list)")
      return SourceFile(
        path: file.path.replacing("upload.toml", with: "\(name).toml"), text: text)
    }
    for tag in locales where !translated.contains(tag) {
      let loaded = CatalogLoader.load(files)
      guard let catalog = loaded.catalog,
        let new = try? NewLocale(
          tag, in: catalog, files: loaded.files, forms: forms(catalog, tag))
      else { throw .locale(tag) }
      files.removeAll { file in new.files.contains { $0.path == file.path } }
      files += new.files
    }
    return files.sorted { $0.path < $1.path }
  }

  /// The files of the content, for the domain, the module and the locales of the example.
  private var texts: [(path: String, text: String)] {
    switch content {
    case .example: Self.example
    case .minimal:
      [
        ("Catalog/bayan.toml", Self.minimalProject + moduleLine),
        ("Catalog/upload.toml", Self.minimalDomain),
        ("Locales/ar/upload.toml", Self.minimalArabicWords),
        ("Locales/en/upload.toml", Self.minimalEnglishWords),
      ]
    case .empty:
      [
        ("Catalog/bayan.toml", Self.text(of: "Catalog/bayan.toml")),
        ("Catalog/upload.toml", Self.emptyDomain),
      ] + locales.map { ("Locales/\($0)/upload.toml", Self.emptyTexts) }
    }
  }

  /// The line about the module; empty if the module has the default name and access.
  private var moduleLine: String {
    module == Project.defaultModuleName && access == .internal
      ? "" : "module = { name = \"AppErrors\", access = \"internal\" }\n"
  }

  private static let emptyDomain = """
    domain = "com.example.upload"
    type = "UploadError"

    [codes]

    # Each error is a code, with its texts in Locales:
    #
    # [codes.offline]
    # summary = "There is no connection."

    """

  private static let emptyTexts = """
    # [offline]
    # title = ""
    # description = ""

    """

  /// The name of the domain's files.
  package var name: String { domain.split(separator: ".").last.map(String.init) ?? "" }

  private static let example: [(path: String, text: String)] = [
    ("Catalog/bayan.toml", project), ("Catalog/categories.toml", categories),
    ("Catalog/options.toml", options), ("Catalog/recoveries.toml", recoveries),
    ("Catalog/upload.toml", domain), ("Locales/ar/categories.toml", arabicCategories),
    ("Locales/ar/options.toml", arabicOptions), ("Locales/ar/upload.toml", arabicWords),
    ("Locales/en/categories.toml", englishCategories),
    ("Locales/en/options.toml", englishOptions), ("Locales/en/upload.toml", englishWords),
  ]

  /// Returns the text of one of the files.
  ///
  /// - Precondition: The file exists.
  static func text(of path: String) -> String {
    guard let file = example.first(where: { $0.path == path }) else {
      preconditionFailure("the template has no \(path)")
    }
    return file.text
  }

  private static let project = """
    # The project: its locales, and the Swift module that is generated from it.
    format = 1
    source-locale = "en"
    locales = ["en", "ar"]

    [module]
    name = "AppErrors"
    access = "internal"              # 'public' in a library whose users handle its errors

    # [checks]
    # option-unused = "warning"        # 'bayan explain' lists the rules

    """

  private static let categories = """
    # How errors are dealt with: which words they need, and whether they offer buttons.

    [transient]
    summary = "Passes by itself; trying again may succeed."
    requires = ["title", "description", "suggestion", "options"]

    [other]
    summary = "Nothing to offer but the message."
    requires = ["title", "description"]
    retry = "never"

    """

  private static let options = """
    # The buttons. Programs decide by the name; readers see the label of their locale.

    [retry]
    role = "default"

    [cancel]
    role = "cancel"

    """

  private static let recoveries = """
    # What an error offers: options in the order of its buttons.

    [retry]
    options = ["retry", "cancel"]

    """

  private static let domain = """
    domain = "com.example.upload"
    type = "UploadError"
    summary = "Errors from uploading files."

    [codes.offline]
    value = 1
    category = "transient"
    recovery = "retry"
    summary = "There is no connection."

    [codes.tooManyFiles]
    value = 2
    category = "other"
    summary = "More files were chosen than can be sent at once."
    arguments = { limit = { type = "integer", range = "0...500", example = 3 } }

    [codes.unknown]
    value = 3
    category = "other"
    words = "category"             # inherited: Locales/*/categories.toml
    summary = "Nothing is known of the cause."

    """

  private static let minimalProject = """
    format = 1
    source-locale = "en"
    locales = ["en", "ar"]

    """

  private static let minimalDomain = """
    domain = "com.example.upload"
    type = "UploadError"

    [codes.offline]
    recovery = "retry"

    [codes.tooManyFiles]
    arguments = { limit = { type = "integer", range = "3...10", example = 3 } }

    """

  private static let minimalEnglishWords = """
    [offline]
    title = "You’re offline"
    description = "The files couldn’t be sent without a connection."

    [tooManyFiles]
    title = "Too many files"
    description = "You can send {$limit :integer} files at a time."

    """

  private static let minimalArabicWords = """
    [offline]
    title = "لا يوجد اتصال بالإنترنت"
    description = "تعذّر إرسال الملفات من دون اتصال."

    [tooManyFiles]
    title = "عدد الملفات كبير جدًا"
    description = "يمكن إرسال {$limit :integer} ملفات في كل مرة."

    """

  private static let englishWords = """
    [offline]
    title = "You’re offline"
    description = "The files couldn’t be sent without a connection."
    suggestion = "Connect to the internet, and then try again."

    [tooManyFiles]
    title = "Too many files"
    description = '''
    .input {$limit :integer}
    .match $limit
    one {{You can send {$limit} file at a time.}}
    *   {{You can send {$limit} files at a time.}}
    '''

    """

  private static let englishCategories = """
    # For errors that say `words = "category"`.

    [other]
    title = "Something went wrong"
    description = "This couldn’t be completed."

    """

  private static let englishOptions = """
    [retry]
    label = "Try Again"

    [cancel]
    label = "Cancel"

    """

  private static let arabicWords = """
    [offline]
    title = "لا يوجد اتصال بالإنترنت"
    description = "تعذّر إرسال الملفات من دون اتصال."
    suggestion = "يُرجى الاتصال بالإنترنت، ثم المحاولة مرة أخرى."

    [tooManyFiles]
    title = "عدد الملفات كبير جدًا"
    description = '''
    .input {$limit :integer}
    .match $limit
    zero {{لا يمكن إرسال أي ملف الآن.}}
    one  {{يمكن إرسال ملف واحد في كل مرة.}}
    two  {{يمكن إرسال ملفين في كل مرة.}}
    few  {{يمكن إرسال {$limit} ملفات في كل مرة.}}
    many {{يمكن إرسال {$limit} ملفًا في كل مرة.}}
    *    {{يمكن إرسال {$limit} ملف في كل مرة.}}
    '''

    """

  private static let arabicCategories = """
    # للأخطاء التي تأخذ كلماتها من فئتها.

    [other]
    title = "حدث خطأ ما"
    description = "تعذّر إكمال هذه العملية."

    """

  private static let arabicOptions = """
    [retry]
    label = "إعادة المحاولة"

    [cancel]
    label = "إلغاء"

    """
}
