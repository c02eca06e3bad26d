import BayanDiagnostics
import BayanRuntime
import BayanSupport

/// The tables of each kind of file: the meaning of each key, its default, and an example.
///
/// `Documentation/Files.md` has these sentences too.
extension FileSchema {
  /// Returns the schema of a whole file.
  static func schema(of kind: Kind, rules: [(name: String, what: String)]) -> JSONText {
    switch kind {
    case .project: project(rules: rules)
    case .categories:
      .tables(
        of: category,
        """
        How errors are dealt with. Each table is a category; its name is a Swift name, and becomes \
        a case of the generated `Category`. Each code belongs to one. \(builtIn(.categories))
        """)
    case .recoveries:
      .tables(
        of: recovery,
        """
        What errors offer. Each table is a recovery; codes name it with the key `recovery`. \
        \(builtIn(.recoveries))
        """)
    case .options:
      .tables(
        of: option,
        """
        The buttons. Each table is an option; its name is a Swift name, and becomes a case of the \
        generated `Option`. Programs decide by this name, never by the label. \(builtIn(.options))
        """)
    case .domain: domain
    case .messages:
      .tables(
        of: messages,
        """
        The messages of a domain in one locale. Each table has the name of a code. Values are \
        MessageFormat 2.
        """)
    case .optionLabels:
      .tables(
        of: label,
        """
        The labels of the buttons in one locale. Each table has the name of an option. Built-in \
        options have labels in English and Arabic; what is here takes their place.
        """)
    case .categoryMessages:
      .tables(
        of: messages,
        """
        The messages that codes with `words = "category"` take. Each table has the name of a \
        category. These messages have no arguments.
        """)
    case .locale: locale
    case .glossary: glossary
    }
  }

  /// Describes the default for an optional file.
  private static func builtIn(_ file: BuiltInVocabulary.File) -> String {
    "Without the file there are those that `bayan explain \(file.rawValue)` shows."
  }

  private static func names(_ names: [String]) -> String {
    names.dropLast().map { "`\($0)`" }.joined(separator: ", ") + " and `\(names.last ?? "")`"
  }

  private static func project(rules: [(name: String, what: String)]) -> JSONText {
    let names = rules.map(\.name)
    let severities = rules.map { rule in
      (rule.name, JSONText.choice(["error", "warning", "note", "off"], rule.what))
    }
    return .table(
      FileKeys.project,
      [
        "format": .object([
          ("const", .number(1)),
          (
            "description",
            .text("The format of the files. Another number than 1 is an error in this version.")
          ),
        ]),
        "source-locale": .string(
          "The locale that messages are first written in. The others are translated from it."
        ).example(.text("en")),
        "locales": .strings(
          """
          The BCP 47 tags of all locales, the source locale too. Each has a folder of this name in \
          `Locales/`. The pseudo-locales `en-XA` and `ar-XB` have none: they are made from the source.
          """
        ).example(.array([.text("en"), .text("ar")])),
        "locale": .tables(
          of: projectLocale,
          "How far locales are. Each table has a tag of `locales`, but not the source locale's."),
        "do-not-translate": .strings(
          "Phrases that stay as they are in every locale, such as names of products."
        ).absent(.array([])).example(.array([.text("Graph API")])),
        "localized-hosts": .strings(
          """
          Hosts whose addresses may differ by locale. Other addresses must be the same in the \
          source and its translations.
          """
        ).absent(.array([])).example(.array([.text("example.com")])),
        "module": module,
        "checks": .table(
          names, Dictionary(firstOf: severities),
          "The severity of single rules, by their names. `bayan explain` lists the rules."),
        "wording": .tables(
          of: wording,
          """
          The words that the rules about an error's texts look for. Each table has the tag of a \
          language or a locale: `[wording.en]` is also for `en-GB`. bayan has lists for English and \
          Arabic, in the folder `Sources/Compiling/BayanRules/Words`. A word is also a phrase.
          """),
        "release": .table(
          FileKeys.release,
          [
            "reviewed": .strings(
              """
              The categories whose translations must be reviewed: the messages of their errors, \
              and the labels of the buttons that these offer. `bayan check --for release` reports \
              those that are not.
              """
            ).absent(.array([])).example(.array([.text("security")]))
          ], "What a release needs."),
        "overrides": .strings(
          """
          The modules of other packages or targets for whose errors this project has texts of its \
          own, in `Locales/LOCALE/overrides/MODULE/`.
          """
        ).absent(.array([])).example(.array([.text("ShopErrors")])),
        "libraries": .object([
          ("type", .text("object")),
          (
            "description",
            .text(
              """
              The folders of modules in `overrides`, each with the module's `Catalog`. Paths are \
              relative to this project. The plugin finds the modules without it.
              """)
          ),
          ("additionalProperties", .object([("type", .text("string"))])),
        ]),
        "functions": .tables(
          of: function,
          """
          The functions that messages may call beside the standard's. The name has a namespace of \
          your own: `[functions."app:ordinal"]`. A program registers them.
          """),
        "allow": .array(
          of: allow(rules: names),
          """
          Diagnostics that are suppressed in a locale, in files, or in files of a locale. Each \
          table names a locale, a path or both. `bayan allow` suppresses a single diagnostic.
          """),
      ], required: ["format", "source-locale", "locales"],
      "The project: its locales, its rules, and the Swift module that is generated from it.")
  }

