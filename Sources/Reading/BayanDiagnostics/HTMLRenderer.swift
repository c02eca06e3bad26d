import BayanSupport

/// Findings as one HTML page, for translators and reviewers.
///
/// The page needs nothing from elsewhere and runs no script. Every text says its language and its
/// direction, so that Arabic stands as its readers will see it, with what is wrong marked within.
/// Findings are grouped by locale and file. What is allowed is there too, folded, with its reason.
public struct HTMLRenderer: Sendable {
  /// What is said of the rules.
  public var rules: [RuleDescription]

  /// The rules whose findings can be let be.
  private var allowable: Set<RuleID> { Set(rules.filter(\.isAdjustable).map(\.id)) }

  /// Gives a code point its name.
  public var name: @Sendable (Unicode.Scalar) -> String?

  /// Gives a locale's name in English: "Arabic" for `ar`.
  public var localeName: @Sendable (String) -> String

  /// What the findings were judged with: "bayan 0.1.0, CLDR 42, Unicode 15.0".
  public var provenance: String

  /// Creates a renderer.
  public init(
    rules: [RuleDescription], provenance: String,
    name: @escaping @Sendable (Unicode.Scalar) -> String? = { _ in nil },
    localeName: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.rules = rules
    self.provenance = provenance
    self.name = name
    self.localeName = localeName
  }

  /// Writes the page; notes are in it, hidden until asked for.
  public func render(_ diagnostics: [Diagnostic], files: [String: SourceFile]) -> String {
    let sorted = diagnostics.sortedByPlace()
    let open = sorted.filter(\.isOpen)
    var page = HTMLText(name: name)
    page.markup(
      """
      <!DOCTYPE html>
      <html lang="en" dir="ltr">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>Findings in the catalog</title>
      <style>

      """)
    page.markup(Self.style)
    page.markup("</style>\n</head>\n<body>\n")
    writeHead(open, suppressed: sorted.count(where: { $0.suppression != nil }), to: &page)
    page.markup("<main>\n")
    for group in Self.grouped(open, by: \.locale) {
      writeLocale(group.key, group.items, files: files, to: &page)
    }
    if open.isEmpty {
      page.markup("<p class=\"clean\">Nothing to report. The catalog is as it should be.</p>\n")
    }
    writeAside(sorted, to: &page)
    page.markup("</main>\n")
    writeRules(Set(open.map(\.rule)), to: &page)
    page.markup("<footer>")
    page.text(provenance)
    page.markup("</footer>\n</body>\n</html>\n")
    return page.html
  }

  /// The findings in groups, in the order in which the groups begin, sorted by their key.
  private static func grouped<Key: Hashable>(
    _ diagnostics: [Diagnostic], by key: (Diagnostic) -> Key?
  ) -> [(key: Key?, items: [Diagnostic])] where Key: Comparable {
    Dictionary(grouping: diagnostics, by: key)
      .sorted { a, b in
        switch (a.key, b.key) {
        case (let a?, let b?): a < b
        case (nil, _?): true
        default: false
        }
      }
      .map { ($0.key, $0.value) }
  }
}

// MARK: - The parts of the page

