import BayanCatalog
import BayanDiagnostics
import BayanMessageSyntax

extension ExchangeImport {
  /// The state of words that are new.
  ///
  /// - Parameter stamp: The fingerprint of the source that they translate.
  func newState(
    of unit: ReturnedUnit, over present: ExchangeUnit, _ stamp: String
  ) -> ExchangeState {
    let isCurrent = stamp == present.source.fingerprint
    guard unit.state?.isFinished != false else {
      // Words for a source that the file itself calls an older one are as stale as those before.
      let isStale = present.state == .stale || unit.state == .stale
      return isStale && !isCurrent ? .stale : .draft
    }
    if !isCurrent { return .stale }
    let isReviewed = request.asReviewed && (unit.state == .reviewed || unit.state == .final)
    return isReviewed ? .reviewed : .translated
  }

  /// Takes over what the file says of words that are the same.
  mutating func compareState(_ unit: ReturnedUnit, with present: ExchangeUnit) {
    // A source has no state: it is what states are about.
    guard request.source == nil else { return keep() }
    guard let target = present.target, let state = unit.state, state.isFinished else {
      return keep()
    }
    let isReviewed = request.asReviewed && (state == .reviewed || state == .final)
    var new = present.state
    switch present.state {
    case .draft: new = isReviewed ? .reviewed : .translated
    case .stale:
      // A person who confirms a translation has read the source that was beside it.
      let isCurrent = sourceFingerprint(of: unit, present) == present.source.fingerprint
      if isCurrent { new = isReviewed ? .reviewed : .translated }
    case .translated: if isReviewed { new = .reviewed }
    case .untranslated, .reviewed, .final: break
    }
    guard new != present.state else { return keep() }
    changes.append(
      Change(
        id: present.id, old: target.messageText, new: target.messageText,
        oldState: present.state, newState: new, stamp: present.source.fingerprint, edits: [],
        span: unit.span))
  }

  /// The fingerprint of the source that the translator had.
  ///
  /// - Parameter written: The variants as the format writes them.
  func sourceFingerprint(
    of unit: ReturnedUnit, _ present: ExchangeUnit, written: [ReturnedVariant] = []
  ) -> String {
    let stamp = catalog.locales.first { $0.tag == request.locale }?
      .sourceFingerprint(of: present.id)
    let formers = unit.variants.compactMap(\.formerSource)
    if unit.state?.isFinished == false, let former = formers.first {
      let isKnown = formers.allSatisfy { former in
        written.contains { $0.formerSource?.isSame(as: former) == true }
      }
      return isKnown ? stamp ?? fingerprint(of: former) : fingerprint(of: former)
    }
    if let fingerprint = unit.sourceFingerprint { return fingerprint }
    // A file without sources doesn't say which one was translated. Words that were stale stay so.
    if unit.variants.allSatisfy({ $0.source == nil }) { return stamp ?? present.source.fingerprint }
    let isPresent = unit.variants.allSatisfy { variant in
      guard let source = variant.source else { return true }
      let same = present.variants.filter { $0.keys == variant.keys }.map(\.source)
      // The source may have variants that the translation doesn't need.
      let patterns =
        same.isEmpty ? present.source.parsed.message.exchangeVariants.map(\.pattern) : same
      return patterns.contains { $0.isSame(as: source) }
    }
    if isPresent { return present.source.fingerprint }
    // The source that is in the file is all that is known of what was translated.
    return fingerprint(of: unit.variants.first?.source ?? Pattern(elements: [], span: .none))
  }

  /// The fingerprint of a message with one text.
  private func fingerprint(of pattern: Pattern) -> String {
    messageFingerprint(Message(declarations: [], body: .pattern(pattern)).formatted())
  }
}
