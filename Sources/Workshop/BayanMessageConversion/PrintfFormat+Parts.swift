import BayanDiagnostics

extension PrintfFormat {
  /// A part of a format string, in Foundation's syntax.
  package enum Part: Hashable, Sendable {
    /// Text as a reader sees it; of `%%` it has one.
    case text(String)
    /// A value. Of whole numbers the type is always `lld`: `%2$d` has the place 2 and `lld`.
    case value(place: Int?, type: String)
    /// `%#@name@`, a choice among texts.
    case substitution(place: Int?, name: String)
  }

  /// Takes a format string apart.
  ///
  /// Nothing is refused: a `%` that begins no conversion is text, as whoever wrote it meant.
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
      let isPercentage = index > 0 && (0x30...0x39).contains(bytes[index - 1])
      guard let conversion = try? scanner.scan(),
        // `50% discount` has room for a sign by accident.
        !(isPercentage && conversion.flags.contains(UInt8(ascii: " ")))
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
}

extension PrintfConversion {
  /// What is after the place; of whole numbers and fractions with one length for all.
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
