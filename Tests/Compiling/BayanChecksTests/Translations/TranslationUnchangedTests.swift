import BayanChecks
import Testing

struct TranslationUnchangedTests {
  static let project = #"do-not-translate = ["sort and find", "GitHub"]"#

  @Test(arguments: [
    Example(
      "ar", "Log in again.", "①Log in again.",
      "① warning: these are still the words of 'en'; translate them"),
    Example(
      "ru", "Password Changed", "①Password Changed",
      "① warning: these are still the words of 'en'; translate them"),
    Example(
      "he", "Settings", "①Settings", "① warning: these are still the words of 'en'; translate them"),
    Example("he", "Unit", "①Unit", "① warning: these are still the words of 'en'; translate them"),
    Example("he", "Path", "①Path", "① warning: these are still the words of 'en'; translate them"),
    Example(
      "pl", "The file is missing", "①The file is missing",
      "① warning: these are still the words of 'en'; translate them"),
    Example(
      "ar", "Hello {$name}, welcome!", "①Hello {$name}, welcome!",
      "① warning: these are still the words of 'en'; translate them"),
    Example(
      "fr", "Save changes", "①Save changes",
      "① warning: these are still the words of 'en'; translate them"),
    Example(
      "es", "Network error", "①Network error",
      "① warning: these are still the words of 'en'; translate them"),
    Example(
      "de", "Invalid password", "①Invalid password",
      "① warning: these are still the words of 'en'; translate them"),
    Example(
      "de", "Session expired", "①Session expired",
      "① warning: these are still the words of 'en'; translate them"),
    Example(
      "pl", "Settings", "①Settings", "① warning: these are still the words of 'en'; translate them"),
    Example(
      "tr", "From Ankara to Istanbul", "①From Ankara to Istanbul",
      "① warning: these are still the words of 'en'; translate them"),
    Example(
      "ar", "HTTP 503 Service Unavailable", "①HTTP 503 Service Unavailable",
      "① warning: these are still the words of 'en'; translate them"),
    Example(
      "ar", "API Key", "①API Key", "① warning: these are still the words of 'en'; translate them"),
    Example(
      "fa", "SAVE CHANGES", "①SAVE CHANGES",
      "① warning: these are still the words of 'en'; translate them"),
    Example(
      "ja", "Home", "①Home", "① note: these are still the words of 'en'; translate them"),
    Example(
      "ja", "Cannot open: file", "①Cannot open: file",
      "① warning: these are still the words of 'en'; translate them"),
    Example(
      "ru", "quit", "①quit",
      "① note: these are still the words of 'en'; translate them"),
    Example(
      "ja", " to ", "① to ",
      "① warning: these are still the words of 'en'; translate them"),
    Example(
      "pl", "Dan 'Hey, it compiled' Meltzer", "①Dan 'Hey, it compiled' Meltzer",
      "① note: these are still the words of 'en'; translate them"),
    Example(
      "pl", "Dan said 'Hey, it compiled' again", "①Dan said 'Hey, it compiled' again",
      "① warning: these are still the words of 'en'; translate them"),
    Example(
      "ru", "[Save the file] [Go back]", "①[Save the file] [Go back]",
      "① warning: these are still the words of 'en'; translate them"),
    Example(
      "ru", "The ratio (of width) = the default", "①The ratio (of width) = the default",
      "① warning: these are still the words of 'en'; translate them"),
    Example(
      "ja", "\tfalse", "①\tfalse",
      "① note: these are still the words of 'en'; translate them"),
    Example(
      "de", "The Movie Database (TMDB)", "①The Movie Database (TMDB)",
      "① note: these are still the words of 'en'; translate them"),
    Example(
      "ru", "[last] and [current]", "①[last] and [current]",
      "① warning: these are still the words of 'en'; translate them"),
    Example(
      "ja", "H.263 version 2", "①H.263 version 2",
      "① note: these are still the words of 'en'; translate them"),
    Example(
      "ru", "eMail:", "①Email:", "① note: these are still the words of 'en'; translate them"),
    Example(
      "ru", "Open Printing Service (OPS)", "①Open Printing Service (OPS)",
      "① note: these are still the words of 'en'; translate them"),
    Example(
      "ru", "AB Open Printing and Sending (ABOPS)", "①AB Open Printing and Sending (ABOPS)",
      "① note: these are still the words of 'en'; translate them"),
    Example(
      "ru", "SMTP (Email)", "①SMTP (Email)",
      "① note: these are still the words of 'en'; translate them"),
    Example(
      "fr", "Print the page with -a or -b", "①Print the page with -a or -b",
      "① warning: these are still the words of 'en'; translate them"),
    Example(
      "nl", "caps lock, num lock, etc.", "①Caps lock, num lock, etc",
      "① note: these are still the words of 'en'; translate them"),
    Example(
      "uk", "\tabc create", "①\tabc create",
      "① note: these are still the words of 'en'; translate them"),
    Example(
      "uk",
      "This program is distributed in the hope that it helps, but WITHOUT ANY WARRANTY of any kind.",
      "①This program is distributed in the hope that it helps, but WITHOUT ANY WARRANTY of any kind.",
      "① note: these are still the words of 'en'; translate them"),
    Example("ja", "in.", "①in.", "① note: these are still the words of 'en'; translate them"),
    Example(
      "ja", "SRC (standard recording code)", "①SRC (standard recording code)",
      "① note: these are still the words of 'en'; translate them"),
    Example(
      "ja", "Open the printer (NEW)", "①Open the printer (NEW)",
      "① warning: these are still the words of 'en'; translate them"),
    Example(
      "fr", "xyz about", "①xyz about",
      "① note: these are still the words of 'en'; translate them"),
    Example(
      "ja", "PATH TO DISC", "①PATH TO DISC",
      "① note: these are still the words of 'en'; translate them"),
    Example(
      "ru", "x-mail-presentation", "①x-mail-presentation",
      "① note: these are still the words of 'en'; translate them"),
    Example(
      "ja", "Ana Králová and Jiří Dvořák (Dodo)", "①Ana Králová and Jiří Dvořák (Dodo)",
      "① note: these are still the words of 'en'; translate them"),
    Example(
      "ru", "Piet van de Berg (Anker)", "①Piet van de Berg (Anker)",
      "① note: these are still the words of 'en'; translate them"),
    Example(
      "ru", "Hill and Vale Islands", "①Hill and Vale Islands",
      "① warning: these are still the words of 'en'; translate them"),
    Example(
      "ja", "# close the file", "①# close the file",
      "① warning: these are still the words of 'en'; translate them"),
    Example(
      "ru", "close the file with --open=now", "①close the file with --open=now",
      "① warning: these are still the words of 'en'; translate them"),
    Example(
      "ja", "Sign out/", "①Sign out/",
      "① warning: these are still the words of 'en'; translate them"),
    Example(
      "ar", "Page::show is missing", "①Page::show is missing",
      "① warning: these are still the words of 'en'; translate them"),
    Example(
      "pl", "Enter", "①Enter",
      "① note: these are still the words of 'en'; translate them"),
  ])
  func `the source's text in place of a translation is reported`(_ example: Example) throws {
    #expect(
      try example.diagnostics(TranslationUnchanged.self, project: Self.project) == [
        example.diagnostic
      ])
  }

  @Test(arguments: [
    Example("ar", "OK", "OK"),
    Example("ja", "logout/", "logout/"),
    Example(
      "ja", "# label -a -t x 'file'\n$ restore -v 'file'",
      "# label -a -t x 'file'\n$ restore -v 'file'"),
    Example("ru", "flatpak run demo.files --open=NOW", "flatpak run demo.files --open=NOW"),
    Example("ar", "Page::show => Text::convert", "Page::show => Text::convert"),
    Example("ar", "XLIFF 1.1", "XLIFF 1.1"),
    Example("fr", "None", "None"),
    Example("fr", "Options", "Options"),
    Example("ar", "GitHub Actions", "GitHub Actions"),
    Example("ar", "{$name}", "{$name}"),
    Example("ar", "Wi-Fi", "Wi-Fi"),
    Example("de", "Server Status", "Server Status"),
    Example("de", "App Name", "App Name"),
    Example("it", "Network", "Network"),
    Example("en-GB", "Log in again.", "Log in again."),
    Example("ar", "Visual Studio Code", "Visual Studio Code"),
    Example("ar", "Adobe PDF Reader", "Adobe PDF Reader"),
    Example("he", "The Beatles", "The Beatles"),
    Example("ar", "Facebook", "Facebook"),
    Example("ru", "HTTP 404", "HTTP 404"),
    Example("ar", "`npm run test`", "`npm run test`"),
    Example("ru", "{$count} kB/s", "{$count} kB/s"),
    Example("ar", "https://example.com/help", "https://example.com/help"),
    Example("he", "iPhone", "iPhone"),
    Example("ar", "sort and find", "فرز وبحث"),
    Example("ru", "django CMS", "django CMS"),
    Example("ar", "org.example.Viewer.Settings", "org.example.Viewer.Settings"),
    Example("ja", "set [-a] [name ...]", "set [-a] [name ...]"),
    Example("ja", "card.vcf", "card.vcf"),
    Example("ja", "iCard (.vcf, .gcrd)", "iCard (.vcf, .gcrd)"),
    Example("zh", "default:mm", "default:mm"),
    Example("ar", "[vcard|csv]", "[vcard|csv]"),
    Example("ar", "@icon@", "@icon@"),
    Example("ar", "Super+Space", "Super+Space"),
    Example("ru", "mile,miles,mi", "mile,miles,mi"),
    Example("ru", "photo;video;camera;", "photo;video;camera;"),
    Example("ja", "Alma de Souza", "Alma de Souza"),
    Example("ja", "dddd (MMMM, yyyy)", "dddd (MMMM, yyyy)"),
    Example(
      "pl", "Copyright (C) {$count} Free Software Foundation, Inc.",
      "Copyright (C) {$count} Free Software Foundation, Inc."),
    Example("ru", "© 1996 The document viewer authors", "© 1996 The document viewer authors"),
    Example("ja", "SELECT name FROM things WHERE id=1;", "SELECT name FROM things WHERE id=1;"),
    Example("ja", "NOT NULL", "NOT NULL"),
    Example(
      "ar", "(c) 2008-2010 Stefan Majewsky and others", "(c) 2008-2010 Stefan Majewsky and others"),
    Example("ja", "audio/x-wav application/ogg", "audio/x-wav application/ogg"),
    Example("ja", #"page \\ref\{x\}"#, #"page \\ref\{x\}"#),
    Example("ja", ":quit", ":quit"),
    Example("ja", #"make:\\s+Leaving\\s+directory"#, #"make:\\s+Leaving\\s+directory"#),
    Example("ja", "Shift<Key>Delete", "Shift<Key>Delete"),
    Example("ru", "Windows", "Windows"),
    Example("ar", "Will Stephenson", "Will Stephenson"),
    Example("ru", "Make", "Make"),
    Example("fr", "tool copy [options] [file names]", "tool copy [options] [file names]"),
    Example("de", "xyz status [TEXT]", "xyz status [Text]"),
    Example("de", "the tool version {$name}", "the tool Version {$name}"),
    Example("ja", "path/to/module", "path/to/module"),
    Example("ja", "make-list [simple] [one|all] [keep]", "make-list [simple] [one|all] [keep]"),
    Example(
      "pl", "\nCopyright (C) 1992, 2012 Free Software\nFoundation, Inc.\n",
      "\nCopyright (C) 1992, 2012 Free Software\nFoundation, Inc.\n"),
    Example("ja", "record [name ...]", "record [name ...]"),
    Example("ja", "[none | <name>]", "[none | <name>]"),
    Example("ar", "patches (pch) [REPOSITORY] ...", "patches (pch) [REPOSITORY] ..."),
    Example(
      "fr", "latex -interaction=batch -halt-on-error", "latex -interaction = batch -halt-on-error"),
    Example("ru", "SUBSTITUTE(text; value)", "SUBSTITUTE(text; value)"),
    Example("nl", "Lorem ipsum dolor sit amet, the end", "Lorem ipsum dolor sit amet, the end"),
    Example("de", "in <=> ing", "in <=> ing"),
    Example("uk", "%each", "%each"),
    Example("ja", "  ADDR := \\{ the | any \\}", "  ADDR := \\{ the | any \\}"),
    Example("ru", "length(the.last) = 0", "length(the.last) = 0"),
    Example("de", "[mod] [the] [[dev] If]", "[mod] [the] [[dev] If]"),
    Example("ja", "The quick brown fox jumps", "The quick brown fox jumps"),
    Example("uk", "[ 'the last', 'current' ]", "[ 'the last', 'current' ]"),
    Example("ru", "[{'name': <'Go there'>}]", "[{'name': <'Go there'>}]"),
    Example("bg", "yottahertz;yottahertzs;YHz", "yottahertz; yottahertzs; YHz"),
  ])
  func `texts that are the same in both languages are accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(TranslationUnchanged.self, project: Self.project) == [])
  }

  @Test func `a variant may have the words of any variant of the source`() throws {
    func message(_ one: String, _ other: String) -> String {
      ".input {$count :integer} .match $count one {{\(one)}} * {{\(other)}}"
    }
    let source = message("Delete this file", "Delete {$count} files")
    for (one, other) in [
      ("①delete {$count} FILES!", "احذف {$count} ملفًا"), ("احذف الملف", "①Delete this file"),
    ] {
      let example = Example(
        "ar", source, message(one, other),
        "① warning: these are still the words of 'en'; translate them")
      #expect(
        try example.diagnostics(TranslationUnchanged.self, project: Self.project) == [
          example.diagnostic
        ])
    }
    let other = Example("ar", source, message("احذف الملف", "Delete that file"))
    #expect(try other.diagnostics(TranslationUnchanged.self, project: Self.project) == [])
  }
}
