package import BayanChecking
package import BayanDiagnostics

/// A tag that brings code into the page that shows the text.
package struct MarkupUnsafe: MessageRule {
  package static let id: RuleID = "markup-unsafe"
  package static let severity = Diagnostic.Severity.warning
  package static let isGate = true

  package init() {}

  package var requiredBytes: ByteSet { "<{" }

  package func check(_ message: CatalogMessage, into report: inout Report) {
    guard message.texts.mayHaveMarkup else { return }
    let allowed = message.sourceTexts?.flatMap { Self.faults(in: $0).map(\.key) } ?? []
    for text in message.texts where text.mayHaveMarkup {
      for fault in Self.faults(in: text) where !allowed.contains(fault.key) {
        report.add(.unsafe(fault), at: fault.tag.place(in: text, of: message))
      }
    }
  }

  fileprivate struct Fault {
    var tag: MarkupModel.Tag
    /// The attribute at fault; `nil` for the tag itself.
    var attribute: (name: String, value: String)?

    /// The key by which repeated faults are equal.
    var key: String { "\(tag.name) \(attribute?.name ?? "") \(attribute?.value ?? "")" }
  }

  private static func faults(in text: ShownText) -> [Fault] {
    MarkupModel(text).tags.filter { $0.kind != .close }.flatMap { tag -> [Fault] in
      let name = tag.name.lowercased()
      if (tag.isText ? elements : running).contains(name) { return [Fault(tag: tag)] }
      return tag.attributes.filter { name, value in
        (name.hasPrefix("on") && name.utf8.count > 3 && tag.isText)
          || (addresses.contains(name) && runsCode(value)) || name == "srcdoc"
      }
      .map { Fault(tag: tag, attribute: $0) }
    }
  }

  private static let elements: Set<String> = [
    "script", "iframe", "object", "embed", "applet", "base", "meta", "link", "style", "form",
  ]

  /// The markup names that mean code for any reader.
  ///
  /// Other names in MessageFormat markup are the program's own: `{#link}` marks the text of a link.
  private static let running: Set<String> = ["script", "iframe", "object", "embed", "applet"]

  private static let addresses: Set<String> = [
    "href", "src", "action", "formaction", "xlink:href", "data", "poster", "background",
  ]

  /// Whether an address has a scheme that runs code; browsers ignore white space and controls in it.
  private static func runsCode(_ value: String) -> Bool {
    let plain = String(
      String.UnicodeScalarView(value.unicodeScalars.filter { $0.value > 0x20 && $0 != "\u{7F}" })
    )
    .lowercased()
    return plain.hasPrefix("javascript:") || plain.hasPrefix("vbscript:")
      || plain.hasPrefix("data:text/html")
  }
}

extension Diagnostic.Message {
  fileprivate static func unsafe(_ fault: MarkupUnsafe.Fault) -> Self {
    guard let attribute = fault.attribute else {
      return "\(quoted(fault.tag.shown)) can't be used in a text; it runs or loads something"
    }
    return "\(quoted(attribute.name)) of \(quoted(fault.tag.shown)) runs code; remove it"
  }
}
