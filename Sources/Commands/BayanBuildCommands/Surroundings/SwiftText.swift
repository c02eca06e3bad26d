import BayanSupport

/// A Swift file, read as far as it takes to find declarations and calls: not parsed.
struct SwiftText {
  /// The file's bytes.
  let bytes: [UInt8]

  /// The same, with spaces for comments and for what is in strings; the quotes stay.
  let code: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var blanking = Blanking(bytes: bytes, code: bytes)
    blanking.run()
    code = blanking.code
  }

  /// The string whose opening quote is the first thing at or after an offset; `nil` where something
  /// else is, or where the string isn't a plain one.
  func string(at offset: Int) -> String? {
    guard let start = code[offset...].firstIndex(where: { !$0.isBlank }), code[start] == .quote,
      let end = code[(start + 1)...].firstIndex(of: .quote)
    else { return nil }
    let text = bytes[(start + 1)..<end]
    return text.contains(UInt8(ascii: "\\")) ? nil : String(decoding: text, as: UTF8.self)
  }
}

// MARK: - Declarations

extension SwiftText {
  /// The types that the file declares for its whole module, each with the offset of its name.
  ///
  /// Those within other types, in `#if`, and private ones aren't among them.
  var moduleTypes: [(name: String, offset: Int)] {
    var found: [(name: String, offset: Int)] = []
    var (depth, conditions, isPrivate) = (0, 0, false)
    var index = 0
    while index < code.count {
      switch code[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "#"):
        if word(at: index + 1) == "if" { conditions += 1 }
        if word(at: index + 1) == "endif" { conditions -= 1 }
      default: break
      }
      guard let word = word(at: index) else {
        index += 1
        continue
      }
      index += word.utf8.count
      guard depth == 0, conditions == 0 else { continue }
      switch word {
      case "private", "fileprivate": isPrivate = true
      case "struct", "class", "enum", "actor", "protocol", "typealias":
        guard let start = code[index...].firstIndex(where: { !$0.isBlank }), start > index,
          let name = self.word(at: start)
        else { continue }
        if !isPrivate { found.append((name, start)) }
        index = start + name.utf8.count
        isPrivate = false
      case "func", "var", "let", "extension", "import": isPrivate = false
      default: break
      }
    }
    return found
  }

  /// The properties that a type declares itself, in its declaration and in extensions of it, each with the offset of
  /// its name.
  ///
  /// - Parameter type: The name of the type, `PayError` or `Shop.PayError`; an extension may name its module before.
  func properties(of type: String) -> [(name: String, offset: Int)] {
    var found: [(name: String, offset: Int)] = []
    /// The names of the types around, by the depth of braces at which each begins.
    var open: [(depth: Int, name: String)] = []
    var (depth, declared, index) = (0, String?.none, 0)
    func isWanted(_ name: String) -> Bool { name == type || name.hasSuffix("." + type) }
    while index < code.count {
      switch code[index] {
      case UInt8(ascii: "{"):
        if let name = declared { open.append((depth, name)) }
        declared = nil
        depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if open.last?.depth == depth { open.removeLast() }
      default: break
      }
      guard let word = word(at: index) else {
        index += 1
        continue
      }
      index += word.utf8.count
      switch word {
      case "struct", "class", "enum", "actor", "extension":
        guard let name = path(after: index) else { continue }
        // An extension stands at the top of its file, and names the types around.
        declared = ([open.last?.name].compactMap { $0 } + [name.text]).joined(separator: ".")
        index = name.end
      case "var", "let":
        guard let last = open.last, last.depth == depth - 1, isWanted(last.name),
          let name = path(after: index)
        else { continue }
        found.append((name.text, name.end - name.text.utf8.count))
      default: break
      }
    }
    return found
  }

  /// Reads the name after an offset, with the types that it is in; `nil` where there is none.
  private func path(after offset: Int) -> (text: String, end: Int)? {
    guard let start = code[offset...].firstIndex(where: { !$0.isBlank }), start > offset,
      code[start].isOfWord
    else { return nil }
    let path = code[start...].prefix { $0.isOfWord || $0 == UInt8(ascii: ".") }
    return (String(decoding: path, as: UTF8.self), path.endIndex)
  }

  /// The word that begins at an offset; `nil` where none does.
  private func word(at offset: Int) -> String? {
    guard offset < code.count, code[offset].isOfWord,
      offset == 0 || !code[offset - 1].isOfWord
    else { return nil }
    return String(decoding: code[offset...].prefix { $0.isOfWord }, as: UTF8.self)
  }
}

