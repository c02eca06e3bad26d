import BayanDiagnostics

// The app's files in each format.

extension WayBackApp {
  static let locales = ["en", "de"]

  static func app(
    _ format: String, _ syntax: Syntax, _ first: @escaping (Int) -> (String, String),
    _ second: ((Int) -> (String, String))? = nil
  ) -> WayBackApp {
    let made = [first, second].compactMap(\.self).flatMap { file in locales.indices.map(file) }
    return WayBackApp(
      format: format, syntax: syntax, files: made.map { SourceFile(path: $0.0, text: $0.1) })
  }

  static func strings(_ syntax: Syntax) -> WayBackApp {
    func file(_ entries: [Entry], _ locale: Int) -> String {
      "/* Licence */\n\n"
        + rows(entries, syntax).map { "  \"\($0.key)\"   =  \"\($0.texts[locale])\"; // note\r\n" }
        .joined()
    }
    return app(
      "strings", syntax,
      { ("R/\(locales[$0]).lproj/Errors.strings", file(entries(syntax) + [shared(9)], $0)) },
      { ("R/\(locales[$0]).lproj/Common.strings", file([shared(10)], $0)) })
  }

  static func dictionary(_ syntax: Syntax) -> WayBackApp {
    func file(_ entries: [Entry], _ locale: Int) -> String {
      let texts = rows(entries, syntax).map { row -> String in
        guard let one = row.one else {
          return "\t<key>\(row.key)</key>\n\t<string>\(row.texts[locale])</string>\n"
        }
        return """
          \t<key>\(row.key)</key>
          \t<dict><key>NSStringLocalizedFormatKey</key><string>Sie: %#@files@</string>
          \t<key>files</key><dict>
          \t<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          \t<key>NSStringFormatValueTypeKey</key><string>d</string>
          \t<key>one</key><string>\(one[locale])</string><key>other</key><string>\(row.texts[locale])</string>
          \t</dict></dict>

          """
      }
      return
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Licence -->\n<plist version=\"1.0\">\n<dict>\n\(texts.joined())</dict>\n</plist>\n"
    }
    return app(
      "stringsdict", syntax,
      {
        let all = entries(syntax) + [plural(syntax), shared(9)]
        return ("R/\(locales[$0]).lproj/Errors.stringsdict", file(all, $0))
      },
      { ("R/\(locales[$0]).lproj/Common.stringsdict", file([shared(10)], $0)) })
  }

  static func catalog(_ syntax: Syntax) -> WayBackApp {
    func unit(_ text: String) -> String {
      "{\"stringUnit\" : {\"state\" : \"translated\", \"value\" : \"\(text)\"}}"
    }
    func file(_ entries: [Entry]) -> String {
      let texts = rows(entries, syntax).map { row -> String in
        let all = locales.indices.map { locale -> String in
          let text = unit(row.texts[locale])
          let forms = row.one.map { one in
            "{\"variations\" : {\"plural\" : {\"one\" : \(unit(one[locale])), \"other\" : \(text)}}}"
          }
          return "    \"\(locales[locale])\" : \(forms ?? text)"
        }
        return
          "  \"\(row.key)\" : {\"comment\":\"c\", \"localizations\" : {\n\(all.joined(separator: ",\n"))}}"
      }
      return
        "{\"sourceLanguage\" : \"en\", \"strings\" : {\n\(texts.joined(separator: ",\n"))}, \"version\" : \"1.0\"}"
    }
    return WayBackApp(
      format: "xcstrings", syntax: syntax,
      files: [
        SourceFile(
          path: "R/Errors.xcstrings", text: file(entries(syntax) + [plural(syntax), shared(9)])),
        SourceFile(path: "R/Common.xcstrings", text: file([shared(10)])),
      ])
  }

  static func android(_ syntax: Syntax) -> WayBackApp {
    func file(_ entries: [Entry], _ locale: Int) -> String {
      let texts = rows(entries, syntax).map { row -> String in
        let name = row.key.replacing(".", with: "_")
        guard let one = row.one else {
          return "\t<!-- note -->\n\t<string name=\"\(name)\">\(row.texts[locale])</string>\n"
        }
        return """
          \t<plurals name="\(name)">
          \t\t<item quantity="one">\(one[locale])</item>
          \t\t<item quantity="other">\(row.texts[locale])</item>
          \t</plurals>

          """
      }
      let code =
        "\t<string name=\"code\"><b>\(locale == 0 ? "Bold" : "Fett")</b> <a href=\"x\">y</a></string>\n"
      return
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n\(texts.joined())\(code)</resources>\n"
    }
    func folder(_ locale: Int) -> String { locale == 0 ? "values" : "values-de" }
    return app(
      "android", syntax,
      {
        let all = entries(syntax) + [plural(syntax), shared(9)]
        return ("res/\(folder($0))/strings.xml", file(all, $0))
      },
      { ("common/\(folder($0))/strings.xml", file([shared(10)], $0)) })
  }

