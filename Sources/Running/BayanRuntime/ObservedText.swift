#if !hasFeature(Embedded)
  /// A text that a program has shown, as a ``TextObserver`` gets it.
  public struct ObservedText: Hashable, Sendable {
    /// A text of an error.
    public enum Part: Hashable, Sendable {
      case facet(CatalogTable.Facet)
      /// The label of an option, with the option's name.
      case option(String)

      /// The name of the facet, or `option.` and that of the option.
      public var name: String {
        switch self {
        case .facet(.title): "title"
        case .facet(.description): "description"
        case .facet(.suggestion): "suggestion"
        case .facet(.help): "help"
        case .option(let name): "option.\(name)"
        }
      }
    }

    public var domain: String
    /// The name of the code.
    public var code: String
    public var part: Part
    /// The locale of the error's words.
    public var locale: LocaleTag
    /// The locale of this text: another one, if that of the words lacks the text.
    public var answeringLocale: LocaleTag
    /// The arguments without private ones; a label has none.
    public var arguments: [MessageArgument]
  }
#endif
