// README.md explains these declarations.

@MainActor open class NSResponder {
  public init() {}
  @discardableResult open func presentError(_ error: any Error) -> Bool { false }
  open func presentError(
    _ error: any Error, modalFor window: NSWindow, delegate: Any?, didPresent: Selector?,
    contextInfo: UnsafeMutableRawPointer?
  ) {}
}

/// A selector of Objective-C, which other systems lack.
public struct Selector: Sendable {}

public class NSWindow: NSResponder {}

public class NSButton: NSResponder {
  public var keyEquivalent = ""
  public var hasDestructiveAction = false
}

@MainActor public enum NSApplication {
  public struct ModalResponse: RawRepresentable, Equatable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alertFirstButtonReturn = ModalResponse(rawValue: 1000)
  }
}

@MainActor public class NSAlert {
  public init() {}
  public convenience init(error: any Error) { self.init() }
  public var messageText = ""
  public var informativeText = ""
  @discardableResult public func addButton(withTitle title: String) -> NSButton { NSButton() }
  public func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse {
    .alertFirstButtonReturn
  }
}
