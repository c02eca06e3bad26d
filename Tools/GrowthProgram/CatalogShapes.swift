import BayanCatalogFixtures
import BayanDiagnostics

extension Shape {
  /// Files with unusual TOML.
  static var files: [Shape] {
    let texts: [(name: String, text: @Sendable (Int) -> String)] = [
      ("a long comment", { "# " + String(repeating: "x", count: $0) + "\n" }),
      ("comments", { String(repeating: "# x\n", count: $0 / 4) }),
      ("empty lines", { String(repeating: "\n", count: $0) }),
      ("lines that are no TOML", { String(repeating: "= x\n", count: $0 / 4) }),
      ("one line that is no TOML", { String(repeating: "= ", count: $0 / 2) }),
      ("a text without its end", { "x = \"" + String(repeating: "a", count: $0) }),
      ("escapes that aren't any", { "x = \"" + String(repeating: "\\q", count: $0 / 2) + "\"\n" }),
      ("a long key", { String(repeating: "k", count: $0) + " = 1\n" }),
      ("a key of many parts", { "a" + String(repeating: ".a", count: $0 / 2) + " = 1\n" }),
      ("keys", { distinct($0) { "k\($0) = 1\n" } }),
      ("the same key again", { String(repeating: "k = 1\n", count: $0 / 6) }),
      ("tables", { distinct($0) { "[t\($0)]\n" } }),
      ("the same table again", { String(repeating: "[t]\n", count: $0 / 4) }),
      ("tables in tables", { distinct($0) { "[t.t\($0).u]\n" } }),
      ("arrays in arrays", { "x = " + String(repeating: "[", count: $0) + "\n" }),
      ("a long array", { "x = [" + String(repeating: "1, ", count: $0 / 3) + "]\n" }),
      ("an inline table", { "x = { " + distinct($0) { "k\($0) = 1, " } + "}\n" }),
      ("arrays of tables", { String(repeating: "[[t]]\n", count: $0 / 6) }),
      ("bytes that are no UTF-8", { String(repeating: "x\u{0}", count: $0 / 2) }),
      (
        "suppressions",
        { String(repeating: "# bayan:allow not-nfc reason\n", count: $0 / 29) }
      ),
    ]
    return texts.map { name, text in
      Shape(name: "TOML: " + name) { size in
        project(english: "Title", arabic: "عنوان").map { file in
          guard file.path == "Locales/ar/a.toml" else { return file }
          return SourceFile(
            path: file.path, text: String(decoding: file.bytes, as: UTF8.self) + text(size))
        }
      }
    }
  }

  /// Returns a project with many errors, each with a title in two locales.
  static func project(codes count: Int, english: String, arabic: String) -> [SourceFile] {
    CatalogFixture.frame + [
      SourceFile(
        path: "Catalog/a.toml",
        text: domain(
          (0..<count).map {
            "[codes.c\($0)]\n" + code($0) + "arguments = { count = { type = \"integer\" } }\n"
          }.joined())),
      SourceFile(
        path: "Locales/en/a.toml", text: (0..<count).map { words("c\($0)", english) }.joined()),
      SourceFile(
        path: "Locales/ar/a.toml", text: (0..<count).map { words("c\($0)", arabic) }.joined()),
    ]
  }

