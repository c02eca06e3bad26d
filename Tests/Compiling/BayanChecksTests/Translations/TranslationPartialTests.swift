import BayanChecks
import Testing

struct TranslationPartialTests {
  static let project = #"do-not-translate = ["open source"]"#

  @Test(arguments: [
    Example(
      "ar", "The server is not what it claims", "①The server ليس كما يدّعي",
      "① warning: 'The server' is still in the words of 'en'; translate it"),
    Example(
      "ru", "The file could not be saved to disk", "Файл ①could not be сохранён на диск",
      "① warning: 'could not be' is still in the words of 'en'; translate it"),
    Example(
      "de", "The file could not be saved", "①The file konnte nicht gesichert werden",
      "① warning: 'The file' is still in the words of 'en'; translate it"),
    Example(
      "fr", "Show hidden files in the list", "①Show hidden fichiers dans la liste",
      "① warning: 'Show hidden' is still in the words of 'en'; translate it"),
    Example(
      "de", "<b>The file</b> could not be saved", "<b>①The file</b> konnte nicht gesichert werden",
      "① warning: 'The file' is still in the words of 'en'; translate it"),
    Example(
      "ar", "Invalid LaTeX length", "①Invalid LaTeX لأمر الطول",
      "① warning: 'Invalid LaTeX' is still in the words of 'en'; translate it"),
    Example(
      "ja", "Unable to save the settings", "①Unable to 設定を保存できません",
      "① warning: 'Unable to' is still in the words of 'en'; translate it"),
  ])
  func `words that were left in English are reported`(_ example: Example) throws {
    #expect(
      try example.diagnostics(TranslationPartial.self, project: Self.project) == [
        example.diagnostic
      ])
  }

  @Test(arguments: [
    Example("ar", "Lord of the Rings is missing", "فيلم Lord of the Rings مفقود"),
    Example("ru", "Free Software Foundation", "Фонд Free Software Foundation"),
    Example("ru", "Written as open source", "Проект open source для всех"),
    Example("ar", "Press “save changes” now", "اضغط «save changes» الآن"),
    Example("de", "The file was saved", "Die Datei wurde gesichert"),
    Example("de", "Start in an editor", "Start in an-Editor"),
    Example(
      "fr", "The same as the <tt>openstack volume set</tt> command",
      "Équivaut à la commande <tt>openstack volume set</tt> ici"),
    Example(
      "pl", "set the value - assign value to a variable",
      "set the value - przypisanie wartości do zmiennej"),
    Example("ar", "Run git commit first", "شغّل git commit أولًا"),
    Example("fr", "Log in again", "Log in again"),
  ])
  func `names, quotations and whole texts are accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(TranslationPartial.self, project: Self.project) == [])
  }
}
