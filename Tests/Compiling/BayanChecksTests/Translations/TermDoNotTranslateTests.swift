import BayanChecks
import Testing

struct TermDoNotTranslateTests {
  static let project = #"do-not-translate = ["Wi-Fi", "Graph API", "Facebook", "Meta"]"#

  @Test(arguments: [
    Example(
      "ar", "Join a Wi-Fi network.", "①اتصل بشبكة واي فاي.",
      "① warning: 'Wi-Fi' stays as it is in every language; it is missing here"),
    Example(
      "pl", "Join a Wi-Fi network.", "Połącz z siecią ①WiFi.",
      "① warning: 'WiFi' is written 'Wi-Fi' in every language"),
    Example(
      "de", "Meta asks for data.", "①Man verlangt Metadaten.",
      "① warning: 'Meta' stays as it is in every language; it is missing here"),
  ])
  func `a name that was translated is reported`(_ example: Example) throws {
    #expect(
      try example.diagnostics(TermDoNotTranslate.self, project: Self.project) == [
        example.diagnostic
      ])
  }

  @Test(arguments: [
    Example("ar", "Join a Wi-Fi network.", "اتصل بشبكة الWi-Fi."),
    Example("ru", "Join a network.", "Подключитесь."),
    Example("pl", "Facebook's server is down.", "Serwer Facebooka nie działa."),
    Example("fi", "Sign in to Facebook.", "Kirjaudu Facebookiin."),
    Example("ar", "Join {|Wi-Fi|}.", "اتصل بـ{|Wi-Fi|}."),
  ])
  func `names that stayed are accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(TermDoNotTranslate.self, project: Self.project) == [])
  }

  @Test(arguments: [
    Example("pl", "Wi-Fi is off", "wi fi nie działa", "Wi-Fi nie działa")
  ])
  func `the fix writes the name`(_ example: Example) throws {
    #expect(try example.fixed(TermDoNotTranslate.self, project: Self.project) == example.diagnostic)
  }
}
