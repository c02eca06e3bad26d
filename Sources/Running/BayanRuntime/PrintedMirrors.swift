#if !hasFeature(Embedded)
  // Mirrors of values are empty, because `dump` prints a mirror's children beside the description. Embedded Swift
  // has no mirrors.

  extension MessageNumber: CustomReflectable {
    public var customMirror: Mirror { Mirror(self, children: []) }
  }

  extension MessageDateTime: CustomReflectable {
    public var customMirror: Mirror { Mirror(self, children: []) }
  }

  extension MessageAmount: CustomReflectable {
    public var customMirror: Mirror { Mirror(self, children: []) }
  }

  extension MessageValue: CustomReflectable {
    public var customMirror: Mirror { Mirror(self, children: []) }
  }

  extension MessageArgument: CustomReflectable {
    public var customMirror: Mirror { Mirror(self, children: []) }
  }

  extension MessageArguments: CustomReflectable {
    public var customMirror: Mirror {
      Mirror(self, children: map { (label: $0.name, value: $0.value) }, displayStyle: .dictionary)
    }
  }
#endif
