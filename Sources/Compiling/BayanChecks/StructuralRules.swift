import BayanDiagnostics

/// The rules that aren't checks: what the files' form must be, found while they are read and compiled.
///
/// They can't be told from the code that finds them, because that is spread over the parsers; a
/// test holds this list against the sources.
enum StructuralRules {
  /// All of them, by name.
  static let entries: [RuleBook.Entry] = [
    RuleBook.Entry(
      "allowance-invalid", .error,
      what: "A comment that begins with 'bayan:' can't be understood.",
      why: "It was meant to let a finding be, and doesn't; 'bayan allow' writes such comments.",
      bad: "# bayan: allow placeholder-missing",
      good: "# bayan: allow placeholder-missing @3f9c2a71.77ab -- the name is in the title",
      howToFix: """
        Delete the comment and let 'bayan allow RULE @FINGERPRINT --reason "…"' write it: the \
        fingerprint stands below the finding in the HTML report and in the JSON form.
        """,
      examples: [
        .init(
          "ar",
          bad: """
            # bayan: allow end-punctuation
            [passwordChanged]
            title = "تغيّرت كلمة السر"
            """,
          good: """
            # bayan: allow end-punctuation @3f9c2a71.77ab -- العنوان لا ينتهي بنقطة
            [passwordChanged]
            title = "تغيّرت كلمة السر"
            """)
      ]),
    RuleBook.Entry(
      "byte-order-mark", .warning,
      what: "A file begins with a byte order mark.",
      why: "TOML is UTF-8 and needs none; some readers take it for a part of the first key.",
      bad: "U+FEFF before the first line",
      good: "the file without it",
      howToFix: "Save the file as \"UTF-8 without BOM\", or let 'bayan check --fix' do it.",
      examples: [
        .init(
          "ar",
          bad: """
            <U+FEFF>[passwordChanged]
            title = "تغيّرت كلمة السر"
            """,
          good: """
            [passwordChanged]
            title = "تغيّرت كلمة السر"
            """)
      ]),
    RuleBook.Entry(
      "catalog-missing", .error,
      what: "There is no Catalog/bayan.toml.",
      why: "It names the project's locales and its module; without it nothing can be checked.",
      bad: "a folder without Catalog/",
      good: "bayan init",
      howToFix: """
        Go to the project's folder, or name it with '--project'. For a new catalog, run 'bayan \
        init'.
        """),
    RuleBook.Entry(
      "code-value-duplicate", .error,
      what: "Two codes of a domain have one value.",
      why: "A service's answer, or NSError's code, could mean either.",
      bad: "value = 302 on two codes",
      good: "value = 302 and value = 303",
      howToFix: """
        Give one of the codes a value of its own. If one of them has been released, change the \
        other.
        """),
    RuleBook.Entry(
      "domain-duplicate", .error,
      what: "Two domains have one identifier.",
      why: "Programs tell errors apart by domain and code.",
      bad: "domain = \"com.example.login\" in two files",
      good: "domain = \"com.example.share\" in the second",
      howToFix: """
        Give one of the two domains another identifier. If one has been released, change the \
        other.
        """),
    RuleBook.Entry(
      "domain-unknown", .error,
      what: "A locale has words for a domain that the catalog doesn't have.",
      why: "Most often the file's name is misspelt.",
      bad: "Locales/ar/logn.toml",
      good: "Locales/ar/login.toml",
      howToFix: """
        Give the file the name that the domain's file has in Catalog/, or delete it if the \
        domain is gone.
        """,
      examples: [
        .init(
          "ar",
          bad: """
            # Locales/ar/logn.toml
            [passwordChanged]
            title = "تغيّرت كلمة السر"
            """,
          good: """
            # Locales/ar/login.toml
            [passwordChanged]
            title = "تغيّرت كلمة السر"
            """)
      ]),
    RuleBook.Entry(
      "duplicate-declaration", .error,
      what: "A message declares a variable twice, or after its use.",
      why: "MessageFormat takes each name for one value.",
      bad: ".input {$n} .input {$n :integer} {{{$n}}}",
      good: ".input {$n :integer} {{{$n}}}",
      howToFix: """
        Delete one of the two declarations; the one with the function is usually meant. \
        Declarations stand before the variable's first use.
        """,
      examples: [
        .init(
          "ar",
          bad: """
            .input {$name}
            .input {$name :string}
            {{مرحبًا {$name}}}
            """,
          good: """
            .input {$name :string}
            {{مرحبًا {$name}}}
            """)
      ]),
    RuleBook.Entry(
      "duplicate-option-name", .error,
      what: "A function has an option twice.",
      why: "Which of the two would hold isn't defined.",
      bad: "{$n :number minimumFractionDigits=1 minimumFractionDigits=2}",
      good: "{$n :number minimumFractionDigits=2}",
      howToFix: "Delete one of the two options, so that the value in the source remains.",
      examples: [
        .init(
          "ar", bad: "المبلغ: {$amount :number minimumFractionDigits=1 minimumFractionDigits=2}",
          good: "المبلغ: {$amount :number minimumFractionDigits=2}")
      ]),
    RuleBook.Entry(
      "duplicate-variant", .error,
      what: "Two variants of a message have the same keys.",
      why: "The second would never be shown.",
      bad: "one {{a}} one {{b}} * {{c}}",
      good: "one {{a}} * {{c}}",
      howToFix: """
        If one of the two was meant for another category, correct its key. If they say the same, \
        delete one.
        """,
      examples: [
        .init(
          "ar",
          bad: """
            .input {$count :integer}
            .match $count
            zero {{لا ملفات}}
            one {{ملف واحد}}
            one {{ملفان}}
            few {{{$count} ملفات}}
            many {{{$count} ملفًا}}
            * {{{$count} ملف}}
            """, good: .arabicFiles)
      ]),
    RuleBook.Entry(
      "encoding-invalid", .error,
      what: "A file isn't UTF-8.",
      why: "TOML is UTF-8; in any other encoding letters get lost.",
      bad: "bytes of Windows-1256",
      good: "the same text saved as UTF-8",
      howToFix: """
        Open the file in the encoding it was written in and save it as UTF-8, then look whether \
        all letters are right.
        """,
      examples: [
        // Windows-1256, as an editor shows it that knows nothing of it.
        .init("ar", bad: "title = \"ÊÛíÑÊ ßáãÉ ÇáÓÑ\"", good: "title = \"تغيرت كلمة السر\"")
      ]),
    RuleBook.Entry(
      "file-ignored", .warning,
      what: "A file stands where none is read.",
      why: "Its words look as if they were in use.",
      bad: "Locales/ar/old/login.toml",
      good: "Locales/ar/login.toml",
      howToFix: """
        Move the file to Locales/TAG/ or Catalog/, or out of both folders if nothing is to read \
        it.
        """),
    RuleBook.Entry(
      "file-too-large", .error,
      what: "A file is larger than catalogs are read.",
      why: "A file of words is never so large; one that is was put there by mistake.",
      bad: "a file of 100 MB",
      good: "several files",
      howToFix: "Split the file: each domain has a file of its own."),
    RuleBook.Entry(
      "file-unreadable", .error,
      what: "A file can't be read.",
      why: "Its words would be missing without anyone's wish.",
      bad: "a file without read permission",
      good: "chmod u+r",
      howToFix: """
        Give yourself the right to read the file, or replace what stands in its place if it \
        isn't a plain file.
        """),
    RuleBook.Entry(
      "invalid-value", .error,
      what: "A key has a value that it can't have.",
      why: "What isn't understood would be ignored, and an intention lost.",
      bad: "retry = \"sometimes\"",
      good: "retry = \"manual\"",
      howToFix: """
        Write a value that the key can have: the finding, or 'bayan schema' in your editor, says \
        which.
        """),
    RuleBook.Entry(
      "key-case-collision", .warning,
      what: "Two names differ only in upper and lower case.",
      why: "People, and some file systems, take them for one.",
      bad: "[codes.logIn] and [codes.login]",
      good: "[codes.logIn] and [codes.loginFailed]",
      howToFix: """
        Rename one of the two so that they differ in more than case; a name that has been \
        released stays.
        """),
    RuleBook.Entry(
      "key-duplicate", .error,
      what: "A key or table stands twice.",
      why: "TOML allows it once; one of the two would be lost.",
      bad: "title = \"a\"\ntitle = \"b\"",
      good: "title = \"a\"",
      howToFix: "Keep the one whose words are right and delete the other.",
      examples: [
        .init(
          "ar",
          bad: """
            [passwordChanged]
            title = "تغيّرت كلمة المرور"
            title = "تغيّرت كلمة السر"
            """,
          good: """
            [passwordChanged]
            title = "تغيّرت كلمة السر"
            """)
      ]),
    RuleBook.Entry(
      "locale-missing", .error,
      what: "A listed locale has no folder.",
      why: "Its readers would get the source language.",
      bad: "locales = [\"en\", \"ar\"] without Locales/ar/",
      good: "Locales/ar/ with its words",
      howToFix: """
        Make the folder with a file of words for each domain, or take the locale out of \
        'locales' in Catalog/bayan.toml.
        """),
    RuleBook.Entry(
      "locale-too-large", .error,
      what: "A locale's words are too long for a pack.",
      why: "Packs have a limit, so that reading them is safe.",
      bad: "words of more than a pack's bytes",
      good: "fewer or shorter words",
      howToFix: "Shorten the longest messages, or divide the catalog into two modules."),
    RuleBook.Entry(
      "locale-unlisted", .warning,
      what: "A folder's locale isn't listed in bayan.toml.",
      why: "Nothing in it is compiled.",
      bad: "Locales/fr/ with locales = [\"en\", \"ar\"]",
      good: "locales = [\"en\", \"ar\", \"fr\"]",
      howToFix: """
        Add the locale to 'locales' in Catalog/bayan.toml when it is ready, or move the folder \
        elsewhere.
        """),
    RuleBook.Entry(
      "match-duplicate", .error,
      what: "Two codes match one answer.",
      why: "Which error the service's answer means couldn't be said.",
      bad: "match = [{ code = 4 }] on two codes",
      good: "each answer on one code",
      howToFix: """
        Decide which code the answer means and take the match from the other; a subcode or an \
        HTTP status can tell them apart.
        """),
    RuleBook.Entry(
      "message-too-complex", .error,
      what: "A message has more selectors than a pack can hold.",
      why: "Packs have limits, so that running them is safe.",
      bad: "a message with dozens of selectors",
      good: "two messages",
      howToFix: "Split the message in two, each with fewer '.match' selectors."),
    RuleBook.Entry(
      "message-too-large", .error,
      what: "A message is longer than messages are read.",
      why: "No person writes so much; it was put there by mistake.",
      bad: "a message of 2 MB",
      good: "the words alone",
      howToFix: """
        Look whether a whole document was pasted, and keep only the words for this message.
        """),
    RuleBook.Entry(
      "missing-fallback-variant", .error,
      what: "A message with variants has none for all other values.",
      why: "MessageFormat needs one that always fits.",
      bad: ".input {$n :integer} .match $n one {{a}}",
      good: ".input {$n :integer} .match $n one {{a}} * {{b}}",
      howToFix: """
        Add a last variant whose keys are all '*', with the words for all other numbers. In \
        plurals the key 'other' is written '*'.
        """,
      examples: [
        .init(
          "ar",
          bad: """
            .input {$count :integer}
            .match $count
            zero {{لا ملفات}}
            one {{ملف واحد}}
            two {{ملفان}}
            few {{{$count} ملفات}}
            many {{{$count} ملفًا}}
            other {{{$count} ملف}}
            """, good: .arabicFiles)
      ]),
    RuleBook.Entry(
      "missing-key", .error,
      what: "A key that is needed is missing.",
      why: "Without it the table says too little to be used.",
      bad: "[codes.passwordChanged] without a category",
      good: "category = \"recoverable\"",
      howToFix: "Add the key that the finding names."),
    RuleBook.Entry(
      "missing-selector-annotation", .error,
      what: "A selector has no function to select with.",
      why: "The function says how values are compared: as numbers or as text.",
      bad: ".match $n one {{a}} * {{b}}",
      good: ".input {$n :integer} .match $n one {{a}} * {{b}}",
      howToFix: """
        Declare the variable with its function before '.match', as in the source: .input {$count \
        :integer}.
        """,
      examples: [
        .init(
          "ar",
          bad: """
            .match $count
            zero {{لا ملفات}}
            one {{ملف واحد}}
            two {{ملفان}}
            few {{{$count} ملفات}}
            many {{{$count} ملفًا}}
            * {{{$count} ملف}}
            """, good: .arabicFiles)
      ]),
    RuleBook.Entry(
      "plural-rule-unreadable", .error,
      what: "A plural rule of ICU can't be read.",
      why: """
        The locale's plurals couldn't be compiled; a newer ICU may have rules this version \
        doesn't know.
        """,
      bad: "an ICU far newer than bayan",
      good: "a newer bayan",
      howToFix: "Update bayan, or build it with the ICU of your distribution."),
    RuleBook.Entry(
      "suppression-unused", .warning,
      what: "A comment or an entry of [[allow]] lets be what isn't there.",
      why: "What was wrong is mended or has changed; whoever reads on takes it for still needed.",
      bad: "# bayan: allow placeholder-missing @3f9c2a71 -- …     above words without a fault",
      good: "the words alone",
      howToFix: """
        Delete the comment or entry, or let 'bayan check --fix' do it. If the fault is still \
        there with other words, allow it again with its new fingerprint.
        """,
      examples: [
        .init(
          "ar",
          bad: """
            [passwordChanged]
            # bayan: allow double-space @3f9c2a71.77ab -- المسافتان مقصودتان
            title = "تغيّرت كلمة السر"
            """,
          good: """
            [passwordChanged]
            title = "تغيّرت كلمة السر"
            """)
      ]),
    RuleBook.Entry(
      "syntax-error", .error,
      what: "A message isn't MessageFormat 2.",
      why: "It can't be shown.",
      bad: "Hello {$name",
      good: "Hello {$name}",
      howToFix: """
        Correct what the finding points at; most often a brace or a '|' is missing. A brace that \
        readers are to see is written \\{ or \\}.
        """,
      examples: [
        .init("ar", bad: "مرحبًا {$name", good: "مرحبًا {$name}")
      ]),
    RuleBook.Entry(
      "toml-nesting-too-deep", .error,
      what: "Tables or arrays are nested too deeply.",
      why: "No catalog needs it; the limit keeps hostile files harmless.",
      bad: "a = [[[[…]]]]",
      good: "a = []",
      howToFix: "Flatten the tables; no file of the catalog needs more than a few levels."),
    RuleBook.Entry(
      "toml-syntax", .error,
      what: "A file isn't TOML.",
      why: "What comes after the slip may be misread, so its words aren't judged.",
      bad: "title = \"Password",
      good: "title = \"Password\"",
      howToFix: """
        Correct what the finding points at; most often a quotation mark is missing, or stands \
        within the text without a backslash: \\".
        """,
      examples: [
        .init(
          "ar",
          bad: """
            [passwordChanged]
            title = "تغيّرت كلمة السر
            """,
          good: """
            [passwordChanged]
            title = "تغيّرت كلمة السر"
            """)
      ]),
    RuleBook.Entry(
      "toml-value", .error,
      what: "A value isn't one that TOML has.",
      why: "Such as a number that is too large or a date that doesn't exist.",
      bad: "value = 99999999999999999999",
      good: "value = 99",
      howToFix: """
        Write a value that TOML can have: numbers of 64 bits, dates as 2026-12-01, texts between \
        quotation marks.
        """,
      examples: [
        .init(
          "ar",
          bad: """
            [passwordChanged]
            title = تغيّرت
            """,
          good: """
            [passwordChanged]
            title = "تغيّرت"
            """)
      ]),
    RuleBook.Entry(
      "too-many-selectors", .error,
      what: "A message has too many selectors.",
      why: "No language needs so many; the limit keeps hostile messages harmless.",
      bad: "a message with 65 selectors",
      good: "two messages",
      howToFix: "Split the message in several, each with its own '.match'."),
    RuleBook.Entry(
      "too-many-variants", .error,
      what: "A message has too many variants.",
      why: "No language needs so many; the limit keeps hostile messages harmless.",
      bad: "a message with 100,001 variants",
      good: "two messages",
      howToFix: "Delete variants that say the same as '*', or split the message in several."),
    RuleBook.Entry(
      "type-duplicate", .error,
      what: "Two domains have one Swift type.",
      why: "The generated module could hold only one.",
      bad: "type = \"LoginError\" in two files",
      good: "type = \"ShareError\" in the second",
      howToFix: "Give one of the two domains another 'type'."),
    RuleBook.Entry(
      "unknown-category", .error,
      what: "A code names a category that doesn't exist.",
      why: "Its category says which words it needs.",
      bad: "category = \"recoverble\"",
      good: "category = \"recoverable\"",
      howToFix: "Correct the name, or add the category to Catalog/categories.toml."),
    RuleBook.Entry(
      "unknown-code", .error,
      what: "A domain's default is a code that doesn't exist.",
      why: "Answers that nothing matches would have no error.",
      bad: "default = \"unknwn\"",
      good: "default = \"unknown\"",
      howToFix: "Correct 'default' to a code of the same file, or add that code."),
    RuleBook.Entry(
      "unknown-key", .error,
      what: "A key that no file of this kind has.",
      why: "A key that is ignored is an intention lost.",
      bad: "valeu = 302",
      good: "value = 302",
      howToFix: "Correct the key's name as the finding proposes, or delete the line.",
      examples: [
        .init(
          "ar",
          bad: """
            [passwordChanged]
            titel = "تغيّرت كلمة السر"
            """,
          good: """
            [passwordChanged]
            title = "تغيّرت كلمة السر"
            """)
      ]),
    RuleBook.Entry(
      "unknown-option", .error,
      what: "A recovery names an option that doesn't exist.",
      why: "There would be no button for it.",
      bad: "options = [\"retri\"]",
      good: "options = [\"retry\"]",
      howToFix: "Correct the name, or add the option to Catalog/options.toml."),
    RuleBook.Entry(
      "unknown-recovery", .error,
      what: "A code names a recovery that doesn't exist.",
      why: "There would be no buttons for it.",
      bad: "recovery = \"logn\"",
      good: "recovery = \"logIn\"",
      howToFix: "Correct the name, or add the recovery to Catalog/recoveries.toml."),
    RuleBook.Entry(
      "unknown-rule", .error,
      what: "[checks] names a rule that doesn't exist.",
      why: "The rule that was meant would go on as before.",
      bad: "translation-mising = \"off\"",
      good: "translation-missing = \"off\"",
      howToFix: "Correct the name as the finding proposes; 'bayan explain' lists all rules."),
    RuleBook.Entry(
      "variant-key-mismatch", .error,
      what: "A variant has more or fewer keys than there are selectors.",
      why: "Which selector a key belongs to couldn't be said.",
      bad: ".match $a $b one {{a}} * * {{b}}",
      good: ".match $a $b one * {{a}} * * {{b}}",
      howToFix: """
        Write one key for each selector of '.match', in its order; '*' where any value will do.
        """,
      examples: [
        .init(
          "ar",
          bad: """
            .input {$gender :string}
            .input {$count :integer}
            .match $gender $count
            female one {{أضافت ملفًا}}
            * {{أُضيفت الملفات: {$count}}}
            """,
          good: """
            .input {$gender :string}
            .input {$count :integer}
            .match $gender $count
            female one {{أضافت ملفًا}}
            * * {{أُضيفت الملفات: {$count}}}
            """)
      ]),
    RuleBook.Entry(
      "wrong-type", .error,
      what: "A value is of another type than the key has.",
      why: "It can't be understood.",
      bad: "title = 3",
      good: "title = \"Three\"",
      howToFix: """
        Write the value as the finding says: text between quotation marks, lists in square \
        brackets, numbers without marks.
        """,
      examples: [
        .init(
          "ar",
          bad: """
            [passwordChanged]
            title = ["تغيّرت كلمة السر"]
            """,
          good: """
            [passwordChanged]
            title = "تغيّرت كلمة السر"
            """)
      ]),
  ]
}
