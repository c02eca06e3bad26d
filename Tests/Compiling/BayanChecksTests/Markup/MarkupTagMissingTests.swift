import BayanChecks
import Testing

struct MarkupTagMissingTests {
  @Test(arguments: [
    Example(
      "ar", "Read the <a href=\"/t\">terms</a>.", "①اقرأ الشروط.", "① the source's '<a>' is missing"
    ),
    Example("pl", "One<br>two", "①Raz dwa", "① note: the source's '<br/>' is missing"),
    Example(
      "ja", "Delete <b>{$name}</b>?", "①“{$name}” を削除しますか？", "① note: the source's '<b>' is missing"
    ),
    Example(
      "ar", "<b>{$name} posts</b>", "①منشورات", "① the source's '<b>' is missing"),
    Example(
      "ar", "<b>{$name}</b> posts", "①منشورات {$name}", "① the source's '<b>' is missing"),
    Example("pl", "<b>Services</b>", "①Usługi", "① the source's '<b>' is missing"),
    Example(
      "ja", "It is damaged.<nl/>Files are missing.", "①破損しています。ファイルがありません。",
      "① note: the source's '<nl/>' is missing"),
    Example("ar", "<qt>Delete it?</qt>", "①أتحذفه؟", "① note: the source's '<qt>' is missing"),
    Example("pl", "Press {#b}Save{/b}.", "①Naciśnij Zapisz.", "① the source's '{#b}' is missing"),
    Example(
      "ru",
      ".input {$count :integer} .match $count one {{<b>{$count}</b> file}} * {{<b>{$count}</b> files}}",
      ".input {$count :integer} .match $count one {{<b>{$count}</b> файл}} few {{<b>{$count}</b> файла}} many {{①{$count} файлов}} * {{<b>{$count}</b> файла}}",
      "① the source's '<b>' is missing"),
    Example(
      "ru", "Delete <resource>{$name}</resource>?", "①Удалить «{$name}»?",
      "① note: the source's '<resource>' is missing"),
    Example(
      "ja", "<qt>Delete?<p>It is lost.</p></qt>", "①<qt>削除しますか？</qt>",
      "① note: the source's '<p>' is missing"),
    Example(
      "ja", "Delete '<b>{$name}</b>'?", "①“{$name}” を削除しますか？",
      "① note: the source's '<b>' is missing"
    ),
    Example(
      "ja", "Don't delete <b>{$name}</b>.", "①“{$name}” を削除しない",
      "① note: the source's '<b>' is missing"
    ),
    Example(
      "ja", "\"Save\" deletes <b>{$name}</b>.", "①“保存” は {$name} を削除します。",
      "① the source's '<b>' is missing"),
    Example(
      "ru", "Goes to the <b>n</b>ext page", "①Переход к следующей странице",
      "① note: the source's '<b>' is missing"),
    Example(
      "it", "Goes to the next “<b>b</b>uffer”, <b>1</b> by default",
      "①Va al prossimo documento, <b>1</b>",
      "① note: the source's '<b>' is missing"),
    Example(
      "ru", "Version <b>b</b>", "①Версия b", "① the source's '<b>' is missing"),
  ])
  func `a tag that the translation lacks is reported`(_ example: Example) throws {
    #expect(try example.diagnostics(MarkupTagMissing.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("ar", "<b>{$name}</b> post", "منشور واحد"),
    Example("ar", "<b>Save</b> and <i>go</i>", "<i>اذهب</i> و<b>احفظ</b>"),
    Example("pl", "One<br>two", "Raz<br />dwa"),
    Example("ar", "Hello <name>", "مرحبا"),
    Example("he", "Media with the <source>", "מדיה עם ה<מקור>"),
    Example("pl", "<b>Constant 'b':</b>", "<b>Stała 'b':</b>"),
  ])
  func `tags as in the source are accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(MarkupTagMissing.self) == [])
  }

  @Test func `tags of a document that a program made are notes`() throws {
    let found = try diagnostics(
      source: "<html><head><style>p</style></head><p>Text</p></html>", target: "<html>文字</html>",
      locale: "ja", rule: MarkupTagMissing.self)
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.contains(" note: the source's ") })
  }
}
