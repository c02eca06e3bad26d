extension FileReference {
  /// The text above the first file.
  static let introduction = """
    # Files

    Every file of a project, and every key. This page is generated from what `bayan schema` prints:
    change `FileSchema+Tables.swift` and run `bayan schema --reference > Documentation/Files.md`.

    Files are TOML 1.0. A key that isn't listed is an error, with a hint if a name is close. "Without
    it" says what holds where a key is absent: `error` means that the key is required, and `–` that
    there is nothing. Names are the ones that you choose: `DOMAIN` and `LOCALE` in paths, `NAME` in
    tables. The examples together are one project, which passes `bayan check`.

    Your editor completes the keys: `bayan schema domain > domain.schema.json` prints the JSON Schema
    of a kind of file. The kinds are
    \(FileSchema.Kind.allCases.map { "`\($0.rawValue)`" }
      .joined(separator: ", ")).

    """

  /// Returns the files of a kind, each with its path as a comment.
  ///
  /// The examples of all kinds together are one project.
  static func examples(of kind: FileSchema.Kind) -> [String] {
    switch kind {
    case .project:
      [
        """
        # Catalog/bayan.toml
        format = 1
        source-locale = "en"
        locales = ["en", "ar", "he"]
        do-not-translate = ["Graph API"]

        [module]
        name = "AppErrors"
        access = "internal"

        [checks]
        title-full-stop = "off"

        [wording.en]
        jargon = ["payload"]
        jargon-allowed = ["exception"]
        max-length = { title = 40 }

        [functions."app:ordinal"]
        operand = ["integer"]
        selects = true
        options = { style = ["short", "long"] }

        [locale.he]
        status = "in progress"

        """
      ]
    case .categories:
      [
        """
        # Catalog/categories.toml
        [transient]
        summary = "Passes by itself; trying again may succeed."
        requires = ["title", "description", "suggestion", "options"]
        retry = "automatic"

        [other]
        summary = "Nothing to offer but the message."
        requires = ["title", "description"]
        retry = "never"

        """
      ]
    case .recoveries: [template("Catalog/recoveries.toml")]
    case .options:
      [
        """
        # Catalog/options.toml
        [retry]
        role = "default"
        max-length = 20

        [cancel]
        role = "cancel"

        """
      ]
    case .domain:
      [
        """
        # Catalog/upload.toml
        domain = "com.example.upload"
        type = "UploadError"
        summary = "Errors from uploading files."
        default = "unknown"

        [codes.offline]
        value = 1
        category = "transient"
        recovery = "retry"
        summary = "There is no connection."
        since = "1.2"
        match = [{ http-status = "502...504" }]

        [codes.tooManyFiles]
        value = 2
        category = "other"
        summary = "More files were chosen than can be sent at once."
        max-length = { title = 40 }
        match = [{ code = 190, subcode = 460 }]

        [codes.tooManyFiles.arguments.limit]
        type = "integer"
        range = "0...500"
        summary = "How many files the service takes at once."
        example = 3

        [codes.tooManyFiles.arguments.token]
        type = "string"
        private = true

        [codes.unknown]
        value = 3
        category = "other"
        words = "category"
        wraps = true
        summary = "Nothing is known of the cause."

        [retired.tooLarge]
        value = 4
        summary = "The file was larger than the service takes."
        since = "1.0"
        removed = "2.0"
        replaced-by = "upload.tooManyFiles"

        """
      ]
    case .messages:
      [
        template("Locales/en/upload.toml"),
        template("Locales/ar/upload.toml").replacing(
          "\n\n[tooManyFiles]",
          with: """

            source = { title = "912d27e2", description = "f2cb898c", suggestion = "81dc95aa" }

            [tooManyFiles]
            """),
      ]
    case .optionLabels: ["en", "ar"].map { template("Locales/\($0)/options.toml") }
    case .categoryMessages: ["en", "ar"].map { template("Locales/\($0)/categories.toml") }
    case .locale:
      [
        """
        # Locales/ar/locale.toml
        numbering-system = "arab"

        """
      ]
    case .glossary:
      [
        """
        # Locales/ar/glossary.toml
        [terms]
        internet = "الإنترنت"
        file = ["ملف", "ملفات", "ملفين"]

        """
      ]
    }
  }

  /// Returns a file as `bayan init` writes it.
  private static func template(_ path: String) -> String {
    "# \(path)\n" + ProjectTemplate.text(of: path)
  }

  /// The files that only commands write.
  static let lockFiles = """
    ## Lock files

    Commands write these files; commit them. Their lines are sorted, so that merges rarely conflict.
    After a conflict keep the lines of both sides, and run the command again.

    ### `Catalog/codes.lock`

    The codes of the last release. `bayan release` writes it. From then on `bayan check` reports a
    released code that is renumbered or has other arguments, and a number that another code takes
    over. `bayan diff` compares the catalog with it; with `--from`, two git revisions: see
    [Branches](Branches.md#what-changed-for-readers).

    ```toml
    # Catalog/codes.lock
    format = 1
    module = "AppErrors"
    locales = ["en", "ar", "he"]
    options = ["retry", "cancel"]

    [domains."com.example.upload"]
    type = "UploadError"

    [domains."com.example.upload".codes]
    offline = { value = 1 }
    tooManyFiles = { value = 2, arguments = ["limit: integer", "token: string"] }
    unknown = { value = 3, arguments = ["underlying: error"] }
    tooLarge = { value = 4, retired = true }
    ```

    | key | meaning |
    | --- | --- |
    | `format` | the format of the file: 1 |
    | `module` | the name of the module |
    | `locales` | the locales that were released |
    | `options` | the options that were released |
    | `domains.ID.type` | the Swift type of a domain |
    | `domains.ID.codes.NAME.value` | the number of a code |
    | `domains.ID.codes.NAME.arguments` | its arguments in order, each as `name: type`; absent if it has none |
    | `domains.ID.codes.NAME.retired` | `true` if the code was removed; its number is never used again |

    ### `Catalog/sources.lock`

    The source texts that translations were made from. `bayan sync` writes it. The fingerprints in
    `source` of the translations point here, so that `bayan check` can show what has changed in the
    source since. Older texts that no translation was made from are removed.

    ```toml
    # Catalog/sources.lock
    format = 1

    upload.offline.title.912d27e2 = "You’re offline"
    ```

    | key | meaning |
    | --- | --- |
    | `format` | the format of the file: 1 |
    | `FILE.ENTRY.FACET.FINGERPRINT` | a text that the message had, the newest last |

    ### `Catalog/cldr.lock`

    What CLDR said of each locale when its messages were written. `bayan cldr --accept` writes it. With
    newer data `bayan check` names the messages whose readers get another variant or other digits
    (`cldr-drift`). Without the file nothing is compared.

    ```toml
    # Catalog/cldr.lock
    format = 1

    [locales]
    en = { cldr = "42.0", digits = "latn", direction = "ltr", cardinal = "one: i = 1 and v = 0", ordinal = "one: n % 10 = 1 and n % 100 != 11; two: n % 10 = 2 and n % 100 != 12; few: n % 10 = 3 and n % 100 != 13" }
    ```

    | key | meaning |
    | --- | --- |
    | `format` | the format of the file: 1 |
    | `locales.TAG.cldr` | the version of CLDR |
    | `locales.TAG.digits` | the locale's numbering system, if `locale.toml` chooses none |
    | `locales.TAG.direction` | `ltr` or `rtl` |
    | `locales.TAG.cardinal` | CLDR's plural rules of counts, without `other` |
    | `locales.TAG.ordinal` | CLDR's plural rules of ranks, without `other` |

    ### `Catalog/adopted.lock`

    Which key of an app's files became which message, the texts of the app that the catalog knows, and what
    these have for the values of messages. `bayan adopt` writes it, and a later run looks here for what is new.
    `import` and `export --adopted-keys` note the texts that they read and write: a text of the app that isn't
    noted was edited since, and no export writes over it. They know a value by its place in the app's texts, or
    by its name there, whatever the catalog calls it. In the paths `*` stands for the locale.

    ```toml
    # Catalog/adopted.lock
    format = 1

    ["Resources/*.lproj/Errors.strings"]
    "error.offline.title" = "upload.offline.title"

    [texts."Resources/*.lproj/Errors.strings".ar]
    "error.offline.title" = "912d27e2"

    [values."Resources/*.lproj/Errors.strings"]
    "error.offline.message" = { file = 1 }

    [dialects]
    "lib/l10n/app_*.arb" = "use-escaping"
    ```

    | key | meaning |
    | --- | --- |
    | `format` | the format of the file: 1 |
    | `FILE.KEY` | the message that the key became |
    | `texts.FILE.LOCALE.KEY` | the fingerprint of the app's text, as it was last read or written |
    | `values.FILE.KEY.ARGUMENT` | what the app's texts have for the argument: its place, as 2 of `%2$@`, or its name, as `"user"` of `{user}` |
    | `dialects.FILE` | how the file's texts are read, where the file itself doesn't show it: `use-escaping` of Flutter's `l10n.yaml` |

    ### `Locales/LOCALE/state.lock`

    How far each translation is. `bayan review` writes it, and so do fixes that leave a draft. It is
    not TOML: each line is one message.

    ```
    # Locales/ar/state.lock
    upload.offline.title = reviewed   912d27e2 0e8e1524 person
    ```

    | part | meaning |
    | --- | --- |
    | `upload.offline.title` | the message: file, entry and facet |
    | state | `draft`: written by a tool; `check` reports it, and users see the source locale. `translated`: written by a person. `reviewed`: read again by a person |
    | first fingerprint | the source text that the state is about |
    | second fingerprint | the translation that the state is about |
    | origin | who or what gave the state: `person`, `fix` |

    A message without a line is translated. If the translation changes, its state is `translated`
    again. If the source changes, `reviewed` becomes `translated`. Whoever can write files can write
    this one: protect it with a code-owner rule if reviews matter to you.

    All examples of this page are one project:

    ```sh
    bayan check
    ```

    """
}
