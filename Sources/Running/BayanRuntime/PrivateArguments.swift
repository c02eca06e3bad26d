#if !hasFeature(Embedded)
  /// A generated error with private arguments, which is printed without their values.
  ///
  /// `print`, `dump`, `String(reflecting:)`, the message of an uncaught error, and a mirror show
  /// `expired(token: <private>)`. Only types with private arguments conform to it, because each
  /// conformance costs the compiler (decision 19). An enum that existed before its catalog keeps its
  /// own `description`, if it has one.
  public protocol ErrorWithPrivateArguments: CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
  {}

  extension ErrorWithPrivateArguments where Self: CatalogDescribed {
    /// The case with its arguments, without the values of private ones.
    public var description: String {
      let values = errorValues
      return values.isEmpty ? codeName : "\(codeName)(\(values))"
    }

    /// ``description`` after the name of the type.
    public var debugDescription: String { "\(Self.self).\(description)" }

    /// A mirror in which the case has a child for each argument.
    public var customMirror: Mirror {
      let values = errorValues
      return Mirror(
        self, children: values.isEmpty ? [:] : [codeName: values], displayStyle: .enum)
    }
  }

  extension ErrorValues: CustomStringConvertible, CustomReflectable {
    /// The arguments with their names, without the values of private ones: `token: <private>, limit:
    /// 3`.
    public var description: String {
      shown.map { name, value in "\(name): \(value)" }.joined(separator: ", ")
    }

    /// A mirror with a child for each argument.
    public var customMirror: Mirror {
      Mirror(self, children: shown.map { (label: $0, value: $1) }, displayStyle: .tuple)
    }

    /// Whether there is no value to print.
    fileprivate var isEmpty: Bool { allArguments.isEmpty && underlying == nil }

    /// The values in a form that may be printed.
    private var shown: [(name: String, value: Any)] {
      let hidden = privateNames
      var shown: [(name: String, value: Any)] = allArguments.map { argument in
        let isHidden = hidden.contains(argument.name)
        return (
          argument.name, PrintedText(isHidden ? "<private>" : argument.value.debugDescription)
        )
      }
      if let underlying { shown.append(("underlying", underlying)) }
      return shown
    }
  }

  /// Text that is printed as it is, without quotation marks.
  private struct PrintedText: CustomStringConvertible, CustomReflectable {
    let description: String

    init(_ description: String) { self.description = description }

    var customMirror: Mirror { Mirror(self, children: []) }
  }
#endif