extension HTMLRenderer {
  private func writeHead(_ open: [Diagnostic], suppressed: Int, to page: inout HTMLText) {
    page.markup("<header>\n<h1>Findings in the catalog</h1>\n<div class=\"counts\">\n")
    for severity in Diagnostic.Severity.allCases.reversed() {
      let count = open.count { $0.severity == severity }
      let noun = "\(severity)\(count == 1 ? "" : "s")"
      page.markup("<label class=\"count ")
      page.text(severity.rawValue)
      page.markup("\"><input type=\"checkbox\" id=\"show-")
      page.text(severity.rawValue)
      page.markup("\"")
      // Notes wait until they are asked for, unless there is nothing else.
      if severity != .note || open.allSatisfy({ $0.severity == .note }) { page.markup(" checked") }
      page.markup("><b>")
      page.text("\(count)")
      page.markup("</b> ")
      page.text(noun)
      page.markup("</label>\n")
    }
    if suppressed > 0 {
      page.markup("<a class=\"count quiet\" href=\"#allowed\"><b>")
      page.text("\(suppressed)")
      page.markup("</b> allowed</a>\n")
    }
    page.markup("</div>\n")
    let locales = Self.grouped(open, by: \.locale)
    if locales.count > 1 {
      page.markup("<nav aria-label=\"Locales\"><table>\n")
      page.markup(
        "<thead><tr><th>Locale</th><th>Errors</th><th>Warnings</th><th>Notes</th></tr></thead>\n")
      page.markup("<tbody>\n")
      for (locale, items) in locales {
        page.markup("<tr><th><a href=\"#")
        page.attributeEnd(anchor(locale))
        page.markup(">")
        page.text(title(locale))
        page.markup("</a></th>")
        for severity in Diagnostic.Severity.allCases.reversed() {
          let count = items.count { $0.severity == severity }
          page.markup("<td")
          if count == 0 { page.markup(" class=\"none\"") }
          page.markup(">")
          page.text("\(count)")
          page.markup("</td>")
        }
        page.markup("</tr>\n")
      }
      page.markup("</tbody>\n</table></nav>\n")
    }
    page.markup("</header>\n")
  }

  private func title(_ locale: String?) -> String {
    guard let locale else { return "The catalog itself" }
    let name = localeName(locale)
    return name == locale ? locale : "\(name) (\(locale))"
  }

  private func anchor(_ locale: String?) -> String { locale.map { "locale-\($0)" } ?? "catalog" }

  private func writeLocale(
    _ locale: String?, _ items: [Diagnostic], files: [String: SourceFile], to page: inout HTMLText
  ) {
    page.markup("<section class=\"locale\" id=\"")
    page.attributeEnd(anchor(locale))
    page.markup(">\n<h2>")
    page.text(title(locale))
    page.markup("</h2>\n")
    for (file, items) in Self.grouped(items, by: \.file) {
      page.markup("<section class=\"file\">\n<h3><bdi dir=\"ltr\">")
      page.text(file ?? "")
      page.markup("</bdi> <span class=\"number\">")
      page.text("\(items.count)")
      page.markup("</span></h3>\n")
      for item in items { write(item, files: files, to: &page) }
      page.markup("</section>\n")
    }
    page.markup("</section>\n")
  }

  private func write(
    _ diagnostic: Diagnostic, files: [String: SourceFile], to page: inout HTMLText
  ) {
    let place = files.location(of: diagnostic.span.start, in: diagnostic.file)
    page.markup("<article class=\"finding ")
    page.text(diagnostic.severity.rawValue)
    page.markup("\">\n<h4><span class=\"severity\">")
    page.text(diagnostic.severity.rawValue)
    page.markup("</span> <span class=\"message\">")
    page.sentence(diagnostic.message.description)
    page.markup("</span></h4>\n<p class=\"where\"><bdi class=\"place\" dir=\"ltr\">")
    page.text("\(diagnostic.file):\(place.line):\(place.column)")
    page.markup("</bdi>")
    if let id = diagnostic.messageID {
      page.markup("<bdi class=\"key\" dir=\"ltr\">")
      page.text(id.description)
      page.markup("</bdi>")
    }
    if let branch = diagnostic.branch {
      page.markup("<span>variant <bdi class=\"key\" dir=\"ltr\">")
      page.text(branch)
      page.markup("</bdi></span>")
    }
    if diagnostic.certainty != .certain {
      page.markup("<span>")
      page.text(diagnostic.certainty.rawValue)
      page.markup("</span>")
    }
    page.markup("<a class=\"rule\" href=\"#rule-")
    page.attributeEnd(diagnostic.rule.rawValue)
    page.markup(">")
    page.text(diagnostic.rule.rawValue)
    page.markup("</a></p>\n")
    writeTexts(of: diagnostic, files: files, to: &page)
    writeRemarks(of: diagnostic, files: files, to: &page)
    page.markup("</article>\n")
  }

