import BayanCatalog
import Synchronization

/// What rules share about one message, made when the first of them asks.
///
/// Rules may ask from several threads at once; where two make the same, one is kept.
final class MessageAnalysis: Sendable {
  private let reference = AtomicLazyReference<MessageCharacters>()

  /// The message character by character.
  func characters(of words: Words) -> MessageCharacters {
    reference.load() ?? reference.storeIfNil(MessageCharacters(MessageText(words), of: words))
  }
}
