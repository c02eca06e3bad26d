package import BayanDiagnostics
import BayanTOML

/// The progress of a translation.
package enum TranslationState: String, Sendable, CaseIterable {
  /// Written by a tool or as a start; no program shows it until a person has edited or reviewed it.
  case draft
  /// Written by a person; the default state.
  case translated
  /// Reviewed by a second person, or by the author again.
  case reviewed

  /// The state in tables and sentences.
  package var noun: Diagnostic.Message {
    switch self {
    case .draft: "draft"
    case .translated: "translated"
    case .reviewed: "reviewed"
    }
  }
}

/// `Locales/<locale>/state.lock`: the states of a locale's translations.
///
///     login.passwordChanged.title = reviewed  9f2c81d0 3f9c2a71 person
///     login.unknown.description   = draft     77ab01c4 0be95d20 import:xliff
///
/// A message has at most one line. The lines are sorted, so that merges rarely conflict. A line has the
/// message's id, its state, the fingerprints of the source text and of the translation, and the origin of
/// the state. A message without a line is translated. A line with outdated fingerprints loses its state;
/// see ``LocaleMessages/state(of:)``.
package struct StateLock: Hashable, Sendable {
  /// The recorded state of one message.
  package struct Line: Hashable, Sendable {
    package var state: TranslationState
    /// The fingerprint of the source text that the state is about.
    package var source: String
    /// The fingerprint of the translation that the state is about.
    package var translation: String
    /// The origin of the state: `person`, `fix`, `import:xliff`; no white space.
    package var origin: String

    package init(state: TranslationState, source: String, translation: String, origin: String) {
      self.state = state
      self.source = source
      self.translation = translation
      self.origin = origin
    }
  }

  package var lines: [MessageID: Line]

  /// Creates a lock.
  package init(lines: [MessageID: Line] = [:]) { self.lines = lines }

  /// The file's text, its columns aligned.
  package var fileText: String {
    let sorted = lines.sorted { $0.key < $1.key }
    let width = sorted.map { $0.key.description.utf8.count }.max() ?? 0
    let states = TranslationState.allCases.map(\.rawValue.count).max() ?? 0
    var text = "# How far each translation is. Written by `bayan`.\n"
    for (id, line) in sorted {
      let columns = [
        id.description.padded(to: width), "=", line.state.rawValue.padded(to: states), line.source,
        line.translation, line.origin,
      ]
      text += columns.joined(separator: " ") + "\n"
    }
    return text
  }
}

extension StateLock {
  /// Reads the file, which people may have merged by hand.
  ///
  /// - Parameter report: Receives a diagnostic for each unreadable line, which is then left out.
  init(reading file: SourceFile, locale: String, report diagnostics: inout [Diagnostic]) {
    lines = [:]
    var start = 0
    let conflicts = MergeConflicts(in: file)
    for var diagnostic in conflicts?.diagnostics ?? [] {
      diagnostic.locale = locale
      diagnostics.append(diagnostic)
    }
    let file = conflicts?.ours ?? file
    for bytes in file.bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let span = SourceSpan(start, start + bytes.count)
      start += bytes.count + 1
      let text = String(decoding: bytes, as: UTF8.self)
      let fields = text.split { $0.isWhitespace }.map(String.init)
      guard let first = fields.first, !first.hasPrefix("#") else { continue }
      func report(_ message: Diagnostic.Message) {
        diagnostics.append(
          Diagnostic(
            "invalid-value", .error, message, file: file.path, span: span, locale: locale))
      }
      guard fields.count == 6, fields[1] == "=", let id = MessageID(first), id.namesMessage,
        Self.isFingerprint(fields[3]), Self.isFingerprint(fields[4])
      else {
        report(.notALine)
        continue
      }
      guard let state = TranslationState(rawValue: fields[2]) else {
        report(.notAState(fields[2]))
        continue
      }
      if lines[id] != nil {
        report(.twice(id))
        continue
      }
      lines[id] = Line(
        state: state, source: fields[3], translation: fields[4], origin: fields[5])
    }
  }

  /// Reads a file.
  ///
  /// - Returns: `nil` if a line can't be read.
  package init?(reading bytes: [UInt8]) {
    var diagnostics: [Diagnostic] = []
    self.init(
      reading: SourceFile(path: "", bytes: bytes), locale: "", report: &diagnostics)
    guard diagnostics.isEmpty else { return nil }
  }

  private static func isFingerprint(_ text: String) -> Bool {
    text.utf8.count == 8 && UInt32(text, radix: 16) != nil
  }
}

extension LocaleMessages {
  /// Returns the state of a message's translation.
  ///
  /// A state holds for the text that it was given to: any other text is translated. A draft stays a draft
  /// when the source changes, since nobody has read it.
  ///
  /// - Parameter source: The same message of the source locale; `nil` if the locale has none.
  package func state(of message: LocaleMessage, source: LocaleMessage?) -> TranslationState {
    guard let line = states.lines[message.id], line.translation == message.fingerprint else {
      return .translated
    }
    if line.state == .reviewed, let source, line.source != source.fingerprint {
      return .translated
    }
    return line.state
  }

  /// Whether a message is a draft, which no pack has.
  package func isDraft(_ message: LocaleMessage) -> Bool {
    !states.lines.isEmpty && state(of: message, source: nil) == .draft
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - utf8.count))
  }
}

extension Diagnostic.Message {
  fileprivate static let notALine: Self =
    "this isn't a line of a state lock; write 'file.entry.facet = state source translation origin', or remove the line"

  fileprivate static func notAState(_ name: String) -> Self {
    "\(quoted(name)) isn't a state; use \(quotedChoices(TranslationState.allCases.map(\.rawValue)))"
  }

  fileprivate static func twice(_ id: MessageID) -> Self {
    "\(quoted(id.description)) has two states; keep the line that is right, and remove the other"
  }
}