  /// Catalogs with a great number of one element.
  static var catalogs: [Shape] {
    [
      Shape(name: "catalog: codes") { size in
        project(codes: size / 64, english: "Title", arabic: "عنوان")
      },
      Shape(name: "catalog: codes without words") { size in
        CatalogFixture.frame + [
          SourceFile(
            path: "Catalog/a.toml",
            text: domain((0..<size / 64).map { "[codes.c\($0)]\n" + code($0) }.joined())),
          SourceFile(path: "Locales/en/a.toml", text: words("c0", "Title")),
        ]
      },
      Shape(name: "catalog: words without codes") { size in
        CatalogFixture.frame + [
          SourceFile(path: "Catalog/a.toml", text: domain("[codes.b]\n" + code(1))),
          SourceFile(
            path: "Locales/en/a.toml",
            text: words("b", "Title")
              + (0..<size / 64).map { words("c\($0)", "Title") }.joined()),
        ]
      },
      Shape(name: "catalog: codes with one value") { size in
        CatalogFixture.frame + [
          SourceFile(
            path: "Catalog/a.toml",
            text: domain((0..<size / 64).map { "[codes.c\($0)]\n" + code(1) }.joined())),
          SourceFile(path: "Locales/en/a.toml", text: words("c0", "Title")),
        ]
      },
      Shape(name: "catalog: domains") { size in
        CatalogFixture.frame
          + (0..<size / 256).flatMap { index in
            [
              SourceFile(
                path: "Catalog/d\(index).toml",
                text: "domain = \"org.example.d\(index)\"\ntype = \"D\(index)Error\"\n[codes.b]\n"
                  + code(1)),
              SourceFile(path: "Locales/en/d\(index).toml", text: words("b", "Title \(index)")),
              SourceFile(path: "Locales/ar/d\(index).toml", text: words("b", "عنوان \(index)")),
            ]
          }
      },
      Shape(name: "catalog: arguments") { size in
        let arguments = distinct(size) { "a\($0) = { type = \"string\" }, " }
        return CatalogFixture.frame + [
          SourceFile(
            path: "Catalog/a.toml",
            text: domain(
              "[codes.b]\n" + code(1) + "arguments = { " + arguments + "z = \"string\" }\n")),
          SourceFile(path: "Locales/en/a.toml", text: words("b", "Title {$a0}")),
          SourceFile(path: "Locales/ar/a.toml", text: words("b", "عنوان {$a1}")),
        ]
      },
      Shape(name: "catalog: a long summary") { size in
        CatalogFixture.frame + [
          SourceFile(
            path: "Catalog/a.toml",
            text: domain(
              "[codes.b]\nvalue = 1\ncategory = \"other\"\nsummary = \""
                + String(repeating: "*/ `x` ", count: size / 7) + "\"\n")),
          SourceFile(path: "Locales/en/a.toml", text: words("b", "Title")),
          SourceFile(path: "Locales/ar/a.toml", text: words("b", "عنوان")),
        ]
      },
      Shape(name: "catalog: matches") { size in
        CatalogFixture.frame + [
          SourceFile(
            path: "Catalog/a.toml",
            text: domain(
              "[codes.b]\n" + code(1) + "match = [" + distinct(size) { "{ code = \($0) }, " }
                + "]\n")),
          SourceFile(path: "Locales/en/a.toml", text: words("b", "Title")),
          SourceFile(path: "Locales/ar/a.toml", text: words("b", "عنوان")),
        ]
      },
      Shape(name: "catalog: lines of codes.lock") { size in
        project(english: "Title", arabic: "عنوان") + [
          SourceFile(
            path: "Catalog/codes.lock",
            text: distinct(size) { "org.example.a c\($0) \($0)\n" })
        ]
      },
      Shape(name: "catalog: lines of state.lock") { size in
        project(english: "Title", arabic: "عنوان") + [
          SourceFile(
            path: "Locales/ar/state.lock",
            text: distinct(size) { "a.c\($0).title = draft 00000000 00000000 person\n" })
        ]
      },
      Shape(name: "catalog: words that aren't to be translated") { size in
        CatalogFixture.frame.map { file in
          guard file.path == "Catalog/bayan.toml" else { return file }
          return SourceFile(
            path: file.path,
            text: "do-not-translate = [" + distinct(size) { "\"Name\($0)\", " } + "]\n"
              + String(decoding: file.bytes, as: UTF8.self))
        } + project(english: "Name1 Name2", arabic: "كلمة").suffix(3)
      },
      Shape(name: "catalog: terms of a glossary, all in one text") { size in
        let count = size / 24
        return project(
          english: (0..<count).map { "w\($0)" }.joined(separator: " "),
          arabic: (0..<count).map { "كلم\($0)" }.joined(separator: " "))
          + glossary((0..<count).map { ("w\($0)", "كلم\($0)") })
      },
      Shape(name: "catalog: terms of a glossary, none of them translated") { size in
        let count = size / 24
        return project(
          english: (0..<count).map { "w\($0)" }.joined(separator: " "), arabic: "كلمة")
          + glossary((0..<count).map { ("w\($0)", "ترجمة\($0)") })
      },
      Shape(name: "catalog: terms of a glossary, each of two words") { size in
        let count = size / 24
        return project(
          english: String(repeating: "same word ", count: count),
          arabic: String(repeating: "كلمة ", count: count))
          + glossary((0..<count).map { ("same w\($0)", "ترجمة\($0)") })
      },
      Shape(name: "catalog: terms of a glossary, and variants") { size in
        let count = size / 48
        let variants = { (unit: String) in
          ".local $n = {1 :number}\\n.match $n\\n"
            + (0..<count).map { "\($0) {{w0 \(unit)\($0)}}\\n" }.joined() + "* {{w0}}"
        }
        return project(english: variants("w"), arabic: variants("كلم"))
          + glossary((0..<count).map { ("w\($0)", "ترجمة\($0)") })
      },
    ]
  }

  /// Returns the glossary of the translation.
  private static func glossary(_ terms: [(term: String, translation: String)]) -> [SourceFile] {
    [
      SourceFile(
        path: "Locales/ar/glossary.toml",
        text: "[terms]\n"
          + terms.map { "\"\($0.term)\" = \"\($0.translation)\"\n" }.joined())
    ]
  }
}
