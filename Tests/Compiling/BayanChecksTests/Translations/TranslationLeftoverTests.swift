import BayanCatalog
import BayanCatalogFixtures
import BayanChecks
import Testing

struct TranslationLeftoverTests {
  /// What the rule says of a message beside four others that sharpen and blur.
  private func found(_ english: String, _ arabic: String) throws -> [String] {
    let fixture = entries([
      ("Sharpen the layer", "زيادة حدة الطبقة"), ("Sharpen the edges", "زيادة حدة الحواف"),
      ("Do not sharpen areas", "لا تزد حدة المساحات"), ("Dublin blur", "تمويه Dublin"),
      (english, arabic),
    ])
    let loaded = CatalogLoader.load(fixture.files)
    let catalog = try #require(loaded.catalog)
    return fixture.printed(
      Checks.run([TranslationLeftover.self], on: catalog, loading: loaded.diagnostics))
  }

  @Test(arguments: [
    ("Wavelet sharpen the picture", "Wavelet sharpen الصورة المختارة"),
    ("Now wavelet sharpen it", "الآن wavelet sharpen لهذه الصورة"),
    ("Wavelet: sharpen the picture", "Wavelet: sharpen the الصورة المختارة"),
  ])
  func `words that the other messages translate are reported`(_ texts: (String, String)) throws {
    let found = try found(texts.0, texts.1)
    #expect(found.count == 1)
    #expect(
      found.first?.contains("is still in the words of 'en', and other messages translate them")
        == true)
  }

  @Test(arguments: [
    // Nobody translates these elsewhere.
    ("Wavelet transform of the picture", "Wavelet transform لهذه الصورة"),
    // A name has capitals.
    ("Install Wavelet Sharpen now", "ثبّت Wavelet Sharpen الآن"),
    ("Run <tt>wavelet sharpen</tt> again", "شغّل <tt>wavelet sharpen</tt> مرة أخرى"),
    ("wavelet sharpen - works on a picture", "wavelet sharpen - يعمل على صورة"),
    ("The filter “wavelet sharpen” is on", "المرشّح «wavelet sharpen» يعمل"),
    ("Sharpen and Blur County", "مقاطعة Sharpen and Blur"),
    ("“wavelet sharpen” is on", "«wavelet sharpen» يعمل"),
    ("Run “wavelet sharpen {$x}” now", "شغّل »wavelet sharpen {$x}« الآن"),
    // One word may be the program's.
    ("The command sharpen is missing", "الأمر sharpen مفقود هنا"),
    // The whole source with an explanation.
    ("wavelet sharpen", "wavelet sharpen (زيادة الحدة)"),
    ("Run sharpen(1) again", "شغّل sharpen(1) مرة أخرى"),
    ("Wavelet sharpen the picture", "زيادة حدة الصورة بالمويجات"),
    ("For example: wavelet sharpen", "على سبيل المثال: wavelet sharpen هنا"),
    ("It may end, e.g. wavelet sharpen", "قد ينتهي هكذا: wavelet sharpen هنا"),
    // Signs of a program stand beside it.
    ("Add #wavelet sharpen now", "أضف #wavelet sharpen الآن"),
    ("Call wavelet sharpen(x, y) now", "استدع wavelet sharpen(x, y) الآن"),
  ])
  func `names, quotations and single words are accepted`(_ texts: (String, String)) throws {
    #expect(try found(texts.0, texts.1) == [])
  }

  @Test(arguments: [
    ("Open source program", "Programme en open source", 0),
    ("Closed source program", "Programme en closed source", 1),
  ])
  func `terms that languages in Latin letters share are accepted`(
    _ english: String, _ french: String, _ count: Int
  ) throws {
    try expect(count, english, french)
  }

  @Test(arguments: [
    ("fr", 2, 0, 2), ("fr", 3, 0, 0), ("fr", 3, 2, 0), ("fr", 3, 3, 3), ("ar", 3, 0, 3),
  ])
  func `in Latin letters, what three messages keep, and more than translate it, is a term`(
    _ locale: String, _ kept: Int, _ translated: Int, _ count: Int
  ) throws {
    let word = locale == "fr" ? "fermé" : "مغلق"
    let fixture = entries(
      closed(word) + (0..<kept).map { ("Closed medium \($0) here", "\(word) \($0) closed medium") }
        + (0..<translated).map { ("Closed medium \($0) there", "\(word) \($0)") },
      locale: locale)
    #expect(try self.count(fixture) == count)
  }

  @Test(arguments: [
    ("Failed to open it", "Failed to otworzyć tego", 1),
    ("It was: failed to open it", "To było: failed to otworzyć", 0),
    ("Failed XML parsing", "Failed XML przy czytaniu", 0),
    ("Failed Sharply from it", "Failed Sharply od tego", 1),
    ("Failed Sharply inside it", "Failed Sharply od tego", 0),
  ])
  func `where both texts begin so, one word beside small ones is enough`(
    _ english: String, _ polish: String, _ count: Int
  ) throws {
    let others = (0..<3).map { ("Failed \($0) sharply at it", "Awaria \($0) nagła") }
    #expect(try self.count(entries(others + [(english, polish)], locale: "pl")) == count)
  }

  @Test(arguments: [("naïve", 0), ("naive", 1)])
  func `a few words with a letter beyond ASCII are no English`(
    _ word: String, _ count: Int
  ) throws {
    let others = (0..<3).map { ("A \(word) sharpen of layer \($0)", "زيادة بسيطة \($0)") }
    #expect(
      try self.count(
        entries(others + [("Use \(word) sharpen layer", "استعمل \(word) sharpen layer هنا")]))
        == count)
  }

  @Test(arguments: [
    ("Read Lord for the Rings", "اقرأ Lord for the Rings الآن", 0),
    ("Read lord for the rings", "اقرأ lord for the rings الآن", 1),
  ])
  func `words that join two with capitals belong to a name`(
    _ english: String, _ arabic: String, _ count: Int
  ) throws {
    #expect(try self.count(entries(closed("مغلق") + [(english, arabic)])) == count)
  }

  /// Messages that show that a catalog translates `closed`, `for` and `days`.
  private func closed(_ word: String) -> [(String, String)] {
    (0..<40).map { ("Closed for \($0) days", "\(word) \($0)") }
  }

  /// Expects so many diagnostics of a French message beside others about what is open and closed.
  private func expect(_ count: Int, _ english: String, _ french: String) throws {
    let fixture = entries(
      [
        ("Open the closed file", "Ouvrir le fichier fermé"),
        ("The source is closed", "L’origine est fermée"),
        ("Open or closed sources", "Origines ouvertes ou fermées"),
        ("A closed source of it", "Une origine fermée"), (english, french),
      ], locale: "fr")
    #expect(try self.count(fixture) == count)
  }

  private func count(_ fixture: CatalogFixture) throws -> Int {
    let loaded = CatalogLoader.load(fixture.files)
    let catalog = try #require(loaded.catalog)
    return Checks.run([TranslationLeftover.self], on: catalog, loading: loaded.diagnostics).count
  }

  @Test func `a few words within a long text are a note`() throws {
    let found = try found(
      "Possible values of this option: wavelet sharpen",
      "القيم الممكنة لهذا الخيار من خيارات البرنامج كما تظهر في قائمة الأوامر: wavelet sharpen")
    #expect(found.count == 1)
    #expect(found.first?.contains(" note: ") == true)
  }

  @Test func `what stays in three of four messages is a term`() throws {
    let fixture = entries([
      ("Sharpen the layer", "Sharpen للطبقة"), ("Sharpen the edges", "Sharpen للحواف"),
      ("Do not sharpen areas", "لا sharpen للمساحات"),
      ("Wavelet sharpen the picture", "Wavelet sharpen للصورة المختارة"),
    ])
    let loaded = CatalogLoader.load(fixture.files)
    let catalog = try #require(loaded.catalog)
    #expect(
      Checks.run([TranslationLeftover.self], on: catalog, loading: loaded.diagnostics).isEmpty)
  }
}
