import BayanDiagnostics
import BayanSupport

extension HTMLRenderer {
  /// Writes one diagnostic.
  func write(_ diagnostic: Diagnostic, files: [String: SourceFile], to page: inout HTMLWriter) {
    page.block("article", ["class": "diagnostic \(diagnostic.severity.rawValue)"]) { page in
      page.element("h4") { page in
        page.element("span", ["class": "severity"]) { write(diagnostic.severity.word, to: &$0) }
        page.text(" ")
        page.element("span", ["class": "message"]) { write(diagnostic.message, to: &$0) }
      }
      page.lineBreak()
      writePlace(of: diagnostic, files: files, to: &page)
      writeTexts(of: diagnostic, files: files, to: &page)
      writeRemarks(of: diagnostic, files: files, to: &page)
    }
  }

  /// Writes a sentence in the renderer's language; each value has a direction of its own.
  private func write(_ sentence: Diagnostic.Message, to page: inout HTMLWriter) {
    guard let text = language.translated(sentence) else {
      page.sentence(sentence.description)
      return
    }
    let direction = language.isRightToLeft ? "rtl" : "ltr"
    page.element("bdi", ["lang": language.tag, "dir": direction]) { $0.isolatedValues(text) }
  }

  /// The attributes of a command: in a page from right to left it has a direction of its own.
  private var ofCommands: HTMLWriter.Attributes {
    language.isRightToLeft ? ["dir": "ltr"] : [:]
  }

  /// Returns words without values in the renderer's language.
  func said(_ sentence: Diagnostic.Message) -> String {
    language(sentence, isolating: false)
  }

  private func writePlace(
    of diagnostic: Diagnostic, files: [String: SourceFile], to page: inout HTMLWriter
  ) {
    page.element("p", ["class": "where"]) { page in
      writePlace(diagnostic.file, diagnostic.span, files: files, to: &page)
      if let id = diagnostic.messageID {
        page.element("bdi", ["class": "key", "dir": "ltr"], text: id.description)
      }
      if let variant = diagnostic.variant {
        page.element("span") { page in
          page.text(said("variant") + " ")
          page.element("bdi", ["class": "key", "dir": "ltr"], text: variant)
        }
      }
      if diagnostic.certainty != .certain {
        page.element("span", text: said(diagnostic.certainty.word))
      }
      let rule = diagnostic.rule.rawValue
      page.element("a", ["class": "rule", "href": "#rule-\(rule)"], text: rule)
    }
    page.lineBreak()
  }

  private func writePlace(
    _ file: String, _ span: SourceSpan, files: [String: SourceFile], to page: inout HTMLWriter
  ) {
    let place = files.location(of: span.start, in: file)
    page.element(
      "bdi", ["class": "place", "dir": "ltr"], text: "\(file):\(place.line):\(place.column)")
  }

  private func writeTexts(
    of diagnostic: Diagnostic, files: [String: SourceFile], to page: inout HTMLWriter
  ) {
    if diagnostic.target == nil, let file = files[diagnostic.file],
      let excerpt = SourceExcerpt(diagnostic.span, in: file)
    {
      page.element("pre", ["class": "line", "dir": "ltr"]) { page in
        page.element("span", ["class": "number"], text: "\(excerpt.line)")
        page.text(excerpt.before)
        page.element("mark", text: excerpt.marked)
        page.text(excerpt.after)
      }
      page.lineBreak()
    }
    guard diagnostic.target != nil || diagnostic.source != nil else { return }
    page.block("div", ["class": "texts"]) { page in
      if let source = diagnostic.source {
        write(source, label: localeName(source.locale), to: &page)
      }
      guard let target = diagnostic.target else { return }
      guard let fixed = target.fixed, !fixed.utf8.elementsEqual(target.text.utf8) else {
        write(target, label: localeName(target.locale), to: &page)
        return writeRendering(of: target, to: &page)
      }
      var quotation = target
      quotation.text = fixed
      quotation.marked = nil
      // The fixed text is beside the text that it fixes, not beside the source.
      page.block("div", ["class": "pair"]) { page in
        write(target, label: localeName(target.locale), to: &page)
        write(quotation, label: said("With the fix"), to: &page)
      }
      writeRendering(of: target, to: &page)
    }
  }

