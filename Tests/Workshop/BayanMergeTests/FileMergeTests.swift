import BayanMerge
import BayanTOML
import Testing

/// Merges of one file.
struct FileMergeTests {
  static func merged(
    _ base: String, _ ours: String, _ theirs: String, path: String = "Locales/en/login.toml"
  ) throws -> MergedText {
    try #require(
      FileMerge.merged(
        path: path, base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8)))
  }

  static func text(_ merged: MergedText, marks: ConflictMarks = ConflictMarks()) -> String {
    String(decoding: merged.bytes(marks: marks), as: UTF8.self)
  }

  private static let base = """
    # Words of the login.

    [offline]
    title = "You’re offline"
    description = "There is no connection."  # as in settings

    [expired]
    title = "Log in again"
    """

  @Test func `changes of other entries, facets and comments go together, and the layout stays`()
    throws
  {
    let ours = Self.base
      .replacing("You’re offline", with: "No connection")
      .replacing("# Words of the login.", with: "# Words of the login, for all apps.")
    let theirs = """
      # Words of the login.

      [offline]
      title = "You’re offline"
      description = "You are not connected."  # as in settings
      suggestion = "Connect, and try again."

      # New in 2.0.
      [locked]
      title = "Locked"

      [expired]
      title = "Log in again"
      """
    let merged = try Self.merged(Self.base, ours, theirs)
    #expect(merged.conflicts == [])
    #expect(
      Self.text(merged) == """
        # Words of the login, for all apps.

        [offline]
        title = "No connection"
        description = "You are not connected."  # as in settings
        suggestion = "Connect, and try again."

        # New in 2.0.
        [locked]
        title = "Locked"

        [expired]
        title = "Log in again"

        """)
    // With swapped sides the entries are the same, in the layout of the other side.
    #expect(try Self.merged(Self.base, theirs, ours).conflicts == [])
  }

  @Test func `a facet that both changed is one conflict, around it alone`() throws {
    let ours = Self.base.replacing("\"Log in again\"", with: "\"Please log in\"")
    let theirs = Self.base.replacing("\"Log in again\"", with: "\"Log in once more\"")
      .replacing("There is no connection.", with: "No network.")
    let merged = try Self.merged(Self.base, ours, theirs)
    #expect(merged.conflicts.map(\.keys) == [["expired", "title"]])
    let text = Self.text(merged, marks: ConflictMarks(ours: "HEAD", theirs: "topic", base: "abc"))
    #expect(text.contains("description = \"No network.\""))
    #expect(
      text.hasSuffix(
        """
        [expired]
        <<<<<<< HEAD
        title = "Please log in"
        ||||||| abc
        title = "Log in again"
        =======
        title = "Log in once more"
        >>>>>>> topic

        """), "\(text)")
    // The same change on both sides is no conflict.
    #expect(try Self.merged(Self.base, ours, ours + "\n").conflicts == [])
  }

  @Test(
    arguments: [
      // One side added a variant, and the other changed one.
      ("one a, * b", "0 c, one a, * b", "one d, * b", "0 c, one d, * b"),
      ("one a, * b", "one c, * b", "one d, * b", nil),
      ("one a, * b", "one c, * b", "one a, * e", "one c, * e"),
      ("one a, two b, * c", "one a, * c", "one a, two b, * d", "one a, * d"),
      ("one a, two b, * c", "one a, * c", "one a, two d, * c", nil),
    ] as [(String, String, String, String?)])
  func `variants of a plural are merged by themselves`(
    base: String, ours: String, theirs: String, expected: String?
  ) throws {
    for quotes in ["\"\"\"", "'''"] {
      let (base, ours, theirs) = (
        Self.plural(base, quotes), Self.plural(ours, quotes), Self.plural(theirs, quotes)
      )
      let merged = try Self.merged(base, ours, theirs)
      if let expected {
        #expect(Self.text(merged) == Self.plural(expected, quotes))
      } else {
        #expect(merged.conflicts.map(\.keys) == [["a", "title"]])
      }
    }
  }

  /// Returns a file with one message, from `one a, * b`.
  private static func plural(_ variants: String, _ quotes: String) -> String {
    let lines = variants.split(separator: ", ").map { variant in
      let parts = variant.split(separator: " ")
      return "\(parts[0]) {{\(parts[1])}}\n"
    }
    return "[a]\ntitle = \(quotes)\n.input {$n :integer}\n.match $n\n" + lines.joined()
      + "\(quotes)\n"
  }

  @Test func `arguments, lists and inline tables are merged by their parts`() throws {
    let path = "Catalog/login.toml"
    let base = """
      domain = "d"
      [codes.a]
      arguments = { n = { type = "integer" }, s = { type = "string" } }
      match = [{ code = 1 }, { code = 2 }]
      """
    let ours = base.replacing(
      "{ type = \"integer\" }", with: "{ type = \"integer\", range = \"0...5\" }"
    )
    .replacing("[{ code = 1 }, ", with: "[{ code = 1 }, { code = 7 }, ")
    let theirs = base.replacing(
      "s = { type = \"string\" }", with: "s = { type = \"string\", private = true }"
    )
    .replacing("{ code = 2 }]", with: "{ code = 2 }, { code = 9 }]")
    let text = Self.text(try Self.merged(base, ours, theirs, path: path))
    #expect(
      text == """
        domain = "d"
        [codes.a]
        arguments = { n = { type = "integer", range = "0...5" }, s = { type = "string", private = true } }
        match = [{ code = 1 }, { code = 7 }, { code = 2 }, { code = 9 }]

        """)
  }

  @Test func `locales that both add are all there`() throws {
    let merged = try Self.merged(
      "locales = [\"en\"]\n", "locales = [\"en\", \"ar\"]\n", "locales = [\"en\", \"fr\"]\n",
      path: "Catalog/bayan.toml")
    #expect(merged.conflicts == [])
    let text = Self.text(merged)
    #expect(
      text == "locales = [\"en\", \"fr\", \"ar\"]\n"
        || text == "locales = [\"en\", \"ar\", \"fr\"]\n")
  }

  @Test func `elements of arrays of tables are known by what is in them`() throws {
    func file(_ reasons: String...) -> String {
      "format = 1\n" + reasons.map { "\n[[allow]]\nrule = \"r\"\nreason = \"\($0)\"\n" }.joined()
    }
    func merge(_ base: String, _ ours: String, _ theirs: String) throws -> String {
      let merged = try Self.merged(base, ours, theirs, path: "Catalog/bayan.toml")
      #expect(merged.conflicts == [])
      return Self.text(merged)
    }
    // Both sides add an element, one of them the same element twice. A removed element stays
    // removed.
    #expect(
      try merge(file("a"), file("a", "b", "b"), file("a", "c"))
        == file("a", "c", "b", "b"))
    #expect(try merge(file("a", "b"), file("b"), file("a", "b", "c")) == file("b", "c"))
    // The sides change different members of an element.
    let described = "\n[[allow]]\nrule = \"r\"\nreason = \"b\"\ntext = \"t\"\n"
    #expect(
      try merge(
        file("a", "x"), file("b", "x"),
        file("x").replacing(
          "format = 1\n", with: "format = 1\n" + described.replacing("\"b\"", with: "\"a\"")))
        == "format = 1\n" + described + file("x").dropFirst("format = 1\n".count))
    // The sides change the same member of an element, which is a conflict for this member alone.
    let both = try Self.merged(file("a"), file("b"), file("c"), path: "Catalog/bayan.toml")
    #expect(both.conflicts.map(\.keys) == [["allow", "reason"]])
  }

  @Test func `marks are as long as git asks`() throws {
    let merged = try Self.merged("[a]\nb = 1\n", "[a]\nb = 2\n", "[a]\nb = 3\n")
    #expect(
      Self.text(merged, marks: ConflictMarks(size: 9))
        == "[a]\n<<<<<<<<< ours\nb = 2\n=========\nb = 3\n>>>>>>>>> theirs\n")
  }

  @Test func `a deletion beside a change is a conflict, and beside none it holds`() throws {
    let without = "# Words of the login.\n\n[expired]\ntitle = \"Log in again\"\n"
    #expect(Self.text(try Self.merged(Self.base, without, Self.base + "\n")) == without)
    let changed = Self.base.replacing("You’re offline", with: "No connection")
    let merged = try Self.merged(Self.base, without, changed)
    #expect(merged.conflicts.map(\.keys) == [["offline"]])
    #expect(merged.conflicts.allSatisfy { $0.ours.isEmpty && !$0.theirs.isEmpty })
    #expect(Self.text(merged).contains("No connection"))
  }

  @Test func `who only changes the layout gives way to who changes the words`() throws {
    let merged = try Self.merged(
      "[a]\ntitle = \"One\"\n", "[a]\ntitle   =   'One'\n", "[a]\ntitle = \"Two\"\n")
    #expect(merged.conflicts == [])
    #expect(Self.text(merged).contains("Two"))
  }

  @Test func `lines that come from the other side end as ours do`() throws {
    let merged = try Self.merged(
      "[a]\ntitle = \"One\"\n", "[a]\r\ntitle = \"One\"\r\nhelp = \"H\"\r\n",
      "[a]\ntitle = \"One\"\n\n[b]\ntitle = \"Two\"\n")
    #expect(
      Self.text(merged)
        == "[a]\r\ntitle = \"One\"\r\nhelp = \"H\"\r\n\r\n[b]\r\ntitle = \"Two\"\r\n")
  }

  @Test(arguments: [
    // The rows have a side with a syntax error, a table in two forms, and files outside a project.
    ("Locales/en/a.toml", "[a]\nb = 1\n", "[a]\nb = \n", "[a]\nb = 2\n"),
    ("Locales/en/a.toml", "", "[a]\nb = 1\n", "a = { c = 1 }\n"),
    ("README.md", "a\n", "b\n", "c\n"),
  ])
  func `files that can't be merged by their entries are left to git`(
    path: String, base: String, ours: String, theirs: String
  ) {
    #expect(
      FileMerge.merged(
        path: path, base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8))
        == nil)
  }

  // MARK: Locks

  private static func states(_ lines: String...) -> String {
    "# How far each translation is. Written by `bayan`.\n" + lines.map { $0 + "\n" }.joined()
  }

  @Test(arguments: [
    (
      "reviewed 00000001 00000002 person", "draft 00000001 00000003 fix",
      "draft    00000001 00000003 fix"
    ),
    ("reviewed 00000001 00000002 person", "", ""),
    ("draft 00000001 00000002 fix", "", "draft 00000001 00000002 fix"),
  ])
  func `of two states that sides give, the lower holds`(
    ours: String, theirs: String, expected: String
  ) throws {
    func line(_ text: String) -> [String] { text.isEmpty ? [] : ["a.b.title = \(text)"] }
    let path = "Locales/ar/state.lock"
    let base = Self.states("a.b.title = reviewed 00000001 00000009 person")
    let (mine, other) = (
      Self.states(line(ours).joined()), Self.states(line(theirs).joined())
    )
    let one = Self.text(try Self.merged(base, mine, other, path: path))
    let two = Self.text(try Self.merged(base, other, mine, path: path))
    #expect(one == two)
    #expect(one.contains("a.b.title") == !expected.isEmpty)
    if !expected.isEmpty {
      #expect(one.split(separator: " ").contains(expected.split(separator: " ")[0]), "\(one)")
    }
  }

  @Test func `a source text that one side still needs is kept`() throws {
    let base = "format = 1\n\na.b.title.00000001 = \"One\"\n"
    let ours = "format = 1\n\na.b.title.00000002 = \"Two\"\n"
    let merged = try Self.merged(
      base, ours, base + "a.b.title.00000003 = \"Three\"\n", path: "Catalog/sources.lock")
    let text = Self.text(merged)
    for word in ["One", "Two", "Three"] { #expect(text.contains(word), "\(text)") }
  }

  @Test func `keys that sides adopt and rename come together, and none is forgotten`() throws {
    let file = { (lines: String...) in
      "format = 1\n\n[\"*.strings\"]\n" + lines.map { $0 + "\n" }.joined()
    }
    let base = file("a = \"x.one.title\"", "b = \"x.two.title\"", "c = \"x.three.title\"")
    let ours = file("b = \"x.second.title\"", "c = \"x.three.title\"")
    let theirs = file(
      "a = \"x.one.title\"", "b = \"x.two.title\"", "c = \"x.three.title\"", "d = \"x.new.title\"")
    for (left, right) in [(ours, theirs), (theirs, ours)] {
      let merged = try Self.merged(base, left, right, path: "Catalog/adopted.lock")
      #expect(merged.conflicts.isEmpty)
      let lines = Set(Self.text(merged).split(separator: "\n").map(String.init))
      #expect(
        lines.isSuperset(of: [
          "a = \"x.one.title\"", "b = \"x.second.title\"", "c = \"x.three.title\"",
          "d = \"x.new.title\"",
        ]), "\(lines)")
      #expect(lines.count == 6)
    }
  }
}
