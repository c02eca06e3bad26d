import BayanDiagnosticTexts
import BayanDiagnostics
import Testing

@Suite("Diagnostics in other languages")
struct DiagnosticTextsTests {
  private static let arabic = DiagnosticLanguage.answering(["ar-EG"])

  @Test("a language is found by the tags of its readers")
  func languages() {
    #expect(DiagnosticLanguage.all.map(\.tag) == ["en", "ar"])
    #expect(Self.arabic?.tag == "ar" && Self.arabic?.isRightToLeft == true)
    #expect(DiagnosticLanguage.answering(["de", "en-GB"])?.tag == "en")
    #expect(DiagnosticLanguage.answering(["de"]) == nil)
  }
}