  private static let module = JSONText.table(
    FileKeys.module,
    [
      "name": .string(
        """
        The name of the module, a Swift name. The type with its locales and packs is called \
        `NAMECatalog`.
        """
      ).example(.text("AppErrors")),
      "access": .choice(
        Project.Access.allCases.map(\.rawValue),
        """
        The access of all that is generated: `internal` for the errors of a program, `public` for \
        those of a library. It can't be lower than that of an enum with `type = { existing = "…" }`. \
        `bayan diff` calls a new code `major` only where it is `public`.
        """
      ).absent(.text(Project.Access.internal.rawValue)),
      "foundation": .boolean(
        """
        Whether errors are also `LocalizedError` and `CustomNSError`, by the library BayanErrors. \
        With `false` the module imports BayanRuntime alone.
        """
      ).absent(.flag(true)),
      "types": .boolean(
        """
        Whether each domain's errors are a Swift type. With `false` the module has only the locales and \
        the texts, for programs that look texts up by domains and numbers.
        """
      ).absent(.flag(true)),
    ], required: ["name"],
    """
    The generated module. Without the table it is called `\(Project.defaultModuleName)`.
    """)

  private static let wording = JSONText.table(
    FileKeys.wording,
    Dictionary(
      firstOf: Wording.List.allCases.flatMap { list in
        [
          (list.rawValue, JSONText.strings("More words for this list: \(list.summary).")),
          (list.allowedKey, .strings("The words of `\(list.rawValue)` that are allowed.")),
        ]
      } + [
        (
          "max-length",
          .table(
            FileKeys.wordingLength,
            Dictionary(
              firstOf: Wording.surfaces.map(Wording.key).map {
                ($0, .integer("The most characters that fit as a \($0).").example(.number(40)))
              }),
            "What fits where texts are shown (`text-too-long`).")
        )
      ]),
    "The words and lengths of one language.")

  private static let projectLocale = JSONText.table(
    FileKeys.projectLocale,
    [
      "status": .choice(
        Project.LocaleStatus.allCases.map(\.rawValue),
        """
        The locale is being translated: a missing message is a note, and a parent locale or the source \
        locale answers. Readers of other regions get a finished locale of the language where there is \
        one. Without a status, a missing message is an error.
        """)
    ], "How far one locale is.")

  private static func allow(rules: [String]) -> JSONText {
    .table(
      FileKeys.allow,
      [
        "rule": .choice(rules, "The rule whose diagnostics are suppressed."),
        "locale": .string("Only the diagnostics of this locale.").example(.text("ar")),
        "path": .string(
          "Only those in these files. `*` is any name, and `**` any folders and names."
        ).example(.text("Locales/ar/*.toml")),
        "reason": .string("Why they are suppressed. It can't be empty."),
      ], required: ["rule", "reason"], "One suppression.")
  }

  private static let function = JSONText.table(
    FileKeys.function,
    [
      "summary": .string("What it does, for developers. It is never shown to users."),
      "operand": .strings(
        "The types of arguments that it takes. Without the key it takes anything, or nothing.",
        choices: FunctionDeclaration.operandTypes.map(\.name)),
      "selects": .boolean("Whether `.match` can choose a variant by it.").absent(.flag(false)),
      "options": .tables(
        of: .any(
          of: [
            .choice(FunctionDeclaration.OptionValues.kinds.map(\.name), "The kind of its values."),
            .strings("Its values."),
          ], "What an option can be: a kind of values, or the values themselves."),
        """
        Its options by name, each with its values or the kind of them: `style = ["short", "long"]`, \
        `digits = "digit-size"`. The kinds are \
        \(FunctionDeclaration.OptionValues.kinds.map { "`\($0.name)`" }.joined(separator: ", ")).
        """),
    ], "One function.")

