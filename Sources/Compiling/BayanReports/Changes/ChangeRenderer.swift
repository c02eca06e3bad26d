import BayanDiagnostics
import BayanHistory
import BayanSupport

/// A renderer of ``ReaderChanges``: for a terminal, as JSON, as Markdown for pull requests, and as a page.
package struct ChangeRenderer: Sendable {
  /// The names of the states, such as a revision and `the working folder`; `nil` for releases.
  package var names: (from: String, to: String)?

  /// Whether a locale is written from right to left.
  let isRightToLeft: @Sendable (String) -> Bool

  /// A closure that returns a locale's name in English: "Arabic" for `ar`.
  let localeName: @Sendable (String) -> String

  /// A closure that returns the name of a code point.
  let name: @Sendable (Unicode.Scalar) -> String?

  /// Creates a renderer.
  package init(
    names: (from: String, to: String)? = nil,
    isRightToLeft: @escaping @Sendable (String) -> Bool = { _ in false },
    localeName: @escaping @Sendable (String) -> String = { $0 },
    name: @escaping @Sendable (Unicode.Scalar) -> String? = { _ in nil }
  ) {
    self.names = names
    self.isRightToLeft = isRightToLeft
    self.localeName = localeName
    self.name = name
  }

  /// The number of names in a list before the rest is counted.
  static let mostNames = 20

  /// Whether a text runs from right to left; declarations and variants that are shown as
  /// written don't.
  func isRightToLeft(_ change: TextChange) -> Bool {
    let isCode = change.rows.contains { ($0.after ?? $0.before)?.hasPrefix(".") == true }
    return isRightToLeft(change.locale) && !(change.isAsWritten && isCode)
  }

  /// Returns a locale's name with its tag.
  func title(of tag: String) -> String {
    let name = localeName(tag)
    return name == tag ? tag : "\(name) (\(tag))"
  }
}

extension ReaderChanges {
  /// The changes with their impacts, the greatest first.
  var ranked: [(impact: CatalogChange.Impact, change: CatalogChange)] {
    let all = changes.map { (impact: $0.impact(isImported: isImported), change: $0) }
    return CatalogChange.Impact.allCases.reversed().flatMap { impact in
      all.filter { $0.impact == impact }
    }
  }

  /// The texts of one code, category or option.
  struct Entry {
    var name: String
    var texts: [TextChange]
  }

  /// The texts by entry.
  var entries: [Entry] {
    var entries: [Entry] = []
    for text in texts {
      let name = "\(text.id.file).\(text.id.entry)"
      if entries.last?.name == name {
        entries[entries.count - 1].texts.append(text)
      } else {
        entries.append(Entry(name: name, texts: [text]))
      }
    }
    return entries
  }

  /// Returns the line that counts omitted texts; `nil` if there are none.
  static func rest(_ count: Int) -> String? {
    count == 0 ? nil : "and \(count) more \(count == 1 ? "text" : "texts") changed"
  }
}

extension TextChange {
  /// The kind of the change in a few words.
  var remark: String {
    let what =
      switch kind {
      case .changed: "changed"
      case .added: "new"
      case .removed: "gone"
      case .shown: "was a draft; readers get it now"
      case .hidden: "is a draft now; readers get the source text"
      }
    return isDraft && (kind == .changed || kind == .added)
      ? "\(what), a draft that readers don't get" : what
  }

  /// The remark after the rows, such as the number of omitted rows; `nil` if there is none.
  var note: String? {
    if rowsLeft > 0 { return "and \(rowsLeft) more \(rowsLeft == 1 ? "variant" : "variants")" }
    if readsTheSame { return "as written; with sample values it reads the same" }
    return isAsWritten ? "as written, since it can't be formatted" : nil
  }

  /// Returns the values that choose a row: `$count = 3–10`; empty for a message without variants.
  func choice(of row: Row) -> String {
    zip(selecting, row.labels).map { "$\($0) = \($1)" }.joined(separator: ", ")
  }
}

extension LocaleChange {
  /// The lists of messages that need work, by name.
  var lists: [(name: String, ids: [String])] {
    [("missing", missing), ("stale", stale), ("drafts", drafts)].map { name, ids in
      (name, ids.map(\.description))
    }
  }
}

extension LocaleChange.Size {
  /// Both sizes in bytes, or one if they are equal.
  var text: String {
    switch (before, after) {
    case (nil, nil): "–"
    case (nil, let after?): "\(after) bytes (new)"
    case (let before?, nil): "– (was \(before) bytes)"
    case (let before?, let after?):
      before == after
        ? "\(after) bytes"
        : "\(after) bytes (\(after > before ? "+" : "−")\((after - before).magnitude))"
    }
  }
}
