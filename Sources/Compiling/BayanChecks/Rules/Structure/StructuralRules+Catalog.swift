import BayanDiagnostics

extension StructuralRules {
  /// The declarations of the catalog.
  static let catalog: [RuleBook.Entry] = [
    RuleBook.Entry(
      "code-value-duplicate", .error, .catalog,
      what: "Two codes of a domain have the same value, or one has that of a retired code.",
      why: "A service's answer, or the code of an NSError, could mean either.",
      howToFix: """
        Give one of the codes a value of its own. If one of them has been released, change the \
        other.
        """,
      examples: [
        .files(
          bad: """
            # Catalog/login.toml
            [codes.passwordChanged]
            category = "other"
            value = 302

            [codes.sessionExpired]
            category = "other"
            value = 302
            """,
          good: """
            # Catalog/login.toml
            [codes.passwordChanged]
            category = "other"
            value = 302

            [codes.sessionExpired]
            category = "other"
            value = 303
            """)
      ]),
    RuleBook.Entry(
      "domain-duplicate", .error, .catalog,
      what: "Two domains have the same identifier.",
      why: "Programs tell errors apart by domain and code.",
      howToFix: """
        Give one of the two domains another identifier. If one has been released, change the \
        other.
        """,
      examples: [
        .files(
          bad: """
            # Catalog/login.toml
            domain = "com.example.login"
            type = "LoginError"

            # Catalog/share.toml
            domain = "com.example.login"
            type = "ShareError"
            """,
          good: """
            # Catalog/login.toml
            domain = "com.example.login"
            type = "LoginError"

            # Catalog/share.toml
            domain = "com.example.share"
            type = "ShareError"
            """)
      ]),
    RuleBook.Entry(
      "match-duplicate", .error, .catalog,
      what: "Two codes match the same answer.",
      why: "It is undefined which error the service's answer means.",
      howToFix: """
        Decide which code the answer means and delete the match of the other. A subcode or an HTTP \
        status can tell the two apart.
        """,
      examples: [
        .files(
          bad: """
            # Catalog/login.toml
            [codes.tooManyCalls]
            category = "other"
            match = [{ code = 4 }]

            [codes.limitReached]
            category = "other"
            match = [{ code = 4 }]
            """,
          good: """
            # Catalog/login.toml
            [codes.tooManyCalls]
            category = "other"
            match = [{ code = 4 }]

            [codes.limitReached]
            category = "other"
            match = [{ code = 4, subcode = 17 }]
            """)
      ]),
    RuleBook.Entry(
      "type-duplicate", .error, .catalog,
      what: "Two domains have the same Swift type.",
      why: "The generated module can have only one type of that name.",
      howToFix: "Give one of the two domains another 'type'.",
      examples: [
        .files(
          bad: """
            # Catalog/login.toml
            domain = "com.example.login"
            type = "LoginError"

            # Catalog/share.toml
            domain = "com.example.share"
            type = "LoginError"
            """,
          good: """
            # Catalog/login.toml
            domain = "com.example.login"
            type = "LoginError"

            # Catalog/share.toml
            domain = "com.example.share"
            type = "ShareError"
            """)
      ]),
    RuleBook.Entry(
      "unknown-category", .error, .catalog,
      what: "A code names a category that doesn't exist.",
      why: "The category says which texts the code needs.",
      howToFix: "Correct the name, or add the category to Catalog/categories.toml.",
      examples: [
        .files(
          bad: """
            # Catalog/login.toml
            [codes.passwordChanged]
            category = "recoverble"
            """,
          good: """
            # Catalog/login.toml
            [codes.passwordChanged]
            category = "recoverable"
            """)
      ]),
    RuleBook.Entry(
      "unknown-code", .error, .catalog,
      what: """
        A domain's default, or what replaces a code, is a code that doesn't exist or was retired.
        """,
      why: """
        An answer that no code matches would have no error. A page about a replaced code would lead \
        nowhere.
        """,
      howToFix: """
        Correct 'default' to a code of the same file, and 'replaced-by' to a domain's file and a \
        code, such as 'login.sessionExpired'.
        """,
      examples: [
        .files(
          bad: """
            # Catalog/login.toml
            default = "unknwn"

            [codes.unknown]
            category = "other"
            """,
          good: """
            # Catalog/login.toml
            default = "unknown"

            [codes.unknown]
            category = "other"
            """)
      ]),
    RuleBook.Entry(
      "replacement-cycle", .error, .catalog,
      what: "A code is replaced by itself, at once or by way of others.",
      why: "Whoever looks for what to use instead goes round in a circle.",
      howToFix: "Remove 'replaced-by' from the code that stays.",
      examples: [
        .files(
          bad: """
            # Catalog/login.toml
            [codes.passwordChanged]
            category = "other"
            replaced-by = "login.sessionExpired"

            [codes.sessionExpired]
            category = "other"
            replaced-by = "login.passwordChanged"
            """,
          good: """
            # Catalog/login.toml
            [codes.passwordChanged]
            category = "other"
            replaced-by = "login.sessionExpired"

            [codes.sessionExpired]
            category = "other"
            """)
      ]),
    RuleBook.Entry(
      "unknown-option", .error, .catalog,
      what: "A recovery names an option that doesn't exist.",
      why: "The alert would have no button for it.",
      howToFix: "Correct the name, or add the option to Catalog/options.toml.",
      examples: [
        .files(
          bad: """
            # Catalog/recoveries.toml
            [logIn]
            options = ["logn", "cancel"]
            """,
          good: """
            # Catalog/recoveries.toml
            [logIn]
            options = ["logIn", "cancel"]
            """)
      ]),
    RuleBook.Entry(
      "unknown-recovery", .error, .catalog,
      what: "A code names a recovery that doesn't exist.",
      why: "The alert would have no buttons.",
      howToFix: "Correct the name, or add the recovery to Catalog/recoveries.toml.",
      examples: [
        .files(
          bad: .passwordChanged(#"recovery = "logn""#),
          good: .passwordChanged(#"recovery = "logIn""#))
      ]),
  ]
}