// MARK: - Calls

extension SwiftText {
  /// An argument of a call: its label, and where its value is.
  struct Argument {
    var label: String
    var value: Range<Int>
  }

  /// The labelled arguments of the call whose opening parenthesis is at an offset, and where it
  /// ends; `nil` where it doesn't.
  func call(at open: Int) -> (arguments: [Argument], end: Int)? {
    var arguments: [Argument] = []
    var (depth, start, label) = (0, open + 1, String?.none)
    for index in open..<code.count {
      switch code[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ":") where depth == 1 && label == nil:
        let text = String(decoding: code[start..<index], as: UTF8.self)
        label = text.filter { !$0.isWhitespace }
        start = index + 1
        continue
      case UInt8(ascii: ",") where depth == 1: break
      default: continue
      }
      guard depth == 0 || code[index] == UInt8(ascii: ",") && depth == 1 else { continue }
      if let label { arguments.append(Argument(label: label, value: start..<index)) }
      if depth == 0 { return (arguments, index + 1) }
      (start, label) = (index + 1, nil)
    }
    return nil
  }

  /// The offsets of the parentheses after a name such as `.target`.
  func calls(of name: String) -> [Int] {
    let wanted = Array((name + "(").utf8)
    var (found, index) = ([Int](), 0)
    while index + wanted.count <= code.count {
      if code[index..<(index + wanted.count)].elementsEqual(wanted) {
        found.append(index + wanted.count - 1)
      }
      index += 1
    }
    return found
  }
}

extension UInt8 {
  fileprivate static let quote = UInt8(ascii: "\"")

  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }

  fileprivate var isOfWord: Bool {
    isASCIIAlphanumeric || self == UInt8(ascii: "_") || self >= 0x80
  }
}

/// Puts spaces over comments and the contents of strings.
private struct Blanking {
  let bytes: [UInt8]
  var code: [UInt8]
  private var index = 0

  init(bytes: [UInt8], code: [UInt8]) {
    self.bytes = bytes
    self.code = code
  }

  mutating func run() {
    while index < bytes.count { step() }
  }

  private func has(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private mutating func skip(_ count: Int) {
    for place in index..<min(index + count, bytes.count) where bytes[place] != 0x0A {
      code[place] = 0x20
    }
    index += count
  }

  private mutating func step() {
    if has("//") {
      while index < bytes.count, bytes[index] != 0x0A { skip(1) }
    } else if has("/*") {
      skipComment()
    } else if bytes[index] == .quote || bytes[index] == UInt8(ascii: "#") {
      let signs = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
      guard index + signs < bytes.count, bytes[index + signs] == .quote else {
        index += max(signs, 1)
        return
      }
      index += signs
      skipString(String(repeating: "#", count: signs))
    } else {
      index += 1
    }
  }

  /// Comments can be in comments.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if has("/*") {
        depth += 1
        skip(2)
      } else if has("*/") {
        depth -= 1
        skip(2)
      } else {
        skip(1)
      }
    } while depth > 0 && index < bytes.count
  }

  /// Steps over a string, and over what is between its values.
  private mutating func skipString(_ signs: String) {
    let isLong = has("\"\"\"")
    let quotes = isLong ? "\"\"\"" : "\""
    index += quotes.utf8.count
    while index < bytes.count {
      if has(quotes + signs) {
        index += quotes.utf8.count + signs.utf8.count
        return
      }
      if has("\\" + signs + "(") {
        skipValue(signs)
      } else if has("\\" + signs) {
        skip(signs.utf8.count + 2)
      } else if bytes[index] == 0x0A, !isLong {
        return
      } else {
        skip(1)
      }
    }
  }

  private mutating func skipValue(_ signs: String) {
    skip(signs.utf8.count + 2)
    let start = index
    var depth = 1
    while index < bytes.count, depth > 0 {
      switch bytes[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      step()
    }
    for place in start..<min(index, bytes.count) where bytes[place] != 0x0A { code[place] = 0x20 }
  }
}
