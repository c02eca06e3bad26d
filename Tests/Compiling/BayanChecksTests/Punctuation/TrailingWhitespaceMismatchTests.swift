import BayanChecks
import Testing

struct TrailingWhitespaceMismatchTests {
  @Test(arguments: [
    Example(
      "ja", "Name: ", "名前①", "① note: the translation ends with none, and the source with a space"),
    Example(
      "ar", "Save", "حفظ①\u{A0}",
      "① warning: the translation ends with U+00A0, and the source with none"),
    Example(
      "fr", "spouse", "conj.① ",
      "① note: the translation ends with a space, and the source with none"),
    Example(
      "fr", "Save now", "Garder!① ",
      "① warning: the translation ends with a space, and the source with none"),
    Example(
      "de", "Wrote to {$name} ", "Geschrieben: {$name}①",
      "① note: the translation ends with none, and the source with a space"),
    Example(
      "de", "Wrote to \"{$name}\" ", "Geschrieben: „{$name}“①",
      "① note: the translation ends with none, and the source with a space"),
    Example(
      "fr", "Please enter a name: ", "Entrez un nom\u{A0}:①",
      "① note: the translation ends with none, and the source with a space"),
    Example(
      "fr", "Name: ", "Le nom①",
      "① note: the translation ends with none, and the source with a space"),
    Example(
      "ar", "Save", "حفظ①  ",
      "① warning: the translation ends with 2 spaces, and the source with none"),
    Example(
      "ar", "Name: ", "الاسم:①   ",
      "① warning: the translation ends with 3 spaces, and the source with a space"),
    Example(
      "fa", "Name          ", "نام①",
      "① note: the translation ends with none, and the source with 10 spaces"),
    Example(
      "de", "Connected to ", "Verbunden mit①",
      "① warning: the translation ends with none, and the source with a space"),
    Example(
      "de", "Save it?  ", "Sichern?①",
      "① note: the translation ends with none, and the source with 2 spaces"),
    Example(
      "de", "Connected to  ", "Verbunden mit①",
      "① warning: the translation ends with none, and the source with 2 spaces"),
    Example(
      "he", "Added a note to ", "נוספה הערה ל①",
      "① note: the translation ends with none, and the source with a space"),
    Example(
      "he", "Added a note to ", "נוספה הערה אל①",
      "① warning: the translation ends with none, and the source with a space"),
    Example(
      "de", "One, ", "Eins,①",
      "① warning: the translation ends with none, and the source with a space"),
    Example(
      "de", "Saved file ", "Datei gespeichert①",
      "① note: the translation ends with none, and the source with a space"),
    Example(
      "fr", "Please wait... ", "Patientez…①",
      "① note: the translation ends with none, and the source with a space"),
    Example(
      "pl", "FROM", "Z①   ",
      "① note: the translation ends with 3 spaces, and the source with none"),
    Example(
      "ru", "North     of it", "К северу①  ",
      "① note: the translation ends with 2 spaces, and the source with none"),
    Example(
      "pl", "Name: ", "Nazwa:①",
      "① note: the translation ends with none, and the source with a space"),
    Example(
      "de", "Saved  ", "Gesichert① ",
      "① note: the translation ends with a space, and the source with 2 spaces"),
  ])
  func `another space at the end than the source's is reported`(_ example: Example) throws {
    #expect(try example.diagnostics(TrailingWhitespaceMismatch.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("ar", "Name: ", "الاسم: "),
    Example("ja", "Name: ", "名前："),
    Example("ja", "Name: ", "名前：\u{3000}"),
    Example("ar", "Save\n", "حفظ"),
  ])
  func `an end as in the source is accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(TrailingWhitespaceMismatch.self) == [])
  }

  @Test(arguments: [
    Example("pl", "Name: ", "Nazwa:", "Nazwa: "),
    Example("ar", "Save", "حفظ  ", "حفظ"),
  ])
  func `the fix ends as the source does`(_ example: Example) throws {
    #expect(try example.fixed(TrailingWhitespaceMismatch.self) == example.diagnostic)
  }
}
