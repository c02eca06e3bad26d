import BayanMessageConversion
import BayanSupport

/// How a platform writes the values in its format strings.
///
/// Readers and comparisons know one form, that of Foundation: `%1$lld`, `%2$@`, and the flag `'` for
/// groups of digits where a platform has none without asking.
enum PrintfSyntax {
  /// `String(format:)`, which groups the digits of whole numbers as the locale does.
  case foundation
  /// `String.format` of Java, which groups digits only with the flag `,`.
  case java

  /// Returns a file's text with its placeholders in Foundation's form.
  func canonical(_ text: String) -> String {
    switch self {
    case .foundation: text
    case .java: text.utf8.contains(UInt8(ascii: "%")) ? JavaFormat.canonical(text) : text
    }
  }

  /// Returns the placeholder of a value in a file.
  func formatted(_ value: PrintfPlaceholders.Value) -> String {
    switch self {
    case .foundation: value.formatted
    case .java: "%\(value.place)$\(JavaFormat.type(value.type))"
    }
  }
}

/// Format strings of Java.
///
/// - Source: Java SE, `java.util.Formatter`.
private enum JavaFormat {
  /// `,d` of `'lld`, `03d` of `.3lld`, `s` of `@`.
  static func type(_ canonical: String) -> String {
    if canonical == "@" { return "s" }
    let isWhole = canonical.hasSuffix("lld")
    var type = isWhole ? String(canonical.dropLast(3)) + "d" : canonical
    type = type.replacingExactly("'", with: ",")
    // Java has no number of digits for whole numbers, but a width that zeros fill.
    return isWhole ? type.replacingExactly(".", with: "0") : type
  }

  /// The text with conversions as Foundation has them.
  static func canonical(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == percent else {
        result.append(bytes[index])
        index += 1
        continue
      }
      if index + 1 < bytes.count, bytes[index + 1] == percent {
        result += [percent, percent]
        index += 2
      } else if let conversion = conversion(bytes, from: index) {
        result += conversion.canonical
        index = conversion.end
      } else {
        result.append(percent)
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let percent = UInt8(ascii: "%")

  /// A conversion that is written in another way there; `nil` for all others.
  ///
  /// - Grammar: `"%" [place "$"] *flag [width] ["." precision] letter`
  private static func conversion(
    _ bytes: [UInt8], from start: Int
  ) -> (canonical: [UInt8], end: Int)? {
    var index = start + 1
    func digits() -> ArraySlice<UInt8> { bytes[index...].prefix { (0x30...0x39).contains($0) } }
    var place: ArraySlice<UInt8> = []
    let number = digits()
    if !number.isEmpty, number.endIndex < bytes.count, bytes[number.endIndex] == UInt8(ascii: "$") {
      place = bytes[number.startIndex...number.endIndex]
      index = number.endIndex + 1
    }
    let flags = bytes[index...].prefix { "-#+ 0,(".utf8.contains($0) }
    index = flags.endIndex
    let width = digits()
    index = width.endIndex
    var precision: ArraySlice<UInt8> = []
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      let number = digits()
      precision = bytes[(index - 1)..<number.endIndex]
      index = number.endIndex
    }
    guard index < bytes.count else { return nil }
    let letter = bytes[index]
    let isGrouped = flags.contains(UInt8(ascii: ","))
    let isSigned = flags.contains(UInt8(ascii: "+"))
    let isFilled = flags.contains(UInt8(ascii: "0"))
    // In `10%, das` the sign stands for itself.
    let isPercentage = start > 0 && (0x30...0x39).contains(bytes[start - 1])
    guard !flags.contains(where: { "-# (".utf8.contains($0) }), !(isGrouped && isPercentage) else {
      return nil
    }
    var canonical = [percent] + place
    if isGrouped { canonical.append(UInt8(ascii: "'")) }
    if isSigned { canonical.append(UInt8(ascii: "+")) }
    switch letter {
    case UInt8(ascii: "s") where flags.isEmpty && width.isEmpty && precision.isEmpty:
      canonical.append(UInt8(ascii: "@"))
    case UInt8(ascii: "d") where precision.isEmpty && isFilled == !width.isEmpty:
      if isFilled { canonical += [UInt8(ascii: ".")] + width }
      canonical += "lld".utf8
    case UInt8(ascii: "f") where width.isEmpty && !isFilled:
      canonical += precision + [letter]
    default: return nil
    }
    return (canonical, index + 1)
  }
}
