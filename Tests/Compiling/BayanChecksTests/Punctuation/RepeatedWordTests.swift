import BayanChecks
import Testing

struct RepeatedWordTests {
  @Test(arguments: [
    Example("ar", "The file is saved", "①الملف الملف محفوظ", "① warning: 'الملف' is there twice"),
    Example("en", nil, "①The the file", "① warning: 'The' is there twice"),
    Example("fa", "It needs help", "نیاز ①به به کمک دارد", "① warning: 'به' is there twice"),
    Example("he", "Save the file", "①שמור שמור", "① warning: 'שמור' is there twice"),
    Example("de", "The file", "①Die Die Datei", "① warning: 'Die' is there twice"),
    Example("pl", "The file", "Plik ①jest jest", "① warning: 'jest' is there twice"),
    Example("zh", "Save the settings", "保存①设置设置", "① warning: '设置' is there twice"),
    Example("ja", "Open the file", "①ファイルファイルを開く", "① warning: 'ファイル' is there twice"),
    Example(
      "ja", "Sort a file that was sorted", "①ファイルファイルを並べ替える",
      "① warning: 'ファイル' is there twice"),
    Example("tr", "One by one", "①satır satır oku", "① note: 'satır' is there twice"),
  ])
  func `a word written twice is reported`(_ example: Example) throws {
    #expect(try example.diagnostics(RepeatedWord.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("ru", "\tStop\tHalt the run", "\tСтоп\tСтоп всего"),
    Example("ar", "Theme (theme: dark)", "السمة (السمة: داكن)"),
    Example("nl", "Set it in the dialog", "Stel dit in in het dialoogvenster"),
    Example("zh", "McSomething whatever his name is", "叫麦什么什么的家伙"),
    Example("da", "The URLs are right", "De valgte URL'er er korrekte"),
    Example("cs", "It is the same", "Je to to samé"),
    Example("de", "Those who know", "Die die es wissen"),
    Example("fr", "We meet", "Nous nous voyons"),
    Example("fr", "I show you around", "Je vais vous faire faire un tour"),
    Example("en", nil, "2 2"),
    Example("pl", "{$name} {$name}", "{$name} {$name}"),
    Example("de", "Split into parts", "In zwei Teilen teilen"),
    Example("ru", "  PATH      The path", "  ПУТЬ      Путь"),
    Example("zh", "Hide hidden files", "隐藏隐藏文件"),
    Example("ar", "Pacific/PagoPago", "الهادي/باغو باغو"),
    Example("ar", "Tawi-Tawi", "تاوي تاوي"),
    Example("pl", "Enter a valid code", "Podaj numer XXXX XXXX XXXX"),
    Example("ja", "Sparkling", "キラキラした星"),
    Example("ja", "Various people", "人々と色々"),
    Example("de", "Name\nName of the file", "Name\nName der Datei"),
    Example("fr", "It can perhaps be", "Il peut peut-être"),
    Example("pl", "NAME FILENAME", "NAZWA NAZWA-PLIKU"),
    Example("ru", "NAME FILENAME", "ИМЯ ИМЯ_ФАЙЛА"),
    Example("de", "Write to the file FILE", "In die Datei DATEI schreiben"),
    Example("fr", "It is east", "La longitude est est"),
    Example("fa", "It needs an update", "نیاز به به روز رسانی دارد"),
    Example("fa", "The caption's heading", "عنوان عنوان تصویر"),
    Example("he", "Sunday the first", "יום ראשון ראשון"),
    Example("fr", "The RSS feed", "Le flux flux RSS"),
    Example("ja", "Instance type", "インスタンスタイプ"),
    Example("ar", "They are added one by one", "ستُضاف طبقة طبقة"),
  ])
  func `repetitions that the language has are accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(RepeatedWord.self) == [])
  }

  @Test(arguments: [
    Example("pl", "The file", "Plik jest jest", "Plik jest")
  ])
  func `the fix removes the second word`(_ example: Example) throws {
    #expect(try example.fixed(RepeatedWord.self) == example.diagnostic)
  }
}
