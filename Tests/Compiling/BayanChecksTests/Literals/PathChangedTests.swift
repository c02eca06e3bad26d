import BayanChecks
import Testing

struct PathChangedTests {
  @Test(arguments: [
    Example(
      "pl", "See /Help/Online", "Zobacz ①/Pomoc/Online",
      "① note: the path '/Pomoc/Online' is '/Help/Online' in the source"),
    Example(
      "pl", "In /Library/Fonts", "W ①/Biblioteka/Fonts",
      "① warning: the path '/Biblioteka/Fonts' is '/Library/Fonts' in the source"),
    Example(
      "ar", "Open /etc/hosts", "افتح ①/etc/مضيفين",
      "① warning: the path '/etc/مضيفين' is '/etc/hosts' in the source"),
    Example(
      "fr", "The file config.json is missing.", "Le fichier ①configuration.json est absent.",
      "① warning: the path 'configuration.json' is 'config.json' in the source"),
    Example(
      "sv", "Example: “/about/contact/”.", "Exempel: ”①/om/kontakt/”.",
      "① note: the path '/om/kontakt/' is '/about/contact/' in the source"),
    Example(
      "de", "The folder is usually set to ~/music.", "Der Ordner ist meist ①~/musik.",
      "① note: the path '~/musik' is '~/music' in the source"),
    Example(
      "ru", "Pictures go to ~/Pictures here.", "Снимки идут в ①~/Изображения.",
      "① note: the path '~/Изображения' is '~/Pictures' in the source"),
    Example(
      "pl", "bookmarks.html", "①zakładki.html",
      "① note: the path 'zakładki.html' is 'bookmarks.html' in the source"),
    Example(
      "fa", "The file data.json is missing.", "پروندهٔ ①داده‌ها.json نیست.",
      "① warning: the path 'داده‌ها.json' is 'data.json' in the source"),
    Example(
      "ru", "The file data.json is missing.", "Нет файла ①данные.json.",
      "① warning: the path 'данные.json' is 'data.json' in the source"),
    Example(
      "de", "Scanned Document.pdf", "Gescanntes ①Dokument.pdf",
      "① note: the path 'Dokument.pdf' is 'Document.pdf' in the source"),
    Example(
      "sv", "Hangup..........H", "Lägg ①på..........H",
      "① note: the path 'på..........H' is 'Hangup..........H' in the source"),
    Example("ru", "/s", "①/с", "① note: the path '/с' is '/s' in the source"),
    Example(
      "fr", "Entries from FILE.po", "Entrées de ①FICHIER.po",
      "① note: the path 'FICHIER.po' is 'FILE.po' in the source"),
    Example(
      "ru", "Usage: tool filename.po", "Использование: tool ①имя-файла.po",
      "① note: the path 'имя-файла.po' is 'filename.po' in the source"),
    Example(
      "fr", "It is told in README.txt", "C’est dans ①LISEZ-MOI.txt",
      "① warning: the path 'LISEZ-MOI.txt' is 'README.txt' in the source"),
    Example(
      "it", "Example: “/about/contact/”. Mind the slashes.", "①Esempio: ”/about/contact”. Attento.",
      "① warning: the source's path '/about/contact/' is missing"),
    Example(
      "de", "Set it to /path/to/executable", "Auf ①/pfad/zu/programm setzen",
      "① note: the path '/pfad/zu/programm' is '/path/to/executable' in the source"),
    Example(
      "pl", "cat /home/user/example", "cat ①/home/user/przykład",
      "① note: the path '/home/user/przykład' is '/home/user/example' in the source"),
    Example(
      "de", "/sec", "①/Sek", "① note: the path '/Sek' is '/sec' in the source"),
    Example(
      "fr", "It finds FooBar.txt too", "①TotoBar.txt est trouvé aussi",
      "① note: the path 'TotoBar.txt' is 'FooBar.txt' in the source"),
    Example(
      "de", "It is at /dev/device_name", "Es ist ①/dev/geräte_name",
      "① note: the path '/dev/geräte_name' is '/dev/device_name' in the source"),
    Example(
      "de", "It is in /etc/hostname", "Es ist in ①/etc/rechnername",
      "① warning: the path '/etc/rechnername' is '/etc/hostname' in the source"),
    Example(
      "de", "It is at /mnt/servername", "Es ist in ①/mnt/dienstname",
      "① note: the path '/mnt/dienstname' is '/mnt/servername' in the source"),
    Example(
      "de", "tool \"a movie.mkv\" cues", "tool \"Ein ①Film.mkv\" cues",
      "① note: the path 'Film.mkv' is 'movie.mkv' in the source"),
    Example(
      "de", "tool index.xml", "tool ①indx.xml",
      "① warning: the path 'indx.xml' is 'index.xml' in the source"),
    Example(
      "pl", "brought text.txt", "przyniesiony ①tekst.txt",
      "① note: the path 'tekst.txt' is 'text.txt' in the source"),
    Example(
      "de", "Copy it with: tool /src/x /dest/x", "Kopieren mit: tool ①/quelle/x /dest/x",
      "① note: the path '/quelle/x' is '/src/x' in the source"),
    Example(
      "ru", "player /path_to/songs", "player ①/путь_к/песням",
      "① note: the path '/путь_к/песням' is '/path_to/songs' in the source"),
    Example(
      "de", "It is in /shop/items", "Es ist in ①/shop/item",
      "① warning: the path '/shop/item' is '/shop/items' in the source"),
    Example(
      "de", "media.iso_a4_210x297mm", "①A4",
      "① note: the source's path 'media.iso' is missing"),
    Example(
      "de", "/usr/bin/guns", "①/usr/bin/kanonen",
      "① note: the path '/usr/bin/kanonen' is '/usr/bin/guns' in the source"),
    Example(
      "de", "/etc/hosts", "①/etc/host",
      "① warning: the path '/etc/host' is '/etc/hosts' in the source"),
    Example(
      "fr", "  -c settings.po      Load the settings.",
      "  -c ①réglages.po      Charger les réglages.",
      "① note: the path 'réglages.po' is 'settings.po' in the source"),
    Example(
      "he", "/_File/_Save", "①/_קובץ/_שמור",
      "① note: the path '/_קובץ/_שמור' is '/_File/_Save' in the source"),
  ])
  func `a file path that changed is reported`(_ example: Example) throws {
    #expect(try example.diagnostics(PathChanged.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("ar", "Open /etc/hosts.", "افتح الملف /etc/hosts."),
    Example("ar", "Yes/no, and/or, 5 km/h", "نعم/لا، و/أو، 5 كم/س"),
    Example("pl", "Settings/Privacy", "Ustawienia/Prywatność"),
    Example("ar", "In {$name}/data.txt", "في {$name}/data.txt"),
    Example("ar", "Open data.txt", "افتح ملفdata.txt"),
    Example("ja", "Open data.txt", "設定をdata.txtに"),
    Example("ar", "Washington D.C.", "واشنطن العاصمة"),
    Example("de", "Filled with blanks [20.H]", "Mit Leerzeichen gefüllt (20h)"),
    Example("pl", "Strips leading '/'s here", "Usuwa początkowe „/” tutaj"),
    Example("ru", "One of i.m., s.c., or orally", "Одно из: в/м, п/к или внутрь"),
    Example("ru", "Advanced I.C.H. trusts all", "Доверие AICH для всех"),
  ])
  func `file paths that stayed are accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(PathChanged.self) == [])
  }
}
