/// The plural that several rules take for their examples, with a form for each number.
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
}