  private func writeTexts(
    of diagnostic: Diagnostic, files: [String: SourceFile], to page: inout HTMLText
  ) {
    if diagnostic.target == nil, let file = files[diagnostic.file],
      let excerpt = SourceExcerpt(diagnostic.span, in: file)
    {
      page.markup("<pre class=\"line\" dir=\"ltr\"><span class=\"number\">")
      page.text("\(excerpt.line)")
      page.markup("</span>")
      page.text(excerpt.before)
      page.markup("<mark>")
      page.text(excerpt.marked)
      page.markup("</mark>")
      page.text(excerpt.after)
      page.markup("</pre>\n")
    }
    guard diagnostic.target != nil || diagnostic.source != nil else { return }
    page.markup("<div class=\"texts\">\n")
    if let source = diagnostic.source { write(source, label: localeName(source.locale), to: &page) }
    if let target = diagnostic.target {
      write(target, label: localeName(target.locale), to: &page)
      if let fixed = target.fixed, !fixed.utf8.elementsEqual(target.text.utf8) {
        var quotation = target
        quotation.text = fixed
        quotation.marked = nil
        write(quotation, label: "With the fix", to: &page)
      }
      writeRendering(of: target, to: &page)
    }
    page.markup("</div>\n")
  }

  private func write(_ quotation: Quotation, label: String, to page: inout HTMLText) {
    let parts = quotation.parts
    let text = DirectionalText(
      before: parts.before, marked: quotation.marked == nil ? nil : parts.marked,
      after: parts.after, isRightToLeft: quotation.isRightToLeft, isComplex: quotation.isComplex)
    page.markup("<figure><figcaption>")
    page.text(label)
    // Declarations and variants are code, in which the patterns are text.
    let isCode = quotation.isRightToLeft && quotation.isComplex
    page.markup(isCode ? "</figcaption><blockquote class=\"syntax\" lang=\"" : Self.quote)
    page.attributeEnd(quotation.locale)
    page.markup(text.isRightToLeft ? " dir=\"rtl\">" : " dir=\"ltr\">")
    var isMarked = false
    let isAboutJoiners =
      !parts.marked.isEmpty
      && parts.marked.unicodeScalars.allSatisfy { $0.isJoiner || $0.isHidden }
    for piece in text.pieces {
      switch piece {
      case .text(let text): page.text(text, namingJoiners: isMarked && isAboutJoiners)
      case .open(let isRightToLeft):
        page.markup(isRightToLeft ? "<bdi dir=\"rtl\">" : "<bdi class=\"code\" dir=\"ltr\">")
      case .close: page.markup("</bdi>")
      case .markStart:
        isMarked = true
        page.markup(parts.marked.isEmpty ? "<mark class=\"gap\">" : "<mark>")
      case .markEnd:
        isMarked = false
        page.markup("</mark>")
      }
    }
    page.markup("</blockquote></figure>\n")
  }

  /// Writes what a reader sees, before and after, where what steers directions makes the difference.
  private func writeRendering(of quotation: Quotation, to page: inout HTMLText) {
    let texts = [quotation.text] + (quotation.fixed.map { [$0] } ?? [])
    guard texts.contains(where: { $0.unicodeScalars.contains(where: \.isBidiControl) })
    else { return }
    for (text, label) in zip(texts, ["As it is seen", "As it is seen with the fix"]) {
      page.markup("<figure><figcaption>")
      page.text(label)
      page.markup("</figcaption><blockquote class=\"seen\" lang=\"")
      page.attributeEnd(quotation.locale)
      page.markup(quotation.isRightToLeft ? " dir=\"rtl\">" : " dir=\"ltr\">")
      page.rendering(text)
      page.markup("</blockquote></figure>\n")
    }
  }

