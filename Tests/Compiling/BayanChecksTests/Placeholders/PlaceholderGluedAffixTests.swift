import BayanChecks
import Testing

struct PlaceholderGluedAffixTests {
  @Test(arguments: bad + good)
  func `letters that touch a placeholder are reported`(_ example: MessageCase) throws {
    try example.check(PlaceholderGluedAffix.self)
  }

  static let bad = [
    MessageCase(
      "a German ending", "de", source: "{$name}’s files", "①{$name}s Dateien",
      ["① note: letters touch '{$name}' and become part of its value"]),
    MessageCase(
      "an English ending kept in Arabic", source: "{$name} files", "ملفات ①{$name}s",
      ["① note: letters touch '{$name}' and become part of its value"]),
    MessageCase(
      "a Vietnamese word before", "vi", source: "Hello {$name}", "Chào bạn tên là ế①{$name}",
      ["① note: letters touch '{$name}' and become part of its value"]),
  ]

  static let good = [
    MessageCase("Arabic clitics", source: "Ahmed and {$name}", "أحمد و{$name} بـ{$name}"),
    MessageCase("Hebrew prefixes", "he", source: "in {$name}", "ב{$name}"),
    MessageCase("an elision", "fr", source: "{$name}’s file", "Le fichier de l’{$name}"),
    MessageCase("a hyphen", "hu", source: "in {$name}", "{$name}-ban"),
    MessageCase("a unit", "de", source: "{$count} GB", "{$count}GB"),
    MessageCase("the source itself", "en", source: nil, "{$name}s"),
  ]
}
