import Testing

@testable import BayanChecking
@testable import BayanRules

@Suite("texts as they are remembered")
struct FoldedTextTests {
  private static let texts = [
    "", " ", "No Connection", "No connection.", "no  connection …", "No connexion",
    "No Connection!a",
    "تغيّرت كلمة السر", "تغيرت كلمة السر.", "تغــيرت كلمة\u{200F} السر", "آخر", "ا\u{653}خر", "اخر",
    "أخر",
    "café", "cafe\u{301}", "cafe", "Café.", "İstanbul", "i\u{307}stanbul", "istanbul", "STRASSE",
    "Straße",
    "\u{212A}elvin", "kelvin", "Kelvin", "Σ", "σ", "ς", ".", "!", "۔", "a.", ".a", "1", "2", "١",
    "a!.", "a.!", "a(", "a.b", ".input {a}", "{a}", "!.", "(.",
  ]

  @Test(arguments: texts)
  func `holding two texts against each other folds neither where their letters differ`(
    _ text: String
  ) {
    for other in Self.texts {
      #expect(text.isFolded(as: other) == (text.folded == other.folded), "\(other)")
    }
  }
}
