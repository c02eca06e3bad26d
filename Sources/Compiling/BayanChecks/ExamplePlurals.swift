/// The plural that several rules have in their examples, with a form for each category.
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

  /// A message with three plurals and the 216 variants that Arabic needs for them.
  static let threePlurals: String = {
    let keys = ["zero", "one", "two", "few", "many", "*"]
    let variants = keys.flatMap { files in
      keys.flatMap { folders in
        keys.map { users in
          "\(files) \(folders) \(users) {{حَذف {$users} مستخدم {$count} ملف من {$folders} مجلد.}}"
        }
      }
    }
    let declarations = """
      .input {$count :integer}
      .local $folders = {$count :integer}
      .local $users = {$count :integer}
      .match $count $folders $users

      """
    return declarations + variants.joined(separator: "\n")
  }()
}
