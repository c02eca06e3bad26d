import BayanCompiler
import BayanMessageSyntax
import BayanRuntime

extension FuzzTarget {
  /// Packs with any tables: a pack is refused, or all of its messages have a text, and none reveals
  /// a private value.
  ///
  /// Length and checksum are corrected, because otherwise nearly all packs would be refused at
  /// once.
  static let packs = FuzzTarget("packs", seeds: samples) { bytes in
    _ = try? Pack(bytes)
    guard let pack = try? Pack(repaired(bytes)) else { return }
    try promise(LocaleTag(pack.locale.description) == pack.locale, "a locale that is no tag")
    var choices = Choices(bytes)
    let arguments = MessageArguments(choices.arguments(from: bytes))
    let sink = choices.one(of: sinks)
    // The slots beyond the last one must be empty.
    for slot in -1...min(pack.slotCount, 64) {
      try checkText(
        { pack.string(slot, $0, for: $1, functions: $2, report: $3) },
        { pack.parts(slot, $0, for: $1, functions: $2, report: $3) }, arguments, for: sink)
      try promise(
        pack.withUTF8(slot) { String(validating: $0, as: UTF8.self) } != nil,
        "slot \(slot) isn't UTF-8")
    }
    try checkPrivacy(of: pack, with: &choices, from: bytes)
  }

  /// Returns the pack with this version's magic number, and with its correct length and checksum.
  private static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count >= PackFormat.headerLength else { return bytes }
    // Each invalid sequence is replaced by valid UTF-8 of the same length.
    var pack = bytes
    var index = 0
    while index < pack.count {
      let length = pack[index...].utf8SequenceLength
      if length == 0 { pack[index] = UInt8(ascii: "?") }
      index += max(1, length)
    }
    pack.replaceSubrange(..<PackFormat.magic.utf8.count, with: PackFormat.magic.utf8)
    pack.set(.length, to: UInt64(pack.count))
    let checksum = pack.withUnsafeBytes {
      PackFormat.checksum(UnsafeRawBufferPointer(rebasing: $0[PackFormat.headerLength...]))
    }
    pack.set(.checksum, to: checksum)
    return pack
  }

  /// Returns packs of some messages, in several locales.
  private static func samples() -> [[UInt8]] {
    let messages = [
      "Title", "كلمة السر", "Hello {$name}!",
      "{$count :number minimumFractionDigits=2 signDisplay=always}",
      ".input {$count :integer}\n.match $count\n0 {{none}}\none {{one}}\ntwo {{two}}\nfew {{few}}\n* {{{$count}}}",
      ".local $x = {$name :string u:dir=rtl u:id=a}\n{{{#b a=$x}{$x}{/b}{#br/}}}",
      "{$date :datetime dateLength=long} {$amount :currency currency=USD} {$list} {|1| :percent}",
      // Any of these arguments may be private: shown, after declarations, as an option, as a
      // selector.
      ".local $x = {$name} .local $y = {$x :string} {{{$y}{$amount}}}",
      "{$x :number minimumFractionDigits=$count} {$date} {$x :offset add=$count}",
      ".input {$name :string} .match $name |plain| {{plain}} * {{other}}",
      ".input {$x :number select=exact minimumFractionDigits=$count} .match $x 0 {{0}} * {{{$x}}}",
    ]
    let bodies = messages.compactMap { MessageCompiler.compile(ParsedMessage.parse($0).message) }
    return ["en", "ar", "pl", "bn"].compactMap { name in
      guard let data = try? LocaleData(name) else { return nil }
      return data.pack(locale: LocaleTag(name), fingerprint: 1, bodies: [.absent] + bodies)?.bytes
    }
  }
}

extension [UInt8] {
  fileprivate mutating func set(_ field: PackFormat.Field, to value: UInt64) {
    let end = PackFormat.magic.utf8.count + (field.rawValue + 1) * PackFormat.fieldUnits
    for unit in 0..<PackFormat.fieldUnits {
      self[end - 1 - unit] = UInt8(value >> (7 * unit) & 0x7F)
    }
  }
}

extension ArraySlice<UInt8> {
  /// The length of the UTF-8 sequence at the beginning of the bytes; 0 for an invalid one.
  fileprivate var utf8SequenceLength: Int {
    guard let first else { return 0 }
    let length =
      first < 0x80
      ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
    guard length > 0, length <= count else { return 0 }
    return String(validating: prefix(length), as: UTF8.self) == nil ? 0 : length
  }
}
