import BayanChecks
import Testing

struct PunctuationSpacingTests {
  @Test(arguments: [
    Example("fr", "Are you sure?", "Êtes-vous sûr①?", "① warning: there is no space before '?'"),
    Example("de", "Are you sure?", "Sind Sie sicher① ?", "① warning: there is a space before '?'"),
    Example(
      "fr", "Are you sure?", "Êtes-vous sûr① ?",
      "① note: a line may break before '?'; make the space a no-break one"),
    Example(
      "fr", "Error: “{$name}” failed!", "Erreur①: échec de «{$name}»!",
      "① warning: there is no space before ':'; the same at 3 more marks"),
    Example(
      "fr", "Version: unknown", "Version①: inconnue", "① warning: there is no space before ':'"),
    Example(
      "fr", "The <code>x</code> here: it", "Le <code>x</code> ici①: lui",
      "① warning: there is no space before ':'"),
    Example("fr-CA", "Sure?", "Sûr① ?", "① note: there is a space before '?'"),
    Example("fr-CA", "Name:", "Nom①:", "① warning: there is no space before ':'"),
    Example("fr", "The “file”", "Le ①«fichier\u{A0}»", "① warning: there is no space after '«'"),
    Example("he", "Yes, now", "כן① , עכשיו", "① warning: there is a space before ','"),
    Example("de", "Careful: hot!", "Achtung① : heiß!", "① warning: there is a space before ':'"),
    Example("pl", "It was saved.", "Zapisano① .", "① warning: there is a space before '.'"),
    Example("ja", "It was saved.", "保存しました① 。", "① warning: there is a space before '。'"),
    Example("zh", "Sorry, wait.", "抱歉① ，请稍候。", "① warning: there is a space before '，'"),
    Example("hi", "It was saved.", "सहेजा गया① ।", "① note: there is a space before '।'"),
  ])
  func `a space where the locale has none at a mark is reported, and the reverse`(
    _ example: Example
  ) throws {
    #expect(try example.diagnostics(PunctuationSpacing.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("fr-CA", "Are you sure?", "Êtes-vous sûr?"),
    Example("fr", "Are you sure?", "Êtes-vous sûr\u{202F}?"),
    Example("fr", "At 10:30", "À 10:30"),
    Example("fr", "See https://example.com/a?b", "Voir https://example.com/a?b"),
    Example("ru", "Ready ?", "Готово ?"),
    Example("pl", "Smile :)", "Uśmiech :)"),
    Example("pl", "Wait...", "Czekaj ..."),
    Example("hi", "Name:", "नाम :"),
    Example("zh", "It’s False.", "它是 False 。"),
    Example("de", "Files of type .txt", "Dateien vom Typ .txt"),
    Example("ja", "5 items, “A”", "5件、「A」です。"),
    Example("fr", "Hello :)", "Salut :)"),
    Example("fr", "{$name}: no file", "{$name}: aucun fichier"),
    Example("fr", "NOTE: wait", "NOTE: attendez"),
    Example("fr", "photo;video;camera;", "photo;vidéo;espace disque;"),
    Example("fr", "Old Yahoo! addresses", "Anciennes adresses Yahoo! ici"),
    Example("fr", "Open mailto: links", "Ouvrir les liens mailto: ici"),
    Example("fr", "Separated by \";\"", "Séparés par \";\""),
    Example("fr", "Put it in the Cc: header", "La mettre dans l’en-tête Cc: du message"),
    Example("fr", "Add \"From: <USER>\" to it", "Y ajouter «\u{A0}From: <USER>\u{A0}»"),
    Example("fr", "It is <kind: level>", "C’est <catégorie: niveau>"),
    Example("fr", "If <code>if a: b</code>", "Si <code>if a: b</code>"),
    Example("zh", "photo;video;", "照片;视频;"),
    Example(
      "fr", "Play Seven Kingdoms: Ancient Adversaries",
      "Jouer à Seven Kingdoms: Ancient Adversaries"),
  ])
  func `spaces at marks as the locale has them are accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(PunctuationSpacing.self) == [])
  }

  @Test(arguments: [
    Example("fr", "Are you sure?", "Êtes-vous sûr?", "Êtes-vous sûr\u{202F}?"),
    Example("de", "Now!", "Jetzt !", "Jetzt!"),
    Example(
      "fr", "Error: “{$name}” failed!", "Erreur: échec de «{$name}»!",
      "Erreur\u{A0}: échec de «\u{A0}{$name}\u{A0}»\u{202F}!"),
  ])
  func `the fix adds or removes the space`(_ example: Example) throws {
    #expect(try example.fixed(PunctuationSpacing.self) == example.diagnostic)
  }
}
