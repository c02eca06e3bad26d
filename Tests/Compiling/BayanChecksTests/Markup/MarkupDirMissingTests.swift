import BayanChecks
import Testing

struct MarkupDirMissingTests {
  @Test(arguments: [
    Example(
      "ar", "Sent to <b>{$name}</b>", "أُرسل إلى ①<b>{$name}</b>",
      "① note: '<b>' contains a value of unknown direction; add 'dir=auto'"),
    Example(
      "he", "Sent to <a href=x>{$name}</a>", "נשלח אל ①<a href=x>{$name}</a>",
      "① note: '<a>' contains a value of unknown direction; add 'dir=auto'"),
  ])
  func `left-to-right markup without a direction is reported`(_ example: Example) throws {
    #expect(try example.diagnostics(MarkupDirMissing.self) == [example.diagnostic])
  }

  @Test(arguments: [
    Example("ar", "Sent to <b>{$name}</b>", "أُرسل إلى <b dir=auto>{$name}</b>"),
    Example("ar", "Sent to <b>{$name}</b>", "أُرسل إلى <bdi>{$name}</bdi>"),
    Example("pl", "Sent to <b>{$name}</b>", "Wysłano do <b>{$name}</b>"),
  ])
  func `markup whose direction is clear is accepted`(_ example: Example) throws {
    #expect(try example.diagnostics(MarkupDirMissing.self) == [])
  }

  @Test(arguments: [
    Example("ar", "To <b>{$name}</b>", "إلى <b>{$name}</b>", "إلى <b dir=auto>{$name}</b>")
  ])
  func `the fix adds the direction`(_ example: Example) throws {
    #expect(try example.fixed(MarkupDirMissing.self) == example.diagnostic)
  }
}
