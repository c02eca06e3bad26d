import BayanChecking
import BayanMeaning
import BayanMessageSyntax

/// The agreement of a plural's words with its number, as far as its own variants show it.
///
/// The words change if two variants differ in more than the number. Variants for 0 don't count: "no
/// files" is another sentence, and not another form.
struct PluralAgreement {
  /// Whether `*` shows the number, and the words change with the number.
  let isShown: Bool

  private let language: String

  /// - Parameters:
  ///   - group: The variants that share the keys of the other selectors.
  ///   - other: The variants that take over if the group has no `*`.
  ///   - index: The index of the plural's selector.
  init(
    of group: MessageMatcher.Group, orElse other: MessageMatcher.Group?, at index: Int,
    _ selection: MessageMatcher, in message: CatalogMessage
  ) {
    let variants = group.variants + (group.catchAll == nil ? other?.variants ?? [] : [])
    let argument = selection.selectors[index].argument
    let forms = variants.map { variant in
      let variant = selection.variants[variant]
      return (
        key: variant.keys[index], text: PluralFormText(variant.pattern, of: argument, in: message)
      )
    }
    let inflected = forms.filter { !$0.key.isForZero }.map(\.text.bytes)
    let fallback = forms.last { $0.key.value == nil }?.text
    isShown =
      fallback?.showsNumber == true && inflected.dropFirst().contains { $0 != inflected[0] }
    language = message.writing.language
  }

  /// Whether a category's numbers need no form of their own.
  func canLack(_ category: String) -> Bool {
    !isShown || category == "two" && Self.languagesWithOptionalDual.contains(language)
  }

  /// Languages in which only some nouns have a dual; with a number, every noun may be in the
  /// plural.
  ///
  /// - Source: E. Coffin and S. Bolozky, *A Reference Grammar of Modern Hebrew*, on the dual.
  private static let languagesWithOptionalDual: Set<String> = ["he"]
}

/// The text of one plural form without its number.
private struct PluralFormText {
  /// The text with a single mark for the number, written as a placeholder or in digits.
  var bytes: [UInt8] = []
  var showsNumber = false

  init(_ pattern: Pattern, of argument: String?, in message: CatalogMessage) {
    var text = String.UnicodeScalarView()
    for element in pattern.elements {
      if case .expression(let expression) = element, let argument,
        let variable = expression.operand?.variable,
        message.uses.arguments(of: variable.name) == [argument]
      {
        showsNumber = true
        text.append(ShownText.object)
      } else if case .text(let part) = element {
        text.append(contentsOf: part.value.unicodeScalars)
      } else {
        text.append(
          contentsOf: Pattern(elements: [element], span: pattern.span).formatted().unicodeScalars)
      }
    }
    var isInNumber = false
    var plain = String.UnicodeScalarView()
    for scalar in text {
      let isNumber = scalar == ShownText.object || scalar.properties.numericType == .decimal
      if !isNumber { plain.append(scalar) } else if !isInNumber { plain.append(ShownText.object) }
      isInNumber = isNumber
    }
    bytes = Array(String(plain).utf8)
  }
}
