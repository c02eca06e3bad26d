import BayanDiagnostics

extension StructuralRules {
  /// The form of messages.
  static let messages: [RuleBook.Entry] = [
    RuleBook.Entry(
      "duplicate-declaration", .error, .messages,
      what: "A message declares a variable twice, or after its use.",
      why: "In MessageFormat a name has one value.",
      howToFix: """
        Delete one of the two declarations, usually the one without a function. A declaration \
        stands before the variable's first use.
        """,
      examples: [
        .message(
          bad: """
            .input {$count}
            .input {$count :integer}
            {{{$count} files}}
            """,
          good: """
            .input {$count :integer}
            {{{$count} files}}
            """),
        .message(
          "ar",
          bad: """
            .input {$name}
            .input {$name :string}
            {{مرحبًا {$name}}}
            """,
          good: """
            .input {$name :string}
            {{مرحبًا {$name}}}
            """),
      ]),
    RuleBook.Entry(
      "duplicate-option-name", .error, .messages,
      what: "A function has the same option twice.",
      why: "It is undefined which of the two applies.",
      howToFix: "Delete one of the two options. Keep the one with the source's value.",
      examples: [
        .message(
          bad: "Amount: {$amount :number minimumFractionDigits=1 minimumFractionDigits=2}",
          good: "Amount: {$amount :number minimumFractionDigits=2}"),
        .message(
          "ar",
          bad: "المبلغ: {$amount :number minimumFractionDigits=1 minimumFractionDigits=2}",
          good: "المبلغ: {$amount :number minimumFractionDigits=2}"),
      ]),
    RuleBook.Entry(
      "duplicate-variant", .error, .plurals,
      what: "Two variants of a message have the same keys.",
      why: "The second is never shown.",
      howToFix: """
        If one of the two was meant for another category, correct its key. If both say the same, \
        delete one.
        """,
      examples: [
        .message(
          bad: """
            .input {$count :integer}
            .match $count
            one {{{$count} file}}
            one {{One file}}
            * {{{$count} files}}
            """,
          good: .englishFiles),
        .message(
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
            """,
          good: .arabicFiles),
      ]),
    RuleBook.Entry(
      "message-too-complex", .error, .messages,
      what: "A message has more selectors than a pack can hold.",
      why: "Packs have limits, so that it is safe to run them.",
      howToFix: "Split the message in two, each with fewer '.match' selectors.",
      examples: []),
    RuleBook.Entry(
      "message-too-large", .error, .messages,
      what: "A message is longer than 1 MB.",
      why: "Nobody writes messages of that length. It was probably put there by mistake.",
      howToFix: """
        Check whether a whole document was pasted, and keep only the text of this message.
        """,
      examples: []),
    RuleBook.Entry(
      "missing-fallback-variant", .error, .plurals,
      what: "A message with variants has none for all other values.",
      why: "MessageFormat needs one variant that always fits.",
      howToFix: """
        Add a last variant whose keys are all '*', with the text for all other values. In plurals \
        the category 'other' is written '*'.
        """,
      examples: [
        .message(
          bad: """
            .input {$count :integer}
            .match $count
            one {{{$count} file}}
            other {{{$count} files}}
            """,
          good: .englishFiles),
        .message(
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
            """,
          good: .arabicFiles),
      ]),
    RuleBook.Entry(
      "missing-selector-annotation", .error, .plurals,
      what: "A selector has no function to select with.",
      why: "The function says how values are compared: as numbers or as text.",
      howToFix: """
        Declare the variable with its function before '.match', as in the source: .input {$count \
        :integer}.
        """,
      examples: [
        .message(
          bad: """
            .match $count
            one {{{$count} file}}
            * {{{$count} files}}
            """,
          good: .englishFiles),
        .message(
          "ar",
          bad: """
            .match $count
            zero {{لا ملفات}}
            one {{ملف واحد}}
            two {{ملفان}}
            few {{{$count} ملفات}}
            many {{{$count} ملفًا}}
            * {{{$count} ملف}}
            """,
          good: .arabicFiles),
      ]),
    RuleBook.Entry(
      "plural-rule-unreadable", .error, .plurals,
      what: "A plural rule of ICU can't be read.",
      why: """
        The locale's plurals can't be compiled. A newer ICU may have rules that this version \
        doesn't know.
        """,
      howToFix: "Update bayan, or build it with the ICU of your distribution.",
      examples: []),
    RuleBook.Entry(
      "syntax-error", .error, .messages,
      what: "A message isn't valid MessageFormat 2.",
      why: "It can't be shown.",
      howToFix: """
        Correct the place that the diagnostic marks. Most often a brace or a '|' is missing. A \
        brace that readers should see is written \\{ or \\}.
        """,
      examples: [
        .message(bad: "Hello {$name", good: "Hello {$name}"),
        .message("ar", bad: "مرحبًا {$name", good: "مرحبًا {$name}"),
      ]),
    RuleBook.Entry(
      "too-many-selectors", .error, .messages,
      what: "A message has more than 64 selectors.",
      why:
        "Four selectors of six categories need that many, and no message has more. The limit protects programs from malicious messages.",
      howToFix: "Split the message into several, each with its own '.match'.",
      examples: [
        .message(
          bad: ".input {$count :integer}\n.match" + String(repeating: " $count", count: 65) + "\n"
            + String(repeating: "* ", count: 65) + "{{{$count} files}}",
          good: """
            .input {$count :integer}
            .match $count
            * {{{$count} files}}
            """)
      ]),
    RuleBook.Entry(
      "too-many-variants", .error, .messages,
      what: "A message has more than 1,296 variants.",
      why:
        "Four selectors of six categories need that many, and no message has more. The limit protects programs from malicious messages.",
      howToFix: "Delete variants that have the text of '*', or split the message into several.",
      examples: []),
    RuleBook.Entry(
      "variant-key-mismatch", .error, .plurals,
      what: "A variant has more or fewer keys than there are selectors.",
      why: "It is undefined which selector a key belongs to.",
      howToFix: """
        Write one key for each selector of '.match', in its order. Write '*' where any value fits.
        """,
      examples: [
        .message(
          bad: """
            .input {$gender :string}
            .input {$count :integer}
            .match $gender $count
            female one {{She added a file}}
            * {{Files added: {$count}}}
            """,
          good: """
            .input {$gender :string}
            .input {$count :integer}
            .match $gender $count
            female one {{She added a file}}
            * * {{Files added: {$count}}}
            """),
        .message(
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
            """),
      ]),
  ]
}
