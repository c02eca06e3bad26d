import BayanMessageSyntax
import Synchronization

/// What rules share about one message, each part made when the first of them asks.
///
/// Rules may ask from several threads at once; where two make the same part, one is kept.
final class MessageAnalysis: Sendable {
  private let textReference = AtomicLazyReference<MessageText>()

  /// The message character by character.
  func text(of message: Message, source: String) -> MessageText {
    textReference.load() ?? textReference.storeIfNil(MessageText(message, source: source))
  }
}
