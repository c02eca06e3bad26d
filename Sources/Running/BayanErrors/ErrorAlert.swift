public import BayanRuntime

/// The contents of an error's alert.
///
/// Alerts are equal if they show the same, so equality ignores ``performer``.
public struct ErrorAlert: Hashable, Sendable {
  /// The headline.
  public var title: String
  /// The description and the recovery suggestion.
  public var message: String
  /// The buttons in order; empty for an error that can only be read.
  public var buttons: [ErrorWords.Option]
  /// The direction of the alert's layout, which is that of the description.
  ///
  /// A text of the other direction is isolated.
  public var direction: TextDirection
  /// The locale of the description.
  public var locale: LocaleTag
  /// The locales of the texts, each once, ``locale`` first: several if a translation lacks a text.
  public var languages: [LocaleTag]
  /// The performer of the buttons' options.
  public var performer = OptionPerformer.nobody

  public init(
    title: String, message: String, buttons: [ErrorWords.Option], direction: TextDirection,
    locale: LocaleTag
  ) {
    self.title = title
    self.message = message
    self.buttons = buttons
    self.direction = direction
    self.locale = locale
    languages = [locale]
  }

  /// Creates the alert for an error's words, with all of the catalog's buttons.
  ///
  /// Use this alert in a program that acts on the buttons' names itself, or only draws the buttons:
  /// ``perform(_:)`` does nothing. ``init(_:for:performedBy:)`` leaves out the buttons that nobody
  /// carries out.
  ///
  /// - Parameter sink: The sink in which the alert is shown.
  public init(_ words: ErrorWords, for sink: Sink = .display) {
    title = words.textBesideDescription(.title, for: sink) ?? ""
    locale = words.locale(of: .description)
    direction = words.direction(of: .description)
    languages = words.languages
    // The separator belongs to the sentence before it.
    message = Sentences.joined(
      [words.description(for: sink), words.textBesideDescription(.suggestion, for: sink) ?? ""],
      in: locale)
    buttons = words.optionsBesideDescription(for: sink)
  }

  /// Creates the alert for an error's words, with the buttons that the performer carries out.
  ///
  ///     let again = OptionPerformer(["retry"]) { _ in .recovered }
  ///     ErrorAlert(error.words, performedBy: again)
  ///
  /// A button that cancels is there only beside an option to cancel. If no other button is left,
  /// the only button is `ok`, if the catalog has that option.
  public init(
    _ words: ErrorWords, for sink: Sink = .display, performedBy performer: OptionPerformer
  ) {
    self.init(words, for: sink)
    self.performer = performer
    buttons.removeAll { $0.role != .cancel && !performer.canPerform($0) }
    if !buttons.contains(where: { $0.role != .cancel }) {
      buttons = words.optionBesideDescription(named: "ok", for: sink).map { [$0] } ?? []
    }
  }

  /// Returns whether a button has an effect: it carries out its option, or closes the alert.
  public func canPerform(_ button: ErrorWords.Option) -> Bool {
    button.role == .cancel || performer.canPerform(button)
  }

  /// Carries out a button's option, and returns whether the failed operation may be tried again.
  ///
  ///     if case .recovered = await alert.perform(button) { try await sendAgain() }
  ///
  /// Buttons that cancel or only close the alert have no effect.
  public func perform(_ button: ErrorWords.Option) async -> RecoveryResult {
    guard button.role != .cancel else { return .cancelled }
    return await performer.perform(button)
  }
}

/// The result of a recovery option.
public enum RecoveryResult: Sendable {
  /// A recovery that worked: the failed operation may be tried again, once.
  case recovered
  /// A step whose effect can't be seen here, such as an opened website: nothing is tried again.
  ///
  /// No further text is shown.
  case done
  /// A refusal by the user, after which no further text is shown.
  ///
  /// In this run the user isn't asked again, unless the user asks for it. If nothing is to be tried
  /// again for another reason, the result is ``done``.
  case cancelled
  /// A recovery that didn't work, with the error that says why, if there is one.
  case failed((any Error)?)

  public var isRecovered: Bool {
    if case .recovered = self { true } else { false }
  }
}

/// A function that carries out some options of an alert.
///
/// All performers are equal, because no performer changes the alert's appearance.
public struct OptionPerformer: Hashable, Sendable {
  /// The performer that carries out nothing.
  public static let nobody = OptionPerformer([]) { _ in .failed(nil) }

  private let names: Set<String>
  private let body: @Sendable (ErrorWords.Option) async -> RecoveryResult

  /// Creates a performer of the options with these names in the catalog, such as `retry`.
  public init(
    _ names: Set<String>, perform: @escaping @Sendable (ErrorWords.Option) async -> RecoveryResult
  ) {
    self.names = names
    body = perform
  }

  /// Returns whether the performer carries out an option.
  public func canPerform(_ option: ErrorWords.Option) -> Bool { names.contains(option.name) }

  /// Carries out an option; the result is `.failed(nil)` for an option that the performer doesn't
  /// know.
  public func perform(_ option: ErrorWords.Option) async -> RecoveryResult {
    canPerform(option) ? await body(option) : .failed(nil)
  }

  public static func == (a: OptionPerformer, b: OptionPerformer) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}

/// An error of a program's own catalog, with the performer of its options.
///
///     extension UploadError: ActionableError {
///       var performer: OptionPerformer {
///         OptionPerformer(["openSettings"]) { _ in await Settings.open() ? .done : .failed(nil) }
///       }
///     }
public protocol ActionableError: Error {
  var performer: OptionPerformer { get }
}

extension OptionPerformer {
  /// Creates the performer of an error's options: that of an ``ActionableError``, else ``nobody``.
  public init(of error: any Error) {
    self = (error as? any ActionableError)?.performer ?? .nobody
  }
}
