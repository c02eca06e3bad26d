import BayanDiagnostics
import BayanSupport

/// Why a file is no well-formed XML.
enum XMLFault {
  case withoutElement
  case beforeRoot
  case afterRoot
  case secondRoot(String)
  case tooDeep
  case lateDoctype
  case lateDeclaration
  /// A comment, CDATA or an instruction without its end.
  case openPart(String, String)
  case strayInInstruction
  case hyphens
  case cdataEnd
  case unclosed(String, line: Int)
  case mismatch(String, open: String, line: Int, isOpen: Bool)
  case nothingOpen(String)
  case withoutName(String)
  case openTag(String)
  case strayInTag(String)
  case withoutSpace(String)
  case withoutValue(String)
  case withoutQuotes(String)
  case openValue(String)
  case tagInValue(String)
  case twice(String)
  case tooManyAttributes
  case ampersand
  case entity(String)
  case impossibleReference(String)

  var message: Diagnostic.Message {
    switch self {
    case .withoutElement:
      "the file has no element; it may be cut off, so ask for it again"
    case .beforeRoot: "there is text before the first element; remove it"
    case .afterRoot: "there is text after the end of the first element; remove it"
    case .secondRoot(let name):
      "\(quoted("<\(name)>")) is after the end of the first element, which has to hold all others"
    case .tooDeep: "elements are nested too deeply"
    case .lateDoctype: "a DOCTYPE can't be here; remove it"
    case .lateDeclaration: "'<?xml' can be only at the start of a file; remove it"
    case .openPart(let start, let end):
      "this \(quoted(start)) has no end \(quoted(end)); the file may be cut off, so ask for it again"
    case .strayInInstruction: "the name after '<?' ends here; write a space or '?>'"
    case .hyphens:
      "a comment of XML can't have '--' in it; remove it, or end the comment with '-->'"
    case .cdataEnd: "']]>' can't be in a text; write ']]&gt;'"
    case .unclosed(let name, let line):
      "the file ends here, and \(quoted("<\(name)>")) of line \(line) has no end; the file may be cut off, so ask for it again"
    case .mismatch(let name, let open, let line, isOpen: true):
      "\(quoted("<\(open)>")) of line \(line) has no end; write \(quoted("</\(open)>")) before this \(quoted("</\(name)>"))"
    case .mismatch(let name, let open, let line, isOpen: false):
      "\(quoted("</\(name)>")) ends nothing; the open element is \(quoted("<\(open)>")) of line \(line)"
    case .nothingOpen(let name): "\(quoted("</\(name)>")) ends nothing; no element is open"
    case .withoutName("<"): "this '<' doesn't begin a tag; write '&lt;' for the character"
    case .withoutName(let start): "this \(quoted(start)) has no name after it"
    case .openTag(let tag): "the tag \(quoted(tag)) has no end '>'"
    case .strayInTag(let name):
      "this can't be in the tag \(quoted("<\(name)")); the tag needs an end '>', or the value before it a quotation mark"
    case .withoutSpace(let name):
      "a space is missing before \(quoted(name)), or the value before it has a quotation mark too few or too many"
    case .withoutValue(let name):
      "the attribute \(quoted(name)) has no value; write \(quoted("\(name)=\"…\""))"
    case .withoutQuotes(let name):
      "the value of the attribute \(quoted(name)) has no quotation marks; write \(quoted("\(name)=\"…\""))"
    case .openValue(let name):
      "the value of the attribute \(quoted(name)) has no quotation mark at its end"
    case .tagInValue(let name):
      "'<' can't be in the value of \(quoted(name)); write '&lt;', or end the value with a quotation mark before it"
    case .twice(let name): "the element has the attribute \(quoted(name)) twice; remove one"
    case .tooManyAttributes: "the element has too many attributes for a known format"
    case .ampersand: "this '&' doesn't begin a reference; write '&amp;' for the character"
    case .entity(let name):
      if let scalar = Self.named[name] {
        "XML doesn't know '&\(name);'; write \(quoted("&#\(scalar.value);")) (\(scalar.codePoint))"
      } else {
        "XML doesn't know '&\(name);'; write the character itself, or '&amp;\(name);' if the text is meant"
      }
    case .impossibleReference(let name):
      "'&\(name);' doesn't stand for a character that XML can have; remove it"
    }
  }

  /// The entities of HTML that people use in texts.
  private static let named: [String: Unicode.Scalar] = [
    "nbsp": "\u{A0}", "iexcl": "¡", "cent": "¢", "pound": "£", "yen": "¥", "sect": "§",
    "copy": "©", "laquo": "«", "shy": "\u{AD}", "reg": "®", "deg": "°", "plusmn": "±",
    "micro": "µ", "para": "¶", "middot": "·", "raquo": "»", "iquest": "¿", "times": "×",
    "divide": "÷", "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}",
    "zwnj": "\u{200C}", "zwj": "\u{200D}", "lrm": "\u{200E}", "rlm": "\u{200F}", "ndash": "–",
    "mdash": "—", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”",
    "bdquo": "„", "dagger": "†", "bull": "•", "hellip": "…", "permil": "‰", "prime": "′",
    "lsaquo": "‹", "rsaquo": "›", "euro": "€", "trade": "™", "larr": "←", "rarr": "→",
    "minus": "−", "ouml": "ö", "auml": "ä", "uuml": "ü", "Ouml": "Ö", "Auml": "Ä", "Uuml": "Ü",
    "szlig": "ß", "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç", "ntilde": "ñ",
  ]
}