  static func po(_ syntax: Syntax) -> WayBackApp {
    func file(_ entries: [Entry], _ flags: [String?]) -> String {
      let texts = zip(rows(entries, syntax), flags).map { row, flag -> String in
        let context = row.key == "title" || row.key == "pair" ? "msgctxt \"menu\"\n" : ""
        let start = (flag.map { "#, \($0)\n" } ?? "") + "#: a.c:1\n" + context
        guard let one = row.one else {
          return "\(start)msgid \"\(row.texts[0])\"\nmsgstr \"\"\n\"\(row.texts[1])\"\n\n"
        }
        return """
          \(start)msgid "\(one[0])"
          msgid_plural "\(row.texts[0])"
          msgstr[0] "\(one[1])"
          msgstr[1] "\(row.texts[1])"


          """
      }
      return """
        # Licence
        msgid ""
        msgstr "Language: de\\n"
        "Content-Type: text/plain; charset=UTF-8\\n"
        "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

        \(texts.joined())#~ msgid "old"
        #~ msgstr "alt"

        """
    }
    let first = entries(syntax) + [plural(syntax), shared(9)]
    let flags = first.map { $0.values.isEmpty ? nil : syntax.flag }
    return WayBackApp(
      format: "po", syntax: syntax,
      files: [
        SourceFile(path: "locale/de/LC_MESSAGES/errors.po", text: file(first, flags)),
        SourceFile(path: "locale/de/LC_MESSAGES/common.po", text: file([shared(10)], [nil])),
      ])
  }

  static func table(_ syntax: Syntax) -> WayBackApp {
    func file(_ entries: [Entry], _ separator: String) -> String {
      (["id", "en", "de"].joined(separator: separator) + "\n")
        + rows(entries, syntax).map { ([$0.key] + $0.texts).joined(separator: separator) + "\n" }
        .joined()
    }
    return WayBackApp(
      format: "csv", syntax: syntax,
      files: [
        SourceFile(path: "t/errors.csv", text: file(entries(syntax) + [shared(9)], ",")),
        SourceFile(path: "t/common.tsv", text: file([shared(10)], "\t")),
      ])
  }

  static func json(_ syntax: Syntax) -> WayBackApp {
    func file(_ entries: [Entry], _ locale: Int) -> String {
      let texts = rows(entries, syntax).map { "\t\"\($0.key)\" :\"\($0.texts[locale])\"" }
      return
        "{\n\(texts.joined(separator: ",\n")),\n\t\"n\": \"\(choice(locale))\",\n\t\"x\": {\"y.z\": \"\\u2026 \(locales[locale])\"}\n}"
    }
    return app(
      "json", syntax,
      { ("l/errors/\(locales[$0]).json", file(entries(syntax) + [shared(9)], $0)) },
      { ("l/common/\(locales[$0]).json", file([shared(10)], $0)) })
  }

  /// Returns a text with a plural in the middle of a sentence.
  static func choice(_ locale: Int) -> String {
    locale == 0
      ? "You have {n, plural, one {# file} other {# files}} here"
      : "Hier sind {n, plural, one {# Datei} other {# Wort8}} da"
  }

  static func nested(_ syntax: Syntax) -> WayBackApp {
    func file(_ entries: [Entry], _ locale: Int) -> String {
      let texts = rows(entries, syntax).map { row -> String in
        let parts = row.key.split(separator: ".")
        return parts.dropLast().reversed().reduce(
          "\"\(parts[parts.count - 1])\": \"\(row.texts[locale])\""
        ) { "\"\($1)\(row.key.hasSuffix("title") && parts.count > 2 ? "Title" : "")\": {\($0)}" }
      }
      return "{\"first\":{\"a\":\"A \(locales[locale])\"},\n \(texts.joined(separator: ",\n "))}\n"
    }
    return app(
      "json-nested", syntax,
      {
        let all = entries(syntax).filter { !$0.key.hasSuffix("title") } + [shared(9)]
        return ("l/errors/\(locales[$0]).json", file(Array(all.dropFirst()), $0))
      },
      { ("l/common/\(locales[$0]).json", file([shared(10)], $0)) })
  }

  static func bundle(_ syntax: Syntax) -> WayBackApp {
    func file(_ entries: [Entry], _ locale: Int) -> String {
      let texts = rows(entries, syntax).map { row in
        let key = row.key.replacing(".", with: "")
        let note = locale == 0 ? ",\n    \"@\(key)\": {\"description\":\"d\"}" : ""
        return "    \"\(key)\": \"\(row.texts[locale])\"\(note)"
      }
      return
        "{\n    \"@@locale\": \"\(locales[locale])\",\n\(texts.joined(separator: ",\n")),\n    \"quote\": \"It's '{x}' \(locales[locale])\",\n    \"n\": \"\(choice(locale))\"\n}\n"
    }
    return app(
      "arb", syntax,
      { ("l/app_\(locales[$0]).arb", file(entries(syntax) + [shared(9)], $0)) },
      { ("m/app_\(locales[$0]).arb", file([shared(10)], $0)) })
  }
}