  private func writeRemarks(
    of diagnostic: Diagnostic, files: [String: SourceFile], to page: inout HTMLText
  ) {
    let hasRemarks =
      !diagnostic.notes.isEmpty || !diagnostic.fixes.isEmpty || diagnostic.cldr != nil
    guard hasRemarks || allowable.contains(diagnostic.rule) else { return }
    page.markup("<ul class=\"remarks\">\n")
    for note in diagnostic.notes {
      page.markup("<li class=\"note\">")
      page.sentence(note.message)
      if let visual = note.visual {
        page.markup(": <bdo class=\"visual\" dir=\"ltr\">")
        page.text(visual)
        page.markup("</bdo>")
      }
      if let span = note.span {
        let file = note.file ?? diagnostic.file
        let place = files.location(of: span.start, in: file)
        page.markup(" <bdi class=\"place\" dir=\"ltr\">")
        page.text("\(file):\(place.line):\(place.column)")
        page.markup("</bdi>")
      }
      page.markup("</li>\n")
    }
    if let cldr = diagnostic.cldr {
      page.markup("<li class=\"note\">judged with CLDR ")
      page.text(cldr)
      page.markup("</li>\n")
    }
    for fix in diagnostic.fixes {
      page.markup("<li class=\"fix\">")
      page.sentence(fix.label)
      if !fix.edits.isEmpty {
        page.markup(fix.applicability == .automatic ? Self.automatic : Self.review)
      }
      page.markup("</li>\n")
    }
    if let fingerprint = diagnostic.fingerprint, allowable.contains(diagnostic.rule) {
      page.markup("<li class=\"allow\">to keep it as it is: <code>bayan allow ")
      page.text(diagnostic.rule.rawValue)
      page.markup(" @")
      page.text(fingerprint)
      page.markup(" --reason …</code></li>\n")
    }
    page.markup("</ul>\n")
  }

  private static let quote: StaticString = "</figcaption><blockquote lang=\""

  private static let automatic: StaticString =
    " <span class=\"applicability\"><code>bayan check --fix</code> does it</span>"
  private static let review: StaticString =
    " <span class=\"applicability\">look at it first: <code>bayan check --fix=review</code></span>"

  /// Writes what isn't asked for any more: what is allowed, and how much is in the baseline.
  private func writeAside(_ diagnostics: [Diagnostic], to page: inout HTMLText) {
    let known = diagnostics.count { $0.isInBaseline == true && $0.suppression == nil }
    if known > 0 {
      page.markup("<p class=\"aside\">")
      page.text("\(known) \(known == 1 ? "finding" : "findings")")
      page.markup(" of the baseline not shown.</p>\n")
    }
    let allowed = diagnostics.filter { $0.suppression != nil }
    guard !allowed.isEmpty else { return }
    page.markup("<details class=\"aside\" id=\"allowed\"><summary>")
    page.text("\(allowed.count) allowed")
    page.markup("</summary>\n<table><tbody>\n")
    for diagnostic in allowed {
      page.markup("<tr><td><bdi dir=\"ltr\">")
      page.text(diagnostic.subject)
      page.markup("</bdi></td><td>")
      page.text(diagnostic.locale ?? "")
      page.markup("</td><td>")
      page.text(diagnostic.rule.rawValue)
      page.markup("</td><td><bdi>")
      page.sentence(diagnostic.suppression?.reason ?? "")
      page.markup("</bdi></td></tr>\n")
    }
    page.markup("</tbody></table>\n</details>\n")
  }

  private func writeRules(_ used: Set<RuleID>, to page: inout HTMLText) {
    let described = rules.filter { used.contains($0.id) }
    guard !described.isEmpty else { return }
    page.markup("<aside>\n<h2>What the rules are about</h2>\n<dl>\n")
    for rule in described {
      page.markup("<dt id=\"rule-")
      page.attributeEnd(rule.id.rawValue)
      page.markup(">")
      page.text(rule.id.rawValue)
      page.markup("</dt>\n<dd>")
      page.sentence("\(rule.what) \(rule.why)")
      page.markup("</dd>\n<dd class=\"how-to-fix\">")
      page.sentence(rule.howToFix)
      page.markup("</dd>\n")
    }
    page.markup("</dl>\n</aside>\n")
  }
}