  private static let category = JSONText.table(
    FileKeys.category,
    [
      "summary": .string("What these errors have in common, for developers.").absent(.text("")),
      "requires": .strings(
        """
        What each code of the category must have in every locale. `options` asks for a recovery. \
        Facets that are not named may be there too; what the source locale has, the others need.
        """, choices: FileKeys.facets + ["options"]),
      "retry": .choice(
        RetryPolicy.allCases.map(\.rawValue),
        """
        What trying again may do, for programs (`error.retryPolicy`). `automatic`: the program may \
        try again by itself. `manual`: when the user asks. `never`: it would fail again.
        """
      ).absent(.text(RetryPolicy.manual.rawValue)),
    ], required: ["requires"], "One category.")

  private static let recovery = JSONText.table(
    FileKeys.recovery,
    [
      "options": .strings(
        "Names of options.toml, in the order of the buttons. At least one."
      ).example(.array([.text("retry"), .text("cancel")]))
    ], required: ["options"], "One recovery.")

  private static let option = JSONText.table(
    FileKeys.option,
    [
      "role": .choice(
        RecoveryRole.allCases.map(\.rawValue), "What the button is for an alert."
      ).absent(.text(RecoveryRole.default.rawValue)),
      "max-length": .integer(
        "The most characters that the label can have in any locale. Without it there is no limit."
      ).example(.number(20)),
    ], "One option.")

  private static let domain = JSONText.table(
    FileKeys.domain,
    [
      "domain": .string(
        "The domain as programs compare it, and as NSError has it. ASCII without spaces."
      ).example(.text("com.example.upload")),
      "type": .any(
        of: [
          .string("The Swift enum that is generated."),
          .table(
            FileKeys.existingType,
            [
              "existing": .string(
                "The name of an enum of your own. Its cases must be the codes; swiftc checks it."
              ).example(.text("UploadError"))
            ], required: ["existing"], "An enum that exists already."),
        ], "The Swift enum: the name of one to generate, or an existing one."),
      "summary": .string("What the errors are about, for developers.").absent(.text("")),
      "default": .string(
        "The code for a service's answer that no `match` covers. Without it such an answer gives none."
      ),
      "codes": .tables(
        of: code,
        """
        The errors. Each table is a code; its name is a Swift name, and becomes a case of the enum.
        """),
      "retired": .tables(
        of: retiredCode,
        """
        The codes that were removed, so that their pages stay and nobody takes their numbers. Each \
        table has the name of a code that there is no longer.
        """),
    ], required: ["domain", "type", "codes"],
    """
    One domain: a group of errors with one Swift type. The file's name (ASCII letters, digits, `-` \
    and `_`) is also the name of the files with its messages.
    """)

  private static let code = JSONText.table(
    FileKeys.code,
    [
      "value": .integer(
        """
        The number that NSError and services know the error by, from -2147483648 to 2147483647. Give \
        it to all codes of a domain, or to none: then a code's number is its place in the file, from 1.
        """
      ).example(.number(302)),
      "category": .string(
        """
        A category of categories.toml. With that file every code names one. Without it there are \
        \(names(BuiltInVocabulary.all.categories.map(\.name))).
        """
      ).absent(.text(BuiltInVocabulary.defaultCategory)).example(.text("transient")),
      "recovery": .string(
        """
        A recovery of recoveries.toml. Without that file there are \
        \(names(BuiltInVocabulary.all.recoveries.map(\.name))). An error that names none has no \
        buttons.
        """
      ).example(.text("retry")),
      "summary": .string(
        "What went wrong, for developers. It is in logs and never shown to users."
      ).absent(.text("")),
      "since": .string("The first version that has the code.").example(.text("1.4")),
      "replaced-by": .string(
        "The code that programs should use instead: a domain's file and a code."
      ).example(.text("login.sessionExpired")),
      "sensitive": .boolean(
        """
        Whether messages may not reveal what went wrong. Then all sensitive codes of a category \
        must have the same texts and options.
        """
      ).absent(.flag(false)),
      "overridable": .boolean(
        """
        Whether other modules may have texts of their own for the error. Without it they may, \
        unless it is `sensitive`.
        """
      ),
      "wraps": .boolean(
        "Whether the error carries another one, as the associated value `underlying`."
      ).absent(.flag(false)),
      "words": .choice(
        ErrorCode.MessageOwner.allCases.map(\.rawValue),
        """
        Where its messages are: `own` in the domain's file of each locale, `category` in \
        categories.toml of each locale.
        """
      ).absent(.text(ErrorCode.MessageOwner.own.rawValue)),
      "match": .array(
        of: match,
        """
        The answers of a service that the code stands for. Tried in this order: code and subcode, \
        code, subcode, name, range of codes, HTTP status, the domain's default.
        """),
      "arguments": .tables(
        of: argument,
        """
        The values that the error carries, by their names in Swift and in messages. Their order is \
        that of the associated values.
        """),
      "max-length": .table(
        FileKeys.facets,
        Dictionary(
          firstOf: FileKeys.facets.map {
            ($0, .integer("The most characters that the \($0) can have in any locale."))
          }),
        "The longest texts that there is room for."),
    ], required: [], "One code.")

