#if !canImport(Darwin)
  import BayanGraph
  import BayanRecovery
  import BayanRuntime
  import BayanSDKErrors
  import Foundation
  import Testing

  /// Tests with a process each, because the program's locales belong to the process.
  @Suite("The language of a session")
  struct SessionLocaleTests {
    @Test func `without locales it is the system's`() async {
      await #expect(processExitsWith: .success) {
        for name in ["LANGUAGE", "LC_ALL", "LC_MESSAGES"] { unsetenv(name) }
        setenv("LANG", "ar_EG.UTF-8", 1)
        let dialog = LoopbackRedirectDialog(page: "")
        _ = GraphSession(appID: "1", dialog: dialog, locales: ["en"])
        #expect(MessageLocale.program.isEmpty)
        _ = GraphSession(appID: "1", dialog: dialog)
        #expect(MessageLocale.program == ["ar-EG"])
        let words = GraphFailure.core(.graphRequestProtocolMismatch).localizedDescription
        #expect(
          words
            == GraphFailure.core(.graphRequestProtocolMismatch).words(
              preferring: ["ar"], for: .display
            ).description)
      }
    }

    @Test func `the locale that the program has chosen stays`() async {
      await #expect(processExitsWith: .success) {
        for name in ["LANGUAGE", "LC_ALL", "LC_MESSAGES"] { unsetenv(name) }
        setenv("LANG", "ar_EG.UTF-8", 1)
        MessageLocale.program = ["en"]
        _ = GraphSession(appID: "1", dialog: LoopbackRedirectDialog(page: ""))
        #expect(MessageLocale.program == ["en"])
      }
    }
  }
#endif
