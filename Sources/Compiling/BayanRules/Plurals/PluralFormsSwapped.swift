package import BayanCatalog
package import BayanChecking
package import BayanDiagnostics

/// Two plural forms of a noun that stand at each other's places.
///
/// The word behind the number is compared with what other messages of the locale have behind theirs:
/// where they have this message's `few` word in `one`, and its `one` word in `few`, one of the two
/// messages is wrong. The message that fewer agree with is reported; if each stands alone, both are.
///
/// In Arabic the one whose `many` is its `other` is right, and only the other one is reported.
///
/// A variant for a number alone counts as one of its category: `1` as `one`.
///
/// First asked are the messages that have both words, because a word alone may be another case:
/// `{$n} файла` is `few`, and with `из {$n} файла` it is `one`.
package struct PluralFormsSwapped: CatalogRule {
  package static let id: RuleID = "plural-forms-swapped"
  package static let severity = Diagnostic.Severity.warning

  package init() {}

  package func check(_ catalog: Catalog, into report: inout Report) {
    for locale in catalog.locales where locale.tag != catalog.project.sourceLocale {
      let categories = CategoriesOfNumbers(locale.tag)
      let messages = locale.messages.compactMap { CountedWords($0, categories) }
      guard messages.count > 1 else { continue }
      var evidence = Evidence()
      for message in messages { evidence.add(message) }
      for message in messages {
        guard let (first, second, span) = evidence.swap(in: message) else { continue }
        report.add(
          .swapped(first, second),
          at: .place(
            message.words.place(of: span), locale: locale.tag, messageID: message.words.id),
          certainty: .likely,
          notes: evidence.example[Evidence.Use(second.word, first.category)].map { other in
            [
              Diagnostic.Note(
                "\(quoted(other.id.description)) has them the other way round", at: other.place)
            ]
          } ?? [])
      }
    }
  }
}

/// How often words stand in the variants of a category, alone and with that of another category.
private struct Evidence {
  struct Use: Hashable {
    var word: String
    var category: String

    init(_ word: String, _ category: String) {
      self.word = word
      self.category = category
    }
  }

  /// The first words that differ between two variants of a message, whatever the variants' order.
  struct Pair: Hashable {
    private(set) var first: Use
    private(set) var second: Use

    init(_ one: Use, _ other: Use) {
      (first, second) = one.category < other.category ? (one, other) : (other, one)
    }

    /// The same words at each other's places.
    var swapped: Self {
      Self(Use(second.word, first.category), Use(first.word, second.category))
    }
  }

  private var counts: [Use: Int] = [:]
  private var pairs: [Pair: Int] = [:]
  /// The first message of each use.
  private(set) var example: [Use: LocaleMessage] = [:]

  mutating func add(_ message: CountedWords) {
    for form in message.forms {
      for word in Set(form.words) {
        let use = Use(word, form.category)
        counts[use, default: 0] += 1
        if example[use] == nil { example[use] = message.words }
      }
    }
    for (first, second, _) in message.pairs { pairs[Pair(first, second), default: 0] += 1 }
  }

  /// Two forms of a message that others have the other way round, more often than this way, each with
  /// its first word that differs.
  func swap(in message: CountedWords) -> (Use, Use, span: SourceSpan)? {
    // `до {$n} байта`, `до {$n} байт`: alike behind 3 and 5, they are in the genitive.
    if message.isAlike("few", "many"), message.mayBeGenitive { return nil }
    // In the genitive others may have what is right here: `{$n} байт`, `{$n} байта`.
    let isCase = message.isAlike("one", "many")
    return message.pairs.first { found in
      let pair = Pair(found.first, found.second)
      return isSwapped(pair) && !(isCase && pairs[pair, default: 0] > 1)
        && !(message.isSingularForMany && pairs[pair.swapped] == 1)
    }
  }

  /// Whether other messages have the words the other way round.
  ///
  /// Those with both words decide. Where there is none, those with one of them do.
  private func isSwapped(_ pair: Pair) -> Bool {
    func count(_ use: Use) -> Int { counts[use, default: 0] }
    let swapped = pair.swapped
    // Without the message itself.
    let straightPairs = pairs[pair, default: 0] - 1
    let crossedPairs = pairs[swapped, default: 0]
    if crossedPairs > 0 { return crossedPairs > straightPairs || straightPairs == 0 }
    if straightPairs > 0 { return false }
    let crossed = min(count(swapped.first), count(swapped.second))
    let straight = max(count(pair.first), count(pair.second)) - 1
    return crossed > 0 && (crossed > straight || straight == 0)
  }
}

extension CountedWords {
  /// Whether two categories have the same words.
  fileprivate func isAlike(_ category: String, _ other: String) -> Bool {
    let first = forms.first { $0.category == category }
    return first != nil && first?.words == forms.first { $0.category == other }?.words
  }

  /// Whether many are counted in Arabic's singular, as is right: `{$n} عنصر` for 11 and for 100.
  fileprivate var isSingularForMany: Bool {
    words.locale.prefix { $0 != "-" } == "ar" && isAlike("many", "other")
  }

  /// Each two forms by what differs first.
  fileprivate var pairs: [(first: Evidence.Use, second: Evidence.Use, span: SourceSpan)] {
    // Six categories, each with one variant more for a number alone.
    let forms = forms.prefix(12)
    return forms.indices.flatMap { index in
      forms[(index + 1)...].compactMap { second in
        let first = forms[index]
        if first.category == second.category { return nil }
        return zip(first.words, second.words).first { $0 != $1 }.map { word, other in
          (Evidence.Use(word, first.category), Evidence.Use(other, second.category), first.span)
        }
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func swapped(
    _ first: Evidence.Use, _ second: Evidence.Use
  ) -> Self {
    """
    '\(first.category)' and '\(second.category)' look swapped: other messages use \
    \(quoted(second.word)) for '\(first.category)'
    """
  }
}
