public import BayanRuntime

/// The contents of an error's alert.
///
/// Alerts are equal if they show the same.
public struct ErrorAlert: Hashable, Sendable {
  /// The headline.
  public var title: String
  /// The description and the recovery suggestion.
  public var message: String
  /// The buttons in order; empty where the error offers nothing but to be read.
  public var buttons: [ErrorWords.Option]
  /// The direction to lay it out in, that of the description; a text of the other direction is isolated.
  public var direction: TextDirection
  /// The locale of the description.
  public var locale: LocaleTag
  /// The locales of its texts, each once, ``locale`` first: several where a translation lacks a text.
  public var languages: [LocaleTag]
  /// Who carries out the buttons.
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

  /// The alert for an error's words, with all of the catalog's buttons, as the sink in which it is
  /// shown wants them.
  ///
  /// It is for a program that acts on the buttons' names, or that only draws them: ``perform(_:)``
  /// does nothing. ``init(_:for:performedBy:)`` leaves out what nobody carries out.
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

  /// The alert for an error's words, with the buttons that somebody carries out.
  ///
  ///     let again = OptionPerformer(["retry"]) { _ in .recovered }
  ///     ErrorAlert(error.words, performedBy: again)
  ///
  /// An option that cancels is there only beside something to cancel. If nothing else is left, the only
  /// button is the catalog's option `ok`, if it has one.
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

  /// Whether pressing a button does something: carries out its option, or closes the alert.
  public func canPerform(_ button: ErrorWords.Option) -> Bool {
    button.role == .cancel || performer.canPerform(button)
  }

  /// Carries out what a button says, and says whether what failed may be tried again.
  ///
  ///     if case .recovered = await alert.perform(button) { try await sendAgain() }
  ///
  /// Buttons that cancel or only close the alert do nothing.
  public func perform(_ button: ErrorWords.Option) async -> RecoveryResult {
    guard button.role != .cancel else { return .cancelled }
    return await performer.perform(button)
  }
}

/// The result of an option that was chosen.
public enum RecoveryResult: Sendable {
  /// It worked: what failed may be tried again, once.
  case recovered
  /// It was done, and whether it helped isn't seen here, as after a website was opened: nothing is
  /// tried again. Show nothing.
  case done
  /// The user didn't want to after all. Show nothing.
  ///
  /// It is a no: in this run the user isn't asked again without having asked for it. If nothing is to
  /// be tried again for another reason, the result is ``done``.
  case cancelled
  /// It didn't work; the error, where there is one, says why.
  case failed((any Error)?)

  public var isRecovered: Bool {
    if case .recovered = self { true } else { false }
  }
}

/// Carries out some options of an alert.
///
/// It is no part of what an alert shows: all of them are equal.
public struct OptionPerformer: Hashable, Sendable {
  /// Carries out nothing.
  public static let nobody = OptionPerformer([]) { _ in .failed(nil) }

  private let names: Set<String>
  private let body: @Sendable (ErrorWords.Option) async -> RecoveryResult

  /// Creates one for some options, by their names in the catalog: `retry`.
  public init(
    _ names: Set<String>, perform: @escaping @Sendable (ErrorWords.Option) async -> RecoveryResult
  ) {
    self.names = names
    body = perform
  }

  /// Whether it carries out an option.
  public func canPerform(_ option: ErrorWords.Option) -> Bool { names.contains(option.name) }

  /// Carries out an option; for one that it doesn't know, nothing.
  public func perform(_ option: ErrorWords.Option) async -> RecoveryResult {
    canPerform(option) ? await body(option) : .failed(nil)
  }

  public static func == (a: OptionPerformer, b: OptionPerformer) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}

/// An error that knows who carries out its options: one of a program's own catalog.
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
  /// Who carries out the options of an error; nobody, where it doesn't say so.
  public init(of error: any Error) {
    self = (error as? any ActionableError)?.performer ?? .nobody
  }
}
