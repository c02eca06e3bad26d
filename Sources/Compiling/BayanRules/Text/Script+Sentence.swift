import BayanDiagnostics
import BayanICU

extension Script {
  /// The script's name as a part of a sentence; other languages have names for the usual ones.
  var inSentence: Diagnostic.Message {
    switch name {
    case "Latin": "Latin"
    case "Arabic": "Arabic"
    case "Cyrillic": "Cyrillic"
    case "Greek": "Greek"
    case "Hebrew": "Hebrew"
    case "Armenian": "Armenian"
    case "Georgian": "Georgian"
    case "Devanagari": "Devanagari"
    case "Thai": "Thai"
    case "Han": "Han"
    case "Hiragana": "Hiragana"
    case "Katakana": "Katakana"
    case "Hangul": "Hangul"
    default: Diagnostic.Message(name)
    }
  }
}
