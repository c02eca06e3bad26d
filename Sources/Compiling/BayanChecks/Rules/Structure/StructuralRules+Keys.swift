import BayanDiagnostics

extension StructuralRules {
  /// The keys of files, their values, and comments.
  static let keys: [RuleBook.Entry] = [
    RuleBook.Entry(
      .allowanceInvalid, .error, .files,
      what: "A comment that begins with 'bayan:' has the wrong form.",
      why: "It was meant to suppress a diagnostic, but has no effect.",
      howToFix: """
        Delete the comment and run 'bayan allow RULE @FINGERPRINT --reason "…"', which writes it. \
        The HTML and JSON reports show the fingerprint.
        """,
      examples: [
        .files(
          bad: """
            # Locales/en/login.toml
            # bayan: allow title-full-stop
            [passwordChanged]
            title = "Your password has changed."
            """,
          good: """
            # Locales/en/login.toml
            [passwordChanged]
            # bayan: allow title-full-stop @3f9c2a71.77ab -- the name ends with a full stop
            title = "Your password has changed."
            """),
        .files(
          "ar",
          bad: """
            # Locales/ar/login.toml
            # bayan: allow end-punctuation
            [passwordChanged]
            title = "تغيّرت كلمة السر"
            """,
          good: """
            # Locales/ar/login.toml
            # bayan: allow end-punctuation @3f9c2a71.77ab -- العنوان لا ينتهي بنقطة
            [passwordChanged]
            title = "تغيّرت كلمة السر"
            """),
      ]),
    RuleBook.Entry(
      "invalid-value", .error, .files,
      what: "A key has a value that it can't have.",
      why: "A value that is ignored would be an intention lost.",
      howToFix: """
        Write one of the values that the diagnostic names. With 'bayan schema', editors offer them \
        too.
        """,
      examples: [
        .files(
          bad: """
            # Catalog/categories.toml
            [transient]
            requires = ["title"]
            retry = "sometimes"
            """,
          good: """
            # Catalog/categories.toml
            [transient]
            requires = ["title"]
            retry = "manual"
            """)
      ]),
    RuleBook.Entry(
      "key-case-collision", .warning, .files,
      what: "Two names differ only in upper and lower case.",
      why: "People, and some file systems, take them for the same name.",
      howToFix: """
        Rename one of the two so that they differ in more than case. Keep a name that has been \
        released.
        """,
      examples: [
        .files(
          bad: """
            # Catalog/login.toml
            [codes.logIn]
            category = "other"

            [codes.login]
            category = "other"
            """,
          good: """
            # Catalog/login.toml
            [codes.logIn]
            category = "other"

            [codes.loginFailed]
            category = "other"
            """)
      ]),
    RuleBook.Entry(
      "key-duplicate", .error, .files,
      what: "A key or table is there twice.",
      why: "TOML allows it once. One of the two would be lost.",
      howToFix: "Keep the one with the right text and delete the other.",
      examples: [
        .files(
          bad: """
            # Locales/en/login.toml
            [passwordChanged]
            title = "Password Changed"
            title = "Your Password Has Changed"
            """,
          good: .englishTitle),
        .files(
          "ar",
          bad: """
            # Locales/ar/login.toml
            [passwordChanged]
            title = "تغيّرت كلمة المرور"
            title = "تغيّرت كلمة السر"
            """,
          good: .arabicTitle),
      ]),
    RuleBook.Entry(
      "missing-key", .error, .files,
      what: "A required key is missing.",
      why: "The table can't be used without it.",
      howToFix: "Add the key that the diagnostic names.",
      examples: [
        .files(
          bad: """
            # Catalog/login.toml
            [codes.passwordChanged]
            value = 302
            """,
          good: """
            # Catalog/login.toml
            [codes.passwordChanged]
            value = 302
            category = "other"
            """)
      ]),
    RuleBook.Entry(
      .suppressionUnused, .warning, .files,
      what: "A comment or an [[allow]] entry suppresses no diagnostic.",
      why: """
        The problem was fixed or has changed. Readers of the file think that the entry is still \
        needed.
        """,
      howToFix: """
        Delete the comment or entry, or run 'bayan check --fix'. If the problem is still there in \
        other words, suppress it again with its new fingerprint.
        """,
      examples: [
        .files(
          bad: """
            # Locales/en/login.toml
            [passwordChanged]
            # bayan: allow double-space @3f9c2a71.77ab -- two spaces on purpose
            title = "Password Changed"
            """,
          good: .englishTitle),
        .files(
          "ar",
          bad: """
            # Locales/ar/login.toml
            [passwordChanged]
            # bayan: allow double-space @3f9c2a71.77ab -- المسافتان مقصودتان
            title = "تغيّرت كلمة السر"
            """,
          good: .arabicTitle),
      ]),
    RuleBook.Entry(
      "unknown-key", .error, .files,
      what: "A key isn't one that this kind of file has.",
      why: "A key that is ignored would be an intention lost.",
      howToFix: "Correct the key's name as the diagnostic proposes, or delete the line.",
      examples: [
        .files(
          bad: .passwordChanged(#"valeu = 302"#),
          good: .passwordChanged(#"value = 302"#)),
        .files(
          "ar",
          bad: .arabicEntry(#"titel = "تغيّرت كلمة السر""#),
          good: .arabicTitle),
      ]),
    RuleBook.Entry(
      .unknownRule, .error, .files,
      what: "[checks] names a rule that doesn't exist.",
      why: "The setting would have no effect.",
      howToFix: "Correct the name as the diagnostic proposes. 'bayan explain' lists all rules.",
      examples: [
        .files(
          bad: """
            # Catalog/bayan.toml
            [checks]
            translation-mising = "off"
            """,
          good: """
            # Catalog/bayan.toml
            [checks]
            translation-missing = "off"
            """)
      ]),
    RuleBook.Entry(
      "wrong-type", .error, .files,
      what: "A value has another type than its key.",
      why: "It can't be understood.",
      howToFix: """
        Write the value as the diagnostic says: text in quotation marks, lists in square brackets, \
        numbers without either.
        """,
      examples: [
        .files(
          bad: .englishEntry(#"title = 3"#),
          good: .englishEntry(#"title = "Three""#)),
        .files(
          "ar",
          bad: .arabicEntry(#"title = ["تغيّرت كلمة السر"]"#),
          good: .arabicTitle),
      ]),
  ]
}
