import BayanCatalogFixtures
import BayanDiagnostics

/// The place of a diagnostic, in a setting's file or in a text of a case.
private struct Spot: Hashable, Comparable {
  /// The index of the setting, or of the text after the settings.
  var part: Int
  /// The offset in scalars, from 0.
  var offset: Int

  static func < (a: Spot, b: Spot) -> Bool { (a.part, a.offset) < (b.part, b.offset) }
}

extension CaseContent {
  /// Returns the content with marks at the places of diagnostics, and the diagnostics with their
  /// marks.
  ///
  /// - Parameter place: Returns the index of a diagnostic's text, and its offset in scalars; the
  ///   offset is `nil` for the text as a whole.
  func marked(
    for found: [Diagnostic], of rule: RuleID, in fixture: CatalogFixture,
    _ place: (Diagnostic) -> (text: Int, offset: Int?)?
  ) -> RuleCase.Outcome {
    let all = found.map { spot(of: $0, place) }
    let spots = Array(Set(all.compactMap { $0 })).sorted()
    let places = zip(fixture.printed(found), zip(found, all)).map { printed, pair in
      let (diagnostic, spot) = pair
      let mark = spot.flatMap { spots.firstIndex(of: $0) }.flatMap { index in
        index < CaseText.marks.count ? String(CaseText.marks[index]) : nil
      }
      // A printed diagnostic begins with `path:line:column`.
      let whole = place(diagnostic).flatMap { $0.offset == nil ? texts[$0.text].locale : nil }
      return mark ?? whole.map { "[\($0)]" } ?? String(printed.prefix { $0 != " " })
    }
    let findings = zip(found, places).map { diagnostic, place in
      let name = diagnostic.rule == rule ? "" : " [\(diagnostic.rule)]"
      return RuleCase.Outcome.Finding(
        place: place, sentence: "\(diagnostic.severity): \(diagnostic.message)\(name)")
    }
    let order = all.indices.sorted { a, b in
      let last = Spot(part: .max, offset: .max)
      return (all[a] ?? last, a) < (all[b] ?? last, b)
    }
    return RuleCase.Outcome(marked: marked(at: spots), findings: order.map { findings[$0] })
  }

  private func spot(
    of diagnostic: Diagnostic, _ place: (Diagnostic) -> (text: Int, offset: Int?)?
  ) -> Spot? {
    let file = settings.lastIndex { $0.name == .file && $0.argument == diagnostic.file }
    if let file {
      let before = settings[file].text.utf8.prefix(diagnostic.span.start)
      let count = String(decoding: before, as: UTF8.self).unicodeScalars.count
      return Spot(part: file, offset: count)
    }
    guard let (text, offset) = place(diagnostic), let offset else { return nil }
    return Spot(part: settings.count + text, offset: offset)
  }

  private func marked(at spots: [Spot]) -> CaseContent {
    var content = self
    // Marks are inserted from the last to the first, so that earlier offsets stay valid.
    for (mark, spot) in zip(CaseText.marks, spots).reversed() {
      if spot.part < settings.count {
        let text = CaseText.marked(content.settings[spot.part].text, mark, at: spot.offset)
        content.settings[spot.part].lines = CaseText.encodedLines(CaseText.fileLines(of: text))
      } else {
        let text = content.texts[spot.part - settings.count]
        content.texts[spot.part - settings.count] = Text(
          locale: text.locale, CaseText.marked(text.text, mark, at: spot.offset))
      }
    }
    return content
  }
}