  private static let retiredCode = JSONText.table(
    FileKeys.retiredCode,
    [
      "value": .integer("The number that the code had.").example(.number(299)),
      "summary": .string("What went wrong, for developers. It is on the code's page.")
        .absent(.text("")),
      "since": .string("The first version that had the code.").example(.text("1.0")),
      "removed": .string("The first version without the code.").example(.text("2.0")),
      "replaced-by": .string("The code that took its place: a domain's file and a code.")
        .example(.text("login.sessionExpired")),
    ], required: ["value"], "One code that was removed.")

  private static let match = JSONText.table(
    FileKeys.match,
    [
      "code": .integer("The service's code. With `subcode`, both must be the same.")
        .example(.number(190)),
      "subcode": .integer("The service's subcode. Alone, with any code.").example(.number(460)),
      "name": .string(
        """
        The service's name for the error: the `code` of a GraphQL error's extensions, the `reason` \
        of Google's APIs. Small and capital letters differ.
        """
      ).example(.text("UNAUTHENTICATED")),
      "codes": .string("A range of codes, both ends included.").example(.text("200...299")),
      "http-status": .any(
        of: [.integer("A status."), .string("A range.").example(.text("500...599"))],
        """
        An HTTP status, or a range of them with both ends included. A server answers with the code's \
        first status that is no range.
        """),
    ],
    """
    One kind of answer. It has `code`, `subcode`, both of these, `name`, `codes` or `http-status`.
    """)

  private static let argument = JSONText.table(
    FileKeys.argument,
    [
      "type": .choice(
        ErrorArgument.ValueType.simple.map(\.name) + ["list"],
        """
        What it can be. In Swift: String, Int, Double, MessageDateTime, MessageAmount, an array.
        """),
      "of": .choice(
        ErrorArgument.ValueType.simple.map(\.name),
        "The type of a list's elements. A list needs it, and no other type has it."),
      "range": .string(
        """
        The integers that it can be, both ends included. Only for integers. The checks then ask \
        only for the plural variants that these numbers need.
        """
      ).example(.text("0...3600")),
      "private": .boolean("Whether it may never appear in messages or logs.").absent(.flag(false)),
      "summary": .string(
        """
        What the value is, for developers and translators. It is on the code's page, in what \
        translators get and in the generated Swift.
        """
      ).absent(.text("")),
      "example": .object([
        (
          "description",
          .text(
            """
            A value to show messages with: 3, 2.5, "Ann", 2026-01-31, "12.50 EUR", ["Ann", "Bob"]. \
            Without it `bayan show` asks for a value.
            """)
        )
      ]),
    ], required: ["type"], "One argument.")

  private static let messages = JSONText.table(
    FileKeys.messages,
    [
      "title": .string("A few words that name the problem: the headline of an alert.")
        .example(.text("Too many files")),
      "description": .string("What happened: one or two sentences.")
        .example(.text("You can send {$limit} files at a time.")),
      "suggestion": .string("What the reader can do about it.")
        .example(.text("Connect to the internet, and then try again.")),
      "help": .string("What to read next."),
      "source": .table(
        FileKeys.facets,
        Dictionary(
          firstOf: FileKeys.facets.map { ($0, .string("The fingerprint for the \($0).")) }),
        """
        The fingerprints of the source texts that the translations were made from. `bayan sync` \
        writes them. A message without one is not compared with later sources.
        """),
    ], "The messages of one error.")

  private static let label = JSONText.table(
    FileKeys.label,
    [
      "label": .string("What the button says, in MessageFormat 2.").example(.text("Try Again")),
      "source": .table(
        FileKeys.labelSource, ["label": .string("The fingerprint of the source label.")],
        "What the translation was made from, as for messages."),
    ], required: ["label"], "The label of one option.")

  private static let glossary = JSONText.table(
    FileKeys.glossary,
    [
      "terms": .tables(
        of: .any(
          of: [
            .string("The translation."), .strings("The translations, the preferred one first."),
          ], "What the term is in this locale: one translation, or several."),
        "The terms of the source locale, each with its translation.")
    ], required: ["terms"],
    """
    The terms of one locale, for its translators. Where the source has a term and the translation \
    lacks it, there is a note.
    """)

  private static let locale = JSONText.table(
    FileKeys.locale,
    [
      "numbering-system": .string(
        """
        The digits that numbers are written with, a -u-nu- value of BCP 47. Without it CLDR's \
        choice for the locale.
        """
      ).example(.text("latn"))
    ], "Settings of one locale. The file is optional.")
}
