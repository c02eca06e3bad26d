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
      "ru", "Could not open [OK]", "①Could not open файл [OK]",
      "① warning: 'Could not open' is still in the words of 'en'; translate it"),
    Example(
      "ja", "Unable to save the settings", "①Unable to 設定を保存できません",
      "① warning: 'Unable to' is still in the words of 'en'; translate it"),
    Example(
      "fr", "Preview thumbnails of it", "①Preview thumbnails sur la barre",
      "① warning: 'Preview thumbnails' is still in the words of 'en'; translate it"),
    Example(
      "de", "Yes, I represent a business.", "Yes, ①I represent eine kleine Firma.",
      "① warning: 'I represent' is still in the words of 'en'; translate it"),
    Example(
      "de", "Was this page good?", "①Was this Seite gut genug?",
      "① warning: 'Was this' is still in the words of 'en'; translate it"),
    Example(
      "fr", "Invalid Email or Password", "①Invalid Email ou mot de passe",
      "① warning: 'Invalid Email' is still in the words of 'en'; translate it"),
    Example(
      "de", "Go to Your Site's Directory", "①Go to Verzeichnis Deiner Instanz",
      "① warning: 'Go to' is still in the words of 'en'; translate it"),
    Example(
      "pl", "ERROR: Cannot set the timer", "ERROR: ①Cannot set zegara na inny czas",
      "① warning: 'Cannot set' is still in the words of 'en'; translate it"),
    Example(
      "de", "Ticks on the lower axis", "①Ticks on unterer Achse der Ansicht",
      "① warning: 'Ticks on' is still in the words of 'en'; translate it"),
    Example(
      "de", "The XML is a tree of nodes", "①The XML is a Baum aus Knoten",
      "① warning: 'The XML is a' is still in the words of 'en'; translate it"),
    Example(
      "de", "Open source for every old man", "①Open source for every alte Leute hier",
      "① warning: 'Open source for every' is still in the words of 'en'; translate it"),
    Example(
      "de", "Jump to the next folder", "①Jump to nächsten Ordner wechseln",
      "① warning: 'Jump to' is still in the words of 'en'; translate it"),
    Example(
      "ru", "sorry, we have an error - the name is taken", "sorry, ①we have an error - имя занято",
      "① warning: 'we have an error' is still in the words of 'en'; translate it"),
    Example(
      "ru", "“I told you to let me rest.”", "«①I told you дать мне отдохнуть.»",
      "① warning: 'I told you' is still in the words of 'en'; translate it"),
    Example(
      "ar", "Shows the pane. Possible values that turn it on: 1 on true. Others turn it off.",
      "يضبط ظهور اللوحة الجانبية كلها. القيم الممكنة التي تفعّلها هي ①1 on true وما سواها يعطّلها.",
      "① note: '1 on true' is still in the words of 'en'; translate it"),
    Example(
      "ar", "Run help list first, and then save all the changes to the file",
      "شغّل help list قبل أي شيء آخر في هذه النافذة من نوافذ البرنامج ثم ①save all the changes to الملف",
      "① warning: 'save all the changes to' is still in the words of 'en'; translate it"),
  ])
  func `words that were left in English are reported`(_ example: Example) throws {
    #expect(
      try example.diagnostics(TranslationPartial.self, project: Self.project) == [
        example.diagnostic
      ])
  }

  @Test(arguments: [
    // No command, and no example.
    Example("ru", "Run something start first", "Сначала something start"),
    Example("ru", "Sample: <i>the small file</i>", "Проба: <i>the small file</i> здесь"),
  ])
  func `words are left over where no command and no example stands`(_ example: Example) throws {
    #expect(try example.diagnostics(TranslationPartial.self, project: Self.project).count == 1)
  }

  @Test(arguments: [
    Example("ar", "Lord of the Rings is missing", "فيلم Lord of the Rings مفقود"),
    Example("ru", "Free Software Foundation", "Фонд Free Software Foundation"),
    Example("ru", "Written as open source", "Проект open source для всех"),
    Example("ar", "Press “save changes” now", "اضغط «save changes» الآن"),
    Example("de", "The drag and drop of files", "Das Drag and Drop von Dateien"),
    Example("it", "Reply to the mailing list now", "Rispondere alla mailing list ora"),
    Example("de", "The file was saved", "Die Datei wurde gesichert"),
    Example("de", "Start in an editor", "Start in an-Editor"),
    Example("pl", "Trusted Computing is here", "Trusted Computing to kontrola"),
    Example("fr", "Nemo preview is there", "Nemo preview est installé ici"),
    Example("fr", "Second angle (X)", "Second angle de coupe (Y)"),
    Example("fr", "Format on the page", "Format on ne peut plus petit"),
    Example("pl", "Data by the name", "Data by nazwa została"),
    Example("de", "The Isle is a town", "Die Stadt The Isle liegt hier"),
    Example(
      "fr", "The same as the <tt>openstack volume set</tt> command",
      "Équivaut à la commande <tt>openstack volume set</tt> ici"),
    Example(
      "pl", "set the value - assign value to a variable",
      "set the value - przypisanie wartości do zmiennej"),
    Example("ar", "Run git commit first", "شغّل git commit أولًا"),
    Example("fr", "Log in again", "Log in again"),
    Example("ru", "Run systemctl start first", "Сначала systemctl start"),
    Example("ru", "Example: <i>the small file</i>", "Пример: <i>the small file</i> здесь"),
    Example("ru", "It ends, e.g. the small file", "Конец, напр. the small file здесь"),
    Example("ru", "Add #pragma once", "Добавить #pragma once"),
    Example("ru", "The same as git branch -D", "То же, что и git branch -D"),
    Example("ja", "Run it with: \tshell sleep 5 first", "次を実行：\tshell sleep 5 を最初に"),
    Example("ru", "e.g. exact phrase|exact phrase two", "напр. exact phrase|exact phrase two"),
    Example(
      "de", "The command was removed in parted 3.0", "Der Befehl wurde in parted 3.0 entfernt"),
    Example("fr", "If any pages change, ask", "Si l’une de ces pages change, demandez"),
    Example("ja", "unit UNIT          set the default unit", "unit UNIT          単位を設定する"),
    Example("ja", "<b>N</b>o messages come", "<b>N</b>o messages は来ません"),
    Example("ru", "Use “All rights reserved.” here", "Пишите All rights reserved. здесь"),
    Example("fr", "Usage: tool class option arg", "Syntaxe : tool class option arg"),
    Example(
      "ja", "GNU General Public License version 3 or later",
      "GNU General Public License version 3 以降"),
    Example("ar", "Google Summer of Code project mentor", "مراقب مشروع Google Summer of Code"),
    Example("ru", "The CREATE TABLE operation failed", "Действие CREATE TABLE не выполнено"),
    Example("ja", "Its \"codec private\" part is bad", "この\"codec private\"部分は不正です。"),
    Example(
      "fr", "Look at it by running \"tool list unused\".",
      "Regardez-le avec «\u{A0}tool list unused\u{A0}»."),
    Example("ja", "It begins with '# timestamp format v1'", "最初は'# timestamp format v1'です"),
    Example(
      "de", "GET <name>      - take the file\nexample: chat close send anna",
      "GET <Name>      - nimm die Datei\nBeispiel: chat close send anna"),
    Example(
      "ja", "Use '.help <cmd>' or '.help all' to list", "'.help <cmd>' か '.help all' を使用します。"),
    Example("ru", "xyz add [FILE]...", "xyz add [ФАЙЛ]..."),
    Example("ru", " -display host:dpy of this", " -display host:dpy для экрана"),
    Example("ru", "For one: /dcc close send anna", "Пример: /dcc close send anna"),
    Example(
      "ru", "Pending Break Enable (PBE# pin) support", "Поддержка Pending Break Enable (PBE# pin)"),
    Example("ru", "Quality of Service (QoS) is on", "Quality of Service (QoS) включен"),
  ])
  func `names, quotations and whole texts are accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(TranslationPartial.self, project: Self.project) == [])
  }
}
