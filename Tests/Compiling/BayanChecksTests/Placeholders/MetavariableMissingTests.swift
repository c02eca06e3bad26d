import BayanChecks
import Testing

struct MetavariableMissingTests {
  @Test(arguments: [
    Example(
      "de", "Usage: tool <option> or tool <command>", "①Aufruf: tool <Option> oder tool",
      "① warning: the source's '<option>' is missing"),
    Example(
      "de", "Media with the <source>", "①Medien damit",
      "① warning: the source's '<source>' is missing"),
    Example(
      "ar", "Usage: copy <file> <target>", "①الاستعمال: copy <ملف>",
      "① warning: the source's '<file>' is missing"),
    Example(
      "de", "Write to <file>", "①Schreiben nach", "① warning: the source's '<file>' is missing"),
    Example(
      "ru", "It needs <link> <name>", "①Нужно указать <имя>",
      "① warning: the source's '<link>' is missing"),
    Example(
      "ja", "Name it <new name>", "①名前を付ける", "① warning: the source's '<new name>' is missing"),
    Example("ja", "<locale>", "①ロケールによる", "① note: the source's '<locale>' is missing"),
    Example(
      "de", "usage: verify <btree> now", "①Aufruf: verify BTREE jetzt",
      "① note: the source's '<btree>' is missing"),
    Example(
      "ru", "Delete <ALL> routes", "①Удалить ВСЕ маршруты",
      "① note: the source's '<ALL>' is missing"),
    Example(
      "ru", "Load the given <project>", "①Загружает указанный проект",
      "① note: the source's '<project>' is missing"),
  ])
  func `what is to be filled in and is missing is reported`(_ example: Example) throws {
    #expect(try example.diagnostics(MetavariableMissing.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("ja", "Print <e>lected, or <c>ancel?", "印刷対象 e:選択 c:中止?"),
    Example("de", "Write to <file>", "Nach <Datei> schreiben"),
    Example("ar", "Write to <file>", "اكتب في <ملف>"),
    Example("ja", "Write to <file>", "<ファイル>に書く"),
    Example("ja", "Write to <file>", "＜ファイル＞に書く"),
    Example("ru", "'help <command>' explains <command>", "'help <имя>' объясняет команду"),
    Example("he", "<Alt> Space", "Alt + רווח"),
    Example("ja", "Press <return> to submit.", "リターンキーで送信"),
    Example("de", "A <b>bold</b> word", "Ein fettes Wort"),
    Example("de", "See <https://example.com>", "Siehe https://example.com"),
    Example("de", "One line<br>another", "Eine Zeile, eine andere"),
    Example("de", "a < b and c > d", "b ist mehr"),
    Example("fa", "Find (<Ctrl><f>)", "یافتن (مهار + f)"),
  ])
  func `translated names, tags and addresses are accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(MetavariableMissing.self) == [])
  }
}
