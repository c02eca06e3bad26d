import BayanCatalog
import BayanDiagnostics
import BayanMessageSyntax

/// A format that others than Bayan write with placeholders of many syntaxes.
///
/// An export has the names of the catalog in braces. An app's own texts are read as `adopt` reads them.
package protocol NamedFormat: ImportedFormat {}

extension NamedFormat {
  package static func restoredUnit(_ returned: ReturnedUnit, in unit: ExchangeUnit) -> ReturnedUnit
  {
    var returned = returned
    guard let values = unit.appValues, let syntax = returned.syntax else {
      let names = PlaceholderNames(unit)
      for index in returned.variants.indices {
        let variant = returned.variants[index]
        returned.variants[index].source = variant.source.map(names.restoredPattern)
        returned.variants[index].target = variant.target.map(names.restoredPattern)
        returned.variants[index].formerSource = variant.formerSource.map(names.restoredPattern)
      }
      returned.problems += returned.syntaxProblems
      return returned
    }
    if let unread = returned.unreadSyntax {
      returned.problems.append("its format \(quoted(unread)) can't be read")
      return returned
    }
    var named = NamedPlaceholders(syntax.kind, isStated: syntax.isStated)
    let places = named.places(of: values)
    // The source's names have their places first.
    for text in returned.variants.compactMap(\.sourceText) { _ = named.format(text) }
    for index in returned.variants.indices {
      let variant = returned.variants[index]
      // The key says the source, and nothing of what was translated.
      returned.variants[index].source = nil
      returned.variants[index].formerSource = nil
      guard variant.target != nil, let text = variant.text else { continue }
      let read = named.format(text)
      returned.problems += read.problems.filter { !returned.problems.contains($0) }
      let placeholders = PrintfPlaceholders(unit, near: variant.keys, named: places)
      returned.variants[index].target = placeholders.restoredPattern(Pattern(text: read.text))
    }
    if !syntax.isStated, let foreign = returned.foreignPlaceholder(syntax.kind.foreignSyntax) {
      returned.problems.append(ForeignPlaceholder.reason(foreign))
    }
    return returned
  }

  package static func terms(in unit: ExchangeUnit) -> [(code: String, term: String)] {
    PlaceholderNames(unit).codes.map { ($0.code, "{\($0.name)}") }
  }

  package static func term(ofUnknown name: String) -> String { "{\(name)}" }
}

extension NamedPlaceholders {
  /// The places that arguments have in the texts.
  mutating func places(of values: AdoptedLock.Values) -> [String: Int] {
    var places: [String: Int] = [:]
    reserve(values.values.map { if case .place(let place) = $0 { place } else { 0 } }.max() ?? 0)
    for (argument, value) in values.sorted(by: { $0.key < $1.key }) {
      switch value {
      case .place(let place): places[argument] = place
      case .name(let name): places[argument] = place(of: name)
      }
    }
    return places
  }
}

extension ReturnedUnit {
  /// The first words of a translation that look like a placeholder of another syntax than the file's.
  fileprivate func foreignPlaceholder(_ syntax: ForeignPlaceholder.Syntax) -> String? {
    for pattern in variants.compactMap(\.target) {
      let message = Message(declarations: [], body: .pattern(pattern))
      if let found = ForeignPlaceholder.first(in: message, syntax, isSource: false) { return found }
    }
    return nil
  }
}

extension Pattern {
  /// A pattern of words alone.
  init(text: String) {
    var builder = PatternBuilder()
    builder.append(text)
    self = builder.pattern
  }
}
