/// An event in a client, for developers and never for users.
public protocol ClientEvent: Sendable {
  /// The kind of the event.
  var behavior: ClientBehavior { get }

  /// The event in one line, without tokens, bodies and parameters.
  var summary: String { get }
}

/// A function that gets the events of a client whose kinds are switched on.
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

  /// Creates an observer of kinds by their names, such as those in an environment variable.
  ///
  /// Unknown names are left out.
  public init(
    named names: some Sequence<String>, take: @escaping @Sendable (Event) -> Void
  ) {
    self.init(Set(names.compactMap { ClientBehavior(rawValue: $0) }), take: take)
  }

  /// Passes an event on, if its kind is switched on.
  public func callAsFunction(_ event: Event) {
    if behaviors.contains(event.behavior) { take(event) }
  }
}
