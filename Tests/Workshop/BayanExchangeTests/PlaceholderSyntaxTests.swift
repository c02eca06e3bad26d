import BayanCatalog
import BayanDiagnostics
import BayanExchange
import Testing

/// The placeholder syntax of a text, and the diagnostics about unreadable placeholders.
@Suite("the placeholders of an app's texts")
struct PlaceholderSyntaxTests {
  /// Returns the texts of an entry in English and German, and the reasons why a text isn't adopted.
  private func read(
    _ flag: String, _ id: String, _ text: String, plural: [String] = []
  ) -> (texts: [String], reasons: [String]) {
    let header = #"""
      msgid ""
      msgstr "Language: de\nContent-Type: text/plain; charset=UTF-8\n"


      """#
    let flags = flag.isEmpty ? "" : "#, \(flag)\n"
    let forms =
      plural.isEmpty
      ? "msgstr \"\(text)\"\n"
      : "msgid_plural \"\(plural[0])\"\nmsgstr[0] \"\(text)\"\nmsgstr[1] \"\(plural[1])\"\n"
    let set = TextSet([
      SourceFile(path: "de.po", text: header + flags + "msgid \"\(id)\"\n" + forms)
    ])
    return (set.entries.flatMap { $0.texts.map(\.text) }, set.untaken.map(\.reason.description))
  }

  @Test(arguments: [
    ("c-format", "%s of %d", "%2$d: %1$s", "{$value1} of {$value2 :integer}"),
    ("java-printf-format", "%1$s of %2$,d", "%1$s", "{$value1} of {$value2 :integer}"),
    ("python-format", "{x} %(name)s", "%(name)s", "\\{x\\} {$name}"),
    ("ruby-format", "%<count>d in %{dir}", "%{dir}", "{$count :integer} in {$dir}"),
    ("elixir-format", "100% of %{name} %d", "%{name}", "100% of {$name} %d"),
    ("python-brace-format", "${price} {{x}}", "{price}", "${$price} \\{x\\}"),
    (
      "python-brace-format", "{n:,} {m:,d} {s!s}", "{n:,} {m:,d} {s!s}",
      "{$n :integer} {$m :integer} {$s}"
    ),
    ("csharp-format", "{0} to {1}", "{1}, {0}", "{$value1} to {$value2}"),
    ("rust-format", "{} to {}", "{}, {}", "{$value1} to {$value2}"),
    ("perl-brace-format", "{name} {{{a b}", "{name}", "{$name} \\{\\{\\{a b\\}"),
    ("java-format", "it''s {0}", "{0}", "it's {$value1}"),
    ("qt-format", "%2 %L1 100%", "%1, %2", "{$value2} {$value1} 100%"),
    ("kde-format", "%1 to %2", "%2, %1", "{$value1} to {$value2}"),
    ("smalltalk-format", "%1 at 5%%", "%1", "{$value1} at 5%"),
    ("boost-format", "%1% of %2%, 5%%", "%2%", "{$value1} of {$value2}, 5%"),
    ("object-pascal-format", "%0:s of %1:d", "%1:d", "{$value1} of {$value2 :integer}"),
    ("sh-format", "$dir and ${file}, $ 5 %d", "$dir", "{$dir} and {$file}, $ 5 %d"),
    ("no-c-format", "50% done", "50% fertig", "50% done"),
    ("", "%{name} and %<n>d", "%{name}", "{$name} and {$n :integer}"),
    ("", "50%(approx) done", "x", "50%(approx) done"),
  ])
  func `the flag says the syntax, and without one the form`(
    flag: String, id: String, text: String, expected: String
  ) {
    let read = read(flag, id, text)
    #expect(read.texts.first == expected)
    #expect(read.texts.count == 2 && read.reasons.isEmpty, "\(read.reasons)")
  }

  @Test(arguments: [
    ("elixir-format", "%{count} file of %{dir}", "%{count} files of %{dir}", "$count "),
    ("ruby-format", "%<n>d file of %{dir}", "%<n>d files of %{dir}", "$n "),
    ("kde-format", "%1 file of %2", "%1 files of %2", "$count "),
    ("qt-plural-format", "%n file of %1", "%n files of %1", "$count "),
    ("c-format", "%d of %d file", "%d of %d files", "$files "),
    ("c-format", "One of %2$d files", "%1$d of %2$d files", "$count "),
  ])
  func `a number chooses the form, and no other value`(
    flag: String, one: String, other: String, expected: String
  ) {
    let read = read(flag, one, one, plural: [other, other])
    #expect(read.reasons.isEmpty, "\(read.reasons)")
    #expect(read.texts.first?.contains("{\(expected):integer") == true, "\(read.texts)")
    #expect(read.texts.first?.contains("%") == false, "\(read.texts)")
  }

  @Test(arguments: [
    ("lisp-format", "~a", "'lisp-format' can't be read"),
    ("scheme-format", "~a", "'scheme-format' can't be read"),
    ("gcc-internal-format", "%qs", "'gcc-internal-format' can't be read"),
    ("gfc-internal-format", "%L", "'gfc-internal-format' can't be read"),
    ("kde-kuit-format", "<b>%1</b>", "'kde-kuit-format' can't be read"),
    ("go-format", "%[1]v", "'go-format' can't be read"),
    ("made-up-format", "%s", "'made-up-format' can't be read"),
    ("python-brace-format", "{file!r}", "'{file!r}' has a format"),
    ("python-brace-format", "{a.b} {c}", "'{a.b}' has a format"),
    ("csharp-format", "{0,10}", "'{0,10}' has a format"),
    ("java-format", "it's {0}", "an apostrophe quotes"),
    ("boost-format", "%|1$d|", "'%|' begins a format"),
    ("elixir-format", "%{a b}", "'%{a b}' isn't the name of a value"),
    ("python-format", "see %(name)", "there is no conversion that is known"),
    ("", "{{name}}", "'{{name}}' looks like"),
    ("", "${name}", "'${name}' looks like"),
    ("", "Hi $name", "'$name' looks like"),
    ("", "{n, plural, one {a} other {b}}", "looks like"),
    ("", "%1 to %2", "'%1' looks like"),
    ("", "%1% to %2%", "'%1%' looks like"),
    ("", "%0:s", "'%0:' looks like"),
    ("", "%name% to", "'%name%' looks like"), ("", "%user_id%", "'%user_id%' looks like"),
    ("", "#{name}", "looks like"),
    ("", "<%= name %>", "looks like"),
    ("", "{name} and %s", "'%s' looks like"),
    ("no-c-format", "%{x y} <%= name %>", "looks like"),
  ])
  func `unreadable placeholders aren't taken, in source and translation alike`(
    flag: String, text: String, reason: String
  ) {
    let read = read(flag, text, text)
    #expect(read.texts.isEmpty, "\(read.texts)")
    #expect(read.reasons.count == 2)
    #expect(read.reasons.allSatisfy { $0.contains(reason) }, "\(read.reasons)")
  }

  @Test(arguments: [
    ("python-format", "an %(dir)s"), ("ruby-format", "an %<dir>s"), ("ruby-format", "an %{dir}"),
    ("", "an %(dir)s"),
  ])
  func `a name in a translation isn't a value of a source without names`(
    flag: String, translation: String
  ) {
    let read = read(flag, "to %s", translation)
    #expect(read.texts == ["to {$value1}", "an {$dir}"], "\(read)")
  }

  @Test(arguments: [("to %(dir)s", "an %s"), ("%s to %s", "%s an %(dir)s")])
  func `values with and without names aren't taken together`(source: String, translation: String) {
    let read = read("python-format", source, translation)
    #expect(read.texts.count == 1 && read.reasons.count == 1, "\(read)")
  }

  @Test(arguments: [
    ("100% sure", "100 % sicher"), ("100% guaranteed", "100 % garantiert"),
    ("10% off", "%10 indirim"), ("{a b} or {", "{a b} oder {"), ("costs $5", "kostet 5 $"),
    ("%d%% done", "%d %% fertig"), ("%lld% done", "%lld% fertig"), ("C# <b>", "C# <b>"),
  ])
  func `braces that aren't a placeholder are text`(source: String, translation: String) {
    let read = read("", source, translation)
    #expect(read.texts.count == 2 && read.reasons.isEmpty, "\(read.reasons)")
  }

  @Test func `placeholders of another syntax than the file's format has are listed`() {
    let set = TextSet([
      SourceFile(
        path: "en.lproj/L.strings",
        text: """
          "a" = "Hi {name}"; "b" = "Hi %{name}"; "c" = "Hi ${name}"; "d" = "Hi %1$@"; "e" = "{ }";
          """),
      SourceFile(
        path: "locales/en.json",
        text: """
          {"f": "Hi %s", "g": "Hi %1$@, {x}", "h": "Hi %{name}", "i": "Hi $t(key)", "j": "100%",
           "k": "costs ${price}", "l": "Use '{name}'", "m": "%(name)s", "n": "%10d"}
          """),
      SourceFile(path: "locales/tr.json", text: #"{"j": "%100", "k": "%{price}"}"#),
    ])
    #expect(
      set.untaken.compactMap(\.key).sorted() == ["a", "b", "c", "f", "g", "h", "i", "m"])
    #expect(set.entries.flatMap(\.texts).count == 8)
  }

  @Test func `a plural that shows no number has one beside its values`() {
    func android(_ one: String, _ other: String) -> TextSet {
      TextSet([
        SourceFile(
          path: "values/strings.xml",
          text: """
            <resources><plurals name="a"><item quantity="one">\(one)</item>
            <item quantity="other">\(other)</item></plurals></resources>
            """)
      ])
    }
    for (one, other) in [("%s file", "%s files"), ("%1$s sent it", "%1$s sent them")] {
      let arguments = android(one, other).entries[0].texts[0].arguments
      #expect(arguments.map(\.type) == [.string, .integer])
      #expect(arguments.last?.name == "count")
    }
    let set = TextSet([
      SourceFile(
        path: "L.xcstrings",
        text: """
          {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"localizations": {
          "en": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%@ has one"}},
          "other": {"stringUnit": {"state": "translated", "value": "%@ has some"}}}}},
          "de": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "eins"}},
          "other": {"stringUnit": {"state": "translated", "value": "einige von %@"}}}}}}}}}
          """)
    ])
    #expect(set.untaken.isEmpty)
    for text in set.entries[0].texts {
      #expect(text.text.hasPrefix(".input {$count :integer}"), "\(text.text)")
    }
    let several = android("%1$d of %2$d file", "%1$d of %2$d files").entries[0]
    #expect(several.texts[0].text.contains(".match $files") && !several.isNumberGuessed)
    #expect(android("%1$d of %2$d.", "%1$d from %2$d!").entries[0].isNumberGuessed)
  }
}
