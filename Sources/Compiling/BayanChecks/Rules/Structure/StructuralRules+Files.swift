import BayanDiagnostics

extension StructuralRules {
  /// Whether files can be read, and whether files and locales belong together.
  static let files: [RuleBook.Entry] = [
    RuleBook.Entry(
      "byte-order-mark", .warning, .files,
      what: "A file begins with a byte order mark.",
      why: "TOML is UTF-8 and needs no mark. Some programs read the mark as part of the first key.",
      howToFix: "Save the file as \"UTF-8 without BOM\", or run 'bayan check --fix'.",
      examples: [
        .files(
          bad: """
            # Locales/en/login.toml
            <U+FEFF>[passwordChanged]
            title = "Password Changed"
            """,
          good: .englishTitle),
        .files(
          "ar",
          bad: """
            # Locales/ar/login.toml
            <U+FEFF>[passwordChanged]
            title = "تغيّرت كلمة السر"
            """,
          good: .arabicTitle),
      ]),
    RuleBook.Entry(
      "catalog-missing", .error, .files,
      what: "There is no Catalog/bayan.toml.",
      why: """
        This file names the project's locales and its module. Nothing can be checked without it.
        """,
      howToFix: """
        Go to the project's folder, or name it with '--project'. For a new catalog, run 'bayan \
        init'.
        """,
      examples: [
        .files(
          bad: """
            # Catalog/bayan.toml (no such file)
            # Catalog/login.toml
            [codes.passwordChanged]
            category = "other"
            """,
          good: """
            # Catalog/bayan.toml
            format = 1
            source-locale = "en"
            locales = ["en", "ar"]

            [module]
            name = "DemoErrors"

            # Catalog/login.toml
            [codes.passwordChanged]
            category = "other"
            """)
      ]),
    RuleBook.Entry(
      "change-interrupted", .error, .files,
      what: "A command was interrupted while it wrote several files, and can't be put right.",
      why: """
        Some of the files are new and some are old. The next command makes all of them new, or all of \
        them old. It doesn't where somebody has changed one of them since.
        """,
      howToFix: """
        Look at Catalog/ and Locales/ with your version control, and bring the files to a state that \
        you want. Then remove the file .bayan-journal in the project's folder.
        """,
      examples: []),
    RuleBook.Entry(
      "domain-unknown", .error, .files,
      what: "A locale has a file for a domain that the catalog doesn't have.",
      why: "Most often the file's name is misspelt.",
      howToFix: """
        Give the file the name that the domain's file has in Catalog/. If the domain no longer \
        exists, delete the file.
        """,
      examples: [
        .files(
          "ar",
          bad: """
            # Locales/ar/logn.toml
            [passwordChanged]
            title = "تغيّرت كلمة السر"
            """,
          good: .arabicTitle)
      ]),
    RuleBook.Entry(
      .encodingInvalid, .error, .files,
      what: "A file isn't UTF-8.",
      why: "TOML is UTF-8. Text in any other encoding loses its letters.",
      howToFix: """
        Open the file in the encoding it was written in and save it as UTF-8. Then check that all \
        letters are right.
        """,
      examples: [
        .files(
          "ar",
          bad: .arabicEntry(#"title = "ÊÛíÑÊ ßáãÉ ÇáÓÑ""#),
          good: .arabicEntry(#"title = "تغيرت كلمة السر""#))
      ]),
    RuleBook.Entry(
      "file-ignored", .warning, .files,
      what: "A file is in a place where no files are read.",
      why: "Its texts look as if they were in use.",
      howToFix: """
        Move the file to Locales/TAG/ or Catalog/. If nothing should read it, move it out of both \
        folders.
        """,
      examples: [
        .files(
          "ar",
          bad: """
            # Locales/ar/old/login.toml
            [passwordChanged]
            title = "تغيّرت كلمة السر"
            """,
          good: .arabicTitle)
      ]),
    RuleBook.Entry(
      "file-too-large", .error, .files,
      what: "A file is larger than 64 MB.",
      why: "No catalog's file is that large. It was probably put there by mistake.",
      howToFix: "Move the file elsewhere, or split it: each domain has a file of its own.",
      examples: []),
    RuleBook.Entry(
      "file-unreadable", .error, .files,
      what: "A file can't be read.",
      why: "Without it, the catalog's texts would be incomplete.",
      howToFix: """
        Give yourself the permission to read the file, or replace it if it isn't a plain file.
        """,
      examples: []),
    RuleBook.Entry(
      "link-outside-project", .error, .files,
      what: "A link in Catalog/ or Locales/ leads out of the project.",
      why: """
        Nothing is read or written through it. A link that came with somebody's change could \
        otherwise show files of your machine in a report, or change them.
        """,
      howToFix: """
        Replace the link with the file or folder itself. Links to another place in the project's \
        folder are followed.
        """,
      examples: []),
    RuleBook.Entry(
      "locale-missing", .error, .files,
      what: "A listed locale has no folder.",
      why: "Its readers would get the texts of the source language.",
      howToFix: """
        Make the folder, with a file of texts for each domain. Or remove the locale from 'locales' \
        in Catalog/bayan.toml.
        """,
      examples: [
        .files(
          bad: """
            # Catalog/bayan.toml
            locales = ["en", "fr"]
            """,
          good: """
            # Catalog/bayan.toml
            locales = ["en", "fr"]

            # Locales/fr/login.toml
            [passwordChanged]
            title = "Mot de passe modifié"
            """)
      ]),
    RuleBook.Entry(
      "locale-too-large", .error, .files,
      what: "A locale's texts are too long for a pack.",
      why: "Packs have a size limit, so that it is safe to read them.",
      howToFix: "Shorten the longest messages, or divide the catalog into two modules.",
      examples: []),
    RuleBook.Entry(
      "locale-unlisted", .warning, .files,
      what: "A folder's locale isn't listed in Catalog/bayan.toml.",
      why: "Nothing in the folder is compiled.",
      howToFix: """
        When the locale is ready, add it to 'locales' in Catalog/bayan.toml. Until then, move the \
        folder elsewhere.
        """,
      examples: [
        .files(
          bad: """
            # Catalog/bayan.toml
            locales = ["en", "ar"]

            # Locales/fr/login.toml
            [passwordChanged]
            title = "Mot de passe modifié"
            """,
          good: """
            # Catalog/bayan.toml
            locales = ["en", "ar", "fr"]

            # Locales/fr/login.toml
            [passwordChanged]
            title = "Mot de passe modifié"
            """)
      ]),
    RuleBook.Entry(
      "toml-nesting-too-deep", .error, .files,
      what: "Tables or arrays are nested more than 128 levels deep.",
      why: "No catalog needs that. The limit protects programs from malicious files.",
      howToFix: "Flatten the tables. No file of the catalog needs more than a few levels.",
      examples: [
        .files(
          bad: "# Catalog/login.toml\ndo-not-translate = " + String(repeating: "[", count: 129)
            + String(repeating: "]", count: 129),
          good: .passwordChanged())
      ]),
    RuleBook.Entry(
      "toml-syntax", .error, .files,
      what: "A file isn't valid TOML.",
      why: "What follows the error may be misread, so the file's texts aren't checked.",
      howToFix: """
        Correct the place that the diagnostic marks. Most often a quotation mark is missing, or \
        one inside the text has no backslash: \\".
        """,
      examples: [
        .files(
          bad: .englishEntry(#"title = "Password Changed"#),
          good: .englishTitle),
        .files(
          "ar",
          bad: .arabicEntry(#"title = "تغيّرت كلمة السر"#),
          good: .arabicTitle),
      ]),
    RuleBook.Entry(
      "toml-too-many-marks", .error, .files,
      what: "A character has more than 30 combining marks.",
      why: """
        No word of any language has that many, and nobody can read them. Programs that compare such \
        texts take very long.
        """,
      howToFix: "Delete the marks.",
      examples: [
        .files(
          bad: .englishEntry(
            "title = \"Password Changed" + String(repeating: "\u{301}", count: 31) + "\""),
          good: .englishTitle)
      ]),
    RuleBook.Entry(
      "toml-value", .error, .files,
      what: "A value isn't valid in TOML.",
      why: """
        Examples are a number that is too large, a date that doesn't exist, or text without \
        quotation marks.
        """,
      howToFix: """
        Write a valid value: a 64-bit number, a date such as 2026-12-01, or text in quotation \
        marks.
        """,
      examples: [
        .files(
          bad: .passwordChanged(#"value = 99999999999999999999"#),
          good: .passwordChanged(#"value = 99"#)),
        .files(
          "ar",
          bad: .arabicEntry(#"title = تغيّرت"#),
          good: .arabicEntry(#"title = "تغيّرت""#)),
      ]),
  ]
}
