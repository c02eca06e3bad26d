package import BayanDiagnostics

/// Something that an exported file doesn't carry.
///
/// The certificate of loss lists all of them. A loss is no fault of the message.
package struct ExchangeLoss: Hashable, Sendable {
  /// The kinds, by the names that the certificate has in JSON.
  package enum Kind: String, Sendable, CaseIterable {
    /// The file has no message at all for the text.
    case message
    /// One of several selectors.
    case selector
    /// Variants, or their keys.
    case variant
    /// Options of a function, such as those of a date.
    case options
    /// A declaration.
    case declaration
    /// The isolation of values in text of another direction.
    case isolation
    /// Markup, such as `{#b}`.
    case markup
    /// An argument that is private.
    case privateArgument = "private-argument"
    /// The state of the translation.
    case state
    /// Characters that the format can't hold.
    case characters

    /// The kind in the text of a certificate.
    package var noun: Diagnostic.Message {
      switch self {
      case .message: "message"
      case .selector: "selector"
      case .variant: "variant"
      case .options: "options"
      case .declaration: "declaration"
      case .isolation: "isolation"
      case .markup: "markup"
      case .privateArgument: "private argument"
      case .state: "state"
      case .characters: "characters"
      }
    }
  }

  package var id: MessageID
  package var kind: Kind

  /// The loss and its effect, as a sentence: lower case, no full stop.
  package var sentence: Diagnostic.Message

  /// Whether a program that shows the file's texts would show wrong words.
  ///
  /// An export with such a loss is refused unless it is asked for.
  package var makesTextWrong: Bool

  package init(
    _ kind: Kind, of id: MessageID, _ sentence: Diagnostic.Message, makesTextWrong: Bool = false
  ) {
    self.id = id
    self.kind = kind
    self.sentence = sentence
    self.makesTextWrong = makesTextWrong
  }
}