  /// Writes the visible order before and after the fix, if bidirectional controls affect it.
  private func writeRendering(of quotation: Quotation, to page: inout HTMLWriter) {
    let texts = [quotation.text] + (quotation.fixed.map { [$0] } ?? [])
    guard texts.contains(where: { $0.unicodeScalars.contains(where: \.isBidiControl) })
    else { return }
    let labels: [Diagnostic.Message] = ["As it is seen", "As it is seen with the fix"]
    for (text, label) in zip(texts, labels.map(said)) {
      writeFigure(
        label, class: "seen", locale: quotation.locale, isRightToLeft: quotation.isRightToLeft,
        to: &page
      ) { $0.rendering(text) }
    }
  }

  private func writeRemarks(
    of diagnostic: Diagnostic, files: [String: SourceFile], to page: inout HTMLWriter
  ) {
    let canBeAllowed = rules.contains { $0.id == diagnostic.rule && $0.isAdjustable }
    let hasRemarks =
      !diagnostic.notes.isEmpty || !diagnostic.fixes.isEmpty || diagnostic.cldr != nil
    guard hasRemarks || canBeAllowed else { return }
    page.block("ul", ["class": "remarks"]) { page in
      for note in diagnostic.notes { write(note, of: diagnostic, files: files, to: &page) }
      if let cldr = diagnostic.cldr {
        let judged: Diagnostic.Message = "judged with CLDR \(cldr)"
        page.element("li", ["class": "note"]) { write(judged, to: &$0) }
        page.lineBreak()
      }
      for fix in diagnostic.fixes { write(fix, to: &page) }
      if let fingerprint = diagnostic.fingerprint, canBeAllowed {
        page.element("li", ["class": "allow"]) { page in
          page.text(said("to keep it as it is") + ": ")
          page.element(
            "code", ofCommands,
            text: "bayan allow \(diagnostic.rule.rawValue) @\(fingerprint) --reason …")
        }
        page.lineBreak()
      }
    }
  }

  private func write(
    _ note: Diagnostic.Note, of diagnostic: Diagnostic, files: [String: SourceFile],
    to page: inout HTMLWriter
  ) {
    page.element("li", ["class": "note"]) { page in
      write(note.message, to: &page)
      if let visual = note.visual {
        page.text(": ")
        page.element("bdo", ["class": "visual", "dir": "ltr"], text: visual)
      }
      if let span = note.span {
        page.text(" ")
        writePlace(note.file ?? diagnostic.file, span, files: files, to: &page)
      }
    }
    page.lineBreak()
  }

  private func write(_ fix: Fix, to page: inout HTMLWriter) {
    page.element("li", ["class": "fix"]) { page in
      write(fix.label, to: &page)
      guard !fix.edits.isEmpty else { return }
      page.text(" ")
      page.element("span", ["class": "applicability"]) { page in
        switch fix.applicability {
        case .automatic:
          page.element("code", ofCommands, text: "bayan check --fix")
          page.text(" " + said("does it"))
        case .review:
          page.text(said("look at it first") + ": ")
          page.element("code", ofCommands, text: "bayan check --fix=review")
        }
        if fix.isDraft {
          page.text(said("; the message becomes a draft until a person edits it"))
        }
      }
    }
    page.lineBreak()
  }
}

extension Diagnostic.Certainty {
  /// The certainty as a word.
  fileprivate var word: Diagnostic.Message {
    switch self {
    case .certain: "certain"
    case .likely: "likely"
    case .maybe: "maybe"
    }
  }
}
