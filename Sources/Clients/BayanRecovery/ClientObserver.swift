/// Something that happened in a client, for developers.
///
/// Nothing in it is for users.
public protocol ClientEvent: Sendable {
  /// The kind it belongs to.
  var behavior: ClientBehavior { get }

  /// One line about it, without tokens, bodies and parameters.
  var summary: String { get }
}

/// Gets the events of a client whose kinds are switched on.
///
///     client.observer = ClientObserver([.requests, .recovery]) { event in
///       logger.debug("\(event.summary)")
///     }
public struct ClientObserver<Event: ClientEvent>: Sendable {
  /// The kinds that are switched on.
  package var behaviors: Set<ClientBehavior>
  private let take: @Sendable (Event) -> Void

  public init(
    _ behaviors: Set<ClientBehavior> = Set(ClientBehavior.allCases),
    take: @escaping @Sendable (Event) -> Void
  ) {
    self.behaviors = behaviors
    self.take = take
  }

  /// Switches kinds on by their names, such as those of an environment variable.
  ///
  /// Names that no kind has are left out.
  public init(
    named names: some Sequence<String>, take: @escaping @Sendable (Event) -> Void
  ) {
    self.init(Set(names.compactMap { ClientBehavior(rawValue: $0) }), take: take)
  }

  /// Takes an event, if its kind is switched on.
  public func callAsFunction(_ event: Event) {
    if behaviors.contains(event.behavior) { take(event) }
  }
}
