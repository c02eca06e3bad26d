// Texts that several rules have in their examples.

// MARK: Files

extension String {
  /// Lines of a code in its domain's file.
  static func passwordChanged(_ lines: String = "") -> String {
    "# Catalog/login.toml\n[codes.passwordChanged]\ncategory = \"other\""
      + (lines.isEmpty ? "" : "\n" + lines)
  }

  /// Lines of that code's English texts.
  static func englishEntry(_ lines: String) -> String {
    "# Locales/en/login.toml\n[passwordChanged]\n" + lines
  }

  /// Lines of that code's Arabic texts.
  static func arabicEntry(_ lines: String) -> String {
    "# Locales/ar/login.toml\n[passwordChanged]\n" + lines
  }

  static let englishTitle = englishEntry(#"title = "Password Changed""#)
  static let arabicTitle = arabicEntry(#"title = "تغيّرت كلمة السر""#)

  /// Files beside the record of a release in which that code had the number 302.
  static func released(_ files: String) -> String {
    """
    # Catalog/codes.lock
    [domains."com.example.login"]
    type = "LoginError"
    codes.passwordChanged = { value = 302 }

    \(files)
    """
  }
}

// MARK: Plurals

extension String {
  /// The message of the source.
  static let englishFiles = """
    .input {$count :integer}
    .match $count
    one {{{$count} file}}
    * {{{$count} files}}
    """

  /// Its translation, with all six forms of Arabic.
  static let arabicFiles = """
    .input {$count :integer}
    .match $count
    zero {{لا ملفات}}
    one {{ملف واحد}}
    two {{ملفان}}
    few {{{$count} ملفات}}
    many {{{$count} ملفًا}}
    * {{{$count} ملف}}
    """

  static let polishFiles = """
    .input {$count :integer}
    .match $count
    one {{{$count} plik}}
    few {{{$count} pliki}}
    many {{{$count} plików}}
    * {{{$count} pliku}}
    """

  static let russianFiles = """
    .input {$count :integer}
    .match $count
    one {{{$count} файл}}
    few {{{$count} файла}}
    many {{{$count} файлов}}
    * {{{$count} файла}}
    """
}
