import BayanDiagnostics

extension PrintfFormat {
  /// A part of a format string, in Foundation's syntax.
  package enum Part: Hashable, Sendable {
    /// The text for readers; `%%` is one percent sign.
    case text(String)
    /// A value; the type of whole numbers is always `lld`: `%2$d` has the place 2 and `lld`.
    case value(place: Int?, type: String)
    /// `%#@name@`, a choice among texts.
    case substitution(place: Int?, name: String)
  }

  /// Divides a format string into its parts.
  ///
  /// All texts are accepted: a `%` without a conversion is text, as its author intended.
  package static func parts(of format: String) -> [Part] {
    var parts: [Part] = []
    let bytes = Array(format.utf8)
    var text: [UInt8] = []
    func flush() {
      if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
      text = []
    }
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      guard byte == UInt8(ascii: "%") else {
        text.append(byte)
        index += 1
        continue
      }
      if index + 1 < bytes.count, bytes[index + 1] == byte {
        text.append(byte)
        index += 2
        continue
      }
      var scanner = ConversionScanner(bytes, from: index)
      guard let conversion = try? scanner.scan(),
        // In `50% discount`, `50 % discount` and `%d % discount` the flag "space" is accidental.
        !(conversion.flags.contains(UInt8(ascii: " "))
          && (isNumber(before: index, in: bytes) || isValue(parts.last, before: text)))
      else {
        text.append(byte)
        index += 1
        continue
      }
      flush()
      if let name = conversion.substitution {
        parts.append(.substitution(place: conversion.place, name: name))
      } else {
        parts.append(.value(place: conversion.place, type: conversion.type(of: bytes)))
      }
      index = conversion.span.end
    }
    flush()
    return parts
  }

  /// Returns whether a value comes directly before a text of spaces.
  private static func isValue(_ part: Part?, before text: [UInt8]) -> Bool {
    guard case .value? = part else { return false }
    return text.allSatisfy { $0 == 0x20 }
  }

  /// Returns whether a number ends before an index, with or without spaces between.
  private static func isNumber(before index: Int, in bytes: [UInt8]) -> Bool {
    var rest = bytes[..<index]
    // The spaces include those without a line break: U+00A0 and U+202F.
    for space in [[0x20], [0xC2, 0xA0], [0xE2, 0x80, 0xAF]] as [[UInt8]]
    where rest.suffix(space.count).elementsEqual(space) {
      rest = rest.dropLast(space.count)
    }
    return rest.last.map { (0x30...0x39).contains($0) } ?? false
  }
}

extension PrintfConversion {
  /// Returns the type after the place; whole numbers, and fractions, have one length for all.
  fileprivate func type(of bytes: [UInt8]) -> String {
    let flags = String(decoding: flags.sorted(), as: UTF8.self)
    let digits = precision.map { ".\($0)" } ?? ""
    if !hasWidth {
      switch letter {
      case "d", "i", "u": return flags + digits + "lld"
      case "f", "F": return flags + digits + "f"
      default: break
      }
    }
    let own = bytes[(span.start + 1)..<span.end]
    let written = place == nil ? own : own.drop { $0 != UInt8(ascii: "$") }.dropFirst()
    return String(decoding: written, as: UTF8.self)
  }
}
